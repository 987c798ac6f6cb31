import type { Hex } from '../../../../shared/hex/grid.ts';
import { sameHex } from '../../../../shared/hex/grid.ts';
import type { Point } from '../../../../shared/hex/pixel.ts';
import { pointOf, write, type MapPen, type Overlay } from '../draw/map-pen.ts';
import type { AheadView } from '../../travel/plan/ahead-words.ts';
import type { CompanyView } from '../map-types.ts';

/** Truth and belief, or one of them. */
export const placesShown = ['both', 'theirs', 'true'] as const;
export type PlacesShown = (typeof placesShown)[number];

type Standing = CompanyView['true'];

/** The company's trail, its way ahead, where it is and where it thinks it is; shapes tell them apart as well as colours. */
export function companyOverlay(
  where: CompanyView,
  hexMiles: number,
  shown: PlacesShown,
  ahead: AheadView | null,
): Overlay {
  return (pen) => {
    const here = placeOf(pen, where.true, hexMiles);
    const { believed } = where;
    const isRight = believed !== null && sameStanding(believed, where.true);
    const showsTrue = shown !== 'theirs' || isRight;
    if (showsTrue) {
      drawWay(pen, [...walkedHexes(where).map((hex) => pointOf(pen, hex)), here], pen.paints.ink, []);
      for (const { day, hex } of nightsOf(where)) drawNight(pen, pointOf(pen, hex), day);
    }
    if (shown !== 'true')
      for (const stray of where.strays) drawThought(pen, stray, thoughtEnd(pen, where, hexMiles, stray));
    // Who knows that they are lost plans from where they truly are.
    const showsPlan = showsTrue || believed !== null;
    const from = placeOf(pen, where.believed ?? where.true, hexMiles);
    if (showsPlan)
      drawWay(pen, [from, ...where.plan.map((hex) => pointOf(pen, hex))], pen.paints.lamp, [2, 6]);
    const turns = turnsAt(where, ahead, shown, hexMiles);
    if (turns !== null)
      drawNoReturn(pen, placeOf(pen, turns.from, hexMiles), placeOf(pen, turns.at, hexMiles));
    if (where.doubt.miles > 0) drawDoubt(pen, where.doubt.about, where.doubt.miles / hexMiles);
    if (believed !== null && !isRight && shown !== 'true')
      drawBelieved(pen, placeOf(pen, believed, hexMiles));
    if (showsTrue) drawCompany(pen, here);
  };
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

function drawWay(pen: MapPen, points: readonly Point[], colour: string, dashes: readonly number[]): void {
  const { context, paints, ratio } = pen;
  if (points.length < 2) return;
  const path = new Path2D();
  for (const { x, y } of points) path.lineTo(x, y);
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = paints.halo;
  context.lineWidth = 7 * ratio;
  context.stroke(path);
  context.strokeStyle = colour;
  context.lineWidth = 3.5 * ratio;
  context.setLineDash(dashes.map((dash) => dash * ratio));
  context.stroke(path);
  context.restore();
}

/** A bar across the course and its words: beyond it nothing lasts back. */
function drawNoReturn(pen: MapPen, from: Point, at: Point): void {
  const { context, paints, ratio, letters } = pen;
  const along = Math.atan2(at.y - from.y, at.x - from.x);
  const half = discOf(pen) * 1.2;
  const across = { x: -Math.sin(along) * half, y: Math.cos(along) * half };
  const bar = new Path2D();
  bar.moveTo(at.x - across.x, at.y - across.y);
  bar.lineTo(at.x + across.x, at.y + across.y);
  context.save();
  context.lineCap = 'round';
  context.strokeStyle = paints.halo;
  context.lineWidth = 9 * ratio;
  context.stroke(bar);
  context.strokeStyle = paints.focus;
  context.lineWidth = 4.5 * ratio;
  context.stroke(bar);
  context.textAlign = 'center';
  context.textBaseline = 'bottom';
  context.font = `600 ${13 * letters}px 'Source Sans 3', sans-serif`;
  write(pen, 'no way back beyond', { x: at.x, y: at.y - half - 3 * ratio }, paints.focus);
  context.restore();
}

/** From such a side on there is room for a figure. */
const nightSide = 20;

/** A dot on the trail where a day ended, and which it was. */
function drawNight(pen: MapPen, { x, y }: Point, day: number): void {
  const { context, paints, ratio, letters, camera } = pen;
  context.save();
  context.beginPath();
  context.arc(x, y, 4.5 * ratio, 0, 2 * Math.PI);
  context.fillStyle = paints.ink;
  context.fill();
  context.strokeStyle = paints.halo;
  context.lineWidth = 2 * ratio;
  context.stroke();
  context.textAlign = 'center';
  context.textBaseline = 'bottom';
  context.font = `600 ${12 * letters}px 'Source Sans 3', sans-serif`;
  if (camera.side >= nightSide * ratio) write(pen, `day ${day}`, { x, y: y - 6 * ratio }, paints.ink);
  context.restore();
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

/** The way of a day as they believed it, up to a hollow dot where they believed that it ended. */
function drawThought(pen: MapPen, { believed, day }: CompanyView['strays'][number], end: Point | null): void {
  const { context, paints, ratio, letters, camera } = pen;
  const hexes = believed.map((hex) => pointOf(pen, hex));
  const points = end === null ? hexes : [...hexes.slice(0, -1), end];
  const last = points.at(-1);
  if (last === undefined) return;
  drawWay(pen, points, paints.focus, [7, 6]);
  context.save();
  context.beginPath();
  context.arc(last.x, last.y, 4.5 * ratio, 0, 2 * Math.PI);
  context.fillStyle = paints.halo;
  context.fill();
  context.strokeStyle = paints.focus;
  context.lineWidth = 2 * ratio;
  context.stroke();
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.font = `600 ${12 * letters}px 'Source Sans 3', sans-serif`;
  if (camera.side >= nightSide * ratio)
    write(pen, `day ${day}?`, { x: last.x, y: last.y + 6 * ratio }, paints.focus);
  context.restore();
}

/** They may be anywhere within so many hexes. */
function drawDoubt(pen: MapPen, about: Hex, hexes: number): void {
  const { context, paints, camera, ratio } = pen;
  const { x, y } = pointOf(pen, about);
  context.save();
  context.beginPath();
  context.arc(x, y, Math.max(camera.side, hexes * camera.side * Math.sqrt(3)), 0, 2 * Math.PI);
  context.setLineDash([8 * ratio, 6 * ratio]);
  context.strokeStyle = paints.focus;
  context.lineWidth = 3 * ratio;
  context.stroke();
  context.restore();
}

const discOf = ({ ratio, camera }: MapPen): number =>
  Math.max(9 * ratio, Math.min(camera.side * 0.5, 18 * ratio));

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

/** A full disc with a flag. */
function drawCompany(pen: MapPen, { x, y }: Point): void {
  const { context, paints, ratio } = pen;
  const disc = discOf(pen);
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.arc(0, 0, disc, 0, 2 * Math.PI);
  context.fillStyle = paints.lamp;
  context.fill();
  context.strokeStyle = paints.halo;
  context.lineWidth = 2.5 * ratio;
  context.stroke();
  context.scale(disc, disc);
  context.fillStyle = paints.lampInk;
  context.fill(new Path2D('M-.42 .62v-1.24h.16v.1h.72l-.2 .27l.2 .27h-.72v.6z'));
  context.restore();
}

/** A hollow, broken ring with a question mark, and its words. */
function drawBelieved(pen: MapPen, at: Point): void {
  const { context, paints, ratio, letters } = pen;
  const disc = discOf(pen);
  context.save();
  context.beginPath();
  context.arc(at.x, at.y, disc, 0, 2 * Math.PI);
  context.fillStyle = paints.halo;
  context.fill();
  context.setLineDash([5 * ratio, 3.5 * ratio]);
  context.strokeStyle = paints.focus;
  context.lineWidth = 3 * ratio;
  context.stroke();
  context.setLineDash([]);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${disc * 1.2}px 'Source Sans 3', sans-serif`;
  context.fillStyle = paints.focus;
  context.fillText('?', at.x, at.y);
  context.font = `600 ${13 * letters}px 'Source Sans 3', sans-serif`;
  context.textBaseline = 'bottom';
  write(pen, 'they think', { x: at.x, y: at.y - disc - 3 * ratio }, paints.focus);
  context.restore();
}
