import type { StepContext, StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { query } from '../../db/sql.ts';
import type { EncounterRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Chase } from '../../facts/meeting/read-pursuit.ts';
import { readPursuit } from '../../facts/meeting/read-pursuit.ts';
import { unstopped, withEvents } from '../../facts/words.ts';
import { pass, passTurns } from '../../time/pass.ts';
import type { Met } from './open.ts';
import { counted, needMet, withLosses } from './open.ts';
import { turnsFor } from './settling/facts.ts';

/** Rounds of the campaign's system that were fought and run, in all flights of the encounter. */
export function roundsSpent({ system }: Campaign, row: EncounterRow, chase: Chase | null): number {
  const run = chase === null ? 0 : chase.pursuit.round + chase.pursuit.earlier_rounds;
  const { roundSeconds } = system.meeting.flight(row.ground);
  return Math.min(3600, row.fight_rounds + Math.ceil((run * roundSeconds) / system.clock.roundSeconds));
}

/** What came of it, and the turns it took: of the delve, or of the clock outside. OSE-ENCTR-7. */
export const conclude: StepOf<'encounter.conclude'> = (context, { outcome, rounds: said }) => {
  const { sql, campaign } = context;
  const met = needMet(sql);
  const { row } = met;
  const rounds = said ?? roundsSpent(campaign, row, readPursuit(sql, row.id));
  sql.run(query.updateTable('encounter').set({ outcome, rounds, concluded: 1 }).where('id', '=', row.id));
  const took = turnsFor(campaign, rounds, met.delve !== null);
  const { when, passed } = timePassed(context, met, took);
  const begins = when === null ? 'Encounter' : `${when}: encounter`;
  const summary = `${begins} with ${counted(row)}: ${unstopped(outcome)}.`;
  return step(withEvents(summary, passed.events), {
    ...passed,
    reasons: took.reasons,
    encounter: { ...withLosses(sql, met), outcome, rounds },
  });
};

/** Whole turns from where it began; rounds run or struck meanwhile are on the clock already. */
function timePassed(
  context: StepContext,
  { delve, row }: Met,
  { turns, turnSeconds }: ReturnType<typeof turnsFor>,
): { when: string | null; passed: StepOutcome } {
  const does = { does: 'encounter', detail: counted(row) } as const;
  if (delve === null || row.turn === null) {
    const left = row.began_seconds + turns * turnSeconds - context.campaign.clock;
    return { when: null, passed: pass(context, { ...does, delve: null }, left) };
  }
  // Rounds may have filled a turn; the one at hand is completed all the same.
  const now = delve.row.turn;
  const last = Math.max(row.turn + turns, now + 2) - 1;
  const passed = passTurns(context, delve, last - now, { activity: does.does, detail: does.detail });
  return { when: last === row.turn ? `Turn ${last}` : `Turns ${row.turn} to ${last}`, passed };
}
