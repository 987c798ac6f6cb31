import { refused } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { FormationPlaceRow } from '../../db/tables.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { notOfTheParty } from '../../facts/party/read-party.ts';
import type { Spot } from '../../facts/formations.ts';
import { needFormation, spotText } from '../../facts/formations.ts';

const nameQuery = withValues(({ id }: { id: number }) =>
  query.selectFrom('character').select('name').where('id', '=', id),
);

/** Throws not-found. */
export function nameOf(sql: Sql, id: number, field: string): string {
  const person = sql.get(nameQuery({ id }));
  if (!person) throw notOfTheParty(field);
  return person.name;
}

/** Moves somebody; whoever stands there takes the place left, or steps out where there was none. */
export const placeInFormation: StepOf<'organisation.place'> = ({ sql }, { formationId, characterId, to }) => {
  const { row, places } = needFormation(sql, formationId, 'formationId');
  const name = nameOf(sql, characterId, 'characterId');
  const from = places.find((place) => place.character_id === characterId);
  if (to === null) {
    if (!from) throw refused(`${name} stands nowhere in ${row.situation}.`);
    takeOut(sql, from);
    return step(`${row.situation}: ${name} steps out of the order.`);
  }
  if (from?.rank === to.rank && from.file === to.file) throw refused(`${name} stands there already.`);
  const other = places.find((place) => place.rank === to.rank && place.file === to.file);
  if (other && from) moveTo(sql, other, from);
  else if (other) takeOut(sql, other);
  if (from) moveTo(sql, from, to);
  else
    sql.run(
      query
        .insertInto('formation_place')
        .values({ formation_id: formationId, character_id: characterId, ...to }),
    );
  const otherName = other && nameOf(sql, other.character_id, 'characterId');
  return step(`${row.situation}: ${name} to ${spotText(to)}${aside(otherName, from)}.`);
};

function aside(other: string | undefined, left: FormationPlaceRow | undefined): string {
  if (other === undefined) return '';
  return left ? `, ${other} to ${spotText(left)}` : `, ${other} steps out of the order`;
}

const takeOut = (sql: Sql, { id }: FormationPlaceRow) =>
  sql.run(query.deleteFrom('formation_place').where('id', '=', id));

const moveTo = (sql: Sql, { id }: FormationPlaceRow, { rank, file }: Spot) =>
  sql.run(query.updateTable('formation_place').set({ rank, file }).where('id', '=', id));
