import { describe, expect, it } from 'vitest';
import { asRead } from '../../exports/tables/kept-tables.ts';
import { readAll } from '../samples/contexts.ts';

const tablesIn = (text: string) =>
  readAll(text).entries.map(({ book, refused }) => {
    if (book?.is !== 'randomTable') throw new Error(refused ?? 'no random table');
    const { name, way, columns, rows } = asRead(book);
    return {
      name,
      by: way === 'dice' ? columns.map(({ dice, title }) => `${dice} ${title}`.trim()).join(', ') : way,
      rows: rows.map(({ spans, weight, text: said }) => {
        const stands = spans.map((span) => (span === null ? '-' : `${span.from}-${span.to}`)).join(' ');
        return `${way === 'dice' ? stands : String(weight)} ${said}`;
      }),
    };
  });

const whyOf = (text: string) => readAll(text).entries.flatMap(({ unread }) => unread.map(({ why }) => why));

describe('random tables come in as', () => {
  it.each<[string, string, ReturnType<typeof tablesIn>]>([
    [
      'lines with ranges',
      '1-3 Goblins\n4–5 Orcs\n6 Nothing',
      [{ name: 'Imported table', by: '1d6', rows: ['1-3 Goblins', '4-5 Orcs', '6-6 Nothing'] }],
    ],
    [
      'lines of a hundred',
      '01–05. Gem\n06-99. Coins\n00. Crown',
      [{ name: 'Imported table', by: '1d100', rows: ['1-5 Gem', '6-99 Coins', '100-100 Crown'] }],
    ],
    [
      'lines under their dice, several lists in one text',
      'd8 Device\n1. pit\n2. dart\n\nd6 Smell\n1-4 damp\n5-6 {Device}',
      [
        { name: 'Device', by: '1d8', rows: ['1-1 pit', '2-2 dart'] },
        { name: 'Smell', by: '1d6', rows: ['1-4 damp', '5-6 {Device}'] },
      ],
    ],
    ...['roll,result', 'd4,Result', 'Dice,results', 'Range;Outcome'].map(
      (headers): [string, string, ReturnType<typeof tablesIn>] => {
        const sign = headers.includes(';') ? ';' : ',';
        return [
          `a spreadsheet whose columns are called ${headers}`,
          `${headers}\n1-3${sign}A crow\n4${sign}A hare\n`,
          [
            {
              name: 'Imported table',
              by: headers.startsWith('d4') ? 'd4' : '1d4',
              rows: ['1-3 A crow', '4-4 A hare'],
            },
          ],
        ];
      },
    ),
    [
      'lines by weight under a heading',
      '# Birds\n2##crow\n1## owl',
      [{ name: 'Birds', by: 'weights', rows: ['2 crow', '1 owl'] }],
    ],
    [
      'a table of Markdown, a table for each column of words',
      '| d6 | Kin | Trade |\n|---|---|---|\n| 1-3 | dwarf | smith |\n| 4-6 | elf | cook \\| maid |',
      [
        { name: 'Kin', by: 'd6', rows: ['1-3 dwarf', '4-6 elf'] },
        { name: 'Trade', by: 'd6', rows: ['1-3 smith', '4-6 cook | maid'] },
      ],
    ],
    [
      'a table of Markdown with totals by day and by night',
      '## Road\n\nOf the king.\n\n| 1d6 Day | 1d4 Night | Who |\n|--:|--:|---|\n| 1–6 | 1–3 | nobody |\n| | 4 | a ghost |',
      [{ name: 'Road', by: '1d6 Day, 1d4 Night', rows: ['1-6 1-3 nobody', '- 4-4 a ghost'] }],
    ],
    [
      'a table of Markdown by weight',
      '| weight | Bird |\n|--:|---|\n| 3 | crow |\n| 1 | owl |',
      [{ name: 'Bird', by: 'weights', rows: ['3 crow', '1 owl'] }],
    ],
    [
      'lines of a spreadsheet that say dice once',
      'table,dice,span,weight,text\nRoad,1d6,1-5,,nobody\nRoad,,6,,"a ghost, {Birds}"\nBirds,,,2,crow',
      [
        { name: 'Road', by: '1d6', rows: ['1-5 nobody', '6-6 a ghost, {Birds}'] },
        { name: 'Birds', by: 'weights', rows: ['2 crow'] },
      ],
    ],
  ])('%s', (_, text, tables) => {
    expect(tablesIn(text)).toEqual(tables);
  });

  it('a spreadsheet that is broken, and tell each fault', () => {
    const text = 'table;dice;span;text\nRoad;d0;1-3;x\nRoad;;3-1;y\nRoad;;z;=cmd()';
    expect(tablesIn(text)).toEqual([{ name: 'Road', by: '1d3', rows: ['1-3 x', '- y', '- =cmd()'] }]);
    expect(whyOf(text)).toEqual([
      '"d0" is no dice such as 1d20.',
      '"3-1" is no span of totals such as 1–3.',
      '"z" is no span of totals such as 1–3.',
      'No dice are written; 1d3 go with these totals.',
    ]);
  });

  it('text among other text, which is told', () => {
    const { entries, unread } = readAll('# Notes\nAsk the miller.\n\n# Omens\n1d4\n1-3. a crow\n4. fog');
    expect(entries.map(({ name }) => name)).toEqual(['Omens']);
    expect(unread).toEqual([{ path: 'line 1', why: 'It is no row of a table.' }]);
  });

  it('names of any length, cut and told', () => {
    const [entry] = readAll(`# ${'long '.repeat(2000)}\n1d4\n1. x\n2. y`).entries;
    expect(entry?.name.length).toBeLessThan(81);
    expect(entry?.unread.map(({ why }) => why)).toEqual(['Its name is longer than 80 letters.']);
  });
});
