import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { query } from '../../../db/sql.ts';
import type { ItemRow } from '../../../db/tables.ts';
import { lyingIn, shotIn } from '../../../facts/fight/read-lying.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { arrive } from '../../../facts/gear/stacks.ts';
import { nameOf, withHolder } from '../../../facts/gear/target.ts';
import { writeThings } from '../../../facts/gear/write-things.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { described, toHolder } from '../lying/take-up.ts';

type Shot = Pick<
  ItemRow,
  'kind' | 'name' | 'weight' | 'cost' | 'coin' | 'charges' | 'capacity' | 'notes' | 'facts'
>;

/**
 * What lay about at the end: each thing to somebody or left on the ground, missiles found again back to who shot them.
 * Throws refused for what is not there, or more than was shot.
 */
export function gather(
  { sql }: StepContext,
  { fightId, things, found }: ParsedInput<'combat.end'>,
): string[] {
  const lying = lyingIn(sql, fightId);
  const shot = shotIn(sql, fightId);
  const told: string[] = [];
  for (const { thingId, to } of things) {
    const thing = lying.find(({ id }) => id === thingId);
    if (!thing) throw refused('Something of what lay about is no longer there. Nothing was changed.');
    toHolder(sql, thing, to);
    told.push(`${nameOf(sql, to, 'things')} takes up ${described(thing)}.`);
  }
  for (const { thingId, quantity } of found) {
    const thing = shot.find(({ id }) => id === thingId);
    if (!thing || thing.from_id === null || thing.facts === null || quantity > thing.quantity)
      throw refused('No more missiles can be found again than were shot. Nothing was changed.', {
        found: `At most ${thing?.quantity ?? 0}.`,
      });
    if (quantity === 0) continue;
    const held = readThings(sql, [], [{ in: 'holder', id: thing.from_id }]);
    const facts = JSON.parse(thing.facts) as Shot;
    const place = withHolder(thing.from_id);
    arrive(held, held.add({ ...facts, ...place, state: 'carried', quantity }).id, place);
    writeThings(sql, held);
    told.push(`${nameOf(sql, thing.from_id, 'found')} finds ${quantity} of ${described(thing)} again.`);
  }
  sql.run(query.deleteFrom('fight_thing').where('fight_id', '=', fightId));
  return told;
}
