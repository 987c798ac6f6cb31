import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { MeetingFacts, MeetingSide } from '../../../shared/rules/meeting.ts';
import type { CampaignContent } from '../../content/campaign-content.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow, PursuitRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { readParty } from '../party/read-party.ts';
import { baitOf } from './bait.ts';
import { late, otherSide, endWords, speeds } from './flee.ts';
import { saveTarget } from './obstacle.ts';
import { fallenOf, readRunners, rises } from './pursuit-round.ts';

type View = NonNullable<QueryOutput<'encounter.view'>>;
type Chase = NonNullable<View['pursuit']>;

export interface Scene {
  sql: Sql;
  campaign: Campaign;
  content: CampaignContent;
  delve: Delve;
  row: EncounterRow;
  facts: MeetingFacts;
}

/** What each side would run, and what the rules say of fleeing. */
export function flightView({ sql, campaign, content, row }: Scene): View['flight'] {
  const { party, monsters } = speeds(sql, campaign, { row, monsters: content.monsters });
  const { flight } = campaign.system.meeting;
  const text = (fleeing: MeetingSide): string => {
    const own = { party: party?.feet ?? 0, monsters: monsters?.feet ?? 0 };
    if (monsters === null) return 'Nobody knows how fast they are: type it.';
    const surprised = { party: row.party_surprised === 1, monsters: row.monsters_surprised === 1 };
    return flight.begin({
      fleeing,
      fleeingFeet: own[fleeing],
      pursuingFeet: own[otherSide(fleeing)],
      fleersSurprised: surprised[fleeing],
      othersSurprised: surprised[otherSide(fleeing)],
      exitAvailable: true,
      forcedToStop: false,
      pursued: true,
      fightBegun: row.fight_rounds > 0,
    }).text;
  };
  return {
    party: party ?? { feet: 0, reasons: [] },
    monsters,
    startFeet: row.distance_feet,
    partyText: text('party'),
    monstersText: text('monsters'),
    pursues: flight.pursues(row.reaction_total).text,
  };
}

/** The chase as it stands before its next round. */
export function chaseView(scene: Scene, pursuit: PursuitRow): Chase {
  const fallen = fallenOf(pursuit);
  const feet = comingFeet(scene, pursuit, fallen);
  const going = pursuit.outcome === null;
  return {
    fleeing: pursuit.fleeing,
    round: pursuit.round,
    feet: pursuit.distance_feet,
    fleeingFeet: feet[pursuit.fleeing],
    pursuingFeet: feet[otherSide(pursuit.fleeing)],
    speedReasons: speedReasons(scene),
    outOfSight: pursuit.out_of_sight_rounds,
    outcome: pursuit.outcome,
    text: chaseText(scene, pursuit),
    tires: going ? tires(scene, pursuit) : [],
    drop: going && pursuit.fleeing === 'party' ? dropView(scene) : null,
    obstacle: going ? obstacleView(scene) : null,
    fallen: fallenNames(scene, fallen),
  };
}

function comingFeet(
  { sql, campaign, content, row }: Scene,
  pursuit: PursuitRow,
  fallen: readonly number[],
): Record<MeetingSide, number> {
  const walking = speeds(sql, campaign, { row, monsters: content.monsters }, true);
  const of = (side: MeetingSide): number => {
    const flees = side === pursuit.fleeing;
    const running = flees ? pursuit.fleeing_feet : pursuit.pursuing_feet;
    if (flees && pursuit.round === 0 && fallen.includes(late)) return 0;
    return rises(side, fallen) ? Math.min(running, walking[side]?.feet ?? Math.floor(running / 2)) : running;
  };
  return { party: of('party'), monsters: of('monsters') };
}

function speedReasons({ sql, campaign, content, row }: Scene): Chase['speedReasons'] {
  const { party, monsters } = speeds(sql, campaign, { row, monsters: content.monsters });
  return [...(party?.reasons ?? []), ...(monsters?.reasons ?? [])];
}

function chaseText({ campaign }: Scene, pursuit: PursuitRow): string {
  if (pursuit.outcome !== null) {
    const words = endWords(pursuit.fleeing)[pursuit.outcome];
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  }
  const lost = campaign.system.meeting.flight.lost(pursuit.out_of_sight_rounds).text;
  const fast =
    pursuit.fleeing_feet > pursuit.pursuing_feet
      ? 'They draw away.'
      : pursuit.fleeing_feet === pursuit.pursuing_feet
        ? 'Neither gains on the other.'
        : `The gap closes by ${pursuit.pursuing_feet - pursuit.fleeing_feet}' a round.`;
  return [fast, lost].filter((text) => text !== '').join(' ');
}

function tires({ sql, campaign, delve, row }: Scene, pursuit: PursuitRow): Chase['tires'] {
  const { flight } = campaign.system.meeting;
  if (!campaign.system.running) {
    const { roundsRun } = delve.fatigue;
    const { spent, text } = flight.wind({ constitution: null, roundsRun, roundsRested: 0 });
    return [{ who: 'The party', text, spent }];
  }
  const runners = readRunners(sql).map((runner) => ({ who: runner.name, ...flight.wind(runner) }));
  const foes = flight.wind({ constitution: null, roundsRun: pursuit.round, roundsRested: 0 });
  return [...runners, { who: row.who, ...foes }].map(({ who, text, spent }) => ({ who, text, spent }));
}

function dropView({ sql, campaign }: Scene): Chase['drop'] {
  const { sides, text } = campaign.system.meeting.flight.drop;
  const things = readParty(sql).members.flatMap(({ row: { name: holder }, items }) =>
    items.flatMap((item) => {
      const what = baitOf(item);
      return what === null
        ? []
        : [{ itemId: item.id, what, name: item.name, quantity: item.quantity, holder }];
    }),
  );
  return { sides: [sides], text, things };
}

function obstacleView({ sql, campaign, content, facts }: Scene): Chase['obstacle'] {
  const save = campaign.system.meeting.flight.obstacle(campaign.settings);
  if (!save) return null;
  return {
    sides: [save.sides],
    text: save.text,
    people: facts.party
      .filter(({ able }) => able)
      .map((person) => ({
        characterId: person.id,
        name: person.name,
        target: saveTarget({ sql, campaign, content }, person.id, save.saveKey),
        modifier: save.modifier(person),
      })),
  };
}

const fallenNames = ({ facts }: Scene, fallen: readonly number[]): string[] => [
  ...facts.party.filter(({ id }) => fallen.includes(id)).map(({ name }) => name),
  ...(fallen.includes(0) ? ['the monsters'] : []),
];
