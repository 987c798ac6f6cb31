import { given, whole } from '../../rules/common/input.ts';
import { atLeastOnce, dieChance, type DieChance } from '../dice/chance.ts';
import { mostTurns } from './wandering-odds.ts';

export interface MeetingInput {
  chance: DieChance;
  /** Checks that wait to be rolled in the turn at hand. */
  waiting: number;
  /** Turns until the next one falls due, 1 or more. */
  nextIn: number;
  /** Turns from one check to the next after it. */
  every: number;
}

export interface MeetingOdds {
  /** Checks that will be rolled. */
  checks: number;
  /** At least one of them brings an encounter. */
  atLeastOne: number;
}

/**
 * What the wandering monster checks of so many turns bring, the turn at hand with its waiting checks as the first.
 * At most 1,000 turns. Throws `bad-input`.
 */
export function meetingOdds(input: MeetingInput & { turns: number }): MeetingOdds {
  const { chance, waiting, nextIn, every } = checked(input);
  const turns = whole(input.turns, 'turns', { min: 0, max: mostTurns });
  const coming = turns > nextIn ? Math.floor((turns - 1 - nextIn) / every) + 1 : 0;
  const checks = turns === 0 ? 0 : waiting + coming;
  return { checks, atLeastOne: atLeastOnce(chance, checks) };
}

/** Mean turns that pass before the first encounter; null if none ever comes. Throws `bad-input`. */
export function meanTurnsToMeeting(input: MeetingInput): number | null {
  const { chance, waiting, nextIn, every } = checked(input);
  if (chance === 0) return null;
  const missed = 1 - chance;
  return missed ** waiting * (nextIn + (every * missed) / chance);
}

function checked(input: MeetingInput) {
  const { chance, waiting, nextIn, every } = given(input);
  return {
    chance: dieChance(chance, 'chance').chance,
    waiting: whole(waiting, 'waiting', { min: 0, max: mostTurns }),
    nextIn: whole(nextIn, 'nextIn', { min: 1, max: mostTurns }),
    every: whole(every, 'every', { min: 1, max: mostTurns }),
  };
}
