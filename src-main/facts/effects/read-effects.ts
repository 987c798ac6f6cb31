import { TurnkeeperError } from '../../../shared/errors.ts';
import type { EffectKind } from '../../../shared/ipc/vocabulary.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EffectRow } from '../../db/tables.ts';

/** Effects, each with the name of whoever is under it. */

export type BorneEffect = EffectRow & { who: string };

/** One with an end, as far as prompts and boxes ask. */
export interface EndingEffect {
  id: number;
  kind: EffectKind;
  name: string;
  notes: string;
  who: string;
  from_seconds: number;
  until_seconds: number;
  brings: EffectRow['brings'];
}

/** Who is under an effect of nobody's own. */
export const theParty = 'the party';

const unended = query
  .selectFrom('effect')
  .leftJoin('character', 'character.id', 'effect.character_id')
  .leftJoin('foe', 'foe.id', 'effect.foe_id')
  .where('ended', '=', 0);
const named = unended
  .selectAll('effect')
  .select((eb) => eb.fn.coalesce('character.name', 'foe.name', eb.val(theParty)).as('who'));
const open = named.orderBy('effect.id').compile();

// Asked with every turn and every view of a delve, so built once.
const ending = withValues(({ after, until }: { after: number; until: number }) =>
  unended
    .select([
      'effect.id',
      'effect.kind',
      'effect.name',
      'effect.notes',
      'from_seconds',
      'until_seconds',
      'brings',
    ])
    .select((eb) => eb.fn.coalesce('character.name', 'foe.name', eb.val(theParty)).as('who'))
    .$narrowType<{ until_seconds: number }>()
    .where('until_seconds', '>', after)
    .where('until_seconds', '<=', until)
    .orderBy('until_seconds')
    .orderBy('effect.id'),
);

/** Every effect nobody has seen to the end of. */
export const openEffects = (sql: Sql): BorneEffect[] => sql.all(open);

/** Those nobody has seen to that end after the one moment and not after the other, soonest first. */
export const endingBetween = (sql: Sql, after: number, until: number): EndingEffect[] =>
  sql.all(ending({ after, until }));

/** The effects asked for. Throws not-found where one is gone or seen to already. */
export function needEffects(sql: Sql, ids: readonly number[]): BorneEffect[] {
  const wanted = new Set(ids);
  const found = openEffects(sql).filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size)
    throw new TurnkeeperError('not-found', 'That effect is no longer there. Nothing was changed.', {
      ids: 'Choose again.',
    });
  return found;
}
