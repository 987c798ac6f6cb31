import { refused } from '../../../shared/errors.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { withEvents } from '../../facts/words.ts';
import { describeItems, thingRow } from '../../facts/party/items.ts';
import { loadOf } from '../../facts/party/weighing/load.ts';
import { bearingIn, loadInWords } from './view/bearings.ts';
import { overFull } from './view/fullness.ts';
import { putInUse } from './in-use.ts';
import { deepest } from '../../facts/gear/move-things.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import { arrive } from '../../facts/gear/stacks.ts';
import { targetOf, userOf } from '../../facts/gear/target.ts';
import { writeThings } from '../../facts/gear/write-things.ts';

/** A new thing, onto an equal stack where one lies there; with somebody it may be in use at once. */
export const add: StepOf<'inventory.add'> = ({ sql, campaign }, { to, item }) => {
  const things = readThings(sql, [], [to]);
  const target = targetOf(sql, things, to);
  if (target.container && things.around(target.container.id).length + 1 > deepest)
    throw refused(`Things lie at most ${deepest} deep in each other.`, {
      to: 'Choose a place further out.',
    });
  const added = things.add({
    ...thingRow(item, campaign.system.weights),
    ...target.columns,
    state: 'carried',
  });
  const used =
    to.in === 'holder' && item.state !== 'carried'
      ? putInUse(things, added, item.state, userOf(sql, to.id, 'to'))
      : { used: arrive(things, added.id, target.columns), tookOff: [] };
  const ids = writeThings(sql, things);
  const { holderId, container } = target;
  const load = holderId === null ? null : loadOf(campaign, bearingIn(sql, things, holderId));
  const who = holderId === null ? 'The party' : userOf(sql, holderId, 'to').name;
  const where = container ? ` into ${container.name}` : holderId === null ? ` into ${target.name}` : '';
  const how = used.used.state === 'carried' ? '' : `, ${used.used.state}`;
  const sentence = `${who} ${where ? 'put' : 'took'} ${describeItems([added])}${where}${how}${load ? loadInWords(campaign, load) : ''}.`;
  const off = used.tookOff.length > 0 ? [`Taken off: ${describeItems(used.tookOff)}.`] : [];
  return {
    ...step(withEvents(sentence, [...off, ...overFull(campaign, things, target)])),
    value: { id: ids.get(used.used.id) ?? used.used.id },
  };
};
