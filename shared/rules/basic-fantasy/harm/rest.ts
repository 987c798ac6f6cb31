import { amount, bool, given, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { bonusOf } from '../characters/abilities.ts';
import { checkedHp, totalOf } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Hp } from '../terms.ts';

const { healing, sleep } = tables;

/**
 * Hit points healed by so many days of the same rest: none without sleep, none for those at 0, never over the maximum.
 * Throws `bad-input`. BF-HEAL-1 to 4.
 */
export function healingRest(input: {
  hp: Hp;
  days: number;
  sufficientSleep: boolean;
  fullBedrest: boolean;
}): {
  hp: Hp;
  healed: number;
} & Reasoned {
  const hp = checkedHp(given(input).hp, 'hp');
  const days = whole(input.days, 'days');
  const slept = bool(input.sufficientSleep, 'sufficientSleep');
  const bedrest = bool(input.fullBedrest, 'fullBedrest');
  const heals = slept && hp.current > 0;
  const perDay = parts(
    because('a day', heals ? healing.perDay : 0, 'BF-HEAL-1'),
    because('bed rest, a day', heals && bedrest ? healing.bedrest : 0, 'BF-HEAL-3'),
  );
  const healed = Math.max(0, Math.min(days * totalOf(perDay), hp.max - hp.current));
  return { hp: { ...hp, current: hp.current + healed }, healed, reasons: perDay };
}

const hoursFor = (constitution: unknown): number =>
  sleep.hours - bonusOf(whole(constitution, 'constitution'));

/** Hours of sleep needed in every 24. Throws `bad-input`. BF-SLEEP-1, 2. */
export function sleepRequired(input: { constitution: number }): { hours: number } & Reasoned {
  const hours = hoursFor(given(input).constitution);
  const reasons = parts(
    because('hours', sleep.hours, 'BF-SLEEP-1'),
    because('constitution', hours - sleep.hours, 'BF-SLEEP-2'),
  );
  return { hours, reasons };
}

/**
 * What one night's sleep (hours) does: too little costs 1 more on attacks and saves each night, enough removes it all.
 * Throws `bad-input`. BF-SLEEP-1, 2, 4 to 6, BF-HEAL-2.
 */
export function sleepNight(input: { constitution: number; hoursSlept: number; nightsShortBefore: number }): {
  required: number;
  sufficient: boolean;
  nightsShort: number;
  penalty: number;
  naturalHealing: boolean;
} & Reasoned {
  const required = hoursFor(given(input).constitution);
  const slept = amount(input.hoursSlept, 'hoursSlept');
  const before = whole(input.nightsShortBefore, 'nightsShortBefore');
  const sufficient = slept >= required;
  const nightsShort = sufficient ? 0 : before + 1;
  const penalty = nightsShort * sleep.penaltyPerNight + 0;
  return {
    required,
    sufficient,
    nightsShort,
    penalty,
    naturalHealing: sufficient,
    reasons: [
      because('hours needed', required, 'BF-SLEEP-2'),
      ...parts(because('nights short of sleep', penalty, 'BF-SLEEP-5')),
    ],
  };
}

export const restOps = {
  'healing.rest': healingRest,
  'sleep.required': sleepRequired,
  'sleep.night': sleepNight,
} as const;
