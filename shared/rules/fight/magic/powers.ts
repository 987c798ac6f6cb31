import { parseDice } from '../../../dice/notation.ts';
import type { FighterStatus } from '../../combat.ts';
import { amount, given, list, oneOf, refuse, text, whole } from '../../common/input.ts';

export const powerAims = ['foe', 'ally', 'self', 'any', 'none'] as const;

/** What a spell or a power does, as it was noted: it is thrown and done as soon as it is used on somebody. */
export interface Recipe {
  /** Dice of damage and of healing, thrown once for all whom it reaches. */
  damage?: string;
  heal?: string;
  /** The save against it, and what it does to one who saves; nothing if left out. */
  save?: string;
  saved?: 'half' | 'none';
  /** What else it does, for the referee to see to. */
  effect?: string;
}

/** A breath, a gaze, a wand, a horn: used in place of a blow, undeclared and unspoilt. */
export interface PowerStats {
  id: string;
  /** How often it is left; without end if left out. */
  uses?: number;
  /** On whom it may be used; if left out on anyone, or on nobody who is there. */
  aim?: (typeof powerAims)[number];
  rangeFeet?: number;
  recipe?: Recipe;
}

const farthest = 1e6;

const named = (value: unknown, field: string): string => text(value, field) || refuse(field, 'a name');

function dice(value: unknown, field: string): string {
  const notation = text(value, field);
  parseDice(notation, field);
  return notation;
}

/** Throws `bad-input`; `category` reads the book's own word for a save. */
export function checkedRecipe(
  raw: Recipe,
  field: string,
  category: (value: unknown, field: string) => string,
): Recipe {
  const { damage, heal, save, saved, effect } = given(raw, field);
  return {
    ...(damage !== undefined && { damage: dice(damage, `${field}.damage`) }),
    ...(heal !== undefined && { heal: dice(heal, `${field}.heal`) }),
    ...(save !== undefined && { save: category(save, `${field}.save`) }),
    ...(saved !== undefined && { saved: oneOf(saved, `${field}.saved`, ['half', 'none']) }),
    ...(effect !== undefined && { effect: named(effect, `${field}.effect`) }),
  };
}

/** Powers as they were handed in, checked. Throws `bad-input`. */
export function checkedPowers<P extends PowerStats>(
  raw: readonly P[] | undefined,
  field: string,
  category: (value: unknown, field: string) => string,
): PowerStats[] {
  const all = Array.from(list(raw ?? [], field), (one) => {
    const { id, uses, aim, rangeFeet, recipe } = given<PowerStats>(one, field);
    return {
      id: named(id, `${field}.id`),
      ...(uses !== undefined && { uses: whole(uses, `${field}.uses`, { min: 0, max: farthest }) }),
      ...(aim !== undefined && { aim: oneOf(aim, `${field}.aim`, powerAims) }),
      ...(rangeFeet !== undefined && {
        rangeFeet: amount(rangeFeet, `${field}.rangeFeet`, { min: 0, max: farthest }),
      }),
      ...(recipe !== undefined && { recipe: checkedRecipe(recipe, `${field}.recipe`, category) }),
    };
  });
  if (new Set(all.map(({ id }) => id)).size < all.length) refuse(`${field}.id`, 'listed once');
  return all;
}

interface Person {
  readonly id: string;
  readonly side: string;
  readonly status: FighterStatus;
}

/** Whether a power may be used on somebody so far off: a foe still in the fight, or anyone who is not dead or gone. */
export function isFit({ aim, rangeFeet }: PowerStats, by: Person, other: Person, feet: number): boolean {
  if (other.status === 'dead' || other.status === 'fled' || other.status === 'absent') return false;
  if (rangeFeet !== undefined && feet > rangeFeet) return false;
  if (aim === 'self') return other.id === by.id;
  if (aim === 'ally') return other.side === by.side;
  return aim !== 'foe' || (other.side !== by.side && other.status === 'active');
}

/** How a book does what a recipe says, to those at these places of the list. */
export interface Hands {
  roll(notation: string, what: 'damage' | 'chance'): number;
  /** Whether he saves; null where nothing is known of what he saves by. */
  save(at: number, category: string): boolean | null;
  hurt(at: number, points: number): void;
  heal(at: number, points: number): void;
  befall(at: number, words: string): void;
}

/** Does what a recipe says to each in turn: one throw for all, a save for each. */
export function carryOut(
  { damage, heal, save, saved, effect }: Recipe,
  ats: readonly number[],
  hands: Hands,
) {
  if (ats.length === 0) return;
  const harm = damage === undefined ? 0 : Math.max(0, hands.roll(damage, 'damage'));
  const cure = heal === undefined ? 0 : Math.max(0, hands.roll(heal, 'chance'));
  for (const at of ats) {
    const safe = save !== undefined && hands.save(at, save) === true;
    const points = !safe ? harm : saved === 'half' ? Math.floor(harm / 2) : 0;
    if (points > 0) hands.hurt(at, points);
    if (cure > 0 && !safe) hands.heal(at, cure);
    if (effect !== undefined && !safe) hands.befall(at, effect);
  }
}

/** Places of all an act names: him it is aimed at, then the others, each of them once. */
export function placesNamed(
  fighters: readonly { readonly id: string }[],
  at: number,
  targets: readonly string[] = [],
): number[] {
  const others = targets.map((id) => fighters.findIndex((one) => one.id === id));
  if (others.includes(-1)) refuse('targets', 'someone in this fight');
  return [...new Set([...(at < 0 ? [] : [at]), ...others])];
}
