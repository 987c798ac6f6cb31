import type { Party } from '../party/read-party.ts';
import { purseOf, worthOf } from './purse.ts';

/** Whose coins could pay for something, and what they come to in copper: those who have any, and the pool. */
export function pursesOf({ members, pool }: Pick<Party, 'members' | 'pool'>) {
  const own = members.map(({ row, items }) => ({
    id: row.id,
    name: row.name,
    copper: worthOf(purseOf(items)),
  }));
  return [
    ...own.filter(({ copper }) => copper > 0),
    { id: null, name: 'the pool', copper: worthOf(purseOf(pool)) },
  ];
}
