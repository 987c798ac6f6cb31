import type { Hex } from '../../../../shared/hex/grid.ts';
import type { Point } from '../../../../shared/hex/pixel.ts';
import { pointOf, write, type MapPen } from '../draw/map-pen.ts';

/** How the company, its ways and its doubts are drawn; shapes tell them apart as well as colours. */

export function drawWay(
  pen: MapPen,
  points: readonly Point[],
  colour: string,
  dashes: readonly number[],
): void {
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
export function drawNoReturn(pen: MapPen, from: Point, at: Point): void {
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

/** A full dot on the trail where a day ended, and which it was. */
export const drawNight = (pen: MapPen, at: Point, day: number): void =>
  drawDay(pen, at, {
    fill: pen.paints.ink,
    edge: pen.paints.halo,
    ink: pen.paints.ink,
    words: `day ${day}`,
    above: true,
  });

/** A hollow dot where they believed that a day ended. */
export const drawThoughtNight = (pen: MapPen, at: Point, day: number): void =>
  drawDay(pen, at, {
    fill: pen.paints.halo,
    edge: pen.paints.focus,
    ink: pen.paints.focus,
    words: `day ${day}?`,
    above: false,
  });

interface DayMark {
  fill: string;
  edge: string;
  ink: string;
  words: string;
  /** The words stand over it, else under it. */
  above: boolean;
}

function drawDay(pen: MapPen, { x, y }: Point, { fill, edge, ink, words, above }: DayMark): void {
  const { context, ratio, letters, camera } = pen;
  context.save();
  context.beginPath();
  context.arc(x, y, 4.5 * ratio, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = 2 * ratio;
  context.stroke();
  context.textAlign = 'center';
  context.textBaseline = above ? 'bottom' : 'top';
  context.font = `600 ${12 * letters}px 'Source Sans 3', sans-serif`;
  const away = (above ? -6 : 6) * ratio;
  if (camera.side >= nightSide * ratio) write(pen, words, { x, y: y + away }, ink);
  context.restore();
}

/** They may be anywhere within so many hexes. */
export function drawDoubt(pen: MapPen, about: Hex, hexes: number): void {
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

/** A full disc with a flag. */
export function drawCompany(pen: MapPen, { x, y }: Point): void {
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
export function drawBelieved(pen: MapPen, at: Point): void {
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
