import type { z } from 'zod';
import { dayAndTime } from '../../../shared/clock.ts';
import type { turnBox, turnHour } from '../../../shared/ipc/dungeon-views.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { turnSeconds, turnsPerHour } from '../exploration.ts';
import type { Delve } from './read-delve.ts';
import { burningSpans, lanesByHour, litTurns } from './turn-lanes.ts';
import { markDrawer } from './turn-marks.ts';

type Hour = z.output<typeof turnHour>;
type Box = z.output<typeof turnBox>;

const hoursAhead = 4;

/** The paper turn sheet: a row of six boxes an hour, what was done in the past ones, what falls on the coming ones. */
export function turnSheet(delve: Delve, campaign: Campaign): Hour[] {
  const { turn, start_seconds } = delve.row;
  const hours = Math.floor(turn / turnsPerHour) + 1 + hoursAhead;
  const burning = burningSpans(delve);
  const lit = litTurns(burning, hours * turnsPerHour);
  const lanes = lanesByHour(burning, turn, hours);
  const draw = boxDrawer(delve, lit, markDrawer(delve, campaign, burning));
  return lanes.map((ofHour, hour) => ({
    number: hour + 1,
    time: dayAndTime(start_seconds + hour * turnsPerHour * turnSeconds).time,
    boxes: Array.from({ length: turnsPerHour }, (_, box) => draw(hour * turnsPerHour + 1 + box)),
    lanes: ofHour,
  }));
}

function boxDrawer(
  { row, turns }: Delve,
  lit: readonly boolean[],
  marksOf: (turn: number) => Box['marks'],
): (turn: number) => Box {
  const now = row.turn + 1;
  const played = new Map(turns.map((turn) => [turn.number, turn]));
  return (turn) => {
    const past = played.get(turn);
    return {
      turn,
      state: turn < now ? 'past' : turn === now ? 'now' : 'future',
      did: past?.detail || null,
      activity: past?.activity ?? null,
      dark: !lit[turn],
      marks: marksOf(turn),
    };
  };
}
