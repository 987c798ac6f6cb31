import { describe, expect, test } from 'vitest';
import { listsFile } from '../../../shared/content/schemas/lists.ts';
import { rowOdds } from '../../../shared/tables/odds.ts';
import { tableBook } from '../../../shared/tables/book.ts';
import { namesAmong } from '../../../shared/tables/names-after.ts';
import { listTables } from '../../../src-main/content/own-lists.ts';
import { loadOwnLists } from '../../../src-main/content/content.ts';
import { textOf } from './starter-content.ts';

const file = listsFile.parse(JSON.parse(textOf('own.lists.json')));
const { lists } = file;

/** So many rows each has. */
const counts: Readonly<Record<string, number>> = {
  kin: 5,
  'names-woman': 60,
  'names-man': 60,
  'names-dwarf': 60,
  'names-elf': 60,
  'names-halfling': 60,
  trades: 40,
  traits: 60,
  wants: 40,
  secrets: 40,
  voices: 20,
  'potion-looks': 60,
  'dungeon-dressing': 60,
};

test('the lists are the program’s own, and read once', async () => {
  expect(file.licence.id).toBe('CC0-1.0');
  expect(Object.fromEntries(lists.map(({ id, rows }) => [id, rows.length]))).toEqual(counts);
  expect(await loadOwnLists()).toEqual(file);
  expect(await loadOwnLists()).toBe(await loadOwnLists());
});

test('a file that has other than it should is refused', () => {
  const [kin] = lists;
  const short = { ...file, lists: [{ ...kin, weights: [1] }] };
  expect(listsFile.safeParse(short).error?.issues[0]?.message).toBe('Each row has its weight.');
  expect(listsFile.safeParse({ ...file, licence: { ...file.licence, id: 'OGL-1.0a' } }).success).toBe(false);
});

describe.each(lists.map((list) => [list.id, list] as const))('%s', (_id, { rows, folder, name }) => {
  test('says nothing twice, and nothing that reads as dice or a table', () => {
    expect(new Set(rows.map((row) => row.toLowerCase())).size).toBe(rows.length);
    for (const row of rows) expect(row).toMatch(/^[^{}[\]|\s][^{}[\]|]{0,68}[^{}[\]|\s.]$/);
  });

  test('stands at every total of its dice', () => {
    const table = listTables(file).find((each) => each.folder === folder && each.name === name);
    if (table === undefined) throw new Error(`There is no table ${name}.`);
    const odds = rowOdds(tableBook([table]), table.id, { column: 0, modifiers: [] });
    expect(odds.nothing.parts).toBe(0n);
    expect(odds.rows).toHaveLength(rows.length);
  });
});

test('no name stands in two lists, and all are names that others can be made after', () => {
  const names = lists.filter(({ folder }) => folder === 'Names').flatMap(({ rows }) => rows);
  expect(namesAmong(names)).toEqual(names);
});

test('every kin has its names', () => {
  const kin = lists.find(({ id }) => id === 'kin')?.rows ?? [];
  const named = lists.filter(({ folder }) => folder === 'Names').map(({ name }) => name.toLowerCase());
  expect(named.sort()).toEqual([...kin].sort());
});
