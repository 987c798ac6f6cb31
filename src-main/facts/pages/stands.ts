import { sql as raw } from 'kysely';
import type { z } from 'zod';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import type { destination } from '../../../shared/ipc/prep/page-views.ts';
import type { WrittenKind } from '../../../shared/ipc/vocabulary.ts';
import { linksInWords } from '../../../shared/pages/links.ts';
import { capital } from '../../../shared/words/names.ts';
import { ownId } from '../../content/bestiary/own/read-own.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { roomTitle } from '../book/words.ts';
import { numberingOf } from '../map/read-map.ts';

type Destination = z.output<typeof destination>;

/** Something that the referee wrote: what it is called, where it stands, and where it is looked at. */
export interface Standing {
  id: number;
  name: string;
  /** May be empty. */
  where: string;
  /** The dungeon that it is in; null where it is in none. */
  dungeon: string | null;
  to: Destination;
}

/** Of some by their ids, or of all of a table. */
type Ids = readonly number[] | 'all';

const among = (column: string, ids: Ids) =>
  ids === 'all'
    ? raw<boolean>`TRUE`
    : raw<boolean>`${raw.ref(column)} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

const shortest = 60;
const shortened = (text: string): string =>
  text.length > shortest ? `${text.slice(0, shortest).trimEnd()}…` : text;

/** Of one kind, in the order of their ids. */
export const standingOf: { readonly [Kind in WrittenKind]: (sql: Sql, ids: Ids) => Standing[] } = {
  page: (sql, ids) =>
    sql
      .all(
        query
          .selectFrom('page')
          .select(['id', 'kind', 'folder', 'title'])
          .where(among('id', ids))
          .orderBy('id'),
      )
      .map(({ id, kind, folder, title }) => ({
        id,
        name: title,
        where: folder === '' ? kind : `${kind}, ${folder}`,
        dungeon: null,
        to: { kind: 'page', id },
      })),

  creature: (sql, ids) =>
    sql
      .all(
        query.selectFrom('creature').select(['id', 'name', 'system']).where(among('id', ids)).orderBy('id'),
      )
      .map(({ id, name, system }) => ({
        id,
        name,
        where: 'creature of your own',
        dungeon: null,
        to: { kind: 'creature', book: system, id: ownId(id) },
      })),

  table: (sql, ids) =>
    sql
      .all(
        query
          .selectFrom('random_table')
          .select(['id', 'name', 'folder'])
          .where(among('id', ids))
          .orderBy('id'),
      )
      .map(({ id, name, folder }) => ({
        id,
        name,
        where: folder === '' ? 'table' : `table, ${folder}`,
        dungeon: null,
        to: { kind: 'randomTable', id },
      })),

  row: (sql, ids) =>
    sql
      .all(
        query
          .selectFrom('random_row')
          .innerJoin('random_table', 'random_table.id', 'random_row.table_id')
          .select(['random_row.id', 'random_row.position', 'random_row.table_id', 'random_table.name'])
          .where(among('random_row.id', ids))
          .orderBy('random_row.id'),
      )
      .map(({ id, position, table_id: tableId, name }) => ({
        id,
        name,
        where: `row ${position}`,
        dungeon: null,
        to: { kind: 'randomTable', id: tableId },
      })),

  dungeon: (sql, ids) =>
    sql
      .all(
        query
          .selectFrom('dungeon')
          .innerJoin('level', 'level.dungeon_id', 'dungeon.id')
          .select(({ fn }) => ['dungeon.id', 'dungeon.name', fn.min('level.id').as('levelId')])
          .where(among('dungeon.id', ids))
          .groupBy('dungeon.id')
          .orderBy('dungeon.id'),
      )
      .map(({ id, name, levelId }) => ({
        id,
        name,
        where: 'dungeon',
        dungeon: name,
        to: { kind: 'room', levelId, roomId: null },
      })),

  level: (sql, ids) =>
    sql
      .all(
        query
          .selectFrom('level')
          .innerJoin('dungeon', 'dungeon.id', 'level.dungeon_id')
          .select(['level.id', 'level.name', 'dungeon.name as dungeon'])
          .where(among('level.id', ids))
          .orderBy('level.id'),
      )
      .map(({ id, name, dungeon }) => ({
        id,
        name,
        where: dungeon,
        dungeon,
        to: { kind: 'room', levelId: id, roomId: null },
      })),

  room: (sql, ids) =>
    sql
      .all(
        query
          .selectFrom('room')
          .innerJoin('level', 'level.id', 'room.level_id')
          .innerJoin('dungeon', 'dungeon.id', 'level.dungeon_id')
          .select(['room.id', 'room.key', 'room.name', 'room.level_id', 'level.name as level'])
          .select('dungeon.name as dungeon')
          .where(among('room.id', ids))
          .orderBy('room.id'),
      )
      .map(({ id, key, name, level_id: levelId, level, dungeon }) => ({
        id,
        name: capital(roomTitle({ key, name })),
        where: `${dungeon}, ${level}`,
        dungeon,
        to: { kind: 'room', levelId, roomId: id },
      })),

  feature: (sql, ids) =>
    sql
      .all(
        query
          .selectFrom('feature')
          .innerJoin('room', 'room.id', 'feature.room_id')
          .innerJoin('level', 'level.id', 'room.level_id')
          .innerJoin('dungeon', 'dungeon.id', 'level.dungeon_id')
          .select(['feature.id', 'feature.name', 'room.id as roomId', 'room.level_id', 'room.key'])
          .select(['room.name as room', 'dungeon.name as dungeon'])
          .where(among('feature.id', ids))
          .orderBy('feature.id'),
      )
      .map(({ id, name, roomId, level_id: levelId, key, room, dungeon }) => ({
        id,
        name,
        where: `${dungeon}, ${roomTitle({ key, name: room })}`,
        dungeon,
        to: { kind: 'room', levelId, roomId },
      })),

  site: (sql, ids) =>
    sql
      .all(
        query
          .selectFrom('site')
          .innerJoin('hex_map', 'hex_map.id', 'site.map_id')
          .select(['site.id', 'site.name', 'site.kind', 'site.map_id', 'site.col', 'site.row'])
          .select('hex_map.name as map')
          .where(among('site.id', ids))
          .orderBy('site.id'),
      )
      .map(({ id, name, kind, map_id: mapId, col, row, map }) => ({
        id,
        name,
        where: `${kind}, ${map}`,
        dungeon: null,
        to: { kind: 'hex', mapId, col, row },
      })),

  hex: (sql, ids) => {
    const maps = new Map(sql.all(query.selectFrom('hex_map').selectAll()).map((map) => [map.id, map]));
    const notes = sql.all(
      query
        .selectFrom('hex_note')
        .select(['id', 'map_id', 'col', 'row'])
        .where(among('id', ids))
        .orderBy('id'),
    );
    return notes.flatMap(({ id, map_id: mapId, col, row }) => {
      const map = maps.get(mapId);
      if (map === undefined) return [];
      const number = hexNumber(numberingOf(map), { col, row });
      return {
        id,
        name: `Hex ${number}`,
        where: map.name,
        dungeon: null,
        to: { kind: 'hex', mapId, col, row },
      };
    });
  },

  note: (sql, ids) =>
    sql
      .all(query.selectFrom('note').select(['id', 'text']).where(among('id', ids)).orderBy('id'))
      .map(({ id, text }) => ({
        id,
        name: shortened(linksInWords(text)),
        where: 'note in the log',
        dungeon: null,
        to: { kind: 'log' },
      })),

  character: (sql, ids) =>
    sql
      .all(
        query
          .selectFrom('character')
          .select(['id', 'name', 'class_name'])
          .where(among('id', ids))
          .orderBy('id'),
      )
      .map(({ id, name, class_name: className }) => ({
        id,
        name,
        where: className === '' ? 'with the party' : className,
        dungeon: null,
        to: { kind: 'person', id },
      })),
};
