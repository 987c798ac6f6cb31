import type { ParsedInput } from '../command-context.ts';

/** The sample campaign: four people at the head of a stair, ready for their first turn. */
export const sampleCampaign = {
  name: 'The Sunken Priory',
  system: 'ose',
  settings: { encumbrance: 'detailed', morale: true },
};

type AddCharacter = ParsedInput<'party.addCharacter'>;
type Item = AddCharacter['items'][number];

const weapon = (name: string, weightEach: number): Item => ({
  kind: 'weapon',
  name,
  quantity: 1,
  weightEach,
});
const gear = (kind: 'torch' | 'oilFlask' | 'lantern', name: string, quantity: number): Item => ({
  kind,
  name,
  quantity,
  weightEach: 0,
});

const person = (facts: Partial<AddCharacter> & Pick<AddCharacter, 'name' | 'className'>): AddCharacter => ({
  level: 1,
  strength: null,
  charisma: null,
  hp: 4,
  maxHp: 4,
  armour: 'none',
  shield: false,
  miscGear: true,
  carryingTreasure: false,
  items: [],
  ...facts,
});

const sampleParty: AddCharacter[] = [
  person({
    name: 'Hild',
    className: 'Fighter',
    level: 2,
    strength: 16,
    charisma: 13,
    hp: 11,
    maxHp: 13,
    armour: 'plate',
    shield: true,
    items: [weapon('sword', 60)],
  }),
  person({
    name: 'Osric',
    className: 'Cleric',
    hp: 6,
    maxHp: 6,
    armour: 'chainmail',
    items: [weapon('mace', 30), gear('lantern', 'lantern', 1), gear('oilFlask', 'flask of oil', 2)],
  }),
  person({
    name: 'Wren',
    className: 'Thief',
    hp: 3,
    armour: 'leather',
    items: [weapon('short sword', 30), gear('torch', 'torch', 6)],
  }),
  person({ name: 'Corin', className: 'Magic-user', hp: 2, maxHp: 2, items: [weapon('dagger', 10)] }),
];

export const sampleSteps: readonly (
  ['party.addCharacter', AddCharacter] | ['dungeon.enter', ParsedInput<'dungeon.enter'>]
)[] = [
  ...sampleParty.map((member): ['party.addCharacter', AddCharacter] => ['party.addCharacter', member]),
  ['dungeon.enter', { name: 'The Sunken Priory', speakerId: 1 }],
];
