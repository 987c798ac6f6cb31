import { rollTotal } from '../../../../dice/roll.ts';
import { carryOut, type Hands, type Recipe } from '../../../fight/magic/powers.ts';
import { fighterIn, tell, type Field } from '../field.ts';
import { heal, wound } from '../harm.ts';
import { writtenDice } from '../named-dice.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { saveOf } from './saves.ts';

/** What a spell or power does to those at these places. */
export function befall(field: Field, by: string, way: string, recipe: Recipe, ats: readonly number[]): void {
  const idAt = (at: number): string => fighterAt(field, at).id;
  const hands: Hands = {
    roll: (notation, what) => {
      const title = what === 'damage' ? 'Damage' : 'Healing';
      const about = { what, title, rule: 'SW-SPELL-2', by, way } as const;
      return rollTotal(
        notation,
        writtenDice(field.dice, notation, () => about),
      );
    },
    save: (at, category) => saveOf(field, idAt(at), { category, modifier: 0, against: way }),
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
    befall: (at, detail) => tell(field, { kind: 'effect', as: 'effect', id: idAt(at), by, detail }),
  };
  carryOut(recipe, ats, hands);
}
