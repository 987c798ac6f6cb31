import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { withEvents } from '../../facts/words.ts';
import { describeItems } from '../../facts/party/items.ts';
import { loadOf } from '../../facts/party/weighing/load.ts';
import { add } from './add-item.ts';
import { loadInWords } from './view/bearings.ts';
import { bearingAfter, writeCarrying } from './worth-mention.ts';
import { buy } from './trade/buy.ts';
import { dropPack } from './drop-pack.ts';
import { edit } from './edit-item.ts';
import { move } from './move.ts';
import { outermostOf, needThings } from '../../facts/gear/move-things.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import { setState } from './set-state.ts';
import { areEqual, poured, takeFrom } from '../../facts/gear/stacks.ts';
import { stashSteps } from './stash-steps.ts';
import { nameOf } from '../../facts/gear/target.ts';
import { samePlace } from '../../facts/gear/things.ts';
import { writeThings, writeWithLanterns } from '../../facts/gear/write-things.ts';

export const inventorySteps: StepsOf<'inventory'> = {
  'inventory.add': add,
  'inventory.buy': buy,
  'inventory.edit': edit,
  'inventory.move': move,
  'inventory.setState': setState,
  'inventory.dropPack': dropPack,
  ...stashSteps,

  'inventory.remove': ({ sql, campaign }, { itemIds, quantity }) => {
    const things = readThings(sql, itemIds);
    const chosen = outermostOf(things, needThings(things, itemIds));
    if (quantity !== null && chosen.length !== 1)
      throw new TurnkeeperError('bad-input', 'How many can be said of one stack only.', {
        quantity: 'Choose one stack, or leave it out.',
      });
    const holders = [...new Set(chosen.map(({ id }) => things.holderOf(id)))];
    const gone = chosen.map((row) => takeFrom(things, row, quantity));
    const inside = gone.reduce((sum, { id }) => sum + things.tree(id).length - 1, 0);
    for (const { id } of gone) things.remove(id);
    writeWithLanterns(sql, things);
    const mention = writeCarrying(sql, campaign, things);
    const [holderId = null] = holders.length === 1 ? holders : [];
    const left = chosen.length === 1 ? things.get(chosen[0]?.id ?? 0) : undefined;
    const rest = left ? `, ${left.quantity.toLocaleString('en')} left` : '';
    const held = inside > 0 ? `, with ${inside.toLocaleString('en')} in it` : '';
    const whose =
      holderId === null
        ? ''
        : ` (${nameOf(sql, holderId, 'itemIds')}${loadInWords(campaign, loadOf(campaign, bearingAfter(sql, campaign, things, holderId)))})`;
    return step(withEvents(`Struck off: ${describeItems(gone)}${held}${rest}${whose}.`, mention));
  },

  'inventory.split': ({ sql }, { id, quantity }) => {
    const things = readThings(sql, [id]);
    const [row] = needThings(things, [id], 'id');
    if (!row || row.quantity <= quantity)
      throw refused(`A stack of ${row?.quantity ?? 0} cannot give off ${quantity}.`, {
        quantity: 'Fewer than there are.',
      });
    const part = takeFrom(things, row, quantity);
    const ids = writeThings(sql, things);
    const sentence = `Parted ${describeItems([row])}: ${describeItems([part])} apart.`;
    return { ...step(sentence), value: { id: ids.get(part.id) ?? part.id } };
  },

  'inventory.merge': ({ sql }, { itemIds }) => {
    const things = readThings(sql, itemIds);
    const [first, ...others] = needThings(things, itemIds);
    if (!first || others.length === 0)
      throw new TurnkeeperError('bad-input', 'Choose at least two stacks.', { itemIds: 'Choose another.' });
    for (const other of others) {
      if (!areEqual(first, other) || first.state !== other.state)
        throw refused(`${other.name} and ${first.name} are not the same, so they stay apart.`, {
          itemIds: 'Choose equal things.',
        });
      if (!samePlace(first, other))
        throw refused(`These ${first.name} lie in different places. Bring them together first.`, {
          itemIds: 'Choose things of one place.',
        });
    }
    let whole = first;
    for (const other of others) whole = poured(things, other, whole);
    writeThings(sql, things);
    return step(`Put together: ${describeItems([whole])}.`);
  },
};
