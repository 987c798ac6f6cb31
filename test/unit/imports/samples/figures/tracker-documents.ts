/** What Improved Initiative keeps, in its own shape. */

export const trackerBlock = {
  Id: 'f2k1x9',
  Name: 'Marsh Brute',
  Path: 'Fens',
  Source: 'Own notes',
  Type: 'Large giant, chaotic evil',
  HP: { Value: 67, Notes: '(9d8+27)' },
  AC: { Value: 9, Notes: '(hide)' },
  InitiativeModifier: 1,
  InitiativeAdvantage: false,
  Speed: ['30 ft.', 'swim 50 ft.'],
  Abilities: { Str: 19, Dex: 11, Con: 16, Cha: 7, Int: 6, Wis: 9 },
  DamageVulnerabilities: [],
  DamageResistances: ['cold'],
  DamageImmunities: ['poison'],
  ConditionImmunities: [],
  Saves: [{ Name: 'Str', Modifier: 6 }],
  Skills: [{ Name: 'Stealth', Modifier: -1 }],
  Senses: ['passive Perception 10'],
  Languages: ['Giant'],
  Challenge: '5',
  Traits: [{ Name: 'Deep Lungs', Content: 'Holds its breath.' }],
  Actions: [
    { Name: 'Multiattack', Content: 'Two blows.' },
    {
      Name: 'Club',
      Content: '<em>Melee Weapon Attack:</em> +7 to hit. Hit: 13 (2d8 + 4) damage.',
      Usage: 'Recharge 6',
    },
  ],
  Reactions: [],
  LegendaryActions: [{ Name: 'Roar', Content: 'All hear it.' }],
  Description: 'It lives in the fens.',
  Player: '',
  Version: '3.9.3',
  ImageURL: '',
};

/** As older versions wrote it. */
export const olderTrackerBlock = {
  Name: 'Ash Guard',
  Type: 'Medium humanoid',
  AC: { Value: 18, Notes: '<em>(chain mail, shield)</em>' },
  HP: { Value: 11, Notes: '<em>(2d8 + 2)</em>' },
  Speed: ['30 feet'],
  Attributes: { Str: 13, Dex: 12, Con: 12, Int: 10, Wis: 10, Cha: 9 },
  Saves: [{ Name: 'Dex', Value: 3 }],
  Challenge: 0.5,
  Actions: [{ Name: 'Spear', Content: 'A thrust.', Scopes: ['offense'] }],
};

/** A creature of an older edition, its figures in traits. */
export const oldSchoolBlock = {
  Name: 'Fen Wight',
  Path: 'Fens/Dead',
  Source: 'Own notes',
  Type: 'Undead, chaotic',
  HP: { Value: 13, Notes: '(3d8)' },
  AC: { Value: 14, Notes: '' },
  InitiativeModifier: 0,
  Speed: ['30 ft.'],
  Abilities: { Str: 10, Dex: 10, Con: 10, Int: 10, Wis: 10, Cha: 10 },
  Challenge: '',
  Traits: [
    { Name: 'THAC0', Content: '17 [+2]' },
    { Name: 'Morale', Content: '12' },
    { Name: 'Saves', Content: 'D12 W13 P14 B15 S16 (3)' },
    { Name: 'XP', Content: '50' },
    { Name: 'AL', Content: 'Chaotic' },
    { Name: 'Energy drain', Content: 'A hit takes a level.' },
  ],
  Actions: [{ Name: 'Touch', Content: 'Melee Weapon Attack: +2 to hit. Hit: 4 (1d6 + 1) damage.' }],
  Description: 'It hates the living.',
  Player: '',
};

export const combatant = {
  Id: 'c1',
  StatBlock: trackerBlock,
  CurrentHP: 40,
  CurrentNotes: 'angry',
  TemporaryHP: 5,
  Initiative: 12,
  Alias: '',
  IndexLabel: 2,
  Tags: [{ Text: 'Prone', DurationRemaining: -1, DurationTiming: null, DurationCombatantId: '' }],
  Hidden: false,
  InterfaceVersion: '3.9.3',
};

export const savedEncounter = {
  Id: 'e1',
  Name: 'Fen Bridge',
  Path: '',
  Version: '3.9.3',
  ActiveCombatantId: null,
  RoundCounter: 2,
  BackgroundImageUrl: 'x',
  Combatants: [combatant, { ...combatant, Alias: 'Old Tom', IndexLabel: 3, CurrentHP: 67 }],
};

export const lasting = {
  Id: 'p1',
  Name: 'Wren',
  Path: '',
  Version: '3.9.3',
  LastUpdateMs: 1,
  CurrentHP: 5,
  Notes: 'Owes the miller.',
  StatBlock: { ...trackerBlock, Id: 'p1', Name: 'Wren', HP: { Value: 8, Notes: '' }, Player: 'player' },
};

export const trackerSpell = {
  Id: 's1',
  Name: 'Sleep',
  Level: 1,
  School: 'Enchantment',
  Description: 'They sleep.',
};

export const trackerLibrary = {
  Creatures: ['f2k1x9', 'g'],
  'Creatures.f2k1x9': trackerBlock,
  'Creatures.g': JSON.stringify(olderTrackerBlock),
  'PersistentCharacters.p1': lasting,
  'SavedEncounters.e1': savedEncounter,
  'Spells.s1': trackerSpell,
  Settings: { Version: '3.9.3' },
};
