import type { DraftFile, ReadEntry } from '../../entry.ts';
import type { JsonFile } from '../../json/pieces.ts';
import type { BookDungeon } from '../book-dungeon.ts';
import { judgeBook } from '../../judge/judge-book.ts';
import { doorOfType } from './doors.ts';
import type { Plan, PlanDoor, PlanNote, Rect, Square } from './plan.ts';
import { roomsOf } from './rooms.ts';
import { Reading } from '../../reading.ts';

/** The plan that the generator of one page dungeons exports: rectangles, doors, notes. */

const most = { rects: 2000, doors: 4000, notes: 2000, columns: 5000, water: 5000 } as const;
const farthest = 10_000;

type List = keyof typeof most;

/** Reads each element of a list; one that cannot be read stays behind, with why. */
function each<Item>(
  reading: Reading,
  list: List,
  read: (at: (...path: string[]) => (string | number)[]) => Item | null,
): Item[] {
  const found: Item[] = [];
  const elements = reading.value(list);
  if (!Array.isArray(elements)) return found;
  for (const index of elements.keys()) {
    if (index >= most[list]) {
      reading.refuse([list, index], `Of ${list} at most ${most[list].toLocaleString('en')} are read.`);
      continue;
    }
    const item = read((...path) => [list, index, ...path]);
    if (item !== null) found.push(item);
  }
  return found;
}

const rectsOf = (reading: Reading): Rect[] =>
  each(reading, 'rects', (at) => {
    const x = reading.whole(at('x'), -farthest, farthest);
    const y = reading.whole(at('y'), -farthest, farthest);
    const w = reading.whole(at('w'), 1, 1000);
    const h = reading.whole(at('h'), 1, 1000);
    const [round, last] = [reading.flag(at('rotunda')), reading.flag(at('ending'))];
    return x === null || y === null || w === null || h === null ? null : { x, y, w, h, round, last };
  });

const doorsOf = (reading: Reading): PlanDoor[] =>
  each(reading, 'doors', (at) => {
    const x = reading.whole(at('x'), -farthest, farthest);
    const y = reading.whole(at('y'), -farthest, farthest);
    const dx = reading.whole(at('dir', 'x'), -1, 1);
    const dy = reading.whole(at('dir', 'y'), -1, 1);
    const type = reading.whole(at('type'), 0, 1000);
    if (x === null || y === null || dx === null || dy === null || type === null) return null;
    if (Math.abs(dx) + Math.abs(dy) !== 1)
      return reading.refuse(at('dir', 'x'), 'It leads in none of four ways.');
    if (!doorOfType(type).isKnown)
      reading.refuse(at('type'), `Doors of type ${type} are not known here; it is taken for a door.`);
    return { x, y, dx, dy, type };
  });

const notesOf = (reading: Reading): PlanNote[] =>
  each(reading, 'notes', (at) => {
    const x = reading.number(at('pos', 'x'), -farthest, farthest);
    const y = reading.number(at('pos', 'y'), -farthest, farthest);
    const text = reading.lines(at('text'), 4000);
    const ref = reading.text(at('ref'), 8) ?? '';
    return x === null || y === null || text === null ? null : { x, y, ref: ref === '' ? '?' : ref, text };
  });

const squaresOf = (reading: Reading, list: 'columns' | 'water'): Square[] =>
  each(reading, list, (at) => {
    const x = reading.number(at('x'), -farthest, farthest);
    const y = reading.number(at('y'), -farthest, farthest);
    return x === null || y === null ? null : { x: Math.floor(x), y: Math.floor(y) };
  });

const looseText = (notes: readonly PlanNote[]): string =>
  notes
    .map(({ ref, text }) => `**${ref}.** ${text}`)
    .join('\n\n')
    .slice(0, 20_000);

function readPlan(value: unknown): ReadEntry {
  const reading = new Reading(value);
  const title = reading.text(['title'], 80);
  const story = reading.lines(['story'], 20_000) ?? '';
  const plan: Plan = {
    rects: rectsOf(reading),
    doors: doorsOf(reading),
    notes: notesOf(reading),
    columns: squaresOf(reading, 'columns'),
    water: squaresOf(reading, 'water'),
  };
  const { rooms, doors, loose, lost, outside } = roomsOf(plan);
  const draft: BookDungeon = {
    is: 'dungeon',
    name: title ?? 'Nameless dungeon',
    notes: story,
    levelNotes: looseText(loose),
    depth: 1,
    wandering: null,
    rooms,
    doors,
  };
  const unread = reading.leftOver(([field]) =>
    field === 'version' ? 'It says which program wrote it.' : 'It has no place here.',
  );
  if (plan.rects.length > 0)
    unread.push({ path: 'rects', why: 'The plan itself is not kept; it tells what the doors join.' });
  if (lost > 0)
    unread.push({ path: 'doors', why: `${lost} stand beside no room, or within one, and are left out.` });
  for (const path of ['columns', 'water'] as const)
    if (outside[path] > 0)
      unread.push({ path, why: `${outside[path]} lie in a wall or a doorway and are left out.` });
  if (loose.length > 0)
    unread.push({ path: 'notes', why: `${loose.length} stand in no room; they go with the level.` });
  return judgeBook(draft, unread);
}

/** Null where the file is no such plan. */
export const onePageDungeonFile = (file: JsonFile): DraftFile | null => {
  if (file.kind !== 'object' || !file.lists.has('rects')) return null;
  if (!file.lists.has('doors') && !file.lists.has('notes')) return null;
  const entry = readPlan(file.whole.read());
  return { format: 'One page dungeon, JSON', count: 1, drafts: [entry], unread: [] };
};
