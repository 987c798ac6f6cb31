import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import { vesselRepair } from '../../../facts/exploration.ts';
import { readPeople } from '../../../facts/party/read-party.ts';
import { isWithParty } from '../../../facts/party/state/standing.ts';
import { readWhereabouts } from '../../../facts/road/whereabouts.ts';
import { liesHere } from '../../../facts/ship/lies-where.ts';
import { keepShip, readShip } from '../../../facts/ship/read-ship.ts';
import { goldInWords } from '../../../facts/treasure/pay.ts';
import { harbourOnMap } from '../map/harbour.ts';
import type { Around } from '../supper.ts';
import type { Stay } from './lodgers.ts';

/** What a dock does to a vessel while they stay in town. OSE-WIND-6. */

/** Work that can be done, and what is said of it. */
export interface Dock {
  vessel: CharacterRow;
  /** In copper, paid as the work is done. */
  copper: number;
  days: number;
  points: number;
}

/** The dock's work of a stay; null where none is asked for. Throws where none can be done, or not in so few days. */
export function dockOf(around: Around, { dock, days }: Pick<Stay, 'dock' | 'days'>): Dock | null {
  if (dock === null) return null;
  const vessel = readPeople(around.sql).find(({ id, kind }) => id === dock.vesselId && kind === 'vessel');
  if (!vessel)
    throw new TurnkeeperError('not-found', 'No such vessel is in the party. No day has passed.', {
      'dock.vesselId': 'Choose a vessel.',
    });
  const bar = noHarbour(around.sql) ?? notHere(around, vessel);
  if (bar !== null) throw refused(`${bar} No day has passed.`);
  const missing = missingOf(vessel);
  if (lacksOf(around.sql, vessel) === '')
    throw refused(`${vessel.name} is whole, and has taken on no water. No day has passed.`);
  if (dock.points !== null && dock.points > missing)
    throw refused(`${vessel.name} lacks ${counted(missing, 'hull point')}. No day has passed.`, {
      'dock.points': `At most ${missing}.`,
    });
  if (dock.days > days)
    throw refused(
      `The dock has ${counted(dock.days, 'day')} of work on ${vessel.name}, and they stay ${days}. No day has passed.`,
      { 'dock.days': `At most ${days}.` },
    );
  return { vessel, copper: dock.copper, days: dock.days, points: dock.points ?? missing };
}

/** Vessels on which a dock could work where they are. */
export function dockable({ sql, campaign }: Around): { id: number; name: string; lacks: string }[] {
  if (noHarbour(sql) !== null) return [];
  return readPeople(sql)
    .filter((row) => row.kind === 'vessel' && notHere({ sql, campaign }, row) === null)
    .map((row) => ({ id: row.id, name: row.name, lacks: lacksOf(sql, row) }))
    .filter(({ lacks }) => lacks !== '');
}

/** Does the work; what was done, in words. */
export function dockWork(sql: Sql, dock: Dock): string {
  const { vessel } = dock;
  const told = dockText(sql, dock);
  const { hullPoints, crewMended, takenOnWater } = vesselRepair({
    where: 'dock',
    hullPoints: hullOf(vessel),
    hullPointsMax: Math.max(1, vessel.max_hp),
    points: dock.points,
    takenOnWater: readShip(sql, vessel).taken_on_water === 1,
  });
  if (vessel.max_hp > 0)
    sql.run(query.updateTable('character').set({ hp: hullPoints }).where('id', '=', vessel.id));
  keepShip(sql, vessel, { crew_mended: crewMended, taken_on_water: takenOnWater ? 1 : 0 });
  return told;
}

/** In copper, after so many mornings of the stay. */
export const stillToPay = (dock: Dock | null, mornings: number): number =>
  dock === null || mornings >= dock.days ? 0 : dock.copper;

export function dockText(sql: Sql, { vessel, points, copper }: Dock): string {
  const done = [
    ...(points === 0 ? [] : [`mends ${counted(points, 'hull point')} of hers`]),
    ...(readShip(sql, vessel).taken_on_water === 1 ? ['pumps out what she had taken on'] : []),
  ];
  const hull = vessel.max_hp > 0 ? `: ${hullOf(vessel) + points} of ${vessel.max_hp}` : '';
  return `${vessel.name}: the dock ${listed(done)}, ${copper === 0 ? 'for nothing' : `for ${goldInWords(copper)}`}${hull}.`;
}

/** A stay that was broken off leaves the work undone. */
export const undoneText = ({ vessel, days }: Dock, passed: number): string =>
  `The dock has had ${vessel.name} ${passed} of ${counted(days, 'day')}: nothing is mended, and nothing paid for it.`;

/** Why no dock is there; null where one is, and where the town is a name on no map. */
function noHarbour(sql: Sql): string | null {
  const where = readWhereabouts(sql);
  if (!where) return null;
  if (where.truly.toward !== null) return 'They are on the way into the next hex, and no dock is there.';
  return harbourOnMap(sql)(where.truly.at) === null
    ? 'No harbour is in the hex where they are, and no dock.'
    : null;
}

function notHere({ sql, campaign }: Around, row: CharacterRow): string | null {
  if (!isWithParty(campaign, row)) return `${row.name} is not with the party.`;
  if (liesHere(sql, row.id)) return null;
  return `${row.name} lies where they left her. If she has come here, go aboard first.`;
}

const hullOf = ({ hp, max_hp }: CharacterRow): number => Math.max(0, Math.min(hp, Math.max(1, max_hp)));

const missingOf = (row: CharacterRow): number => (row.max_hp <= 0 ? 0 : row.max_hp - hullOf(row));

/** "13 hull points lost and water taken on"; empty for a sound vessel. */
function lacksOf(sql: Sql, row: CharacterRow): string {
  const missing = missingOf(row);
  return listed([
    ...(missing === 0 ? [] : [`${counted(missing, 'hull point')} lost`]),
    ...(readShip(sql, row).taken_on_water === 1 ? ['water taken on'] : []),
  ]);
}
