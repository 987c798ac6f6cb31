import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow, ItemRow } from '../../db/tables.ts';
import type { CommandContext, CommandHandler, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import { listed, withEvents } from '../dungeon/words.ts';
import { readThings } from '../inventory/read-things.ts';
import { arrive } from '../inventory/stacks.ts';
import { targetOf, withHolder } from '../inventory/target.ts';
import type { Things } from '../inventory/things.ts';
import { writeWithLanterns } from '../inventory/write-things.ts';
import { meetingFacts } from './facts.ts';
import { known, needOpen, where } from './open.ts';
import { whoIsSurprised } from './surprised.ts';

type Asked = ParsedInput<'encounter.dropHeld'>['people'][number];

/** What somebody holds in hand. */
export const heldBy = (things: Things, characterId: number): ItemRow[] =>
  things.at(withHolder(characterId)).filter(({ state }) => state === 'wielded');

/** Those of the party who may have dropped something. */
export function surprisedOf<Person extends { id: number }>(
  row: EncounterRow,
  party: readonly Person[],
): readonly Person[] {
  if (row.party_surprised !== 1) return [];
  const { people } = whoIsSurprised(row);
  return people.length === 0 ? party : party.filter(({ id }) => people.includes(id));
}

/** Whether the surprised drop what they hold; what falls lies on the ground. */
export const dropHeld: CommandHandler<'encounter.dropHeld'> = (context, { people }) => {
  const { sql, campaign } = context;
  const met = needOpen(sql);
  const { drops } = campaign.system.meeting.surprise;
  if (!drops)
    throw new TurnkeeperError('refused', 'By these rules the surprised drop nothing. Nothing was thrown.');
  const surprised = surprisedOf(met.row, meetingFacts(sql, campaign, met).party);
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
  const settlings = met.row.settlings + 1;
  sql.run(query.updateTable('encounter').set({ settlings }).where('id', '=', met.row.id));
  const names = throwers.map(({ name }) => name);
  const nothing = fallen.length === 0 ? ` ${names.length === 1 ? 'It is' : 'Everything is'} held fast.` : '';
  return step(withEvents(`Surprised: ${listed(names)}.${nothing}`, fallen), {
    encounter: known(met.row),
    reasons: throwers.map(({ name, natural }) => ({
      source: `${name}, d${drops.sides}`,
      value: natural,
      rule: 'SW-SURP-7',
    })),
    ...where(met.delve),
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
  { dice }: CommandContext,
  things: Things,
  { characterId, die, pick }: Asked,
  surprised: readonly { id: number; name: string }[],
  sides: number,
): Thrower {
  const person = surprised.find(({ id }) => id === characterId);
  if (!person)
    throw new TurnkeeperError('refused', 'Only the surprised can drop what they hold. Nothing was thrown.', {
      people: 'Choose among the surprised.',
    });
  const held = heldBy(things, characterId);
  const natural = dice(die).roll(sides);
  const picks = pick === null && held.length > 1 ? dice().roll(held.length) : pick;
  return { id: characterId, name: person.name, held, natural, pick: held.length === 0 ? null : picks };
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
