import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../../shared/tables/text/read.ts';
import { bookEntry } from '../../../../src-main/imports/book-entry.ts';
import type { BookRandomTable } from '../../../../src-main/imports/book-entry.ts';
import type { ReadEntry } from '../../../../src-main/imports/entry.ts';
import { onlyEntry, readAll, readJson } from '../samples/contexts.ts';
import { deepObject, spoils } from '../samples/mutations.ts';
import { gems, mill, omens, oneOf, result, weather } from './roll-tables.ts';

const seed = 20_261_127;

const tableOf = ({ book, refused }: ReadEntry): BookRandomTable => {
  if (book?.is !== 'randomTable') throw new Error(`It is no random table: ${refused ?? ''}`);
  return book;
};
const whyOf = ({ unread }: ReadEntry, path: string): string[] =>
  unread.flatMap((each) => (each.path === path ? [each.why] : []));
const textOf = (text: string): unknown => {
  const [row] = tableOf(onlyEntry(oneOf({}, text))).rows;
  return row === undefined || row.text.length > 1 ? row?.text : row.text[0];
};

describe('a roll table of a virtual table', () => {
  it('has its dice, notes and rows, and throws on the tables of its file', () => {
    const { format, entries } = readJson([mill, gems]);
    expect(format).toBe('Virtual table, JSON');
    const [first, second] = entries.map(tableOf);
    expect(first).toMatchObject({
      name: 'In the mill',
      folder: '',
      way: 'dice',
      columns: [{ title: '', dice: '1d4' }],
      notes: 'When the wheel stands still.\nOnce a day.',
    });
    expect(first?.rows.map(({ spans, text }) => [spans[0]?.from, text])).toEqual([
      [1, ['{1d6} rats and {2d4} gp']],
      [2, [{ table: 'Gems', as: null, forms: [] }]],
      [3, ['Old miller']],
      [4, ['Flour & \\{dust|dirt\\}']],
    ]);
    expect(second?.rows.map(({ spans }) => spans[0])).toEqual([
      { from: 2, to: 4 },
      { from: 5, to: 6 },
      { from: 8, to: 8 },
    ]);
    expect(entries.map(({ summary }) => summary)).toEqual([
      'Random table, 1d4, 4 rows',
      'Random table, 2d4, 3 rows',
    ]);
  });

  it('tells every field that has no place here', () => {
    const [first, second] = readJson([mill, gems]).entries;
    expect(first?.unread).toEqual([
      {
        path: 'results.2',
        why: 'It refers to "world.people.miller0000000000", of which only the name is here.',
      },
      {
        path: 'bookkeeping',
        why: '18 fields of the program it came from: _id, permission, folder, img, displayRoll, flags.',
        folded: 18,
      },
    ]);
    expect(second && whyOf(second, 'results')).toEqual(['Nothing stands at 7 (12.5 %).']);
  });

  it('of newer versions has a name and a description, and is a deck where nothing goes back', () => {
    const [entry] = readJson([omens, gems]).entries;
    const book = tableOf(entry as ReadEntry);
    expect(book).toMatchObject({ way: 'deck', columns: [{ title: '', dice: '1d3' }] });
    expect(book.rows.map(({ text, drawn, weight, once }) => [text, drawn, weight, once])).toEqual([
      [['Crows: They leave ', { table: 'Gems', as: null, forms: [] }, '.'], 1, 1, false],
      [[], 0, 1, false],
      [['A fog'], 0, 1, false],
    ]);
    expect(book.rows[1]?.gives).toEqual([
      { kind: 'creature', creature: { own: 'Wolf' }, name: 'Wolf', number: '' },
    ]);
    expect(entry?.summary).toBe('Random table, a deck, 1 card drawn, 3 rows');
    expect(entry && whyOf(entry, 'results.1')).toEqual([]);
    expect(entry && whyOf(entry, 'results.2')).toEqual([]);
  });

  it.each([
    [{ type: 1, collection: 'Actor', resultId: 'a' }, 'creature'],
    [{ type: 1, documentCollection: 'Actor', documentId: 'a' }, 'creature'],
    [{ type: 'document', documentUuid: 'Actor.a' }, 'creature'],
    [{ type: 'document', documentCollection: 'Item', documentId: 'a' }, 'thing'],
    [{ type: 'pack', documentUuid: 'Compendium.world.gear.Item.a' }, 'thing'],
    [{ type: 'text', documentCollection: 'Item', documentId: 'a' }, null],
    [{ type: 2, collection: 'world.beasts', resultId: 'a' }, null],
  ])('refers to somebody or to a thing, who is then given: %o', (reference, kind) => {
    const [row] = tableOf(onlyEntry({ ...gems, results: [result(2, 'Silver wolf', reference)] })).rows;
    expect(row?.gives.map((gift) => gift.kind)).toEqual(kind === null ? [] : [kind]);
    expect(row?.text).toEqual(kind === null ? ['Silver wolf'] : []);
  });

  it('gives by name alone: what has dice or links in it stays words, a description stays', () => {
    const rows = [
      result(2, '[[1d6]] wolves', { type: 1, collection: 'Actor', resultId: 'a' }),
      result(5, 'x'.repeat(81), { type: 1, collection: 'Actor', resultId: 'a' }),
      { ...result(8, ''), text: undefined, type: 'document', documentUuid: 'Actor.a', name: 'Wolf' },
    ];
    const [dice, long, described] = tableOf(
      onlyEntry({
        ...gems,
        results: rows.map((row, at) => ({ ...row, description: at === 2 ? 'It limps.' : '' })),
      }),
    ).rows;
    expect([dice?.text, dice?.gives]).toEqual([['{1d6} wolves'], []]);
    expect(long?.gives).toEqual([]);
    expect([described?.text, described?.gives]).toEqual([
      ['It limps.'],
      [{ kind: 'creature', creature: { own: 'Wolf' }, name: 'Wolf', number: '' }],
    ]);
  });

  it('without dice is drawn by weight', () => {
    const entry = onlyEntry(weather);
    expect(tableOf(entry)).toMatchObject({ way: 'weights', columns: [{ title: '', dice: '' }] });
    expect(tableOf(entry).rows.map(({ weight, struck }) => [weight, struck])).toEqual([
      [3, false],
      [1, false],
      [1, true],
    ]);
    expect(whyOf(entry, 'results.2')).toEqual(['It weighs nothing; it is struck off.']);
  });

  it('whose results are not alike and do not go back has rows that come once', () => {
    const unlike = {
      ...gems,
      replacement: false,
      results: [...gems.results, result(7, 'opal', { drawn: true })],
    };
    const book = tableOf(onlyEntry(unlike));
    expect(book).toMatchObject({ way: 'dice', columns: [{ title: '', dice: '2d4' }] });
    expect(book.rows.map(({ once, struck, drawn }) => [once, struck, drawn])).toEqual([
      [true, false, 0],
      [true, false, 0],
      [true, false, 0],
      [true, true, 0],
    ]);
    const byWeight = { ...weather, replacement: false };
    expect(tableOf(onlyEntry(byWeight))).toMatchObject({
      way: 'weights',
      rows: [{ weight: 3, once: true }, {}, {}],
    });
  });

  it.each([
    [
      '1d6 + @abilities.str.mod',
      '1d6',
      /^"1d6 \+ @abilities\.str\.mod": 1d6 is thrown; add the rest by hand\.$/,
    ],
    ['@level', '1d6', /^"@level" is no dice here; 1d6 go with these totals\.$/],
    ['{1d6,1d8}kh', '1d6', /is no dice here; 1d6 go/],
    ['1d0', '1d6', /is no dice here/],
    ['1d6[fire]', '1d6', /is no dice here/],
  ])('with the formula %s is thrown with %s, and says so', (formula, dice, why) => {
    const results = [1, 2, 3, 4, 5, 6].map((at) => result(at, 'x'));
    const entry = onlyEntry(oneOf({ formula, results }));
    expect(tableOf(entry).columns[0]?.dice).toBe(dice);
    expect(whyOf(entry, 'formula')[0]).toMatch(why);
  });

  it('keeps ranges that do not go with its dice, and tells them', () => {
    const results = [
      result(0, 'none', { range: [0, 0] }),
      result(1, 'turned', { range: [3, 1] }),
      result(2, 'over', { range: [3, 9] }),
      result(3, 'far', { range: [1, 1e9] }),
      result(4, 'odd', { range: 'all' }),
      null,
      'text',
    ];
    const entry = onlyEntry(oneOf({ formula: '1d6', results }));
    expect(tableOf(entry).rows.map(({ spans }) => spans[0])).toEqual([
      null,
      { from: 1, to: 3 },
      { from: 3, to: 9 },
      null,
      null,
    ]);
    expect(whyOf(entry, 'results.1')).toEqual([
      'It ends at 1, before it begins at 3; its ends are changed over.',
    ]);
    expect(whyOf(entry, 'results.3.range')).toEqual(['It is no pair of totals.']);
    expect(whyOf(entry, 'results.4.range')).toEqual(['It is no pair of totals.']);
    for (const path of ['results.5', 'results.6'])
      expect(whyOf(entry, path)).toEqual(['It is no result. The row is left out.']);
    expect(whyOf(entry, 'results')).toEqual(['At 3 stand Result 2 and Result 3; the first counts.']);
  });

  it('of more than 2,000 results keeps the first, and of a long text what a row holds', () => {
    const results = Array.from({ length: 2003 }, (_, at) =>
      result(at + 1, at === 0 ? 'y'.repeat(5000) : 'x'),
    );
    const entry = onlyEntry(oneOf({ formula: '1d2003', results }));
    const { rows } = tableOf(entry);
    expect([rows.length, rows[0]?.text]).toEqual([2000, ['y'.repeat(4000)]]);
    expect(whyOf(entry, 'results')).toEqual([
      '3 more results left out: a table has at most 2,000 rows.',
      'Nothing stands at 2001 to 2003 (0.15 %).',
    ]);
    expect(whyOf(entry, 'results.0')).toEqual(['It is longer than 4,000 letters; the rest is left out.']);
  });

  it('is called what can stand between braces, each of a file otherwise', () => {
    const named = (name: string) => oneOf({ name });
    const { entries } = readJson([
      named('Gems {old}'),
      named('a|b'),
      named('2d4'),
      named('Rings'),
      named('rings'),
    ]);
    expect(entries.map(({ name }) => name)).toEqual(['Gems old', 'a b', '2d4', 'Rings', 'rings (2)']);
    expect(entries[0] && whyOf(entries[0], 'name')).toEqual(['"Gems {old}" is called Gems old here.']);
    expect(onlyEntry(named('n'.repeat(10_000))).name).toBe('n'.repeat(80));
  });

  it.each([
    ['no name', { name: ' ' }, /without a name/],
    ['no results', { results: [] }, /^It has no rows\.$/],
  ])('with %s is refused', (_what, changes, why) => {
    const [entry] = readJson([oneOf(changes)]).entries;
    expect(entry?.refused).toMatch(why);
  });

  it('is found among other documents, in lines, and in a folder of lists', () => {
    const lines = readAll(
      [mill, { ...gems, name: 'Older' }, gems].map((each) => JSON.stringify(each)).join('\n'),
    );
    expect(lines.entries.map(({ name }) => name)).toEqual(['In the mill', 'Gems']);
    expect(readJson({ name: 'Mill', tables: [gems], journal: [] }).entries.map(({ name }) => name)).toEqual([
      'Gems',
    ]);
    const { results, formula } = gems;
    expect(readJson({ name: 'Bare', results }).entries[0]?.refused).toBeNull();
    expect(readJson({ results, formula, name: 'Turned' }).entries[0]?.name).toBe('Turned');
  });
});

describe('the text of a result', () => {
  it.each([
    ['[[/r 1d4 + 1]] days', '{1d4 + 1} days'],
    ['[[2d6]]°', '{2d6}°'],
    ['[[/damage 5d6 poison]] damage', '{5d6} poison damage'],
    ['[[/healing 5d6 temp]]{5d6 hit points}', '{5d6} hit points'],
    ['[[/r 1d6]]{Roll it}', 'Roll it ({1d6})'],
    ['@Damage[2d6[fire]]', '{2d6} fire'],
    ['@Damage[1d8[healing,vitality]]{vitality damage}', 'vitality damage ({1d8} healing,vitality)'],
    ['[[/save con dc=15]]', 'save con dc=15'],
    ['[[1d6 + @level]]', '{1d6} + @level'],
    ['&Reference[poisoned]', 'poisoned'],
    ['@Template[distance:20|type:burst]', 'distance 20, type burst'],
    ['@UUID[Compendium.a.b.Item.Prone]', 'Prone'],
    ['@Item[abc]{a {rope}', 'abc\\{a \\{rope\\}'],
    ['{Gems} {2d4} \\{x} {{{{', '\\{Gems\\} \\{2d4\\} \\\\{x\\} \\{\\{\\{\\{'],
    ['a\\[[1d6]]', 'a\\ {1d6}'],
  ])('%s is %s', (given, written) => {
    expect(textOf(given)).toBe(written);
  });

  it('throws on a table that is elsewhere by its name, and tells it', () => {
    const entry = onlyEntry(
      oneOf({}, '@UUID[RollTable.nowhere]{Rings} and @RollTable[Old rings] and @Item[x]{Gems}'),
    );
    expect(tableOf(entry).rows[0]?.text).toEqual([
      { table: 'Rings', as: null, forms: [] },
      ' and ',
      { table: 'Old rings', as: null, forms: [] },
      ' and Gems',
    ]);
    expect(whyOf(entry, 'results.0').map((why) => why.slice(0, 40))).toEqual([
      'It leads to "RollTable.nowhere", which i',
      'It leads to "Old rings", which is not in',
      'It refers to "x"; the words stand.',
    ]);
  });

  it('that is no piece is printed as it stands', () => {
    const strange = fc.stringMatching(/^[ab{}|\\@$=.^!0-9d\[\] ]{0,40}$/);
    fc.assert(
      fc.property(strange, (given) => {
        const plain = given.replaceAll(/\[\[|\]\]|@\w*\[/g, '').trim();
        fc.pre(!/\[\[|@\w*\[/.test(plain));
        const written = textOf(plain) ?? '';
        const pieces = readText(typeof written === 'string' ? written : 'in parts', () => 1);
        expect(pieces.map((piece) => (piece.kind === 'text' ? piece.text : piece.written)).join('')).toBe(
          plain,
        );
        expect(pieces.every(({ kind }) => kind === 'text' || kind === 'link')).toBe(true);
      }),
      { seed, numRuns: 2000 },
    );
  });
});

describe('a spoilt roll table', () => {
  it('is read or refused, and never more than the book holds', () => {
    fc.assert(
      fc.property(fc.constantFrom<unknown>(mill, gems, omens, weather), spoils, (root, how) => {
        const copy: unknown = structuredClone(root);
        for (const spoil of how) spoil(copy);
        for (const { book, refused } of readJson([copy, mill]).entries) {
          expect(book === null).toBe(refused !== null);
          if (book !== null) expect(bookEntry.parse(book)).toEqual(book);
        }
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('of names of objects and of great depth is told', () => {
    const text = JSON.stringify(mill).replace('"flags":{}', '"__proto__":{"polluted":1},"name":"Doubled"');
    const entry = onlyEntry(text);
    expect([entry.name, ({} as { polluted?: number }).polluted]).toEqual(['In the mill', undefined]);
    const deep = onlyEntry({ ...mill, extra: deepObject(500) });
    expect(whyOf(deep, 'extra')).toEqual(['It has no place here.']);
  });
});
