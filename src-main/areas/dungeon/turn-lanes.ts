import type { z } from 'zod';
import type { turnLane } from '../../../shared/ipc/dungeon-views.ts';
import { turnsPerHour } from '../exploration.ts';
import type { Delve } from './read-delve.ts';

type Lane = z.output<typeof turnLane>;

/** One stretch of light, past or to come. */
export interface Burning {
  id: number;
  kind: Lane['kind'];
  bearer: string;
  first: number;
  /** The last turn it burns through, by what it holds now. */
  last: number;
  /** Whether it burns still. */
  open: boolean;
}

/** Every stretch of light of the delve, the burning ones drawn on to where they end. */
export function burningSpans({ row, lights, spans }: Delve): Burning[] {
  const byId = new Map(lights.map((light) => [light.id, light]));
  return spans.map((span) => {
    const light = span.light_id === null ? undefined : byId.get(span.light_id);
    return {
      id: span.id,
      kind: span.kind,
      bearer: light?.bearer ?? span.bearer,
      first: span.first_turn,
      last: span.last_turn ?? row.turn + (light?.turns_left ?? 0),
      open: span.last_turn === null,
    };
  });
}

/** Whether anything burns on each of the turns 1 to `last`, found by walking them once. */
export function litTurns(burning: readonly Burning[], last: number): boolean[] {
  const change = new Int32Array(last + 2);
  const at = (turn: number) => Math.min(turn, last + 1);
  for (const span of burning) {
    if (span.last < span.first) continue;
    change[at(span.first)] = (change[at(span.first)] ?? 0) + 1;
    change[at(span.last + 1)] = (change[at(span.last + 1)] ?? 0) - 1;
  }
  let lights = 0;
  return Array.from({ length: last + 1 }, (_, turn) => (lights += change[turn] ?? 0) > 0);
}

/** For each hour the pieces of light that fall into it, the burnt part apart from the part to come. */
export function lanesByHour(burning: readonly Burning[], turn: number, hours: number): Lane[][] {
  const lanes = Array.from({ length: hours }, (): Lane[] => []);
  for (const span of burning) {
    lay(lanes, span, span.first, Math.min(span.last, turn), true);
    lay(lanes, span, Math.max(span.first, turn + 1), span.last, false);
  }
  return lanes;
}

function lay(lanes: Lane[][], { id, kind, bearer }: Burning, from: number, to: number, used: boolean): void {
  const end = Math.min(to, lanes.length * turnsPerHour);
  for (let turn = from; turn <= end;) {
    const hour = Math.floor((turn - 1) / turnsPerHour);
    const before = hour * turnsPerHour;
    const last = Math.min(end, before + turnsPerHour);
    lanes[hour]?.push({
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
