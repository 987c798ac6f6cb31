import type { SwordsStats } from '../../../../shared/rules/swords-wizardry/combat/fighter/stats.ts';
import type { Muster } from '../support/muster.ts';

const party: [SwordsStats, ...SwordsStats[]] = [
  {
    ac: { descending: 5 },
    skill: { class: 'fighter', level: 2 },
    weapons: [{ id: 'sword', damage: '1d8' }],
    style: 'shield',
    speedFeet: 30,
    dexterity: 12,
    strengthToHit: 1,
    strengthDamage: 1,
    armor: 'chain',
  },
  {
    ac: { ascending: 12 },
    skill: { class: 'thief', level: 1 },
    weapons: [
      { id: 'bow', damage: '1d6', rangeFeet: 150, rateOfFire: 2 },
      { id: 'dagger', damage: '1d4', rangeFeet: 20, melee: true },
    ],
    dexterity: 16,
    dexterityToHit: 1,
    armor: 'leather',
  },
  {
    ac: { descending: 9 },
    skill: { class: 'magic-user', level: 2 },
    weapons: [{ id: 'staff', damage: '1d6', twoHandedOnly: true }],
    style: 'twoHanded',
    spells: [
      { id: 'sleep', level: 1, copies: 2 },
      { id: 'web', level: 2 },
    ],
    wands: [
      'wand of fire',
      {
        id: 'wand of frost',
        uses: 2,
        aim: 'foe',
        rangeFeet: 60,
        save: 'single',
        recipe: { damage: '1d6', saved: 'half' },
      },
    ],
    dexterity: 10,
  },
  {
    ac: { descending: 4 },
    skill: { class: 'cleric', level: 3 },
    weapons: [{ id: 'mace', damage: '1d6' }],
    style: 'shield',
    speedFeet: 30,
    dexterity: 8,
    turnsUndead: true,
    powers: [{ id: 'balm', uses: 1, aim: 'ally', recipe: { heal: '1d4' } }],
    rank: 2,
    spells: [{ id: 'light', level: 1 }],
    armor: 'plate',
  },
];

const foes: [SwordsStats, ...SwordsStats[]] = [
  {
    ac: { descending: 6 },
    skill: { monsterHitDice: 1 },
    weapons: [{ id: 'axe', damage: '1d6' }],
    type: 'orc',
    canBeSubdued: true,
  },
  {
    ac: { descending: 7 },
    skill: { monsterHitDice: 2 },
    weapons: [
      {
        id: 'bite',
        damage: '1d6+1',
        onHit: { words: 'poison', save: 'single', recipe: { status: 'dead' } },
      },
    ],
    speedFeet: 60,
    type: 'wolf',
    interval: 6,
  },
  {
    ac: { ascending: 13 },
    skill: { monsterHitDice: 0.5 },
    weapons: [
      { id: 'sling', damage: '1d4', rangeFeet: 120 },
      { id: 'club', damage: '1d4' },
    ],
    type: 'goblin',
    height: 6,
    saves: { single: 16 },
    canBeSubdued: true,
  },
  {
    ac: { descending: 8 },
    skill: { monsterHitDice: 2 },
    weapons: [
      {
        id: 'claw',
        damage: '1d8',
        noDamage: true,
        onHit: {
          words: 'paralysis',
          save: 'single',
          recipe: { effect: 'paralysed', lasts: { at: 'time', amount: '1d4', unit: 'rounds' } },
        },
      },
    ],
    speedFeet: 20,
    type: 'zombie',
    mindless: true,
    undead: true,
  },
];

export const swordsWizardryMuster: Muster = {
  orders: {
    complete: { combatSequence: 'complete' },
    core: { combatSequence: 'core' },
    holmes: { combatSequence: 'holmes' },
    segments: { combatSequence: 'segments' },
  },
  variants: [
    {},
    { tieBreak: 'reroll', secondBowShot: 'endOfRound', criticals: 'double', fumbles: 'dropWeapon' },
    {
      holmesOrder: 'dexterity',
      deathAt: 'minusLevel',
      retreatFreeAttack: 'plusTwo',
      passDefender: 'freeAttack',
    },
    {
      castingNearFoe: 'blowsTraded',
      missileThenMelee: true,
      casterMayMove: true,
      monsterDexterity: 'perCreature',
    },
    { holmesOrder: 'dexterity', tieBreak: 'reroll', surpriseDropExtent: 'all', fumbles: 'mishap' },
  ],
  party,
  foes,
  hp: 6,
};
