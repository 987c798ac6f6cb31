import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { soAlready } from '../../steps/so-already.ts';
import { writeNamed } from '../../facts/pages/follow-names.ts';
import { step } from '../../steps/step-context.ts';
import { folded } from '../../facts/book/fold.ts';
import { nextDungeonPosition } from './positions.ts';
import { needDungeon } from '../../facts/book/read-room.ts';
import { wentAlong } from './went-along.ts';

const everyDungeon = query.selectFrom('dungeon').select(['id', 'name']).orderBy('position').compile();

/** The dungeon a delve goes into: the one chosen, else the one of its name; null where the book has none. */
export const dungeonOfBook = (sql: Sql, name: string, id: number | null): number | null =>
  id === null ? dungeonNamed(sql, name) : needDungeon(sql, id, 'dungeonId').id;

/** The dungeon of the book with this name, whatever its capitals. */
const dungeonNamed = (sql: Sql, name: string): number | null =>
  sql.all(everyDungeon).find((each) => folded(each.name) === folded(name))?.id ?? null;

function needFreeName(sql: Sql, name: string, id: number | null): void {
  const other = dungeonNamed(sql, name);
  if (other !== null && other !== id)
    throw refused(`The book has a dungeon called ${name} already. Nothing was changed.`, {
      name: 'Another dungeon has this name.',
    });
}

type DungeonCommand = 'addDungeon' | 'changeDungeon' | 'removeDungeon';

export const bookDungeonSteps: Pick<StepsOf<'place'>, `place.${DungeonCommand}`> = {
  'place.addDungeon': ({ sql }, { name, notes }) => {
    needFreeName(sql, name, null);
    const { lastId: id } = sql.run(
      query.insertInto('dungeon').values({ position: nextDungeonPosition(sql), name, notes }),
    );
    const { lastId: levelId } = sql.run(
      query
        .insertInto('level')
        .values({ dungeon_id: id, position: 1000, name: 'Level 1', depth: 1, notes: '', table_id: null }),
    );
    return { ...step(`A new dungeon in the book: ${name}.`, { hidden: true }), value: { id, levelId } };
  },

  'place.changeDungeon': ({ sql, content }, { id, name, notes }) => {
    const before = needDungeon(sql, id);
    if (name !== undefined) needFreeName(sql, name, id);
    const after = { name: name ?? before.name, notes: notes ?? before.notes };
    if (after.name === before.name && after.notes === before.notes) throw soAlready();
    const renamed = after.name !== before.name;
    const change = () => sql.run(query.updateTable('dungeon').set(after).where('id', '=', id));
    const follows = writeNamed(sql, content, renamed, change);
    return step(
      renamed
        ? `${before.name} is called ${after.name} now${follows}.`
        : `The notes on ${after.name} were changed.`,
      { hidden: true },
    );
  },

  'place.removeDungeon': ({ sql }, { id }) => {
    const { name } = needDungeon(sql, id);
    const along = wentAlong(sql, 'dungeon', id);
    sql.run(query.deleteFrom('dungeon').where('id', '=', id));
    return step(`Struck ${name} from the book.${along}`, { hidden: true });
  },
};
