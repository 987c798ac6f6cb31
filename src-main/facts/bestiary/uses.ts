import { sql as raw } from 'kysely';
import { momentWords } from '../../../shared/clock.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { calledSo } from '../../../shared/words/comers/kinds.ts';
import { readComers } from '../../../shared/words/comers/read-comers.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { RoomFoeRow } from '../../db/tables.ts';
import { roomFoeTitle } from '../book/room-foes.ts';
import { dated } from '../calendar/read-calendar.ts';
import { standingOf } from '../pages/stands.ts';

type Use = QueryOutput<'creature.uses'>['uses'][number];

/** A creature by the id that rows keep, an own one by "own:12", and by its names. */
export interface Used {
  creatureId: string;
  names: readonly string[];
}

/** Where a creature is used, and when it was met: rooms, tables and musters, then meetings, the latest first. */
export const usesOf = (sql: Sql, used: Used): Use[] => [
  ...roomsOf(sql, used),
  ...tablesOf(sql, used),
  ...mustersOf(sql, used),
  ...meetingsOf(sql, used),
];

type ById = Pick<Used, 'creatureId'>;

const keyed = withValues(({ creatureId }: ById) =>
  query.selectFrom('room_foe').selectAll().where('creature_id', '=', creatureId).orderBy('room_id'),
);

const stateWords: Record<RoomFoeRow['state'], string> = {
  there: '',
  met: ', met',
  gone: ', gone',
  slain: ', slain',
};

function roomsOf(sql: Sql, { creatureId }: ById): Use[] {
  const foes = sql.all(keyed({ creatureId }));
  const rooms = new Map(
    standingOf
      .room(
        sql,
        foes.map(({ room_id: id }) => id),
      )
      .map((room) => [room.id, room]),
  );
  return foes.flatMap((foe) => {
    const room = rooms.get(foe.room_id);
    if (room === undefined) return [];
    const { name, where, to } = room;
    return { kind: 'room', name, where, words: `${roomFoeTitle(foe)}${stateWords[foe.state]}`, to };
  });
}

const giving = withValues(
  ({ creatureId }: ById) => raw<[tableId: number, rows: number]>`
  SELECT table_id, count(*) FROM random_row
  WHERE gives <> '[]' AND EXISTS (
    SELECT 1 FROM json_each(gives)
    WHERE json_extract(value, '$.kind') = 'creature' AND json_extract(value, '$.creature') = ${creatureId})
  GROUP BY table_id`,
);

function tablesOf(sql: Sql, { creatureId }: ById): Use[] {
  const rows = new Map(sql.rows(giving({ creatureId })));
  return standingOf.table(sql, [...rows.keys()]).map(({ id, name, where, to }) => ({
    kind: 'table',
    name,
    where,
    words: rows.get(id) === 1 ? 'a row of it' : `${rows.get(id) ?? 0} rows of it`,
    to,
  }));
}

const musters = query.selectFrom('muster').select(['name', 'lines']).orderBy('name').orderBy('id').compile();

/** A muster names its creatures, as one types them for a fight. */
function mustersOf(sql: Sql, { names }: Pick<Used, 'names'>): Use[] {
  return sql.all(musters).flatMap(({ name, lines }) => {
    const named = readComers(lines).comers.filter(
      (comer) => calledSo(comer.name, names, (each) => each) !== undefined,
    );
    if (named.length === 0) return [];
    const many = named.reduce((sum, { count }) => sum + count, 0);
    return { kind: 'muster', name, where: 'muster', words: `${many} of them`, to: null };
  });
}

const fought = withValues(
  ({ creatureId }: ById) => raw<
    [encounterId: number | null, name: string | null, began: number | null, many: number, dead: number]
  >`
  SELECT coalesce(foe.encounter_id, fight.encounter_id) AS met, max(fight.name),
    min(coalesce(encounter.began_seconds, fight.began_seconds)), count(*), sum(foe.state = 'dead')
  FROM foe LEFT JOIN fight ON fight.id = foe.fight_id
    LEFT JOIN encounter ON encounter.id = coalesce(foe.encounter_id, fight.encounter_id)
  WHERE foe.creature_id = ${creatureId}
  GROUP BY coalesce(met, -fight.id)`,
);
const met = withValues(({ creatureId }: ById) =>
  query
    .selectFrom('encounter')
    .select(['id', 'who', 'began_seconds as began', 'outcome'])
    .where('creature_id', '=', creatureId),
);

function meetingsOf(sql: Sql, { creatureId }: ById): Use[] {
  const fights = sql.rows(fought({ creatureId }));
  const meetings = sql.all(met({ creatureId }));
  const fightOf = new Map(fights.map((fight) => [fight[0], fight]));
  const fate = (many: number, dead: number) => `${many} of them, ${dead === 0 ? 'none' : dead} dead`;
  const all = [
    ...meetings.map(({ id, who, began, outcome }) => {
      const [, , , many, dead] = fightOf.get(id) ?? [];
      const words = many === undefined ? (outcome ?? 'met') : fate(many, dead ?? 0);
      return { name: who, began, words };
    }),
    ...fights
      .filter(([encounterId]) => !meetings.some(({ id }) => id === encounterId))
      .map(([, name, began, many, dead]) => ({
        name: name ?? 'A fight',
        began: began ?? 0,
        words: fate(many, dead),
      })),
  ].sort((one, other) => other.began - one.began);
  const moment = dated(sql);
  return all.map(({ name, began, words }) => ({
    kind: 'met',
    name,
    where: momentWords(moment(began)),
    words,
    to: { kind: 'log' },
  }));
}
