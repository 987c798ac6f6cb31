import type { Kept, Settled } from '../../../shared/rules/meeting/step.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import { refused } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow, EncounterStepRow, FoeRow } from '../../db/tables.ts';

/** The encounter under way, in a delve or out of it, with what was settled of it. */

const underWay = query
  .selectFrom('encounter')
  .leftJoin('delve', 'delve.id', 'encounter.delve_id')
  .selectAll('encounter')
  .where('concluded', '=', 0)
  .where((on) => on.or([on('delve_id', 'is', null), on('delve.ended', '=', 0)]))
  .orderBy('encounter.id', 'desc')
  .compile();

export const readOpenEncounter = (sql: Sql): EncounterRow | undefined => sql.get(underWay);

/** Throws refused while an encounter is not concluded, wherever it is. */
export function needNobodyMet(sql: Sql): void {
  if (readOpenEncounter(sql)) throw refused('Conclude the encounter first; it takes its own turn.');
}

interface OfEncounter {
  encounterId: number;
}

const stepsOf = withValues(({ encounterId }: OfEncounter) =>
  query.selectFrom('encounter_step').selectAll().where('encounter_id', '=', encounterId).orderBy('id'),
);

/** What was settled of an encounter. */
export interface SettledSteps {
  /** The newest settling of each step. */
  settled: ReadonlyMap<string, Settled>;
  /** Each settling of each step, oldest first. */
  all: readonly (Settled & { id: number; step: string })[];
}

export function readSettled(sql: Sql, encounterId: number): SettledSteps {
  const all = sql.all(stepsOf({ encounterId })).map(settledOf);
  return { all, settled: new Map(all.map((each) => [each.step, each])) };
}

const settledOf = ({ id, step, figure, result, reasons, overruled }: EncounterStepRow) => ({
  id,
  step,
  figure,
  result: JSON.parse(result) as Kept,
  reasons: JSON.parse(reasons) as Reason[],
  overruled,
});

/** Keeps a settling; it is the one that stands from now on. */
export function keepStep(
  sql: Sql,
  encounterId: number,
  step: string,
  { figure, result, reasons, overruled }: Settled,
): void {
  const values = { figure, result: JSON.stringify(result), reasons: JSON.stringify(reasons), overruled };
  sql.run(query.insertInto('encounter_step').values({ encounter_id: encounterId, step, ...values }));
}

/** A settling that needs no reason: the referee's plain word. */
export const plainStep = (figure: number | null, result: Kept = null): Settled => ({
  figure,
  result,
  reasons: [],
  overruled: null,
});

const foesOf = withValues(({ encounterId }: OfEncounter) =>
  query.selectFrom('foe').selectAll().where('encounter_id', '=', encounterId).orderBy('id'),
);

export const readFoes = (sql: Sql, encounterId: number): FoeRow[] => sql.all(foesOf({ encounterId }));

/** How many of them are out of it, and how. */
export function lossesOf(foes: readonly FoeRow[]): { down: number; fled: number; captured: number } {
  const of = (state: FoeRow['state']) => foes.filter((foe) => foe.state === state).length;
  return { down: of('down') + of('unconscious') + of('dead'), fled: of('fled'), captured: of('captured') };
}
