import type { FighterStatus } from '../../combat.ts';
import { amount, given, list, oneOf, refuse, text, whole } from '../../common/input.ts';
import { checkedRecipe, halved, type Recipe } from './recipe.ts';

const powerAims = ['foe', 'ally', 'self', 'any', 'none'] as const;

/** A breath, a gaze, a wand, a horn: used in place of a blow, undeclared and unspoilt. */
export interface PowerStats {
  id: string;
  /** How often it is left; without end if left out. */
  uses?: number;
  /** On whom it may be used; if left out on anyone, or on nobody who is there. */
  aim?: (typeof powerAims)[number];
  rangeFeet?: number;
  /** The save against it, in the book's word. */
  save?: string;
  /** What it does; the rest is the referee's. */
  recipe?: Recipe;
}

const farthest = 1e6;

type Category = (value: unknown, field: string) => string;

/** Powers as they were handed in, checked. Throws `bad-input`; `category` reads the book's own word for a save. */
export function checkedPowers(
  raw: readonly PowerStats[] | undefined,
  field: string,
  category: Category,
): PowerStats[] {
  const all = Array.from(list(raw ?? [], field), (one) => {
    const { id, uses, aim, rangeFeet, save, recipe } = given<PowerStats>(one, field);
    return {
      id: text(id, `${field}.id`) || refuse(`${field}.id`, 'a name'),
      ...(uses !== undefined && { uses: whole(uses, `${field}.uses`, { min: 0, max: farthest }) }),
      ...(aim !== undefined && { aim: oneOf(aim, `${field}.aim`, powerAims) }),
      ...(rangeFeet !== undefined && {
        rangeFeet: amount(rangeFeet, `${field}.rangeFeet`, { min: 0, max: farthest }),
      }),
      ...(save !== undefined && { save: category(save, `${field}.save`) }),
      ...(recipe !== undefined && { recipe: checkedRecipe(recipe, `${field}.recipe`) }),
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
  roll(notation: string, title: 'Damage' | 'Healing'): number;
  /** Whether he saves; null where nothing is known of what he saves by. */
  save(at: number, category: string): boolean | null;
  hurt(at: number, points: number): void;
  heal(at: number, points: number): void;
  /** Effect and status, of one who has not saved. */
  befall(at: number, recipe: Recipe): void;
}

/** Does what a recipe says: a save for each, then one throw for all of them. */
export function carryOut(
  recipe: Recipe,
  category: string | undefined,
  ats: readonly number[],
  hands: Hands,
): void {
  const { damage, heal, saved: left } = recipe;
  const suffering = ats.map((at) => ({
    at,
    saved: category !== undefined && hands.save(at, category) === true,
  }));
  const hurt = suffering.filter(({ saved }) => !saved || left === 'half');
  if (damage !== undefined && hurt.length > 0) {
    const all = Math.max(0, hands.roll(damage, 'Damage'));
    for (const { at, saved } of hurt) hands.hurt(at, saved ? halved(all) : all);
  }
  if (heal !== undefined && ats.length > 0) {
    const points = Math.max(0, hands.roll(heal, 'Healing'));
    for (const at of ats) hands.heal(at, points);
  }
  if (recipe.effect === undefined && recipe.status === undefined) return;
  for (const { at, saved } of suffering) if (!saved) hands.befall(at, recipe);
}
