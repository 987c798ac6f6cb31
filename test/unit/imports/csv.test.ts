import { describe, expect, it } from 'vitest';
import { csvRecords } from '../../../src-main/imports/csv/text.ts';
import { inPounds, pathsOf, readAll } from './samples/contexts.ts';
import { itemTable, peopleTable } from './samples/own-samples.ts';

const cellsOf = (text: string, delimiter = ','): string[][] =>
  [...csvRecords(text, delimiter)].map(({ cells }) => cells);

describe('records', () => {
  it('may quote delimiters, quotes and line breaks', () => {
    expect(cellsOf('a,"b, c","say ""hi"""\r\n"two\nlines",,x\n\n,\nlast')).toEqual([
      ['a', 'b, c', 'say "hi"'],
      ['two\nlines', '', 'x'],
      ['last'],
    ]);
    expect([...csvRecords('"a\n\nb"\nc', ',')].map(({ line }) => line)).toEqual([1, 4]);
    expect(cellsOf('"never ends, a\nb')).toEqual([['never ends, a\nb']]);
  });
});

describe('a table of things', () => {
  const { format, entries, unread } = readAll(itemTable);

  it('is read by the names of its columns', () => {
    expect(format).toBe('Table of things, CSV');
    expect(entries.map(({ things, belongsTo }) => [things[0]?.item, belongsTo])).toMatchObject([
      [
        { name: 'Rope', quantity: 2, weightEach: 50, costEach: 1, kind: 'gear', notes: `50', "hempen"` },
        null,
      ],
      [{ name: 'Sword, long', weightEach: 30, costEach: 15, kind: 'weapon' }, 'Hild'],
      [{ name: 'gp', quantity: 120, kind: 'coin', coin: 'gp', weightEach: 1 }, null],
      [{ name: 'Torch', quantity: 6, costEach: 0.1, kind: 'torch', notes: 'two\nlines' }, null],
    ]);
    expect(entries[1]?.summary).toContain('for Hild');
  });

  it('lists the columns that are unknown, and what stands in them', () => {
    expect(unread).toEqual([{ path: 'Colour', why: 'No column of that name is known.' }]);
    expect(entries.map(pathsOf)).toEqual([['Colour'], [], [], []]);
  });

  it('lists figures that are none, and refuses a row without a count or a name', () => {
    const read = readAll(
      'item,qty,weight,price,kind,extra\nPole,x,1,1,gear,\n,2,1,1,gear,\nOar,1,heavy,two,oar,,more\n',
    );
    expect(read.entries.map(({ refused }) => refused === null)).toEqual([false, true, true]);
    expect(read.entries[1]?.name).toBe('Nameless (line 3)');
    expect(read.entries[2]?.unread.map(({ path }) => path)).toEqual(['weight', 'cost', 'kind', 'column 7']);
    expect(read.unread.map(({ path }) => path)).toEqual(['extra']);
  });

  it('weighs in the campaign’s unit unless the column names another', () => {
    expect(readAll('name,weight\nPole,7', inPounds).entries[0]?.things[0]?.item.weightEach).toBe(7);
    expect(readAll('name,weight cn\nPole,70', inPounds).entries[0]?.things[0]?.item.weightEach).toBe(7);
  });
});

describe('a table of people', () => {
  it('is read with semicolons as well', () => {
    const { format, entries } = readAll(peopleTable);
    expect(format).toBe('Table of people, CSV');
    expect(entries.map(({ person }) => person)).toMatchObject([
      {
        name: 'Wren',
        className: 'Fighter',
        classId: 'fighter',
        raceId: 'elf',
        level: 3,
        xp: 4100,
        hp: 12,
        maxHp: 18,
        abilities: { strength: 16, charisma: 10 },
        sheet: { alignment: 'Lawful', languages: ['Common', 'Elvish'], notes: 'likes tea' },
      },
      { name: 'Odo', className: 'Barber', classId: null, hp: 4, maxHp: 4 },
    ]);
  });
});
