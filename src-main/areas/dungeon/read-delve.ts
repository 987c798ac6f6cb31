import type { CompiledQuery } from 'kysely';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Fatigue, Light } from '../../../shared/rules/ose/terms.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type {
  AttemptRow,
  DelveRow,
  EncounterRow,
  FatigueRow,
  LightRow,
  LightSpanRow,
  PromptAnswerRow,
  TurnRow,
  WanderingCheckRow,
} from '../../db/tables.ts';

/** Everything the table knows of the delve under way. */
export interface Delve {
  row: DelveRow;
  fatigue: Fatigue;
  lights: BorneLight[];
  spans: LightSpanRow[];
  turns: TurnRow[];
  checks: WanderingCheckRow[];
  attempts: AttemptRow[];
  answers: PromptAnswerRow[];
  /** Every encounter of the delve; at most one is not concluded. */
  encounters: EncounterRow[];
}

/** A light with the name of its bearer, or the place where it lies. */
export type BorneLight = LightRow & { bearer: string };

// Read with every step and every view, so built once; the delve's id takes the place of this 0.
const ofDelve = 0;
const underWay = query.selectFrom('delve').selectAll().where('ended', '=', 0).orderBy('id', 'desc').compile();
const spansOf = query
  .selectFrom('light_span')
  .selectAll()
  .where('delve_id', '=', ofDelve)
  .orderBy('id')
  .compile();
const turnsOf = query
  .selectFrom('turn')
  .selectAll()
  .where('delve_id', '=', ofDelve)
  .orderBy('number')
  .compile();
const checksOf = query
  .selectFrom('wandering_check')
  .selectAll()
  .where('delve_id', '=', ofDelve)
  .orderBy('turn')
  .compile();
const attemptsOf = query
  .selectFrom('attempt')
  .selectAll()
  .where('delve_id', '=', ofDelve)
  .orderBy('id')
  .compile();
const answersOf = query
  .selectFrom('prompt_answer')
  .selectAll()
  .where('delve_id', '=', ofDelve)
  .orderBy('id')
  .compile();
const encountersOf = query
  .selectFrom('encounter')
  .selectAll()
  .where('delve_id', '=', ofDelve)
  .orderBy('id')
  .compile();

/** The delve under way, or null. */
export function readDelve(sql: Sql): Delve | null {
  const row = sql.get(underWay);
  if (!row) return null;
  const all = <T>(compiled: CompiledQuery<T>): T[] => sql.all({ ...compiled, parameters: [row.id] });
  return {
    row,
    fatigue: readFatigue(sql),
    lights: readLights(sql),
    spans: all(spansOf),
    turns: all(turnsOf),
    checks: all(checksOf),
    attempts: all(attemptsOf),
    answers: all(answersOf),
    encounters: all(encountersOf),
  };
}

/** Throws refused where the party is in no dungeon. */
export function needDelve(sql: Sql): Delve {
  const delve = readDelve(sql);
  if (!delve) throw new TurnkeeperError('refused', 'The party is not in a dungeon. Enter one first.');
  return delve;
}

/** Throws refused while an encounter is not concluded: it has its turn yet to take. */
export function needQuietDelve(sql: Sql): Delve {
  const delve = needDelve(sql);
  if (openEncounter(delve))
    throw new TurnkeeperError('refused', 'Conclude the encounter first; it takes its own turn.');
  return delve;
}

export const openEncounter = (delve: Delve): EncounterRow | undefined =>
  delve.encounters.find((encounter) => encounter.concluded === 0);

const everyLight = query
  .selectFrom('light')
  .leftJoin('character', 'character.id', 'light.bearer_id')
  .selectAll('light')
  .select(({ fn, val }) => fn.coalesce('character.name', 'light.lies', val('')).as('bearer'))
  .orderBy('light.id')
  .compile();

export const readLights = (sql: Sql): BorneLight[] => sql.all(everyLight);

/** The lights that burn down, as the rules take them; ids are the rows' own. */
export const lightsForRules = (lights: readonly LightRow[]): Light[] =>
  lights.flatMap(({ id, kind, lit, turns_left }) =>
    turns_left === null
      ? []
      : [
          {
            id: String(id),
            kind: kind === 'torch' || kind === 'lantern' ? kind : 'other',
            lit: lit === 1,
            turnsLeft: turns_left,
          },
        ],
  );

export function readFatigue(sql: Sql): Fatigue {
  const row: Partial<FatigueRow> = sql.get(query.selectFrom('fatigue').selectAll()) ?? {};
  return {
    turnsSinceRest: row.turns_since_rest ?? 0,
    roundsRun: row.rounds_run ?? 0,
    exhaustionTurns: row.exhaustion_turns ?? 0,
    travelDays: row.travel_days ?? 0,
    forcedMarchRest: row.forced_march_rest === 1,
    dayRestOverdue: row.day_rest_overdue === 1,
  };
}

export function writeFatigue(sql: Sql, fatigue: Fatigue): void {
  const values = {
    turns_since_rest: fatigue.turnsSinceRest,
    rounds_run: fatigue.roundsRun,
    exhaustion_turns: fatigue.exhaustionTurns,
    travel_days: fatigue.travelDays,
    forced_march_rest: fatigue.forcedMarchRest ? (1 as const) : (0 as const),
    day_rest_overdue: fatigue.dayRestOverdue ? (1 as const) : (0 as const),
  };
  const { changes } = sql.run(query.updateTable('fatigue').set(values).where('id', '=', 1));
  if (changes === 0) sql.run(query.insertInto('fatigue').values({ id: 1, ...values }));
}
