import { rollTotal } from '../../../../dice/roll.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { hitDoesOf, isPlayed } from '../../../fight/magic/on-hit.ts';
import { carryOut, type Hands, type PowerStats } from '../../../fight/magic/powers.ts';
import type { Recipe } from '../../../fight/magic/recipe.ts';
import { tellLasting } from '../../../fight/magic/works.ts';
import { setStatus } from '../../rounds/standing.ts';
import type { SwordsWeapon } from '../fighter/stats.ts';
import { conditionFlags } from '../circumstances.ts';
import { fighterIn, isUp, placeOf, setFighter, tell, type Field } from '../field.ts';
import { heal, kill, wound } from '../harm.ts';
import { writtenDice } from '../named-dice.ts';
import { saveOf } from './saves.ts';

const becomes = {
  unconscious: { unconscious: true },
  fled: { fled: true },
  surrendered: { surrendered: true },
} as const;

/** Effect and status, as far as they are still anything to him. A condition the book knows is kept of him. */
function befalls(
  field: Field,
  id: string,
  by: string,
  way: string,
  { effect, status, rounds }: Recipe,
): void {
  if (!isUp(field, id)) return;
  const amount = rounds === undefined ? {} : { amount: rounds };
  tell(field, { kind: 'effect', as: 'effect', id, by, detail: effect ?? way, ...amount });
  const flags = effect === undefined ? undefined : conditionFlags[effect];
  if (flags) setFighter(field, id, { kept: { ...fighterIn(field, id).kept, ...flags } });
  if (status === 'dead') kill(field, id);
  else if (status !== undefined) setStatus(field.battle, id, becomes[status], false);
  field.stirred = true;
}

/** What a spell or power does to those at these places. */
export function befall(
  field: Field,
  by: string,
  {
    id: way,
    save,
    recipe,
    modifier = 0,
  }: Pick<PowerStats, 'id'> & {
    readonly save?: string | undefined;
    readonly recipe: Recipe;
    readonly modifier?: number;
  },
  ats: readonly number[],
): void {
  const idAt = (at: number): string => fighterAt(field, at).id;
  const hands: Hands = {
    roll: (notation, title) => {
      const about = { what: 'damage', title, rule: 'SW-SPELL-2', by, way } as const;
      return rollTotal(
        notation,
        writtenDice(field.dice, notation, () => about),
      );
    },
    save: (at, category) => saveOf(field, idAt(at), { category, modifier, against: way }),
    hurt: (at, points) => {
      const id = idAt(at);
      const { hp } = fighterIn(field, id);
      const reasons = wound(field, id, points);
      tell(field, { kind: 'hurt', as: 'damage', id, by, amount: points, left: hp - points, reasons });
    },
    heal: (at, points) => {
      const id = idAt(at);
      const amount = heal(field, id, points);
      tell(field, { kind: 'heal', as: 'heals', id, by, amount, left: fighterIn(field, id).hp });
    },
    befall: (at, done) => befalls(field, idAt(at), by, way, done),
  };
  carryOut(recipe, save, ats, hands);
}

/**
 * What a hit does besides its damage: whoever is still up saves, if it is known what it does; else it is only told.
 * Dice: d20, then those of its recipe.
 */
export function hitDoes(field: Field, by: string, { onHit }: SwordsWeapon, id: string): void {
  const does = hitDoesOf(onHit);
  if (does === null) return;
  const { words, save, recipe, modifier } = does;
  if (!isPlayed(does) || !isUp(field, id)) {
    tell(field, { kind: 'effect', as: 'effect', id, by, detail: words });
    return;
  }
  const from = field.events.length;
  befall(field, by, { id: words, save: save ?? undefined, recipe, modifier }, [placeOf(field, id)]);
  tellLasting(field, from, by, { id: words, recipe });
}
