import type { PassActivity } from '../../../../shared/ipc/vocabulary.ts';
import type { JournalRow } from '../../../db/tables.ts';
import { passedIn, turns as turnsInWords } from '../../../facts/words.ts';
import type { StepFacts } from '../facts.ts';

/** What happens so often, and means so little by itself, that many of it are told in one line. */
export type Quiet =
  | { of: 'turns'; first: number; last: number; did: string }
  | { of: 'check'; turn: number; chanceInSix: number }
  | { of: 'rounds'; fight: string; first: number; last: number; told: string };

const passing = new Set(['dungeon.passTurn', 'dungeon.passTo', 'dungeon.passUntilDue']);

/** Said of a longer pass: what it stopped for follows by itself. */
const isStop = (event: string): boolean => event.startsWith('Stopped before turn ');

const isActivity = (activity: string): activity is PassActivity => Object.hasOwn(passedIn, activity);

const quietTurns = (row: JournalRow, facts: StepFacts): Quiet | null => {
  const { activity, turn: last, turns, events } = facts;
  if (!passing.has(row.kind) || turns < 1 || last < turns || activity === null || !isActivity(activity))
    return null;
  if (facts.check !== null || !events.every(isStop)) return null;
  const first = last - turns + 1;
  const which = turns === 1 ? `Turn ${last}` : `Turns ${first} to ${last} (${turnsInWords(turns)})`;
  const did = passedIn[activity];
  // Words of the referee's own make the turn more than quiet.
  return row.summary === [`${which}: ${did}.`, ...events].join(' ')
    ? { of: 'turns', first, last, did }
    : null;
};

const quietCheck = ({ kind }: JournalRow, { check }: StepFacts): Quiet | null =>
  kind === 'prompt.rollCheck' && check !== null && !check.came
    ? { of: 'check', turn: check.turn, chanceInSix: check.chanceInSix }
    : null;

const unhurt = /^(Fight with [^]+), rounds? (\d+)(?: to (\d+))?: nobody is hurt\.$/;

const quietRounds = ({ kind, summary }: JournalRow): Quiet | null => {
  const [, fight, first, last] = (kind === 'encounter.noteRound' && unhurt.exec(summary)) || [];
  return fight === undefined
    ? null
    : { of: 'rounds', fight, first: Number(first), last: Number(last ?? first), told: ': nobody is hurt' };
};

/** A step as the quiet thing it is; null where it deserves a line of its own. */
export const quietOf = (row: JournalRow, facts: StepFacts): Quiet | null =>
  facts.overruled === null ? (quietTurns(row, facts) ?? quietCheck(row, facts) ?? quietRounds(row)) : null;

/** Whether it goes on with what the others began. */
export const follows = (last: Quiet, next: Quiet): boolean => {
  if (last.of === 'rounds')
    return next.of === 'rounds' && last.fight === next.fight && next.first === last.last + 1;
  if (next.of === 'rounds') return false;
  if (next.of === 'check') return true;
  return last.of === 'check' || next.first === last.last + 1;
};
