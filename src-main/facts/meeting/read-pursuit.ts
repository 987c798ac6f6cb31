import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { PursuitRow } from '../../db/tables.ts';

/** A flight as it stands before a round; one for an encounter. */
export interface Chase {
  pursuit: PursuitRow;
  /** Ids of those of the party who are out of it: left to the pursuers, or fallen behind. */
  left: readonly number[];
  /** Ids of those who fell and get up in the coming round. */
  fallen: readonly number[];
}

interface OfEncounter {
  encounterId: number;
}

const pursuitOf = withValues(({ encounterId }: OfEncounter) =>
  query.selectFrom('pursuit').selectAll().where('id', '=', encounterId),
);
const peopleOf = withValues(({ encounterId }: OfEncounter) =>
  query.selectFrom('pursuit_person').selectAll().where('pursuit_id', '=', encounterId).orderBy('id'),
);

/** Null where nobody has fled. */
export function readPursuit(sql: Sql, encounterId: number): Chase | null {
  const pursuit = sql.get(pursuitOf({ encounterId }));
  if (!pursuit) return null;
  const people = sql.all(peopleOf({ encounterId }));
  const of = (state: 'left' | 'fallen') =>
    people.filter((person) => person.state === state).map(({ character_id: id }) => id);
  return { pursuit, left: of('left'), fallen: of('fallen') };
}

export function writePursuit(sql: Sql, { pursuit, left, fallen }: Chase): void {
  const { id, ...values } = pursuit;
  const { changes } = sql.run(query.updateTable('pursuit').set(values).where('id', '=', id));
  if (changes === 0) sql.run(query.insertInto('pursuit').values(pursuit));
  writePeople(sql, id, 'left', left);
  writePeople(sql, id, 'fallen', fallen);
}

function writePeople(sql: Sql, id: number, state: 'left' | 'fallen', ids: readonly number[]): void {
  const before = readPursuit(sql, id)?.[state] ?? [];
  for (const gone of before.filter((each) => !ids.includes(each)))
    sql.run(
      query
        .deleteFrom('pursuit_person')
        .where('pursuit_id', '=', id)
        .where('character_id', '=', gone)
        .where('state', '=', state),
    );
  for (const come of new Set(ids.filter((each) => !before.includes(each))))
    sql.run(query.insertInto('pursuit_person').values({ pursuit_id: id, character_id: come, state }));
}
