import type { Hex } from '../../../../shared/hex/grid.ts';
import { sameHex } from '../../../../shared/hex/grid.ts';
import type { Point } from '../../../../shared/hex/pixel.ts';
import { pointOf, type MapPen, type Overlay } from '../draw/map-pen.ts';
import {
  drawBelieved,
  drawCompany,
  drawDoubt,
  drawNight,
  drawNoReturn,
  drawThoughtNight,
  drawWay,
} from './company-marks.ts';
import type { AheadView } from '../../travel/plan/ahead-words.ts';
import type { CompanyView, TheirThings } from '../map-types.ts';

/** Truth and belief, or one of them. */
export const placesShown = ['theirs', 'both', 'true'] as const;
export type PlacesShown = (typeof placesShown)[number];

type Standing = CompanyView['true'];

const courseDashes = [2, 6];

/** The company's trail, its way ahead, where it is and, unless the truth alone is shown, where it thinks it is. */
export function companyOverlay(
  where: CompanyView,
  hexMiles: number,
  shown: Exclude<PlacesShown, 'theirs'>,
  ahead: AheadView | null,
): Overlay {
  return (pen) => {
    const here = placeOf(pen, where.true, hexMiles);
    const { believed } = where;
    const isRight = believed !== null && sameStanding(believed, where.true);
    drawWay(pen, [...walkedHexes(where).map((hex) => pointOf(pen, hex)), here], pen.paints.ink, []);
    for (const { day, hex } of nightsOf(where)) drawNight(pen, pointOf(pen, hex), day);
    if (shown !== 'true')
      for (const stray of where.strays) drawThought(pen, stray, thoughtEnd(pen, where, hexMiles, stray));
    // Who knows that they are lost plans from where they truly are.
    const from = placeOf(pen, where.believed ?? where.true, hexMiles);
    drawWay(pen, [from, ...where.plan.map((hex) => pointOf(pen, hex))], pen.paints.lamp, courseDashes);
    drawTurn(pen, turnsAt(where, ahead, shown, hexMiles), hexMiles);
    if (where.doubt.miles > 0) drawDoubt(pen, where.doubt.about, where.doubt.miles / hexMiles);
    if (believed !== null && !isRight && shown !== 'true')
      drawBelieved(pen, placeOf(pen, believed, hexMiles));
    drawCompany(pen, here);
  };
}

/** The company as the players have it: as they believe they went, stand and go, or the ring of their doubt. */
export function theirOverlay(
  { ways, nights, stands, doubt }: NonNullable<TheirThings['company']>,
  where: CompanyView | null,
  hexMiles: number,
  ahead: AheadView | null,
): Overlay {
  return (pen) => {
    const at = ({ part, ...hex }: (typeof ways)[number]['path'][number]): Point =>
      placeOf(pen, { ...hex, miles: part * hexMiles }, hexMiles);
    for (const { is, path } of ways)
      if (is === 'course') drawWay(pen, path.map(at), pen.paints.lamp, courseDashes);
      else drawWay(pen, path.map(at), pen.paints.ink, []);
    for (const night of nights) drawNight(pen, at(night.at), night.day);
    if (where !== null) drawTurn(pen, turnsAt(where, ahead, 'theirs', hexMiles), hexMiles);
    if (doubt !== null) drawDoubt(pen, doubt.about, doubt.miles / hexMiles);
    if (stands !== null) drawCompany(pen, placeOf(pen, stands, hexMiles));
  };
}

function drawTurn(pen: MapPen, turns: ReturnType<typeof turnsAt>, hexMiles: number): void {
  if (turns !== null) drawNoReturn(pen, placeOf(pen, turns.from, hexMiles), placeOf(pen, turns.at, hexMiles));
}

/** Those they have come to: the one they are on the way into is not behind them yet. */
function walkedHexes({ trail, true: { at, toward } }: CompanyView): Hex[] {
  const last = trail.at(-1);
  const behind = last && toward && sameHex(last, toward) ? trail.slice(0, -1) : trail;
  return [...behind, at];
}

/** The last hex of each day that is over and was left behind, with its day. */
export const nightsOf = ({ trail }: Pick<CompanyView, 'trail'>): { day: number; hex: Hex }[] =>
  trail.flatMap(({ day, ...hex }, at) => {
    const next = trail[at + 1];
    return next === undefined || next.day === day ? [] : [{ day, hex }];
  });

const sameStanding = (one: Standing, other: Standing): boolean =>
  sameHex(one.at, other.at) && one.miles === other.miles;

/** Miles on the way are drawn as a part of the way to the next hex. */
function placeOf(pen: MapPen, { at, toward, miles }: Standing, hexMiles: number): Point {
  const from = pointOf(pen, at);
  if (toward === null) return from;
  const to = pointOf(pen, toward);
  const part = Math.min(1, miles / hexMiles);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Of the newest day the hex they think they are on the way into is not behind them yet: it ends where they think they are. */
function thoughtEnd(
  pen: MapPen,
  { believed, strays }: CompanyView,
  hexMiles: number,
  stray: CompanyView['strays'][number],
): Point | null {
  const last = stray.believed.at(-1);
  const isNewest = stray === strays.at(-1) && !stray.found;
  const isBegun = last !== undefined && believed?.toward != null && sameHex(last, believed.toward);
  return isNewest && isBegun ? placeOf(pen, believed, hexMiles) : null;
}

/** The way of a day as they believed it, up to where they believed that it ended. */
function drawThought(pen: MapPen, { believed, day }: CompanyView['strays'][number], end: Point | null): void {
  const hexes = believed.map((hex) => pointOf(pen, hex));
  const points = end === null ? hexes : [...hexes.slice(0, -1), end];
  const last = points.at(-1);
  if (last === undefined) return;
  drawWay(pen, points, pen.paints.focus, [7, 6]);
  drawThoughtNight(pen, last, day);
}

/** Where they would have to turn, exact to the mile, and where that leg begins; null where no such place is shown. */
function turnsAt(
  where: CompanyView,
  ahead: AheadView | null,
  shown: PlacesShown,
  hexMiles: number,
): { from: Standing; at: Standing } | null {
  const isTheirs = shown === 'theirs' && where.astray;
  const mark = isTheirs ? ahead?.believedNoReturn : ahead?.noReturn;
  const standing = isTheirs ? where.believed : where.true;
  if (mark?.where !== 'ahead' || mark.hex === null || standing === null) return null;
  const { hex } = mark;
  const plan =
    standing.toward === null ? [standing.at, ...where.plan] : [standing.at, standing.toward, ...where.plan];
  const before = plan
    .slice(
      0,
      plan.findIndex((each) => sameHex(each, hex)),
    )
    .at(-1);
  const into = (mark.miles + standing.miles) % hexMiles;
  const still = { toward: null, miles: 0 };
  if (before === undefined) return { from: standing, at: { ...still, at: hex } };
  const from = { ...still, at: before };
  return { from, at: into === 0 ? { ...still, at: hex } : { at: before, toward: hex, miles: into } };
}
