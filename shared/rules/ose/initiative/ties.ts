import { checkCount, checkedFace } from '../../common/dice-tray.ts';
import { given, list, refuse, text } from '../../common/input.ts';
import type { Face } from '../terms.ts';

interface Entry {
  id: string;
  rolls: readonly Face[];
  modifier?: number;
}

export interface Ranking {
  order: string[][];
  needReroll: string[][];
}

/** Ids and their rolls, checked. Throws `bad-die`, `dice-count` for no roll at all, `bad-input`. */
function ranked(entries: readonly Entry[], sides: number): readonly Entry[] {
  const ids = new Set<string>();
  for (const entry of list(entries, 'entries')) {
    const { id, rolls } = given(entry, 'entries');
    for (const face of list(rolls, 'rolls')) checkedFace(face, sides, 'rolls');
    if (rolls.length === 0) checkCount(0, 1, 'rolls');
    ids.add(text(id, 'id'));
  }
  if (ids.size < entries.length) refuse('entries', 'a list of different ids');
  return entries;
}

/** Groups of equal totals at the given roll, highest first, in the order given within a group. */
function groupsAt(entries: readonly Entry[], roll: number): Entry[][] {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const { rolls, modifier = 0 } = entry;
    const total = (rolls[roll] ?? 0) + modifier;
    const group = groups.get(total);
    if (group) group.push(entry);
    else groups.set(total, [entry]);
  }
  return [...groups.entries()].sort(([a], [b]) => b - a).map(([, group]) => group);
}

interface Tie {
  group: readonly Entry[];
  roll: number;
}

/** Whether everyone in a tie has a roll after this one. */
const goesOn = ({ group, roll }: Tie): boolean =>
  group.length > 1 && group.every(({ rolls }) => rolls.length > roll + 1);

/** The ties still open wait in a list, the next to be settled last: a loop bears any number of rolls. */
function settle(entries: readonly Entry[], result: Ranking): void {
  const waiting: Tie[] = [{ group: entries, roll: -1 }];
  for (let tie = waiting.pop(); tie; tie = waiting.pop()) {
    if (tie.roll < 0 || goesOn(tie)) {
      const roll = tie.roll + 1;
      for (const group of groupsAt(tie.group, roll).reverse()) waiting.push({ group, roll });
      continue;
    }
    const ids = tie.group.map(({ id }) => id);
    result.order.push(ids);
    if (ids.length > 1) result.needReroll.push(ids);
  }
}

/** Highest first; tied entries are settled between themselves by the next roll each of them has. */
export function rankByRolls(entries: readonly Entry[], sides: number): Ranking {
  const result: Ranking = { order: [], needReroll: [] };
  settle(ranked(entries, sides), result);
  return result;
}

/** Highest first by the first roll alone; equal totals act together. */
export function rankTogether(entries: readonly Entry[], sides: number): Ranking {
  const order = groupsAt(ranked(entries, sides), 0).map((group) => group.map(({ id }) => id));
  return { order, needReroll: [] };
}
