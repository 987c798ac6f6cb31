import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import { query } from '../../../db/sql.ts';
import type { CommandContext, CommandHandler } from '../../command-context.ts';
import { step } from '../../command-context.ts';
import { loadOf } from '../../party/load.ts';
import { partyRate } from '../../party/party-view.ts';
import { readParty } from '../../party/read-party.ts';
import { allowance } from '../allowance.ts';
import { passTurns } from '../pass-turns.ts';
import { pendingChecks } from '../pending-checks.ts';
import type { Delve } from '../read-delve.ts';
import { needDelve, needQuietDelve } from '../read-delve.ts';
import { turns, withEvents } from '../words.ts';

/** Feet the party may go in one turn over the ground at hand. */
function feetATurn({ sql, campaign }: CommandContext, delve: Delve) {
  const walkers = readParty(sql).members.map(({ row, sheet, items }) => {
    const { baseFeet, encounterFeet, reasons } = loadOf(campaign, { row, sheet, items });
    return { kind: row.kind, name: row.name, rate: { baseFeet, encounterFeet, reasons } };
  });
  return allowance(delve, campaign, partyRate(walkers));
}

/**
 * Ground covered within the turn; what is beyond it passes turns of exploring, up to the first that asks for the
 * referee (OSE-DUN-2, 3).
 */
export const moveCommand: CommandHandler<'dungeon.move'> = (context, { feet, passing }) => {
  const delve = needDelve(context.sql);
  const { value: perTurn, reasons } = feetATurn(context, delve);
  const left = Math.max(0, perTurn - delve.row.feet_used);
  if (perTurn === 0)
    throw new TurnkeeperError(
      'refused',
      'The party cannot move. Nothing was changed; see who carries too much.',
      {
        feet: 'Nobody can move.',
      },
    );
  if (feet <= left) return within(context, delve, feet, perTurn, reasons);
  if (!passing)
    throw new TurnkeeperError(
      'refused',
      `${feet} feet are more than the ${left} left of this turn. Nothing was changed; let turns pass for it, or go less far.`,
      { feet: `${left} feet are left of this turn.` },
    );
  return beyond(context, feet, perTurn, reasons);
};

type Moved = ReturnType<CommandHandler<'dungeon.move'>>;
type Reasons = NonNullable<StepOutcome['reasons']>;

function within(
  context: CommandContext,
  { row }: Delve,
  feet: number,
  perTurn: number,
  reasons: Reasons,
): Moved {
  const used = row.feet_used + feet;
  setUsed(context, row.id, used);
  const leftFeet = perTurn - used;
  return {
    ...step(`Turn ${row.turn + 1}: the party went ${feet} feet; ${leftFeet} are left of the turn.`, {
      reasons,
      delve: { name: row.name, turn: row.turn },
    }),
    value: { walked: feet, turns: 0, leftFeet, stopped: null },
  };
}

function beyond(context: CommandContext, feet: number, perTurn: number, reasons: Reasons): Moved {
  const { sql, campaign } = context;
  const start = needQuietDelve(sql);
  let walked = Math.max(0, perTurn - start.row.feet_used);
  let outcome: StepOutcome = {};
  let passed = 0;
  let stopped: string | null = null;
  do {
    outcome = added(
      outcome,
      passTurns(context, needDelve(sql), 1, { activity: 'explore', detail: '' }),
      ++passed,
    );
    stopped = asksFor(outcome, pendingChecks(needDelve(sql), campaign).length > 0);
    if (stopped === null) walked += Math.min(perTurn, feet - walked);
  } while (walked < feet && stopped === null);
  const used = stopped === null ? feet - (perTurn - start.row.feet_used) - perTurn * (passed - 1) : 0;
  setUsed(context, start.row.id, used);
  const went = `Turn ${start.row.turn + 1}: the party went ${walked} feet in ${turns(passed)} and part of the next.`;
  const halted = `Turn ${start.row.turn + 1}: the party set out for ${feet} feet and stopped after ${walked}, ${turns(passed)} on: ${stopped ?? ''}`;
  return {
    ...step(withEvents(stopped === null ? went : halted, stopped === null ? outcome.events : []), {
      ...outcome,
      reasons,
    }),
    value: { walked, turns: passed, leftFeet: perTurn - used, stopped },
  };
}

/** What makes the party stand still: whatever the turn brought, or a check that waits. */
function asksFor({ events = [] }: StepOutcome, checkWaits: boolean): string | null {
  const asked = [...events, ...(checkWaits ? ['A wandering check is due.'] : [])];
  return asked.length === 0 ? null : asked.join(' ');
}

function added(before: StepOutcome, turn: StepOutcome, count: number): StepOutcome {
  const burned = { ...before.burned };
  for (const kind of Object.keys(turn.burned ?? {}) as (keyof typeof burned)[])
    burned[kind] = (burned[kind] ?? 0) + (turn.burned?.[kind] ?? 0);
  return {
    ...turn,
    burned,
    ...(turn.passed && { passed: { ...turn.passed, turns: count } }),
  };
}

const setUsed = ({ sql }: CommandContext, delveId: number, feet: number) =>
  sql.run(query.updateTable('delve').set({ feet_used: feet }).where('id', '=', delveId));
