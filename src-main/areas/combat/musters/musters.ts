import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import { readComers } from '../../../../shared/words/comers/read-comers.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Row } from '../../../db/tables.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';

/** Lines of foes kept under a name, to begin a fight from or to reinforce one. */

type Muster = Row<'muster'>;

const all = query.selectFrom('muster').selectAll().orderBy('name').orderBy('id').compile();
export const readMusters = (sql: Sql): Muster[] => sql.all(all);

const one = withValues(({ id }: { id: number }) =>
  query.selectFrom('muster').selectAll().where('id', '=', id),
);

/** Throws not-found. */
export function needMuster(sql: Sql, id: number): Muster {
  const row = sql.get(one({ id }));
  if (row) return row;
  throw new TurnkeeperError('not-found', 'That muster is no longer there. Nothing was changed.', {
    musterId: 'Choose another.',
  });
}

export const keepMuster: StepOf<'combat.keepMuster'> = ({ sql }, { id, name, lines, notes }) => {
  const { comers, problems } = readComers(lines);
  if (problems.length > 0)
    throw new TurnkeeperError('bad-input', `${problems.join(' ')} Nothing was changed.`, {
      lines: problems.join(' '),
    });
  if (comers.length === 0)
    throw refused('A muster names somebody. Nothing was changed.', { lines: 'Who belongs to it?' });
  const same = readMusters(sql).find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (same && same.id !== id)
    throw refused(`There is a muster called ${same.name} already. Nothing was changed.`, {
      name: 'Choose another name, or that muster.',
    });
  const values = { name, lines: lines.trim(), notes: notes.trim() };
  const words = counted(comers.length, 'line');
  if (id === null) {
    const { lastId } = sql.run(query.insertInto('muster').values(values));
    return { summary: `The muster ${name} is kept: ${words}.`, outcome: {}, value: { id: lastId } };
  }
  const before = needMuster(sql, id);
  sql.run(query.updateTable('muster').set(values).where('id', '=', id));
  const called = before.name === name ? name : `${before.name}, now ${name},`;
  return { summary: `The muster ${called} is changed: ${words}.`, outcome: {}, value: { id } };
};

export const dropMuster: StepOf<'combat.dropMuster'> = ({ sql }, { id }) => {
  const { name } = needMuster(sql, id);
  sql.run(query.deleteFrom('muster').where('id', '=', id));
  return step(`The muster ${name} is given up.`);
};
