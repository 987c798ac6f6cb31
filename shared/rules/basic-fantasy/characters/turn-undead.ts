import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, given, refuse, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { readHitDice, type HitDice } from './hit-dice.ts';
import { checkedLevel, kindOf } from '../readers.ts';
import { tables } from '../tables.ts';
import { undeadKinds, type TurnEntry, type UndeadKind } from '../terms.ts';

const { turnUndead, time } = tables;
const rows = turnUndead.rows as TurnEntry[][];

/** The column of undead without a name of their own: the first below one die, the last from 9 on. */
function columnOf({ attackHitDice }: HitDice): UndeadKind {
  const place = Math.min(Math.max(attackHitDice, 1), undeadKinds.length);
  return undeadKinds[place - 1] ?? refuse('hitDice', 'in the table of undead');
}

/** What the table says for a cleric of this level and a column. */
export function entryOf(clericLevel: number, column: UndeadKind): TurnEntry {
  const entry = rows[Math.min(clericLevel, rows.length) - 1]?.[undeadKinds.indexOf(column)];
  if (entry === undefined) throw new RangeError('No entry in the table of undead.');
  return entry;
}

/** The column of named undead, or by Hit Dice. Throws `bad-hit-dice`, `unknown-kind`, `bad-input`. */
export const columnFor = (kind: unknown, hitDice: unknown, field: string): UndeadKind =>
  kind === undefined
    ? columnOf(readHitDice(hitDice, `${field}hitDice`))
    : kindOf(kind, `${field}kind`, undeadKinds);

/**
 * What a cleric needs on a d20 to turn a kind of undead: a number, No, T (turned without fail) or D (damaged). Hit Dice
 * serve only those without a kind. Throws `level-out-of-range`, `bad-hit-dice`, `unknown-kind`, `bad-input`.
 * BF-TURN-3 to 8.
 */
function turnUndeadNeeded(input: { clericLevel: number; kind?: UndeadKind; hitDice?: string }): {
  entry: TurnEntry;
  column: UndeadKind;
} & Reasoned {
  const level = checkedLevel(given(input).clericLevel, 'clericLevel');
  const column = columnFor(input.kind, input.hitDice, '');
  const entry = entryOf(level, column);
  return {
    entry,
    column,
    reasons: [because(`cleric of level ${level} against ${column}`, entry, 'BF-TURN-3')],
  };
}

/**
 * Whether a cleric may try again so many rounds after a failure; a full turn must pass. Null is no failure yet.
 * Throws `bad-input`. BF-TURN-14.
 */
export function turnUndeadMayAttempt(input: { roundsSinceFailure: number | null }): {
  allowed: boolean;
  roundsLeft: number;
} & Reasoned {
  const { roundsSinceFailure } = given(input);
  const passed =
    roundsSinceFailure === null ? turnUndead.lockoutRounds : whole(roundsSinceFailure, 'roundsSinceFailure');
  const roundsLeft = Math.max(0, turnUndead.lockoutRounds - passed);
  return {
    allowed: roundsLeft === 0,
    roundsLeft,
    reasons: [because('rounds left', roundsLeft, 'BF-TURN-14')],
  };
}

/**
 * How many rounds the turned stay away, and whether they may attack again: when that is over, or when cornered.
 * Dice: 2d4. Throws `bad-die`, `bad-input`. BF-TURN-16, 17, BF-OUT-1.
 */
export function turnUndeadFlight(
  input: { turns?: number; elapsedRounds: number; cornered: boolean },
  dice?: Dice,
): { rounds: number; over: boolean; mayAttackParty: boolean } & Reasoned & Rolled {
  const elapsed = whole(given(input).elapsedRounds, 'elapsedRounds');
  const cornered = bool(input.cornered, 'cornered');
  const tray = diceTray(dice);
  const turns = tray.total(input.turns, turnUndead.awayDice, turnUndead.awaySides, 'turns');
  const rounds = turns * time.roundsPerTurn;
  const over = elapsed >= rounds;
  return {
    rounds,
    over,
    mayAttackParty: over || cornered,
    reasons: [because('turns away', turns, 'BF-TURN-17')],
    ...tray.log(),
  };
}

export const turnUndeadOps = {
  'turnUndead.needed': turnUndeadNeeded,
  'turnUndead.mayAttempt': turnUndeadMayAttempt,
  'turnUndead.flight': turnUndeadFlight,
} as const;
