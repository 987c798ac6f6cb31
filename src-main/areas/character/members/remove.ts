import { listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { closeSpan } from '../../../facts/lights/spans.ts';
import { burnsHere } from '../../../facts/lights/about.ts';
import { readDelve } from '../../../facts/delve/read-delve.ts';
import type { Delve } from '../../../facts/delve/read-delve.ts';
import { withEvents } from '../../../facts/words.ts';
import { describeItems } from '../../../facts/party/items.ts';
import { needMemberAlone, readPeople } from '../../../facts/party/read-party.ts';
import { readSheet } from '../../../facts/party/sheet.ts';
import { changedSheet } from '../sheet/sheet-changes.ts';

/** Takes somebody out of the book with everything they have; the sheet of light keeps what their light burned. */
export const remove: StepOf<'character.remove'> = ({ sql }, { id }) => {
  const { row, items } = needMemberAlone(sql, id, 'id');
  const delve = readDelve(sql);
  for (const light of delve?.lights ?? [])
    if (delve && light.bearer_id === id && light.lit === 1) closeSpan(sql, light.id, delve.row.turn);
  const offices = officesOf(sql, id);
  const dismissed = dismissServants(sql, id);
  layDown(sql, id);
  sql.run(query.deleteFrom('character').where('id', '=', id));
  const carried = items.length > 0 ? ` with ${describeItems(items)}` : '';
  const events = [
    ...(delve ? missing(delve, id) : []),
    ...offices,
    ...(dismissed.length > 0 ? [`No longer in anybody’s service: ${listed(dismissed)}.`] : []),
  ];
  return step(
    withEvents(`${row.name} left the party${carried}.`, events),
    events.length > 0 ? { events } : {},
  );
};

/** What the delve loses with the one who leaves, one sentence each. */
function missing({ row, lights }: Delve, id: number): string[] {
  const lit = lights.filter(burnsHere);
  const left = lit.filter((light) => light.bearer_id !== id);
  return [
    ...(row.speaker_id === id ? ['Nobody speaks for the party now.'] : []),
    ...(left.length < lit.length && left.length > 0 ? ['A light went too.'] : []),
    ...(left.length < lit.length && left.length === 0
      ? ['The last light went too: the party stands in the dark.']
      : []),
  ];
}

function officesOf(sql: Sql, id: number): string[] {
  const roles = sql.get(query.selectFrom('party_role').selectAll());
  return [
    ...(roles?.caller_id === id ? ['Nobody calls for the party now.'] : []),
    ...(roles?.mapper_id === id ? ['Nobody draws the map now.'] : []),
  ];
}

/** Ids are given anew one day: nobody stays in the service of one who is gone. */
function dismissServants(sql: Sql, employerId: number): string[] {
  const others = query.selectFrom('character').selectAll().where('id', '!=', employerId).orderBy('position');
  const servants = sql.all(others).filter((row) => readSheet(row).employerId === employerId);
  const dismiss = (row: CharacterRow) =>
    sql.run(
      query
        .updateTable('character')
        .set({ sheet: changedSheet(row, { employerId: null }) })
        .where('id', '=', row.id),
    );
  servants.forEach(dismiss);
  return servants.map(({ name }) => name);
}

/** Nor does one who is gone carry anybody. */
function layDown(sql: Sql, bearerId: number): void {
  for (const row of readPeople(sql)) {
    const { borne } = readSheet(row);
    if (borne?.by.includes(bearerId) !== true) continue;
    const by = borne.by.filter((id) => id !== bearerId);
    const sheet = changedSheet(row, { borne: by.length === 0 ? null : { ...borne, by } });
    sql.run(query.updateTable('character').set({ sheet }).where('id', '=', row.id));
  }
}
