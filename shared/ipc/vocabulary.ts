import { bodyStates } from '../rules/vitality.ts';

/** The closed lists of words that the campaign file, the contract and the windows share. */

export const themes = ['system', 'parchment', 'lantern'] as const;

export const areas = [
  'dungeon',
  'characters',
  'encumbrance',
  'log',
  'campaign',
  'places',
  'travel',
  'combat',
  'prep',
] as const;
export type Area = (typeof areas)[number];

/** What can stand in a window of its own: every area, and the reference, which needs no campaign. */
export const ownWindows = [...areas, 'reference'] as const;
export type OwnWindow = (typeof ownWindows)[number];

/** Who can stand in the party's book, with a sheet and with things of their own. */
export const characterKinds = [
  'character',
  'retainer',
  'mercenary',
  'mount',
  'vehicle',
  'vessel',
  'creature',
] as const;
export type CharacterKind = (typeof characterKinds)[number];

/** Whether somebody is on their feet and with the party: by their hit points, or by the referee's word. */
export const personStates = [...bodyStates, 'left', 'absent', 'imprisoned'] as const;
export type PersonState = (typeof personStates)[number];

export const abilityIds = [
  'strength',
  'intelligence',
  'wisdom',
  'dexterity',
  'constitution',
  'charisma',
] as const;
export type AbilityId = (typeof abilityIds)[number];

/** What some systems' sheets have beside the six scores. */
export const ownScoreIds = ['looks', 'honour'] as const;
export type OwnScoreId = (typeof ownScoreIds)[number];
export const ownScoreMax: Readonly<Record<OwnScoreId, number>> = { looks: 30, honour: 1000 };

export const itemKinds = [
  'weapon',
  'armour',
  'shield',
  'ammunition',
  'gear',
  'ration',
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
  'candle',
  'tinder',
  'water',
  'fodder',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** How a thing is borne by its holder; only what is worn or wielded counts for armour class and attack. */
export const itemStates = ['carried', 'worn', 'wielded'] as const;
export type ItemState = (typeof itemStates)[number];

export const stashKinds = ['ground', 'cache', 'hoard'] as const;
export type StashKind = (typeof stashKinds)[number];

/** How far the players know what a thing is. */
export const knownWords = ['not', 'partly', 'known'] as const;
export type Known = (typeof knownWords)[number];

/** From the least to the most worth. */
export const coinKinds = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;
export type CoinKind = (typeof coinKinds)[number];

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

/** Of every system, and the light of a spell, which never burns out; which of them a campaign knows its system says. */
export const lightKinds = ['torch', 'lantern', 'candle', 'minersLantern', 'continual'] as const;
export type LightKind = (typeof lightKinds)[number];

/** What a turn can be spent on by itself; searching and encounters pass their own turns. */
export const passActivities = ['explore', 'rest', 'wait', 'run', 'swim', 'fight', 'other'] as const;
export type PassActivity = (typeof passActivities)[number];
export const turnActivities = [
  'explore',
  'search',
  'listen',
  'force',
  'pick',
  'disarm',
  'climb',
  'spike',
  'rest',
  'wait',
  'run',
  'swim',
  'fight',
  'encounter',
  'other',
] as const;
export type TurnActivity = (typeof turnActivities)[number];

export { deedKinds as attemptKinds, type DeedKind as AttemptKind } from '../rules/exploration/deeds.ts';

/** What a step of the journal is about; the log can be narrowed to each. */
export const logKinds = [
  'notes',
  'turns',
  'encounters',
  'fights',
  'finds',
  'light',
  'effects',
  'needs',
  'travel',
  'places',
  'tables',
  'creatures',
  'pages',
  'people',
  'gear',
  'campaign',
] as const;
export type LogKind = (typeof logKinds)[number];

/** What the log can be narrowed to: play or what was prepared between sessions, whatever threw dice, a kind of step. */
export const logFilters = ['all', 'play', 'preparation', 'dice', ...logKinds] as const;
export type LogFilter = (typeof logFilters)[number];

/** What a table is thrown for; those of wandering monsters are the ones that delves and ground throw on. */
export const tablePurposes = [
  'wandering',
  'treasure',
  'contents',
  'trap',
  'name',
  'npc',
  'rumour',
  'reaction',
  'weather',
  'any',
] as const;
export type TablePurpose = (typeof tablePurposes)[number];

/** What a page of the notebook is about. */
export const pageKinds = ['note', 'person', 'place', 'faction', 'rumour', 'handout', 'recap'] as const;
export type PageKind = (typeof pageKinds)[number];

/** What a link in a text can lead to, by the word that may stand before its name. */
export const namedKinds = [
  ...pageKinds,
  'creature',
  'table',
  'dungeon',
  'room',
  'site',
  'character',
] as const;
export type NamedKind = (typeof namedKinds)[number];

/** What can come first on the page for tonight, or be left out of it. */
export const pinnedKinds = ['room', 'page', 'table', 'muster', 'site', 'creature'] as const;
export type PinnedKind = (typeof pinnedKinds)[number];

/** Whatever texts of the referee stand in: they are searched, and may hold links. */
export const writtenKinds = [
  'page',
  'creature',
  'table',
  'row',
  'dungeon',
  'level',
  'room',
  'feature',
  'site',
  'hex',
  'note',
  'character',
] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export const featureKinds = ['door', 'trap', 'treasure', 'other'] as const;
export type FeatureKind = (typeof featureKinds)[number];

export const effectKinds = ['spell', 'potion', 'condition', 'other'] as const;
export type EffectKind = (typeof effectKinds)[number];

export const durationUnits = ['rounds', 'turns', 'hours', 'days'] as const;
export type DurationUnit = (typeof durationUnits)[number];

/** Where a day's food or water comes from. */
export const provisions = ['packs', 'found', 'none'] as const;
export type Provision = (typeof provisions)[number];

/** What somebody goes without. */
export const needKinds = ['food', 'water', 'sleep', 'running', 'rest'] as const;

/** What comes of meeting somebody. */
export const courses = ['talk', 'evade', 'fight'] as const;
export type Course = (typeof courses)[number];

export const foeStates = ['up', 'down', 'unconscious', 'dead', 'fled', 'captured'] as const;
export type FoeState = (typeof foeStates)[number];

/** What an award made of treasure that was brought back and of those who were beaten. */
export const awardFates = ['counted', 'struck'] as const;
export type AwardFate = (typeof awardFates)[number];

export const pursuitOutcomes = ['caught', 'escaped', 'given up'] as const;
export type PursuitOutcome = (typeof pursuitOutcomes)[number];

export const exportFormats = ['markdown', 'html', 'pdf', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** One form, every one of them beside each other, or a folder that notebook programs read. */
export const exportChoices = ['all', ...exportFormats, 'pack'] as const;
export type ExportChoice = (typeof exportChoices)[number];
/** What the players' version can be: JSON Lines hold every record as it is stored. */
export const playersFormats = ['markdown', 'html', 'pdf'] as const satisfies readonly ExportFormat[];

/** How a day was rested: not at all, by a night's sleep, or all day and night. */
export const restKinds = ['none', 'night', 'full'] as const;

/** What the starter content says of how sure a figure is. */
export const confidences = ['source', 'secondary', 'memory', 'derived'] as const;
export type Confidence = (typeof confidences)[number];

export const sheetFormats = ['json', 'markdown', 'pdf'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export const turnSheetFormats = ['pdf', 'html'] as const;
export type TurnSheetFormat = (typeof turnSheetFormats)[number];
export const tonightFormats = ['pdf', 'html', 'markdown'] as const;
export type TonightFormat = (typeof tonightFormats)[number];
export const tableFormats = ['foundry', 'csv', 'markdown', 'text', 'html', 'pdf'] as const;
export type TableFormat = (typeof tableFormats)[number];
/** Under which a pack may be given on; `none`: under none. */
export const packLicences = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'OGL-1.0a', 'none'] as const;
export type PackLicence = (typeof packLicences)[number];
export const paperSizes = ['A4', 'Letter'] as const;
export type PaperSize = (typeof paperSizes)[number];
