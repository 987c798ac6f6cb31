/** The closed lists of words that the campaign file, the contract and the windows share. */

export const themes = ['system', 'parchment', 'lantern'] as const;

export const areas = ['dungeon', 'characters', 'log', 'campaign'] as const;
export type Area = (typeof areas)[number];

/** What can stand in a window of its own: every area, and the reference, which needs no campaign. */
export const ownWindows = [...areas, 'reference'] as const;
export type OwnWindow = (typeof ownWindows)[number];

export const armours = ['none', 'leather', 'chainmail', 'plate'] as const;
export type Armour = (typeof armours)[number];

export const itemKinds = [
  'weapon',
  'coin',
  'gem',
  'jewellery',
  'potion',
  'rod',
  'scroll',
  'staff',
  'wand',
  'otherTreasure',
  'torch',
  'oilFlask',
  'lantern',
] as const;
export type ItemKind = (typeof itemKinds)[number];

export const coinKinds = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;

export const treasureKinds = [
  'coin',
  'gem',
  'jewellery',
  'potion',
  'rod',
  'scroll',
  'staff',
  'wand',
  'otherTreasure',
] as const satisfies readonly ItemKind[];

export const lightKinds = ['torch', 'lantern'] as const;
export type LightKind = (typeof lightKinds)[number];

/** What a turn can be spent on by itself; searching and encounters pass their own turns. */
export const passActivities = ['explore', 'rest', 'other'] as const;
export const turnActivities = ['explore', 'search', 'rest', 'encounter', 'other'] as const;
export type TurnActivity = (typeof turnActivities)[number];

export const searchKinds = ['secretDoor', 'roomTrap'] as const;
export const attemptKinds = ['secretDoor', 'roomTrap', 'listen'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

export const reactions = ['attacks', 'hostile', 'uncertain', 'indifferent', 'friendly'] as const;
export type Reaction = (typeof reactions)[number];

export const exportFormats = ['markdown', 'html', 'pdf', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The tables of a campaign that a view may depend on, and `app` for what lies outside the campaign. */
export const topics = [
  'app',
  'campaign',
  'clock',
  'session',
  'character',
  'item',
  'fatigue',
  'delve',
  'turn',
  'light',
  'light_span',
  'wandering_check',
  'attempt',
  'prompt_answer',
  'encounter',
  'journal',
] as const;
export type Topic = (typeof topics)[number];
