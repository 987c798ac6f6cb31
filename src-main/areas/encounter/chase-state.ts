import type { MeetingSide } from '../../../shared/rules/meeting.ts';
import type { PursuitRow } from '../../db/tables.ts';
import { storedJson, wholeNumbers } from './stored.ts';

/** Stands among the fallen for a side that loses the first round, and for the monsters. */
export const late = -1;
export const monstersFell = 0;

/** What a flight keeps from round to round besides its gap and its speeds. */
export interface ChaseState {
  /** Ids of who gets up in the coming round; 0 for the monsters, -1 for a side that begins late. */
  fallen: readonly number[];
  /** Ids of those of the party who are out of it: left to the pursuers, or fallen behind. */
  left: readonly number[];
  /** How many of the foes are out of it. */
  leftFoes: number;
  /** The sides whose speed the referee named. */
  said: readonly MeetingSide[];
  /** Rounds of the flights before this one. */
  earlier: number;
  /** What the referee said of the monsters' wits; null before. */
  intelligent: boolean | null;
}

const both: readonly MeetingSide[] = ['party', 'monsters'];

/** A list alone is what campaigns kept before anybody could fall out of a flight. */
export function chaseState({ fallen: text }: Pick<PursuitRow, 'fallen'>): ChaseState {
  const stored = storedJson(text);
  if (Array.isArray(stored))
    return {
      fallen: wholeNumbers(stored),
      left: [],
      leftFoes: 0,
      said: both,
      earlier: 0,
      intelligent: null,
    };
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  const { said, intelligent } = stored;
  return {
    fallen: wholeNumbers(stored['fallen']),
    left: wholeNumbers(stored['left']),
    leftFoes: count(stored['leftFoes']),
    said: both.filter((side) => Array.isArray(said) && said.includes(side)),
    earlier: count(stored['earlier']),
    intelligent: typeof intelligent === 'boolean' ? intelligent : null,
  };
}

export const chaseText = (state: ChaseState): string => JSON.stringify(state);

/** Whether the side gets up from a fall in the coming round, and so only walks. */
export const rises = (side: MeetingSide, fallen: readonly number[]): boolean =>
  fallen.some((id) => (side === 'monsters' ? id === monstersFell : id > 0));
