import { refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';
import { listed } from '../../../shared/words/names.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import { notOfTheParty, readPeople } from '../../facts/party/read-party.ts';
import { readDrawn, readRides } from '../../facts/road/journey-pace.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

/** What draws a cart. */
const pulls: readonly CharacterKind[] = ['mount', 'creature'];

/** What bears riders. */
const bears: readonly CharacterKind[] = ['mount', 'vehicle', 'vessel'];

/** Who sits on a beast, in a cart or aboard a ship from now on. */
export const ride: StepOf<'travel.ride'> = ({ sql }, { rides }) => {
  const people = new Map(readPeople(sql).map((row) => [row.id, row]));
  const now = new Map(readRides(sql));
  const drawn = readDrawn(sql);
  const isSo = ({ riderId, onId, draws }: Seat) =>
    ((draws ? now : drawn).get(riderId) ?? null) === null &&
    ((draws ? drawn : now).get(riderId) ?? null) === onId;
  refuseTwice(rides, people);
  const changes = rides.filter((seat) => !isSo(seat));
  for (const seat of changes) {
    needSeat(people, seat);
    if (seat.onId === null || seat.draws) now.delete(seat.riderId);
    else now.set(seat.riderId, seat.onId);
  }
  refuseRing(now, people);
  for (const seat of changes) keepSeat(sql, seat);
  const told = changes.map((seat) => seatText(people, seat));
  return step(told.length === 0 ? 'Everybody stays where they sit.' : `${listed(told)}.`);
};

type Seat = ParsedInput<'travel.ride'>['rides'][number];

/** Nobody is in two places. */
function refuseTwice(rides: readonly Seat[], people: ReadonlyMap<number, CharacterRow>): void {
  const seen = new Set<number>();
  for (const { riderId } of rides) {
    if (seen.has(riderId))
      throw refused(`${people.get(riderId)?.name ?? 'Somebody'} is named twice. Nobody sat down.`, {
        rides: 'Each of them once.',
      });
    seen.add(riderId);
  }
}

function needSeat(people: ReadonlyMap<number, CharacterRow>, { riderId, onId, draws }: Seat): void {
  const rider = people.get(riderId);
  if (!rider) throw notOfTheParty('rides');
  if (onId === null) return;
  const on = people.get(onId);
  if (!on) throw notOfTheParty('rides');
  if (draws && !pulls.includes(rider.kind))
    throw refused(`${rider.name} is no beast and draws nothing. Nobody sat down.`, {
      rides: 'Beasts draw carts.',
    });
  if (draws && on.kind !== 'vehicle')
    throw refused(`${on.name} is no cart that could be drawn. Nobody sat down.`, { rides: 'Choose a cart.' });
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

function keepSeat(sql: Sql, { riderId, onId, draws }: Seat): void {
  if (onId === null) {
    sql.run(query.deleteFrom('ride').where('rider_id', '=', riderId));
    return;
  }
  const seat = { on_id: onId, draws: draws ? 1 : 0 } as const;
  const { changes } = sql.run(query.updateTable('ride').set(seat).where('rider_id', '=', riderId));
  if (changes === 0) sql.run(query.insertInto('ride').values({ rider_id: riderId, ...seat }));
}

function seatText(people: ReadonlyMap<number, CharacterRow>, { riderId, onId, draws }: Seat): string {
  const rider = people.get(riderId)?.name ?? '';
  if (onId === null) return `${rider} goes on foot`;
  const on = people.get(onId);
  if (draws) return `${rider} draws ${on?.name ?? ''}`;
  if (on?.kind === 'vessel') return `${rider} is aboard ${on.name}`;
  return on?.kind === 'mount' ? `${rider} rides ${on.name}` : `${rider} sits in ${on?.name ?? ''}`;
}
