import { capital } from '../../../shared/words/names.ts';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { ItemRow } from '../../db/tables.ts';
import { arrive, takeFrom } from './stacks.ts';
import type { Target } from './target.ts';
import type { Things } from './things.ts';
import { samePlace } from './things.ts';

/** In so many things at most another may lie. */
export const deepest = 20;

/** The things by id. Throws not-found when one is gone. */
export function needThings(things: Things, ids: readonly number[], field = 'itemIds'): ItemRow[] {
  return [...new Set(ids)].map((id) => {
    const row = things.get(id);
    if (!row)
      throw new TurnkeeperError('not-found', 'Some of these things are no longer there.', {
        [field]: 'Choose again.',
      });
    return row;
  });
}

/** Of things chosen together, those that do not travel inside another of them. */
export function outermostOf(things: Things, rows: readonly ItemRow[]): ItemRow[] {
  const chosen = new Set(rows.map(({ id }) => id));
  return rows.filter(({ id }) => !things.around(id).some((around) => chosen.has(around.id)));
}

export interface Moved {
  /** What went, as it was when it set out. */
  items: ItemRow[];
  /** Who had it; null for nobody. */
  fromIds: (number | null)[];
}

/**
 * Moves things with all they hold: containers whole, stacks onto equal stacks. Throws refused where they are there
 * already, or would lie in themselves or too deep.
 */
export function moveThings(
  things: Things,
  { itemIds, quantity }: { itemIds: readonly number[]; quantity: number | null },
  target: Target,
): Moved {
  const chosen = outermostOf(things, needThings(things, itemIds));
  const [first] = chosen;
  if (quantity !== null && chosen.length !== 1)
    throw new TurnkeeperError('bad-input', 'How many can be said of one stack only.', {
      quantity: 'Choose one stack, or leave it out.',
    });
  const going = chosen.filter((row) => !samePlace(row, target.columns));
  if (going.length === 0 || first === undefined)
    throw refused(`${said(target)} already has these.`, {
      to: 'Choose another place.',
    });
  for (const row of going) refuseNesting(things, row, target);
  const fromIds = [...new Set(going.map(({ id }) => things.holderOf(id)))];
  const items = going.map((row) => takeFrom(things, row, quantity));
  for (const { id } of items) arrive(things, id, target.columns);
  return { items, fromIds };
}

/** The target at the beginning of a sentence. */
const said = ({ name }: Target) => capital(name);

function refuseNesting(things: Things, row: ItemRow, target: Target): void {
  if (!target.container) return;
  const around = [target.container, ...things.around(target.container.id)];
  if (around.some(({ id }) => id === row.id))
    throw refused(`${row.name} cannot go into itself.`, {
      to: 'Choose another place.',
    });
  if (around.length + heightOf(things, row.id) > deepest)
    throw refused(`Things lie at most ${deepest} deep in each other.`, {
      to: 'Choose a place further out.',
    });
}

/** How many things lie in each other in it, where they lie deepest. */
const heightOf = (things: Things, id: number): number =>
  Math.max(0, ...things.inside(id).map((inner) => 1 + heightOf(things, inner.id)));
