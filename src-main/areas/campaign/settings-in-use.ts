/** What serves every system: loads, the dungeon and the clock. */
const ofExploration = [
  'encumbrance',
  'familiarMultiplier',
  'dungeonCheckEvery',
  'dungeonChanceInSix',
  'checksRollThemselves',
  'effectsEndThemselves',
];

/** What sheets and meetings ask besides. */
const ofSystem: Readonly<Record<string, readonly string[]>> = {
  ose: ['individualInitiative', 'morale', 'ascendingAc', 'variableWeaponDamage'],
  'swords-wizardry': ['acMode', 'attackMethod', 'surpriseDropExtent'],
  'basic-fantasy': ['reactionRolls', 'pursuitFallSaves', 'moraleAdjustmentLimit'],
  hackmaster: ['initiativeSituation'],
};

/** Whether a part of play that is on the desk asks for the setting; the others wait for fights and travel. */
export const isInUse = (systemId: string, key: string): boolean =>
  ofExploration.includes(key) || (ofSystem[systemId] ?? []).includes(key);
