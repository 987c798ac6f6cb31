import { listed } from '../../../shared/words/names.ts';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { offeredTables, withSubtables } from '../../content/offered-tables.ts';
import type { OfferedTable } from '../../content/offered-tables.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { withEvents } from '../../facts/words.ts';
import { noContentFor, sourceOf } from './origin.ts';
import { readWanderBook } from './read-tables.ts';
import { writeRows, writeTable } from './write-rows.ts';

interface Taking {
  sql: Sql;
  systemId: string;
  /** The tables of the campaign by what they were taken from; the first copy counts. */
  bySource: Map<string, number>;
  names: Set<string>;
}

/** A copy of a table of the starter content; the tables it sends to come with it, unless they are there already. */
export const takeFromContent: StepOf<'wander.takeFromContent'> = (
  { sql, campaign, content },
  { contentId },
) => {
  const { system } = campaign;
  if (content.encounters === null) throw refused(noContentFor(system));
  const offered = offeredTables(content.encounters, content.monsters);
  const wanted = offered.find(({ id }) => id === contentId);
  if (wanted === undefined)
    throw new TurnkeeperError('not-found', `The starter content has no table ${contentId}.`, {
      contentId: 'Choose from the list.',
    });
  const book = [...readWanderBook(sql).values()];
  const taking: Taking = {
    sql,
    systemId: system.id,
    bySource: new Map(book.toReversed().map(({ table }) => [table.source, table.id])),
    names: new Set(book.map(({ table }) => table.name.toLowerCase())),
  };
  const before = new Set(taking.bySource.keys());
  const subtables = withSubtables(offered, wanted).filter((table) => table !== wanted);
  const there = subtables.filter(({ id }) => before.has(sourceOf(system.id, id)));
  for (const table of subtables) if (!there.includes(table)) copy(taking, table);
  const id = copy(taking, wanted);
  const came = subtables.length - there.length;
  const events = [
    ...(came > 0 ? [`With it ${came === 1 ? 'came the table' : `came ${came} tables`} it sends to.`] : []),
    ...(there.length > 0 ? [`As they stand: ${listed(there.map(({ name }) => name))}.`] : []),
  ];
  const sentence = `Took the wandering table ${wanted.name} from the starter content.`;
  return { ...step(withEvents(sentence, events), { events }), value: { id } };
};

function copy(taking: Taking, table: OfferedTable): number {
  const { sql, systemId, bySource } = taking;
  const source = sourceOf(systemId, table.id);
  const nestedId = (nested: string | null): number | null =>
    nested === null ? null : (bySource.get(sourceOf(systemId, nested)) ?? null);
  const id = writeTable(sql, { name: freeName(taking, table.name), dice: table.dice, source, notes: '' });
  const rows = table.rows.map(({ nested, ...row }) => ({ ...row, nestedId: nestedId(nested) }));
  writeRows(sql, id, rows);
  if (!bySource.has(source)) bySource.set(source, id);
  return id;
}

function freeName({ names }: Taking, wanted: string): string {
  let name = wanted;
  for (let copies = 2; names.has(name.toLowerCase()); copies += 1) name = `${wanted} (${copies})`;
  names.add(name.toLowerCase());
  return name;
}
