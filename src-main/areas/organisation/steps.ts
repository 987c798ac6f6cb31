import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { needFormation, refuseSameSituation } from '../../facts/formations.ts';
import { readPeople } from '../../facts/party/read-party.ts';
import { isAble } from '../../facts/party/state/standing.ts';
import { linedUp } from './line-up.ts';
import { placeInFormation } from './place.ts';
import { setRoles } from './roles.ts';

const lastPosition = query
  .selectFrom('formation')
  .select(({ fn }) => fn.max('position').as('position'))
  .compile();

const inOrder = (count: number) => (count === 1 ? 'one stands in it' : `${count} stand in it`);

export const organisationSteps: StepsOf<'organisation'> = {
  'organisation.addFormation': ({ sql, campaign }, { situation }) => {
    refuseSameSituation(sql, situation, null);
    const position = (sql.get(lastPosition)?.position ?? 0) + 1;
    const { lastId } = sql.run(query.insertInto('formation').values({ position, situation }));
    const lined = linedUp(readPeople(sql).filter((row) => isAble(campaign, row)));
    for (const { id, rank, file } of lined)
      sql.run(
        query.insertInto('formation_place').values({ formation_id: lastId, character_id: id, rank, file }),
      );
    const filled = lined.length === 0 ? 'nobody stands in it yet' : `${inOrder(lined.length)}, two abreast`;
    return { ...step(`New order of march, ${situation}: ${filled}.`), value: { id: lastId } };
  },

  'organisation.renameFormation': ({ sql }, { id, situation }) => {
    const { row } = needFormation(sql, id);
    if (row.situation === situation) throw refused('It is called so already.');
    refuseSameSituation(sql, situation, id);
    sql.run(query.updateTable('formation').set({ situation }).where('id', '=', id));
    return step(`The order of march ${row.situation} is now called ${situation}.`);
  },

  'organisation.removeFormation': ({ sql }, { id }) => {
    const { row, places } = needFormation(sql, id);
    sql.run(query.deleteFrom('formation').where('id', '=', id));
    return step(`The order of march ${row.situation} was struck out; ${stood(places.length)}.`);
  },

  'organisation.place': placeInFormation,
  'organisation.setRoles': setRoles,
};

const stood = (count: number) => (count === 1 ? 'one stood in it' : `${count} stood in it`);
