import type { Unread } from '../entry.ts';
import { UnreadList } from '../unread-list.ts';

/** Lines of a note that belong to no block. */

/** The lines that nobody read, a line for each run of them. */
export const runsOf = (lines: readonly string[]): Unread[] => {
  const unread = new UnreadList();
  let from = -1;
  let last = -1;
  const close = (): void => {
    const path = from === last ? `line ${from + 1}` : `lines ${from + 1}-${last + 1}`;
    if (from !== -1) unread.add(path, 'It belongs to no stat block and no encounter.');
    from = -1;
  };
  lines.forEach((line, at) => {
    if (/^#{1,6} /.test(line)) close();
    if (line.trim() === '' || /^\^\w+\s*$/.test(line)) return;
    if (from === -1) from = at;
    last = at;
  });
  close();
  return unread.all;
};

/** The paragraphs of a note, without the lines that only part them and those that only its program works out. */
export const paragraphsOf = (lines: readonly string[]): string[] =>
  lines
    .map((line) => (/^(?:-{3,}|\*{3,}|\^\w+|#* *`=[^`]*`|%%.*%%)\s*$/.test(line) ? '' : line.trimEnd()))
    .join('\n')
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
