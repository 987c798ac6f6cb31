import { shownText } from '../../../shared/words/shown-text.ts';
import { readText } from '../../../shared/tables/text/read.ts';
import type { TableThrow } from '../book-entry.ts';

const longest = 80;

/** Whether the text between braces is a throw on the table of that name, and nothing else. */
function calls(inner: string, name: string): boolean {
  const [piece, ...others] = readText(`{${inner}}`, (wanted) => (wanted === name ? name : null));
  if (piece?.kind !== 'braces' || others.length > 0 || piece.content.kind !== 'table') return false;
  const { count, add, unique } = piece.content;
  return count === null && add === 0 && !unique && piece.as === null && piece.forms.length === 0;
}

/** A throw on a table as a row's text writes it: `{Gems}`, `{@2d4}`, `{hero=Names.cap}`. */
export const thrownOn = ({ table, as, forms }: TableThrow): string => {
  const keep = as === null ? '' : `${as}=`;
  const name = calls(table, table) ? table : `@${table}`;
  return `{${keep}${name}${forms.map((form) => `.${form}`).join('')}}`;
};

/** The name as it can stand between braces; empty where nothing of it can. */
export function callableName(given: string): string {
  const line = shownText(given.replaceAll(/\s+/g, ' ').trim().slice(0, longest)).trim();
  if (!/[{}|]/.test(line) && (calls(line, line) || calls(`@${line}`, line))) return line;
  const plain = line.replaceAll(/[{}|]/g, ' ').replace(/\.(?=\w+$)/, ' ');
  return plain.replaceAll(/\s+/g, ' ').trim();
}
