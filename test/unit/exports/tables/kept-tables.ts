import fc from 'fast-check';
import type { KeptTable } from '../../../../src-main/facts/tables/read-tables.ts';
import type { TablesOut } from '../../../../src-main/exports/tables/chosen-tables.ts';
import type { BookRandomTable } from '../../../../src-main/imports/book-entry.ts';
import { thrownOn } from '../../../../src-main/imports/random-tables/table-name.ts';
import { tableBook } from '../../../../shared/tables/book.ts';
import { without } from '../../../../shared/without.ts';
import type { TableRow } from '../../../../shared/tables/table.ts';

/** Tables as a campaign keeps them, some of which a format holds whole. */

type Row = Omit<TableRow, 'id'>;

/** How texts may be made; the order of the tables is Gems, Omens, Tolls. */
export interface Scraps {
  readonly texts: readonly string[];
  /** Line breaks, spaces and letters of any kind. */
  readonly any: boolean;
}

export const plainScraps: Scraps = {
  texts: [
    'a crow',
    'rain & wind',
    '“old” walls',
    'Ärger',
    '=cmd()',
    '7 rats',
    '-',
    '{2d4}',
    '{Gems}',
    '5 < 6',
    '\\{so\\}',
  ],
  any: false,
};

export const allScraps: Scraps = {
  texts: [
    ...plainScraps.texts,
    '{2d4 gp}',
    '{1d6×10}',
    '{3 Gems}',
    '{1d4 omens!}',
    '{Tolls +2.cap}',
    '{red|{Gems}^3|blue}',
    '{who=Gems}',
    '{$who.s}',
    '{Nowhere}',
    '{',
    '}',
    '[[The Mill]]',
    '[[The Mill|mill]]',
    '@UUID[x]{y}',
    'a|b',
    '"quoted", with a comma',
    '# no heading',
    '1-3. not a row',
    '2## not a weight',
    '<b>bold</b>',
    '&amp;',
    "'=x",
  ],
  any: true,
};

const textOf = ({ texts, any }: Scraps) => {
  const words = fc
    .array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(' '));
  const loose = fc.constantFrom('', ' ', '  two  spaces ', 'one\ntwo', 'one\n\n two', '\t=tab');
  return any ? fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: loose }) : words;
};

const span = (any: boolean) =>
  fc
    .tuple(fc.integer({ min: any ? -3 : 1, max: 20 }), fc.nat({ max: 4 }))
    .map(([from, more]) => ({ from, to: from + more }));

const spansOf = (columns: number, any: boolean) =>
  fc.array(any ? fc.option(span(any), { freq: 6 }) : span(false), { minLength: columns, maxLength: columns });

const rowOf = (scraps: Scraps, columns: number): fc.Arbitrary<Row> =>
  fc.record({
    spans: spansOf(columns, scraps.any),
    weight: fc.integer({ min: 1, max: 3 }),
    text: textOf(scraps),
    gives: scraps.any
      ? fc.constantFrom([], [{ kind: 'outcome' as const, outcome: 'they flee' }])
      : fc.constant([]),
    again: scraps.any ? fc.constantFrom(null, null, 'reroll' as const, { more: 2 }) : fc.constant(null),
    once: scraps.any ? fc.boolean() : fc.constant(false),
    struck: scraps.any ? fc.boolean() : fc.constant(false),
    drawn: scraps.any ? fc.nat({ max: 1 }) : fc.constant(0),
    note: scraps.any ? fc.constantFrom('', 'aside') : fc.constant(''),
  });

type Way = KeptTable['way'];

/** What a row has of a way, and nothing that is of no account in it. */
const fitting = (row: Row, way: Way): Row =>
  way === 'dice' ? { ...row, weight: 1 } : { ...row, spans: row.spans.map(() => null) };

function tableOf(
  scraps: Scraps,
  ways: readonly Way[],
  most: number,
): fc.Arbitrary<Omit<KeptTable, 'id' | 'name'>> {
  const shape = fc.record({ way: fc.constantFrom(...ways), columns: fc.integer({ min: 1, max: most }) });
  return shape.chain(({ way, columns }) => {
    const count = way === 'dice' ? columns : 1;
    return fc.record({
      folder: scraps.any ? fc.constantFrom('', 'Wilds', 'Wilds/Marsh') : fc.constant(''),
      purpose: scraps.any ? fc.constantFrom('any' as const, 'trap' as const) : fc.constant('any' as const),
      way: fc.constant(way),
      beyond: scraps.any
        ? fc.constantFrom('nothing' as const, 'end rows' as const)
        : fc.constant('nothing' as const),
      columns: fc.array(
        fc.record({
          title: scraps.any ? fc.constantFrom('', 'Day', 'Night') : fc.constant(''),
          dice: way === 'dice' ? fc.constantFrom('1d20', '2d6+1', 'd%', '1d6') : fc.constant(''),
        }),
        { minLength: count, maxLength: count },
      ),
      modifiers: scraps.any ? fc.constantFrom([], [{ title: 'fog', add: 2 }]) : fc.constant([]),
      notes: scraps.any ? fc.constantFrom('', 'By *night*.\n\n  Twice.') : fc.constant(''),
      licence: scraps.any ? fc.constantFrom('', 'OGL-1.0a') : fc.constant(''),
      source: scraps.any ? fc.constantFrom('', 'ose/gems') : fc.constant(''),
      rows: fc
        .array(rowOf(scraps, count), { minLength: 1, maxLength: 6 })
        .map((rows) => rows.map((row, at) => ({ ...fitting(row, way), id: at + 1 }))),
    });
  });
}

const names = ['Gems', 'Omens', 'Tolls'] as const;

/** Up to three tables that may throw on each other. */
export const keptTables = (
  scraps: Scraps,
  ways: readonly Way[],
  columns: number,
): fc.Arbitrary<KeptTable[]> =>
  fc
    .array(tableOf(scraps, ways, columns), { minLength: 3, maxLength: 3 })
    .map((tables) => tables.map((table, at) => ({ ...table, id: at + 1, name: names[at] ?? '' })));

export const tablesOut = (tables: readonly KeptTable[]): TablesOut => ({ tables, book: tableBook(tables) });

/** A table as it was read, its throws written out. */
export const asRead = ({ rows, ...head }: BookRandomTable) => ({
  ...without(head, 'is', 'apart'),
  rows: rows.map((row) => ({
    ...row,
    text: row.text
      .map((part) => (typeof part === 'string' ? part : 'to' in part ? part.written : thrownOn(part)))
      .join(''),
  })),
});

/** The same table as it stood. */
export const asKept = ({ rows, ...head }: KeptTable) => ({
  ...without(head, 'id'),
  rows: rows.map((row) => without(row, 'id')),
});
