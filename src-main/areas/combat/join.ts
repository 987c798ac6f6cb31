import type { Dice } from '../../../shared/dice/dice.ts';
import type { Overrule } from '../../../shared/rules/combat.ts';
import { attempt } from '../../../shared/rules/fight/attempt.ts';
import { refused } from '../../../shared/errors.ts';
import { listed } from '../../../shared/words/names.ts';
import type { FallenDie, KeptAct } from '../../facts/fight/read-fight.ts';
import { readMember } from '../../facts/party/read-party.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { goOn, playOn, writeStep } from './act.ts';
import { actFacts } from './told/fight-facts.ts';
import { namedFoes } from './comers.ts';
import { enlist, enlistFoes, enlistPeople } from './enlist.ts';
import { fightToGoOn } from './fight-now.ts';
import type { FightNow } from './fight-now.ts';
import { lyingOnNewcomers } from './lasting/begin-under.ts';

const usualFeet = 30;

/** Where the rules throw for the place of one who comes late, the program throws. */
function withDice({ machine, state: from }: FightNow, rulings: readonly Overrule[], thrown: Dice): KeptAct[] {
  let state = from;
  return rulings.map((action) => {
    const dice: FallenDie[] = [];
    for (;;) {
      const faces = dice.map(([, face]) => face);
      const tried = attempt(machine, state, action, faces);
      if (tried.wanted === null) {
        ({ state } = tried.step);
        return { action, dice };
      }
      dice.push([tried.wanted.sides, thrown.roll(tried.wanted.sides), 'r']);
    }
  });
}

/** More come: of the party, or named as foes. They stand last in the order, as the rules have it. */
export const join: StepOf<'combat.join'> = (context, input) => {
  const { sql, campaign } = context;
  const now = fightToGoOn(sql, campaign, input);
  const there = new Set(now.fighters.flatMap(({ person }) => (person ? [person.id] : [])));
  const members = input.people.filter((id) => !there.has(id)).map((id) => readMember(sql, id));
  const people = enlistPeople(
    context,
    members.filter((member) => member !== null),
    0,
  );
  const named = now.fighters.map(({ name }) => ({ name }));
  const foes = input.comers.flatMap((each) => {
    const comers = namedFoes(context, now.row.id, each, named);
    named.push(...comers.foes);
    return enlistFoes(context, comers, comers.atFeet ?? usualFeet);
  });
  const all = [...people, ...foes];
  if (all.length === 0) throw refused('Nobody joins: name who comes. Nothing was changed.');
  enlist(sql, now.row.id, all, new Set(now.fighters.map(({ row }) => row.label)));
  const rulings = all.map(({ entrant }): Overrule => ({
    kind: 'overrule',
    change: 'join',
    fighter: entrant,
    ...(input.initiative !== null && { initiative: input.initiative }),
  }));
  const joined = playOn(now, withDice(now, rulings, context.dice()));
  const done = playOn(now, [
    ...joined.acts,
    ...lyingOnNewcomers(context, { ...now, state: joined.state }, all),
  ]);
  writeStep(context, now, done);
  const passed = goOn(context, now, done.state);
  const newcomers = new Map(all.map(({ entrant, name }) => [entrant.id, name]));
  const withNewcomers = { ...now, nameOf: (id: string) => newcomers.get(id) ?? now.nameOf(id) };
  return step(`${listed(all.map(({ name }) => name))} ${all.length === 1 ? 'joins' : 'join'} the fight.`, {
    ...passed,
    fight: actFacts(withNewcomers, done),
  });
};
