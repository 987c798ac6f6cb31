import type { z } from 'zod';
import { dayAndTime } from '../../../../shared/clock.ts';
import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { lastingEnd } from '../../../../shared/ipc/fight/recipe.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import { readDelveRow } from '../../../facts/delve/read-delve.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { lastingOf } from '../../../time/durations.ts';

/** A condition of the campaign with its end on the one clock. */

type End = z.output<typeof lastingEnd>;

interface Lasts {
  readonly until: number | null;
  readonly endsWith: 'fight' | 'act' | null;
  readonly words: string;
}

const longestSeconds = 1_000_000;

/** The moment at which it ends, in words too. Throws refused for a length that is none. */
export function endOf(context: StepContext, ends: End): Lasts {
  const { campaign, sql } = context;
  if (ends.at === 'act') return { until: null, endsWith: 'act', words: 'until the next act' };
  if (ends.at === 'fight') return { until: null, endsWith: 'fight', words: 'until the fight ends' };
  if (ends.at === 'said') return { until: null, endsWith: null, words: 'until it is ended' };
  const { amount, unit } = ends;
  const inDungeon = readDelveRow(sql) !== undefined;
  const { seconds, words } =
    unit === 'seconds' ? inSeconds(amount) : lastingOf(context, { amount, unit, faces: null }, inDungeon);
  const until = campaign.clock + seconds;
  // A moment within the minute is no news.
  const brief = unit === 'rounds' || unit === 'seconds';
  return { until, endsWith: null, words: brief ? words : `${words}, until ${dayAndTime(until).time}` };
}

function inSeconds(amount: string) {
  const seconds = Number(amount);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestSeconds)
    throw refused(`${amount} is no number of seconds from 1 to ${longestSeconds}. Nothing was changed.`, {
      'ends.amount': 'A whole number of seconds.',
    });
  return { seconds, words: counted(seconds, 'second') };
}

interface Laid {
  readonly bearer: Fighter;
  readonly fightId: number;
  readonly lasts: Lasts;
  readonly input: Pick<ParsedInput<'combat.afflict'>, 'name' | 'notes'>;
}

/** The effect of the campaign that says so. */
export function lay({ sql, campaign }: StepContext, { bearer, fightId, lasts, input }: Laid): void {
  sql.run(
    query.insertInto('effect').values({
      character_id: bearer.person?.id ?? null,
      foe_id: bearer.foe?.id ?? null,
      fight_id: fightId,
      kind: 'condition',
      name: input.name,
      notes: input.notes,
      from_seconds: campaign.clock,
      until_seconds: lasts.until,
      ends_with: lasts.endsWith,
    }),
  );
}
