import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Standing } from '../effect/effect-prompts.ts';
import { effectKeys, effectPrompts } from '../effect/effect-prompts.ts';
import { turnSeconds } from '../../facts/exploration.ts';
import { dayEndPrompts, letDaysPass } from '../need/day-end-prompt.ts';
import { readClockAnswers } from '../../facts/delve/clock-answers.ts';
import { wagePrompts } from './wage-prompts.ts';
import type { Prompt } from '../../facts/prompt.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { clockOf } from '../../facts/delve/read-delve.ts';

const clockKinds: readonly Prompt['kind'][] = ['effectEnded', 'effectLow', 'dayEnd', 'wageDue'];

/** Whether it is the clock that asks, and not the delve. */
export const isOfTheClock = ({ kind }: Prompt): boolean => clockKinds.includes(kind);

/** What the clock asks for, in a dungeon or out of it. */
export function clockPrompts(sql: Sql, campaign: Campaign, delve: Pick<Delve, 'row'> | null): Prompt[] {
  const now = standing(campaign, delve);
  const answers = readClockAnswers(sql, campaign.clock);
  return [
    ...effectPrompts(sql, now, answers),
    ...dayEndPrompts(sql, now, answers),
    ...wagePrompts(sql, campaign, now.turn, answers),
  ];
}

const standing = ({ clock, system }: Campaign, delve: Pick<Delve, 'row'> | null): Standing => ({
  clock,
  turn: delve?.row.turn ?? null,
  turnSeconds: delve ? turnSeconds : system.clock.turnSeconds,
  turnEnds: delve ? clockOf(delve) + turnSeconds : clock + system.clock.turnSeconds,
});

/** Keeps what the referee said: one turn later, or never again. */
export function answerClock(
  sql: Sql,
  campaign: Campaign,
  delve: Pick<Delve, 'row'> | null,
  prompt: Prompt,
  answer: 'delay' | 'dismiss',
): void {
  if (prompt.kind === 'dayEnd' && answer === 'dismiss') {
    letDaysPass(sql, campaign.clock);
    return;
  }
  const until = answer === 'delay' ? standing(campaign, delve).turnEnds : null;
  const keys = prompt.effectIds.length > 0 ? effectKeys(prompt) : [prompt.key];
  sql.run(query.deleteFrom('clock_answer').where('prompt', 'in', keys));
  for (const key of keys)
    sql.run(query.insertInto('clock_answer').values({ prompt: key, until_seconds: until }));
}
