import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { query } from '../../../db/sql.ts';
import type { ItemRow } from '../../../db/tables.ts';
import { lyingIn, shotIn } from '../../../facts/fight/read-lying.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { arrive } from '../../../facts/gear/stacks.ts';
import { nameOf, withHolder } from '../../../facts/gear/target.ts';
import { writeThings } from '../../../facts/gear/write-things.ts';
import { asItSeems } from '../../../facts/party/truth.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { described } from '../lying/take-up.ts';
import { toHolder } from '../lying/to-holder.ts';
import type { EndFacts } from './record.ts';

type Shot = Pick<
  ItemRow,
  'kind' | 'name' | 'weight' | 'cost' | 'coin' | 'charges' | 'capacity' | 'notes' | 'facts'
> &
  // Of fights begun before things had a true half there is none.
  Partial<Pick<ItemRow, 'true_name' | 'true_facts' | 'known'>>;

type Gathered = Pick<EndFacts, 'things' | 'shots'> & { told: string[] };

/**
 * What lay about at the end: each thing to somebody or left on the ground, missiles found again back to who shot them.
 * Throws refused for what is not there, or more than was shot.
 */
export function gather(context: StepContext, input: ParsedInput<'combat.end'>): Gathered {
  const { sql } = context;
  const { fightId, things, found } = input;
  const lying = lyingIn(sql, fightId);
  const shot = shotIn(sql, fightId);
  const told: string[] = [];
  if (things.some(({ thingId }) => !lying.some(({ id }) => id === thingId)))
    throw refused('Something of what lay about is no longer there. Nothing was changed.');
  const lay = lying.map((thing) => {
    const { name, quantity, at_feet: atFeet, from_id: fromId } = thing;
    const to = things.find(({ thingId }) => thingId === thing.id)?.to ?? null;
    const itemId = to === null ? thing.item_id : (toHolder(sql, thing, to) ?? thing.item_id);
    if (to !== null) told.push(`${nameOf(sql, to, 'things')} takes up ${described(thing)}.`);
    return { name, quantity, atFeet, fromId, itemId, takenBy: to };
  });
  if (found.some(({ thingId }) => !shot.some(({ id }) => id === thingId))) throw tooMany(0);
  const shots = shot.map((thing) => {
    const { name, quantity, at_feet: atFeet, from_id: fromId, facts } = thing;
    const many = found.find(({ thingId }) => thingId === thing.id)?.quantity ?? 0;
    const kept = { name, quantity, atFeet, fromId, facts: facts ?? '{}', found: many };
    if (many === 0) return { ...kept, itemId: null };
    if (fromId === null || facts === null) throw tooMany(0);
    if (many > quantity) throw tooMany(quantity);
    const itemId = again(context, fromId, JSON.parse(facts) as Shot, many);
    told.push(`${nameOf(sql, fromId, 'found')} finds ${many} of ${described(thing)} again.`);
    return { ...kept, itemId };
  });
  sql.run(query.deleteFrom('fight_thing').where('fight_id', '=', fightId));
  return { things: lay, shots, told };
}

const tooMany = (most: number) =>
  refused('No more missiles can be found again than were shot. Nothing was changed.', {
    found: `At most ${most}.`,
  });

/** Back into the pack of whoever shot them; the id of the stack. */
function again({ sql }: StepContext, holderId: number, facts: Shot, quantity: number): number {
  const held = readThings(sql, [], [{ in: 'holder', id: holderId }]);
  const place = withHolder(holderId);
  const row = arrive(
    held,
    held.add({ ...asItSeems, ...facts, ...place, state: 'carried', quantity }).id,
    place,
  );
  return writeThings(sql, held).get(row.id) ?? row.id;
}
