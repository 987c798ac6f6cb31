import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import type { Sql } from '../../../db/sql.ts';
import type { RoadDayRow } from '../../../db/tables.ts';
import { readRoad } from '../../../facts/road/read-road.ts';
import type { Road } from '../../../facts/road/read-road.ts';
import { goldInWords } from '../../../facts/treasure/pay.ts';
import { shortInWords } from '../../../facts/treasure/purse.ts';
import { countryHere } from '../../../facts/road/ground-under.ts';
import { unsaid } from '../day/day-facts.ts';
import type { Asked } from '../day/day-facts.ts';
import { supperWants } from '../supper.ts';
import type { Around, Board } from '../supper.ts';

/** A day under a roof, as the road passes it, and what stands against it. */

/** The day of the road that was begun outside; null where the next begins in town. */
export const openDay = (sql: Sql): RoadDayRow | null => readRoad(sql)?.day ?? null;

/** The stay of those who are on no journey, as it would begin. */
export const stayToBe = (clock: number): Road => ({
  journey: { id: 0, goal: '', ground: townGround, began_seconds: clock, ended_seconds: null, dark_said: 0 },
  ahead: [],
  day: null,
  checks: [],
  days: 0,
});

/** What a town stands on where no map says it. */
export const townGround = 'settled';

/** What is left of a day begun outside is the evening and the night of it. */
export const stayAsked = (open: RoadDayRow | null, board: Board): Asked => ({
  ...unsaid,
  kind: open === null ? 'town' : 'camp',
  board,
});

/** A sentence where a purse cannot pay for a day and for what the dock will ask; null where it can. */
export function coinsShort(payer: string, has: number, perDay: number, dock: number): string | null {
  const lacks = perDay + dock - has;
  if (lacks <= 0) return null;
  const asked = dock === 0 ? '' : `, the dock to ${goldInWords(dock)},`;
  return `A day comes to ${goldInWords(perDay)}${asked} and ${payer} lacks ${shortInWords(lacks)}.`;
}

/** Who would go short of food from the packs on the last of so many days; null for nobody. */
export function packsShort(
  around: Around,
  ground: RoadGround,
  board: NonNullable<Board>,
  days: number,
): string | null {
  return board.food === 'packs'
    ? supperWants(around, 'full', { fed: 0, country: countryHere(around.sql, ground), board, days })
    : null;
}
