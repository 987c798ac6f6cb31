import type { Hex } from '../../../shared/hex/grid.ts';
import { sameHex, storedHex } from '../../../shared/hex/grid.ts';
import type { PictureChoice } from '../../../shared/ipc/map/map-export.ts';
import { listed } from '../../../shared/words/names.ts';
import type { Sql } from '../../db/sql.ts';
import { needMap } from '../../facts/map/read-map.ts';
import { readRoad } from '../../facts/road/read-road.ts';
import type { Road } from '../../facts/road/read-road.ts';
import { believedTrail, trailsOf } from '../../facts/road/trails.ts';
import { isAstray, readWhereabouts } from '../../facts/road/whereabouts.ts';
import type { Standing, Whereabouts } from '../../facts/road/whereabouts.ts';

/** Where the company stands, went and goes, as a picture shows it. */

/** Within a hex, or a part of the way into its neighbour. */
export interface Place {
  at: Hex;
  toward: Hex | null;
  part: number;
}

/** A trail that was truly gone, one as they believed it, and the course ahead. */
export const wayKinds = ['trail', 'thought', 'course'] as const;
export type WayKind = (typeof wayKinds)[number];

export interface CompanyShown {
  ways: { is: WayKind; path: Place[] }[];
  /** Where days ended. */
  nights: { day: number; at: Place; thought: boolean }[];
  here: Place | null;
  /** Where they think they are, where that is another place. */
  thinks: Place | null;
  doubt: { about: Hex; hexes: number } | null;
}

type Ticks = Pick<PictureChoice, 'company' | 'trail' | 'course'>;

/**
 * What of the company stands on a picture of that map: to the referee truth and belief, to the players what they believe and
 * nothing that depends on the truth. Null where the company is on another map or none, or nothing of it is wanted.
 * `isShown`: the hexes of their map.
 */
export function companyShown(
  sql: Sql,
  mapId: number,
  { company, trail, course }: Ticks,
  forPlayers: boolean,
  isShown: (hex: Hex) => boolean,
): CompanyShown | null {
  const where = readWhereabouts(sql);
  if (where?.mapId !== mapId || !(company || trail || course)) return null;
  const hexMiles = needMap(sql, mapId).hex_miles;
  const road = readRoad(sql);
  const place = ({ at, toward, miles }: Standing): Place => ({
    at,
    toward,
    part: toward === null ? 0 : Math.min(1, miles / hexMiles),
  });
  const believed = where.believed && place(where.believed);
  const shown: CompanyShown = { ways: [], nights: [], here: null, thinks: null, doubt: null };
  if (trail && road) addTrails(shown, sql, road, where, place, forPlayers);
  const plan = course && road ? planOf(road) : [];
  const from = believed ?? (forPlayers ? null : place(where.truly));
  if (plan.length > 0 && from !== null) {
    const goal = plan.length - 1;
    const path = forPlayers ? plan.filter((hex, at) => at === goal || isShown(hex)) : plan;
    shown.ways.push({ is: 'course', path: [from, ...path.map(still)] });
  }
  if (!company) return shown;
  return {
    ...shown,
    here: forPlayers ? believed : place(where.truly),
    thinks: !forPlayers && isAstray(where) ? believed : null,
    doubt: where.believed === null ? { about: where.sure, hexes: where.doubtMiles / hexMiles } : null,
  };
}

const still = (at: Hex): Place => ({ at: { col: at.col, row: at.row }, toward: null, part: 0 });

const planOf = ({ ahead }: Road): Hex[] => ahead.flatMap(({ col, row }) => storedHex(col, row) ?? []);

type Trail = ReturnType<typeof believedTrail>[number];

function addTrails(
  shown: CompanyShown,
  sql: Sql,
  road: Road,
  where: Whereabouts,
  place: (standing: Standing) => Place,
  forPlayers: boolean,
): void {
  const add = (is: WayKind, trail: Trail, end: Standing | null): void => {
    const path = upTo(trail, end, place);
    if (path.length > 1) shown.ways.push({ is, path });
    for (const [at, { day, ...hex }] of trail.entries()) {
      const next = trail[at + 1];
      const isEnd = next !== undefined && next.day !== day;
      if (isEnd) shown.nights.push({ day, at: still(hex), thought: is === 'thought' });
    }
  };
  const { id } = road.journey;
  if (forPlayers) {
    for (const trail of believedTrail(sql, id)) add('trail', trail, where.believed);
    return;
  }
  const { trail, strays } = trailsOf(sql, id);
  add('trail', trail, where.truly);
  for (const { day, believed } of strays) {
    const path = upTo(
      believed.map((hex) => ({ ...hex, day })),
      where.believed,
      place,
    );
    const last = path.at(-1);
    if (path.length > 1) shown.ways.push({ is: 'thought', path });
    if (last) shown.nights.push({ day, at: last, thought: true });
  }
}

/** A way, of which the hex that they are on the way into is not behind them yet. */
function upTo(trail: Trail, end: Standing | null, place: (standing: Standing) => Place): Place[] {
  const last = trail.at(-1);
  const path = trail.map(still);
  const isBegun = last !== undefined && end?.toward != null && sameHex(last, end.toward);
  return isBegun ? [...path.slice(0, -1), place(end)] : path;
}

/** What of the company will stand on a picture, in a sentence; null where nothing was asked for. */
export function companyWords(
  shown: CompanyShown | null,
  ticks: Ticks,
  number: (hex: Hex) => string,
): string | null {
  if (!(ticks.company || ticks.trail || ticks.course)) return null;
  if (shown === null) return 'The party is not on this map: nothing of it will stand there.';
  const { ways, here, thinks, doubt } = shown;
  const has = (...kinds: WayKind[]) => ways.some(({ is }) => kinds.includes(is));
  const parts = [
    ...(here ? [`the party at ${number(here.at)}`] : []),
    ...(thinks ? [`where they think they are, ${number(thinks.at)}`] : []),
    ...(doubt ? [`the ring within which they might be, about ${number(doubt.about)}`] : []),
    ...(has('trail') ? ['its trail'] : []),
    ...(has('thought') ? ['the way they believed they went'] : []),
    ...(has('course') ? ['its course'] : []),
  ];
  return parts.length === 0 ? 'There is nothing of the party to show yet.' : `It shows ${listed(parts)}.`;
}
