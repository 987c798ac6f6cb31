import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, given, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import type { Vitals } from '../terms.ts';
import { checkedVitals, fallen } from './vitals.ts';

const { subdual, time } = tables;

/**
 * Subduing damage of a blow, a fist or a hold, in hit points. At 0 the victim is unconscious; any more kills.
 * Throws `unknown-kind`, `bad-input`. BF-SUB-4 to 6, 9.
 */
export function subdualApply(input: { vitals: Vitals; amount: number }): { vitals: Vitals } {
  const vitals = checkedVitals(given(input).vitals, 'vitals');
  const blow = whole(input.amount, 'amount');
  if (blow === 0 || vitals.status === 'dead') return { vitals };
  if (vitals.status === 'unconscious') return { vitals: fallen(vitals, 'dead') };
  const lost = Math.min(blow, vitals.hp.current);
  const current = vitals.hp.current - lost;
  const hurt = { ...vitals, hp: { ...vitals.hp, current }, subdualTaken: vitals.subdualTaken + lost };
  return { vitals: current > 0 ? hurt : fallen(hurt, 'unconscious') };
}

/**
 * Whether one knocked out is awake after so many rounds: by himself after d4 turns, or roused by another after 2d10
 * rounds, with 1 hit point. The dead never wake. Dice: d4, then 2d10.
 * Throws `bad-die`, `unknown-kind`, `bad-input`. BF-SUB-7 to 9, BF-OUT-1.
 */
export function subdualWake(
  input: {
    vitals: Vitals;
    elapsedRounds: number;
    helped: boolean;
    wakeTurns?: number;
    rouseRounds?: number;
  },
  dice?: Dice,
): { awake: boolean; vitals: Vitals } & Reasoned & Rolled {
  const vitals = checkedVitals(given(input).vitals, 'vitals');
  const elapsed = whole(input.elapsedRounds, 'elapsedRounds');
  const helped = bool(input.helped, 'helped');
  const tray = diceTray(dice);
  const alone = tray.face(input.wakeTurns, subdual.wakeTurnsDie, 'wakeTurns') * time.roundsPerTurn;
  const roused = tray.total(input.rouseRounds, subdual.rouseDice, subdual.rouseSides, 'rouseRounds');
  const reasons = [
    because('wakes after rounds', alone, 'BF-SUB-7'),
    ...(helped ? [because('roused after rounds', roused, 'BF-SUB-8')] : []),
  ];
  const due = elapsed >= alone || (helped && elapsed >= roused);
  if (vitals.status !== 'unconscious' || !due) {
    return { awake: vitals.status === 'active', vitals, reasons, ...tray.log() };
  }
  const hp = { ...vitals.hp, current: subdual.wakeHp };
  const woken: Vitals = { hp, subdualTaken: 0, status: 'active' };
  return { awake: true, vitals: woken, reasons, ...tray.log() };
}

export const subdualOps = {
  'subdual.apply': subdualApply,
  'subdual.wake': subdualWake,
} as const;
