import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tablesAsText } from '../../../../src-main/exports/tables/tables-as-text.ts';
import type { KeptTable } from '../../../../src-main/facts/tables/read-tables.ts';
import { readAll } from '../../imports/samples/contexts.ts';
import { allScraps, asKept, asRead, keptTables, plainScraps, type Scraps, tablesOut } from './kept-tables.ts';

const readBack = (text: string) =>
  readAll(text).entries.map((entry) => {
    if (entry.book?.is !== 'randomTable') throw new Error(`${entry.name}: ${entry.refused ?? entry.kind}`);
    return asRead(entry.book);
  });

interface Standing {
  name: string;
  rows: readonly { spans: readonly unknown[]; weight: number }[];
}

/** What a form holds of tables whatever is in them: the totals, the weights and the order of rows. */
const bones = (tables: readonly Standing[]) =>
  tables.map(({ name, rows }) => [name, rows.map(({ spans, weight }) => [spans[0], weight])]);

/** Losses of where rows stand and how likely they are. */
const moved = [
  'rows at no total',
  'rows at the total 0',
  'dice of a table',
  'dice of a table without totals',
  'cards that are there several times',
];

/** A virtual table knows no d%. */
const withPlainDice = (table: KeptTable): KeptTable => ({
  ...table,
  columns: table.columns.map((column) => ({ ...column, dice: column.dice === 'd%' ? '1d100' : column.dice })),
});

describe.each<['foundry' | 'csv' | 'text', number, Scraps]>([
  ['foundry', 1, plainScraps],
  ['csv', 3, { ...allScraps, any: false }],
  ['text', 1, { ...allScraps, any: false }],
])('tables as %s and back', (format, columns, scraps) => {
  it('are the same where the form holds all of them', () => {
    fc.assert(
      fc.property(keptTables(scraps, ['dice', 'weights'], columns), (given) => {
        const tables = format === 'foundry' ? given.map(withPlainDice) : given;
        const { text, losses } = tablesAsText(tablesOut(tables), format);
        expect(losses).toEqual([]);
        expect(readBack(text)).toEqual(tables.map(asKept));
      }),
      { numRuns: 150 },
    );
  });

  it('keep what the form holds, and differ in nothing that was not named', () => {
    fc.assert(
      fc.property(keptTables(allScraps, ['dice', 'weights', 'deck'], columns), (tables) => {
        const { text, losses } = tablesAsText(tablesOut(tables), format);
        if (losses.some(({ what }) => moved.includes(what))) return;
        const back = readBack(text);
        if (losses.length === 0) expect(back).toEqual(tables.map(asKept));
        expect(bones(back)).toEqual(bones(tables));
      }),
      { numRuns: 300 },
    );
  });
});
