import { TurnkeeperError, refused } from '../../shared/errors.ts';
import { query } from '../db/sql.ts';
import type { Sql } from '../db/sql.ts';
import type { FormationPlaceRow, Row } from '../db/tables.ts';

export interface Formation {
  row: Row<'formation'>;
  /** One for each person in it, front first. */
  places: FormationPlaceRow[];
}

export type Spot = Pick<FormationPlaceRow, 'rank' | 'file'>;

const all = query.selectFrom('formation').selectAll().orderBy('position').orderBy('id').compile();
const allPlaces = query
  .selectFrom('formation_place')
  .selectAll()
  .orderBy('rank')
  .orderBy('file')
  .orderBy('id')
  .compile();

export function readFormations(sql: Sql): Formation[] {
  const places = sql.all(allPlaces);
  return sql
    .all(all)
    .map((row) => ({ row, places: places.filter((place) => place.formation_id === row.id) }));
}

const situations = [/fight/iu, /explor/iu, /./u];

/** The order of march that holds in a fight, else on the way. */
export function holdsInFight(sql: Sql): Formation | undefined {
  const formations = readFormations(sql);
  return situations
    .map((words) => formations.find(({ row, places }) => words.test(row.situation) && places.length > 0))
    .find((each) => each !== undefined);
}

/** Throws not-found, naming the field that asked. */
export function needFormation(sql: Sql, id: number, field = 'id'): Formation {
  const formation = readFormations(sql).find(({ row }) => row.id === id);
  if (!formation)
    throw new TurnkeeperError('not-found', 'That order of march is no longer there.', {
      [field]: 'Choose another one.',
    });
  return formation;
}

/** Throws refused where another order of march has the name. */
export function refuseSameSituation(sql: Sql, situation: string, ownId: number | null): void {
  const same = readFormations(sql).find(
    ({ row }) => row.id !== ownId && row.situation.toLowerCase() === situation.toLowerCase(),
  );
  if (same)
    throw refused(`There is an order for "${same.row.situation}" already.`, {
      situation: 'Choose another name.',
    });
}

/** "rank 1, place 2": counted from the front and from the left. */
export const spotText = ({ rank, file }: Spot): string => `rank ${rank + 1}, place ${file + 1}`;
