import type { Sql } from '../../db/sql.ts';
import type { RoadCheckRow, StandingOrderRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Country } from '../../facts/map/country.ts';
import { greenOn, waterOn } from '../../facts/road/over-ground.ts';
import { dayAndTime } from '../../../shared/clock.ts';
import { readUpkeep } from '../../facts/needs/read-upkeep.ts';
import { readParty } from '../../facts/party/read-party.ts';
import { readAfloat } from '../../facts/ship/aboard.ts';
import { sleepOf } from '../../../shared/camp/night-watch.ts';
import { readWatches, wakeful } from '../../facts/road/read-watches.ts';
import { readOrders } from '../../facts/road/read-road.ts';
import type { RoadDayKind } from '../../../shared/ipc/travel/travel-words.ts';
import type { Provision } from '../../../shared/ipc/vocabulary.ts';
import type { Days, DaysInput, PlannedDays } from '../need/plan-days.ts';
import { planDays } from '../need/plan-days.ts';
import { crewShortInWords, shortInWords } from '../need/settled-words.ts';

/** What a day out of doors does to everybody's food, water, sleep and wounds, by the standing orders. */

/** By night and day, or by night alone. */
export type DayRest = 'full' | 'night';

/** A day of complete rest is none where somebody came. OSE-REST-4, OSE-HEAL-2. */
export const restOf = (kind: RoadDayKind, checks: readonly RoadCheckRow[]): DayRest =>
  (kind === 'rest' || kind === 'town') &&
  !checks.some(({ encounter, let_be }) => encounter === 1 && let_be === 0)
    ? 'full'
    : 'night';

/** Where food and water come from under a roof, over the standing orders; null out of doors. */
export type Board = Pick<DaysInput, 'food' | 'water'> | null;

/** A day, or so many, as supper is asked for them. */
interface Supper {
  fed: number;
  country: Country;
  board?: Board;
  days?: number;
}

/** What the road is asked with, by a step or for a window. */
export interface Around {
  sql: Sql;
  campaign: Campaign;
}

type OnGround = Pick<Campaign, 'exploration'>;

/** Whether there is water to be had. OSE-TIME-4. */
export const hasWater = ({ exploration }: OnGround, country: Country): boolean =>
  waterOn(country, exploration.road.streams);

/** Whether beasts find green. OSE-HAZ-4. */
export const hasGrazing = ({ exploration }: OnGround, country: Country): boolean =>
  greenOn(country, exploration.road.streams);

/** Where water comes from on this ground: from the packs, or found. */
const waterFrom = (campaign: OnGround, { water }: StandingOrderRow, country: Country): Provision =>
  water === 'ground' ? (hasWater(campaign, country) ? 'found' : 'packs') : water;

/**
 * Beasts take what the ground has, whatever the people are told to do; elsewhere they are fed as people are. A stable feeds
 * them.
 */
export function beastsFrom(
  { sql, campaign }: Around,
  country: Country,
  board: Board = null,
): NonNullable<Days['beasts']> {
  return board === null ? fodderFrom(campaign, readOrders(sql), country) : { food: 'found', water: 'found' };
}

/** The same by such orders, out of doors. */
export const fodderFrom = (
  campaign: OnGround,
  { food, water }: StandingOrderRow,
  country: Country,
): NonNullable<Days['beasts']> => ({
  food: hasGrazing(campaign, country) ? 'found' : food,
  water: hasWater(campaign, country) ? 'found' : water === 'ground' ? 'packs' : water,
});

/** How the day goes for all. */
export function dayInput(
  { sql, campaign }: Around,
  rest: DayRest,
  country: Country,
  { people = [], board = null }: { people?: DaysInput['people']; board?: Board } = {},
): DaysInput {
  const said = board === null ? withSleep({ sql, campaign }, people) : people;
  return { ...inputBy(campaign, readOrders(sql), country), rest, people: said, ...board };
}

/** The same by such orders, for people of whom nothing is said. */
export const inputBy = (campaign: OnGround, orders: StandingOrderRow, country: Country): DaysInput => ({
  food: orders.food,
  water: waterFrom(campaign, orders, country),
  share: orders.share === 1,
  rest: 'night',
  hoursSlept: null,
  people: [],
});

/** Where watches are kept by night, each sleeps what their own leave of it. */
function withSleep({ sql, campaign }: Around, people: DaysInput['people']): DaysInput['people'] {
  const watches = readWatches(sql, campaign);
  if (watches.length === 0) return people;
  const others = wakeful(sql, campaign).filter(({ id }) => !people.some((said) => said.characterId === id));
  return [...people, ...others.map(({ id }) => unsaid(id))].map((said) => ({
    ...said,
    hoursSlept: sleepOf(watches, said.characterId),
  }));
}

/** Somebody of whom nothing is said. */
export const unsaid = (characterId: number): DaysInput['people'][number] => ({
  characterId,
  takesPart: null,
  food: null,
  water: null,
  rest: null,
  hoursSlept: null,
  faces: [],
  healed: null,
});

/** What the day of the clock that is under way comes to for everybody. */
function planToday(
  { sql, campaign }: Around,
  rest: DayRest,
  { fed, country, board = null, days = 1 }: Supper,
): Pick<PlannedDays, 'people' | 'hands'> {
  const { day: from } = dayAndTime(campaign.clock);
  const input = dayInput({ sql, campaign }, rest, country, { board });
  const span = {
    from,
    days,
    foraged: fed,
    hands: crewOf({ sql, campaign }),
    beasts: beastsFrom({ sql, campaign }, country, board),
  };
  const { people, hands } = planDays(readParty(sql), readUpkeep(sql), campaign, input, span);
  return { people: people.filter(({ takesPart }) => takesPart), hands };
}

/** Hired hands aboard of the ship under the company, who eat of her stores. */
export const crewOf = ({ sql, campaign }: Around): number => readAfloat(sql, campaign)?.facts.crew ?? 0;

/** Who would go short, a sentence each; null where nobody does. */
export function supperWants(around: Around, rest: DayRest, of: Supper): string | null {
  const { people, hands } = planToday(around, rest, of);
  const short = [...shortInWords(people), ...crewShortInWords(hands)];
  return short.length === 0 ? null : short.join(' ');
}

/** Who throws to heal as the day ends, and how many dice of what kind. */
export function healingDice(
  around: Around,
  rest: DayRest,
  country: Country,
): { id: number; name: string; count: number; sides: number; rule: string }[] {
  const { recovery } = around.campaign.system;
  const { die, rule } = recovery;
  if (die === null) return [];
  return planToday(around, rest, { fed: 0, country }).people.flatMap(({ member: { row }, rested }) => {
    const count = recovery.throws(rested);
    return count === 0 ? [] : [{ id: row.id, name: row.name, count, sides: die, rule }];
  });
}
