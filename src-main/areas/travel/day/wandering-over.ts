import { isWater, ruleTerrain } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import type { wanderingCheck } from '../../../facts/exploration.ts';

/** What a wandering check over such ground is thrown with. OSE-WILD-17, OSE-WATER-12. */
export const wanderingOver = (
  ground: RoadGround,
  modifier: number,
): Parameters<typeof wanderingCheck>[0] & object => ({
  environment: isWater(ground) ? 'water' : 'wilderness',
  terrain: ruleTerrain(ground),
  modifier,
});
