import { expect, test } from 'vitest';
import { readFacts, readSheet, sheetProblems, writeSheet } from '../../../src-main/facts/party/sheet.ts';

test('an empty sheet reads as its defaults and is written as nothing', () => {
  const sheet = readSheet({ sheet: '{}' });
  expect(sheet).toMatchObject({ alignment: '', languages: [], overrules: {}, carrier: null });
  expect(writeSheet(sheet)).toBe('{}');
});

test('what a sheet says comes back', () => {
  const sheet = { ...readSheet({ sheet: '{}' }), alignment: 'Law', overrules: { acDescending: 2 } };
  const written = writeSheet(sheet);
  expect(JSON.parse(written)).toEqual({ alignment: 'Law', overrules: { acDescending: 2 } });
  expect(readSheet({ sheet: written })).toEqual(sheet);
  expect(sheetProblems({ sheet: written })).toEqual([]);
});

test.each([
  ['{"alignment":7,"notes":"kept"}', ['"alignment" could not be read.']],
  ['{"notes":"kept","fromTomorrow":1}', ['"fromTomorrow" is not known here.']],
  ['{"notes":"kept","spells":[{"name":"Sleep"}]}', ['"spells" could not be read.']],
  ['{"notes":"kept","__proto__":{"x":1},"constructor":2}', ['"constructor" is not known here.']],
])('a damaged sheet %s is read for the rest, and told', (json, problems) => {
  expect(readSheet({ sheet: json }).notes).toBe('kept');
  expect(readSheet({ sheet: json }).alignment).toBe('');
  expect(sheetProblems({ sheet: json })).toEqual(problems);
});

test.each(['[]', '7', 'null', '"x"'])('a sheet that is no object, %s, is empty and told', (json) => {
  expect(readSheet({ sheet: json })).toEqual(readSheet({ sheet: '{}' }));
  expect(sheetProblems({ sheet: json })).toEqual(['Nothing of it could be read.']);
});

test('damaged facts of a thing leave the sound ones', () => {
  expect(readFacts({ facts: '{"acBonus":"much","hands":2}' })).toEqual({ hands: 2 });
  expect(readFacts({ facts: '' })).toEqual({});
});

test('what is read is shared, so that nobody can change it', () => {
  const sheet = readSheet({ sheet: '{"languages":["Common"]}' });
  expect(() => sheet.languages.push('Elvish')).toThrow(TypeError);
  expect(readSheet({ sheet: '{"languages":["Common"]}' }).languages).toEqual(['Common']);
});
