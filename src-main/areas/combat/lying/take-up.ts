import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { Overrule } from '../../../../shared/rules/combat.ts';
import { query } from '../../../db/sql.ts';
import { lyingIn } from '../../../facts/fight/read-lying.ts';
import type { FightThing } from '../../../facts/fight/read-lying.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { describeItems } from '../../../facts/party/items.ts';
import { withEvents } from '../../../facts/words.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { stepOn, undiced } from '../acting/act.ts';
import { fightToGoOn } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { actFacts } from '../told/fight-facts.ts';
import { layDown } from './lay-down.ts';
import { toHolder } from './to-holder.ts';

/** Somebody takes up what lies about: it goes into the pack, and the act is spent where one was due. */
export const takeUp: StepOf<'combat.takeUp'> = (context, input) => {
  const { sql, campaign } = context;
  const now = fightToGoOn(sql, campaign, input);
  const fighter = personIn(now, input.fighter);
  const thing = lyingIn(sql, now.row.id).find(({ id }) => id === input.thingId);
  if (!thing)
    throw new TurnkeeperError('not-found', 'That lies there no longer. Nothing was changed.', {
      thingId: 'Choose again.',
    });
  toHolder(sql, thing, fighter.person.id);
  sql.run(query.deleteFrom('fight_thing').where('id', '=', thing.id));
  const what = `takes up ${described(thing)}`;
  return told(context, now, fighter, { what, spends: spendsAct(now, fighter) });
};

/** Somebody lets go of a thing, with all that is in it: it lies where he stands. */
export const drop: StepOf<'combat.drop'> = (context, input) => {
  const { sql, campaign } = context;
  const now = fightToGoOn(sql, campaign, input);
  const fighter = personIn(now, input.fighter);
  const things = readThings(sql, [input.itemId]);
  const item = things.get(input.itemId);
  if (!item || things.holderOf(item.id) !== fighter.person.id)
    throw refused(`${fighter.name} has that no longer. Nothing was dropped.`, { itemId: 'Choose again.' });
  const quantity = input.quantity ?? item.quantity;
  const atFeet = now.state.fighters.find(({ id }) => id === fighter.id)?.atFeet ?? 0;
  layDown(sql, item, quantity, { fightId: now.row.id, fromId: fighter.person.id, atFeet });
  const what = `drops ${described({ name: item.name, quantity })}`;
  return told(context, now, fighter, { what, spends: [] });
};

export const described = ({ name, quantity }: Pick<FightThing, 'name' | 'quantity'>): string =>
  describeItems([{ kind: 'gear', name, quantity }]);

/** It costs the act, where one was due. */
export function spendsAct({ machine, state }: FightNow, { id }: Pick<Fighter, 'id'>): Overrule[] {
  const isDue = machine.seen(state).find((each) => each.id === id)?.standing === 'mayAct';
  return isDue ? [{ kind: 'overrule', change: 'acted', id, acted: true }] : [];
}

export type Person = Fighter & { readonly person: NonNullable<Fighter['person']> };

/** Throws refused where he has no pack, or is in no state to reach for anything. */
export function personIn({ fighters, state, nameOf }: FightNow, id: string): Person {
  const fighter = fighters.find((each) => each.id === id);
  if (!fighter?.person) throw refused('Only those of the party have a pack. Nothing was changed.');
  if (state.fighters.find((each) => each.id === id)?.status !== 'active')
    throw refused(`${nameOf(id)} is in no state to do that. Nothing was changed.`);
  return fighter;
}

/** A step of the fight in the referee's words. */
export function told(
  context: StepContext,
  now: FightNow,
  { id, name }: Fighter,
  { what, spends }: { what: string; spends: readonly Overrule[] },
) {
  const note: Overrule = { kind: 'overrule', change: 'note', id, words: what };
  const { done, passed } = stepOn(context, now, () => [note, ...spends].map(undiced));
  return step(withEvents(`${name} ${what}.`, passed.events), { ...passed, fight: actFacts(now, done) });
}
