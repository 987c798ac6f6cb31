import type { Dice } from '../../../dice/dice.ts';
import type { CombatEvent } from '../../combat.ts';
import type { RolledDie } from '../../dice-tray.ts';
import type { Reason } from '../../reason.ts';
import { copyOfFighter, copyOfState, type Piece, type StateInTheMaking } from './copies.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The next state in the making. */
export interface Board {
  state: StateInTheMaking;
  /** Records what falls, for the next event. */
  dice: Dice;
  rolled: RolledDie[];
  events: CombatEvent[];
  /** Who has his own copy already. */
  copied: number[];
}

export function boardOf(state: BasicFantasyState, dice: Dice): Board {
  const board: Board = {
    state: copyOfState(state),
    dice: {
      roll: (sides) => {
        const face = dice.roll(sides);
        board.rolled.push({ sides, face });
        return face;
      },
    },
    rolled: [],
    events: [],
    copied: [],
  };
  return board;
}

/** The fighter of this index. */
export function one(state: Pick<BasicFantasyState, 'fighters'>, index: number): BasicFantasyFighter {
  const fighter = state.fighters[index];
  if (!fighter) throw new RangeError(`There is no fighter ${index}.`);
  return fighter;
}

/** His copy, to be changed. */
export function edit(board: Board, index: number): Piece {
  const fighter = one(board.state, index);
  if (board.copied.includes(index)) return fighter;
  const piece = copyOfFighter(fighter);
  board.state.fighters[index] = piece;
  board.copied.push(index);
  return piece;
}

interface Telling {
  by?: number | null;
  amount?: number;
  detail?: string;
  reasons?: readonly Reason[];
}

/** Puts an event on record, with the dice that fell for it. */
export function tell(board: Board, kind: string, who: number | null, more: Telling = {}): void {
  const { by, amount, detail, reasons } = more;
  const event: Writable<CombatEvent> = { kind, id: who === null ? null : one(board.state, who).id };
  if (by !== undefined && by !== null) event.by = one(board.state, by).id;
  if (amount !== undefined) event.amount = amount;
  if (detail !== undefined) event.detail = detail;
  if (reasons !== undefined && reasons.length > 0) event.reasons = reasons;
  if (board.rolled.length > 0) {
    event.rolled = board.rolled;
    board.rolled = [];
  }
  board.events.push(event);
}

/** Of the numbers acting now, he has done what he wanted to do. */
export function finish(board: Board, index: number): void {
  edit(board, index).turn.stage = 'done';
  board.state.due = board.state.due.filter((other) => other !== index);
}
