/** What stands for a figure that nobody wrote down. */

export const usual = {
  armourClass: 11,
  feetARound: 40,
  damage: '1d6',
  hitDice: '1',
  morale: 'never checked',
} as const;

/** Attacks are written as bonuses here; a THAC0 somebody typed is 19 less one. */
export const thac0Sum = 19;
