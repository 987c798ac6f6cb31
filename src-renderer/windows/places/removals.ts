import type { PlaceDialog } from './places-desk.svelte.ts';
import type { BookDungeon, BookLevel, RoomView } from './place-types.ts';
import { roomTitle } from './place-words.ts';
import { counted } from '../../../shared/words/figures.ts';

type Removal = Extract<PlaceDialog, { kind: 'remove' }>;

const went = (parts: readonly string[]): string =>
  parts.length === 0 ? 'Nothing else goes with it.' : `With it go ${parts.join(' and ')}.`;

/** What striking a part of the book takes along, said before it is done. */
export const dungeonRemoval = ({ id, name, levels }: BookDungeon): Removal => {
  const rooms = levels.reduce((sum, level) => sum + level.rooms, 0);
  const parts = [counted(levels.length, 'level'), `${counted(rooms, 'room')} with all that stands in them`];
  return { kind: 'remove', what: 'dungeon', id, title: name, along: went(parts) };
};

export const levelRemoval = ({ id, name, rooms }: BookLevel): Removal => ({
  kind: 'remove',
  what: 'level',
  id,
  title: name,
  along: went(rooms === 0 ? [] : [`${counted(rooms, 'room')} with all that stands in them`]),
});

export function roomRemoval(room: RoomView): Removal {
  const doors = room.doors.filter(({ fromFar }) => !fromFar).length;
  const parts = [
    ...(room.foes.length === 0 ? [] : [counted(room.foes.length, 'kind of foes', 'kinds of foes')]),
    ...(doors === 0 ? [] : [counted(doors, 'door')]),
    ...(room.traps.length === 0 ? [] : [counted(room.traps.length, 'trap')]),
    ...(room.treasures.length === 0 ? [] : [counted(room.treasures.length, 'treasure')]),
    ...(room.others.length === 0 ? [] : [counted(room.others.length, 'other thing')]),
  ];
  return { kind: 'remove', what: 'room', id: room.id, title: roomTitle(room), along: went(parts) };
}

export const kindOfRemoval = {
  dungeon: 'this dungeon',
  level: 'this level',
  room: 'this room',
  feature: 'this',
  foe: 'these',
} as const satisfies Record<Removal['what'], string>;

export const removeCommand = {
  dungeon: 'place.removeDungeon',
  level: 'place.removeLevel',
  room: 'place.removeRoom',
  feature: 'place.removeFeature',
  foe: 'room.removeFoe',
} as const satisfies Record<Removal['what'], string>;
