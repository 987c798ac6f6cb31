import type { Generated } from 'kysely';
import type { FeatureKind } from '../../../shared/ipc/vocabulary.ts';

/** The tables of the book of places and of the wandering tables. */

export interface WanderTableTable {
  id: Generated<number>;
  position: number;
  name: string;
  dice: string;
  /** The starter table it was taken from; empty for one of the referee's own. */
  source: string;
  notes: string;
}

export interface WanderRowTable {
  id: Generated<number>;
  table_id: number;
  from_total: number;
  to_total: number;
  who: string;
  /** Dice or a figure; empty for the creature's own. */
  number: string;
  creature_id: string | null;
  /** The table to throw on instead. */
  nested_id: number | null;
  note: string;
}

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
