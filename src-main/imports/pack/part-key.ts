import { foldedPath } from '../../../shared/tables/free-name.ts';
import { folded } from '../../../shared/tables/names.ts';
import type { BookEntry } from '../book-entry.ts';

/** What tells a part of a pack from the others, in all its editions: its kind and its name there; null for no part. */
export function partKey(entry: BookEntry): string | null {
  if (entry.is === 'creature') return `creature ${folded(entry.name)}`;
  if (entry.is === 'randomTable') return `table ${foldedPath(entry)}`;
  if (entry.is === 'page') return `page ${entry.kind} ${folded(entry.name)}`;
  return null;
}
