import { counted } from '../../../shared/words/figures.ts';
import type { TonightSource } from './source.ts';

/** What of the evening stands on paper. */
export interface Kept extends TonightSource {
  /** Whether the first sentences of notes stand there. */
  notes: boolean;
  /** Whether boxes for hit points and throws made beforehand stand there. */
  boxes: boolean;
}

export const everything = (source: TonightSource): Kept => ({ ...source, notes: true, boxes: true });

type List = 'near' | 'blocks' | 'loose' | 'rumours' | 'people' | 'sites' | 'musters';

/** One line less each time, from the end, until so many are left or the next is not to go. */
function* shorter(kept: Kept, list: List, until: (kept: Kept) => boolean): Generator<Kept, Kept> {
  let now = kept;
  while (now[list].length > 0 && !until(now)) {
    now = { ...now, [list]: now[list].slice(0, -1) };
    if (list === 'near') now = { ...now, blocks: blocksWanted(now) };
    yield now;
  }
  return now;
}

/** Who waits only in a room that was left out needs no block. */
const blocksWanted = ({ near, blocks }: Kept): Kept['blocks'] =>
  blocks.filter(
    ({ id, pinned, mayCome }) => pinned || mayCome || near.some(({ creatures }) => creatures.includes(id)),
  );

/** It waits near, or comes first. */
const isWanted = (block: Kept['blocks'][number] | undefined): boolean =>
  block === undefined || block.pinned || block.keyed > 0;

/** Here, through one door, or wanted wherever it lies. */
const isNextDoor = (room: Kept['near'][number] | undefined): boolean =>
  room === undefined || room.pinned || (room.doors ?? 0) <= 1;

const atMost =
  (list: List, count: number) =>
  (kept: Kept): boolean =>
    kept[list].length <= count;

/** Lists of the notebook keep so many lines before anything weightier goes. */
const fewLines = 5;

/**
 * What is left out to make room, the least first, each taking one thing more: names, rooms further off, notes, long lists, boxes,
 * blocks of those who only may come, the lists, the rooms next door, the last blocks. The room at hand, the moment and
 * the tables stay.
 */
export function* cuts(source: TonightSource): Generator<Kept> {
  let kept = everything(source);
  yield kept;
  kept = { ...kept, names: [] };
  yield kept;
  kept = yield* shorter(kept, 'near', ({ near }) => near.length === 1 || isNextDoor(near.at(-1)));
  kept = { ...kept, notes: false };
  yield kept;
  for (const list of ['loose', 'rumours', 'sites', 'people', 'musters'] as const)
    kept = yield* shorter(kept, list, atMost(list, fewLines));
  kept = { ...kept, boxes: false };
  yield kept;
  kept = yield* shorter(kept, 'blocks', ({ blocks }) => isWanted(blocks.at(-1)));
  for (const list of ['loose', 'rumours', 'sites', 'people', 'musters'] as const)
    kept = yield* shorter(kept, list, atMost(list, 0));
  kept = yield* shorter(kept, 'near', atMost('near', 1));
  yield* shorter(kept, 'blocks', atMost('blocks', 0));
}

const words: Readonly<Record<List, readonly [one: string, many: string]>> = {
  near: ['room further off', 'rooms further off'],
  blocks: ['block', 'blocks'],
  loose: ['loose end', 'loose ends'],
  rumours: ['rumour', 'rumours'],
  people: ['person', 'people'],
  sites: ['site', 'sites'],
  musters: ['muster', 'musters'],
};

/** What was left out, each in words: "6 rooms further off", "notes"; with what the page Tonight does not list either. */
export function leftOut(source: TonightSource, kept: Kept): string[] {
  const beyond: Partial<Record<List, number>> = { near: source.more, blocks: source.moreBlocks };
  const lists = (Object.keys(words) as List[]).map((list) => {
    const less = source[list].length - kept[list].length + (beyond[list] ?? 0);
    return less === 0 ? '' : counted(less, ...words[list]);
  });
  return [
    kept.names.length < source.names.length ? 'names' : '',
    ...lists,
    kept.notes ? '' : 'notes',
    kept.boxes ? '' : 'boxes and dice',
  ].filter((each) => each !== '');
}
