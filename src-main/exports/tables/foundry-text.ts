import { escaped } from '../../imports/random-tables/row-text.ts';
import type { Piece } from '../../../shared/tables/text/pieces.ts';
import type { TableId } from '../../../shared/tables/table.ts';
import type { Losses } from '../losses.ts';
import { htmlText } from '../text/html-text.ts';

/** The text of a row as a virtual table reads it: rolls and links to tables of the same file live, all else words. */

type Braces = Extract<Piece, { kind: 'braces' }>;

/** The tables of the file: their documents' ids and what they are called. */
export type InFile = ReadonlyMap<TableId, { readonly documentId: string; readonly name: string }>;

/** What would be rolled or linked there although it is only written. */
const live = /\[\[|[@&][A-Za-z]{1,20}\[/;

/** Dice as they are spelled there. */
export const foundryDice = (dice: string): string =>
  dice
    .replaceAll(/[×x](?=\s*\d)/gi, '*')
    .replaceAll(/[–−]/g, '-')
    .replaceAll(/d%/gi, 'd100');

export function foundryText(pieces: readonly Piece[], inFile: InFile, losses: Losses): string {
  const lost = new Set<string>();
  const text = pieces.map((piece) => said(piece, inFile, lost)).join('');
  if (text !== text.replaceAll(/\s+/g, ' ').trim()) lost.add('line breaks and spacing of texts');
  for (const what of lost) losses.add(what);
  return text.replaceAll('\n', '<br>');
}

function said(piece: Piece, inFile: InFile, lost: Set<string>): string {
  if (piece.kind === 'braces') return ofBraces(piece, inFile, lost);
  if (piece.kind === 'link') {
    lost.add('links of texts');
    return htmlText(piece.written.slice(2, -2).split('|').at(-1) ?? '');
  }
  const text = piece.kind === 'text' ? piece.text : piece.written;
  if (live.test(text)) lost.add('signs that mean something else there');
  if (escaped(text) !== piece.written) lost.add('how braces are written');
  return htmlText(text);
}

function ofBraces({ written, content, as, forms }: Braces, inFile: InFile, lost: Set<string>): string {
  if (as !== null) lost.add('words that are kept and printed again');
  if (forms.length > 0) lost.add('forms of words');
  switch (content.kind) {
    case 'dice': {
      const dice = foundryDice(content.dice);
      const roll = content.words === '' ? `[[${dice}]]` : `[[${dice}]] ${htmlText(content.words)}`;
      if (written !== `{${dice}}`) lost.add('how dice are written');
      return roll;
    }
    case 'choice':
      lost.add('choices within a text');
      return htmlText(written);
    case 'kept':
      lost.add('words that are kept and printed again');
      return htmlText(written);
    case 'table': {
      const table = inFile.get(content.table);
      const { count, add, unique } = content;
      if (add !== 0 || unique || count !== null) lost.add('how often and with what a table is thrown on');
      if (table === undefined) {
        lost.add('throws on tables that are not in the file');
        return htmlText(written);
      }
      if (written !== `{${table.name}}`) lost.add('how throws are written');
      const often = count === null ? '' : /d/i.test(count) ? `[[${foundryDice(count)}]] ` : `${count} `;
      return `${often}@UUID[RollTable.${table.documentId}]{${htmlText(table.name)}}`;
    }
  }
}
