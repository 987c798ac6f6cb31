import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Road } from '../../facts/road/read-road.ts';

/** The way ahead, leg by leg. */

/** A leg as it is planned; on a map with the hex it leads into. */
export type NewLeg = ParsedInput<'travel.setCourse'>['legs'][number] & Partial<Hex> & { walked?: number };

/** A leg under way ends where they stand. */
export function strikeAhead(sql: Sql, { ahead }: Road): void {
  for (const { id, walked } of ahead)
    sql.run(
      walked === 0
        ? query.deleteFrom('leg').where('id', '=', id)
        : query.updateTable('leg').set({ miles: walked }).where('id', '=', id),
    );
}

export function addLegs(sql: Sql, { journey }: Pick<Road, 'journey'>, legs: readonly NewLeg[]): void {
  const last = query
    .selectFrom('leg')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('journey_id', '=', journey.id);
  const from = (sql.get(last)?.position ?? 0) + 1;
  legs.forEach((leg, at) =>
    sql.run(query.insertInto('leg').values({ ...leg, journey_id: journey.id, position: from + at })),
  );
}
