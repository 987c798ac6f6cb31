import type { Point } from '../../../../shared/hex/pixel.ts';
import { mapPaints } from '../../../../shared/map/drawing/map-paints.ts';
import type { CompanyShown, Place, WayKind } from '../company.ts';
import type { Drawing } from './drawing.ts';
import { isIn } from './drawing.ts';
import { paint, px, svgText } from './svg.ts';

/** The company over the map, told apart by shape as well as by colour. */

const paints = mapPaints.parchment;

const wayLooks: Readonly<Record<WayKind, { colour: string; dashes: string }>> = {
  trail: { colour: paints.ink, dashes: '' },
  thought: { colour: paints.focus, dashes: '7 6' },
  course: { colour: paints.lamp, dashes: '2 6' },
};

export function pointOf({ at }: Pick<Drawing, 'at'>, { at: hex, toward, part }: Place): Point {
  const from = at(hex);
  if (toward === null) return from;
  const to = at(toward);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A way with its halo; also as it stands in the key. */
export function wayStroke(points: readonly Point[], is: WayKind): string {
  const { colour, dashes } = wayLooks[is];
  const path = `<path d="M${points.map(({ x, y }) => `${px(x)} ${px(y)}`).join('L')}"`;
  return [
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `${path} ${paint('stroke', paints.halo)} stroke-width="6"/>`,
    `${path} ${paint('stroke', colour)} stroke-width="3"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`,
    '</g>',
  ].join('');
}

/** A full disc with a flag. */
export const companyMark = ({ x, y }: Point, disc: number): string =>
  [
    `<g transform="translate(${px(x)} ${px(y)})">`,
    `<circle r="${px(disc)}" ${paint('fill', paints.lamp)} ${paint('stroke', paints.halo)} stroke-width="2"/>`,
    `<path transform="scale(${px(disc)})" d="M-.42 .62v-1.24h.16v.1h.72l-.2 .27l.2 .27h-.72v.6z" ${paint('fill', paints.lampInk)}/></g>`,
  ].join('');

/** A hollow, broken ring with a question mark. */
export const thoughtMark = ({ x, y }: Point, disc: number): string =>
  [
    `<g transform="translate(${px(x)} ${px(y)})" class="figures">`,
    `<circle r="${px(disc)}" ${paint('fill', paints.halo)} ${paint('stroke', paints.focus)} stroke-width="2.5" stroke-dasharray="5 3.5"/>`,
    `<text y="0.35em" font-size="${px(disc * 1.2)}" font-weight="700" ${paint('fill', paints.focus)}>?</text></g>`,
  ].join('');

/** A broken ring within which they may be. */
export const doubtRing = ({ x, y }: Point, radius: number): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="none" ${paint('stroke', paints.focus)} stroke-width="2.5" stroke-dasharray="8 6"/>`;

export function drawCompany(drawing: Drawing, { ways, nights, here, thinks, doubt }: CompanyShown): string[] {
  const { side, at } = drawing;
  const disc = Math.max(7, Math.min(side * 0.5, 18));
  const point = (place: Place): Point => pointOf(drawing, place);
  return [
    ...ways.map(({ is, path }) => wayStroke(path.map(point), is)),
    ...nights.flatMap((night) => drawNight(drawing, point(night.at), night)),
    ...(doubt === null ? [] : [doubtRing(at(doubt.about), Math.max(1, doubt.hexes * Math.sqrt(3)) * side)]),
    ...(thinks === null ? [] : [thoughtMark(point(thinks), disc)]),
    ...(here === null ? [] : [companyMark(point(here), disc)]),
  ];
}

/** A dot where a day ended, hollow for one as they believed it, and which it was where there is room. */
function drawNight(
  drawing: Drawing,
  { x, y }: Point,
  { day, thought }: Pick<CompanyShown['nights'][number], 'day' | 'thought'>,
): string[] {
  if (!isIn(drawing, { x, y }, 40)) return [];
  const colour = thought ? paints.focus : paints.ink;
  const [fill, stroke] = thought ? [paints.halo, colour] : [colour, paints.halo];
  const words = thought ? `day ${day}?` : `day ${day}`;
  return [
    `<circle cx="${px(x)}" cy="${px(y)}" r="3.5" ${paint('fill', fill)} ${paint('stroke', stroke)} stroke-width="1.5"/>`,
    ...(drawing.side < drawing.detail.symbols
      ? []
      : [
          `<g class="figures"><text x="${px(x)}" y="${px(y + (thought ? 16 : -7))}" font-size="11" font-weight="600" ${paint('fill', colour)} ${paint('stroke', paints.halo)} stroke-width="3" stroke-linejoin="round" paint-order="stroke">${svgText(words)}</text></g>`,
        ]),
  ];
}
