import { listed } from '../../../shared/words/names.ts';
import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { findTreasure } from './treasure/find-treasure.ts';
import { notOfTheParty } from '../../facts/party/read-party.ts';

const order = query
  .selectFrom('character')
  .select(['id', 'name', 'position'])
  .orderBy('position')
  .orderBy('id')
  .compile();

export const partySteps: StepsOf<'party'> = {
  'party.findTreasure': findTreasure,

  'party.moveCharacter': ({ sql }, { id, by }) => {
    const people = sql.all(order);
    const from = people.findIndex((each) => each.id === id);
    const moving = people[from];
    if (!moving) throw notOfTheParty('id');
    const to = Math.max(0, Math.min(people.length - 1, from + by));
    if (to === from) throw refused(`${moving.name} stands there already.`);
    people.splice(from, 1);
    people.splice(to, 0, moving);
    people.forEach(({ id: each, position }, index) => {
      if (position !== index + 1) setPosition(sql, each, index + 1);
    });
    return step(`Order of the party: ${listed(people.map(({ name }) => name))}.`);
  },
};

const setPosition = (sql: Sql, id: number, position: number) =>
  sql.run(query.updateTable('character').set({ position }).where('id', '=', id));
