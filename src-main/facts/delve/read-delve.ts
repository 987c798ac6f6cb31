import { sql as raw } from 'kysely';
import { refused } from '../../../shared/errors.ts';
import type { TurnActivity } from '../../../shared/ipc/vocabulary.ts';
import type { Fatigue, Light } from '../../../shared/rules/ose/terms.ts';
import type { Flag } from '../../db/flag.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import type {
  AttemptRow,
  DelveRow,
  EncounterRow,
  FatigueRow,
  LightRow,
  LightSpanRow,
  PromptAnswerRow,
  WanderingCheckRow,
} from '../../db/tables.ts';
import { doings } from '../../../shared/words/person-states.ts';
import { turnSeconds, turnsPerHour } from '../exploration.ts';

/** What the prompts and the steps of the delve under way ask of it; the sheet's rows are read by their hours. */
export interface Delve {
  row: DelveRow;
  fatigue: Fatigue;
  lights: BorneLight[];
  /** What burns or burned in the hours at hand, the last that each bearer lit, and what burned last of all. */
  spans: LightSpanRow[];
  /** Past turns whose wandering check was due and is not rolled, oldest first. */
  unrolled: number[];
  /** The checks that brought something, and those rolled for turns to come. */
  checks: WanderingCheckRow[];
  attempts: AttemptRow[];
  /** What still holds a prompt back. */
  answers: PromptAnswerRow[];
  /** Every encounter of the delve; at most one is not concluded. */
  encounters: EncounterRow[];
}

/** A light with the name of its bearer, or the place where it lies. */
export type BorneLight = LightRow & {
  bearer: string;
  /** The turn on which the party walked on from the floor it burned on; null where it did not. */
  left_on: number | null;
  /** 0 where the party has walked on from it, or its bearer is away. */
  near: Flag;
};

// Read with every step and every view, so built once.
interface OfDelve {
  delveId: number;
}
const underWay = query.selectFrom('delve').selectAll().where('ended', '=', 0).orderBy('id', 'desc').compile();
const spansOf = withValues(({ delveId, since }: OfDelve & { since: number }) =>
  query
    .selectFrom('light_span')
    .selectAll()
    .where('delve_id', '=', delveId)
    .where((on) => {
      const ofThis = on.selectFrom('light_span as other').where('other.delve_id', '=', delveId);
      return on.or([
        on('last_turn', 'is', null),
        on('last_turn', '>=', since),
        on(
          'last_turn',
          '=',
          ofThis.select(({ fn }) => fn.max('other.last_turn').as('last')),
        ),
        on(
          'id',
          'in',
          ofThis
            .innerJoin('light', 'light.id', 'other.light_id')
            .select(({ fn }) => fn.max('other.id').as('newest'))
            .groupBy('light.bearer_id'),
        ),
      ]);
    })
    .orderBy('id'),
);
const unrolledOf = withValues(({ delveId }: OfDelve) =>
  query
    .selectFrom('turn')
    .select('number')
    .where('delve_id', '=', delveId)
    .where('check_due', '=', 1)
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('wandering_check as rolled')
            .select('rolled.id')
            .whereRef('rolled.delve_id', '=', 'turn.delve_id')
            .whereRef('rolled.turn', '=', 'turn.number'),
        ),
      ),
    )
    .orderBy('number'),
);
const checksOf = withValues(({ delveId, turn }: OfDelve & { turn: number }) =>
  query
    .selectFrom('wandering_check')
    .selectAll()
    .where('delve_id', '=', delveId)
    .where((on) => on.or([on('encounter', '=', 1), on('turn', '>', turn)]))
    .orderBy('turn'),
);
const attemptsOf = withValues(({ delveId }: OfDelve) =>
  query.selectFrom('attempt').selectAll().where('delve_id', '=', delveId).orderBy('id'),
);
const answersOf = withValues(({ delveId, turn }: OfDelve & { turn: number }) =>
  query
    .selectFrom('prompt_answer')
    .selectAll()
    .where('delve_id', '=', delveId)
    .where((on) => on.or([on('until_turn', 'is', null), on('until_turn', '>', turn)]))
    .orderBy('id'),
);
const encountersOf = withValues(({ delveId }: OfDelve) =>
  query.selectFrom('encounter').selectAll().where('delve_id', '=', delveId).orderBy('id'),
);

/** The row of the delve under way. */
export const readDelveRow = (sql: Sql): DelveRow | undefined => sql.get(underWay);

/** The delve under way, or null. */
export const readDelve = whileUnchanged((sql: Sql): Delve | null => {
  const row = readDelveRow(sql);
  if (!row) return null;
  const { id: delveId, turn } = row;
  return {
    row,
    fatigue: readFatigue(sql),
    lights: readLights(sql),
    spans: sql.all(spansOf({ delveId, since: turn - turnsPerHour })),
    unrolled: sql.all(unrolledOf({ delveId })).map(({ number }) => number),
    checks: sql.all(checksOf({ delveId, turn })),
    attempts: sql.all(attemptsOf({ delveId })),
    answers: sql.all(answersOf({ delveId, turn })),
    encounters: sql.all(encountersOf({ delveId })),
  };
});

/** The moment at which the turn at hand began; the clock may be some rounds further on. */
export const clockOf = ({ row }: Pick<Delve, 'row'>): number => row.start_seconds + row.turn * turnSeconds;

/** Throws refused where the party is in no dungeon. */
export function needDelve(sql: Sql): Delve {
  const delve = readDelve(sql);
  if (!delve) throw refused('The party is not in a dungeon. Enter one first.');
  return delve;
}

/** Throws refused while an encounter is not concluded: it has its turn yet to take. */
export function needQuietDelve(sql: Sql): Delve {
  const delve = needDelve(sql);
  if (openEncounter(delve)) throw refused('Conclude the encounter first; it takes its own turn.');
  return delve;
}

export const openEncounter = (delve: Delve): EncounterRow | undefined =>
  delve.encounters.find((encounter) => encounter.concluded === 0);

/** A turn spent so takes the party away from what lies on the floor. */
export const walksOn = (activity: TurnActivity): boolean => walking.some((each) => each === activity);

const walking: readonly TurnActivity[] = ['explore', 'run'];

// Since it was last lit where it lies, not in the hand of whoever dropped it.
const leftOn = raw<number | null>`case when light.bearer_id is null then (
  select min(turn.number) from light_span
  join turn on turn.delve_id = light_span.delve_id and turn.number >= light_span.first_turn
  where light_span.id = (select max(id) from light_span where light_id = light.id)
    and light_span.bearer = light.lies and turn.activity in (${raw.join(walking.map((each) => raw.lit(each)))})
) end`;
const everyLight = query
  .selectFrom('light')
  .leftJoin('character', 'character.id', 'light.bearer_id')
  .selectAll('light')
  .select((on) => on.fn.coalesce('character.name', 'light.lies', on.val('')).as('bearer'))
  .select(leftOn.as('left_on'))
  .select('character.state as bearer_state')
  .orderBy('light.id')
  .compile();

export const readLights = (sql: Sql): BorneLight[] =>
  sql.all(everyLight).map(({ bearer_state: state, ...light }) => ({
    ...light,
    near: light.left_on === null && (state === null || doings[state].withParty) ? 1 : 0,
  }));

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
