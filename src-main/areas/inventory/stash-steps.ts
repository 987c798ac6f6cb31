import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { StashRow } from '../../db/tables.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

const stashById = withValues(({ id }: { id: number }) =>
  query.selectFrom('stash').selectAll().where('id', '=', id),
);
const anythingIn = withValues(({ stashId }: { stashId: number }) =>
  query.selectFrom('item').select('id').where('stash_id', '=', stashId),
);

function needStash(sql: Sql, id: number): StashRow {
  const stash = sql.get(stashById({ id }));
  if (!stash)
    throw new TurnkeeperError('not-found', 'That cache is no longer there.', { id: 'Choose again.' });
  return stash;
}

type StashCommand = 'addCache' | 'renameCache' | 'removeStash';

export const stashSteps: Pick<StepsOf<'inventory'>, `inventory.${StashCommand}`> = {
  'inventory.addCache': ({ sql }, { name }) => {
    const { lastId: id } = sql.run(query.insertInto('stash').values({ kind: 'cache', name }));
    return { ...step(`A cache: ${name}.`), value: { id } };
  },

  'inventory.renameCache': ({ sql }, { id, name }) => {
    const stash = needStash(sql, id);
    if (stash.kind === 'ground')
      throw refused('The ground keeps its name. Make a cache for what stays behind.');
    sql.run(query.updateTable('stash').set({ name }).where('id', '=', id));
    return step(`The cache ${stash.name} is called ${name} now.`);
  },

  'inventory.removeStash': ({ sql }, { id }) => {
    const stash = needStash(sql, id);
    if (sql.get(anythingIn({ stashId: id })))
      throw refused(`There are things in ${stash.name}. Empty it first.`, {
        id: 'Empty it first.',
      });
    sql.run(query.deleteFrom('stash').where('id', '=', id));
    return step(stash.kind === 'ground' ? 'The ground is bare again.' : `Gave up the cache ${stash.name}.`);
  },
};
