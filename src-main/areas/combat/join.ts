import type { Dice } from '../../../shared/dice/dice.ts';
import type { Overrule } from '../../../shared/rules/combat.ts';
import { attempt } from '../../../shared/rules/fight/attempt.ts';
import { refused } from '../../../shared/errors.ts';
import { capital, listed } from '../../../shared/words/names.ts';
import type { FallenDie, KeptAct } from '../../facts/fight/read-fight.ts';
import { readMember } from '../../facts/party/read-party.ts';
import type { StepContext, StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { playOn, stepOn } from './acting/act.ts';
import { expect, expectedWords } from './arrivals/expect.ts';
import { comingOf } from './comers/coming.ts';
import { enlist, enlistFoes, enlistPeople } from './comers/enlist.ts';
import { guessedWords } from './comers/guessed.ts';
import { mayFight } from './comers/hulls.ts';
import { namedFoes } from './comers/named-foes.ts';
import { partedOf, usually } from './comers/people.ts';
import type { NamedMember } from './comers/people.ts';
import { actFacts, fightFacts } from './told/fight-facts.ts';
import { fightToGoOn } from './fight-now.ts';
import type { FightNow } from './fight-now.ts';
import { lyingOnNewcomers } from './lasting/begin-under.ts';

type Context = StepContext<'classesInUse' | 'monsters'>;

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
  const labels = new Set(now.fighters.map(({ row }) => row.label));
  const { now: coming, later } = comingOf(sql, input, labels);
  const { people: named, others } = partedOf(sql, campaign, coming);
  const people = enlistPeople(context, peopleOf(context, now, input.people, named));
  const taken = now.fighters.map(({ name }) => ({ name }));
  const comers = others.map((each) => {
    const some = namedFoes(context, now.row.id, each, taken);
    taken.push(...some.foes);
    return some;
  });
  const foes = comers.flatMap((each) => enlistFoes(context, each, each.atFeet ?? usualFeet));
  const all = [...people, ...foes];
  expect(sql, now.row.id, later);
  if (all.length === 0) {
    if (later.length === 0)
      throw refused(
        input.people.length > 0
          ? 'Nobody joins: those named fight already, or are not of the party, or are vehicles that do not fight. Nothing was changed.'
          : 'Nobody joins: name who comes. Nothing was changed.',
      );
    return step(expectedWords(later).trim(), { fight: fightFacts(now) });
  }
  enlist(sql, now.row.id, all, labels);
  const rulings = all.map(({ entrant }): Overrule => ({
    kind: 'overrule',
    change: 'join',
    fighter: entrant,
    ...(input.initiative !== null && { initiative: input.initiative }),
  }));
  const { done, passed } = stepOn(context, now, (current) => {
    const joined = playOn(current, withDice(current, rulings, context.dice()));
    return [...joined.acts, ...lyingOnNewcomers(context, { ...current, state: joined.state }, all)];
  });
  const newcomers = new Map(all.map(({ entrant, name }) => [entrant.id, name]));
  const withNewcomers = { ...now, nameOf: (id: string) => newcomers.get(id) ?? now.nameOf(id) };
  const who = `${capital(listed(all.map(({ name }) => name)))} ${all.length === 1 ? 'joins' : 'join'} the fight.`;
  return step(`${who}${guessedWords(campaign, comers)}${expectedWords(later)}`, {
    ...passed,
    fight: actFacts(withNewcomers, done),
  });
};

/** Throws refused for one who fights already. */
function peopleOf(
  { sql, campaign }: Context,
  { fighters }: FightNow,
  ids: readonly number[],
  named: readonly NamedMember[],
): NamedMember[] {
  const there = new Set(fighters.flatMap(({ person }) => (person ? [person.id] : [])));
  const twice = named.find(({ member }) => there.has(member.row.id));
  if (twice)
    throw refused(`${twice.member.row.name} fights already. Nothing was changed.`, {
      lines: `${twice.member.row.name} fights already.`,
    });
  const chosen = ids.filter((id) => !there.has(id)).flatMap((id) => readMember(sql, id) ?? []);
  return [...chosen.filter(({ row }) => mayFight(campaign, row)).map(usually), ...named];
}
