import { capital } from '../../../shared/words/names.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Sql } from '../../db/sql.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { turnSeconds, turnsPerHour } from '../../facts/exploration.ts';
import { clockPrompts } from '../prompts/clock-prompts.ts';
import type { Companion } from '../../facts/delve/company.ts';
import { readCompany } from '../../facts/delve/company.ts';
import type { Prompt } from '../../facts/prompt.ts';
import { answersOf } from '../../facts/delve/prompt-answers.ts';
import { promptQueue } from '../prompts/queue.ts';
import { derivePrompts } from '../prompts/prompts.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { clockOf, readDelve } from '../../facts/delve/read-delve.ts';
import { restStanding } from '../../facts/delve/rest-standing.ts';
import { turnSheet } from './turn-sheet.ts';

type Preview = NonNullable<QueryOutput<'turnSheet.passPreview'>>;
type Due = Preview['over'][number];

const listed = 8;
const mostTurns = 144;

/** A look at a delve from the turn at hand to the last that would be passed. */
interface Ahead {
  sql: Sql;
  delve: Delve;
  campaign: Campaign;
  company: readonly Companion[];
  now: number;
  last: number;
}

/** What passing on to a turn would pass over, or null where nobody is in a dungeon. */
export function passPreviewOf(sql: Sql, turn: number): Preview | null {
  const delve = readDelve(sql);
  if (!delve) return null;
  const now = delve.row.turn + 1;
  const last = Math.min(turn, now + mostTurns) - 1;
  const ahead = { sql, delve, campaign: readCampaign(sql), company: readCompany(sql), now, last };
  const over = last < now ? [] : duesOf(ahead);
  return {
    turns: Math.max(0, turn - now),
    over: over.slice(0, listed),
    more: Math.max(0, over.length - listed),
  };
}

function duesOf(ahead: Ahead): Due[] {
  const { sql, campaign, delve, company, now, last } = ahead;
  const waiting = alike(promptQueue(sql, campaign, delve, company)).map((what) => ({ turn: now, what }));
  const marks = marked(ahead);
  const back = last > now ? returning(ahead, marks) : [];
  return [...waiting, ...back, ...marks].sort((a, b) => a.turn - b.turn);
}

/** The titles of the queue, many of one told as one. */
function alike(prompts: readonly Prompt[]): string[] {
  const counts = new Map<string, number>();
  for (const { title } of prompts) counts.set(title, (counts.get(title) ?? 0) + 1);
  return [...counts].flatMap(([title, count]) =>
    count < 3 ? Array.from({ length: count }, () => title) : [`${title}, ${count} of them`],
  );
}

/** Prompts put off by a turn; and where this turn's rest was waived, the penalty. */
function returning({ sql, delve, campaign, company, now }: Ahead, marks: readonly Due[]): Due[] {
  const answers = answersOf(delve);
  const delayed = derivePrompts({ ...delve, answers: [] }, campaign, company).filter(
    ({ key }) => answers.isHeld(key) && answers.returnsIn(key) < Infinity,
  );
  const later = { ...campaign, clock: clockOf(delve) + turnSeconds };
  const newlyOver = marks.some(({ turn }) => turn === now);
  const ofTheClock = newlyOver
    ? []
    : clockPrompts(sql, later, delve).filter(({ kind }) => kind !== 'effectLow');
  const standing = restStanding(delve.fatigue);
  const overdue = standing.inTurns === 0 && !standing.overdue ? [{ title: 'Rest is overdue' }] : [];
  const here = new Set(clockPrompts(sql, campaign, delve).map(({ key }) => key));
  return [...delayed, ...ofTheClock.filter(({ key }) => !here.has(key)), ...overdue].map(({ title }) => ({
    turn: now + 1,
    what: title,
  }));
}

const asks = new Set(['check', 'rest']);
const standing = new Set(['exhausted', 'checkRolled', 'encounter', 'dark']);

/** What the sheet marks on the way: a check or rest of this turn stands in the prompts already. */
function marked({ sql, delve, campaign, now, last }: Ahead): Due[] {
  const fromHour = Math.floor((now - 1) / turnsPerHour);
  const hours = Math.floor((last - 1) / turnsPerHour) - fromHour + 1;
  return turnSheet(sql, delve, campaign, fromHour, hours)
    .flatMap(({ boxes }) => boxes)
    .filter(({ turn }) => turn >= now && turn <= last)
    .flatMap(({ turn, marks }) =>
      marks
        .filter(({ kind }) => !standing.has(kind) && (turn > now || !asks.has(kind)))
        .map(({ label }) => ({ turn, what: capital(label) })),
    );
}
