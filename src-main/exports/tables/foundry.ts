import { readableDice } from '../../../shared/tables/draw.ts';
import type { KeptTable } from '../../facts/tables/read-tables.ts';
import { callableName } from '../../imports/random-tables/table-name.ts';
import { Losses, type TextWithLosses } from '../losses.ts';
import { htmlText } from '../text/html-text.ts';
import type { TablesOut } from './chosen-tables.ts';
import { foundryDice, foundryText, type InFile } from './foundry-text.ts';
import { tellWhatTablesLack } from './losses.ts';

/** Tables as roll tables of a virtual table, version 12: one document, or a list of several. */

type Row = KeptTable['rows'][number];

/** Ids of documents are sixteen letters and figures; the same table has the same in every file. */
const documentId = (prefix: string, id: number): string =>
  `${prefix}${String(id).padStart(16 - prefix.length, '0')}`;

export function foundryTables({ tables, book }: TablesOut): TextWithLosses {
  const losses = new Losses();
  tellWhatTablesLack({ tables }, losses);
  const inFile: InFile = new Map(
    tables.map(({ id, name }) => [id, { documentId: documentId('table', id), name }]),
  );
  const documents = tables.map((table) => {
    tellOfTable(table, losses);
    const results = table.rows.map((row, at) => ({
      _id: documentId('row', at + 1),
      type: 'text',
      text: foundryText(book.pieces(table, row), inFile, losses),
      ...standing(table, row),
      drawn: isOut(table, row),
    }));
    return {
      _id: documentId('table', table.id),
      name: table.name,
      description: description(table.notes),
      formula: table.way === 'dice' ? foundryDice(table.columns[0]?.dice ?? '') : '',
      replacement: table.way !== 'deck',
      displayRoll: true,
      results,
    };
  });
  const [only, ...others] = documents;
  return { text: `${JSON.stringify(others.length > 0 ? documents : only, null, 2)}\n`, losses: losses.all };
}

/** A result without a total stands at noughts. */
function standing({ way }: KeptTable, { spans, weight }: Row): { weight: number; range: [number, number] } {
  const span = (way === 'dice' ? spans[0] : null) ?? null;
  if (span === null) return { weight: way === 'deck' ? 1 : weight, range: [0, 0] };
  return { weight: Math.min(10_000, span.to - span.from + 1), range: [span.from, span.to] };
}

const isOut = ({ way }: KeptTable, { struck, drawn }: Row): boolean => (way === 'deck' ? drawn > 0 : struck);

const description = (notes: string): string =>
  notes === ''
    ? ''
    : notes
        .split('\n')
        .map((line) => `<p>${htmlText(line)}</p>`)
        .join('');

/** The same as it comes back of a page. */
const plainLines = (notes: string): string =>
  notes
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

function tellOfTable({ name, folder, way, columns, notes, rows }: KeptTable, losses: Losses): void {
  const dice = columns[0]?.dice ?? '';
  losses.add('folders', folder === '' ? 0 : 1);
  losses.add('columns beside the first', columns.length - 1);
  losses.add('titles of columns', columns[0]?.title === '' ? 0 : 1);
  losses.add('empty lines and spacing of notes', plainLines(notes) === notes ? 0 : 1);
  losses.add('names that cannot be thrown on', callableName(name) === name ? 0 : 1);
  losses.add('rows that come once', rows.filter(({ once }) => once).length);
  if (way === 'dice') {
    const placed = rows.filter(({ spans }) => spans[0] != null);
    losses.add('dice of a table', readableDice(dice) === null || placed.length === 0 ? 1 : 0);
    losses.add('how dice are written', foundryDice(dice) === dice ? 0 : 1);
    losses.add(
      'rows at the total 0',
      placed.filter(({ spans }) => spans[0]?.from === 0 && spans[0].to === 0).length,
    );
    return;
  }
  if (way !== 'deck') return;
  losses.add('cards that are there several times', rows.filter(({ weight }) => weight !== 1).length);
  losses.add('cards that are struck off', rows.filter(({ struck }) => struck).length);
}
