import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { clockPrompts } from './clock-prompts.ts';
import type { Companion } from '../../facts/delve/company.ts';
import type { Prompt } from '../../facts/prompt.ts';
import { derivePrompts } from './prompts.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';

/** The lower, the more pressing. */
const rank: Record<Prompt['kind'], number> = {
  encounterDue: 0,
  dark: 1,
  wanderingCheck: 2,
  effectEnded: 3,
  rest: 4,
  lightOut: 5,
  lightLow: 5,
  effectLow: 6,
  dayEnd: 7,
  wageDue: 8,
};

/** What can be answered goes before what must wait for something else. */
const place = ({ kind, waits }: Prompt): number => rank[kind] + (waits === null ? 0 : 100);

/** Everything that waits for the referee, of the delve and of the clock, most pressing first. */
export function promptQueue(
  sql: Sql,
  campaign: Campaign,
  delve: Delve | null,
  company: readonly Companion[],
): Prompt[] {
  const ofDelve = delve ? derivePrompts(delve, campaign, company) : [];
  return [...ofDelve, ...clockPrompts(sql, campaign, delve)].sort((a, b) => place(a) - place(b));
}
