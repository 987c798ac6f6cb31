import { describe, expect, test } from 'vitest';
import { entriesOf, findEntries } from '../../../shared/ipc/desk/reference-search.ts';
import { keptBy, typesOf } from '../../../shared/rules/reference.ts';
import { referenceSample } from '../../renderer/reference/reference-sample.ts';

const entries = entriesOf(referenceSample);
const named = (query: string) => findEntries(entries, query).map(({ name }) => name);

describe('looking something up', () => {
  test('no words find everything, system by system', () => {
    expect(named(' ')).toEqual(entries.map(({ name }) => name));
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  test('every word must occur, in the name, the text or an id, in capitals or not', () => {
    expect(named('SIX fall')).toEqual(['OSE-HAZ-3']);
    expect(named('fall zeppelin')).toEqual([]);
    expect(named('ose-haz-3')).toEqual(['OSE-HAZ-3', 'fall.damage']);
  });

  test('what bears the name comes before what only speaks of it', () => {
    expect(named('fall')).toEqual(['fall.damage', 'OSE-HAZ-3', 'climb.check']);
  });
});

test('the named types of an operation come with those they name, each once', () => {
  const [ose] = referenceSample.systems;
  if (ose?.operations[0] === undefined) throw new Error('The sample has no operation.');
  expect(typesOf(ose, ose.operations[0]).map(({ text }) => text)).toEqual([
    'interface Rolled { rolled?: RolledDie[] }',
    'interface RolledDie { sides: number; face: number }',
  ]);
});

test('where a rule is kept is told in words', () => {
  const told = referenceSample.systems.flatMap(({ rules }) => rules.map(keptBy));
  expect(told).toEqual([
    'Computed by fall.damage; played by the combat machine.',
    'By the people at the table: The referee judges it.',
    'Read here.',
    'Shown in the dungeon window.',
    'Played by the combat machine.',
  ]);
});
