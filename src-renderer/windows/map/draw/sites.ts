import type { Hex } from '../../../../shared/hex/grid.ts';
import type { Point } from '../../../../shared/hex/pixel.ts';
import type { Knowledge, SiteKind } from '../../../../shared/map/map-words.ts';
import { knowledgeRings, siteSymbols } from '../../../../shared/map/site-symbols.ts';
import { namesFrom, symbolsFrom } from '../camera/camera.ts';
import { isInSight, pointOf, write, type MapPen } from './map-pen.ts';
import { withRoom, type NameWish } from '../../../../shared/map/drawing/name-room.ts';

export interface DrawnSite extends Hex {
  kind: SiteKind;
  name: string;
  knowledge: Knowledge;
}

export interface DrawnLabel extends Hex {
  words: string;
  /** Percent of the usual size. */
  size: number;
  turn: number;
  secret: boolean;
}

const paths = new Map<SiteKind, Path2D>();

function pathOf(kind: SiteKind): Path2D {
  const known = paths.get(kind);
  if (known !== undefined) return known;
  const path = new Path2D(siteSymbols[kind]);
  paths.set(kind, path);
  return path;
}

/** The symbols of all sites in sight, and the names there is room for: settlements' first, then what is known. */
export function drawSites(pen: MapPen, sites: readonly DrawnSite[]): void {
  const { camera, ratio } = pen;
  const seen = sites.flatMap((site) => {
    const at = pointOf(pen, site);
    return isInSight(pen, at, 2 * camera.side + 90 * pen.letters) ? [{ site, at }] : [];
  });
  const near = camera.side >= symbolsFrom * ratio - 0.01;
  for (const { site, at } of seen) (near ? drawSymbol : drawDot)(pen, site, at);
  drawNames(pen, seen, near);
}

const discOf = ({ camera, ratio }: MapPen): number =>
  Math.max(10 * ratio, Math.min(camera.side * 0.5, 22 * ratio));

function drawSymbol(pen: MapPen, { kind, knowledge }: DrawnSite, { x, y }: Point): void {
  const { context, paints, ratio } = pen;
  const disc = discOf(pen);
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.arc(0, 0, disc, 0, 2 * Math.PI);
  context.fillStyle = paints.halo;
  context.fill();
  context.setLineDash(knowledgeRings[knowledge].map((dash) => dash * ratio));
  context.strokeStyle = paints.ink;
  context.lineWidth = 1.75 * ratio;
  context.stroke();
  context.scale(disc * 1.35, disc * 1.35);
  context.fillStyle = paints.ink;
  context.fill(pathOf(kind), 'evenodd');
  context.restore();
}

function drawDot({ context, paints, camera, ratio }: MapPen, { kind }: DrawnSite, { x, y }: Point): void {
  const half = ratio * (camera.side < namesFrom * ratio ? 1.5 : kind === 'settlement' ? 3.5 : 2.5);
  context.fillStyle = paints.halo;
  context.fillRect(x - half - ratio, y - half - ratio, 2 * (half + ratio), 2 * (half + ratio));
  context.fillStyle = paints.ink;
  context.fillRect(x - half, y - half, 2 * half, 2 * half);
}

function drawNames(pen: MapPen, seen: readonly { site: DrawnSite; at: Point }[], near: boolean): void {
  const { context, camera, ratio, letters, paints } = pen;
  if (camera.side < namesFrom * ratio - 0.01) return;
  const height = 15 * letters;
  const below = near ? discOf(pen) + 2 * ratio : 5 * ratio;
  context.save();
  context.font = `600 ${height}px 'Alegreya', serif`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  const wishes = seen
    .filter(({ site }) => site.name !== '' && (near || site.kind === 'settlement'))
    .map(({ site, at }): NameWish & { site: DrawnSite; at: Point } => {
      const width = context.measureText(site.name).width + 6 * letters;
      const weight = (site.kind === 'settlement' ? 2 : 0) + (site.knowledge === 'known' ? 1 : 0);
      return { site, at, x: at.x - width / 2, y: at.y + below, width, height: height * 1.1, weight };
    });
  for (const { site, at } of withRoom(wishes))
    write(pen, site.name, { x: at.x, y: at.y + below }, paints.ink);
  context.restore();
}

/** Words of the map itself, spaced and slanted, larger with the zoom. */
export function drawLabels(pen: MapPen, labels: readonly DrawnLabel[]): void {
  const { context, camera, letters: unit, ratio, paints } = pen;
  for (const { words, size, turn, secret, ...hex } of labels) {
    const at = pointOf(pen, hex);
    const letters = Math.min(64 * unit, Math.max(9 * unit, (camera.side * 0.75 * size) / 100));
    if (!isInSight(pen, at, words.length * letters) || camera.side < namesFrom * ratio - 0.01) continue;
    context.save();
    context.translate(at.x, at.y);
    context.rotate((turn * Math.PI) / 180);
    context.font = `italic 500 ${letters}px 'Alegreya', serif`;
    context.letterSpacing = `${0.12 * letters}px`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    write(pen, secret ? `(${words})` : words, { x: 0, y: 0 }, paints.ink);
    context.restore();
  }
}
