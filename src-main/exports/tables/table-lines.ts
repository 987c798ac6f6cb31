import type { KeptTable } from '../../facts/tables/read-tables.ts';
import { Losses, type TextWithLosses } from '../losses.ts';
import type { TablesOut } from './chosen-tables.ts';
import { tellWhatHasComeUp, tellWhatTablesLack } from './losses.ts';

/** Tables as lines of plain text: a name, its dice, and a row a line. */

type Row = KeptTable['rows'][number];
const farthest = 999_999;

export function tableLines(out: TablesOut): TextWithLosses {
  const { tables } = out;
  const losses = new Losses();
  tellWhatTablesLack(out, losses);
  tellWhatHasComeUp(out, losses);
  const rows = tables.flatMap((table) => table.rows);
  losses.add('folders', tables.filter(({ folder }) => folder !== '').length);
  losses.add('notes', tables.filter(({ notes }) => notes !== '').length);
  losses.add(
    'columns beside the first',
    tables.reduce((sum, { columns }) => sum + columns.length - 1, 0),
  );
  losses.add('titles of columns', tables.filter(({ columns }) => columns[0]?.title !== '').length);
  losses.add(
    'rows at no total',
    tables.flatMap((table) => table.rows.filter((row) => !isHeld(table, row))).length,
  );
  losses.add('line breaks and space around texts', rows.filter(({ text }) => text !== oneLine(text)).length);
  const text = tables.filter(({ rows: own }) => own.length > 0).map(linesOf);
  return { text: text.join('\n'), losses: losses.all };
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** A total is a figure of six digits at most. */
function isHeld({ way }: KeptTable, { spans }: Row): boolean {
  const [span = null] = spans;
  return way !== 'dice' || (span !== null && span.from >= 0 && span.to <= farthest);
}

function linesOf(table: KeptTable): string {
  const { name, way, columns, rows } = table;
  const head = [`# ${name}`, ...(way === 'dice' ? [columns[0]?.dice ?? ''] : [])];
  const lines = rows.filter((row) => isHeld(table, row)).map((row) => lineOf(way, row));
  return [...head, ...lines, ''].join('\n');
}

/** A row without words says its total twice, since a figure alone is none. */
function lineOf(way: KeptTable['way'], { spans, weight, text }: Row): string {
  const words = oneLine(text);
  const [span = null] = spans;
  const total =
    span === null || way !== 'dice'
      ? `${weight}##`
      : span.from === span.to && words !== ''
        ? `${span.from}.`
        : `${span.from}-${span.to}.`;
  return `${total} ${words}`.trimEnd();
}
