import type { Overrule } from '../../combat.ts';
import { given, whole } from '../../common/input.ts';
import { mostHp } from '../setup.ts';
import type { OnHit } from './on-hit.ts';
import { checkedRecipe } from './recipe.ts';
import { byItsWord } from './works.ts';

/** What a spell, a power or a hit does from now on, by the referee's word: a part of stats. */

type Order = Extract<Overrule, { readonly change: 'effectOf' }>;

interface Known {
  readonly id: string;
}

type Weapon = Known & { readonly onHit?: string | OnHit };

interface Gifts {
  readonly spells?: readonly Known[];
  readonly powers?: readonly Known[];
  readonly wands?: readonly Known[];
  readonly weapons?: readonly Weapon[];
}

/** Without what is undefined. */
const kept = (known: Known): Known =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as unknown as Known;

/** The words of its entry stay. */
function hitTaught(weapon: Weapon, { recipe, save, modifier }: Order): Weapon {
  const { onHit = weapon.id } = weapon;
  return {
    ...weapon,
    onHit: {
      words: typeof onHit === 'string' ? onHit : onHit.words,
      ...(save !== undefined && { save }),
      ...(modifier !== undefined && { modifier }),
      ...(recipe !== undefined && { recipe: checkedRecipe(given(recipe, 'recipe'), 'recipe') }),
    },
  };
}

/** Null where he has nothing of the name. Throws `bad-input`. */
export function taught(stats: object, order: Order): object | null {
  const { way, recipe, save, castingTime } = order;
  const { spells, powers, wands, weapons } = stats as Gifts;
  const isIt = ({ id }: Known): boolean => id === way;
  if (![spells, powers, wands].some((all) => all?.some(isIt) === true)) {
    if (weapons?.some(isIt) !== true) return null;
    return { weapons: weapons.map((weapon) => (isIt(weapon) ? hitTaught(weapon, order) : weapon)) };
  }
  const does = {
    ...(recipe !== undefined && {
      recipe: byItsWord(checkedRecipe(given(recipe, 'recipe'), 'recipe')),
      save,
    }),
    ...(castingTime !== undefined && {
      castingTime: whole(castingTime, 'castingTime', { min: 1, max: mostHp }),
    }),
  };
  const changed = (all: readonly Known[]): readonly Known[] =>
    all.map((each) => (isIt(each) ? kept({ ...each, ...does }) : each));
  return {
    ...(spells && { spells: changed(spells) }),
    ...(powers && { powers: changed(powers) }),
    ...(wands && { wands: changed(wands) }),
  };
}
