/** How much there may be of a creature of the referee's own, in figures and letters. */
export const creatureLimits = {
  /** Of so many, more would make every list long. */
  most: 20_000,
  name: 80,
  alternates: 8,
  attacks: 20,
  moves: 8,
  treasures: 12,
  specials: 20,
  special: 200,
  words: 200,
  tags: 20,
  tag: 40,
  hitDice: 100,
  feet: 2000,
  xp: 1_000_000,
  notes: 20_000,
} as const;
