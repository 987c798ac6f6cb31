/** Each order of battle, by the settings that choose it. */
export const orders = [
  ['ose', 'by sides', {}],
  ['ose', 'each for himself', { individualInitiative: true }],
  ['swords-wizardry', 'complete', { combatSequence: 'complete' }],
  ['swords-wizardry', 'core', { combatSequence: 'core' }],
  ['swords-wizardry', 'holmes', { combatSequence: 'holmes' }],
  ['swords-wizardry', 'segments', { combatSequence: 'segments' }],
  ['basic-fantasy', 'counting down', {}],
  ['hackmaster', 'second by second', {}],
] as const;

export const fightSystems = ['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'] as const;
