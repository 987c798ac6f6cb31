import type { Dice } from '../../../dice/dice.ts';
import { dropFraction } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, modifier as readModifier, oneOf, refuse, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { checkedHitDice } from './hit-dice.ts';
import { tables } from '../tables.ts';
import { saveCategories, type Face, type HitDice, type SaveCategory, type SaveValues } from '../terms.ts';

type SaveEffect =
  | { kind: 'damage'; damage: number }
  | { kind: 'other' }
  | { kind: 'poison'; attackDamage?: number };

type SaveRow = SaveValues & { hd: string };

const { rows } = tables.monsterSaves;

function rowOf(dice: number | null): SaveRow {
  const row = rows.find(({ fromHd, toHd }) =>
    dice === null ? fromHd === null : fromHd !== null && dice >= fromHd && (toHd === null || dice <= toHd),
  );
  return row ?? refuse('hd', 'in the table of saves');
}

function monsterRow(hd: HitDice): SaveRow {
  const { dice, lessThanOne } = checkedHitDice(hd);
  return rowOf(lessThanOne ? null : dice);
}

/** The value to roll equal to or over on a d20. Throws `bad-input`. OSE-SAVE-1, 4, 5, OSE-TBL-1. */
export function saveTarget(input: {
  category: SaveCategory;
  who: { hd: HitDice } | { normalHuman: true } | { values: SaveValues };
}): { target: number } & Reasoned {
  const category = oneOf(given(input).category, 'category', saveCategories);
  const who: { hd?: HitDice; normalHuman?: boolean; values?: SaveValues } = given(input.who, 'who');
  if (who.values !== undefined) {
    const values = given(who.values, 'who.values');
    for (const each of saveCategories) whole(values[each], `who.values.${each}`);
    const target = whole(values[category], `who.values.${category}`);
    return { target, reasons: [because('class and level', target, 'OSE-SAVE-4')] };
  }
  if (who.hd !== undefined) {
    const row = monsterRow(who.hd);
    return {
      target: row[category],
      reasons: [because(`Hit Dice, row ${row.hd}`, row[category], 'OSE-SAVE-5')],
    };
  }
  if (who.normalHuman !== true) refuse('who', 'Hit Dice, a normal human or values');
  const row = rowOf(null);
  return { target: row[category], reasons: [because('normal human', row[category], 'OSE-TBL-1')] };
}

interface Outcome {
  damageTaken: number;
  negated: boolean;
  fatal: boolean;
}

function outcomes(effect: SaveEffect): (success: boolean) => Outcome {
  oneOf(given(effect, 'effect').kind, 'effect.kind', ['damage', 'other', 'poison']);
  switch (effect.kind) {
    case 'damage': {
      const damage = whole(effect.damage, 'effect.damage');
      return (success) => ({
        damageTaken: success ? dropFraction(damage / tables.save.damageDivisor) : damage,
        negated: false,
        fatal: false,
      });
    }
    case 'poison': {
      const { attackDamage = 0 } = effect;
      const damageTaken = whole(attackDamage, 'effect.attackDamage');
      return (success) => ({ damageTaken, negated: success, fatal: !success });
    }
    case 'other':
      return (success) => ({ damageTaken: 0, negated: success, fatal: false });
  }
}

/**
 * A saving throw and what becomes of the effect; damage in hit points. Dice: d20. Throws `bad-die`, `bad-input`.
 * OSE-SAVE-6 to 10.
 */
export function saveResolve(
  input: {
    target: number;
    natural?: Face;
    modifier?: number;
    effect?: SaveEffect;
    /** Counts only against magic. */
    wisModifier?: number;
    magical?: boolean;
  },
  dice?: Dice,
): { total: number; success: boolean; damageTaken: number; negated: boolean; fatal: boolean } & Reasoned &
  Rolled {
  const { natural, modifier, effect = { kind: 'other' } } = given(input);
  const target = whole(input.target, 'target');
  const change = readModifier(modifier, 'modifier');
  const wisdom = readModifier(input.wisModifier, 'wisModifier');
  const will = flag(input.magical, 'magical') ? wisdom : 0;
  const outcome = outcomes(effect);
  const tray = diceTray(dice);
  const face = tray.face(natural, 20, 'natural');
  const total = face + change + will;
  const success = total >= target;
  return {
    total,
    success,
    ...outcome(success),
    reasons: [
      because('roll', face, 'OSE-SAVE-6'),
      ...parts(
        because('modifier', change, 'OSE-SAVE-6'),
        because('wisdom against magic', will, 'OSE-SAVE-6'),
      ),
      because('value, at least', target, 'OSE-SAVE-6'),
    ],
    ...tray.log(),
  };
}

export const saveOps = {
  'save.target': saveTarget,
  'save.resolve': saveResolve,
} as const;
