import type { RolledDie } from '../../../common/dice-tray.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { carryOut, type Hands, type Recipe } from '../../../fight/magic/powers.ts';
import { diceRoll } from '../../attack/penetration.ts';
import { heal } from '../blows/healing.ts';
import { wounded } from '../blows/wounds.ts';
import type { HackmasterDraft } from '../draft.ts';
import { writtenDice } from '../named-dice.ts';
import { saves } from './saves.ts';

/** What a spell or power does to those at these places. */
export function befall(
  draft: HackmasterDraft,
  by: number,
  way: string,
  recipe: Recipe,
  ats: readonly number[],
): void {
  const { id } = fighterAt(draft, by);
  let rolled: readonly RolledDie[] = [];
  const shown = (): readonly RolledDie[] => {
    const dice = rolled;
    rolled = [];
    return dice;
  };
  const hands: Hands = {
    roll: (notation, what) => {
      const harms = what === 'damage';
      const [title, rule] = harms ? ['Damage', 'HM-DMG-1'] : ['Healing', 'HM-DICE-1'];
      const about = { what, title, rule, by: id, way, dice: notation } as const;
      const thrown = diceRoll(
        { notation, penetrate: true },
        writtenDice(draft.dice, notation, true, () => about),
      );
      rolled = [...rolled, ...(thrown.rolled ?? [])];
      return thrown.total;
    },
    save: (at) => saves(draft, at, { modifier: 0, against: way, by }),
    hurt: (at, points) => wounded(draft, at, { points, by, reasons: [], rolled: shown() }),
    heal: (at, points) => {
      const gained = heal(draft, at, points);
      const { id: whom, hp: left } = fighterAt(draft, at);
      tell(draft, { kind: 'healed', as: 'heals', id: whom, by: id, amount: gained, left, rolled: shown() });
    },
    befall: (at, detail) =>
      tell(draft, { kind: 'effect', as: 'effect', id: fighterAt(draft, at).id, by: id, detail }),
  };
  carryOut(recipe, ats, hands);
}
