import { outer } from './outer-fields.ts';

/** Documents of the system that counts armour from 11, in the shapes it gives them, with made-up content. */

const labelled = (value: unknown, label: string) => ({ value, label: `BASICFANTASYRPG.${label}` });

export const basicSpear = {
  _id: '5KCuPREqXmaxcYuL',
  name: 'Spear',
  type: 'weapon',
  img: 'icons/weapons/spear.webp',
  data: {
    description: '<p>Thrown or held.</p>',
    price: labelled('5 gp', 'Price'),
    weight: labelled('5', 'Weight'),
    bonusAb: labelled(0, 'BonusAttackBonus'),
    damage: labelled('1d6', 'Damage'),
    range: labelled('Melee/10/20/30', 'Range'),
    size: labelled('M', 'Size'),
  },
  effects: [],
  folder: null,
  sort: 0,
  permission: { default: 0 },
  flags: {},
};

export const basicLeather = {
  name: 'Leather',
  type: 'armor',
  system: {
    description: '',
    price: labelled('20 gp', 'Price'),
    weight: labelled(15, 'Weight'),
    armorClass: labelled(13, 'ArmorClass'),
  },
};

export const basicShield = {
  name: 'Shield',
  type: 'armor',
  system: {
    price: labelled('7 gp', 'Price'),
    weight: labelled(5, 'Weight'),
    armorClass: labelled(1, 'ArmorClass'),
  },
};

export const basicChalk = {
  name: 'Chalk',
  type: 'item',
  system: {
    price: labelled('2 gp', 'Price'),
    weight: labelled('*', 'Weight'),
    quantity: labelled(3, 'Quantity'),
  },
};

export const basicCharacter = {
  ...outer('basicfantasyrpg'),
  name: 'Odo Reed',
  type: 'character',
  system: {
    armorClass: labelled(14, 'ArmorClass'),
    attackBonus: labelled(1, 'AttackBonus'),
    biography: '',
    hitPoints: { value: 6, max: 6, label: 'BASICFANTASYRPG.HitPoints' },
    initBonus: labelled(0, 'InitiativeBonus'),
    move: labelled(30, 'Movement'),
    saves: {
      death: { value: 13 },
      wands: { value: 14 },
      paralysis: { value: 13 },
      breath: { value: 16 },
      spells: { value: 15 },
    },
    abilities: {
      str: { value: 9 },
      int: { value: 12 },
      wis: { value: 8 },
      dex: { value: 16 },
      con: { value: 11 },
      cha: { value: 13 },
    },
    age: labelled('23', 'Age'),
    class: labelled('Thief', 'Class'),
    race: labelled('Elf', 'Race'),
    sex: labelled('', 'Sex'),
    level: labelled(3, 'Level'),
    money: {
      pp: { value: 0 },
      gp: { value: 31 },
      ep: { value: 0 },
      sp: { value: 12 },
      cp: { value: 4 },
    },
    spellsPerLevel: { value: { 1: 0 }, label: 'BASICFANTASYRPG.SpellsPerLevel' },
    xp: { value: 2600, next: 5000, label: 'BASICFANTASYRPG.ExperiencePoints' },
  },
  items: [
    basicLeather,
    basicChalk,
    {
      name: 'Open Locks',
      type: 'feature',
      system: {
        formula: labelled('d100', 'Formula'),
        rollUnder: labelled(true, 'RollUnder'),
        targetNumber: labelled('35', 'TargetNumber'),
      },
    },
  ],
};

export const basicMonster = {
  ...outer('basicfantasyrpg'),
  name: 'Marsh lizard',
  type: 'monster',
  system: {
    armorClass: labelled(15, 'ArmorClass'),
    attackBonus: labelled(3, 'AttackBonus'),
    biography: '<p>It lies in wait.</p>',
    hitPoints: { value: 14, max: 15 },
    initBonus: labelled(0, 'InitiativeBonus'),
    move: labelled(20, 'Movement'),
    saves: {
      death: { value: 12 },
      wands: { value: 13 },
      paralysis: { value: 14 },
      breath: { value: 15 },
      spells: { value: 17 },
    },
    hitDice: { size: 'd8', number: 3, mod: 1 },
    morale: labelled(8, 'Morale'),
    numberAppearing: labelled('1d4', 'NumberAppearing'),
    specialAbility: labelled(0, 'SpecialAbilityXPBonus'),
    treasureType: labelled('None', 'TreasureType'),
    xp: labelled(145, 'ExperiencePoints'),
  },
  items: [{ name: 'Bite', type: 'weapon', system: { damage: labelled('1d8', 'Damage') } }],
};

export const basicCart = {
  ...outer('basicfantasyrpg'),
  name: 'Ferry',
  type: 'vehicle',
  system: {
    armorClass: labelled(11, 'ArmorClass'),
    biography: '',
    cargo: labelled(4, 'Cargo'),
    hardness: labelled(6, 'Hardness'),
    hitPoints: {
      forward: { value: 10, max: 12 },
      port: { value: 8, max: 8 },
      starboard: { value: 8, max: 8 },
      aft: { value: 10, max: 10 },
    },
    length: labelled(35, 'Length'),
    maneuverability: labelled("15'", 'Maneuverability'),
    move: labelled(20, 'Movement'),
    width: labelled(8, 'Width'),
  },
  items: [],
};
