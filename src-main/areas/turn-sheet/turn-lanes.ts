import type { z } from 'zod';
import type { turnLane } from '../../../shared/ipc/play/dungeon-views.ts';
import { turnsPerHour } from '../../facts/exploration.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import type { Stretch } from '../../facts/delve/read-stretch.ts';

type Lane = z.output<typeof turnLane>;

/** One stretch of light, past or to come. */
export interface Burning {
  id: number;
  kind: Lane['kind'];
  bearer: string;
  first: number;
  /** The last turn it burns through, by what it holds now; Infinity where it never burns out. */
  last: number;
  /** The last turn on which the party has light of it: it may burn on where nobody is any more. */
  serves: number;
  /** Whether it burns still. */
  open: boolean;
}

/** The light of a stretch of the sheet, what burns now drawn on to where it ends. */
export function burningSpans({ row, lights }: Delve, { spans }: Stretch): Burning[] {
  const byId = new Map(lights.map((light) => [light.id, light]));
  return spans.map((span) => {
    const light = span.light_id === null ? undefined : byId.get(span.light_id);
    const open = span.last_turn === null;
    const last = span.last_turn ?? row.turn + (light ? (light.turns_left ?? Infinity) : 0);
    return {
      id: span.id,
      kind: span.kind,
      bearer: open ? (light?.bearer ?? span.bearer) : span.bearer,
      first: span.first_turn,
      last,
      serves: Math.min(last, light?.left_on ?? Infinity),
      open,
    };
  });
}

/** Whether the party has light on a turn from `first` to `last`, found by walking them once. */
export function litTurns(
  burning: readonly Burning[],
  first: number,
  last: number,
): (turn: number) => boolean {
  const change = new Int32Array(last - first + 2);
  for (const span of burning) {
    const from = Math.max(span.first, first);
    const to = Math.min(span.serves, last);
    if (to < from) continue;
    change[from - first] = (change[from - first] ?? 0) + 1;
    change[to + 1 - first] = (change[to + 1 - first] ?? 0) - 1;
  }
  let lights = 0;
  const lit = Array.from({ length: last - first + 1 }, (_, at) => (lights += change[at] ?? 0) > 0);
  return (turn) => lit[turn - first] ?? false;
}

/** For each of some hours, counted from 0, the pieces of light in it, the burnt part apart from the part to come. */
export function lanesByHour(
  burning: readonly Burning[],
  turn: number,
  fromHour: number,
  hours: number,
): Lane[][] {
  const lanes = Array.from({ length: hours }, (): Lane[] => []);
  for (const span of burning) {
    lay(lanes, fromHour, span, span.first, Math.min(span.last, turn), true);
    lay(lanes, fromHour, span, Math.max(span.first, turn + 1), span.last, false);
  }
  return lanes;
}

function lay(
  lanes: Lane[][],
  fromHour: number,
  { id, kind, bearer }: Burning,
  from: number,
  to: number,
  used: boolean,
): void {
  const end = Math.min(to, (fromHour + lanes.length) * turnsPerHour);
  for (let turn = Math.max(from, fromHour * turnsPerHour + 1); turn <= end;) {
    const hour = Math.floor((turn - 1) / turnsPerHour);
    const before = hour * turnsPerHour;
    const last = Math.min(end, before + turnsPerHour);
    lanes[hour - fromHour]?.push({
      id: `${id}:${used ? 'past' : 'next'}`,
      kind,
      bearer,
      from: turn - before,
      to: last - before,
      used,
    });
    turn = last + 1;
  }
}
