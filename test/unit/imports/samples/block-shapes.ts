import type { ImportContext } from '../../../../src-main/imports/entry.ts';

/** What a right reader makes of a creature; what is not named is not looked at. */
export interface Made {
  name: string;
  hp: number;
  level?: number;
  hd?: string;
  /** As it is printed: descending, ascending in brackets. */
  ac?: string;
  thac0?: string;
  att?: string;
  /** Feet a turn and a round. */
  move?: string;
  ml?: number | null;
  saveAs?: string;
  saves?: string;
  al?: string;
  special?: string;
  notes?: string;
  unread?: string[];
}

export interface Shape {
  what: string;
  text: string;
  made: Made[];
  /** Lines of the text that are told to belong to no block. */
  lines?: string[];
  context?: ImportContext;
}

/** So many of the same. */
export const ofOne = (count: number, made: Made): Made[] =>
  Array.from({ length: count }, (_none, at) => ({ ...made, name: `${made.name} ${at + 1}` }));

/** Blocks with commas, in the manner of `ose` and of the books before it. Figures worked out by hand. */
export const blockShapes: readonly Shape[] = [
  {
    what: 'a number before the name, hit points each',
    text: '26 Skeletons: AC 7 [12], HD 1 (4hp each), Att 1 × rusty weapon (1d6), THAC0 19 [0], MV 60’ (20’), SV D12 W13 P14 B15 S16 (1), ML 12, AL Chaotic, XP 10',
    made: ofOne(26, {
      name: 'Skeletons',
      hp: 4,
      level: 1,
      hd: '1',
      ac: '7 [12]',
      thac0: '19 [0]',
      att: '1 x rusty weapon (1d6)',
      move: '60/20',
      ml: 12,
      saves: '12 13 14 15 16',
      saveAs: '1',
      al: 'Chaotic',
      notes: 'XP: 10',
    }),
  },
  {
    what: 'commas in figures, attacks in square brackets',
    text: "Gold Dragon: AC -2 [21], HD 11** (49hp), Att [2 × claw (2d4), 1 × bite (6d6)] or breath, THAC0 11 [+8], MV 90' (30') / 240' (80') flying, SV D6 W7 P8 B8 S10 (11), ML 10, AL Lawful, XP 1,600, NA 1d4 (1d4), TT E + 5,000gp",
    made: [
      {
        name: 'Gold Dragon',
        hp: 49,
        level: 11,
        hd: '11**',
        ac: '-2 [21]',
        thac0: '11 [8]',
        att: '[2 x claw (2d4), 1 x bite (6d6)] or breath',
        move: '90/30',
        saves: '6 7 8 8 10',
        notes: 'XP: 1,600\nNumber appearing: 1d4 (1d4)\nTreasure type: E + 5,000gp',
      },
    ],
  },
  {
    what: 'three kinds in one block: the first of each figure, the words kept',
    text: "Vampire: AC 2 [17], HD 7 to 9** (31/36/40hp), Att 1 × touch (1d10 + energy drain), THAC0 13 [+6]/12 [+7]/12 [+7], MV 120' (40'), SV D8 W9 P10 B10 S12 (7 to 9), ML 11, AL Chaotic, XP 1,250/1,750/2,300",
    made: [
      {
        name: 'Vampire',
        hp: 31,
        level: 7,
        hd: '7 to 9**',
        thac0: '13 [6]',
        saveAs: '7 to 9',
        notes: 'Hit points: 31/36/40hp\nTHAC0: 13 [+6]/12 [+7]/12 [+7]\nXP: 1,250/1,750/2,300',
      },
    ],
  },
  {
    what: 'a range of kinds with a break in its hit points, feet without a sign',
    text: 'Sea Serpent: AC 6 [13], HD 3** to 8** (13/18/22/27/31 /36hp), Att 1 x bite (3d6), THAC0 By HD (17 [+2] to 12 [+7]), MV 120 (40), ML 9',
    made: [
      {
        name: 'Sea Serpent',
        hp: 13,
        level: 3,
        hd: '3** to 8**',
        thac0: '',
        move: '120/40',
        notes: 'Hit points: 13/18/22/27/31 /36hp\nTHAC0: By HD (17 [+2] to 12 [+7])',
      },
    ],
  },
  {
    what: 'hp before the figure',
    text: "Lizard Man: AC 5 [14], HD 2+1 (hp 14), Att 1 × weapon (1d6+1), MV 60' (20'), ML 12",
    made: [{ name: 'Lizard Man', hp: 14, level: 2, hd: '2+1' }],
  },
  {
    what: 'hit points and no dice',
    text: "Normal Bat: AC 6 [13], HD 1hp, Att 1 × confusion, THAC0 20 [-1], MV 9' (3') / 120' (40') flying, ML 6",
    made: [{ name: 'Normal Bat', hp: 1, level: 0, hd: '1hp', thac0: '20 [-1]', move: '9/3', ml: 6 }],
  },
  {
    what: 'several armour classes',
    text: "Nomad: AC 6 [13], 4 [15], or 3 [16], HD 1 (4hp), Att 1 × weapon (1d6 or by weapon), MV 120' (40'), ML 8",
    made: [{ name: 'Nomad', hp: 4, ac: '6 [13]', hd: '1', notes: 'Armour class: 6 [13], 4 [15], or 3 [16]' }],
  },
  {
    what: 'an armour class in another shape',
    text: 'Wererat: AC 7 [12] (9 [10] in human form), HD 3* (13hp), Att 1 × bite (1d4), ML 8',
    made: [{ name: 'Wererat', hp: 13, ac: '7 [12]', notes: 'Armour class: 7 [12] (9 [10] in human form)' }],
  },
  {
    what: 'no hit roll required',
    text: "Green Slime: AC No hit roll required, HD 2** (9hp), Att 1 × touch (consume flesh), THAC0 18 [+1], MV 3' (1'), SV D12 W13 P14 B15 S16 (1), ML 12",
    made: [
      {
        name: 'Green Slime',
        hp: 9,
        ac: '',
        hd: '2**',
        move: '3/1',
        notes: 'Armour class: No hit roll required',
      },
    ],
  },
  {
    what: 'broken at 60 columns, in a bracket too',
    text: `Goblin
AC 6 [13], HD 1-1 (3hp), Att 1 × weapon (1d6 or by
weapon), THAC0 19 [0], MV 60' (20'), SV D14 W15 P16
B17 S18 (NH), ML 7 (9 with
king), AL Chaotic, XP 5 (bodyguard: 20, king: 35), NA 2d4
(6d10), TT R (C)`,
    made: [
      {
        name: 'Goblin',
        hp: 3,
        att: '1 x weapon (1d6 or by weapon)',
        saves: '14 15 16 17 18',
        saveAs: 'NH',
        ml: 7,
        al: 'Chaotic',
        notes:
          'Morale: 7 (9 with king)\nXP: 5 (bodyguard: 20, king: 35)\nNumber appearing: 2d4 (6d10)\nTreasure type: R (C)',
      },
    ],
  },
  {
    what: 'broken at 80 columns, Windows line ends, two in a row',
    text: "Rat, Giant: AC 7 [12], HD ½ (2hp), Att 1 × bite (1d3 + disease), THAC0 19\r\n[0], MV 120' (40') / 60' (20') swimming, SV D12 W13 P14 B15 S16 (1), ML 8, AL\r\nNeutral, XP 5\r\nStirge: AC 7 [12], HD 1* (4hp), Att 1 × beak (1d3 + blood sucking), THAC0 19\r\n[0], MV 30' (10') / 180' (60') flying, SV D12 W13 P14 B15 S16 (1), ML 9, AL\r\nNeutral, XP 13",
    made: [
      { name: 'Rat, Giant', hp: 2, level: 0, thac0: '19 [0]', ml: 8, al: 'Neutral', notes: 'XP: 5' },
      { name: 'Stirge', hp: 4, level: 1, move: '30/10', al: 'Neutral', notes: 'XP: 13' },
    ],
  },
  {
    what: 'a field cut from its label, a line of prose behind',
    text: `RAT, GIANT
AC 7, HD 1+1, Att 1 × bite (1d3 + disease), THAC0 18 [+1], MV 120’ (40’) /
60’ (20’) swim, SV D12 W13 P14 B15 S16 (1), ML 8, AL Neutral, XP 15, NA
2d6 (2d10), TT C
Disease: Save vs poison or die in 1d6 days.`,
    made: [
      {
        name: 'RAT, GIANT',
        hp: 5,
        ac: '7',
        thac0: '18 [1]',
        move: '120/40',
        notes: 'XP: 15\nNumber appearing: 2d6 (2d10)\nTreasure type: C',
      },
    ],
    lines: ['line 5'],
  },
  {
    what: 'a table of Markdown under a heading and a sentence',
    text: `# Harpy

Half woman, half eagle, and hungry.

---

| Armour Class | 7 [12] |
| --- | --- |
| Hit Dice | 3* (13hp) |
| Attacks | 2 × claw (1d4), 1 × weapon (1d6) |
| THAC0 | 17 [+2] |
| Movement | 60’ (20’) / 150’ (50’) flying |
| Saving Throws | D12 W13 P14 B15 S16 (6) |
| Morale | 7 |
| Alignment | Chaotic |
| XP | 50 |
| Number Appearing | 1d6 (2d4) |
| Treasure Type | C |

---
`,
    made: [
      {
        name: 'Harpy',
        hp: 13,
        level: 3,
        hd: '3*',
        ac: '7 [12]',
        thac0: '17 [2]',
        att: '2 x claw (1d4), 1 x weapon (1d6)',
        move: '60/20',
        ml: 7,
        saves: '12 13 14 15 16',
        saveAs: '6',
        al: 'Chaotic',
        notes: 'XP: 50\nNumber appearing: 1d6 (2d4)\nTreasure type: C',
      },
    ],
    lines: ['line 3'],
  },
  {
    what: 'whole words, a line each, without colons',
    text: `Zombie
Armour Class 8 [11]
Hit Dice 2 (9hp)
Attacks 1 × weapon (1d8 or by weapon)
THAC0 18 [+1]
Movement 60' (20')
Saving Throws D12 W13 P14 B15 S16 (1)
Morale 12
Alignment Chaotic
XP 20
Number Appearing 2d4 (4d6)
Treasure Type None`,
    made: [
      {
        name: 'Zombie',
        hp: 9,
        ac: '8 [11]',
        hd: '2',
        att: '1 x weapon (1d8 or by weapon)',
        thac0: '18 [1]',
        ml: 12,
        notes: 'XP: 20\nNumber appearing: 2d4 (4d6)\nTreasure type: None',
      },
    ],
  },
  {
    what: 'bold name and a number behind it, other signs between fields',
    text: "**Bugbear** ×4: AC 5 [14], HD 3+1 (15hp), Att 1 × morningstar (2-8), THAC0 16 [+3], MV 90' (30'), SV D12 W13 P14 B15 S16 (F3), ML 9, AL CE; XP 135. SA surprise on 1-3.",
    made: ofOne(4, {
      name: 'Bugbear',
      hp: 15,
      level: 3,
      ac: '5 [14]',
      thac0: '16 [3]',
      saveAs: 'F3',
      al: 'CE',
      special: 'surprise on 1-3',
      notes: 'XP: 135',
    }),
  },
  {
    what: 'bold labels in a list, a class and level in the name',
    text: `### Rufus (Human Fighter 6)
- **AC:** 1 [18] (plate mail +1 + shield)
- **HP:** 48
- **#AT:** 1, **D:** longsword +1 (1-8+3)
- **THAC0:** 14 [+5]
- **MV:** 60' (20')
- **SV:** D10 W11 P12 B13 S14 (F6)
- **AL:** LG`,
    made: [
      {
        name: 'Rufus (Human Fighter 6)',
        hp: 48,
        level: 6,
        ac: '1 [18]',
        att: '1, damage longsword +1 (1-8+3)',
        thac0: '14 [5]',
        move: '60/20',
        saves: '10 11 12 13 14',
        saveAs: 'F6',
        al: 'LG',
        notes: 'Armour class: 1 [18] (plate mail +1 + shield)',
      },
    ],
  },
  {
    what: 'bold labels in one line, stars of hit dice beside them',
    text: "**Gargoyle**\n**AC** 5 [14], **HD** 4** (18hp), **Att** 2 × claw (1d3), 1 × bite (1d6), **MV** 90' (30'), **ML** 11",
    made: [
      {
        name: 'Gargoyle',
        hp: 18,
        level: 4,
        hd: '4**',
        att: '2 x claw (1d3), 1 x bite (1d6)',
        move: '90/30',
        ml: 11,
      },
    ],
  },
  {
    what: 'a quotation of Markdown',
    text: '> **Goblin Scribe**\n>\n> AC 7 [12], HD 1 (4hp), Att 1 × quill (1d3), THAC0 19 [+0], MV 60′ (20′), ML 6\n>\n> * **Pedantic**: corrects whoever speaks.',
    made: [{ name: 'Goblin Scribe', hp: 4, att: '1 x quill (1d3)', move: '60/20', ml: 6 }],
    lines: ['line 5'],
  },
];
