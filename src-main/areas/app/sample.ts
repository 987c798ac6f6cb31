import type { z } from 'zod';
import { newCharacter } from '../../../shared/ipc/party-contract.ts';
import type { ParsedInput } from '../command-context.ts';

/** The sample campaign: four people at the head of a stair, ready for their first turn. */
export const sampleCampaign = {
  name: 'The Sunken Priory',
  system: 'ose',
  settings: { encumbrance: 'detailed', morale: true },
};

type AddCharacter = ParsedInput<'character.add'>;
type NewCharacter = z.input<typeof newCharacter>;
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

const gear = (kind: 'torch' | 'oilFlask' | 'lantern', name: string, quantity: number): Item => ({
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

export const sampleSteps: readonly (
  ['character.add', AddCharacter] | ['dungeon.enter', ParsedInput<'dungeon.enter'>]
)[] = [
  ...sampleParty.map((member): ['character.add', AddCharacter] => [
    'character.add',
    newCharacter.parse(member),
  ]),
  ['dungeon.enter', { name: 'The Sunken Priory', speakerId: 1, dungeonId: null }],
];
