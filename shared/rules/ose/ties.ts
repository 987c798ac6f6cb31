import { checkCount, checkedFace } from '../dice-tray.ts';
import { given, list, refuse, text } from '../input.ts';
import type { Face } from './terms.ts';

interface Entry {
  id: string;
  rolls: readonly Face[];
  modifier?: number;
}

export interface Ranking {
  order: string[][];
  needReroll: string[][];
}

interface Ranked {
  id: string;
  totals: number[];
}

/** Ids and their modified rolls, checked. Throws `bad-die`, `dice-count` for no roll at all, `bad-input`. */
function ranked(entries: readonly Entry[], sides: number): Ranked[] {
  const all = Array.from(list(entries, 'entries'), (entry) => {
    const { id, rolls, modifier = 0 } = given(entry, 'entries');
    const faces = Array.from(list(rolls, 'rolls'), (face) => checkedFace(face, sides, 'rolls'));
    if (faces.length === 0) checkCount(0, 1, 'rolls');
    return { id: text(id, 'id'), totals: faces.map((face) => face + modifier) };
  });
  if (new Set(all.map(({ id }) => id)).size < all.length) refuse('entries', 'a list of different ids');
  return all;
}

/** Groups of equal totals at the given roll, highest first, in the order given within a group. */
function groupsAt(entries: readonly Ranked[], roll: number): Ranked[][] {
  const groups = new Map<number, Ranked[]>();
  for (const entry of entries) {
    const total = entry.totals[roll] ?? 0;
    groups.set(total, [...(groups.get(total) ?? []), entry]);
  }
  return [...groups.entries()].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function settle(entries: readonly Ranked[], roll: number, result: Ranking): void {
  for (const group of groupsAt(entries, roll)) {
    const tied = group.length > 1;
    if (tied && group.every(({ totals }) => totals.length > roll + 1)) {
      settle(group, roll + 1, result);
      continue;
    }
    const ids = group.map(({ id }) => id);
    result.order.push(ids);
    if (tied) result.needReroll.push(ids);
  }
}

/** Highest first; tied entries are settled between themselves by the next roll each of them has. */
export function rankByRolls(entries: readonly Entry[], sides: number): Ranking {
  const result: Ranking = { order: [], needReroll: [] };
  settle(ranked(entries, sides), 0, result);
  return result;
}

/** Highest first by the first roll alone; equal totals act together. */
export function rankTogether(entries: readonly Entry[], sides: number): Ranking {
  const order = groupsAt(ranked(entries, sides), 0).map((group) => group.map(({ id }) => id));
  return { order, needReroll: [] };
}
