import type { StepsOf } from '../../steps/step-context.ts';
import { bookDungeonSteps } from './dungeon-steps.ts';
import { featureSteps } from './feature-steps.ts';
import { goToSteps } from './go-to.ts';
import { levelSteps } from './level-steps.ts';
import { roomSteps } from './room-steps.ts';

export const placeSteps: StepsOf<'place'> = {
  ...bookDungeonSteps,
  ...levelSteps,
  ...roomSteps,
  ...featureSteps,
  ...goToSteps,
};
