import { dayAndTime } from '../../../../shared/clock.ts';
import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { lastingEnd } from '../../../../shared/ipc/play/combat-lasting.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import type { z } from 'zod';
import { query } from '../../../db/sql.ts';
import { readDelveRow } from '../../../facts/delve/read-delve.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { withEvents } from '../../../facts/words.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { lastingOf } from '../../../time/durations.ts';
import { goOn, playOn, writeStep } from '../act.ts';
import { actFacts } from '../told/fight-facts.ts';
import { changedElsewhere, noteHanded } from '../changed-elsewhere.ts';
import type { FightNow } from '../fight-now.ts';
import { fightToGoOn } from '../fight-now.ts';
import { comesOver } from './conditions.ts';

type End = z.output<typeof lastingEnd>;

/** A condition comes over some who fight, until its end: what the rules know of it holds of them at once. */
export const afflict: StepOf<'combat.afflict'> = (context, input) => {
  const { sql, campaign, content } = context;
  const now = fightToGoOn(sql, campaign, input);
  const bearers = input.ids.map((id) => needFighter(now, id));
  const lasts = endOf(context, input.ends);
  const elsewhere = changedElsewhere(campaign, sql, now, content);
  noteHanded(sql, elsewhere);
  const rulings = [
    ...elsewhere.overrules,
    ...input.ids.flatMap((id) => comesOver(now, id, input.name)),
    // To rules that know nothing of it, a note of what befell whom.
    ...input.ids.map((id) => ({ kind: 'overrule', change: 'note', id, words: input.name }) as const),
  ];
  const done = playOn(
    now,
    rulings.map((action) => ({ action, dice: [] })),
  );
  for (const bearer of bearers) lay(context, { bearer, fightId: now.row.id, lasts, input });
  writeStep(context, now, done);
  const passed = goOn(context, now, done.state);
  const who = capital(listed(bearers.map(({ name }) => name)));
  const notes = input.notes === '' ? '' : ` ${input.notes}`;
  return step(
    withEvents(
      `${who} ${bearers.length === 1 ? 'is' : 'are'} ${input.name}, ${lasts.words}.${notes}`,
      passed.events,
    ),
    {
      ...passed,
      fight: actFacts(now, done),
      hidden: false,
    },
  );
};

function needFighter({ fighters }: FightNow, id: string): Fighter {
  const fighter = fighters.find((each) => each.id === id);
  if (fighter) return fighter;
  throw new TurnkeeperError('not-found', 'One of them does not fight here. Nothing was changed.', {
    ids: 'Choose again.',
  });
}

interface Lasts {
  readonly until: number | null;
  readonly endsWith: 'fight' | 'act' | null;
  readonly words: string;
}

const longestSeconds = 1_000_000;

function endOf(context: StepContext, ends: End): Lasts {
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

function lay({ sql, campaign }: StepContext, { bearer, fightId, lasts, input }: Laid): void {
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
