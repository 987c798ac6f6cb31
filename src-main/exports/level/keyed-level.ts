import { TurnkeeperError } from '../../../shared/errors.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { levelView } from '../../areas/place/view/level-view.ts';
import { roomViewOf } from '../../areas/place/view/room-view.ts';
import { needWandering, readWanderBook } from '../../areas/wander/read-tables.ts';
import type { Sql } from '../../db/sql.ts';

type LevelView = NonNullable<QueryOutput<'place.level'>>;
export type KeyedRoom = NonNullable<QueryOutput<'place.room'>>;

export interface Wanderers {
  name: string;
  dice: string;
  notes: string;
  rows: readonly WandererRow[];
}

interface WandererRow {
  from: number;
  to: number;
  who: string;
  /** Dice or a figure; empty for the creature's own. */
  number: string;
  /** The table to throw on instead; empty for none. */
  thrownOn: string;
  note: string;
}

/** A level on its way out, with all that stands in its rooms. */
export interface KeyedLevel extends Pick<LevelView, 'dungeon'> {
  level: Pick<LevelView['level'], 'name' | 'depth' | 'notes'>;
  rooms: readonly KeyedRoom[];
  /** Null where none is thrown on. */
  wanderers: Wanderers | null;
}

/** Throws not-found. */
export function keyedLevel(sql: Sql, levelId: number): KeyedLevel {
  const view = levelView(sql, levelId);
  if (view === null)
    throw new TurnkeeperError('not-found', 'That level is no longer in the book. Nothing was written.', {
      levelId: 'Choose again.',
    });
  const { level, dungeon } = view;
  return {
    level,
    dungeon,
    rooms: view.rooms.flatMap(({ id }) => roomViewOf(sql, id, null) ?? []),
    wanderers: level.table === null ? null : wanderersOf(sql, level.table.id),
  };
}

function wanderersOf(sql: Sql, tableId: number): Wanderers {
  const book = readWanderBook(sql);
  const { table, rows } = needWandering(book, tableId);
  return {
    name: table.name,
    dice: table.dice,
    notes: table.notes,
    rows: rows.map(({ from, to, who, number, nestedId, note }) => ({
      ...{ from, to, who, number, note },
      thrownOn: nestedId === null ? '' : (book.get(nestedId)?.table.name ?? ''),
    })),
  };
}
