import { commands } from '../../../shared/ipc/contract.ts';
import type { CommandInput, CommandOutput, StepName, ParsedInput } from '../../../shared/ipc/contract.ts';
import type { Desk } from '../../desk/desk.ts';

import { runStep } from '../../steps/run-step.ts';
import { sampleLevel, samplePlace, sampleRooms } from './sample-place.ts';
import type { SampleRoom } from './sample-place.ts';

/** The sample campaign: four people at the head of a stair, ready for their first turn, and what lies below. */
export const sampleCampaign = {
  name: 'The Sunken Priory',
  system: 'ose',
  settings: { encumbrance: 'detailed', morale: true },
};

type NewCharacter = CommandInput<'character.add'>;
type Item = NonNullable<NewCharacter['items']>[number];

const weapon = (
  name: string,
  weightEach: number,
  costEach: number,
  damage: string,
  contentId = name,
): Item => ({
  kind: 'weapon',
  name,
  weightEach,
  costEach,
  state: 'wielded',
  facts: { damage, hands: 1, contentId },
});

const armour = (
  name: string,
  weightEach: number,
  costEach: number,
  acBonus: number,
  armourType: 'light' | 'heavy',
): Item => ({ kind: 'armour', name, weightEach, costEach, state: 'worn', facts: { acBonus, armourType } });

const shield: Item = {
  kind: 'shield',
  name: 'shield',
  weightEach: 100,
  costEach: 10,
  state: 'worn',
  facts: { acBonus: 1 },
};

const gear = (kind: 'torch' | 'oilFlask' | 'lantern' | 'tinder', name: string, quantity: number): Item => ({
  kind,
  name,
  quantity,
});

const scores = (
  strength: number,
  intelligence: number,
  wisdom: number,
  dexterity: number,
  constitution: number,
  charisma: number,
) => ({ strength, intelligence, wisdom, dexterity, constitution, charisma });

const sampleParty: NewCharacter[] = [
  {
    name: 'Hild',
    className: 'Fighter',
    classId: 'fighter',
    level: 2,
    xp: 2000,
    abilities: scores(16, 9, 10, 11, 14, 13),
    hp: 11,
    maxHp: 13,
    miscGear: true,
    items: [weapon('sword', 60, 10, '1d8'), armour('plate mail', 500, 60, 6, 'heavy'), shield],
  },
  {
    name: 'Osric',
    className: 'Cleric',
    classId: 'cleric',
    level: 1,
    abilities: scores(12, 10, 15, 9, 11, 10),
    hp: 6,
    maxHp: 6,
    miscGear: true,
    items: [
      weapon('mace', 30, 5, '1d6'),
      armour('chainmail', 400, 40, 4, 'heavy'),
      gear('lantern', 'lantern', 1),
      gear('oilFlask', 'flask of oil', 2),
      gear('tinder', 'tinder box', 1),
    ],
  },
  {
    name: 'Wren',
    className: 'Thief',
    classId: 'thief',
    level: 1,
    abilities: scores(10, 12, 9, 12, 10, 11),
    hp: 3,
    maxHp: 4,
    miscGear: true,
    items: [
      weapon('short sword', 30, 7, '1d6', 'short-sword'),
      armour('leather armour', 200, 20, 2, 'light'),
      gear('torch', 'torch', 6),
      gear('tinder', 'tinder box', 1),
    ],
  },
  {
    name: 'Corin',
    className: 'Magic-user',
    classId: 'magic-user',
    level: 1,
    abilities: scores(8, 16, 12, 10, 9, 11),
    hp: 2,
    maxHp: 2,
    miscGear: true,
    items: [weapon('dagger', 10, 3, '1d4')],
  },
];

/** Puts party and dungeon into the campaign just made and sends the one to the other; each is a step of its own. */
export async function fillSample(desk: Desk): Promise<void> {
  const { id: dungeonId, levelId } = await take(desk, 'place.addDungeon', samplePlace);
  const { id: tableId } = await take(desk, 'wander.takeFromContent', { contentId: sampleLevel.table });
  await take(desk, 'place.changeLevel', { id: levelId, name: sampleLevel.name, tableId });
  const roomIds = new Map<string, number>();
  for (const { key, name, notes } of sampleRooms)
    roomIds.set(key, (await take(desk, 'place.addRoom', { levelId, key, name, notes })).id);
  for (const room of sampleRooms)
    for (const feature of featuresOf(room, roomIds)) await take(desk, 'place.addFeature', feature);
  for (const member of sampleParty) await take(desk, 'character.add', member);
  await take(desk, 'dungeon.enter', { name: samplePlace.name, speakerId: 1, dungeonId });
  await take(desk, 'place.goTo', { text: sampleRooms[0]?.key ?? '' });
}

/** One step as a window would send it. */
async function take<Name extends StepName>(
  desk: Desk,
  name: Name,
  input: CommandInput<Name>,
): Promise<CommandOutput<Name>> {
  const parsed = commands[name].input.parse(input) as ParsedInput<Name>;
  return (await runStep(desk, name, parsed)).value;
}

type Feature = CommandInput<'place.addFeature'>;

/** What stands in a room of the sample. Throws where a door leads to a key that no room has. */
function featuresOf(room: SampleRoom, roomIds: ReadonlyMap<string, number>): Feature[] {
  const idOf = (key: string): number => {
    const id = roomIds.get(key);
    if (id === undefined) throw new Error(`The sample has no room ${key}.`);
    return id;
  };
  const roomId = idOf(room.key);
  return [
    ...(room.doors ?? []).map(({ to, ...door }): Feature => ({
      roomId,
      kind: 'door',
      toRoomId: idOf(to),
      ...door,
    })),
    ...(room.traps ?? []).map((trap): Feature => ({ roomId, kind: 'trap', ...trap })),
    ...(room.treasures ?? []).map((treasure): Feature => ({ roomId, kind: 'treasure', ...treasure })),
    ...(room.others ?? []).map((name): Feature => ({ roomId, kind: 'other', name })),
  ];
}
