import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { Place } from '../../../../shared/ipc/party/views/party-views.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';

const gone = (what: string): TurnkeeperError =>
  new TurnkeeperError('not-found', `${what} is no longer there. Nothing was taken.`, {
    to: 'Choose another place.',
  });

/** The place of loose things, in words behind a sentence. Throws not-found where it is gone, refused where nothing can lie. */
export function needPlace(sql: Sql, to: Place): string {
  switch (to.in) {
    case 'pool':
      return ', loose things into the pool';
    case 'ground':
      return ', loose things on the ground';
    case 'holder': {
      const holder = sql.get(query.selectFrom('character').select('name').where('id', '=', to.id));
      if (holder === undefined) throw gone('That character');
      return `, loose things to ${holder.name}`;
    }
    case 'stash': {
      const stash = sql.get(query.selectFrom('stash').select('name').where('id', '=', to.id));
      if (stash === undefined) throw gone('That cache');
      return `, loose things into ${stash.name}`;
    }
    case 'container': {
      const found = sql.get(query.selectFrom('item').select(['name', 'capacity']).where('id', '=', to.id));
      if (found === undefined) throw gone('That container');
      if (found.capacity === null)
        throw refused(`${found.name} holds nothing. Nothing was taken.`, {
          to: `${found.name} holds nothing.`,
        });
      return `, loose things into ${found.name}`;
    }
  }
}
