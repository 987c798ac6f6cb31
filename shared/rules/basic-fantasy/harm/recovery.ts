import type { RecoveryRules, RestedDays } from '../../recovery.ts';
import { unhealed } from '../../recovery.ts';
import { because } from '../../common/reason.ts';
import { healingRest, sleepNight, sleepRequired } from './rest.ts';
import { tables } from '../tables.ts';

const { healing, sleep } = tables;

/** Without a score a creature sleeps as one without a bonus. */
const usualConstitution = 10;

const heals = ({ hp, maxHp, rest }: RestedDays): boolean => rest !== 'none' && hp > 0 && hp < maxHp;

/** Healing by sleep, more in bed; and the sleep that Constitution asks for. BF-HEAL-1 to 4, BF-SLEEP-1 to 6. */
export const recovery: RecoveryRules = {
  text: `A night of enough sleep heals ${healing.perDay}; a day in bed ${healing.bedrest} more. Without enough sleep nothing heals.`,
  rule: 'BF-HEAL-1',
  die: null,
  throws: () => 0,
  rest: (rested) => {
    const { hp, maxHp, days, rest, enoughSleep } = rested;
    if (!heals(rested)) return unhealed(hp);
    const after = healingRest({
      hp: { current: hp, max: maxHp },
      days,
      sufficientSleep: enoughSleep,
      fullBedrest: rest === 'full',
    });
    return { hp: after.hp.current, healed: after.healed, reasons: after.reasons };
  },
  sleep: {
    required: (constitution) => sleepRequired({ constitution: constitution ?? usualConstitution }),
    night: ({ constitution, ...night }) =>
      sleepNight({ constitution: constitution ?? usualConstitution, ...night }),
    standing: (nightsShort) => {
      const penalty = nightsShort * sleep.penaltyPerNight + 0;
      return {
        penalty,
        on: 'attacks and saves',
        reasons: nightsShort === 0 ? [] : [because('nights short of sleep', nightsShort, 'BF-SLEEP-5')],
      };
    },
  },
};
