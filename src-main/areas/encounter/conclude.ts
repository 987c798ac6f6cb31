import { bound, query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow, PursuitRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { CommandHandler } from '../command-context.ts';
import { step } from '../command-context.ts';
import { passTurns } from '../dungeon/pass-turns.ts';
import { unstopped, withEvents } from '../dungeon/words.ts';
import { chaseState } from './chase-state.ts';
import { turnsFor } from './facts.ts';
import { counted, needOpen, withLosses } from './open.ts';

const pursuitById = query.selectFrom('pursuit').selectAll().where('id', '=', 0).compile();
export const readPursuit = (sql: Sql, encounterId: number): PursuitRow | null =>
  sql.get(bound(pursuitById, encounterId)) ?? null;

/** Rounds of the campaign's system that were fought and run, in all flights of the encounter. */
export function roundsSpent({ system }: Campaign, row: EncounterRow, pursuit: PursuitRow | null): number {
  const run = pursuit === null ? 0 : pursuit.round + chaseState(pursuit).earlier;
  const { roundSeconds } = system.meeting.flight;
  return Math.min(3600, row.fight_rounds + Math.ceil((run * roundSeconds) / system.clock.roundSeconds));
}

/** What came of it, and the turns it took. */
export const conclude: CommandHandler<'encounter.conclude'> = (context, { outcome, rounds: said }) => {
  const { sql, campaign } = context;
  const { delve, row } = needOpen(sql);
  const rounds = said ?? roundsSpent(campaign, row, readPursuit(sql, row.id));
  sql.run(query.updateTable('encounter').set({ outcome, rounds, concluded: 1 }).where('id', '=', row.id));
  const took = turnsFor(campaign, rounds);
  const passed = passTurns(context, delve, took.turns, { activity: 'encounter', detail: counted(row) });
  const last = row.turn + took.turns - 1;
  const when = took.turns === 1 ? `Turn ${last}` : `Turns ${row.turn} to ${last}`;
  const summary = `${when}: encounter with ${counted(row)}: ${unstopped(outcome)}.`;
  return step(withEvents(summary, passed.events), {
    ...passed,
    reasons: took.reasons,
    encounter: { ...withLosses(sql, row), outcome, rounds },
  });
};
