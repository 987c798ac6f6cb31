import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import type { Muster } from '../support/muster.ts';

const party: [OseStats, ...OseStats[]] = [
  {
    kind: 'character',
    ac: { descending: 4 },
    shieldBonus: 1,
    skill: { thac0: 17 },
    weapons: [{ id: 'sword', damage: '1d8' }],
    baseFeet: 60,
    str: 16,
    dex: 9,
    saves: { values: { death: 10, wands: 11, paralysis: 12, breath: 13, spells: 14 } },
  },
  {
    kind: 'character',
    ac: { descending: 6 },
    skill: { thac0: 19 },
    weapons: [
      { id: 'bow', damage: '1d6', range: [50, 100, 150], shots: 12 },
      { id: 'dagger', damage: '1d4', range: [10, 20, 30], melee: true, shots: 2, sort: 'silver' },
    ],
    dex: 16,
  },
  {
    kind: 'character',
    ac: { descending: 9 },
    skill: { thac0: 19 },
    weapons: [{ id: 'staff', damage: '1d4', slow: true, blunt: true }],
    spells: [
      {
        id: 'sleep',
        level: 1,
        copies: 2,
        aim: 'foe',
        rangeFeet: 240,
        save: 'spells',
        recipe: { status: 'unconscious' },
      },
      { id: 'doom', level: 5, save: 'death', recipe: { status: 'dead' } },
      { id: 'mend', level: 1, aim: 'ally', recipe: { heal: '1d6+1' } },
      { id: 'dark', level: 1, aim: 'foe', save: 'spells', recipe: { effect: 'blind', rounds: 3 } },
      { id: 'shield', level: 1, aim: 'self' },
      { id: 'light', level: 1, aim: 'none' },
    ],
    powers: [{ id: 'wand', uses: 2, rangeFeet: 60, save: 'wands', recipe: { damage: '2d6', saved: 'half' } }],
    turnsAs: 3,
    rank: 2,
    baseFeet: 120,
    dex: 12,
    wis: 14,
  },
  {
    kind: 'retainer',
    ac: { ascending: 13 },
    skill: { normalHuman: true },
    weapons: [{ id: 'club', damage: '1d4', blunt: true }],
    morale: 7,
    dex: 5,
    saves: { normalHuman: true },
  },
];

const foes: [OseStats, ...OseStats[]] = [
  {
    kind: 'monster',
    ac: { descending: 6 },
    skill: { hd: { dice: 1 } },
    weapons: [{ id: 'sword', damage: '1d6' }],
    morale: 8,
    intelligent: true,
  },
  {
    kind: 'monster',
    ac: { descending: 7 },
    skill: { hd: { dice: 2 } },
    weapons: [
      { id: 'claw', damage: '1d4', perRound: 2 },
      {
        id: 'bite',
        damage: '1d6+1',
        perRound: 1,
        onHit: { words: 'poison', save: 'death', modifier: 2, recipe: { status: 'dead' } },
      },
    ],
    attacks: 3,
    baseFeet: 150,
    morale: 9,
  },
  {
    kind: 'monster',
    ac: { descending: 6 },
    skill: { hd: { dice: 1, modifier: 1 } },
    weapons: [{ id: 'bow', damage: '1d6', range: [50, 100, 150] }],
    cover: -2,
    morale: 7,
    rank: 2,
    height: 4,
  },
  {
    kind: 'monster',
    ac: { descending: 5 },
    skill: { hd: { dice: 3 } },
    weapons: [
      {
        id: 'touch',
        damage: '1d6',
        sort: 'magical',
        noDamage: true,
        onHit: { words: 'energy drain', recipe: { effect: 'drained', lasts: { at: 'said' } } },
      },
    ],
    baseFeet: 90,
    morale: 12,
    harmedBy: ['silver', 'magical'],
    undead: { hd: 3 },
  },
];

export const oseMuster: Muster = {
  orders: { sides: { individualInitiative: false }, individual: { individualInitiative: true } },
  variants: [
    {},
    { morale: true, variableWeaponDamage: true },
    { subdual: true, initiativeTies: 'simultaneous', invulnerabilitiesByHd: true },
    { ascendingAc: true, thac0: true, morale: true },
  ],
  party,
  foes,
  hp: 6,
};
