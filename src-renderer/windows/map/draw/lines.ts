import type { Point } from '../../../../shared/hex/pixel.ts';
import { cornersOf } from '../../../../shared/hex/pixel.ts';
import type { LinePoint } from '../../../../shared/map/line-path.ts';
import type { LineKind } from '../../../../shared/map/map-words.ts';
import { lineLooks } from '../../../../shared/map/drawing/line-looks.ts';
import { stretchesOf } from '../../../../shared/map/drawing/line-stretches.ts';
import { isInSight, pointOf, write, type MapPen } from './map-pen.ts';

export interface DrawnLine {
  kind: LineKind;
  name: string;
  path: readonly LinePoint[];
  maintained: boolean;
  secret: boolean;
}

const namedFrom = 16;

export const stretchesInView = (pen: MapPen, path: readonly LinePoint[]): Point[][] =>
  stretchesOf(path, (hex) => pointOf(pen, hex), cornersOf(pen.grid, pen.camera.side));

/** The lines of a map; those out of sight cost a look at each of their points. */
export function drawLines(pen: MapPen, lines: readonly DrawnLine[]): void {
  for (const line of lines) {
    const stretches = stretchesInView(pen, line.path);
    const seen = stretches.filter((stretch) =>
      stretch.some((point) => isInSight(pen, point, 2 * pen.camera.side)),
    );
    for (const stretch of seen) drawStretch(pen, stretch, line);
    const first = seen[0];
    if (first && line.name !== '' && pen.camera.side >= namedFrom * pen.ratio) nameLine(pen, first, line);
  }
}

export function drawStretch(
  { context, paints, camera, ratio }: MapPen,
  points: readonly Point[],
  { kind, maintained, secret }: Pick<DrawnLine, 'kind' | 'maintained' | 'secret'>,
): void {
  const look = lineLooks[kind];
  const width = ratio * Math.max(1, look.width * Math.min(1.4, camera.side / (24 * ratio)));
  const path = new Path2D();
  for (const { x, y } of points) path.lineTo(x, y);
  context.save();
  context.lineJoin = 'round';
  context.lineCap = look.dashes.length === 0 || kind === 'other' ? 'round' : 'butt';
  if (camera.side >= 8 * ratio) {
    context.strokeStyle = paints.halo;
    context.lineWidth = width + 2.5 * ratio;
    context.stroke(path);
  }
  context.strokeStyle = paints[look.colour];
  context.lineWidth = width;
  context.setLineDash((secret ? [1, 1.2] : look.dashes).map((dash) => dash * width));
  context.stroke(path);
  if (maintained && width > 3 * ratio) {
    context.setLineDash([]);
    context.strokeStyle = paints.empty;
    context.lineWidth = width / 3;
    context.stroke(path);
  }
  context.restore();
}

/** Its name over the middle of what is in sight, turned along it. */
function nameLine(pen: MapPen, points: readonly Point[], { kind, name }: DrawnLine): void {
  const { context, paints, letters } = pen;
  const inside = points.filter((point) => isInSight(pen, point, 0));
  const at = points.indexOf(inside[Math.floor(inside.length / 2)] ?? { x: 0, y: 0 });
  const [from, to] = [points[Math.max(0, at - 1)], points[Math.min(points.length - 1, at + 1)]];
  if (!from || !to || inside.length < 2) return;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const upright = Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle;
  context.save();
  context.translate((from.x + to.x) / 2, (from.y + to.y) / 2);
  context.rotate(upright);
  context.font = `italic 600 ${14 * letters}px 'Alegreya', serif`;
  context.textAlign = 'center';
  context.textBaseline = 'bottom';
  write(pen, name, { x: 0, y: -4 * letters }, paints[lineLooks[kind].colour]);
  context.restore();
}
