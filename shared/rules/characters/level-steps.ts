import type { LevelStep } from './character.ts';
import type { LevelRow } from './class-content.ts';
import { because, CONTENT } from '../common/reason.ts';

/** "3d8", "9d8+6". */
export function diceOf({ dice, modifier }: LevelRow['hd'], die: number): string {
  const more = modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier);
  return `${dice}d${die}${more}`;
}

interface Step {
  from: LevelRow;
  to: LevelRow;
  /** Sides of the hit die of this person. */
  die: number;
  /** What constitution adds to a die. */
  constitution: number;
  /** The class, for the reasons. */
  name: string;
}

/** What a level brings: a die and constitution while dice are rolled, fixed hit points after that. */
export function levelStep({ from, to, die, constitution, name }: Step): LevelStep {
  const dice = to.hd.dice - from.hd.dice;
  const fixed = to.hd.modifier - from.hd.modifier;
  const row = `${name}, level ${to.level}`;
  const hitDice =
    dice > 0 ? diceOf({ ...to.hd, dice, modifier: fixed }, die) : fixed > 0 ? String(fixed) : null;
  const hitPointModifier = dice > 0 && to.hd.con_applies ? dice * constitution : 0;
  return {
    to: to.level,
    xpNeeded: to.xp,
    hitDice,
    hitPointModifier,
    reasons: [
      because(`${row}: experience`, to.xp, CONTENT),
      ...(hitDice === null ? [] : [because(`${row}: hit points`, hitDice, CONTENT)]),
      ...(hitPointModifier === 0 ? [] : [because('constitution', hitPointModifier, CONTENT)]),
    ],
  };
}
