import { type Ratio, ratio, roundUp } from '../../common/arithmetic.ts';
import { given, oneOf, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

/** Days on which the company is under way for some hours. */
const daysUnderWay = ['march', 'forced', 'sail', 'flight'] as const;
const roadDays = [...daysUnderWay, 'hunt', 'rest', 'camp', 'adrift', 'town'] as const;
type RoadDay = (typeof roadDays)[number];

interface Moment {
  /** On the way, or a time of the day in camp. */
  when: 'way' | 'noon' | 'evening' | 'night' | 'dawn';
  /** Of the day's allowance, how much is spent by then; null in camp. */
  share: Ratio | null;
  /** Minutes since midnight before setting out, in whole turns: 1,440 and more is the day after. */
  minute: number;
}

const { overland, checkMoments } = tables;
const { minutesPerHour, hoursPerDay, turnMinutes } = tables.units;

const isUnderWay = (day: RoadDay): boolean => daysUnderWay.some((each) => each === day);

/** Checks of a company that stays where it is, each at the first such hour of the day that begins with setting out. */
function inCamp(checks: number, setOutHour: number): Moment[] {
  return checkMoments.inCamp.slice(0, checks).map(({ when, hour }) => ({
    when: oneOf(when, 'when', ['noon', 'evening', 'night', 'dawn']),
    share: null,
    minute: (setOutHour + ((hour - setOutHour + hoursPerDay) % hoursPerDay)) * minutesPerHour,
  }));
}

function underWay(checks: number, setOutHour: number, hours: number): Moment[] {
  const start = setOutHour * minutesPerHour;
  const onTheWay = (share: Ratio): Moment => ({
    when: 'way',
    share,
    minute: inTurns(start + (hours * minutesPerHour * share[0]) / share[1]),
  });
  if (hours === hoursPerDay)
    return Array.from({ length: checks }, (_, at) => onTheWay([2 * at + 1, 2 * checks]));
  const evening = start + hours * minutesPerHour;
  const night = evening + ((hoursPerDay - hours) * minutesPerHour) / 2;
  const { shares, camp } = checkMoments.underWay[checks - 1] ?? none;
  return [
    ...shares.map((share) => onTheWay(ratio(share))),
    ...camp.map((time): Moment => {
      const when = oneOf(time, 'camp', ['evening', 'night']);
      return { when, share: null, minute: when === 'evening' ? evening : night };
    }),
  ];
}

const none = { shares: [], camp: [] };

const inTurns = (minutes: number): number => roundUp(minutes / turnMinutes) * turnMinutes;

/**
 * When a day's wandering monster checks fall outdoors and afloat, in their order: some way into the day's allowance, or at a
 * time of the camp. Hours under way are wanted on a march, a forced march, a flight and under sail or oars. Throws
 * `bad-input`. OSE-WILD-16, OSE-WATER-11.
 */
export function wanderingMoments(input: {
  day: RoadDay;
  checksPerDay?: number;
  setOutHour: number;
  hours?: number;
}): { moments: Moment[] } & Reasoned {
  const { checksPerDay = overland.usualChecksPerDay } = given(input);
  const day = oneOf(input.day, 'day', roadDays);
  const checks = whole(checksPerDay, 'checksPerDay', { min: 0, max: overland.maxChecksPerDay });
  const setOutHour = whole(input.setOutHour, 'setOutHour', { min: 0, max: hoursPerDay - 1 });
  const moments = isUnderWay(day)
    ? underWay(checks, setOutHour, whole(input.hours, 'hours', { min: 1, max: hoursPerDay }))
    : inCamp(checks, setOutHour);
  return {
    moments: moments.toSorted((one, other) => one.minute - other.minute),
    reasons: [because('checks a day', checks, day === 'sail' ? 'OSE-WATER-11' : 'OSE-WILD-16')],
  };
}

export const momentOps = { 'wandering.moments': wanderingMoments } as const;
