/** What the fields and traits of a stat block of Improved Initiative mean to a creature of the bestiary. */

export const abilities = ['Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha'] as const;
/** What stands there where nobody said a score. */
export const usualScore = 10;

/** Traits that are figures of older editions, by their names. */
export const figureTraits: readonly [RegExp, key: string][] = [
  [/^(?:ac|armou?r class)$/i, 'AC'],
  [/^(?:hd|hit dice)$/i, 'HD'],
  [/^thac0$/i, 'THAC0'],
  [/^(?:to hit|attack bonus)$/i, 'AB'],
  [/^(?:attacks?|att)$/i, 'Att'],
  [/^(?:mv|move|movement)$/i, 'MV'],
  [/^(?:sv|saves?|saving throws?)$/i, 'SV'],
  [/^(?:ml|morale)$/i, 'ML'],
  [/^(?:al|alignment)$/i, 'AL'],
  [/^(?:xp|experience)$/i, 'XP'],
  [/^(?:na|number appearing)$/i, 'NA'],
  [/^(?:tt|treasure(?: type)?)$/i, 'TT'],
];

/** Those that tell what else one of the bestiary has. */
export const aboutTraits: Readonly<Record<string, 'also' | 'licence' | 'tags' | 'terrain'>> = {
  also: 'also',
  licence: 'licence',
  tags: 'tags',
  terrain: 'terrain',
};

export const lists: readonly [key: string, title: string][] = [
  ['DamageVulnerabilities', 'Damage vulnerabilities'],
  ['DamageResistances', 'Damage resistances'],
  ['DamageImmunities', 'Damage immunities'],
  ['ConditionImmunities', 'Condition immunities'],
  ['Senses', 'Senses'],
  ['Languages', 'Languages'],
];

export const actions: readonly [key: string, title: string][] = [
  ['Actions', 'Actions'],
  ['BonusActions', 'Bonus actions'],
  ['Reactions', 'Reactions'],
  ['LegendaryActions', 'Legendary actions'],
  ['MythicActions', 'Mythic actions'],
];
