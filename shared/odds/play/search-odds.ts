import { flag, given, list, refuse, whole } from '../../rules/common/input.ts';
import { atLeastOnce, dieChance, type DieChance } from '../dice/chance.ts';
import { type Distribution, possibleOnly } from '../dice/distribution.ts';
import { mostTurns } from './wandering-odds.ts';

export interface SearchInput {
  /** Chance of each searcher in a turn. */
  searchers: readonly DieChance[];
  /** Turns they are willing to search; 1 if left out. */
  turns?: number;
  /** Whether a searcher may try the same place again; if not, only the first turn can find anything. */
  again?: boolean;
}

export interface SearchOdds {
  /** At least one of them finds it in a turn they all search. */
  inOneTurn: number;
  /** Within the turns given. */
  found: number;
  /** The turn in which it is found; neglected: it is not. */
  turn: Distribution;
  /** Mean turns until it is found if they never give up; null if they cannot find it so. */
  meanTurns: number | null;
  /** Mean turns spent when they stop on finding it, or after the turns given. */
  turnsSpent: number;
}

const mostSearchers = 100;

/** Several searchers at one place, if there is something to be found. Throws `bad-input`. */
export function searchOdds(input: SearchInput): SearchOdds {
  const { searchers, turns: willing = 1 } = given(input);
  const all = list(searchers, 'searchers');
  if (all.length > mostSearchers) refuse('searchers', `a list of at most ${mostSearchers}`);
  const turns = whole(willing, 'turns', { min: 1, max: mostTurns });
  const again = flag(input.again, 'again');
  const missed = Array.from(all, (one) => 1 - dieChance(one, 'searchers').chance).reduce((a, b) => a * b, 1);
  const inOneTurn = 1 - missed;
  const tries = again ? turns : 1;
  const found = atLeastOnce(inOneTurn, tries);
  const finds = Array.from({ length: tries }, (_, turn): [number, number] => [
    turn + 1,
    missed ** turn * inOneTurn,
  ]);
  const possible = inOneTurn > 0;
  return {
    inOneTurn,
    found,
    turn: possibleOnly(finds, missed ** tries),
    meanTurns: possible && (again || inOneTurn === 1) ? 1 / inOneTurn : null,
    turnsSpent: possible ? found / inOneTurn : tries,
  };
}
