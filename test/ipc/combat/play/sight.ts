import type { CommandInput, CommandName } from '../../../../shared/ipc/contract.ts';
import type { Board } from '../fight-table.ts';
import type { Chance } from './chance.ts';
import type { PartyTable } from './party.ts';

/** What whoever makes the next move sees. */
export interface Sight {
  readonly table: PartyTable;
  readonly chance: Chance;
  /** The fight that is looked at; null where nobody fights. */
  readonly board: Board | null;
}

export interface FightSight extends Sight {
  readonly board: Board;
}

/** A command as a window would send it, sense or nonsense. */
export interface Told<Name extends CommandName = CommandName> {
  readonly name: Name;
  readonly input: unknown;
}

/** Null where there is nothing of the kind to do. */
export type Move<Name extends CommandName = CommandName> = (
  sight: Sight,
) => Promise<Told<Name> | null> | Told<Name> | null;
export type FightMove<Name extends CommandName = CommandName> = (
  sight: FightSight,
) => Promise<Told<Name> | null> | Told<Name> | null;

/** A command that is well formed, whatever the table makes of it. */
export const told = <Name extends CommandName>(name: Name, input: CommandInput<Name>): Told<Name> => ({
  name,
  input,
});

/** One that may be no command at all. */
export const blurted = <Name extends CommandName>(name: Name, input: unknown): Told<Name> => ({
  name,
  input,
});

/** Somebody of the board, or now and then somebody who is not there. */
export const somebody = ({ board, chance }: FightSight): string =>
  chance.of(0.95) ? (chance.pick(board.rows)?.id ?? 'c1') : chance.one(['c99', 'f99', 'c0', 'x1', '']);

/** What the fight goes on from; now and then a window is behind the others. */
export const goingOn = ({ board, chance }: FightSight): { fightId: number; after: number } => ({
  fightId: board.fight.id,
  after: chance.of(0.97) ? board.after : Math.max(0, board.after + chance.whole(-2, 2)),
});
