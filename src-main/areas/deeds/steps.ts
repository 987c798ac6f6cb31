import type { StepsOf } from '../../steps/step-context.ts';
import { moveCommand } from './move.ts';
import { runCommand } from './run.ts';
import { tryCommand } from './try.ts';

export const deedSteps: StepsOf<'deed'> = {
  'deed.try': tryCommand,
  'deed.move': moveCommand,
  'deed.run': runCommand,
};
