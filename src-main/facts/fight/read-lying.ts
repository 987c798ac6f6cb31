import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Row } from '../../db/tables.ts';

const inFight = withValues(({ fightId }: { fightId: number }) =>
  query.selectFrom('fight_thing').selectAll().where('fight_id', '=', fightId).orderBy('id'),
);

/** What lies at a place of the fight, or was shot in it. */
export type FightThing = Row<'fight_thing'>;

/** Thrown or dropped in the fight; it lies on the ground. */
export const lyingIn = (sql: Sql, fightId: number): (FightThing & { item_id: number })[] =>
  sql.all(inFight({ fightId })).flatMap((thing) => {
    const { item_id: itemId } = thing;
    return itemId === null ? [] : [{ ...thing, item_id: itemId }];
  });

/** Missiles shot in the fight: in nobody's pack until they are found again. */
export const shotIn = (sql: Sql, fightId: number): FightThing[] =>
  sql.all(inFight({ fightId })).filter(({ item_id }) => item_id === null);
