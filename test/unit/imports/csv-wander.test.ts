import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WanderTable } from '../../../src-main/areas/wander/read-tables.ts';
import { tablesCsv } from '../../../src-main/exports/table-csv.ts';
import type { BookTable } from '../../../src-main/imports/book-entry.ts';
import { csvRecords } from '../../../src-main/imports/csv/text.ts';
import { likelyDice } from '../../../shared/dice/likely-dice.ts';
import { onlyEntry, pathsOf, readAll } from './samples/contexts.ts';

const tableOf = (text: string): BookTable => {
  const { book } = onlyEntry(text);
  if (book?.is !== 'table') throw new Error('No table was read.');
  return book;
};
const spansOf = (text: string) => tableOf(text).rows.map(({ from, to }) => [from, to]);

describe('a wandering table', () => {
  it('has its totals in a column of ranges, with any of the usual signs between the cells', () => {
    const rows = 'Roll;Monster;No. Appearing;Notes\n1-3;Goblin;2-8;armed\n4–5;Orc;1d6;\n6;Ogre;1;angry\n';
    for (const text of [rows, rows.replaceAll(';', '\t'), rows.replaceAll(';', ',')]) {
      const { name, dice, rows: read } = tableOf(text);
      expect([name, dice]).toEqual(['Imported table', '1d6']);
      expect(read).toEqual([
        { from: 1, to: 3, who: 'Goblin', number: '2d4', creatureId: null, nested: null, note: 'armed' },
        { from: 4, to: 5, who: 'Orc', number: '1d6', creatureId: null, nested: null, note: '' },
        { from: 6, to: 6, who: 'Ogre', number: '1', creatureId: null, nested: null, note: 'angry' },
      ]);
    }
    expect(onlyEntry(rows).unread).toEqual([
      { path: 'line 2, number', why: '2-8 is taken for 2d4.' },
      { path: 'dice', why: 'No dice are written; 1d6 go with these totals.' },
    ]);
  });

  it('or from and to, or weights, or under the dice themselves', () => {
    expect(spansOf('from,to,who\n2,5,Rat\n6,,Bat\n7,12,Cat')).toEqual([
      [2, 5],
      [6, 6],
      [7, 12],
    ]);
    expect(tableOf('from,to,who\n2,5,Rat\n6,,Bat\n7,12,Cat').dice).toBe('2d6');
    expect(spansOf('weight,who\n3,Rat\n1,Bat\n16,Cat')).toEqual([
      [1, 3],
      [4, 4],
      [5, 20],
    ]);
    expect(tableOf('d%,encounter\n01-95,Rat\n96-00,Dragon')).toMatchObject({
      dice: 'd%',
      rows: [
        { from: 1, to: 95 },
        { from: 96, to: 100 },
      ],
    });
    expect(tableOf('d20,name,number\n1-20,Rat,1d4').rows[0]).toMatchObject({ who: 'Rat', number: '1d4' });
  });

  it('may stand with others in one file, and send to them', () => {
    const { entries } = readAll(
      'table,dice,from,to,who,number,creature,nested,note\nHills,1d4,1,3,Goblin,2d4,goblin,,\nHills,,4,4,,,,Dragons,\nDragons,1d2,1,2,Red dragon,1,,,asleep\n',
    );
    expect(entries.map(({ kind, name, summary }) => [kind, name, summary])).toEqual([
      ['table', 'Hills', 'Wandering table, 1d4, 2 rows, 1 sends to another table'],
      ['table', 'Dragons', 'Wandering table, 1d2, 1 row'],
    ]);
    expect(entries[0]?.book).toMatchObject({
      rows: [{ creatureId: 'goblin' }, { who: '', nested: 'Dragons' }],
    });
  });

  it('takes a column "table" that is not filled everywhere for tables to throw on instead', () => {
    expect(tableOf('range,who,table\n1-5,Rat,\n6,,Undead').rows[1]).toMatchObject({
      who: '',
      nested: 'Undead',
    });
  });

  it('tells every line that it leaves out, and why', () => {
    const { entries, unread } = readAll(
      'range,who,number,colour\n1-2,Rat,1d6,grey\nthree,Bat,1,\n4,,1,\n,Cat,1,\n9-5,Dog,1,\n6,Owl,many,\n7,Elk,1,,,x\n',
    );
    const [entry] = entries;
    expect(entry?.book).toMatchObject({ rows: [{ who: 'Rat' }, { who: 'Owl', number: '' }, { who: 'Elk' }] });
    expect(unread).toEqual([{ path: 'colour', why: 'No column of that name is known.' }]);
    expect(entry === undefined ? [] : pathsOf(entry)).toEqual([
      'line 2, colour',
      'line 3',
      'line 4',
      'line 5',
      'line 6',
      'line 7, number',
      'line 8, column 6',
      'dice',
    ]);
  });

  it('leaves out how many appear where no dice give so many, and never what its step would refuse', () => {
    const { rows, unread } = { ...tableOf(far), unread: onlyEntry(far).unread };
    expect(rows.map(({ number }) => number)).toEqual(['', '']);
    expect(unread.filter(({ why }) => why === 'It is neither dice nor a figure.')).toHaveLength(2);
  });
  const far = 'range,who,number\n1-3,Rat,1-999999\n4-6,Bat,5000-10000';

  it('is refused without rows, and holds 500 at most', () => {
    expect(onlyEntry('range,who\nx,Rat\n').refused).toBe('It has no rows.');
    const many = Array.from({ length: 600 }, (_, at) => `${at + 1},Rat ${at}`).join('\n');
    const entry = onlyEntry(`range,who\n${many}`);
    expect(entry.book).toMatchObject({ rows: { length: 500 } });
    expect(entry.unread.filter(({ why }) => why.startsWith('A table has at most 500'))).toHaveLength(100);
  });

  it('is none where the columns are those of things or of people', () => {
    expect(readAll('name,weight,who,number\nRope,50,Hild,2').entries[0]?.kind).toBe('item');
    expect(readAll('thing,weight,who,notes\nRope,50,Hild,2').entries[0]?.kind).toBe('item');
    expect(readAll('name,range,damage\nBow,70,1d6').entries[0]?.kind).toBe('item');
    expect(readAll('character,level,count\nHild,2,3').entries[0]?.kind).not.toBe('table');
  });
});

describe('a table written as CSV', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
    fc.constantFrom(
      '=1+1',
      '<the cook>',
      'Rats &amp; mice',
      '+5',
      '-x',
      '@SUM(A1)',
      'a,b',
      'say "x"',
      "'quoted'",
      'ü – é',
      ';',
    ),
  );
  const text = words.map((each) => each.replaceAll(/\s+/g, ' ').trim());
  const row = fc.record({
    from: fc.integer({ min: -5, max: 500 }),
    more: fc.nat(20),
    who: text.filter((each) => each !== ''),
    number: fc.constantFrom('', '1', '2d4', '1d6+1', 'd%'),
    creature: fc.constantFrom(null, 'goblin'),
    note: text,
  });

  it('comes back the same, and no cell begins like a formula', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('1d20', '2d6', 'd%'),
        (rows, dice) => {
          const table: WanderTable = {
            table: {
              id: 1,
              name: 'Old mill',
              purpose: 'wandering',
              columns: [{ title: '', dice }],
              dice,
              source: '',
              notes: '',
            },
            rows: rows.map(({ from, more, who, number, creature, note }, at) => ({
              id: at + 1,
              from,
              to: from + more,
              who,
              number,
              creatureId: creature,
              nestedId: null,
              note,
              isPlain: true,
            })),
          };
          const csv = tablesCsv([table], new Map([[1, table]]));
          const cells = [...csvRecords(csv, ',')].flatMap((record) => record.cells);
          expect(cells.filter((cell) => /^[=+@]|^-(?!\d+$)/.test(cell))).toEqual([]);
          expect(tableOf(csv)).toEqual({
            is: 'table',
            name: 'Old mill',
            dice,
            notes: '',
            rows: rows.map(({ from, more, who, number, creature, note }) => ({
              from,
              to: from + more,
              who,
              number,
              creatureId: creature,
              nested: null,
              note,
            })),
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('guesses the dice from the totals', () => {
  const dice = (from: number, to: number): string => likelyDice([{ from, to }]);
  expect([dice(1, 20), dice(2, 12), dice(3, 18), dice(1, 100), dice(2, 7), dice(0, 9)]).toEqual([
    '1d20',
    '2d6',
    '3d6',
    '1d100',
    '1d7',
    '1d9',
  ]);
});
