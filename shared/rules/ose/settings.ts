import { yesNo } from '../common/setting.ts';
import type { Setting } from '../system.ts';
import { roadDefaults, roadSettings } from './road-settings.ts';
import { tables } from './tables.ts';
import type { OseSettings } from './terms.ts';

const { dungeon } = tables;

/** No book says what a grown person weighs. */
const usualBodyPounds = 175;

/** The campaign's choices; every rule the book calls optional starts off. */
export const settings: readonly Setting[] = [
  {
    key: 'encumbrance',
    title: 'Encumbrance',
    help: 'Weigh nothing; judge by armour and treasure carried; or count every coin of weight.',
    rule: 'OSE-ENCUM-1',
    inUse: true,
    kind: 'choice',
    choices: [
      { value: 'none', title: 'Not used' },
      { value: 'basic', title: 'Basic: armour and treasure' },
      { value: 'detailed', title: 'Detailed: every coin of weight' },
    ],
    default: 'none',
  },
  {
    ...yesNo(
      'windVariable',
      'Variable wind',
      'The finer table of winds at sea, from a faint breeze to a near gale.',
      'OSE-WIND-4',
    ),
    inUse: true,
  },
  {
    ...yesNo(
      'individualInitiative',
      'Individual initiative',
      'Every combatant rolls for himself, modified by dexterity.',
      'OSE-INIT-6',
    ),
    inUse: true,
  },
  {
    ...yesNo('morale', 'Morale', 'Monsters and mercenaries check whether they fight on.', 'OSE-MOR-1'),
    inUse: true,
  },
  {
    ...yesNo(
      'ascendingAc',
      'Ascending armour class',
      'Higher is better; the attack bonus is added to the roll. Goes before THAC0.',
      'OSE-ATK-3',
    ),
    inUse: true,
  },
  yesNo('thac0', 'THAC0 without the matrix', 'The roll needed is THAC0 minus the armour class.', 'OSE-TBL-4'),
  {
    ...yesNo(
      'variableWeaponDamage',
      'Variable weapon damage',
      'Each weapon rolls its own die instead of a d6.',
      'OSE-DMG-9',
    ),
    inUse: true,
  },
  yesNo(
    'invulnerabilitiesByHd',
    'Strong monsters harm the invulnerable',
    'Monsters of 5 Hit Dice or more, and other invulnerable ones, count as magical.',
    'OSE-OTH-5',
  ),
  yesNo('subdual', 'Subdual', 'Blunt blows may beat an intelligent opponent into surrender.', 'OSE-OTH-8'),
  {
    key: 'initiativeTies',
    title: 'Initiative ties',
    help: 'The tied roll again, or act at the same moment.',
    rule: 'OSE-INIT-4',
    kind: 'choice',
    choices: [
      { value: 'reroll', title: 'Roll again' },
      { value: 'simultaneous', title: 'Act together' },
    ],
    default: 'reroll',
  },
  {
    key: 'familiarMultiplier',
    title: 'Pace on familiar ground',
    help: 'How many times the exploring rate a party walks where it knows the way.',
    rule: 'OSE-DUN-3',
    inUse: true,
    kind: 'number',
    min: 1,
    max: 10,
    step: 0.5,
    default: dungeon.familiarMultiplier,
  },
  {
    key: 'bodyPounds',
    title: 'What a body weighs, in pounds',
    help: 'Of somebody dead or down, without their things; those who carry share it. Ten coins of weight are a pound.',
    rule: 'OSE-ENCUM-2',
    inUse: true,
    kind: 'number',
    min: 0,
    max: 1000,
    step: 5,
    default: usualBodyPounds,
    unit: 'lb',
  },
  {
    key: 'dungeonCheckEvery',
    title: 'Turns between wandering checks',
    help: 'A check at the start of every turn whose number divides by this.',
    rule: 'OSE-WAND-7',
    inUse: true,
    kind: 'number',
    min: 1,
    max: 144,
    step: 1,
    default: dungeon.wanderingEveryTurns,
  },
  {
    key: 'dungeonChanceInSix',
    title: 'Wandering monsters in the dungeon',
    help: 'Chance in six of an encounter at each check; a region may have its own.',
    rule: 'OSE-WAND-8',
    inUse: true,
    kind: 'number',
    min: 0,
    max: 6,
    step: 1,
    default: dungeon.wanderingInSix,
    unit: 'in 6',
  },
  ...roadSettings,
  {
    ...yesNo(
      'checksRollThemselves',
      'Wandering checks roll themselves',
      'A check that falls due as a turn passes is rolled in the same step, hidden from the players.',
      'OSE-WAND-7',
    ),
    inUse: true,
  },
  {
    ...yesNo(
      'effectsEndThemselves',
      'Effects end by themselves',
      'Spells, potions and conditions whose time is over need nobody to see to them; the log says what ended.',
      'OSE-TIME-4',
    ),
    inUse: true,
  },
  {
    ...yesNo(
      'oddsShown',
      'Odds beside every act of a fight',
      'The chance to hit, the damage, whether it drops the target now: for the referee alone.',
      'OSE-ATK-1',
      true,
    ),
    inUse: true,
  },
];

const explorationKeys: readonly string[] = [
  'encumbrance',
  'windVariable',
  'familiarMultiplier',
  'bodyPounds',
  'dungeonCheckEvery',
  'dungeonChanceInSix',
  'checksRollThemselves',
  'effectsEndThemselves',
  'oddsShown',
] satisfies (keyof OseSettings)[];

/** Settings of encumbrance, the dungeon and the road, which serve every system that has none of its own. */
export const isExplorationSetting = (key: string): boolean =>
  explorationKeys.includes(key) || Object.hasOwn(roadDefaults, key);

/** The same defaults, typed for the rules and the app. */
export const oseDefaults: OseSettings = {
  encumbrance: 'none',
  windVariable: false,
  individualInitiative: false,
  morale: false,
  ascendingAc: false,
  thac0: false,
  variableWeaponDamage: false,
  invulnerabilitiesByHd: false,
  subdual: false,
  initiativeTies: 'reroll',
  familiarMultiplier: dungeon.familiarMultiplier,
  bodyPounds: usualBodyPounds,
  dungeonCheckEvery: dungeon.wanderingEveryTurns,
  dungeonChanceInSix: dungeon.wanderingInSix,
  ...roadDefaults,
  checksRollThemselves: false,
  effectsEndThemselves: false,
  oddsShown: true,
};
