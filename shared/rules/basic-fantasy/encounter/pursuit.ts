import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, given, modifier, signed, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { rollToSave } from '../characters/saves.ts';
import { tables } from '../tables.ts';

const { pursuit, running, saves } = tables;

/**
 * Whether those who would evade an encounter simply get away, and when they begin. A suggestion to the referee.
 * Throws `bad-input`. BF-EVA-1, 2.
 */
export function evasionCheck(input: {
  evadersSurprised: boolean;
  othersSurprised: boolean;
  exitAvailable: boolean;
}): { automaticEscape: boolean; begins: 'at-once' | 'on-initiative' | 'next-round' } & Reasoned {
  const evaders = bool(given(input).evadersSurprised, 'evadersSurprised');
  const others = bool(input.othersSurprised, 'othersSurprised');
  const exit = bool(input.exitAvailable, 'exitAvailable');
  if (evaders) {
    const reasons = [because('surprised', 'next round', 'BF-EVA-2')];
    return { automaticEscape: false, begins: 'next-round', reasons };
  }
  if (others && exit) {
    const reasons = [because('the others are surprised', 'escapes', 'BF-EVA-1')];
    return { automaticEscape: true, begins: 'at-once', reasons };
  }
  const reasons = [because('evades by initiative', 'this round', 'BF-EVA-2')];
  return { automaticEscape: false, begins: 'on-initiative', reasons };
}

/**
 * A save against Death Ray at a doorway or hard turn in a pursuit; failing it is a fall, and no running next round.
 * Dice: d20. Throws `bad-die`, `bad-input`. BF-EVA-4, 5.
 */
export function pursuitObstacle(
  input: { natural?: number; saveTarget: number; dexBonus?: number; other?: number },
  dice?: Dice,
): { fallen: boolean; total: number; nextRoundMovementFactor: 1 | 2 } & Reasoned & Rolled {
  const target = signed(given(input).saveTarget, 'saveTarget');
  const modifiers = parts(
    because('dexterity', modifier(input.dexBonus, 'dexBonus'), 'BF-EVA-4'),
    because('other', modifier(input.other, 'other'), 'BF-EVA-4'),
  );
  const tray = diceTray(dice);
  const face = tray.face(input.natural, saves.die, 'natural');
  const { success, total, reasons } = rollToSave(face, modifiers, target);
  return {
    fallen: !success,
    total,
    nextRoundMovementFactor: (success ? running.speedFactor : pursuit.roundAfterFallFactor) as 1 | 2,
    reasons,
    ...tray.log(),
  };
}

/** Whether the pursuers have lost those who were out of sight for so many full rounds. Throws `bad-input`. BF-EVA-6. */
export function pursuitStatus(input: { fullRoundsOutOfSight: number }): { evaded: boolean } & Reasoned {
  const rounds = whole(given(input).fullRoundsOutOfSight, 'fullRoundsOutOfSight');
  return {
    evaded: rounds >= pursuit.evadedAfterRounds,
    reasons: [
      because('full rounds out of sight', rounds, 'BF-EVA-6'),
      because('rounds needed', pursuit.evadedAfterRounds, 'BF-EVA-6'),
    ],
  };
}

export const pursuitOps = {
  'evasion.check': evasionCheck,
  'pursuit.obstacle': pursuitObstacle,
  'pursuit.status': pursuitStatus,
} as const;
