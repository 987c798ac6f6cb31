import type { MonstersFile } from '../../../shared/content/monsters.ts';
import type { MeetingSide } from '../../../shared/rules/meeting.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow, PursuitRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { isPerson } from '../party/load.ts';
import { readPeople } from '../party/read-party.ts';
import { late, rises } from './chase-state.ts';
import type { ChaseState } from './chase-state.ts';
import { speeds } from './flee.ts';
import type { Speed } from './flee.ts';

/** What each side of a flight covers in a round. */

/** A flight as it stands before a round. */
export interface Chase {
  row: EncounterRow;
  pursuit: PursuitRow;
  state: ChaseState;
}

export interface Scenery {
  sql: Sql;
  campaign: Campaign;
  content: { monsters: MonstersFile | null };
}

type Sides = Record<MeetingSide, Speed | null>;

const sidesOf = ({ sql, campaign, content }: Scenery, { row, state }: Chase, walks: boolean): Sides =>
  speeds(sql, campaign, { row, monsters: content.monsters, left: state.left }, walks);

const storedFeet = ({ fleeing, fleeing_feet, pursuing_feet }: PursuitRow, side: MeetingSide): number =>
  side === fleeing ? fleeing_feet : pursuing_feet;

/** What each side runs now: as the referee named it, else by what the runners carry. */
export function runningFeet(scenery: Scenery, chase: Chase): Record<MeetingSide, number> {
  const own = sidesOf(scenery, chase, false);
  const of = (side: MeetingSide): number => {
    const stored = storedFeet(chase.pursuit, side);
    return chase.state.said.includes(side) ? stored : (own[side]?.feet ?? stored);
  };
  return { party: of('party'), monsters: of('monsters') };
}

export const speedReasons = (scenery: Scenery, chase: Chase): Reason[] => {
  const { party, monsters } = sidesOf(scenery, chase, false);
  return [...(party?.reasons ?? []), ...(monsters?.reasons ?? [])];
};

/** What each side walks; half its run where nobody knows. */
export function walkingFeet(scenery: Scenery, chase: Chase): Record<MeetingSide, number> {
  const running = runningFeet(scenery, chase);
  const own = sidesOf(scenery, chase, true);
  const of = (side: MeetingSide) => Math.min(running[side], own[side]?.feet ?? Math.floor(running[side] / 2));
  return { party: of('party'), monsters: of('monsters') };
}

/** Why a side only walks in the coming round; null where it runs. */
export function slowOf({ sql, campaign }: Scenery, { pursuit, state }: Chase, side: MeetingSide) {
  if (rises(side, state.fallen)) return { source: 'gets up, no running', rule: 'BF-EVA-5' };
  return isSpent(sql, campaign, side, pursuit, state)
    ? { source: 'exhausted, no running', rule: 'BF-RUN-4' }
    : null;
}

/** Whether the side stands still in the coming round, since it was surprised. */
export const beginsLate = ({ pursuit, state }: Chase, side: MeetingSide): boolean =>
  side === pursuit.fleeing && pursuit.round === 0 && state.fallen.includes(late);

/** Where each runs by his own lungs: whether somebody of the side can run no more. */
function isSpent(
  sql: Sql,
  { system }: Campaign,
  side: MeetingSide,
  pursuit: PursuitRow,
  { left, earlier }: ChaseState,
): boolean {
  if (!system.running) return false;
  const { wind } = system.meeting.flight;
  if (side === 'monsters')
    return wind({ constitution: null, roundsRun: pursuit.round + earlier, roundsRested: 0 }).spent;
  return readRunners(sql, left).some((runner) => wind(runner).spent);
}

const upkeeps = query.selectFrom('upkeep').selectAll().compile();

/** The people on their feet who run with the others, with the rounds they have run since they last rested. */
export function readRunners(sql: Sql, left: readonly number[]) {
  const counts = new Map(sql.all(upkeeps).map((row) => [row.id, row]));
  return readPeople(sql)
    .filter(({ id, kind, hp }) => isPerson(kind) && hp > 0 && !left.includes(id))
    .map((row) => ({
      id: row.id,
      name: row.name,
      constitution: row.constitution,
      roundsRun: counts.get(row.id)?.rounds_run ?? 0,
      roundsRested: counts.get(row.id)?.rounds_rested ?? 0,
    }));
}
