import type { RecoveryRules, RestedDays } from '../../recovery.ts';
import { unhealed } from '../../recovery.ts';
import { because } from '../../common/reason.ts';
import { healingRest } from './healing.ts';
import { tables } from '../tables.ts';

const { hpPerDay, fullAfterDays } = tables.healing;

const heals = ({ hp, maxHp, rest }: RestedDays): boolean => rest === 'full' && hp >= 0 && hp < maxHp;

/** Healing by days of uninterrupted rest; every four weeks of it on end heal everything. SW-HEAL-1, 2. */
export const recovery: RecoveryRules = {
  text: `A day of uninterrupted rest heals ${hpPerDay}; ${fullAfterDays} on end heal everything.`,
  rule: 'SW-HEAL-1',
  die: null,
  throws: () => 0,
  rest: (rested) => {
    const { hp, maxHp, days, restedBefore } = rested;
    if (!heals(rested)) return unhealed(hp);
    const onEnd = (restedBefore % fullAfterDays) + days;
    const isFull = onEnd >= fullAfterDays;
    const after = healingRest({ hp, maxHp, days: isFull ? onEnd : days });
    const reason = isFull
      ? because('days of rest on end, all of it', restedBefore + days, 'SW-HEAL-2')
      : because('days of rest', days, 'SW-HEAL-1');
    const counted =
      restedBefore > 0 && !isFull
        ? [because(`days of rest on end, of ${fullAfterDays}`, onEnd, 'SW-HEAL-2')]
        : [];
    return { hp: after.hp, healed: after.hp - hp, reasons: [reason, ...counted] };
  },
  sleep: null,
};
