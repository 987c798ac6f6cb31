import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { Sql } from '../../../db/sql.ts';
import { lyingIn, shotIn } from '../../../facts/fight/read-lying.ts';
import { itemsHeldBy } from '../../../facts/party/read-items.ts';
import type { FightNow } from '../fight-now.ts';
import { doorsView } from './doors.ts';
import { packOf, packWords } from './drop-pack.ts';
import { described } from './take-up.ts';

type View = NonNullable<QueryOutput<'combat.lying'>>;

/** What lies about in the fight, what was shot in it, and what somebody has to drop. */
export function lyingView(sql: Sql, now: FightNow, fighter: string | null): View {
  const stands = now.state.fighters.find(({ id }) => id === fighter);
  const person = now.fighters.find(({ id }) => id === fighter)?.person ?? null;
  const names = new Map(now.fighters.flatMap(({ person: each }) => (each ? [[each.id, each.name]] : [])));
  const whose = (id: number | null): string => (id === null ? '' : (names.get(id) ?? ''));
  return {
    things: lyingIn(sql, now.row.id).map((thing) => ({
      id: thing.id,
      what: described(thing),
      atFeet: thing.at_feet,
      away: stands === undefined ? null : Math.abs(stands.atFeet - thing.at_feet),
      whose: whose(thing.from_id),
      whoseId: thing.from_id,
    })),
    shots: shotIn(sql, now.row.id).map(({ id, name, quantity, from_id }) => ({
      id,
      name,
      quantity,
      whose: whose(from_id),
    })),
    held:
      person === null
        ? []
        : itemsHeldBy(sql, person.id)
            .filter(({ container_id }) => container_id === null)
            .map(({ id, name, quantity }) => ({ itemId: id, name, quantity })),
    pack: person === null ? '' : packWords(packOf(sql, person.id)),
    doors: doorsView(sql, now.row),
    people: now.fighters.flatMap(({ person: each }) => (each ? [{ id: each.id, name: each.name }] : [])),
  };
}

/** On the board: where what lies. */
export const lyingOnBoard = (sql: Sql, fightId: number): { text: string; atFeet: number }[] => {
  const places = new Map<number, string[]>();
  for (const thing of lyingIn(sql, fightId))
    places.set(thing.at_feet, [...(places.get(thing.at_feet) ?? []), described(thing)]);
  return [...places].map(([atFeet, what]) => ({ text: listed(what), atFeet }));
};
