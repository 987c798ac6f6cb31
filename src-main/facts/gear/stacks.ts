import { refused } from '../../../shared/errors.ts';
import type { ItemRow } from '../../db/tables.ts';
import type { PlaceColumns } from '../party/places.ts';
import { readFacts } from '../party/sheet.ts';
import type { Things } from './things.ts';

/** What is the same for things of one stack. A container is itself: it has its own contents. */
export function areEqual(one: ItemRow, other: ItemRow): boolean {
  if (one.capacity !== null || other.capacity !== null) return false;
  if (one.kind !== other.kind || one.weight !== other.weight || one.notes !== other.notes) return false;
  if (one.coin !== null || other.coin !== null) return one.coin === other.coin;
  if (!areAlikeInTruth(one, other)) return false;
  return (
    one.name === other.name &&
    one.cost === other.cost &&
    one.charges === other.charges &&
    sameFacts(one.facts, other.facts)
  );
}

/** What is not known stays apart, or the stack would tell that two of them are the same; shots of one find may go together. */
const areAlikeInTruth = (one: ItemRow, other: ItemRow): boolean =>
  (one.true_name === null && other.true_name === null) ||
  (one.kind === 'ammunition' &&
    one.known === other.known &&
    one.true_name === other.true_name &&
    one.true_facts === other.true_facts);

const sameFacts = (one: string, other: string): boolean =>
  one === other || inOrder(readFacts({ facts: one })) === inOrder(readFacts({ facts: other }));

const inOrder = (facts: object): string =>
  JSON.stringify(Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Puts a thing down in a place, no longer in use: onto an equal stack that lies there, or beside what does. */
export function arrive(things: Things, id: number, place: PlaceColumns): ItemRow {
  const { holder_id, container_id, stash_id } = place;
  const row = things.change(id, { holder_id, container_id, stash_id, state: 'carried' });
  const stack = things.findAt(
    place,
    (each) => each.id !== id && each.state === 'carried' && areEqual(each, row),
  );
  return stack ? poured(things, row, stack) : row;
}

/** All of one stack onto another. */
export function poured(things: Things, from: ItemRow, onto: ItemRow): ItemRow {
  things.remove(from.id);
  return things.change(onto.id, { quantity: onto.quantity + from.quantity });
}

/** So many of a stack as a thing of their own beside it, not in use; the whole stack where all are asked for. */
export function takeFrom(things: Things, row: ItemRow, quantity: number | null): ItemRow {
  if (quantity === null || quantity === row.quantity) return row;
  if (quantity > row.quantity) {
    const most = `There are only ${row.quantity.toLocaleString('en')} × ${row.name}.`;
    throw refused(most, { quantity: most });
  }
  if (things.inside(row.id).length > 0)
    throw refused(`There are things in ${row.name}. Empty it before parting the stack.`);
  things.change(row.id, { quantity: row.quantity - quantity });
  return things.add({ ...row, quantity, state: 'carried' });
}
