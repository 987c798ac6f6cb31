import type { Sql } from '../../db/sql.ts';
import type { RoadCheckRow, StandingOrderRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { provisionsGround } from '../../facts/exploration.ts';
import { daySeconds } from '../../facts/needs/days-due.ts';
import { readUpkeep } from '../../facts/needs/read-upkeep.ts';
import { readParty } from '../../facts/party/read-party.ts';
import { readOrders } from '../../facts/road/read-road.ts';
import type { RoadDayKind } from '../../../shared/ipc/travel/travel-words.ts';
import type { Provision } from '../../../shared/ipc/vocabulary.ts';
import type { Terrain } from '../../../shared/rules/ose/terms.ts';
import type { DaysInput, PersonDays } from '../need/plan-days.ts';
import { planDays } from '../need/plan-days.ts';
import { shortInWords } from '../need/settled-words.ts';

/** What a day out of doors does to everybody's food, water, sleep and wounds, by the standing orders. */

/** By night and day, or by night alone. */
export type DayRest = 'full' | 'night';

/** A day of complete rest is none where somebody came. OSE-REST-4, OSE-HEAL-2. */
export const restOf = (kind: RoadDayKind, checks: readonly RoadCheckRow[]): DayRest =>
  kind === 'rest' && !checks.some(({ encounter, let_be }) => encounter === 1 && let_be === 0)
    ? 'full'
    : 'night';

/** What the road is asked with, by a step or for a window. */
export interface Around {
  sql: Sql;
  campaign: Campaign;
}

/** Whether the ground has water, by the campaign's word on streams. OSE-TIME-4. */
export const hasWater = ({ exploration }: Campaign, terrain: Terrain): boolean =>
  provisionsGround({ terrain, streams: exploration.road.streams }).water;

/** Where water comes from on this ground: from the packs, or found. */
const waterFrom = (campaign: Campaign, { water }: StandingOrderRow, ground: Terrain): Provision =>
  water === 'ground' ? (hasWater(campaign, ground) ? 'found' : 'packs') : water;

/** How the day goes for all. */
export function dayInput(
  { sql, campaign }: Around,
  rest: DayRest,
  ground: Terrain,
  people: DaysInput['people'] = [],
): DaysInput {
  const orders = readOrders(sql);
  return {
    food: orders.food,
    water: waterFrom(campaign, orders, ground),
    share: orders.share === 1,
    rest,
    hoursSlept: null,
    people,
  };
}

/** What the day of the clock that is under way comes to for everybody. */
export function planToday(
  { sql, campaign }: Around,
  rest: DayRest,
  { fed, ground }: { fed: number; ground: Terrain },
): PersonDays[] {
  const from = Math.floor(campaign.clock / daySeconds) + 1;
  const input = dayInput({ sql, campaign }, rest, ground);
  const plan = planDays(readParty(sql), readUpkeep(sql), campaign, input, { from, days: 1, foraged: fed });
  return plan.people.filter(({ takesPart }) => takesPart);
}

/** Who would go short, a sentence each; null where nobody does. */
export function supperWants(
  around: Around,
  rest: DayRest,
  of: { fed: number; ground: Terrain },
): string | null {
  const short = shortInWords(planToday(around, rest, of));
  return short.length === 0 ? null : short.join(' ');
}

/** Who throws to heal as the day ends, and how many dice of what kind. */
export function healingDice(
  around: Around,
  rest: DayRest,
  ground: Terrain,
): { id: number; name: string; count: number; sides: number; rule: string }[] {
  const { recovery } = around.campaign.system;
  const { die, rule } = recovery;
  if (die === null) return [];
  return planToday(around, rest, { fed: 0, ground }).flatMap(({ member: { row }, rested }) => {
    const count = recovery.throws(rested);
    return count === 0 ? [] : [{ id: row.id, name: row.name, count, sides: die, rule }];
  });
}
