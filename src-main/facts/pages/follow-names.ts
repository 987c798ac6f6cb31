import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import type { Sql } from '../../db/sql.ts';
import { figure } from '../../../shared/words/figures.ts';
import { everyText, isThing, turnLinks } from './links.ts';
import { readNames, type NamedThing, type Names } from './named.ts';

/**
 * Writes what may give a thing another name or kind. Where it does, every link that meant one thing alone and does not
 * any more is led on to it; what a link shows in words of its own stays. Gives what is told of them behind a sentence,
 * empty where no link had to follow. Throws refused where a text would grow too long by it.
 */
export function writeNamed(
  sql: Sql,
  { bestiaries }: { readonly bestiaries: readonly BookOfCreatures[] },
  isRenamed: boolean,
  write: () => void,
): string {
  if (!isRenamed) {
    write();
    return '';
  }
  const before = readNames(sql, bestiaries);
  write();
  const after = readNames(sql, bestiaries);
  const links = turnLinks(sql, everyText(sql), (target) => {
    const meant = only(before, target);
    const now = meant && nowadays(after, meant);
    if (now === null) return null;
    const still = only(after, target);
    return still !== null && isThing(still, now) ? null : after.targetOf(now) || null;
  });
  if (links === 0) return '';
  return links === 1 ? '; a link follows' : `; ${figure(links)} links follow`;
}

/** What a target means and nothing else. */
function only(names: Names, target: string): NamedThing | null {
  const [first, ...others] = names.meant(target);
  return first === undefined || others.length > 0 ? null : first;
}

/** The same thing as it is named now; a page may be of another kind. */
const nowadays = (names: Names, { kind, id, to }: NamedThing): NamedThing | null =>
  to.kind === 'page' ? names.page(to.id) : names.find(kind, id);
