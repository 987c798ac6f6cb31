import type { CombatState } from '../../rules/combat.ts';
import type { Recipe } from '../../rules/fight/magic/recipe.ts';
import { meanOf } from './worth.ts';

/** What a spell or a power is worth to who uses it, in hit points or thereabouts. */
export interface Magic {
  readonly way: string;
  readonly heals: boolean;
  readonly worth: number;
}

/** A foe taken out counts as much as this, and one who is only hindered as the other. */
const takenOut = 8;
const hindered = 2;

interface Told {
  readonly id?: unknown;
  readonly recipe?: Recipe;
}

function magicIn(stats: unknown): readonly Told[] {
  const { spells, powers, wands } = (stats ?? {}) as Record<'spells' | 'powers' | 'wands', unknown>;
  return [spells, powers, wands].flatMap((list) => (Array.isArray(list) ? (list as Told[]) : []));
}

function worthOf({ damage, heal, status, effect }: Recipe): number {
  if (damage !== undefined) return meanOf(damage);
  if (heal !== undefined) return meanOf(heal);
  if (status !== undefined) return takenOut;
  return effect === undefined ? 0 : hindered;
}

/** The spells and powers of which it is known what they do, by their names. */
export function knownMagic(stats: unknown): ReadonlyMap<string, Magic> {
  const known = new Map<string, Magic>();
  for (const { id, recipe } of magicIn(stats)) {
    if (typeof id !== 'string' || recipe === undefined) continue;
    const worth = worthOf(recipe);
    if (worth > 0) known.set(id, { way: id, heals: recipe.heal !== undefined, worth });
  }
  return known;
}

/** Spells and powers of which nobody knows what they do: they are played as nothing. */
export function unknownMagic(state: CombatState): string[] {
  const names = state.fighters.flatMap((fighter) => {
    const { stats } = fighter as { stats?: unknown };
    const known = knownMagic(stats);
    return magicIn(stats).flatMap(({ id }) => (typeof id === 'string' && !known.has(id) ? [id] : []));
  });
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
}
