import { bookEntry, bookSummary } from '../book-entry.ts';
import type { DraftEntry } from '../book-entry.ts';
import type { ReadEntry, Unread } from '../entry.ts';
import { shownText } from '../../../shared/words/shown-text.ts';

const nothing = { person: null, things: [], belongsTo: null };

/** A table that keeps its folder is told apart by it. */
const nameOf = (draft: DraftEntry): string =>
  draft.is === 'randomTable' && !draft.apart && draft.folder !== ''
    ? `${draft.folder}/${draft.name}`
    : draft.name;

/** An entry of the book as it will be taken, or refused with the first fault of it. */
export function judgeBook(draft: DraftEntry, unread: Unread[]): ReadEntry {
  const parsed = bookEntry.safeParse(draft);
  const kind = draft.is;
  const name = shownText(nameOf(draft));
  if (parsed.success)
    return {
      ...nothing,
      kind,
      name,
      summary: bookSummary(parsed.data),
      book: parsed.data,
      unread,
      refused: null,
    };
  const [first] = parsed.error.issues;
  const refused = first?.message ?? 'It is not what it should be.';
  return { ...nothing, kind, name, summary: '', book: null, unread, refused };
}
