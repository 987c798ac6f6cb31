import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { pastedCreatures, shownFigures } from '../../imports/stat-blocks/pasted/pasted.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { usualSystem, writingsOf } from '../../content/bestiary/own/drafts.ts';

/** What a pasted text makes, in the terms of a system's book or the first there is. */
export function pastedDrafts(
  books: readonly BookOfCreatures[],
  text: string,
  systemId: string,
): QueryOutput<'creature.paste'> {
  const systems = writingsOf(books);
  const system = usualSystem(books, systemId);
  const by = systems.find(({ id }) => id === system)?.writing;
  const { creatures, loose } = by === undefined ? { creatures: [], loose: [] } : pastedCreatures(text, by);
  return {
    system,
    systems: systems.map(({ id, title }) => ({ id, title })),
    creatures: creatures.map((creature) => ({
      ...creature,
      figures: by === undefined ? [] : shownFigures(creature.facts, by),
    })),
    loose,
  };
}
