import type { Propulsion } from '../../../shared/ipc/travel/travel-words.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { vesselRate } from '../exploration.ts';
import { readPeople } from '../party/read-party.ts';
import { isAble } from '../party/state/standing.ts';
import { readRides } from '../road/journey-pace.ts';
import { readShip } from './read-ship.ts';
import type { ShipFacts } from './read-ship.ts';

/** Who is afloat on what, and what way she makes. */

/** A vessel with those of the company who can lend a hand aboard. */
export interface Manned {
  row: CharacterRow;
  facts: ShipFacts;
  /** People of the company aboard who are able. */
  company: number;
}

export interface Afloat extends Manned {
  /** Who of the company is able and not aboard, beasts and carts with them. */
  ashore: string[];
  /** Other vessels with somebody aboard, which sail apart. */
  apart: string[];
}

const handKinds: readonly CharacterRow['kind'][] = ['character', 'retainer', 'mercenary'];

/** The vessel under everybody's feet, however many seats are between: most are aboard of her. Null where nobody is afloat. */
export function readAfloat(
  sql: Sql,
  campaign: Campaign,
  people: readonly CharacterRow[] = readPeople(sql),
): Afloat | null {
  const under = vesselsUnder(people, readRides(sql));
  const able = people.filter((row) => isAble(campaign, row));
  const goers = able.filter(({ id, kind }) => kind !== 'vessel' || under.has(id));
  const counts = new Map<number, number>();
  for (const { id } of goers) {
    const on = under.get(id);
    if (on !== undefined) counts.set(on, (counts.get(on) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const row = people.find(({ id }) => id === most?.[0]);
  if (!row) return null;
  return {
    row,
    facts: readShip(sql, row),
    company: handsOn(row.id, able, under),
    ashore: goers.filter(({ id }) => !under.has(id)).map(({ name }) => name),
    apart: people.filter(({ id }) => id !== row.id && counts.has(id)).map(({ name }) => name),
  };
}

/** Every vessel of the party, with its hands. */
export function readFleet(sql: Sql, campaign: Campaign): Manned[] {
  const people = readPeople(sql);
  const under = vesselsUnder(people, readRides(sql));
  const able = people.filter((row) => isAble(campaign, row));
  return people
    .filter(({ kind }) => kind === 'vessel')
    .map((row) => ({ row, facts: readShip(sql, row), company: handsOn(row.id, able, under) }));
}

const handsOn = (id: number, able: readonly CharacterRow[], under: ReadonlyMap<number, number>): number =>
  able.filter((row) => handKinds.includes(row.kind) && under.get(row.id) === id).length;

/** The vessel that bears each in the end; whoever is on none is not among them. */
function vesselsUnder(
  people: readonly CharacterRow[],
  rides: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const kinds = new Map(people.map(({ id, kind }) => [id, kind]));
  const out = new Map<number, number>();
  for (const { id } of people) {
    let on = rides.get(id);
    for (let seats = 0; on !== undefined && seats < rides.size; seats++) {
      const next = rides.get(on);
      if (next === undefined) break;
      on = next;
    }
    if (on !== undefined && kinds.get(on) === 'vessel') out.set(id, on);
  }
  return out;
}

/** Everybody who works her. */
export const handsOf = ({ facts, company }: Manned): number =>
  facts.crew + (facts.company_works === 1 ? company : 0);

/** Hands wanted by how she goes. */
export const handsWanted = ({ goes, sail_crew, oar_crew }: ShipFacts): number =>
  goes === 'sail' ? sail_crew : oar_crew;

export const feetBy = (facts: ShipFacts, goes: Propulsion): number | null =>
  goes === 'sail' ? facts.sail_feet : facts.oar_feet;

/** Her hull; a vessel of which no hull points are known is whole. */
export const isSunk = ({ hp, max_hp }: Pick<CharacterRow, 'hp' | 'max_hp'>): boolean => max_hp > 0 && hp <= 0;

/** The base rate after hull and oarsmen, wind and water aside; 0 where she has no such means. OSE-WATER-6, 8. */
export function shipRate(
  manned: Manned,
  goes: Propulsion = manned.facts.goes,
): { baseFeet: number; reasons: Reason[] } {
  const { row, facts } = manned;
  const base = feetBy(facts, goes);
  if (base === null)
    return { baseFeet: 0, reasons: [{ source: `no ${goes}s`, value: 0, rule: 'OSE-WATER-6' }] };
  const most = Math.max(1, row.max_hp);
  return vesselRate({
    baseFeet: base,
    propulsion: goes,
    hullPoints: row.max_hp <= 0 ? most : Math.min(most, Math.max(0, row.hp)),
    hullPointsMax: most,
    oarsmen: handsOf(manned),
    oarsmenWanted: facts.oar_crew,
  });
}
