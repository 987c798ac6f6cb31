import { isWater, ruleTerrain } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround, Way } from '../../../../shared/ipc/travel/travel-words.ts';
import { navigationLost } from '../../../facts/exploration.ts';

/** What the die for the direction is thrown against. */
export type Risk = Parameters<typeof navigationLost>[0];

/** How the way may be lost over such ground; null where a trail, a road or a river leads. OSE-LOST-1, OSE-WILD-9, OSE-WATER-3. */
export function riskOver(ground: RoadGround, way: Way, navigator: boolean): Risk | null {
  if (isWater(ground))
    return ground === 'river'
      ? null
      : { environment: 'water', terrain: ruleTerrain(ground), navigator, landInSight: ground !== 'sea' };
  return way === 'open' ? { environment: 'wilderness', terrain: ground } : null;
}

/** In six. */
export const chanceOf = (risk: Risk): number => navigationLost({ ...risk, natural: 6 }).chanceInSix;
