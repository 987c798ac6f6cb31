import type { KeptTable } from '../../facts/tables/read-tables.ts';
import { Losses, type TextWithLosses } from '../losses.ts';
import { visibleText } from '../text/visible-text.ts';
import type { TablesOut } from './chosen-tables.ts';
import { tellWhatHasComeUp, tellWhatTablesLack } from './losses.ts';
import { spanText } from './span-text.ts';

/** Tables in Markdown: a heading and a table each, the totals of its columns before the text. */

type Row = KeptTable['rows'][number];

export function tablesMarkdown(out: TablesOut): TextWithLosses {
  const losses = new Losses();
  tellWhatTablesLack(out, losses);
  tellWhatHasComeUp(out, losses);
  losses.add('folders', out.tables.filter(({ folder }) => folder !== '').length);
  const tables = out.tables.filter(({ rows }) => rows.length > 0);
  return { text: tables.map(tableOf).join('\n'), losses: losses.all };
}

/** Our own texts are read again letter by letter: only what would end a cell is changed. */
const cell = (text: string): string =>
  visibleText(text)
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', '<br>')
    .trim();

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function tableOf(table: KeptTable): string {
  const { name, notes, way, columns, rows } = table;
  const heads = way === 'dice' ? columns.map(({ dice, title }) => `${dice} ${title}`.trim()) : ['weight'];
  return [
    `## ${name}`,
    '',
    ...(notes === '' ? [] : [visibleText(notes).trim(), '']),
    lineOf([...heads, name].map(cell)),
    lineOf([...heads.map(() => '---:'), '---']),
    ...rows.map((row) => lineOf([...standing(table, row), cell(row.text)])),
    '',
  ].join('\n');
}

const standing = ({ way, columns }: KeptTable, { spans, weight }: Row): string[] =>
  way === 'dice'
    ? columns.map((_, at) => {
        const span = spans[at] ?? null;
        return span === null ? '' : spanText(span);
      })
    : [String(weight)];
