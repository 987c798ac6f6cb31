import { inCoins } from './contexts.ts';
import { ofOne } from './block-shapes.ts';
import type { Shape } from './block-shapes.ts';

/** Names in odd places, and the labels of older books. Figures worked out by hand. */
export const olderBlockShapes: readonly Shape[] = [
  {
    what: 'a sentence before a number and the name',
    text: 'Night Random Encounter: 3 Kobold hunters. AC 7 [12], HD 1/2, Att 1 × nailfitted clubs (1d4) or 1 x blowguns (1d2 + poison), THAC0 19 [0], MV 60’ (20’), SV D14 W15 P16 B17 S18 (NH), ML 8, AL Chaotic',
    made: ofOne(3, {
      name: 'Kobold hunters',
      hp: 2,
      level: 0,
      notes: 'Night Random Encounter',
      al: 'Chaotic',
    }),
  },
  {
    what: 'a name in square brackets at the beginning',
    text: '[Goblin guard] AC 6 [13], HD 1-1 (3hp), ML 7',
    made: [{ name: 'Goblin guard', hp: 3, ac: '6 [13]', ml: 7 }],
  },
  {
    what: 'a link of a notebook at the beginning',
    text: '[[Giant Toad]]: AC 7 [12], HD 2+2 (11hp), ML 6',
    made: [{ name: 'Giant Toad', hp: 11, hd: '2+2' }],
  },
  {
    what: 'a link of Markdown',
    text: '- [Giant Toad](/srd/Toad "Toad"): AC 7 [12], HD 2+2 (11hp), ML 6',
    made: [{ name: 'Giant Toad', hp: 11, hd: '2+2' }],
  },
  {
    what: 'a name of more than eighty letters',
    text: 'The twice-drowned captain of the lighthouse guard, who answers to no bell but her own: AC 3 [16], HD 5 (22hp), ML 9',
    made: [
      {
        name: 'The twice-drowned captain of the lighthouse guard, who answers to no bell but…',
        hp: 22,
        notes: 'Name: The twice-drowned captain of the lighthouse guard, who answers to no bell but her own',
      },
    ],
  },
  {
    what: 'a saving throw by class',
    text: "Skeleton\nAC 7 [12], HD 1, Att 1 x weapon (1d6), THAC0 19 [+0], MV 60' (20'), SV F1, ML 12, AL Chaotic",
    made: [{ name: 'Skeleton', hp: 4, saveAs: 'F1', saves: '', ml: 12, al: 'Chaotic' }],
  },
  {
    what: 'hit points as a field of their own, over three lines',
    text: "Goblin\nAC 6 [13], HD 1-1, HP 3, MV 60' (20')\n#AT 1 × weapon (1d6), SV F1, ML 7\nAL Chaotic, XP 5\n\nBoggart\nAC 5 [14], HD 2+1, HP 10, MV 90' (30')\n#AT 2 × claw (1d4), 1 × bite (1d6), SV F2, ML 8\nAL Chaotic, XP 35\nNA 1d6 (2d6)\nTT C\nA mischievous fairy that delights in trouble.",
    made: [
      { name: 'Goblin', hp: 3, hd: '1-1', saveAs: 'F1', notes: 'XP: 5' },
      {
        name: 'Boggart',
        hp: 10,
        att: '2 x claw (1d4), 1 x bite (1d6)',
        notes: 'XP: 35\nNumber appearing: 1d6 (2d6)\nTreasure type: C',
      },
    ],
    lines: ['line 12'],
  },
  {
    what: 'older labels in one line',
    text: "Orc\nAC 6 [13], HD 1, Move 120' (40'), Attacks 1 weapon (1d6), Save As Fighter: 1, Morale 8",
    made: [{ name: 'Orc', hp: 4, att: '1 weapon (1d6)', move: '120/40', saveAs: 'Fighter: 1', ml: 8 }],
  },
  {
    what: 'older labels, a line each',
    text: "Hobgoblin\nArmor Class: 6\nHit Dice: 1+1\nMove: 90' (30')\nAttacks: 1 weapon\nDamage: 1-8 or by weapon\nNo. Appearing: 1-6 (4-24)\nSave As: Fighter: 1\nMorale: 8\nTreasure Type: D\nAlignment: Chaotic",
    made: [
      {
        name: 'Hobgoblin',
        hp: 5,
        level: 1,
        ac: '6',
        att: '1 weapon, damage 1-8 or by weapon',
        move: '90/30',
        saveAs: 'Fighter: 1',
        ml: 8,
        al: 'Chaotic',
        notes: 'Number appearing: 1-6 (4-24)\nTreasure type: D',
      },
    ],
  },
  {
    what: 'older labels run together',
    text: "Gnoll Armor Class: 5 Hit Dice: 2 Move: 90' (30') Attacks: 1 weapon Damage: 2-8 No. Appearing: 1-6 (3-18) Save As: Fighter: 2 Morale: 8 Treasure Type: D Alignment: Chaotic",
    made: [
      {
        name: 'Gnoll',
        hp: 9,
        ac: '5',
        att: '1 weapon, damage 2-8',
        saveAs: 'Fighter: 2',
        al: 'Chaotic',
        notes: 'Number appearing: 1-6 (3-18)\nTreasure type: D',
      },
    ],
  },
  {
    what: 'a whole block in brackets behind its name',
    text: "3 Kobold guards (AC 5, HD 1+1, hp 5 each, #AT 1, D 1-6, MV (40'), Save NM, ML 6) crouch here.",
    made: ofOne(3, {
      name: 'Kobold guards',
      hp: 5,
      ac: '5',
      att: '1, damage 1-6',
      move: '120/40',
      saveAs: 'NM',
      ml: 6,
      notes: 'crouch here.',
    }),
  },
  {
    what: 'inches',
    text: 'Giant Rat: AC 7, MV 12", HD 1/2, hp 3, #AT 1, D 1-3',
    made: [{ name: 'Giant Rat', hp: 3, level: 0, hd: '1/2', move: '120/40', att: '1, damage 1-3' }],
  },
  {
    what: 'hit points of each of several',
    text: "Goblins (4): AC 6, HD 1-1, hp 5, 4, 3, 2, MV 60' (20'), ML 7",
    made: [5, 4, 3, 2].map((hp, at) => ({ name: `Goblins ${at + 1}`, hp, hd: '1-1', notes: '', ml: 7 })),
  },
  {
    what: 'hit points of each in the bracket of the hit dice',
    text: '2 Ogres: AC 5 [14], HD 4+1 (22, 17hp), ML 10',
    made: [22, 17].map((hp, at) => ({ name: `Ogres ${at + 1}`, hp, hd: '4+1', notes: '', ml: 10 })),
  },
  {
    what: 'fewer hit points than creatures',
    text: 'Goblins (3): AC 6, HD 1-1, hp 5, 4, ML 7',
    made: ofOne(3, { name: 'Goblins', hp: 5, notes: 'Hit points: 5, 4', ml: 7 }),
  },
  {
    what: 'dice before the name, and more than anybody makes one by one',
    text: '2d6 Goblins: AC 6, HD 1-1, ML 7\n250 Rats: AC 7, HD 1hp, ML 5',
    made: [
      { name: 'Goblins', hp: 3, notes: 'Number: 2d6' },
      { name: 'Rats', hp: 1, notes: 'Number: 250', unread: ['number'] },
    ],
  },
  {
    what: 'hit dice with a die more of hit points',
    text: 'Great Worm: AC 1 [18], HD 10 + 1d4hp, ML 9',
    made: [{ name: 'Great Worm', hp: 47, level: 10, hd: '10 + 1d4hp', ml: 9 }],
  },
  {
    what: 'spaces between the fields, colons behind the labels',
    text: 'Basilisk\nAC: 4 [15] HD: 6 (21 hp) Attacks: +6, Bite (2d6)\nMove: 120 feet Morale: 9 Special: Petrifying gaze\nBearmen\nAC: 6 [13] HD: 1+2 (6 hp) Attacks: +2, weapon (1d6+1)\nMove: 120 feet Morale: 7 Special: Immune to poison',
    made: [
      {
        name: 'Basilisk',
        hp: 21,
        hd: '6',
        att: '+6, Bite (2d6)',
        move: '120/40',
        special: 'Petrifying gaze',
      },
      { name: 'Bearmen', hp: 6, hd: '1+2', ml: 7, special: 'Immune to poison' },
    ],
  },
  {
    what: 'spaces between the fields and no colons',
    text: 'Bel, Slayer of Men HD 10 AC 2 flaming whip or 1 flaming sword (3d6) MV 9 SV 7 ML 12',
    made: [
      {
        name: 'Bel, Slayer of Men',
        hp: 45,
        level: 10,
        ac: '2',
        move: '180/30',
        ml: 12,
        saveAs: 'Save 7',
        notes: 'Armour class: 2 flaming whip or 1 flaming sword (3d6)',
      },
    ],
    context: { ...inCoins, saveKeys: ['save.single'] },
  },
];
