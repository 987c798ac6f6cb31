import { refused } from '../../../shared/errors.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { soAlready } from '../../steps/so-already.ts';
import { step } from '../../steps/step-context.ts';
import { withEvents } from '../../facts/words.ts';
import { armourClassOf } from '../../facts/party/armour-class.ts';
import { describeItems } from '../../facts/party/items.ts';
import { bearingIn } from './view/bearings.ts';
import { putInUse } from './in-use.ts';
import { needThings } from '../../facts/gear/move-things.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import { arrive } from '../../facts/gear/stacks.ts';
import { userOf, withHolder } from '../../facts/gear/target.ts';
import { writeThings } from '../../facts/gear/write-things.ts';

const did = { carried: 'put away', worn: 'put on', wielded: 'took in hand' } as const;

/** Worn, wielded or only carried. The sentence tells what came off for it, and the armour class. */
export const setState: StepOf<'inventory.setState'> = ({ sql, campaign, content }, { id, state }) => {
  const things = readThings(sql, [id]);
  const [row] = needThings(things, [id], 'id');
  const holderId = things.holderOf(id);
  if (!row || holderId === null)
    throw refused(`Nobody has ${row?.name ?? 'it'}: give it to somebody first.`, {
      id: 'Give it to somebody first.',
    });
  if (row.state === state) throw soAlready();
  const user = userOf(sql, holderId, 'id');
  const before = armourClassOf(campaign, bearingIn(sql, things, holderId), content);
  const { used, tookOff } =
    state === 'carried'
      ? { used: { ...row, ...arrive(things, id, withHolder(holderId)), quantity: row.quantity }, tookOff: [] }
      : putInUse(things, row, state, user);
  writeThings(sql, things);
  const after = armourClassOf(campaign, bearingIn(sql, things, holderId), content);
  const changed = before.text === after.text ? '' : `, armour class ${before.text} → ${after.text}`;
  const off = tookOff.length > 0 ? [`Taken off: ${describeItems(tookOff)}.`] : [];
  return step(withEvents(`${user.name} ${did[state]} ${describeItems([used])}${changed}.`, off), {
    reasons: after.reasons,
  });
};
