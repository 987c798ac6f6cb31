import { counted } from '../../../shared/words/figures.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { DieChance } from '../../../shared/odds/dice/chance.ts';
import { meanTurnsToMeeting, meetingOdds } from '../../../shared/odds/play/meeting-odds.ts';
import type { MeetingInput } from '../../../shared/odds/play/meeting-odds.ts';
import { searchOdds } from '../../../shared/odds/play/search-odds.ts';
import { mostTurns } from '../../../shared/odds/play/wandering-odds.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { turnsPerHour } from '../../facts/exploration.ts';
import { burnsHere } from '../../facts/lights/about.ts';
import { isCheckDue, openChecks } from '../../facts/delve/pending-checks.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { readDelve } from '../../facts/delve/read-delve.ts';
import { turns } from '../../facts/words.ts';

type Odds = NonNullable<QueryOutput<'turnSheet.odds'>>;
type Chance = Odds['chances'][number];

const mostSearchers = 100;

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
const checksReason = (checks: number): Reason => ({
  source: 'checks in that time',
  value: checks,
  rule: 'OSE-WAND-7',
});

function nextCheck({ row }: Delve, meeting: MeetingInput): Chance {
  const at = meeting.waiting > 0 ? 'It waits now.' : `It is due on turn ${row.turn + 1 + meeting.nextIn}.`;
  return {
    id: 'nextCheck',
    title: 'The next check brings something',
    chance: meeting.chance.upTo / 6,
    turns: null,
    text: at,
    reasons: [inSix(meeting)],
  };
}

function beforeDark({ lights }: Delve, meeting: MeetingInput): Chance {
  const lit = lights.filter(burnsHere);
  const plain = { id: 'beforeDark', title: 'An encounter before the light dies', turns: null };
  if (lit.length === 0) return { ...plain, chance: null, text: 'Nothing burns.', reasons: [] };
  if (lit.some((light) => light.turns_left === null))
    return { ...plain, chance: null, text: 'One of the lights never dies.', reasons: [] };
  const left = Math.min(mostTurns, Math.max(...lit.map((light) => light.turns_left ?? 0)));
  const { checks, atLeastOne } = meetingOdds({ ...meeting, turns: left });
  return {
    ...plain,
    chance: atLeastOne,
    text: `${turns(left)} of light, ${counted(checks, 'check')}.`,
    reasons: [
      { source: 'turns of light left', value: left, rule: 'OSE-DUN-1' },
      checksReason(checks),
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
    text: `${turns(turnsPerHour)}, ${counted(checks, 'check')}.`,
    reasons: [checksReason(checks), inSix(meeting), often(meeting)],
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

type Searcher = NonNullable<QueryOutput<'deed.options'>>['people'][number];

/** Of a thing that is there: the best searcher alone, and all who may try, once each. */
export const searchChances = (people: readonly Searcher[]): Chance[] =>
  kinds.flatMap(([kind, what]) => {
    const able = people.flatMap(({ name, deeds }) => {
      const deed = deeds.find((each) => each.kind === kind);
      return deed?.able && deed.chance !== null
        ? [{ name, upTo: deed.chance, sides: deed.sides ?? 6, reasons: deed.reasons }]
        : [];
    });
    const [best] = [...able].sort((a, b) => b.upTo / b.sides - a.upTo / a.sides);
    if (best === undefined) return [];
    const searchers = able.slice(0, mostSearchers);
    const finds: Chance = {
      id: `${kind}One`,
      title: `${best.name} alone finds ${what}`,
      chance: searchOdds({ searchers: [best] }).inOneTurn,
      turns: null,
      text: 'In the right place, if it is there.',
      reasons: best.reasons,
    };
    return [finds, allOfThem(kind, what, searchers)];
  });

function allOfThem(kind: string, what: string, searchers: readonly (DieChance & { name: string })[]): Chance {
  return {
    id: `${kind}All`,
    title: `All of them, one try each, find ${what}`,
    chance: searchOdds({ searchers }).inOneTurn,
    turns: null,
    text: `${counted(searchers.length, 'searcher')}, if it is there.`,
    reasons: searchers.map(({ name, upTo, sides }) => ({
      source: name,
      value: `${upTo} in ${sides ?? 6}`,
      rule: kind === 'secretDoor' ? 'OSE-DOOR-2' : 'OSE-TRAP-5',
    })),
  };
}
