import type { KeptTable } from '../../facts/tables/read-tables.ts';
import { Losses, type TextWithLosses } from '../losses.ts';
import { csvLine } from '../text/csv-text.ts';
import type { TablesOut } from './chosen-tables.ts';
import { tellWhatHasComeUp, tellWhatTablesLack } from './losses.ts';
import { spanText } from './span-text.ts';

/** Tables as CSV: a line a row, with the totals of each column, the weight and the text. */

interface Shape {
  readonly columns: number;
  readonly folders: boolean;
  readonly titles: boolean;
}

export function tablesCsv(out: TablesOut): TextWithLosses {
  const { tables } = out;
  const losses = new Losses();
  tellWhatTablesLack(out, losses);
  tellWhatHasComeUp(out, losses);
  losses.add('notes', tables.filter(({ notes }) => notes !== '').length);
  losses.add('space around texts', tables.flatMap(({ rows }) => rows.filter(isPadded)).length);
  losses.add(
    'dice of a table without totals',
    tables.filter(({ way, rows }) => way === 'dice' && rows.every(isNowhere)).length,
  );
  const shape: Shape = {
    columns: Math.max(1, ...tables.map(({ columns }) => columns.length)),
    folders: tables.some(({ folder }) => folder !== ''),
    titles: tables.some(({ columns }) => columns.some(({ title }) => title !== '')),
  };
  const lines = tables.flatMap((table) => table.rows.map((row) => csvLine(cellsOf(table, row, shape))));
  return { text: [csvLine(headerOf(shape)), ...lines].join(''), losses: losses.all };
}

const isNowhere = ({ spans }: KeptTable['rows'][number]): boolean => spans.every((span) => span === null);
const isPadded = ({ text }: KeptTable['rows'][number]): boolean => text !== text.trim();

const headerOf = ({ columns, folders, titles }: Shape): string[] => [
  ...(folders ? ['folder'] : []),
  'table',
  ...Array.from({ length: columns }, (_, at) => {
    const nth = at === 0 ? '' : ` ${at + 1}`;
    return [`dice${nth}`, ...(titles ? [`title${nth}`] : []), `span${nth}`];
  }).flat(),
  'weight',
  'text',
];

function cellsOf(
  { folder, name, way, columns }: KeptTable,
  { spans, weight, text }: KeptTable['rows'][number],
  shape: Shape,
): (string | number)[] {
  const thrown = way === 'dice';
  return [
    ...(shape.folders ? [folder] : []),
    name,
    ...Array.from({ length: shape.columns }, (_, at) => {
      const column = columns[at];
      const span = spans[at] ?? null;
      return [
        thrown ? (column?.dice ?? '') : '',
        ...(shape.titles ? [column?.title ?? ''] : []),
        thrown && span !== null && column !== undefined ? spanText(span) : '',
      ];
    }).flat(),
    thrown ? '' : weight,
    text,
  ];
}
