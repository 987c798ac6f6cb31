import { describe, expect, test } from 'vitest';
import { readContents, readRow } from '../../../shared/stocking/own-contents.ts';
import { tableBook } from '../../../shared/tables/book.ts';
import type { RandomTable, TableRow } from '../../../shared/tables/table.ts';

const row = (text: string, more: Partial<TableRow> = {}): TableRow => ({
  id: 1,
  spans: [{ from: 1, to: 1 }],
  weight: 1,
  text,
  gives: [],
  again: null,
  once: false,
  struck: false,
  drawn: 0,
  note: '',
  ...more,
});

describe('the words a row begins with', () => {
  test.each([
    ['Empty', 'empty', false, '', ''],
    ['', 'empty', false, '', ''],
    ['monster', 'monster', false, '', ''],
    ['Monsters + treasure', 'monster', true, '', ''],
    ['Trap and treasure: loose flagstone', 'trap', true, 'loose flagstone', ''],
    ['Special: a well that whispers', 'special', false, 'a well that whispers', ''],
    ['Treasure.', 'treasure', true, '', ''],
    ['Treasure: under the floor', 'treasure', true, '', 'under the floor'],
    ['Empty, with treasure', 'empty', true, '', ''],
    // Words that merely hold one of them mean nothing, nor do two kinds at once.
    ['The trap is sprung already', 'note', false, '', 'The trap is sprung already'],
    ['No monster', 'note', false, '', 'No monster'],
    ['Monster and trap', 'note', false, '', 'Monster and trap'],
    ['Cold ashes', 'note', false, '', 'Cold ashes'],
  ])('%j', (text, contents, treasure, what, note) => {
    expect(readContents(text)).toEqual({ contents, treasure, what, note });
  });
});

describe('what a row gives', () => {
  const goblin = { kind: 'creature', creature: 'goblin', name: 'Goblin', number: '2d4' } as const;
  const hoard = { kind: 'treasure', letters: 'C', level: null, value: null } as const;
  const reads = (given: TableRow) => {
    const table: RandomTable = {
      id: 1,
      name: 'Cellars',
      folder: '',
      columns: [],
      way: 'dice',
      beyond: 'nothing',
      modifiers: [],
      rows: [given],
    };
    const read = readRow(given, tableBook([table]).pieces(table, given));
    return read && `${read.contents}${read.treasure ? ' and treasure' : ''}`;
  };

  test.each([
    [row('Guard post', { gives: [goblin] }), 'monster'],
    [row('Guard post', { gives: [goblin, hoard] }), 'monster and treasure'],
    [row('Chest', { gives: [hoard] }), 'treasure and treasure'],
    [row('Trap', { gives: [hoard] }), 'trap and treasure'],
    // A row that is read by its dice alone says nothing before them.
    [row('{monster|trap}'), null],
    [row('Monster: {2d4} rats'), 'monster'],
    [row('Monster: {rats|bats}'), 'monster'],
    [row('Ashes, {1d6+1} days old'), 'note'],
    [row('Trap', { again: { more: 1 } }), null],
  ])('%#', (given, read) => expect(reads(given)).toBe(read));
});
