import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { folded } from '../../places/place-words.ts';
import { counted } from '../words.ts';

type Dungeon = QueryOutput<'place.list'>['dungeons'][number];

/** The dungeon of the book that this name leads into, whatever its capitals. */
export const namedDungeon = (dungeons: readonly Dungeon[], name: string): Dungeon | undefined =>
  dungeons.find((each) => folded(each.name) === folded(name));

/** Whether the place book comes along, or how to choose from it; nothing where it is empty. */
export function bookWords(chosen: Dungeon | undefined, dungeons: number): string | undefined {
  if (chosen !== undefined) {
    const rooms = chosen.levels.reduce((sum, level) => sum + level.rooms, 0);
    return `In the place book: ${counted(chosen.levels.length, 'level')}, ${counted(rooms, 'room')}. They come along.`;
  }
  return dungeons === 0
    ? undefined
    : `The arrows take one of the place book (${counted(dungeons, 'dungeon')}); any other name will do too.`;
}
