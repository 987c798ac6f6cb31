import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { DelveRow } from '../../db/tables.ts';
import type { Delve } from './read-delve.ts';

/** What the referee said to the prompts of a delve. */
interface Answers {
  /** Dismissed for good, or delayed to a turn that has not come. */
  isHeld(key: string): boolean;
  /** Turns until the prompt asks again: 0 if nothing holds it, Infinity if it was dismissed. */
  returnsIn(key: string): number;
}

export function answersOf({ row, answers }: Delve): Answers {
  const now = row.turn + 1;
  const until = new Map<string, number>();
  for (const { prompt, until_turn } of answers)
    until.set(prompt, Math.max(until.get(prompt) ?? 0, until_turn ?? Infinity));
  const returnsIn = (key: string) => Math.max(0, (until.get(key) ?? 0) - now);
  return { returnsIn, isHeld: (key) => returnsIn(key) > 0 };
}

/** Keeps what the referee said: one turn later, or never again. */
export function answerDelve(sql: Sql, { row }: Delve, key: string, answer: 'delay' | 'dismiss'): void {
  const until = answer === 'delay' ? row.turn + 2 : null;
  sql.run(query.insertInto('prompt_answer').values({ delve_id: row.id, prompt: key, until_turn: until }));
}

const darkness = 'dark:';

/** By what the darkness that came after this light is known. */
export const darkKey = (lastSpanId: number): string => `${darkness}${lastSpanId}`;

/** A light is lit: whatever was said of the darkness before it holds no longer. */
export function forgetDarkness(sql: Sql, { id }: Pick<DelveRow, 'id'>): void {
  sql.run(
    query.deleteFrom('prompt_answer').where('delve_id', '=', id).where('prompt', 'like', `${darkness}%`),
  );
}
