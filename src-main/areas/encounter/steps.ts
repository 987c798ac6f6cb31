import type { StepsOf } from '../../steps/step-context.ts';
import { begin } from './begin.ts';
import { endPursuit, flee } from './chase/flee.ts';
import { pursuitDayStep } from './chase/pursuit-day.ts';
import { pursuitRound } from './chase/pursuit-round.ts';
import { conclude } from './conclude.ts';
import { course } from './course.ts';
import { noteRound } from './foes/fight.ts';
import { addFoes, editFoe, removeFoe, rollFoes } from './foes/foes.ts';
import { dropHeld } from './settling/drop-held.ts';
import { settle } from './settling/settle.ts';

/** A meeting from the first sight to its end; each step can be settled again until then. */
export const encounterSteps: StepsOf<'encounter'> = {
  'encounter.begin': begin,
  'encounter.settle': settle,
  'encounter.rollFoes': rollFoes,
  'encounter.addFoe': addFoes,
  'encounter.editFoe': editFoe,
  'encounter.removeFoe': removeFoe,
  'encounter.dropHeld': dropHeld,
  'encounter.course': course,
  'encounter.noteRound': noteRound,
  'encounter.flee': flee,
  'encounter.pursuitRound': pursuitRound,
  'encounter.pursuitDay': pursuitDayStep,
  'encounter.endPursuit': endPursuit,
  'encounter.conclude': conclude,
};
