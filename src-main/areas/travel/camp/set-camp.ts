import { counted } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { isPerson } from '../../../facts/party/kinds.ts';
import { notOfTheParty, readPeople } from '../../../facts/party/read-party.ts';
import { readWatches } from '../../../facts/road/read-watches.ts';
import { readOrders, writeOrders } from '../../../facts/road/read-road.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';

/** Watches anew, in their order, and whether a fire burns; they hold from night to night. */
export const setCamp: StepOf<'travel.setCamp'> = ({ sql, campaign }, { fire, watches }) => {
  const people = new Set(readPeople(sql).flatMap(({ id, kind }) => (isPerson(kind) ? [id] : [])));
  if (watches.some(({ people: ids }) => ids.some((id) => !people.has(id)))) throw notOfTheParty('watches');
  sql.run(query.deleteFrom('watch'));
  watches.forEach((watch, at) => keepWatch(sql, at + 1, watch));
  const before = readOrders(sql);
  writeOrders(sql, { ...before, fire: fire ? 1 : 0 });
  const told = readWatches(sql, campaign).map(
    ({ hours, people: awake }) => `${listed(awake.map(({ name }) => name))} ${counted(hours, 'hour')}`,
  );
  const burns = fire ? ' A fire burns.' : '';
  return step(`${told.length === 0 ? 'Nobody keeps watch.' : `Watches: ${told.join(', ')}.`}${burns}`);
};

function keepWatch(sql: Sql, position: number, { hours, people }: { hours: number; people: number[] }): void {
  const { lastId: watch_id } = sql.run(query.insertInto('watch').values({ position, hours }));
  for (const character_id of new Set(people))
    sql.run(query.insertInto('watcher').values({ watch_id, character_id }));
}
