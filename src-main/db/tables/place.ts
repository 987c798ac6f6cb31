import type { Generated } from 'kysely';
import type { RoomFoeState } from '../../../shared/ipc/book/room-foe.ts';
import type { FeatureKind } from '../../../shared/ipc/vocabulary.ts';

/** The tables of the book of places. */

export interface DungeonTable {
  id: Generated<number>;
  position: number;
  name: string;
  notes: string;
}

export interface LevelTable {
  id: Generated<number>;
  dungeon_id: number;
  position: number;
  name: string;
  depth: number;
  notes: string;
  table_id: number | null;
  /** Of its plan, or of how it looks. */
  picture_id: number | null;
}

export interface RoomTable {
  id: Generated<number>;
  level_id: number;
  position: number;
  /** What stands on the referee's map: 12, 12a, S3. */
  key: string;
  name: string;
  /** Markdown. */
  notes: string;
  visited: Generated<0 | 1>;
}

export interface FeatureTable {
  id: Generated<number>;
  room_id: number;
  position: number;
  kind: FeatureKind;
  name: string;
  /** A door's other side. */
  to_room_id: number | null;
  notes: string;
  /** JSON: a door's or trap's state. */
  facts: string;
}

export interface RoomFoeTable {
  id: Generated<number>;
  room_id: number;
  position: number;
  who: string;
  /** An entry of the book, or an own one; null: by name alone. */
  creature_id: string | null;
  /** Empty for the creature's own. */
  number_dice: string;
  /** Once it is known. */
  number: number | null;
  state: RoomFoeState;
  notes: string;
}
