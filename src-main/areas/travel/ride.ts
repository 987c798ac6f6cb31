import { refused } from '../../../shared/errors.ts';
import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';
import { listed } from '../../../shared/words/names.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import { notOfTheParty, readPeople } from '../../facts/party/read-party.ts';
import { readRides } from '../../facts/road/journey-pace.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

/** What bears riders. */
const bears: readonly CharacterKind[] = ['mount', 'vehicle', 'vessel'];

/** Who sits on a beast, in a cart or aboard a ship from now on. */
export const ride: StepOf<'travel.ride'> = ({ sql }, { rides }) => {
  const people = new Map(readPeople(sql).map((row) => [row.id, row]));
  const now = new Map(readRides(sql));
  const changes = rides.filter(({ riderId, onId }) => (now.get(riderId) ?? null) !== onId);
  for (const { riderId, onId } of changes) {
    needSeat(people, riderId, onId);
    if (onId === null) now.delete(riderId);
    else now.set(riderId, onId);
  }
  refuseRing(now, people);
  for (const { riderId, onId } of changes) keepSeat(sql, riderId, onId);
  const told = changes.map(({ riderId, onId }) => seatText(people, riderId, onId));
  return step(told.length === 0 ? 'Everybody stays where they sit.' : `${listed(told)}.`);
};

function needSeat(people: ReadonlyMap<number, CharacterRow>, riderId: number, onId: number | null): void {
  if (!people.has(riderId)) throw notOfTheParty('rides');
  if (onId === null) return;
  const on = people.get(onId);
  if (!on) throw notOfTheParty('rides');
  if (!bears.includes(on.kind))
    throw refused(`${on.name} is no beast, cart or ship. Nobody sat down.`, {
      rides: 'Choose a beast, a cart or a ship.',
    });
}

/** Throws refused where somebody would sit on themselves, however many are between. */
function refuseRing(rides: ReadonlyMap<number, number>, people: ReadonlyMap<number, CharacterRow>): void {
  for (const [rider, first] of rides) {
    let on: number | undefined = first;
    for (let seats = 0; on !== undefined && seats <= rides.size; seats++) {
      if (on === rider)
        throw refused(
          `${people.get(rider)?.name ?? 'Somebody'} would sit on whoever sits on them. Nobody sat down.`,
          {
            rides: 'Nobody rides in a ring.',
          },
        );
      on = rides.get(on);
    }
  }
}

function keepSeat(sql: Sql, riderId: number, onId: number | null): void {
  if (onId === null) {
    sql.run(query.deleteFrom('ride').where('rider_id', '=', riderId));
    return;
  }
  const { changes } = sql.run(query.updateTable('ride').set({ on_id: onId }).where('rider_id', '=', riderId));
  if (changes === 0) sql.run(query.insertInto('ride').values({ rider_id: riderId, on_id: onId }));
}

function seatText(people: ReadonlyMap<number, CharacterRow>, riderId: number, onId: number | null): string {
  const rider = people.get(riderId)?.name ?? '';
  if (onId === null) return `${rider} goes on foot`;
  const on = people.get(onId);
  if (on?.kind === 'vessel') return `${rider} is aboard ${on.name}`;
  return on?.kind === 'mount' ? `${rider} rides ${on.name}` : `${rider} sits in ${on?.name ?? ''}`;
}
