import { distanceStep } from './distance-step.ts';
import { moraleStep } from './morale-step.ts';
import { numberStep } from './number-step.ts';
import { reactionStep } from './reaction-step.ts';
import type { MeetingStep } from './step.ts';
import { surpriseStep } from './surprise-step.ts';
import type { MeetingParts } from './terms.ts';

/** The steps of a meeting in their order, by a system's own parts. */
export const usualSteps = ({ surprise, distance, reaction, morale }: MeetingParts): MeetingStep[] => [
  numberStep,
  surpriseStep(surprise),
  distanceStep(distance),
  reactionStep(reaction),
  moraleStep(morale),
];
