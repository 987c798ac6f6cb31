import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { TreasureRules } from '../../../shared/rules/treasure/rules.ts';
import { kindOfOne, readingsOf } from '../../../shared/words/comers/kinds.ts';
import { readComers } from '../../../shared/words/comers/read-comers.ts';
import type { ContentOf } from '../../content/content-for.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { isThere, readRoomFoes } from '../book/room-foes.ts';
import type { HoardPlace } from '../hoards/hoard-place.ts';
import { bearersIn } from '../hoards/source.ts';

/** Whose treasure a place holds, as a roll for it is asked. */

type Spot = NonNullable<HoardPlace>;
type Asked = QueryOutput<'treasure.at'>['asked'];

/** Those who are there, by their entry where one is known, else by what they are called. */
interface Group {
  readonly id: string | null;
  readonly name: string;
  /** Null where nobody has thrown it yet. */
  readonly count: number | null;
  readonly isAtHome: boolean;
}

/**
 * The first who are there and have treasure; in a room where nobody has any, what lies unguarded on its level. Null where
 * the place tells neither.
 */
export function whoseTreasure(
  sql: Sql,
  { spot, id }: Spot,
  { monsters, rules }: ContentOf<'monsters'> & { rules: TreasureRules },
): Asked {
  const bearers = bearersIn({ monsters }, rules);
  const bearerOf = (group: Group) =>
    bearers.find((each) => each.id === group.id) ??
    bearers.find(({ name }) => readingsOf(group.name).includes(name.toLowerCase()));
  for (const group of groupsAt[spot](sql, id)) {
    const bearer = bearerOf(group);
    if (bearer) return { by: 'creature', name: bearer.name, count: group.count, lair: group.isAtHome };
  }
  const depth = spot === 'room' || spot === 'feature' ? depthOf(sql, roomOf(sql, { spot, id })) : null;
  return depth === null || rules.way !== 'letters' ? null : { by: 'unguarded', level: depth };
}

const groupsAt: Record<Spot['spot'], (sql: Sql, id: number) => Group[]> = {
  feature: (sql, id) => keyedTo(sql, roomOf(sql, { spot: 'feature', id })),
  room: keyedTo,
  encounter: (sql, id) => {
    const row = sql.get(
      query
        .selectFrom('encounter')
        .select(['who', 'creature_id as creature', 'number', 'room_id as room'])
        .where('id', '=', id),
    );
    return row ? [{ id: row.creature, name: row.who, count: row.number, isAtHome: row.room !== null }] : [];
  },
  foeGroup: (sql, id) => {
    const rows = sql.all(
      query
        .selectFrom('fight_fighter')
        .innerJoin('foe', 'foe.id', 'fight_fighter.foe_id')
        .select(['foe.creature_id as creature', 'foe.name'])
        .where('fight_fighter.group_id', '=', id)
        .orderBy('foe.id'),
    );
    const kinds = [...new Map(rows.map((row) => [kindOfOne(row.name), row]))];
    return kinds.map(([name, { creature }]) => ({
      id: creature,
      name,
      count: rows.filter((row) => kindOfOne(row.name) === name).length,
      isAtHome: false,
    }));
  },
  muster: (sql, id) => {
    const lines = sql.get(query.selectFrom('muster').select('lines').where('id', '=', id))?.lines ?? '';
    return readComers(lines).comers.map(({ name, count }) => ({ id: null, name, count, isAtHome: false }));
  },
  site: () => [],
};

function keyedTo(sql: Sql, roomId: number): Group[] {
  return readRoomFoes(sql, roomId)
    .filter(({ state }) => isThere(state))
    .map(({ creature_id: id, who, number }) => ({ id, name: who, count: number, isAtHome: true }));
}

const roomOf = (sql: Sql, { spot, id }: Spot): number =>
  spot === 'room'
    ? id
    : (sql.get(query.selectFrom('feature').select('room_id').where('id', '=', id))?.room_id ?? 0);

const depthOf = (sql: Sql, roomId: number): number | null =>
  sql.get(
    query
      .selectFrom('room')
      .innerJoin('level', 'level.id', 'room.level_id')
      .select('level.depth')
      .where('room.id', '=', roomId),
  )?.depth ?? null;
