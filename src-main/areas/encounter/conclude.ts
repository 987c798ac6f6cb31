import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import type { StepContext, StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { query } from '../../db/sql.ts';
import type { EncounterRow } from '../../db/tables.ts';
import { clockOf } from '../../facts/delve/read-delve.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Chase } from '../../facts/meeting/read-pursuit.ts';
import { readPursuit } from '../../facts/meeting/read-pursuit.ts';
import { unstopped, withEvents } from '../../facts/words.ts';
import { pass, passTurns } from '../../time/pass.ts';
import { counted, needMet, withLosses } from './open.ts';
import { turnsFor } from './settling/facts.ts';

/** Rounds of the campaign's system that were fought and run, in all flights of the encounter. */
export function roundsSpent({ system }: Campaign, row: EncounterRow, chase: Chase | null): number {
  const run = chase === null ? 0 : chase.pursuit.round + chase.pursuit.earlier_rounds;
  const { roundSeconds } = system.meeting.flight(row.ground);
  return Math.min(3600, row.fight_rounds + Math.ceil((run * roundSeconds) / system.clock.roundSeconds));
}

/** What came of it, and the turns it took: of the delve, or of the clock outside. OSE-ENCTR-7. */
export const conclude: StepOf<'encounter.conclude'> = (context, input) => {
  const { sentence, outcome } = concluded(context, input);
  return step(withEvents(sentence, outcome.events), outcome);
};

/** The encounter is over: a sentence without what became due in the turns it took, which the outcome holds. */
export function concluded(
  context: StepContext,
  { outcome, rounds: said }: ParsedInput<'encounter.conclude'>,
): { sentence: string; outcome: StepOutcome } {
  const { sql, campaign } = context;
  const met = needMet(sql);
  const { row } = met;
  const rounds = said ?? roundsSpent(campaign, row, readPursuit(sql, row.id));
  sql.run(query.updateTable('encounter').set({ outcome, rounds, concluded: 1 }).where('id', '=', row.id));
  const spans = { delve: met.delve, turn: row.turn, began: row.began_seconds, rounds };
  const { when, took, passed } = completeTurns(context, spans, counted(row));
  const begins = when === null ? 'Encounter' : `${when}: encounter`;
  return {
    sentence: `${begins} with ${counted(row)}: ${unstopped(outcome)}.`,
    outcome: {
      ...passed,
      reasons: took.reasons,
      encounter: { ...withLosses(sql, met), outcome, rounds },
    },
  };
}

/** When the turns of an encounter, or of a fight that is none, are counted from, and how many rounds it took. */
export interface Spans {
  readonly delve: Delve | null;
  /** The turn it began in; null outside. */
  readonly turn: number | null;
  readonly began: number;
  readonly rounds: number;
}

/** How many turns are completed with it, and in how many seconds from now: the one at hand is completed all the same. */
export function turnsLeft(campaign: Campaign, { delve, turn, began, rounds }: Spans) {
  const took = turnsFor(campaign, rounds, delve !== null);
  if (delve === null || turn === null)
    return { took, turns: took.turns, seconds: began + took.turns * took.turnSeconds - campaign.clock };
  const now = delve.row.turn;
  const turns = Math.max(turn + took.turns, now + 2) - 1 - now;
  return { took, turns, seconds: clockOf(delve) + turns * took.turnSeconds - campaign.clock };
}

/** Whole turns from where it began; rounds run or struck meanwhile are on the clock already. */
export function completeTurns(context: StepContext, spans: Spans, detail: string) {
  const { took, turns, seconds } = turnsLeft(context.campaign, spans);
  const { delve, turn } = spans;
  if (delve === null || turn === null) {
    const passed = pass(context, { does: 'encounter', detail, delve: null }, seconds);
    return { when: null, took, passed };
  }
  const last = delve.row.turn + turns;
  const passed = passTurns(context, delve, turns, { activity: 'encounter', detail });
  return { when: last === turn ? `Turn ${last}` : `Turns ${turn} to ${last}`, took, passed };
}
