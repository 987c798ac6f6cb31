import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { query } from '../../db/sql.ts';
import type { CommandContext } from '../command-context.ts';
import { clockPassed } from '../effect/clock-passed.ts';
import { roundSeconds, turnSeconds } from '../exploration.ts';
import { passTurns } from './pass-turns.ts';
import type { Delve } from './read-delve.ts';
import { clockOf } from './read-delve.ts';

/**
 * Puts a round on the clock, within the turn at hand: passing the turn completes it. The round that would fill the
 * turn passes it, spent on `detail`. OSE-TIME-6.
 */
export function passRound(context: CommandContext, delve: Delve, detail: string): StepOutcome {
  const { sql, campaign } = context;
  const after = campaign.clock + roundSeconds;
  if (after >= clockOf(delve) + turnSeconds)
    return passTurns(context, delve, 1, { activity: 'other', detail });
  sql.run(query.updateTable('clock').set({ seconds: after }));
  return { events: clockPassed(sql, campaign, campaign.clock, after) };
}
