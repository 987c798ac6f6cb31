import type { RoomFoeState } from '../ipc/book/room-foe.ts';

/** What became of foes that are keyed to a room. */
export const foeStateWords: Record<RoomFoeState, string> = {
  there: 'there',
  met: 'met',
  gone: 'gone from here',
  slain: 'slain',
};
