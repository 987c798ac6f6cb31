import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { CombatAction, LyingWeapon, Overrule } from '../../../../shared/rules/combat.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
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
import { isCalled, pickUp } from './foes-things.ts';
import { layDown } from './lay-down.ts';
import { toHolder } from './to-holder.ts';

/** Somebody takes up what lies about: it goes into the pack, and the act is spent where one was due. */
export const takeUp: StepOf<'combat.takeUp'> = (context, input) => {
  const { sql, campaign } = context;
  const now = fightToGoOn(sql, campaign, input);
  const fighter = ableIn(now, input.fighter);
  const lying = lyingIn(sql, now.row.id);
  const thing = lying.find(({ id }) => id === input.thingId);
  if (!thing)
    throw new TurnkeeperError('not-found', 'That lies there no longer. Nothing was changed.', {
      thingId: 'Choose again.',
    });
  const known = knownOf(now, lying, thing);
  const quantity = known.length || thing.quantity;
  const what = `takes up ${described({ name: thing.name, quantity })}`;
  const act = known.length === 1 ? ownAct(now, fighter, { kind: 'takeUp', way: thing.name }) : null;
  if (act !== null) return told(context, now, fighter, { what, act });
  const spends = spendsAct(now, fighter);
  if (known.length > 0) {
    const taken = known.map((each): Overrule => ({
      kind: 'overrule',
      change: 'takesUp',
      id: fighter.id,
      ...each,
    }));
    return told(context, now, fighter, { what, spends: [...taken, ...spends] });
  }
  if (fighter.foe) {
    const rulings = takenByFoe(sql, now, fighter, thing);
    return told(context, now, fighter, { what, spends: [...rulings, ...spends] });
  }
  toHolder(sql, thing, fighter.person.id);
  sql.run(query.deleteFrom('fight_thing').where('id', '=', thing.id));
  return told(context, now, fighter, { what, spends });
};

/** What the rules themselves know of it: of the weapons that lie there for them those nearest to it and to nothing else. */
function knownOf(
  { machine, state }: FightNow,
  lying: readonly Lying[],
  thing: Lying,
): readonly LyingWeapon[] {
  const alike = lying.filter(({ name }) => name === thing.name);
  const nearest = ({ atFeet }: LyingWeapon): Lying | undefined =>
    alike.toSorted((one, other) => Math.abs(one.at_feet - atFeet) - Math.abs(other.at_feet - atFeet))[0];
  return machine
    .lying(state)
    .filter((each) => each.way === thing.name && nearest(each) === thing)
    .slice(0, thing.quantity);
}

/** A foe has use for what he throws himself. */
function takenByFoe(sql: Sql, { machine, state }: FightNow, { id, name }: Fighter, thing: Lying): Overrule[] {
  const seen = machine.seen(state).find((each) => each.id === id);
  const shots = seen?.shots.find(({ way }) => isCalled(thing.name, way));
  if (shots?.left == null)
    throw refused(`${name} takes up only what he throws himself. Nothing was changed.`, {
      thingId: 'Choose another.',
    });
  const many = pickUp(sql, thing, thing.quantity);
  return [{ kind: 'overrule', change: 'shots', id, way: shots.way, left: shots.left + many }];
}

type Lying = FightThing & { item_id: number };

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
  const what = `drops ${described({ name: item.name, quantity })}`;
  const act = quantity === 1 ? ownAct(now, fighter, { kind: 'drop', way: item.name }) : null;
  if (act !== null) return told(context, now, fighter, { what, act });
  const atFeet = now.state.fighters.find(({ id }) => id === fighter.id)?.atFeet ?? 0;
  layDown(sql, item, quantity, { fightId: now.row.id, fromId: fighter.person.id, atFeet });
  return told(context, now, fighter, { what, spends: [] });
};

/** Where the rules know of it themselves, the act of theirs that may be taken now: what it costs is theirs to say. */
function ownAct(
  { machine, state }: FightNow,
  { id }: Pick<Fighter, 'id'>,
  { kind, way }: { kind: 'takeUp' | 'drop'; way: string },
): CombatAction | null {
  const isOpen = machine
    .legalActions(state)
    .some((each) => each.kind === kind && each.actor === id && each.ways?.includes(way) === true);
  return isOpen ? { kind, actor: id, way } : null;
}

export const described = ({ name, quantity }: Pick<FightThing, 'name' | 'quantity'>): string =>
  describeItems([{ kind: 'gear', name, quantity }]);

/** It costs the act, where one was due. */
export function spendsAct({ machine, state }: FightNow, { id }: Pick<Fighter, 'id'>): Overrule[] {
  const isDue = machine.seen(state).find((each) => each.id === id)?.standing === 'mayAct';
  return isDue ? [{ kind: 'overrule', change: 'acted', id, acted: true }] : [];
}

export type Person = Fighter & { readonly person: NonNullable<Fighter['person']> };

/** Throws refused where he has no pack, or is in no state to reach for anything. */
export function personIn(now: FightNow, id: string): Person {
  const fighter = now.fighters.find((each) => each.id === id);
  if (!fighter?.person) throw refused('Only those of the party have a pack. Nothing was changed.');
  return ableIn(now, id) as Person;
}

/** Throws refused where he does not fight, or is in no state to reach for anything. */
function ableIn({ fighters, state, nameOf }: FightNow, id: string): Fighter {
  const fighter = fighters.find((each) => each.id === id);
  if (!fighter) throw refused('One who does not fight here reaches for nothing. Nothing was changed.');
  if (state.fighters.find((each) => each.id === id)?.status !== 'active')
    throw refused(`${nameOf(id)} is in no state to do that. Nothing was changed.`);
  return fighter;
}

interface InWords {
  readonly what: string;
  readonly spends?: readonly Overrule[];
  /** The act of the rules that it is; in the referee's words alone if left out. */
  readonly act?: CombatAction;
}

/** A step of the fight in the referee's words. */
export function told(
  context: StepContext,
  now: FightNow,
  { id, name }: Fighter,
  { what, spends = [], act }: InWords,
) {
  const note: Overrule = { kind: 'overrule', change: 'note', id, words: what };
  const { done, passed } = stepOn(context, now, () => [act ?? note, ...spends].map(undiced));
  return step(withEvents(`${name} ${what}.`, passed.events), { ...passed, fight: actFacts(now, done) });
}
