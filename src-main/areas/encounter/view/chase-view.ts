import { capital } from '../../../../shared/words/names.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { MeetingSide } from '../../../../shared/rules/meeting/answers.ts';
import { distanceText } from '../../../../shared/rules/meeting/ground.ts';
import { readFatigue } from '../../../facts/delve/read-delve.ts';
import { readFoes } from '../../../facts/meeting/read-encounter.ts';
import type { Chase } from '../../../facts/meeting/read-pursuit.ts';
import { readParty } from '../../../facts/party/read-party.ts';
import { isWithParty } from '../../../facts/party/state/standing.ts';
import { baitOf } from '../chase/bait.ts';
import { foesToRun, readWalkers } from '../chase/fall-out.ts';
import { endWords } from '../chase/flee.ts';
import { saveTarget } from '../chase/obstacle.ts';
import { comingDay } from '../chase/pursuit-day.ts';
import { byDays } from '../chase/pursuit-round.ts';
import {
  beginsLate,
  flightOf,
  foesRun,
  otherSide,
  ownRates,
  readRunners,
  runningRates,
  slowOf,
  walkingRates,
} from '../chase/rates.ts';
import { creatureOf, wits } from '../foes/creature.ts';
import type { Scene } from './scene.ts';

type ChaseView = NonNullable<NonNullable<QueryOutput<'encounter.view'>>['pursuit']>;

/** The chase as it stands before its next round. */
export function chaseView(scene: Scene, chase: Chase): ChaseView {
  const { pursuit, left } = chase;
  const rates = comingRates(scene, chase);
  const byWord = byDays(scene);
  const rounds = pursuit.outcome === null && byWord === null;
  return {
    fleeing: pursuit.fleeing,
    round: pursuit.round,
    gap: pursuit.gap,
    fleeingRate: rates[pursuit.fleeing],
    pursuingRate: rates[otherSide(pursuit.fleeing)],
    rateReasons: rateReasons(scene, chase),
    byWord,
    day: byWord === null || pursuit.outcome !== null ? null : comingDay(scene, chase),
    outOfSight: pursuit.out_of_sight_rounds,
    outcome: pursuit.outcome,
    text: chaseWords(scene, chase, rates),
    tires: rounds && flightOf(scene).onFoot ? tires(scene, chase) : [],
    drop: rounds && pursuit.fleeing === 'party' ? dropView(scene, chase) : null,
    obstacle: rounds ? obstacleView(scene, chase) : null,
    fallen: fallenNames(scene, chase),
    people: readWalkers(scene.sql, scene.campaign).map(({ id, name }) => ({
      id,
      name,
      left: left.includes(id),
    })),
    foes: {
      toRun: foesToRun(scene.row.number, readFoes(scene.sql, scene.row.id)),
      left: pursuit.foes_left,
    },
  };
}

function rateReasons(scene: Scene, { left }: Chase): ChaseView['rateReasons'] {
  const { party, monsters } = ownRates(scene, left);
  return [...(party?.reasons ?? []), ...(monsters?.reasons ?? [])];
}

/** What each side covers in the coming round, as far as it can be told before. */
function comingRates(scene: Scene, chase: Chase): Record<MeetingSide, number> {
  const [running, walking] = [runningRates(scene, chase), walkingRates(scene, chase)];
  const of = (side: MeetingSide): number => {
    if (beginsLate(chase, side)) return 0;
    return slowOf(scene, chase, side) === null ? running[side] : walking[side];
  };
  return { party: of('party'), monsters: of('monsters') };
}

function chaseWords(scene: Scene, { pursuit }: Chase, rates: Record<MeetingSide, number>): string {
  if (pursuit.outcome !== null) {
    const words = endWords(pursuit.fleeing)[pursuit.outcome];
    return `${capital(words)}.`;
  }
  const flight = flightOf(scene);
  if (flight.pursuit === 'days') return '';
  const lost = flight.lost(pursuit.out_of_sight_rounds).text;
  const { gap } = flight.round({
    gap: pursuit.gap,
    fleeingRate: rates[pursuit.fleeing],
    pursuingRate: rates[otherSide(pursuit.fleeing)],
    unit: scene.row.unit,
  });
  const plainly = rates[otherSide(pursuit.fleeing)] - rates[pursuit.fleeing];
  const closes = pursuit.gap > gap ? Math.max(plainly, pursuit.gap - gap) : plainly;
  const fast =
    closes < 0
      ? 'They draw away.'
      : closes === 0
        ? 'Neither gains on the other.'
        : `The gap closes by ${distanceText(closes, scene.row.unit)} a round.`;
  return [fast, lost].filter((text) => text !== '').join(' ');
}

function tires(scene: Scene, { pursuit, left }: Chase): ChaseView['tires'] {
  const { sql, campaign, row } = scene;
  const { wind } = flightOf(scene);
  if (!campaign.system.running) {
    const { roundsRun } = readFatigue(sql);
    const { spent, text } = wind({ constitution: null, roundsRun, roundsRested: 0 });
    return [{ who: 'The party', text, spent }];
  }
  const runners = readRunners(sql, campaign, left).map((runner) => ({ who: runner.name, ...wind(runner) }));
  return [...runners, { who: row.who, ...wind(foesRun(pursuit)) }].map(({ who, text, spent }) => ({
    who,
    text,
    spent,
  }));
}

function dropView(scene: Scene, { pursuit, left }: Chase): ChaseView['drop'] {
  const { sql, campaign, content, row } = scene;
  const { sides, text } = flightOf(scene).drop;
  const bearers = readParty(sql).members.filter(
    (member) => !left.includes(member.row.id) && isWithParty(campaign, member.row),
  );
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
    intelligent: pursuit.intelligent === null ? (known?.intelligent ?? null) : pursuit.intelligent === 1,
    reasons: pursuit.intelligent === null ? (known?.reasons ?? []) : [],
  };
}

function obstacleView(scene: Scene, { left }: Chase): ChaseView['obstacle'] {
  const { sql, campaign, content, facts } = scene;
  const save = flightOf(scene).obstacle(campaign.settings);
  if (!save) return null;
  return {
    sides: [save.sides],
    text: save.text,
    people: facts.party
      .filter(({ id, able }) => able && !left.includes(id))
      .map((person) => ({
        characterId: person.id,
        name: person.name,
        target: saveTarget({ sql, campaign, content }, person.id, save.saveKey),
        modifier: save.modifier(person),
      })),
  };
}

const fallenNames = ({ facts }: Scene, { fallen, pursuit }: Chase): string[] => [
  ...facts.party.filter(({ id }) => fallen.includes(id)).map(({ name }) => name),
  ...(pursuit.monsters_fell === 1 ? ['the monsters'] : []),
];
