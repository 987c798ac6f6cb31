import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.ts';
import type { CommandsOf, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import { closeSpan } from '../dungeon/light-spans.ts';
import { readDelve } from '../dungeon/read-delve.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { listed, withEvents } from '../dungeon/words.ts';
import { addItem, describeItems, needItems } from './items.ts';
import { lanternsFollow } from './lanterns.ts';
import { needMember, readParty } from './read-party.ts';
import { treasureCommands } from './treasure.ts';

const flag = (value: boolean) => (value ? 1 : 0);

function facts(input: ParsedInput<'party.addCharacter' | 'party.editCharacter'>) {
  if (input.hp > input.maxHp)
    throw new TurnkeeperError('bad-input', 'Hit points cannot be above their maximum.', {
      hp: `At most ${input.maxHp}, the maximum given.`,
    });
  return {
    name: input.name,
    class_name: input.className,
    level: input.level,
    strength: input.strength,
    charisma: input.charisma,
    hp: input.hp,
    max_hp: input.maxHp,
    armour: input.armour,
    shield: flag(input.shield),
    misc_gear: flag(input.miscGear),
    carrying_treasure: flag(input.carryingTreasure),
  } satisfies Omit<NewRow<'character'>, 'position'>;
}

export const partyCommands: CommandsOf<'party'> = {
  ...treasureCommands,

  'party.addCharacter': ({ sql }, input) => {
    const last = sql.get(query.selectFrom('character').select((eb) => eb.fn.max('position').as('position')));
    const position = (last?.position ?? 0) + 1;
    const { lastId } = sql.run(query.insertInto('character').values({ ...facts(input), position }));
    for (const item of input.items) addItem(sql, lastId, item);
    return {
      ...step(`${input.name} joined the party, ${input.className} ${input.level}.`),
      value: { id: lastId },
    };
  },

  'party.editCharacter': ({ sql }, input) => {
    const { row } = needMember(readParty(sql), input.id, 'id');
    sql.run(query.updateTable('character').set(facts(input)).where('id', '=', row.id));
    const name = input.name === row.name ? row.name : `${row.name}, now ${input.name}`;
    return step(`Changed the sheet of ${name}.`);
  },

  'party.removeCharacter': ({ sql }, { id }) => {
    const { row, items } = needMember(readParty(sql), id, 'id');
    const delve = readDelve(sql);
    for (const light of delve?.lights ?? [])
      if (delve && light.bearer_id === id && light.lit === 1) closeSpan(sql, light.id, delve.row.turn);
    sql.run(query.deleteFrom('character').where('id', '=', id));
    const carried = items.length > 0 ? ` with ${describeItems(items)}` : '';
    return step(withEvents(`${row.name} left the party${carried}.`, delve ? missing(delve, id) : []));
  },

  'party.moveCharacter': ({ sql }, { id, by }) => {
    const party = readParty(sql);
    const from = party.members.findIndex((member) => member.row.id === id);
    const moving = needMember(party, id, 'id');
    const order = party.members.filter((member) => member !== moving);
    const to = Math.max(0, Math.min(order.length, from + by));
    if (to === from) throw new TurnkeeperError('refused', `${moving.row.name} stands there already.`);
    order.splice(to, 0, moving);
    order.forEach(({ row }, index) => {
      if (row.position === index + 1) return;
      sql.run(
        query
          .updateTable('character')
          .set({ position: index + 1 })
          .where('id', '=', row.id),
      );
    });
    return step(`Order of the party: ${listed(order.map(({ row }) => row.name))}.`);
  },

  'party.addItem': ({ sql }, { holderId, ...item }) => {
    const holder =
      holderId === null ? 'The party' : needMember(readParty(sql), holderId, 'holderId').row.name;
    const id = addItem(sql, holderId, item);
    return { ...step(`${holder} took ${describeItems([item])}.`), value: { id } };
  },

  'party.editItem': ({ sql }, { id, weightEach, ...item }) => {
    const [before] = needItems(readParty(sql), [id]);
    sql.run(
      query
        .updateTable('item')
        .set({ ...item, weight_cn: weightEach })
        .where('id', '=', id),
    );
    if (before) lanternsFollow(sql, before.holder_id, null);
    return step(`Changed ${describeItems(before ? [before] : [])} to ${describeItems([item])}.`);
  },

  'party.removeItem': ({ sql }, { id }) => {
    const items = needItems(readParty(sql), [id]);
    sql.run(query.deleteFrom('item').where('id', '=', id));
    for (const { holder_id } of items) lanternsFollow(sql, holder_id, null);
    return step(`Struck off the sheet: ${describeItems(items)}.`);
  },
};

/** What the delve loses with the one who leaves, one sentence each. */
function missing({ row, lights }: Delve, id: number): string[] {
  const lit = lights.filter((light) => light.lit === 1);
  const left = lit.filter((light) => light.bearer_id !== id);
  return [
    ...(row.speaker_id === id ? ['Nobody speaks for the party now.'] : []),
    ...(left.length < lit.length && left.length > 0 ? ['A light went too.'] : []),
    ...(left.length < lit.length && left.length === 0
      ? ['The last light went too: the party stands in the dark.']
      : []),
  ];
}
