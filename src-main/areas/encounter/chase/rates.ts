import type { CreaturesAtHand } from '../../../content/bestiary/own/at-hand.ts';
import type { MeetingSide } from '../../../../shared/rules/meeting/answers.ts';
import type { FlightRules } from '../../../../shared/rules/meeting/flight.ts';
import { inUnit } from '../../../../shared/rules/meeting/ground.ts';
import type { Pace } from '../../../../shared/rules/meeting/terms.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import { because, CONTENT } from '../../../../shared/rules/common/reason.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { EncounterRow, PursuitRow } from '../../../db/tables.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import type { Chase } from '../../../facts/meeting/read-pursuit.ts';
import { isPerson } from '../../../facts/party/kinds.ts';
import { readPeople } from '../../../facts/party/read-party.ts';
import { readAfloat, shipRate } from '../../../facts/ship/aboard.ts';
import { isAble } from '../../../facts/party/state/standing.ts';
import { creatureOf, paceOf } from '../foes/creature.ts';
import { partyPace } from '../settling/facts.ts';

/** What each side of a flight covers in a round, in the encounter's unit. */

export const otherSide = (side: MeetingSide): MeetingSide => (side === 'party' ? 'monsters' : 'party');

export interface Rate {
  distance: number;
  reasons: Reason[];
}

export type Rates = Record<MeetingSide, Rate | null>;

/** Where a flight is run. */
export interface Scenery {
  sql: Sql;
  campaign: Campaign;
  content: { monsters: CreaturesAtHand };
  row: EncounterRow;
}

export const flightOf = ({ campaign, row }: Pick<Scenery, 'campaign' | 'row'>): FlightRules =>
  campaign.system.meeting.flight(row.ground);

/** What each side runs or walks in a round, without those who are left; null where nobody knows how fast it is. */
export function ownRates(scenery: Scenery, left: readonly number[], walks = false): Rates {
  const { sql, campaign, content, row } = scenery;
  const { running, onFoot } = flightOf(scenery);
  if (!onFoot) return { party: row.ground === 'water' ? vesselRate(scenery) : null, monsters: null };
  const usual = campaign.system.meeting.distance.unitOn(row.ground);
  const rate = (pace: Pace | null): Rate | null => {
    if (pace === null) return null;
    const { feet, reasons } = running(pace, walks);
    return { distance: inUnit(feet, usual, row.unit), reasons };
  };
  const creature = creatureOf(content.monsters, row.creature_id);
  const [ours, theirs] = [partyPace(sql, campaign, left), paceOf(creature)];
  const [party, monsters] = [rate(ours), rate(theirs)];
  const pace = because(creature?.name ?? row.who, `${theirs?.encounterFeet ?? 0}' a round`, CONTENT);
  return {
    party: party && { ...party, reasons: [...(ours?.reasons ?? []), ...party.reasons] },
    monsters: monsters && { ...monsters, reasons: [pace, ...monsters.reasons] },
  };
}

/** What the vessel under the company makes in a round, a third of her base rate in yards; null for swimmers. OSE-WATER-2. */
function vesselRate({ sql, campaign, row }: Scenery): Rate | null {
  const afloat = readAfloat(sql, campaign);
  if (afloat === null) return null;
  const { baseFeet, reasons } = shipRate(afloat);
  const yards = Math.floor(baseFeet / roundsOfBase);
  const each = because(`${afloat.row.name}, yards a round`, yards, 'OSE-WATER-2');
  return { distance: inUnit(yards, 'yards', row.unit), reasons: [...reasons, each] };
}

const roundsOfBase = 3;

const isSaid = (side: MeetingSide, pursuit: PursuitRow): boolean =>
  (side === 'party' ? pursuit.party_rate_said : pursuit.monsters_rate_said) === 1;

const storedRate = ({ fleeing, fleeing_rate, pursuing_rate }: PursuitRow, side: MeetingSide): number =>
  side === fleeing ? fleeing_rate : pursuing_rate;

type Runners = Pick<Chase, 'pursuit' | 'left'>;

/** What each side runs now: as the referee named it, else by what the runners carry. */
export function runningRates(scenery: Scenery, { pursuit, left }: Runners): Record<MeetingSide, number> {
  const own = ownRates(scenery, left);
  const of = (side: MeetingSide): number => {
    const stored = storedRate(pursuit, side);
    return isSaid(side, pursuit) ? stored : (own[side]?.distance ?? stored);
  };
  return { party: of('party'), monsters: of('monsters') };
}

/** What each side walks; half its run where nobody knows. */
export function walkingRates(scenery: Scenery, chase: Runners): Record<MeetingSide, number> {
  const running = runningRates(scenery, chase);
  const own = ownRates(scenery, chase.left, true);
  const of = (side: MeetingSide) =>
    Math.min(running[side], own[side]?.distance ?? Math.floor(running[side] / 2));
  return { party: of('party'), monsters: of('monsters') };
}

/** Whether the side gets up from a fall in the coming round, and so only walks. */
const rises = (side: MeetingSide, { fallen, pursuit }: Chase): boolean =>
  side === 'monsters' ? pursuit.monsters_fell === 1 : fallen.length > 0;

/** Why a side only walks in the coming round; null where it runs. */
export function slowOf(
  scenery: Scenery,
  chase: Chase,
  side: MeetingSide,
): { source: string; rule: string } | null {
  const flight = flightOf(scenery);
  if (rises(side, chase)) {
    const rule = flight.obstacle(scenery.campaign.settings)?.rule ?? 'referee';
    return { source: 'gets up, no running', rule };
  }
  const rule = spentBy(scenery, chase, side, flight);
  return rule === null ? null : { source: 'exhausted, no running', rule };
}

/** Whether the side stands still in the coming round, since it was surprised. */
export const beginsLate = ({ pursuit }: Chase, side: MeetingSide): boolean =>
  side === pursuit.fleeing && pursuit.round === 0 && pursuit.begins_late === 1;

/** Where each runs by his own lungs: the rule by which somebody of the side can run no more; null where all can. */
function spentBy(
  { sql, campaign }: Scenery,
  { pursuit, left }: Chase,
  side: MeetingSide,
  { wind }: FlightRules,
): string | null {
  if (!campaign.system.running) return null;
  const runners = side === 'monsters' ? [foesRun(pursuit)] : readRunners(sql, campaign, left);
  return runners.map((runner) => wind(runner)).find(({ spent }) => spent)?.rule ?? null;
}

/** How the monsters stand who have run in all flights. */
export const foesRun = ({ round, earlier_rounds }: PursuitRow) => ({
  constitution: null,
  roundsRun: round + earlier_rounds,
  roundsRested: 0,
});

const upkeeps = query.selectFrom('upkeep').selectAll().compile();

/** The people on their feet who run with the others, with the rounds they have run since they last rested. */
export function readRunners(sql: Sql, campaign: Campaign, left: readonly number[]) {
  const counts = new Map(sql.all(upkeeps).map((row) => [row.id, row]));
  return readPeople(sql)
    .filter((row) => isPerson(row.kind) && isAble(campaign, row) && !left.includes(row.id))
    .map((row) => ({
      id: row.id,
      name: row.name,
      constitution: row.constitution,
      roundsRun: counts.get(row.id)?.rounds_run ?? 0,
      roundsRested: counts.get(row.id)?.rounds_rested ?? 0,
    }));
}
