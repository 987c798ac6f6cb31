import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { meanTurnsToMeeting, meetingOdds } from '../../../shared/odds/meeting-odds.ts';
import type { MeetingInput } from '../../../shared/odds/meeting-odds.ts';
import { searchOdds } from '../../../shared/odds/search-odds.ts';
import { mostTurns } from '../../../shared/odds/wandering-odds.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { turnsPerHour, usualChanceInSix } from '../exploration.ts';
import { readPeople } from './company.ts';
import { isCheckDue, openChecks } from './pending-checks.ts';
import type { Delve } from './read-delve.ts';
import { readDelve } from './read-delve.ts';
import { turns } from './words.ts';

type Odds = NonNullable<QueryOutput<'dungeon.odds'>>;
type Chance = Odds['chances'][number];

/** What the dice hold for the party, exactly; null where nobody is in a dungeon. */
export function oddsOf(sql: Sql): Odds | null {
  const delve = readDelve(sql);
  if (!delve) return null;
  const campaign = readCampaign(sql);
  const meeting = meetingOf(delve, campaign);
  return {
    chances: [
      nextCheck(delve, meeting),
      beforeDark(delve, meeting),
      withinAnHour(meeting),
      untilOne(meeting),
      ...searches(sql),
    ],
  };
}

function meetingOf(delve: Delve, campaign: Campaign): MeetingInput {
  const { dungeonCheckEvery: every, dungeonChanceInSix } = campaign.exploration;
  const now = delve.row.turn + 1;
  let nextIn = 1;
  while (!isCheckDue(campaign, now + nextIn)) nextIn += 1;
  const waiting = Math.min(mostTurns, openChecks(delve, campaign).length);
  return { chance: { upTo: dungeonChanceInSix }, waiting, nextIn, every };
}

const inSix = ({ chance }: MeetingInput): Reason => ({
  source: 'a check brings something on',
  value: `${chance.upTo} in 6`,
  rule: 'OSE-WAND-8',
});
const often = ({ every }: MeetingInput): Reason => ({
  source: 'a check every',
  value: turns(every),
  rule: 'OSE-WAND-7',
});
const counted = (checks: number): Reason => ({
  source: 'checks in that time',
  value: checks,
  rule: 'OSE-WAND-7',
});

function nextCheck({ row }: Delve, meeting: MeetingInput): Chance {
  const at = meeting.waiting > 0 ? 'It waits now.' : `It is due on turn ${row.turn + 1 + meeting.nextIn}.`;
  return {
    id: 'nextCheck',
    title: 'The next wandering check brings something',
    chance: meeting.chance.upTo / 6,
    turns: null,
    text: at,
    reasons: [inSix(meeting)],
  };
}

function beforeDark({ lights }: Delve, meeting: MeetingInput): Chance {
  const lit = lights.filter((light) => light.lit === 1);
  const plain = { id: 'beforeDark', title: 'An encounter before the light dies', turns: null };
  if (lit.length === 0) return { ...plain, chance: null, text: 'Nothing burns.', reasons: [] };
  if (lit.some((light) => light.turns_left === null))
    return { ...plain, chance: null, text: 'One of the lights never dies.', reasons: [] };
  const left = Math.min(mostTurns, Math.max(...lit.map((light) => light.turns_left ?? 0)));
  const { checks, atLeastOne } = meetingOdds({ ...meeting, turns: left });
  return {
    ...plain,
    chance: atLeastOne,
    text: `${turns(left)} of light, ${checks} ${checks === 1 ? 'check' : 'checks'}.`,
    reasons: [
      { source: 'turns of light left', value: left, rule: 'OSE-LIGHT-1' },
      counted(checks),
      inSix(meeting),
      often(meeting),
    ],
  };
}

function withinAnHour(meeting: MeetingInput): Chance {
  const { checks, atLeastOne } = meetingOdds({ ...meeting, turns: turnsPerHour });
  return {
    id: 'withinAnHour',
    title: 'An encounter within an hour',
    chance: atLeastOne,
    turns: null,
    text: `${turns(turnsPerHour)}, ${checks} ${checks === 1 ? 'check' : 'checks'}.`,
    reasons: [counted(checks), inSix(meeting), often(meeting)],
  };
}

function untilOne(meeting: MeetingInput): Chance {
  const mean = meanTurnsToMeeting(meeting);
  const waits = { source: 'checks that wait now', value: meeting.waiting, rule: 'OSE-WAND-7' };
  return {
    id: 'untilOne',
    title: 'Turns until an encounter, on average',
    chance: null,
    turns: mean,
    text: mean === null ? 'None comes.' : '',
    reasons: [inSix(meeting), often(meeting), ...(meeting.waiting > 0 ? [waits] : [])],
  };
}

const kinds = [
  ['secretDoor', 'a secret door'],
  ['roomTrap', 'a room trap'],
] as const;

/** Of a thing that is there, the usual chance for everybody: who has a better one says so where they search. */
function searches(sql: Sql): Chance[] {
  const people = readPeople(sql).slice(0, 100);
  if (people.length === 0) return [];
  return kinds.flatMap(([kind, what]): Chance[] => {
    const chance = { upTo: usualChanceInSix[kind] };
    const one = searchOdds({ searchers: [chance] }).inOneTurn;
    const all = searchOdds({ searchers: people.map(() => chance) }).inOneTurn;
    const reason: Reason = { source: 'each finds it on', value: `${chance.upTo} in 6`, rule: 'OSE-SRCH-1' };
    const everybody: Reason = { source: 'searchers', value: people.length, rule: 'OSE-SRCH-3' };
    return [
      {
        id: `${kind}One`,
        title: `One searcher finds ${what}`,
        chance: one,
        turns: null,
        text: 'If it is there.',
        reasons: [reason],
      },
      {
        id: `${kind}All`,
        title: `All of them find ${what}, one try each`,
        chance: all,
        turns: null,
        text: `${people.length} searchers, if it is there.`,
        reasons: [reason, everybody],
      },
    ];
  });
}
