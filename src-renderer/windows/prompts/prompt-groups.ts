import { counted } from '../../../shared/words/figures.ts';
import type { Prompt } from '../delve/delve-types.ts';

/** One place in the queue: a prompt, or many of one kind that can be answered in one step. */
export interface QueueEntry {
  id: string;
  prompts: readonly [Prompt, ...Prompt[]];
  isMany: boolean;
}

/** So many of a kind stand together; fewer stand one by one. */
const fewestTogether = 3;

/** The queue in its order, with those of which many wait gathered where the first of them stands. */
export function gathered(prompts: readonly Prompt[]): QueueEntry[] {
  const kinds = new Map<string, [Prompt, ...Prompt[]]>();
  for (const prompt of prompts) {
    const kind = `${prompt.kind}${prompt.waits === null ? '' : ' waits'}`;
    const there = kinds.get(kind);
    if (there) there.push(prompt);
    else kinds.set(kind, [prompt]);
  }
  return [...kinds].flatMap(([kind, alike]): QueueEntry[] =>
    alike.length >= fewestTogether
      ? [{ id: kind, prompts: alike, isMany: true }]
      : alike.map((prompt) => ({ id: prompt.key, prompts: [prompt], isMany: false })),
  );
}

/** What several of a kind are called; the others never come in numbers. */
const manyOf: Record<Prompt['kind'], (count: number, title: string) => string> = {
  wanderingCheck: (count, title) => `${title}, ${counted(count, 'turn')}`,
  encounterDue: (count) => `${counted(count, 'check')} brought something`,
  lightOut: (count) => `${counted(count, 'light')} ${count === 1 ? 'is' : 'are'} out`,
  lightLow: (count) => `${counted(count, 'light')} ${count === 1 ? 'burns' : 'burn'} low`,
  effectEnded: (count) => `${counted(count, 'effect')} ${count === 1 ? 'has' : 'have'} ended`,
  effectLow: (count) => `${counted(count, 'effect')} ${count === 1 ? 'ends' : 'end'} with this turn`,
  rest: (_count, title) => title,
  dark: (_count, title) => title,
  dayEnd: (_count, title) => title,
  wageDue: (count) => `${counted(count, 'wage')} ${count === 1 ? 'is' : 'are'} due`,
};

/** "Wandering check, 250 turns", "3 effects have ended"; a single one has its own title. */
export const titleOf = ({ prompts, isMany }: QueueEntry): string =>
  isMany ? manyOf[prompts[0].kind](prompts.length, prompts[0].title) : prompts[0].title;

/** What the first of the queue is called; undefined where nothing waits. */
export function firstTitle(prompts: readonly Prompt[]): string | undefined {
  const [entry] = gathered(prompts);
  return entry && titleOf(entry);
}

/** What is to be known of all of them together. */
export function textOf({ prompts }: QueueEntry): string {
  const [first] = prompts;
  if (first.kind !== 'wanderingCheck') return '';
  const chance = first.chanceInSix === null ? '' : `, an encounter on ${first.chanceInSix} in 6`;
  return `Turns ${first.turn} to ${prompts.at(-1)?.turn ?? first.turn}${chance}. Rolled together they go in order and stop at the first that brings an encounter.`;
}
