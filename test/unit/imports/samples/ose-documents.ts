import { outer } from './outer-fields.ts';

/** Documents of the old-school system in the shapes it gives them, with made-up content. */

export const oseWeapon = {
  ...outer('ose'),
  name: 'Long bow',
  type: 'weapon',
  system: {
    range: { short: 70, medium: 140, long: 210 },
    pattern: 'transparent',
    damage: '1d6',
    bonus: 1,
    tags: [{ title: 'Two-handed', value: 'Two-handed' }],
    slow: false,
    missile: true,
    melee: false,
    counter: { value: 0, max: 0 },
    quantity: { value: 1, max: 0 },
    weight: 30,
    itemslots: 1,
    cost: 40,
    containerId: '',
    save: '',
    equipped: true,
    description: '<p>A bow of yew.</p>',
  },
};

export const oseArmour = {
  name: 'Chainmail',
  type: 'armor',
  system: {
    ac: { value: 5 },
    aac: { value: 14 },
    type: 'heavy',
    quantity: { value: 0, max: 0 },
    weight: 400,
    cost: 40,
    containerId: '',
    equipped: true,
    description: '',
    tags: [],
  },
};

export const oseShield = {
  name: 'Shield',
  type: 'armor',
  system: {
    ac: { value: 1 },
    aac: { value: 1 },
    type: 'shield',
    quantity: { value: 1 },
    weight: 100,
    cost: 10,
  },
};

export const oseBackpack = {
  _id: 'backpack00000000',
  name: 'Backpack',
  type: 'container',
  system: { itemIds: ['torches000000000'], quantity: { value: 1 }, weight: 0, cost: 5, containerId: '' },
};

export const oseTorches = {
  _id: 'torches000000000',
  name: 'Torches',
  type: 'item',
  system: {
    treasure: false,
    quantity: { value: 6, max: 0 },
    weight: 0,
    cost: 0.17,
    containerId: 'backpack00000000',
    description: '',
  },
};

export const oseGold = {
  name: 'GP',
  type: 'item',
  system: { treasure: true, quantity: { value: 120, max: 0 }, weight: 1, cost: 1, containerId: '' },
};

export const oseSpell = {
  name: 'Sleep',
  type: 'spell',
  system: {
    lvl: 1,
    class: 'Magic-User',
    duration: '4d4 turns',
    range: "240'",
    roll: '2d8',
    memorized: 1,
    cast: 0,
    description: '<p>Puts creatures to sleep.</p>',
    save: '',
  },
};

export const oseAbility = {
  name: 'Open locks',
  type: 'ability',
  system: {
    pattern: 'transparent',
    requirements: 'thief',
    roll: '1d100',
    rollType: 'below',
    rollTarget: 15,
    blindroll: true,
    description: '',
    save: '',
  },
};

const score = (value: number) => ({ value, bonus: 0 });

export const oseCharacter = {
  ...outer('ose'),
  name: 'Wren Ashdown',
  type: 'character',
  prototypeToken: { name: 'Wren', actorLink: true },
  system: {
    retainer: { enabled: false, loyalty: 0, wage: '' },
    hp: { hd: '1d8', value: 5, max: 7 },
    ac: { value: 4, mod: 0 },
    aac: { value: 15, mod: 0 },
    thac0: { value: 19, bba: 0, mod: { missile: 1, melee: 0 } },
    saves: {
      death: { value: 12 },
      wand: { value: 13 },
      paralysis: { value: 14 },
      breath: { value: 15 },
      spell: { value: 16 },
    },
    movement: { base: 120 },
    initiative: { value: 0, mod: 0 },
    languages: { value: ['Common', 'Elvish'] },
    spells: { enabled: false, 1: { max: 0 } },
    config: { movementAuto: true },
    details: {
      biography: '<p>Born by the mill.</p>',
      notes: 'Owes the miller 3 sp.',
      class: 'Fighter',
      title: 'Veteran',
      alignment: 'Lawful',
      level: 2,
      xp: { share: 100, next: 4000, value: 2150, bonus: 5 },
    },
    exploration: { ld: 1, od: 2, sd: 1, ft: 1 },
    scores: {
      str: score(16),
      int: score(9),
      wis: score(11),
      dex: score(13),
      con: score(14),
      cha: score(10),
    },
    encumbrance: { max: 1600 },
  },
  items: [oseArmour, oseShield, oseWeapon, oseBackpack, oseTorches, oseGold, oseSpell, oseAbility],
};

export const oseMonster = {
  ...outer('ose'),
  name: 'Mill rat',
  type: 'monster',
  system: {
    retainer: { enabled: false, loyalty: 0, wage: '' },
    hp: { hd: '2d8+1', value: 9, max: 10 },
    ac: { value: 7, mod: 0 },
    aac: { value: 12, mod: 0 },
    thac0: { value: 17, bba: 2, mod: { missile: 0, melee: 0 } },
    saves: {
      death: { value: 12 },
      wand: { value: 13 },
      paralysis: { value: 14 },
      breath: { value: 15 },
      spell: { value: 16 },
    },
    movement: { base: 90 },
    initiative: { value: 0, mod: 0 },
    languages: { value: [] },
    spells: { enabled: false },
    details: {
      biography: '',
      alignment: 'Neutral',
      xp: 25,
      specialAbilities: 0,
      treasure: { table: '', type: 'C' },
      appearing: { d: '2d6', w: '3d10' },
      morale: 8,
    },
    attacks: '',
  },
  items: [
    {
      name: 'Bite',
      type: 'weapon',
      system: { damage: '1d3', counter: { value: 1, max: 2 }, quantity: { value: 1 }, weight: 0, cost: 0 },
    },
    oseGold,
  ],
};
