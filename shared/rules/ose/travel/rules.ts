import type { LostRisk, TravelRules } from '../../travel/rules.ts';
import type { Terrain } from '../../travel/grounds.ts';
import { wanderingCheck } from '../exploration/wandering.ts';
import { wanderingMoments } from './moments.ts';
import { navigationLost } from './navigation.ts';
import { wind } from './water.ts';
import { partsPerMile, travelAllowance, travelStretch } from './travel.ts';

/** What the way over land is lost by. Throws `bad-input`. OSE-WILD-9. */
function lostOnLand({ terrain }: { terrain: Terrain }): LostRisk {
  const { chanceInSix, reasons } = navigationLost({ environment: 'wilderness', terrain, natural: 6 });
  return { chance: chanceInSix, sides: 6, rule: 'OSE-WILD-9', reasons };
}

/** The road and the sea as every system has them that names no figures of its own. */
export const travel: TravelRules = {
  by: 'ose',
  partsPerMile,
  allowance: travelAllowance,
  stretch: travelStretch,
  lostOnLand,
  leading: null,
  checksPerDay: (asked) => asked,
  checkTimes: wanderingMoments,
  check: wanderingCheck,
  waterHours: null,
  wind,
  checkRule: { land: 'OSE-WILD-17', water: 'OSE-WATER-12' },
};
