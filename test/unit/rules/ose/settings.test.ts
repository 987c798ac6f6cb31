import { expect, test } from 'vitest';
import { oseDefaults, settings } from '../../../../shared/rules/ose/settings.ts';
import { ose } from '../../../../shared/rules/ose/index.ts';
import { defaultSettings } from '../../../../shared/rules/system.ts';

test('the listed defaults and the typed ones are the same', () => {
  expect(defaultSettings(ose)).toEqual(oseDefaults);
});

test('everything the book calls optional starts off', () => {
  // Whether odds are shown is of the desk, not of the book.
  const optional = settings.filter(({ kind, key }) => kind === 'boolean' && key !== 'oddsShown');
  expect(optional.filter((setting) => setting.default !== false)).toEqual([]);
  expect(oseDefaults.encumbrance).toBe('none');
});

test('a turn is ten minutes and a round ten seconds', () => {
  expect(ose.clock).toEqual({ roundSeconds: 10, turnSeconds: 600 });
});
