import type { CombatEvent } from '../../../../shared/rules/combat.ts';
import { listed } from '../../../../shared/words/names.ts';
import { afterTies } from '../../../../shared/words/ties.ts';

export const isInitiative = ({ as }: CombatEvent): boolean => as === 'initiative';

/** Whose throw it is: a fighter's, or a side's. */
const whose = ({ id, side, detail }: CombatEvent): string => id ?? side ?? detail ?? '';

/** The throw of each that settled it: after a tie the last one. */
export function settled(throws: readonly CombatEvent[]): { who: string; count: number }[] {
  const last = new Map(throws.map((event) => [whose(event), event.amount ?? 0]));
  return [...last].map(([who, count]) => ({ who, count }));
}

/** The highest number that was tied at, of each throwing that was thrown again. */
export function tiesIn(throws: readonly CombatEvent[]): number[] {
  const throwings: CombatEvent[][] = [];
  for (const event of throws) {
    const last = throwings.at(-1);
    if (last === undefined || last.some((other) => whose(other) === whose(event))) throwings.push([event]);
    else last.push(event);
  }
  return throwings.slice(0, -1).flatMap((throwing) => {
    const numbers = throwing.map(({ amount = 0 }) => amount);
    const tied = numbers.filter((number, at) => numbers.indexOf(number) !== at);
    return tied.length === 0 ? [] : [Math.max(...tied)];
  });
}

interface Naming {
  readonly nameOf: (id: string) => string;
  /** Numbers in the order in which they act. */
  readonly order: readonly number[];
}

/** "Initiative: the party 1, the enemy 3, after a tie at 2."; "Initiative 6: Goblin 1; 3: Hild and Wren." */
export function initiativeStory(throws: readonly CombatEvent[], { nameOf, order }: Naming): string {
  const result = settled(throws);
  const tied = afterTies(tiesIn(throws));
  if (throws.some(({ side }) => side !== undefined))
    return `Initiative: ${result.map(({ who, count }) => `${nameOf(who)} ${count}`).join(', ')}${tied}.`;
  const numbers = new Map<number, string[]>();
  for (const { who, count } of result) numbers.set(count, [...(numbers.get(count) ?? []), nameOf(who)]);
  const way = (order[0] ?? 0) > (order.at(-1) ?? 0) ? -1 : 1;
  const told = [...numbers].sort(([a], [b]) => way * (a - b)).map(([on, who]) => `${on}: ${listed(who)}`);
  return `Initiative ${told.join('; ')}${tied}.`;
}

const isSameRuling = (one: CombatEvent, other: CombatEvent): boolean =>
  one.as === 'ruled' && other.as === 'ruled' && one.detail !== undefined && one.detail === other.detail;

/** The events of a step, with throws for initiative that follow each other, and one ruling on several, taken as one. */
export function inRuns(events: readonly CombatEvent[]): (readonly CombatEvent[])[] {
  const runs: CombatEvent[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    const first = last?.[0];
    const goesOn =
      first !== undefined && ((isInitiative(first) && isInitiative(event)) || isSameRuling(first, event));
    if (goesOn) last?.push(event);
    else runs.push([event]);
  }
  return runs;
}
