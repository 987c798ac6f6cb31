import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { folded } from '../../../facts/book/fold.ts';
import { roomTitle } from '../../../facts/book/words.ts';
import { readDelve } from '../../../facts/delve/read-delve.ts';

type HoardSpotFound = QueryOutput<'hoard.places'>[number];

const rooms = query
  .selectFrom('room')
  .innerJoin('level', 'level.id', 'room.level_id')
  .innerJoin('dungeon', 'dungeon.id', 'level.dungeon_id')
  .select(['room.id', 'room.key', 'room.name', 'level.name as level', 'dungeon.name as dungeon'])
  .orderBy('dungeon.position')
  .orderBy('level.position')
  .orderBy('room.position')
  .orderBy('room.id')
  .compile();
const treasures = query
  .selectFrom('feature')
  .select(['id', 'room_id as roomId', 'name'])
  .where('kind', '=', 'treasure')
  .orderBy('position')
  .orderBy('id')
  .compile();
const encounters = query
  .selectFrom('encounter')
  .select(['id', 'who'])
  .where('concluded', '=', 0)
  .orderBy('id', 'desc')
  .compile();
const groups = query
  .selectFrom('fight_group')
  .innerJoin('fight', 'fight.id', 'fight_group.fight_id')
  .select(['fight_group.id', 'fight_group.name', 'fight.name as fight'])
  .where('fight.state', '<>', 'ended')
  .orderBy('fight_group.id')
  .compile();
const musters = query.selectFrom('muster').select(['id', 'name']).orderBy('name').orderBy('id').compile();
const sites = query
  .selectFrom('site')
  .innerJoin('hex_map', 'hex_map.id', 'site.map_id')
  .select(['site.id', 'site.name', 'site.kind', 'hex_map.name as map'])
  .orderBy('site.name')
  .orderBy('site.id')
  .compile();

const mostFound = 60;

/** Who is met now, the room they stand in and what is in it, then the book in its order, musters and sites. */
export function hoardPlacesFor(sql: Sql, text: string): HoardSpotFound[] {
  const wanted = folded(text);
  const answers = ({ title, detail }: HoardSpotFound) => folded(`${title} ${detail}`).includes(wanted);
  return [...met(sql), ...inBook(sql), ...elsewhere(sql)].filter(answers).slice(0, mostFound);
}

const met = (sql: Sql): HoardSpotFound[] => [
  ...sql
    .all(encounters)
    .map(({ id, who }) => ({ spot: 'encounter' as const, id, title: who, detail: 'met now' })),
  ...sql
    .all(groups)
    .map(({ id, name, fight }) => ({ spot: 'foeGroup' as const, id, title: name, detail: fight })),
];

function inBook(sql: Sql): HoardSpotFound[] {
  const here = readDelve(sql)?.row.room_id ?? null;
  const inRooms = sql.all(treasures);
  const all = sql.all(rooms);
  return [...all.filter(({ id }) => id === here), ...all.filter(({ id }) => id !== here)].flatMap((room) => {
    const title = roomTitle(room);
    const detail = `${room.level}, ${room.dungeon}`;
    return [
      { spot: 'room' as const, id: room.id, title, detail },
      ...inRooms
        .filter(({ roomId }) => roomId === room.id)
        .map(({ id, name }) => ({
          spot: 'feature' as const,
          id,
          title: `${title}: ${name}`,
          detail,
        })),
    ];
  });
}

const elsewhere = (sql: Sql): HoardSpotFound[] => [
  ...sql.all(musters).map(({ id, name }) => ({ spot: 'muster' as const, id, title: name, detail: 'muster' })),
  ...sql.all(sites).map(({ id, name, kind, map }) => ({
    spot: 'site' as const,
    id,
    title: name === '' ? kind : name,
    detail: map,
  })),
];
