import type { OwnTravel } from '../../travel/rules.ts';
import { tables } from '../tables.ts';
import { usualChecks, wanderingCheck, wanderingMoments } from './checks.ts';
import { partsPerMile, travelAllowance, travelStretch } from './ground.ts';
import { wind } from './water.ts';
import { leading, lostOnLand } from './way.ts';

/** The road by the book's own figures; what is not here, the rules of exploration say. */
export const travel: OwnTravel = {
  differs:
    'swamps, mountains and jungles go at a third, trails as clear ground, roads at four thirds; the way is kept by the leader’s save against death ray with Wisdom; somebody may come every four hours, on 1 in 6; ships go twelve hours a day, under sail by the wind on d100, before it or tacking.',
  figures: {
    partsPerMile,
    allowance: travelAllowance,
    stretch: travelStretch,
    lostOnLand,
    leading,
    checksPerDay: (asked) => (asked === 0 ? 0 : usualChecks),
    checkTimes: wanderingMoments,
    check: wanderingCheck,
    wind,
    waterHours: tables.outside.travel.waterHours,
    checkRule: { land: 'BF-ROAD-6', water: 'BF-ROAD-6' },
  },
};
