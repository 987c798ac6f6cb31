import { RulesError } from '../../../errors.ts';
import { flag, given, list, refuse, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { sum } from '../../common/arithmetic.ts';
import { checkedHp } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Hp } from '../terms.ts';

interface Drained {
  hp: Hp;
  negativeLevels: number;
  hpLost: number;
}

const { energyDrain } = tables;

function checkedDrained(input: Drained): Drained {
  return {
    hp: checkedHp(input.hp, 'hp'),
    negativeLevels: whole(input.negativeLevels, 'negativeLevels'),
    hpLost: whole(input.hpLost, 'hpLost'),
  };
}

/** A Hit Die lost, with the Constitution bonus: at least 1. Throws `bad-die`, `bad-input`. */
function checkedLoss(loss: unknown): number {
  if (typeof loss !== 'number' || Number.isNaN(loss)) refuse('losses', 'a list of hit points');
  if (Number.isSafeInteger(loss) && loss >= 1) return loss;
  throw new RulesError('bad-die', `losses: ${loss} is not what a Hit Die is worth.`, 'losses');
}

/**
 * New negative levels, each with the hit points it costs, and what all of them together do: penalties to d20 and
 * percentile rolls, spell slots. Drained to 0 is slain. Throws `bad-die`, `bad-input`. BF-DRAIN-1 to 8.
 */
export function energyDrainApply(input: Drained & { losses: number[]; undeadSource?: boolean }): Drained & {
  d20Penalty: number;
  percentilePenalty: number;
  slotsLost: number;
  slain: boolean;
  risesAsUndead: boolean;
} & Reasoned {
  const { hp, negativeLevels, hpLost } = checkedDrained(given(input));
  const losses = Array.from(list(input.losses, 'losses'), checkedLoss);
  const byUndead = flag(input.undeadSource, 'undeadSource');
  const lost = sum(losses);
  const levels = negativeLevels + losses.length;
  const current = Math.max(0, hp.current - lost);
  const slain = losses.length > 0 && current === 0;
  const d20Penalty = levels * energyDrain.d20 + 0;
  const percentilePenalty = levels * energyDrain.percentile + 0;
  return {
    hp: { current, max: hp.max - lost },
    negativeLevels: levels,
    hpLost: hpLost + lost,
    d20Penalty,
    percentilePenalty,
    slotsLost: levels * energyDrain.slots,
    slain,
    risesAsUndead: slain && byUndead,
    reasons: [
      because('negative levels', levels, 'BF-DRAIN-1'),
      because('hit points lost', lost, 'BF-DRAIN-2'),
      because('d20 rolls', d20Penalty, 'BF-DRAIN-3'),
      because('percentile rolls', percentilePenalty, 'BF-DRAIN-4'),
    ],
  };
}

/**
 * One negative level removed: its share of the hit points lost comes back, halves rounded up.
 * Throws `bad-input`. BF-DRAIN-9, 10.
 */
function energyDrainRestore(input: Drained): Drained & { restored: number } & Reasoned {
  const { hp, negativeLevels, hpLost } = checkedDrained(given(input));
  if (negativeLevels === 0) refuse('negativeLevels', 'at least 1');
  const restored = Math.round(hpLost / negativeLevels);
  return {
    restored,
    hp: { current: hp.current + restored, max: hp.max + restored },
    negativeLevels: negativeLevels - 1,
    hpLost: hpLost - restored,
    reasons: [because(`${hpLost} hit points lost by ${negativeLevels} levels`, restored, 'BF-DRAIN-9')],
  };
}

/**
 * The spell slots left, by spell level from 1: each negative level takes one of the highest that still has any.
 * Throws `bad-input`. BF-DRAIN-5.
 */
export function energyDrainSlots(input: { slots: number[]; negativeLevels: number }): { slots: number[] } {
  const slots = Array.from(list(given(input).slots, 'slots'), (count) => whole(count, 'slots'));
  let due = whole(input.negativeLevels, 'negativeLevels') * energyDrain.slots;
  const left = slots.toReversed().map((count) => {
    const taken = Math.min(count, due);
    due -= taken;
    return count - taken;
  });
  return { slots: left.toReversed() };
}

export const energyDrainOps = {
  'energyDrain.apply': energyDrainApply,
  'energyDrain.restore': energyDrainRestore,
  'energyDrain.slots': energyDrainSlots,
} as const;
