import type { RoadDayView } from '../../../shared/ipc/travel/travel-views.ts';

type LostBy = Pick<NonNullable<RoadDayView['direction']>, 'chanceInSix' | 'otherDie'>;

/** What a day's way was lost by, as it is stored: a chance, null where nothing was thrown, on a die of so many sides. */
export function lostBy(chance: number | null, sides: number): LostBy {
  if (sides === 6 || chance === null) return { chanceInSix: chance };
  return { chanceInSix: null, otherDie: { chance, sides } };
}
