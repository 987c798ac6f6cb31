import type { CommandsOf } from '../command-context.ts';
import { begin, number } from './begin.ts';
import { conclude } from './conclude.ts';
import { dropHeld } from './drop-held.ts';
import { noteRound } from './fight.ts';
import { endPursuit, flee } from './flee.ts';
import { addFoes, editFoe, removeFoe, rollFoes } from './foes.ts';
import { morale } from './morale.ts';
import { pursuitRound } from './pursuit-round.ts';
import { surprise } from './surprise.ts';
import { course, distance, reaction } from './talk.ts';

/** A meeting from the first sight to its end; each step can be settled again until then. */
export const encounterCommands: CommandsOf<'encounter'> = {
  'encounter.begin': begin,
  'encounter.number': number,
  'encounter.rollFoes': rollFoes,
  'encounter.addFoe': addFoes,
  'encounter.editFoe': editFoe,
  'encounter.removeFoe': removeFoe,
  'encounter.surprise': surprise,
  'encounter.dropHeld': dropHeld,
  'encounter.distance': distance,
  'encounter.reaction': reaction,
  'encounter.course': course,
  'encounter.morale': morale,
  'encounter.noteRound': noteRound,
  'encounter.flee': flee,
  'encounter.pursuitRound': pursuitRound,
  'encounter.endPursuit': endPursuit,
  'encounter.conclude': conclude,
};
