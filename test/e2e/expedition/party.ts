/** Who goes on the first expedition, as the sheets on the table say. */
export interface Thing {
  name: string;
  quantity?: number;
  /** Coins of weight; left out where the rule weighs it. */
  weight?: number;
}

export interface Adventurer {
  name: string;
  className: string;
  level: number;
  hitPoints: number;
  strength?: number;
  charisma?: number;
  armour: 'None' | 'Leather' | 'Chainmail' | 'Plate mail';
  shield?: boolean;
  things: readonly Thing[];
  /** What the sheet must say of it: coins of weight, feet a turn and a round. */
  tracked: number;
  walks: readonly [turn: number, round: number];
}

export const party: readonly Adventurer[] = [
  {
    name: 'Hild',
    className: 'Fighter',
    level: 2,
    hitPoints: 13,
    strength: 16,
    charisma: 13,
    armour: 'Plate mail',
    shield: true,
    things: [{ name: 'sword', weight: 60 }],
    tracked: 740,
    walks: [60, 20],
  },
  {
    name: 'Osric',
    className: 'Cleric',
    level: 1,
    hitPoints: 6,
    armour: 'Chainmail',
    things: [{ name: 'mace', weight: 30 }, { name: 'lantern' }, { name: 'flask of oil', quantity: 2 }],
    tracked: 510,
    walks: [90, 30],
  },
  {
    name: 'Wren',
    className: 'Thief',
    level: 1,
    hitPoints: 4,
    armour: 'Leather',
    things: [
      { name: 'short sword', weight: 30 },
      { name: 'torch', quantity: 6 },
    ],
    tracked: 310,
    walks: [120, 40],
  },
  {
    name: 'Corin',
    className: 'Magic-user',
    level: 1,
    hitPoints: 2,
    armour: 'None',
    things: [{ name: 'dagger', weight: 10 }],
    tracked: 90,
    walks: [120, 40],
  },
];
