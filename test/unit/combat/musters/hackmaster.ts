import type { HackmasterStats } from '../../../../shared/rules/hackmaster/combat/stats.ts';
import type { Muster } from '../support/muster.ts';

const party: [HackmasterStats, ...HackmasterStats[]] = [
  {
    attack: 2,
    defence: 1,
    dexterityDefence: 1,
    armourDr: 4,
    shield: 'medium',
    strengthDamage: 1,
    kind: 'fighter',
    level: 2,
    con: 13,
    weapons: [
      { id: 'longsword', damage: '2d8p', speed: 10, reachFt: 3.5, jabSpeed: 7 },
      {
        id: 'dagger',
        damage: '2d4p',
        size: 'small',
        damageType: 'piercing',
        speed: 7,
        reachFt: 2,
        shortBlade: true,
      },
    ],
  },
  {
    attack: 1,
    defence: 3,
    dexterityDefence: 2,
    armourDr: 2,
    kind: 'character',
    level: 1,
    con: 10,
    initiative: -1,
    weapons: [
      {
        id: 'longbow',
        damage: '2d8p',
        damageType: 'piercing',
        size: 'large',
        speed: 12,
        ranged: 'longbow',
        ammo: 12,
      },
      { id: 'short sword', damage: '2d6p', size: 'small', speed: 8, reachFt: 2 },
    ],
  },
  {
    defence: 0,
    dexterityDefence: 0,
    kind: 'character',
    level: 1,
    con: 9,
    light: 'torch',
    powers: [
      {
        id: 'wand',
        uses: 2,
        aim: 'foe',
        rangeFeet: 60,
        counts: 2,
        save: 'save',
        recipe: { damage: '2d4p', saved: 'half' },
      },
      { id: 'balm', uses: 1, aim: 'ally', recipe: { heal: '1d6' } },
      { id: 'horn' },
    ],
    weapons: [{ id: 'staff', damage: '2d4p', damageType: 'crushing', size: 'medium', speed: 13, reachFt: 5 }],
    spells: [
      { id: 'scorch', castingTime: 3, uses: 2, recipe: { damage: '1d6', effect: 'is scorched' } },
      { id: 'fog', castingTime: 8, uses: 1, componentStored: true },
    ],
  },
  {
    attack: 1,
    armourDr: 3,
    kind: 'character',
    level: 2,
    con: 12,
    hand: 'left',
    weapons: [{ id: 'spear', damage: '2d6p', damageType: 'piercing', kind: 'spear', speed: 12, reachFt: 8 }],
  },
];

const foes: [HackmasterStats, ...HackmasterStats[]] = [
  {
    attack: 1,
    defence: 0,
    armourDr: 2,
    shield: 'small',
    kind: 'monster',
    level: 1,
    weapons: [{ id: 'axe', damage: 'd6p+d8p', speed: 11, reachFt: 2.5 }],
  },
  {
    attack: 2,
    defence: 2,
    size: 'S',
    weapons: [
      {
        id: 'bite',
        damage: '2d4p',
        damageType: 'piercing',
        size: 'small',
        speed: 8,
        reachFt: 1,
        onHit: { words: 'poison', save: 'save', modifier: -1, recipe: { damage: '1d6', saved: 'half' } },
      },
    ],
  },
  {
    defence: 1,
    armourDr: 1,
    lowLight: true,
    light: 'candle',
    weapons: [
      { id: 'javelin', damage: '2d6p', damageType: 'piercing', speed: 10, ranged: 'javelin', ammo: 3 },
      { id: 'knife', damage: '2d4p-1', size: 'small', speed: 7, reachFt: 1, shortBlade: true },
    ],
  },
  {
    attack: 3,
    armourDr: 1,
    size: 'L',
    slow: true,
    mindless: true,
    con: 15,
    weapons: [{ id: 'claw', damage: '2d8p', damageType: 'hacking', speed: 12, reachFt: 4 }],
  },
];

export const hackmasterMuster: Muster = {
  orders: { count: {} },
  variants: [
    {},
    { sameSecond: 'inTurn', atZero: 'dead', woundSpoilsSpell: true },
    { ambientLight: 'dark', giveGroundToCharge: true, freeAttackChains: false },
    { initiativeSituation: 'aroundCorner', knockbackFalls: false, fatigueWhenSurprised: false },
  ],
  party,
  foes,
  hp: 24,
};
