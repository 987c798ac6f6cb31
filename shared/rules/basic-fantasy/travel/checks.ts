import type { Dice } from '../../../dice/dice.ts';
import { clamp, roundUp } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { given, inSix, modifier, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import type { CheckTime } from '../../travel/rules.ts';
import { tables } from '../tables.ts';

const { checkInSix, checkEveryHours } = tables.outside.travel;
const hoursPerDay = 24;
const minutesPerHour = 60;
const turnMinutes = 10;
const dayMinutes = hoursPerDay * minutesPerHour;
/** A check for every such span of the day. BF-ROAD-6. */
export const usualChecks = hoursPerDay / checkEveryHours;

/**
 * When a day's wandering checks fall, by day and night: each in the middle of its span of the day, which begins with setting
 * out. Whoever is under way for so many hours meets the first of them on the way, at a share of those hours. Throws
 * `bad-input`. BF-ROAD-6.
 */
export function wanderingMoments(input: { setOutHour: number; hours?: number; checksPerDay?: number }): {
  moments: CheckTime[];
} & Reasoned {
  const setOut = whole(given(input).setOutHour, 'setOutHour', { min: 0, max: hoursPerDay - 1 });
  const hours = whole(input.hours ?? 0, 'hours', { min: 0, max: hoursPerDay });
  const checks = whole(input.checksPerDay ?? usualChecks, 'checksPerDay', { min: 0, max: usualChecks });
  const way = hours * minutesPerHour;
  const moments = Array.from({ length: checks }, (_, at): CheckTime => {
    const since = roundUp((dayMinutes * (2 * at + 1)) / (2 * checks * turnMinutes)) * turnMinutes;
    return { share: since <= way ? [since, way] : null, minute: setOut * minutesPerHour + since };
  });
  return { moments, reasons: [because('checks a day', checks, 'BF-ROAD-6')] };
}

/**
 * A wandering check, alike on land and at sea; chances in six, kept within 0..6. Dice: d6 unless the chance is 0 or 6. Throws
 * `bad-die`, `bad-input`. BF-ROAD-6.
 */
export function wanderingCheck(
  input: { modifier?: number; chanceInSix?: number; natural?: number },
  dice?: Dice,
): { chanceInSix: number; encounter: boolean } & Reasoned & Rolled {
  const base = inSix(given(input).chanceInSix ?? checkInSix, 'chanceInSix');
  const change = modifier(input.modifier, 'modifier');
  const chanceInSix = clamp(base + change, 0, 6);
  const tray = diceTray(dice);
  const certain = chanceInSix === 0 || chanceInSix === 6;
  const encounter = certain ? chanceInSix === 6 : tray.face(input.natural, 6, 'natural') <= chanceInSix;
  return {
    chanceInSix,
    encounter,
    reasons: [
      because('every four hours', base, 'BF-ROAD-6'),
      ...parts(because('noise, light or hiding', change, 'BF-ROAD-6')),
      because('chance in six', chanceInSix, 'BF-ROAD-6'),
    ],
    ...tray.log(),
  };
}

export const checkOps = { 'wandering.moments': wanderingMoments, 'wandering.check': wanderingCheck } as const;
