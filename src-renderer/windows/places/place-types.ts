import type { QueryOutput } from '../../../shared/ipc/contract.ts';

export type PlaceBook = QueryOutput<'place.list'>;
export type BookDungeon = PlaceBook['dungeons'][number];
export type BookLevel = BookDungeon['levels'][number];
export type LevelView = NonNullable<QueryOutput<'place.level'>>;
export type RoomLine = LevelView['rooms'][number];
export type RoomView = NonNullable<QueryOutput<'place.room'>>;
export type RoomFoe = RoomView['foes'][number];
export type Door = RoomView['doors'][number];
export type Trap = RoomView['traps'][number];
export type Treasure = RoomView['treasures'][number];
export type OtherThing = RoomView['others'][number];
export type Try = RoomView['tries'][number];
export type FoundRooms = QueryOutput<'place.find'>;
export type FoundRoom = FoundRooms['rooms'][number];
