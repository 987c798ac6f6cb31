import { listed } from '../../../../shared/words/names.ts';
import { refused } from '../../../../shared/errors.ts';
import type { Sql } from '../../../db/sql.ts';
import type { ItemRow } from '../../../db/tables.ts';
import { because } from '../../../../shared/rules/common/reason.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { withEvents } from '../../../facts/words.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { arrive } from '../../../facts/gear/stacks.ts';
import { targetOf, withHolder } from '../../../facts/gear/target.ts';
import type { Things } from '../../../facts/gear/things.ts';
import { writeWithLanterns } from '../../../facts/gear/write-things.ts';
import { keepStep, plainStep } from '../../../facts/meeting/read-encounter.ts';
import type { Met } from '../open.ts';
import { known, needMet, surpriseIn, where } from '../open.ts';
import { readMeetingPeople } from './facts.ts';

type Asked = ParsedInput<'encounter.dropHeld'>['people'][number];

/** What somebody holds in hand. */
export const heldBy = (things: Things, characterId: number): ItemRow[] =>
  things.at(withHolder(characterId)).filter(({ state }) => state === 'wielded');

/** Those of the party who are surprised: by name where the rules ask each, else all of it. */
export function surprisedOf<Person extends { id: number }>(
  met: Pick<Met, 'settled'>,
  party: readonly Person[],
): readonly Person[] {
  const surprise = surpriseIn(met);
  if (surprise?.party.surprised !== true) return [];
  const { people } = surprise;
  return people.length === 0 ? party : party.filter(({ id }) => people.includes(id));
}

/** Whether the surprised have thrown for what they hold since surprise was last settled. */
export function dropsThrown({ all }: Pick<Met, 'all'>): boolean {
  const last = (step: string) => all.findLast((each) => each.step === step)?.id ?? 0;
  return last('drops') > last('surprise');
}

/** Whether the surprised drop what they hold; what falls lies on the ground. */
export const dropHeld: StepOf<'encounter.dropHeld'> = (context, { people }) => {
  const { sql, campaign } = context;
  const met = needMet(sql);
  const { drops } = campaign.system.meeting.surprise;
  if (!drops) throw refused('By these rules the surprised drop nothing. Nothing was thrown.');
  const surprised = surprisedOf(met, readMeetingPeople(sql, campaign));
  const things = readThings(
    sql,
    [],
    [...people.map(({ characterId: id }) => ({ in: 'holder', id }) as const), { in: 'ground' }],
  );
  const throwers = people.map((asked) => thrower(context, things, asked, surprised, drops.sides));
  const results = drops.settle(
    throwers.map(({ id, held, natural, pick }) => ({
      id: String(id),
      held: held.map((item) => item.name),
      natural,
      pick,
    })),
    campaign.settings,
  );
  const fallen = fall(sql, things, throwers, results);
  const reasons = throwers.map(({ name, natural }) =>
    because(`${name}, d${drops.sides}`, natural, drops.rule),
  );
  keepStep(sql, met.row.id, 'drops', { ...plainStep(null), reasons });
  const names = throwers.map(({ name }) => name);
  const nothing = fallen.length === 0 ? ` ${names.length === 1 ? 'It is' : 'Everything is'} held fast.` : '';
  return step(withEvents(`Surprised: ${listed(names)}.${nothing}`, fallen), {
    encounter: known(met),
    reasons,
    ...where(met),
  });
};

interface Thrower {
  id: number;
  name: string;
  held: ItemRow[];
  natural: number;
  pick: number | null;
}

function thrower(
  { dice }: StepContext,
  things: Things,
  { characterId, die }: Asked,
  surprised: readonly { id: number; name: string }[],
  sides: number,
): Thrower {
  const person = surprised.find(({ id }) => id === characterId);
  if (!person)
    throw refused('Only the surprised can drop what they hold. Nothing was thrown.', {
      people: 'Choose among the surprised.',
    });
  const held = heldBy(things, characterId);
  const natural = dice(die).roll(sides);
  const pick = held.length > 1 ? dice().roll(held.length) : null;
  return { id: characterId, name: person.name, held, natural, pick };
}

function fall(
  sql: Sql,
  things: Things,
  throwers: readonly Thrower[],
  results: readonly { id: string; items: string[] }[],
): string[] {
  const { columns } = targetOf(sql, things, { in: 'ground' });
  const sentences: string[] = [];
  for (const { id, items } of results) {
    const who = throwers.find((each) => String(each.id) === id);
    if (!who || items.length === 0) continue;
    const held = [...who.held];
    for (const name of items) {
      const at = held.findIndex((each) => each.name === name);
      // Two of one name are two things.
      for (const item of at < 0 ? [] : held.splice(at, 1)) arrive(things, item.id, columns);
    }
    sentences.push(`${who.name} dropped ${listed(items)}.`);
  }
  if (sentences.length > 0) writeWithLanterns(sql, things);
  return sentences;
}
