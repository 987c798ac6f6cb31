import { inCoins, inPounds } from './contexts.ts';
import type { Shape } from './block-shapes.ts';

const wizardry = { ...inCoins, saveKeys: ['save.single'] };
const basic = { ...inPounds, saveKeys: inCoins.saveKeys };

/** Blocks with semicolons and the long form, in the manner of `swords-wizardry`. */
const wizardryShapes: readonly Shape[] = [
  {
    what: 'a classed person with hit points and no dice; fields behind a full stop',
    text: 'Outlaw (Ftr1): HP 7; AC 6[13]; Atk spear (1d6+1) or shortbow x2 (1d6); Move 12; Save 14; AL N; CL/XP 1/15.\nSpecial: +1 to hit and damage, –1[+1] to AC dexterity bonus.\nEquipment: leather armor, spear, 20 arrows.',
    made: [
      {
        name: 'Outlaw (Ftr1)',
        hp: 7,
        level: 1,
        hd: '',
        ac: '6 [13]',
        att: 'spear (1d6+1) or shortbow x2 (1d6)',
        move: '240/40',
        saves: '14',
        al: 'N',
        special: '+1 to hit and damage, -1[+1] to AC dexterity bonus',
        notes: 'CL/XP: 1/15\nEquipment: leather armor, spear, 20 arrows',
      },
    ],
  },
  {
    what: 'three in a row, one by hit points, one by dice, one of two classes',
    text: 'Wall Watcher (Ftr1): HP 5; AC 4[15]; Atk spear (1d6); Move 12; Save 14; AL L; CL/XP 1/15.\nBandit: HD 1; AC 7[12]; Atk longsword (1d8); Move 12; Save 17; AL N; CL/XP 1/15;\nTough (Ftr1,Thf1): HP 5; AC 7[12]; Atk club (1d4); Move 12; Save 14; AL C; CL/XP 2/30.',
    made: [
      { name: 'Wall Watcher (Ftr1)', hp: 5, level: 1, saves: '14', notes: 'CL/XP: 1/15' },
      { name: 'Bandit', hp: 4, level: 1, hd: '1', saves: '17', notes: 'CL/XP: 1/15' },
      { name: 'Tough (Ftr1,Thf1)', hp: 5, level: 1, al: 'C', notes: 'CL/XP: 2/30' },
    ],
  },
  {
    what: 'one or two hit points',
    text: 'Bat: HD 1–2hp; AC 8[11]; Atk bite (1); Move 1 (fly 24); Save 18; AL N; CL/XP A/5; Special: flies by sound.',
    made: [
      { name: 'Bat', hp: 1, level: 0, hd: '1-2hp', move: '20/3', saves: '18', special: 'flies by sound' },
    ],
  },
  {
    what: 'ten dice and another for a few more',
    text: 'Ogre Chief: HD 10 + 1d4hp; AC 3[16]; Atk club (2d6); Move 9; Save 5; AL C; CL/XP 11/1700.',
    made: [{ name: 'Ogre Chief', hp: 47, level: 10, saves: '5' }],
  },
  {
    what: 'eighty hit points',
    text: 'Iron Golem: HD 80 hit points; AC 3[16]; Atk weapon or fist (4d10); Move 6; Save 3; AL N; CL/XP 17/3500; Special: Poison gas.',
    made: [{ name: 'Iron Golem', hp: 80, level: 0, hd: '80 hit points', move: '120/20', saves: '3' }],
  },
  {
    what: 'dice of hit points with a space, a bracket in the name',
    text: 'Giant Centipede (small, lethal): HD 1d2 hp; AC 9[10]; Atk bite (0 plus poison); Move 13; Save 18; AL N; CL/XP 1/15;',
    made: [{ name: 'Giant Centipede (small, lethal)', hp: 1, level: 0, hd: '1d2', move: '260/43' }],
  },
  {
    what: 'dice and hit points, two labels on one line of prose',
    text: 'Shaman: HD 2; HP 9; AC 9[10]; Atk club (1d4); Move 12; Save 15; AL N; CL/XP 3/60;\nSpecial: spells (2).\nSpells: 1st—cure light wounds, protection from evil. Equipment: robes, bone staff.',
    made: [
      {
        name: 'Shaman',
        hp: 9,
        level: 2,
        hd: '2',
        special: 'spells (2)',
        notes:
          'CL/XP: 3/60\nSpells: 1st-cure light wounds, protection from evil\nEquipment: robes, bone staff',
      },
    ],
  },
  {
    what: 'neither dice nor a class',
    text: 'Bouncer: HP 6; AC 7[12]; Atk club (1d4)); Move 12; Save 14; AL C; CL/XP 1/15.',
    made: [{ name: 'Bouncer', hp: 6, level: 0, hd: '', att: 'club (1d4))', al: 'C', notes: 'CL/XP: 1/15' }],
  },
  {
    what: 'another armour class with a shield',
    text: 'Centaur: HD 4; AC 5[14] or 4[15] with shield; Atk 2 kicks (1d6) and weapon; Move 18; Save 13; AL N; CL/XP 4/120; Special: none.',
    made: [
      {
        name: 'Centaur',
        hp: 18,
        ac: '5 [14]',
        special: 'none',
        notes: 'Armour class: 5[14] or 4[15] with shield\nCL/XP: 4/120',
      },
    ],
  },
  {
    what: 'two rates, the number met and the lair',
    text: 'Giant Wasp: HD 4; AC 4[15]; Atk bite (1d8), sting (1d4); Move 1/20 (flying); Save 13; Morale 9; AL N; CL/XP 6/400; NE 1d20; % in Lair 25; Special: poison; burns.',
    made: [
      {
        name: 'Giant Wasp',
        hp: 18,
        move: '20/3',
        ml: 9,
        special: 'poison; burns',
        notes: 'CL/XP: 6/400\nNumber encountered: 1d20\nIn lair: 25',
      },
    ],
  },
  {
    what: 'other words for attack and alignment',
    text: 'Test Goblin: HD 1d6; AC 6 [13]; Attack Spear (1d6); Move 9; Save 18; Morale 7; Alignment chaotic; CL/XP 1/15',
    made: [
      {
        name: 'Test Goblin',
        hp: 3,
        level: 0,
        att: 'Spear (1d6)',
        ml: 7,
        al: 'chaotic',
        notes: 'CL/XP: 1/15',
      },
    ],
  },
  {
    what: 'colons behind every label, no sign behind the name',
    text: 'Black Pudding HD: 10; AC: 6 [13]; Atk: attack (3d8); Move: 6; Save: 5; AL: N; CL/XP: 12/2000; Special: acid',
    made: [{ name: 'Black Pudding', hp: 45, ac: '6 [13]', att: 'attack (3d8)', saves: '5', special: 'acid' }],
  },
  {
    what: 'broken at 60 columns, what is special too',
    text: `Black Bear: HD 4+1; AC 7[12]; Atk 2 claws (1d3), bite
(1d6); Move 9; Save 13; Morale 7; AL N; CL/XP 4/120; Special:
hug (if both claws hit, the bear also squeezes for 1d8 points
of damage).
It guards two cubs.`,
    made: [
      {
        name: 'Black Bear',
        hp: 19,
        att: '2 claws (1d3), bite (1d6)',
        saves: '13',
        special: 'hug (if both claws hit, the bear also squeezes for 1d8 points of damage)',
      },
    ],
    lines: ['line 5'],
  },
  {
    what: 'the long form, one behind the other with prose between',
    text: `Ant, Giant (Worker)
Hit Dice: 2
Armor Class: 3 [16]
Attacks: Bite (1d6 + poison)
Saving Throw: 16
Special: None
Move: 18
Alignment: Neutrality
Challenge Level/XP: 2/30
They live in vast hives tunneled through soil and
even stone.
Banshee
Hit Dice: 7
Armor Class: 0 [19]
Attacks: Claw (1d8)
Saving Throw: 9
Special: See below
Move: 6
Alignment: Chaos
Challenge Level/XP: 11/1700`,
    made: [
      {
        name: 'Ant, Giant (Worker)',
        hp: 9,
        att: 'Bite (1d6 + poison)',
        move: '360/60',
        saves: '16',
        al: 'Neutrality',
        notes: 'CL/XP: 2/30',
      },
      { name: 'Banshee', hp: 31, ac: '0 [19]', saves: '9', special: 'See below', notes: 'CL/XP: 11/1700' },
    ],
    lines: ['line 10', 'line 11'],
  },
  {
    what: 'as many hit dice as heads',
    text: 'Hydra\n\nHit Dice: 5-12 (equal to the number of heads)\n\nArmor Class: 5 [14]\n\nAttacks: 5-12 bites (1d6)\n\nSaving Throw: 12, 11, 9, 8, 6, 5, 4, or 3\n\nMove: 9',
    made: [
      {
        name: 'Hydra',
        hp: 22,
        level: 5,
        hd: '5-12 (equal to the number of heads)',
        att: '5-12 bites (1d6)',
        saves: '12',
        saveAs: 'Save 12, 11, 9, 8, 6, 5, 4, or 3',
        move: '180/30',
      },
    ],
  },
  {
    what: 'commas and the labels of a white box',
    text: 'Goblin: AC 6 [13], HD 1-1, ATK 1 weapon, SP -1 to hit in sunlight, MV 9, HDE/XP 1/15',
    made: [
      {
        name: 'Goblin',
        hp: 3,
        att: '1 weapon',
        move: '180/30',
        special: '-1 to hit in sunlight',
        notes: 'CL/XP: 1/15',
      },
    ],
  },
];

/** Blocks that count armour upwards only and feet by the round, in the manner of `basic-fantasy`. */
const basicShapes: readonly Shape[] = [
  {
    what: 'hit points as dice, damage beside the attack',
    text: "Giant Rat: AC 13, HD 1d4 HP*, #At 1 bite, Dam 1d4 + 5% chance of disease, Mv 40' Swim 20', Sv F1, Ml 8 ",
    made: [
      {
        name: 'Giant Rat',
        hp: 2,
        level: 0,
        hd: '1d4*',
        ac: '[13]',
        att: '1 bite, damage 1d4 + 5% chance of disease',
        move: '120/40',
        saveAs: 'F1',
        ml: 8,
      },
    ],
  },
  {
    what: 'one hit point, two ways',
    text: "Rat: AC 11, HD 1 HP, #At 1 bite per pack, Dam 1d6 + disease, Mv 20' Swim 10', Sv NM, Ml 5\nBat: AC 14, HD 1 Hit Point, #At 1 bite, Dam Confusion, Mv 30' Fly 40', Sv NM, Ml 6",
    made: [
      { name: 'Rat', hp: 1, level: 0, hd: '1 HP', ac: '[11]', move: '60/20', saveAs: 'NM', ml: 5 },
      { name: 'Bat', hp: 1, level: 0, hd: '1 Hit Point', att: '1 bite, damage Confusion', move: '90/30' },
    ],
  },
  {
    what: 'armour and without, morale with a condition',
    text: "Kobold: AC 14 (11), HD 1-1, #At 1 weapon, Dam 1d6 or by weapon, Mv 20' Unarmored 30', Sv F1, Ml 7 when alone",
    made: [
      {
        name: 'Kobold',
        hp: 3,
        ac: '[14]',
        move: '60/20',
        ml: 7,
        notes: 'Armour class: 14 (11)\nMorale: 7 when alone',
      },
    ],
  },
  {
    what: 'a star on the name and a sign on the armour class',
    text: "Wood Golem*: AC 13 ‡, HD 2+2*, #At 1 fist, Dam 1d8, Mv 40', Sv F1, Ml 12 Takes +1 damage per die from fire.",
    made: [
      {
        name: 'Wood Golem',
        hp: 11,
        hd: '2+2*',
        ac: '[13]',
        ml: 12,
        notes: 'Armour class: 13 ‡\nMorale: 12 Takes +1 damage per die from fire',
      },
    ],
  },
  {
    what: 'can always be hit',
    text: 'Yellow Mold: AC Can always be hit, HD 2*, #At Spores, Dam See description, Mv 0, Sv NM, Ml N/A',
    made: [
      {
        name: 'Yellow Mold',
        hp: 9,
        ac: '',
        att: 'Spores, damage See description',
        move: '0/0',
        ml: null,
        notes: 'Armour class: Can always be hit\nMorale: N/A',
      },
    ],
  },
  {
    what: 'the long form with a turning distance',
    text: "Deer\nArmor Class: 13\nHit Dice: 1\nNo. of Attacks: 1 butt\nDamage: 1d4\nMovement: 80' (10')\nNo. Appearing: Wild 3d10\nSave As: Fighter: 1\nMorale: 5 (7)\nTreasure Type: None\nXP: 25\n\nDeer are skittish.\n\n@@\n\nAntelope\nArmor Class: 13\nHit Dice: 2\nNo. of Attacks: 1 butt\nDamage: 1d6\nMovement: 80' (10')\nSave As: Fighter: 2\nMorale: 5 (7)\nXP: \n",
    made: [
      {
        name: 'Deer',
        hp: 4,
        ac: '[13]',
        att: '1 butt, damage 1d4',
        move: '240/80',
        saveAs: 'Fighter: 1',
        ml: 5,
        notes: 'Number appearing: Wild 3d10\nMorale: 5 (7)\nTreasure type: None\nXP: 25',
      },
      { name: 'Antelope', hp: 9, notes: 'Morale: 5 (7)', unread: ['XP'] },
    ],
    lines: ['line 13', 'line 15'],
  },
  {
    what: 'an attack bonus behind the dice, a comma in the experience',
    text: "Ghost*\nArmor Class: 20 (m)\nHit Dice: 10* (+9)\nNo. of Attacks: 1 touch, 1 gaze\nDamage: 1d8 + special touch, special gaze\nMovement: 30'\nNo. Appearing: 1\nSave As: Fighter: 10\nMorale: 10\nTreasure Type: E, N, O\nXP: 1,390",
    made: [
      {
        name: 'Ghost',
        hp: 45,
        level: 10,
        hd: '10* (+9)',
        ac: '[20]',
        att: '1 touch, 1 gaze, damage 1d8 + special touch, special gaze',
        move: '90/30',
        ml: 10,
        notes: 'Armour class: 20 (m)\nNumber appearing: 1\nTreasure type: E, N, O\nXP: 1,390',
      },
    ],
  },
  {
    what: 'dice of hit points in words',
    text: "Bee, Giant\nArmor Class: 13\nHit Dice: ½* (1d4 hit points)\nNo. of Attacks: 1 sting\nDamage: 1d4 + poison sting\nMovement: 10' Fly 50'\nSave As: Fighter: 1\nMorale: 9 (12 if queen is threatened)",
    made: [
      {
        name: 'Bee, Giant',
        hp: 2,
        level: 0,
        hd: '1/2* (1d4 hit points)',
        move: '30/10',
        ml: 9,
        notes: 'Morale: 9 (12 if queen is threatened)',
      },
    ],
  },
  {
    what: 'run together on one line',
    text: "Locathah Armor Class: 14 Hit Dice: 2 No. of Attacks: 1 spear or 1 light crossbow Damage: 1d6 Movement: 10' Swim 60' No. Appearing: 1d4, Wild 1d20 Save As: Fighter: 2 Morale: 7 Treasure Type: D XP: 75",
    made: [
      {
        name: 'Locathah',
        hp: 9,
        ac: '[14]',
        att: '1 spear or 1 light crossbow, damage 1d6',
        move: '30/10',
        saveAs: 'Fighter: 2',
        notes: 'Number appearing: 1d4, Wild 1d20\nTreasure type: D\nXP: 75',
      },
    ],
  },
  {
    what: 'both armour classes and hit points from so many to so many, in a campaign that counts downwards',
    text: "The Spectre\nArmor Class: -2 [21 or better if using ascending AC]\nHit Dice: 12+ (roughly 60-96 hp)\nMove: 120' (40')\nAttacks: 1 touch\nMorale: 12",
    made: [
      {
        name: 'The Spectre',
        hp: 78,
        level: 12,
        ac: '-2 [21]',
        notes: 'Armour class: -2 [21 or better if using ascending AC]\nHit points: roughly 60-96 hp',
      },
    ],
    context: inCoins,
  },
  {
    what: 'upwards only, in a campaign that knows both',
    text: "Ogre: AC 15 (12), HD 4+1, #At 1 weapon, Dam 2d6, Mv 30' Unarmored 40', Sv F4, Ml 10",
    made: [{ name: 'Ogre', hp: 19, ac: '[15]', move: '90/30', notes: 'Armour class: 15 (12)' }],
    context: inCoins,
  },
];

export const otherBlockShapes: readonly Shape[] = [
  ...wizardryShapes.map((shape) => ({ context: wizardry, ...shape })),
  ...basicShapes.map((shape) => ({ context: basic, ...shape })),
];
