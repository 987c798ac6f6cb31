import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { MeetingFacts, MeetingSide } from '../../../shared/rules/meeting.ts';
import type { CampaignContent } from '../../content/campaign-content.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow, PursuitRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { readParty } from '../party/read-party.ts';
import { baitOf } from './bait.ts';
import { beginsLate, readRunners, runningFeet, slowOf, speedReasons, walkingFeet } from './chase-feet.ts';
import type { Chase } from './chase-feet.ts';
import { chaseState, monstersFell } from './chase-state.ts';
import { creatureOf, wits } from './creature.ts';
import { foesToRun, readWalkers } from './fall-out.ts';
import { endWords, otherSide, speeds } from './flee.ts';
import { saveTarget } from './obstacle.ts';
import { readFoes } from './open.ts';
import { wholeSides } from './surprised.ts';

type View = NonNullable<QueryOutput<'encounter.view'>>;
type ChaseView = NonNullable<View['pursuit']>;

export interface Scene {
  sql: Sql;
  campaign: Campaign;
  content: CampaignContent;
  delve: Delve;
  row: EncounterRow;
  facts: MeetingFacts;
}

/** What each side would run, and what the rules say of fleeing. */
export function flightView({ sql, campaign, content, row, facts }: Scene): View['flight'] {
  const { party, monsters } = speeds(sql, campaign, { row, monsters: content.monsters, left: [] });
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
      othersSurprised: wholeSides(row, facts)[otherSide(fleeing)],
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
export function chaseView(scene: Scene, pursuit: PursuitRow): ChaseView {
  const state = chaseState(pursuit);
  const chase = { row: scene.row, pursuit, state };
  const feet = comingFeet(scene, chase);
  const going = pursuit.outcome === null;
  return {
    fleeing: pursuit.fleeing,
    round: pursuit.round,
    feet: pursuit.distance_feet,
    fleeingFeet: feet[pursuit.fleeing],
    pursuingFeet: feet[otherSide(pursuit.fleeing)],
    speedReasons: speedReasons(scene, chase),
    outOfSight: pursuit.out_of_sight_rounds,
    outcome: pursuit.outcome,
    text: chaseWords(scene, pursuit, feet),
    tires: going ? tires(scene, chase) : [],
    drop: going && pursuit.fleeing === 'party' ? dropView(scene, chase) : null,
    obstacle: going ? obstacleView(scene, chase) : null,
    fallen: fallenNames(scene, chase),
    people: readWalkers(scene.sql).map(({ id, name }) => ({ id, name, left: state.left.includes(id) })),
    foes: {
      toRun: foesToRun(scene.row.number, readFoes(scene.sql, scene.row.id)),
      left: state.leftFoes,
    },
  };
}

/** What each side covers in the coming round, as far as it can be told before. */
function comingFeet(scene: Scene, chase: Chase): Record<MeetingSide, number> {
  const [running, walking] = [runningFeet(scene, chase), walkingFeet(scene, chase)];
  const of = (side: MeetingSide): number => {
    if (beginsLate(chase, side)) return 0;
    return slowOf(scene, chase, side) === null ? running[side] : walking[side];
  };
  return { party: of('party'), monsters: of('monsters') };
}

function chaseWords({ campaign }: Scene, pursuit: PursuitRow, feet: Record<MeetingSide, number>): string {
  if (pursuit.outcome !== null) {
    const words = endWords(pursuit.fleeing)[pursuit.outcome];
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  }
  const lost = campaign.system.meeting.flight.lost(pursuit.out_of_sight_rounds).text;
  const closes = feet[otherSide(pursuit.fleeing)] - feet[pursuit.fleeing];
  const fast =
    closes < 0
      ? 'They draw away.'
      : closes === 0
        ? 'Neither gains on the other.'
        : `The gap closes by ${closes}' a round.`;
  return [fast, lost].filter((text) => text !== '').join(' ');
}

function tires({ sql, campaign, delve, row }: Scene, { pursuit, state }: Chase): ChaseView['tires'] {
  const { flight } = campaign.system.meeting;
  if (!campaign.system.running) {
    const { roundsRun } = delve.fatigue;
    const { spent, text } = flight.wind({ constitution: null, roundsRun, roundsRested: 0 });
    return [{ who: 'The party', text, spent }];
  }
  const runners = readRunners(sql, state.left).map((runner) => ({
    who: runner.name,
    ...flight.wind(runner),
  }));
  const foes = flight.wind({ constitution: null, roundsRun: pursuit.round + state.earlier, roundsRested: 0 });
  return [...runners, { who: row.who, ...foes }].map(({ who, text, spent }) => ({ who, text, spent }));
}

function dropView({ sql, campaign, content, row }: Scene, { state }: Chase): ChaseView['drop'] {
  const { sides, text } = campaign.system.meeting.flight.drop;
  const bearers = readParty(sql).members.filter((member) => !state.left.includes(member.row.id));
  const things = bearers.flatMap(({ row: { name: holder }, items }) =>
    items.flatMap((item) => {
      const what = baitOf(item);
      return what === null
        ? []
        : [{ itemId: item.id, what, name: item.name, quantity: item.quantity, holder }];
    }),
  );
  const known = wits(creatureOf(content.monsters, row.creature_id));
  return {
    sides: [sides],
    text,
    things,
    intelligent: state.intelligent ?? known?.intelligent ?? null,
    reasons: state.intelligent === null ? (known?.reasons ?? []) : [],
  };
}

function obstacleView({ sql, campaign, content, facts }: Scene, { state }: Chase): ChaseView['obstacle'] {
  const save = campaign.system.meeting.flight.obstacle(campaign.settings);
  if (!save) return null;
  return {
    sides: [save.sides],
    text: save.text,
    people: facts.party
      .filter(({ id, able }) => able && !state.left.includes(id))
      .map((person) => ({
        characterId: person.id,
        name: person.name,
        target: saveTarget({ sql, campaign, content }, person.id, save.saveKey),
        modifier: save.modifier(person),
      })),
  };
}

const fallenNames = ({ facts }: Scene, { state: { fallen } }: Chase): string[] => [
  ...facts.party.filter(({ id }) => fallen.includes(id)).map(({ name }) => name),
  ...(fallen.includes(monstersFell) ? ['the monsters'] : []),
];
