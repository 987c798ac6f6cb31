/** Who makes up the party, and what the figures of one of them must come to, worked out by hand from each system's rules. */
export interface Maker {
  name: string;
  className: string;
  race?: string;
  /** Typed as they stand on a sheet; left out where the program rolls. */
  typed?: { scores: readonly number[]; hitPoints: number; gold: number };
  buys: readonly string[];
}

export interface Burdening {
  /** The shield he buys, wears, and what his armour class is then. */
  shield: string;
  armourClass: { before: string; after: string };
  /** As he is equipped, under one idol, under two, and once the pack is dropped. */
  walks: { equipped: string; slower: string; dropped: string };
  idols: readonly [lighter: number, heavier: number];
}

export interface Company {
  system: string;
  /** The choice of the setting Encumbrance. */
  encumbrance: string;
  makers: readonly Maker[];
  burdening: Burdening;
  /** Experience that brings the first of them a level, halves and bonuses counted; and the die of the level. */
  xp: number;
  die: number;
}

const scores = [13, 12, 11, 10, 13, 9] as const;

const ose: Company = {
  system: 'ose',
  encumbrance: 'Detailed',
  makers: [
    {
      name: 'Aldo',
      className: 'Fighter',
      typed: { scores, hitPoints: 7, gold: 100 },
      buys: ['leather', 'sword', 'torches'],
    },
    { name: 'Berit', className: 'Cleric', buys: ['mace', 'leather'] },
    { name: 'Cuno', className: 'Magic-User', buys: ['dagger'] },
    { name: 'Dagny', className: 'Thief', buys: ['short sword', 'rope'] },
    { name: 'Eskil', className: 'Dwarf', buys: ['hand axe'] },
    { name: 'Frida', className: 'Elf', buys: ['spear'] },
  ],
  burdening: {
    shield: 'shield',
    armourClass: { before: '7 [12]', after: '6 [13]' },
    // 200 leather, 60 sword, 100 shield, 80 gear, 59 gold pieces: 499 coins; the bands end at 400, 600, 800, 1,600.
    walks: { equipped: "90' (30')", slower: "60' (20')", dropped: "120' (40')" },
    idols: [150, 1000],
  },
  xp: 13_000,
  die: 5,
};

const basicFantasy: Company = {
  system: 'basic-fantasy',
  encumbrance: 'By strength and armour',
  makers: [
    {
      name: 'Aldo',
      className: 'Fighter',
      race: 'Human',
      typed: { scores, hitPoints: 7, gold: 100 },
      buys: ['leather', 'longsword', 'torches'],
    },
    { name: 'Berit', className: 'Cleric', race: 'Human', buys: ['club'] },
    { name: 'Cuno', className: 'Magic-User', race: 'Human', buys: ['dagger'] },
    { name: 'Dagny', className: 'Thief', race: 'Halfling', buys: ['shortsword'] },
    { name: 'Eskil', className: 'Fighter', race: 'Dwarf', buys: ['hand axe'] },
    { name: 'Frida', className: 'Magic-User', race: 'Elf', buys: ['dagger'] },
  ],
  burdening: {
    shield: 'shield',
    armourClass: { before: '13', after: '14' },
    // 15 leather, 4 sword, 5 shield, 1 torches, 62 gold pieces at 20 to the pound: 28.1 lb. Strength 13 bears 65 lightly,
    // 165 at all; leather walks 30' or 20' a round.
    walks: { equipped: "90' (30')", slower: "60' (20')", dropped: "90' (30')" },
    idols: [40, 100],
  },
  xp: 13_000,
  die: 5,
};

const swordsWizardry: Company = {
  system: 'swords-wizardry',
  encumbrance: 'By weight and strength',
  makers: [
    {
      name: 'Aldo',
      className: 'Fighter',
      race: 'Human',
      typed: { scores, hitPoints: 7, gold: 100 },
      buys: ['leather armour', 'sword, long', 'torch'],
    },
    { name: 'Berit', className: 'Cleric', race: 'Human', buys: ['hammer, war'] },
    { name: 'Cuno', className: 'Magic-User', race: 'Human', buys: ['dagger'] },
    { name: 'Dagny', className: 'Thief', race: 'Halfling', buys: ['sword, short'] },
    { name: 'Eskil', className: 'Fighter', race: 'Dwarf', buys: ['axe, hand'] },
    { name: 'Frida', className: 'Magic-User', race: 'Elf', buys: ['staff'] },
  ],
  burdening: {
    shield: 'shield',
    armourClass: { before: '7 [12]', after: '6 [13]' },
    // 25 leather, 10 sword, 10 shield, 10 gear and under 7 lb of gold: strength 13 moves the limits of 75, 100, 150 and
    // 300 lb by 10; rate 12 is 240' a turn, 9 is 180'.
    walks: { equipped: "240'", slower: "180'", dropped: "240'" },
    idols: [35, 300],
  },
  xp: 13_000,
  die: 5,
};

export const companies: readonly Company[] = [ose, basicFantasy, swordsWizardry];
