import type { z } from 'zod';
import { dayAndTime } from '../../../shared/clock.ts';
import type { turnBox, turnHour } from '../../../shared/ipc/play/dungeon-views.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { turnSeconds, turnsPerHour } from '../../facts/exploration.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { readStretch } from '../../facts/delve/read-stretch.ts';
import type { Stretch } from '../../facts/delve/read-stretch.ts';
import { burningSpans, lanesByHour, litTurns } from './turn-lanes.ts';
import { markDrawer } from './turn-marks.ts';

type Hour = z.output<typeof turnHour>;
type Box = z.output<typeof turnBox>;

const hoursBefore = 1;
const hoursAhead = 4;

/** The hour, counted from 0, of the turn at hand. */
export const hourAtHand = ({ row }: Pick<Delve, 'row'>): number => Math.floor(row.turn / turnsPerHour);

/** The rows worth watching: the hour before, the one at hand, and those ahead. */
export function sheetAtHand(sql: Sql, delve: Delve, campaign: Campaign): Hour[] {
  const now = hourAtHand(delve);
  const from = Math.max(0, now - hoursBefore);
  return turnSheet(sql, delve, campaign, from, now - from + 1 + hoursAhead);
}

/**
 * Rows of the paper turn sheet from an hour counted from 0: six boxes each, what was done in the past ones, what
 * falls on the coming ones.
 */
export function turnSheet(
  sql: Sql,
  delve: Delve,
  campaign: Campaign,
  fromHour: number,
  hours: number,
): Hour[] {
  const first = fromHour * turnsPerHour + 1;
  const last = first + hours * turnsPerHour - 1;
  const stretch = readStretch(sql, delve.row, first, last);
  const burning = burningSpans(delve, stretch);
  const isLit = litTurns(burning, first - 1, last);
  const lanes = lanesByHour(burning, delve.row.turn, fromHour, hours);
  const draw = boxDrawer(delve, stretch, isLit, markDrawer({ delve, campaign, stretch, burning, isLit }));
  return lanes.map((ofHour, at) => ({
    number: fromHour + at + 1,
    time: dayAndTime(delve.row.start_seconds + (fromHour + at) * turnsPerHour * turnSeconds).time,
    boxes: Array.from({ length: turnsPerHour }, (_, box) => draw(first + at * turnsPerHour + box)),
    lanes: ofHour,
  }));
}

function boxDrawer(
  { row }: Delve,
  { turns }: Stretch,
  isLit: (turn: number) => boolean,
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
      dark: !isLit(turn),
      marks: marksOf(turn),
    };
  };
}
