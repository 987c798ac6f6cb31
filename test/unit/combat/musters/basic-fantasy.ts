import type { Stats } from '../../../../shared/rules/basic-fantasy/combat/stats.ts';
import type { Muster } from '../support/muster.ts';

const party: [Stats, ...Stats[]] = [
  {
    creature: { kind: 'character', classes: [{ class: 'fighter', level: 2 }] },
    armourClass: 17,
    armourMaterial: 'metal',
    movementFeet: 20,
    strBonus: 1,
    constitution: 12,
    weapons: [
      { id: 'sword', damage: '1d8', subdues: true, silver: true },
      { id: 'spear', damage: '1d6', reachFeet: 10, set: true, charge: true, silver: true },
    ],
  },
  {
    creature: { kind: 'character', classes: [{ class: 'thief', level: 2 }] },
    armourClass: 14,
    armourMaterial: 'leather',
    movementFeet: 30,
    dexBonus: 2,
    constitution: 10,
    race: 'halfling',
    size: 'small',
    weapons: [
      {
        id: 'crossbow',
        damage: '1d6',
        ranged: {
          delivery: 'crossbow',
          ranges: { short: 60, medium: 120, long: 180 },
          reload: 'light-crossbow',
        },
      },
      {
        id: 'oil',
        flask: { kind: 'oil' },
        ranged: { delivery: 'thrown', ranges: { short: 10, medium: 30, long: 50 } },
      },
      { id: 'dagger', damage: '1d4', silver: true },
    ],
  },
  {
    creature: { kind: 'character', classes: [{ class: 'cleric', level: 3 }] },
    armourClass: 15,
    armourMaterial: 'metal',
    movementFeet: 20,
    constitution: 11,
    turnsAs: 3,
    spells: [
      { id: 'bless', level: 2 },
      { id: 'cure', level: 1, times: 2, aim: 'ally', rangeFeet: 5, recipe: { heal: '1d6+1' } },
    ],
    weapons: [{ id: 'mace', damage: '1d8', magic: true, bonus: 1 }],
  },
  {
    creature: { kind: 'character', classes: [{ class: 'magic-user', level: 2 }] },
    armourClass: 11,
    movementFeet: 40,
    constitution: 8,
    conBonus: -1,
    race: 'elf',
    spells: [
      { id: 'sleep', level: 1, aim: 'foe', rangeFeet: 90, recipe: { status: 'unconscious', rounds: 20 } },
      { id: 'blind', level: 2, aim: 'foe', save: 'spells', recipe: { effect: 'blind' } },
      { id: 'fear', level: 3, save: 'spells', recipe: { status: 'fled' } },
    ],
    powers: [
      {
        id: 'wand',
        uses: 2,
        rangeFeet: 60,
        save: 'magic-wands',
        recipe: { damage: '2d6', saved: 'half' },
      },
    ],
    rank: 2,
    weapons: [{ id: 'staff', damage: '1d4', reachFeet: 5 }],
  },
];

const foes: [Stats, ...Stats[]] = [
  {
    creature: { kind: 'monster', hitDice: '1' },
    armourClass: 14,
    movementFeet: 30,
    group: 'goblins',
    morale: 7,
    weapons: [{ id: 'axe', damage: '1d6', toHit: 1, damageBonus: -1 }],
  },
  {
    creature: { kind: 'monster', hitDice: '2' },
    armourClass: 13,
    movementFeet: 50,
    group: 'wolves',
    morale: 8,
    humanoid: false,
    weapons: [
      { id: 'claw', damage: '1d3' },
      { id: 'bite', damage: '1d6' },
    ],
    routine: ['claw', 'bite'],
  },
  {
    creature: { kind: 'monster', hitDice: '1' },
    armourClass: 12,
    movementFeet: 30,
    group: 'archers',
    morale: 6,
    rank: 2,
    height: 4,
    weapons: [
      {
        id: 'bow',
        damage: '1d6',
        ranged: { delivery: 'bow', ranges: { short: 50, medium: 100, long: 150 } },
      },
      { id: 'knife', damage: '1d4' },
    ],
    routines: [['bow'], ['knife', 'knife']],
  },
  {
    creature: { kind: 'monster', hitDice: '2' },
    armourClass: 14,
    movementFeet: 30,
    group: 'ghouls',
    morale: 12,
    undead: { kind: 'ghoul', hitDice: '2' },
    onlyHitBy: ['silver', 'magic'],
    weapons: [
      {
        id: 'touch',
        damage: '1d4',
        drains: 1,
        onHit: {
          words: 'paralysis',
          save: 'paralysis-petrify',
          recipe: { effect: 'paralysed', lasts: { at: 'time', amount: '2d8', unit: 'turns' } },
        },
      },
    ],
    touchAttack: 'touch',
  },
  {
    creature: { kind: 'monster', hitDice: '1' },
    armourClass: 11,
    movementFeet: 10,
    group: 'ballistas',
    morale: 9,
    crew: 2,
    weapons: [
      {
        id: 'ballista',
        damage: '2d8',
        engine: 'ballista',
        ranged: { delivery: 'other', ranges: { short: 50, medium: 100, long: 150 } },
      },
      { id: 'battering ram', damage: '2d8', engine: 'battering-ram' },
    ],
  },
  {
    creature: { kind: 'monster', hitDice: '1' },
    armourClass: 11,
    movementFeet: 20,
    group: 'wagons',
    humanoid: false,
    size: 'large',
    hull: { kind: 'land', hardness: 2 },
    weapons: [],
  },
];

export const basicFantasyMuster: Muster = {
  orders: { countdown: {} },
  variants: [
    {},
    { groupInitiativeForMonsters: true, missIntoMelee: true },
    { deathAtZero: 'linger', undeadSlayersRise: true, wrestlingNonHumanoids: 'yes' },
  ],
  party,
  foes,
  hp: 6,
};
