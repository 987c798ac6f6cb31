import type { Terrain } from '../../../shared/rules/ose/terms.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { BorneItem, Bearing, Member, Party } from '../party/read-party.ts';
import { readParty } from '../party/read-party.ts';
import { isAble } from '../party/state/standing.ts';
import { partyRate, walkerOf } from '../party/weighing/party-rate.ts';

/** How fast everybody goes who goes along: on their own feet, on a beast, or in a cart. */

const everyRide = query.selectFrom('ride').selectAll().orderBy('id').compile();

/** What everybody sits on and what each beast draws, by their ids. */
const readSeats = whileUnchanged((sql: Sql) => {
  const rides = new Map<number, number>();
  const drawn = new Map<number, number>();
  for (const { rider_id, on_id, draws } of sql.all(everyRide))
    (draws === 1 ? drawn : rides).set(rider_id, on_id);
  return { rides, drawn };
});

/** What everybody sits on, by their id; whoever goes on foot is not among them. */
export const readRides = (sql: Sql): ReadonlyMap<number, number> => readSeats(sql).rides;

/** What each beast draws that draws anything, by their ids. */
export const readDrawn = (sql: Sql): ReadonlyMap<number, number> => readSeats(sql).drawn;

/**
 * The base rate in feet of the slowest who goes, and who that is; null for nobody. Who rides counts by the beast or the
 * cart, which bears them with all they have; a cart goes at its own rate, by the team that is before it where anybody said
 * so, and whatever draws it counts by itself. OSE-MOVE-3.
 */
export function journeyPace(
  sql: Sql,
  campaign: Campaign,
  { members }: Pick<Party, 'members'> = readParty(sql),
): ReturnType<typeof partyRate> {
  return partyRate(
    journeyWalkers(sql, campaign, { members }).map((bearing) => walkerOf(campaign, bearing)),
    { drawn: true },
  );
}

/** The same of the company as it is. */
export const readPace = whileUnchanged((sql: Sql) => journeyPace(sql, readCampaign(sql)));

/** Whoever sets a pace: those on their own feet or wheels, with all that they bear. */
export function journeyWalkers(sql: Sql, campaign: Campaign, { members }: Pick<Party, 'members'>): Bearing[] {
  // What lies dead or was left bears nobody any more.
  const goes = new Set(members.filter(({ row }) => isAble(campaign, row)).map(({ row }) => row.id));
  const rides = new Map([...readRides(sql)].filter(([, on]) => goes.has(on)));
  return members
    .filter(({ row }) => !rides.has(row.id))
    .map((member) =>
      behindTeam(laden(campaign, member, members, rides), teamOf(sql, member.row.id, members, goes)),
    );
}

/** Ground that slows none of those who set the pace. */
export const readFullSpeedIn = whileUnchanged((sql: Sql): Terrain[] => {
  const [first, ...others] = journeyWalkers(sql, readCampaign(sql), readParty(sql)).map(
    ({ sheet }) => sheet.carrier?.fullSpeedIn ?? [],
  );
  return (first ?? []).filter((ground) => others.every((each) => each.includes(ground)));
});

/** The beasts that draw a cart and can. */
const teamOf = (
  sql: Sql,
  cartId: number,
  members: readonly Member[],
  goes: ReadonlySet<number>,
): Member[] => {
  const drawn = readDrawn(sql);
  return members.filter(({ row }) => drawn.get(row.id) === cartId && goes.has(row.id));
};

/** For how many of the weakest a team pulls. */
export const pullOf = (team: readonly Member[]): number =>
  team.reduce((sum, { sheet }) => sum + (sheet.carrier?.pull ?? 1), 0);

/** A cart with the load that its team draws; it stands where they are too few. As its sheet says where nobody draws it. */
function behindTeam(cart: Bearing, team: readonly Member[]): Bearing {
  const { carrier } = cart.sheet;
  if (!carrier || team.length === 0 || carrier.teams.length === 0) return cart;
  const pull = pullOf(team);
  const enough = carrier.teams.findLast((each) => each.pull <= pull);
  const { turnFeet, roundFeet } = carrier.unencumbered;
  const unencumbered = enough
    ? { maxLoad: enough.maxLoad, turnFeet, roundFeet }
    : { maxLoad: 0, turnFeet: 0, roundFeet: 0 };
  const row = enough ? cart.row : { ...cart.row, name: `${cart.row.name} behind too few beasts` };
  return { ...cart, row, sheet: { ...cart.sheet, carrier: { ...carrier, unencumbered, encumbered: null } } };
}

/** Somebody with whoever sits on them, and on those, and with all their things. */
function laden(
  campaign: Campaign,
  member: Member,
  members: readonly Member[],
  rides: ReadonlyMap<number, number>,
): Bearing {
  const riders = ridersOf(member.row.id, members, rides);
  if (riders.length === 0) return member;
  const bodies = campaign.exploration.road.riderWeight * hundredthsInPound;
  const weights = riders.flatMap(({ row, items }): BorneItem[] => [
    ...items,
    ...(bodies > 0 ? [bodyOf(row.name, bodies)] : []),
  ]);
  return { ...member, items: [...member.items, ...weights] };
}

const hundredthsInPound = 100;

const bodyOf = (name: string, weight: number): BorneItem => ({
  id: 0,
  state: 'carried',
  kind: 'gear',
  name,
  quantity: 1,
  weight,
  facts: '{}',
});

/** Everybody on it, those with them who sit on another first. A ring of riders cannot be stored, and ends here all the same. */
function ridersOf(
  onId: number,
  members: readonly Member[],
  rides: ReadonlyMap<number, number>,
  seen: ReadonlySet<number> = new Set([onId]),
): Member[] {
  const direct = members.filter(({ row }) => rides.get(row.id) === onId && !seen.has(row.id));
  const known = new Set([...seen, ...direct.map(({ row }) => row.id)]);
  return direct.flatMap((rider) => [rider, ...ridersOf(rider.row.id, members, rides, known)]);
}
