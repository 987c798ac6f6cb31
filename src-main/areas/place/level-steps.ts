import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { LevelRow } from '../../db/tables.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { hangPicture } from '../../steps/hang-picture.ts';
import { writeNamed } from '../../facts/pages/follow-names.ts';
import { step } from '../../steps/step-context.ts';
import { soAlready } from '../../steps/so-already.ts';
import { nextLevelPosition } from './positions.ts';
import { needTable } from '../../facts/book/need-table.ts';
import { needDungeon, needLevel } from '../../facts/book/read-room.ts';
import { wentAlong } from './went-along.ts';

const deepest = (sql: Sql, dungeonId: number): number =>
  sql.get(
    query
      .selectFrom('level')
      .select(({ fn }) => fn.max('depth').as('depth'))
      .where('dungeon_id', '=', dungeonId),
  )?.depth ?? 0;

type LevelCommand = 'addLevel' | 'changeLevel' | 'setLevelPicture' | 'removeLevel';

export const levelSteps: Pick<StepsOf<'place'>, `place.${LevelCommand}`> = {
  'place.addLevel': ({ sql }, { dungeonId, name, depth, notes, tableId }) => {
    const dungeon = needDungeon(sql, dungeonId, 'dungeonId');
    if (tableId !== null) needTable(sql, tableId);
    const deep = depth ?? Math.min(99, deepest(sql, dungeonId) + 1);
    const called = name === '' ? `Level ${deep}` : name;
    const { lastId: id } = sql.run(
      query.insertInto('level').values({
        dungeon_id: dungeonId,
        position: nextLevelPosition(sql, dungeonId),
        name: called,
        depth: deep,
        notes,
        table_id: tableId,
      }),
    );
    return { ...step(`A new level of ${dungeon.name}: ${called}.`, { hidden: true }), value: { id } };
  },

  'place.changeLevel': ({ sql, content }, { id, name, depth, notes, tableId }) => {
    const before = needLevel(sql, id);
    const after = {
      name: name ?? before.name,
      depth: depth ?? before.depth,
      notes: notes ?? before.notes,
      table_id: tableId === undefined ? before.table_id : tableId,
    };
    const table = after.table_id === null ? null : needTable(sql, after.table_id);
    const changes = changed(before, after, table);
    if (changes.length === 0) throw soAlready();
    const change = () => sql.run(query.updateTable('level').set(after).where('id', '=', id));
    const follows = writeNamed(sql, content, after.name !== before.name, change);
    return step(`${before.name}: ${changes.join(', ')}${follows}.`, { hidden: true });
  },

  'place.setLevelPicture': ({ sql }, { id, assetId }) => {
    const { name, picture_id: pictureId } = needLevel(sql, id);
    const write = () => sql.run(query.updateTable('level').set({ picture_id: assetId }).where('id', '=', id));
    return hangPicture(sql, { name, pictureId }, assetId, write, { hidden: true });
  },

  'place.removeLevel': ({ sql }, { id }) => {
    const level = needLevel(sql, id);
    const dungeon = needDungeon(sql, level.dungeon_id);
    const along = wentAlong(sql, 'level', id);
    sql.run(query.deleteFrom('level').where('id', '=', id));
    return step(`Struck ${level.name} of ${dungeon.name} from the book.${along}`, { hidden: true });
  },
};

function changed(
  before: LevelRow,
  after: Pick<LevelRow, 'name' | 'depth' | 'notes' | 'table_id'>,
  table: string | null,
): string[] {
  return [
    ...(after.name === before.name ? [] : [`called ${after.name} now`]),
    ...(after.depth === before.depth ? [] : [`its dangers are of level ${after.depth}`]),
    ...(after.notes === before.notes ? [] : ['its notes were changed']),
    ...(after.table_id === before.table_id
      ? []
      : [table === null ? 'no wandering table of its own' : `wanderers by ${table}`]),
  ];
}
