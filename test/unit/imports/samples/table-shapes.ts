import type { Made } from './block-shapes.ts';

/** A person of a table as a right reader makes it; what is not named is not looked at. */
export interface MadePerson {
  name: string;
  kind: 'character' | 'creature';
  className?: string;
  level?: number;
  hp?: number;
  maxHp?: number;
  ac?: string;
  thac0?: string;
  things?: string[];
}

export interface MadeThing {
  name: string;
  kind: string;
  weight?: number;
  holder?: string;
  damage?: string;
}

export interface TableShape {
  what: string;
  text: string;
  creatures?: (Made & { maxHp?: number })[];
  people?: MadePerson[];
  things?: MadeThing[];
  /** Rows of a wandering table. */
  rows?: string[];
  /** The tables that the rows are of, with their dice. */
  tables?: string[];
  /** What of the file is told. */
  told?: string[];
}

/** Tables as people keep them in spreadsheets. Weights in coins. */
export const tableShapes: readonly TableShape[] = [
  {
    what: 'a bestiary',
    text: 'Name,AC,HD,HP,THAC0,Morale\nGoblin,6,1-1,3,19,7\nOgre,5 [14],4+1,,15,10\nBat,6,1hp,,20,6\n',
    creatures: [
      { name: 'Goblin', hp: 3, level: 1, hd: '1-1', ac: '6', thac0: '19', ml: 7 },
      { name: 'Ogre', hp: 19, level: 4, hd: '4+1', ac: '5 [14]', thac0: '15', ml: 10 },
      { name: 'Bat', hp: 1, level: 0, hd: '1hp', ml: 6 },
    ],
  },
  {
    what: 'a bestiary with whole words, movement and saves',
    text: "Monster;Armour Class;Hit Dice;Attacks;Damage;Movement;Save As;Morale;Alignment;XP;Treasure Type;Special;Notes\nHarpy;7 [12];3*;2 claws;1d4;60' (20');F6;7;Chaotic;50;C;song;sings at dusk\n",
    creatures: [
      {
        name: 'Harpy',
        hp: 13,
        att: '2 claws, damage 1d4',
        move: '60/20',
        saveAs: 'F6',
        ml: 7,
        al: 'Chaotic',
        special: 'song',
        notes: 'XP: 50\nTreasure type: C\nsings at dusk',
      },
    ],
  },
  {
    what: 'a bestiary that a fight has begun to wear down',
    text: 'Creature,AC,HD,HP,Colour\nTroll,4,6+3,12/30,green\n',
    creatures: [{ name: 'Troll', hp: 12, maxHp: 30, hd: '6+3', ac: '4', unread: ['Colour'] }],
    told: ['Colour'],
  },
  {
    what: 'a bestiary without hit dice',
    text: 'Name,AC,HP,#AT,ML\nWolf,7,11,1 bite,8\n',
    creatures: [{ name: 'Wolf', hp: 11, ac: '7', att: '1 bite', ml: 8 }],
  },
  {
    what: 'hit points of a player character now and at most',
    text: 'Name,Class,Level,HP\nWren,Fighter,3,19/24\nOdo,Thief,1,4\n',
    people: [
      { name: 'Wren', kind: 'character', className: 'Fighter', level: 3, hp: 19, maxHp: 24 },
      { name: 'Odo', kind: 'character', className: 'Thief', level: 1, hp: 4, maxHp: 4 },
    ],
  },
  {
    what: 'player characters by that name, with armour class and what they bear',
    text: 'PC,Class,Lvl,HP,AC,THAC0,Weapon,Armour\nHild,Fighter,2,11,4 [15],19,Sword,"Chain mail, shield"\n',
    people: [
      {
        name: 'Hild',
        kind: 'character',
        hp: 11,
        ac: '4 [15]',
        thac0: '19',
        things: ['weapon Sword wielded', 'armour Chain mail worn', 'shield shield worn'],
      },
    ],
  },
  {
    what: 'weights with their unit',
    text: 'Item,Qty,Weight\nRope,1,50 cn\nSpike,12,1 lb\nSack,1,0.5 lbs.\nPole,1,70\n',
    things: [
      { name: 'Rope', kind: 'gear', weight: 50 },
      { name: 'Spike', kind: 'gear', weight: 10 },
      { name: 'Sack', kind: 'gear', weight: 5 },
      { name: 'Pole', kind: 'gear', weight: 70 },
    ],
  },
  {
    what: 'a title above the columns',
    text: 'The Owl Company, third winter\n\nName,Class,Level,HP\nWren,Fighter,3,19\n',
    people: [{ name: 'Wren', kind: 'character', level: 3, hp: 19 }],
    told: ['line 1'],
  },
  {
    what: 'a title whose cells are empty',
    text: 'Stores;;;\nItem;Qty;Weight;Cost\nRope;2;50;1 gp\n',
    things: [{ name: 'Rope', kind: 'gear', weight: 50 }],
    told: ['line 1'],
  },
  {
    what: 'a sign between cells that the first line names',
    text: 'sep=;\nName;Class;Level;HP\n"Wren, the Tall";Fighter;3;19\n',
    people: [{ name: 'Wren, the Tall', kind: 'character', level: 3 }],
  },
  {
    what: 'weapons',
    text: 'Weapon,Damage,Weight,Cost\nSword,1d8,60,10 gp\nSling,1d4,20,2 gp\n',
    things: [
      { name: 'Sword', kind: 'weapon', weight: 60, damage: '1d8' },
      { name: 'Sling', kind: 'weapon', weight: 20, damage: '1d4' },
    ],
  },
  {
    what: 'armour',
    text: 'Armour,Weight,Cost\nChain mail,400,40\nShield,100,10\n',
    things: [
      { name: 'Chain mail', kind: 'armour', weight: 400 },
      { name: 'Shield', kind: 'shield', weight: 100 },
    ],
  },
  {
    what: 'things and whose they are',
    text: 'Item,PC,Weight\nRope,Hild,50\n',
    things: [{ name: 'Rope', kind: 'gear', weight: 50, holder: 'Hild' }],
  },
  {
    what: 'a wandering table under a title, with its sign named',
    text: 'sep=;\nForest by night\nd6;Encounter;Number\n1-3;Wolves;2d6\n4-6;Owlbear;1\n',
    rows: ['1-3 Wolves 2d6', '4-6 Owlbear 1'],
    told: ['line 2'],
  },
  {
    what: 'a wandering table with a column a level',
    text: 'Dungeon encounters\nd6,Level 1,Level 2-3,Level 4+\n1-2,Goblin (2d4),1d6 ghouls,Ogre\n3-5,"Beetle, Fire (1d8)","Gnoll, 2-8",-\n6,NPC Party (Lvl 1) (1d4+2),Wight 1d3,Troll (1)\n',
    rows: [
      '1-2 Goblin 2d4',
      '3-5 Beetle, Fire 1d8',
      '6-6 NPC Party (Lvl 1) 1d4+2',
      '1-2 ghouls 1d6',
      '3-5 Gnoll 2d4',
      '6-6 Wight 1d3',
      '1-2 Ogre ',
      '6-6 Troll 1',
    ],
    tables: ['Level 1, d6', 'Level 2-3, d6', 'Level 4+, d6'],
    told: ['line 1'],
  },
  {
    what: 'levels by their figures alone, without dice',
    text: 'Roll;1st;2nd;Lair\n1;Rat;Bat;crypt\n2-8;Orc;Troll;\n',
    rows: ['1-1 Rat ', '2-8 Orc ', '1-1 Bat ', '2-8 Troll '],
    tables: ['Level 1, 1d8', 'Level 2, 1d8'],
    told: ['Lair'],
  },
];
