import { outer } from './outer-fields.ts';

/** Documents of the system with one saving throw, in the shapes it gives them, with made-up content. */

export const wizardrySword = {
  ...outer('swords-wizardry'),
  name: 'Long sword',
  type: 'weapon',
  system: {
    description: '',
    quantity: 1,
    weight: 10,
    gp: 15,
    pp: 0,
    sp: 5,
    cp: 0,
    missile: false,
    range: 0,
    rateOfFire: 1,
    modifier: '0',
    formula: 'd20',
    damageFormula: '1d8',
    specialDamage: '',
  },
};

export const wizardryMail = {
  name: 'Chain mail',
  type: 'armor',
  system: { description: '', quantity: 1, weight: 50, gp: 75, pp: 0, sp: 0, cp: 0, effectOnAC: '-4 [+4]' },
};

export const wizardrySpell = {
  _id: 'spell00000000001',
  name: 'Light',
  type: 'spell',
  system: { description: '<p>It shines.</p>', spellLevel: '1', range: '60 feet', duration: '1 hour' },
};

export const wizardryCharacter = {
  ...outer('swords-wizardry'),
  name: 'Ysolde',
  type: 'character',
  system: {
    hp: { value: 11, min: 0, max: 13 },
    save: { value: 13, min: 0, max: 20 },
    ac: { value: 5, min: -9, max: 28 },
    aac: { value: 14, min: 0, max: 28 },
    moveRate: { value: 9 },
    tHAACB: 1,
    tHAC0: 18,
    spellSlots: {
      1: { max: 2, memorized: ['spell00000000001', 'spell00000000001'] },
      2: { max: 0, memorized: [] },
    },
    treasure: { pp: 1, gp: 40, sp: 3, cp: 0, gems: 'two garnets', misc: '' },
    alignment: 'Law',
    description: '',
    level: { value: 3 },
    xp: { value: 4200 },
    xpBonus: { value: 5 },
    class: 'Theurgist',
    ancestry: 'Human',
    age: 20,
    deity: 'The Lady of the Ford',
    carryWeight: { value: 75 },
    abilities: {
      str: { value: 12, prime: false },
      dex: { value: 9, prime: false },
      con: { value: 10, prime: false },
      int: { value: 15, prime: true },
      wis: { value: 13, prime: false },
      cha: { value: 8, prime: false },
    },
    modifiers: { toHit: { value: 0 }, damage: { value: 0 } },
  },
  items: [wizardrySword, wizardryMail, wizardrySpell],
};

export const wizardryNpc = {
  ...outer('swords-wizardry'),
  name: 'Bog hound',
  type: 'npc',
  system: {
    hp: { value: 18, min: 0, max: 18 },
    save: { value: 13, min: 0, max: 20 },
    ac: { value: 6 },
    aac: { value: 13 },
    moveRate: { value: 15 },
    tHAACB: 4,
    tHAC0: 15,
    treasure: { pp: 0, gp: 2, sp: 0, cp: 0, gems: '', misc: '' },
    alignment: 'Neutrality',
    description: '<p>It howls.</p>',
    cl: 5,
    hd: '4+1',
    morale: 9,
    special: 'Howl frightens animals',
    xp: { value: 240 },
    numberEncountered: '1d6',
    percentInLair: '25%',
  },
  items: [{ name: 'Bite', type: 'weapon', system: { damageFormula: '1d6+1', quantity: 1, sp: 0 } }],
};

export const wizardryChest = {
  ...outer('swords-wizardry'),
  name: 'Iron chest',
  type: 'container',
  system: { treasure: { pp: 0, gp: 300, sp: 0, cp: 50, gems: 'one opal', misc: '' } },
  items: [wizardrySword],
};
