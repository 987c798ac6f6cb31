/** Documents of virtual tables in the shapes their systems give them, with made-up content. */

const stats = (systemId: string) => ({ systemId, systemVersion: '2.0.0', coreVersion: '12.331' });

const outer = (systemId: string) => ({
  _id: 'Kd82hsYq0LmZ1xPt',
  img: 'icons/svg/mystery-man.svg',
  effects: [],
  folder: null,
  sort: 0,
  flags: {},
  ownership: { default: 0 },
  _stats: stats(systemId),
});

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

export const allDocuments = [
  oseCharacter,
  oseMonster,
  oseWeapon,
  oseArmour,
  oseShield,
  oseBackpack,
  oseTorches,
  oseGold,
  basicCharacter,
  basicMonster,
  basicCart,
  basicSpear,
  basicLeather,
  basicShield,
  basicChalk,
  wizardryCharacter,
  wizardryNpc,
  wizardryChest,
  wizardrySword,
  wizardryMail,
];
