import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import { without } from '../../../../shared/without.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { ItemRow } from '../../../db/tables.ts';
import { unstopped } from '../../../facts/words.ts';
import { describeItems } from '../../../facts/party/items.ts';
import { readFacts, writeFacts } from '../../../facts/party/sheet.ts';
import { hiding, identified, truthAsItStands, truthOf } from '../../../facts/party/truth.ts';
import { inCopper } from '../../../facts/party/weighing/measures.ts';
import { soAlready } from '../../../steps/so-already.ts';
import type { StepsOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';

/** What things are and what they seem. The log names a thing by what is shown of it at that moment. */

const itemById = withValues(({ id }: { id: number }) =>
  query.selectFrom('item').selectAll().where('id', '=', id),
);
const alikeWith = withValues(({ name, trueName }: { name: string; trueName: string }) =>
  query
    .selectFrom('item')
    .selectAll()
    .where('name', '=', name)
    .where('true_name', '=', trueName)
    .orderBy('id'),
);

function needItem(sql: Sql, id: number): ItemRow {
  const row = sql.get(itemById({ id }));
  if (!row) throw new TurnkeeperError('not-found', 'That thing is no longer there.', { id: 'Choose again.' });
  return row;
}

const write = (sql: Sql, id: number, change: Partial<ItemRow>): void => {
  sql.run(query.updateTable('item').set(change).where('id', '=', id));
};

const mostNotes = 2000;

export const itemSteps: StepsOf<'item'> = {
  'item.identify': ({ sql }, { id, alike }) => {
    const item = needItem(sql, id);
    if (item.true_name === null) throw refused(`${item.name} is known for what it is. Nothing was changed.`);
    const known = alike ? sql.all(alikeWith({ name: item.name, trueName: item.true_name })) : [item];
    for (const row of known) write(sql, row.id, identified(row));
    const many = known.length === 1 ? '' : `, ${counted(known.length, 'such thing')} in all`;
    return step(`${describeItems([item])}: known as ${item.true_name} now${many}.`);
  },

  'item.setShown': ({ sql }, { id, name, bonus }) => {
    const item = needItem(sql, id);
    if (item.coin !== null) throw refused('A coin is what it is. Nothing was changed.');
    const facts = seeming(item, bonus);
    if (item.true_name !== null && item.name === name && item.facts === facts) throw soAlready();
    const truth = hiding(truthAsItStands(item), bonus === null ? 'not' : 'partly');
    const hidden = item.true_name === null ? { cost: null, charges: null, notes: '' } : {};
    write(sql, id, { ...truth, ...hidden, name, facts });
    return step(`${describeItems([item])}: shown as ${name} now.`, { hidden: true });
  },

  'item.noteTried': ({ sql }, { id, text }) => {
    const item = needItem(sql, id);
    const notes = item.notes === '' ? text : `${item.notes}\n${text}`;
    if (notes.length > mostNotes)
      throw refused(`The notes of ${item.name} are full: 2,000 characters. Nothing was changed.`, {
        text: 'The notes are full.',
      });
    write(sql, id, { notes });
    return step(`${describeItems([item])}: ${unstopped(text)}.`);
  },

  'item.setTruth': ({ sql }, { id, worthEach, ...changes }) => {
    const item = needItem(sql, id);
    const truth = truthOf(item);
    if (truth === null || item.known === 'known')
      throw refused(`${item.name} is known for what it is: change it as any thing. Nothing was changed.`);
    const after = {
      ...truth,
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.charges !== undefined && { charges: changes.charges }),
      ...(changes.notes !== undefined && { notes: changes.notes }),
      ...(worthEach !== undefined && { worth: worthEach === null ? null : inCopper(worthEach) }),
    };
    const hidden = hiding(after, item.known);
    if (hidden.true_facts === item.true_facts && hidden.true_name === item.true_name) throw soAlready();
    write(sql, id, hidden);
    return step(`${describeItems([item])}: what it is in truth was changed.`, { hidden: true });
  },
};

/**
 * What is shown of its figures: those of a plain thing, with the bonus it seems to have. Qualities of a thing that is hidden
 * now go with the truth, since any of them may tell what it is.
 */
function seeming(item: ItemRow, bonus: number | null): string {
  const plain = without(readFacts(item), 'magicBonus');
  return writeFacts({
    ...(item.true_name === null ? without(plain, 'qualities') : plain),
    ...(bonus !== null && { magicBonus: bonus }),
  });
}
