import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Row } from '../../db/tables.ts';
import { pinColumns, pinTitle, type PinnedThing } from '../../facts/tonight/pins.ts';
import { soAlready } from '../../steps/so-already.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

/** What stands where on the page for tonight is the referee's alone. */
const hidden = { hidden: true } as const;

/** What comes first on the page for tonight, and what not at all. */
export const tonightSteps: StepsOf<'tonight'> = {
  'tonight.pin': ({ sql, content }, { what, as }) => {
    const title = pinTitle(sql, what, content.bestiaries);
    const before = pinOf(sql, what);
    if (title === null && before === null) throw gone();
    if (stateOf(before) === as) throw soAlready();
    if (before !== null) sql.run(query.deleteFrom('tonight_pin').where('id', '=', before.id));
    if (as !== null)
      sql.run(
        query.insertInto('tonight_pin').values({
          ...{ position: (sql.get(last)?.position ?? 0) + 1, hidden: as === 'hidden' ? 1 : 0 },
          [pinColumns[what.kind]]: what.id,
        }),
      );
    return step(`${asWords[as ?? 'left']}: ${title ?? 'what is gone'}.`, hidden);
  },

  'tonight.swap': ({ sql, content }, { one, other }) => {
    const [a, b] = [firstOf(sql, one), firstOf(sql, other)];
    if (a.id === b.id) throw soAlready();
    sql.run(query.updateTable('tonight_pin').set({ position: b.position }).where('id', '=', a.id));
    sql.run(query.updateTable('tonight_pin').set({ position: a.position }).where('id', '=', b.id));
    const title = (thing: PinnedThing) => pinTitle(sql, thing, content.bestiaries) ?? 'what is gone';
    const way = a.position > b.position ? 'before' : 'after';
    return step(`For tonight ${title(one)} comes ${way} ${title(other)}.`, hidden);
  },
};

const asWords = {
  first: 'First for tonight',
  hidden: 'Not shown tonight',
  left: 'For tonight as it comes',
} as const;

const last = query
  .selectFrom('tonight_pin')
  .select('position')
  .orderBy('position', 'desc')
  .limit(1)
  .compile();

const pinOf = (sql: Sql, { kind, id }: PinnedThing): Row<'tonight_pin'> | null =>
  sql.get(query.selectFrom('tonight_pin').selectAll().where(pinColumns[kind], '=', id)) ?? null;

const stateOf = (pin: Row<'tonight_pin'> | null) =>
  pin === null ? null : pin.hidden === 1 ? 'hidden' : 'first';

const gone = () =>
  new TurnkeeperError('not-found', 'That is no longer there. Nothing was changed.', {
    what: 'Choose another.',
  });

function firstOf(sql: Sql, thing: PinnedThing): Row<'tonight_pin'> {
  const pin = pinOf(sql, thing);
  if (pin === null || pin.hidden === 1)
    throw new TurnkeeperError(
      'not-found',
      'That does not come first tonight any more. Nothing was changed.',
      {
        one: 'Look at the page again.',
      },
    );
  return pin;
}
