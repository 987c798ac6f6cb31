import { flag, given, oneOf, whole } from '../../common/input.ts';
import { tables } from '../tables.ts';

/** The values of every setting; the first is the default. */
export const choices = {
  combatSequence: ['complete', 'core', 'holmes', 'segments'],
  tieBreak: ['simultaneous', 'reroll'],
  acMode: ['descending', 'ascending'],
  secondBowShot: ['missilePhase', 'endOfRound'],
  criticals: ['off', 'autoHit', 'plusOne', 'double'],
  fumbles: ['off', 'autoMiss', 'dropWeapon', 'mishap'],
  deathAt: ['minusOne', 'minusLevel'],
  retreatFreeAttack: ['normal', 'plusTwo', 'none'],
  passDefender: ['blocked', 'freeAttack', 'shieldBlocks'],
  weaponStyles: ['official', 'off'],
  castingNearFoe: ['tenFeet', 'blowsTraded'],
  holmesOrder: ['initiative', 'dexterity'],
  monsterDexterity: ['perType', 'perCreature'],
  surpriseDropExtent: ['one', 'all'],
} as const;

type Choices = typeof choices;
export type ChoiceKey = keyof Choices;

/** `asWritten` is the same as leaving it out: an armour class given ascending is hit by the quick method. */
const attackMethods = ['asWritten', 'chart', 'quick'] as const;

/** The campaign's choices, all of them made. */
export type Settings = { [Key in ChoiceKey]: Choices[Key][number] } & {
  attackMethod: (typeof attackMethods)[number];
  segmentFighterLevel: boolean;
  monsterInterval: number;
  missileThenMelee: boolean;
  casterMayMove: boolean;
};

/** Longest interval the referee may assign to monsters, in segments: ten minutes. */
export const LONGEST_INTERVAL = tables.round.perTurn * tables.segments.perRound;

/** Settings that are whole already, kept by identity; they are frozen, so nobody can tell. */
const complete = new WeakSet<object>();

const choiceKeys = Object.keys(choices) as ChoiceKey[];

const defaults: Settings = {
  combatSequence: 'complete',
  tieBreak: 'simultaneous',
  acMode: 'descending',
  secondBowShot: 'missilePhase',
  criticals: 'off',
  fumbles: 'off',
  deathAt: 'minusOne',
  retreatFreeAttack: 'normal',
  passDefender: 'blocked',
  weaponStyles: 'official',
  castingNearFoe: 'tenFeet',
  holmesOrder: 'initiative',
  monsterDexterity: 'perType',
  surpriseDropExtent: 'one',
  attackMethod: 'asWritten',
  segmentFighterLevel: false,
  monsterInterval: tables.segments.monsterInterval,
  missileThenMelee: false,
  casterMayMove: false,
};

type Key = keyof Settings;
type Reader = (value: unknown) => Settings[Key];

const field = (key: Key): string => `settings.${key}`;

function ofWords(key: Key, words: readonly Extract<Settings[Key], string>[]): [Key, Reader] {
  const at = field(key);
  return [key, (value) => oneOf(value, at, words)];
}

function ofFlag(key: Key): [Key, Reader] {
  const at = field(key);
  return [key, (value) => flag(value, at)];
}

const readers: ReadonlyMap<string, Reader> = new Map([
  ...choiceKeys.map((key) => ofWords(key, choices[key])),
  ofWords('attackMethod', attackMethods),
  ofFlag('segmentFighterLevel'),
  ['monsterInterval', (value) => whole(value, field('monsterInterval'), { min: 1, max: LONGEST_INTERVAL })],
  ofFlag('missileThenMelee'),
  ofFlag('casterMayMove'),
]);

/** Keys of the settings a fight goes by. */
export const fightSettings: readonly string[] = [...readers.keys()];

/** Only the keys that are there are looked at: attacks come with few. */
function read(settings: Partial<Settings>): Settings {
  const made: Record<Key, unknown> = { ...defaults };
  for (const key of Object.keys(given(settings, 'settings')) as Key[]) {
    const value = settings[key];
    const reader = value === undefined ? undefined : readers.get(key);
    if (reader) made[key] = reader(value);
  }
  return made as Settings;
}

/** The settings with every default filled in; settings of other rules are ignored. Throws `bad-input`. */
export function effective(settings: Partial<Settings> | undefined): Settings {
  if (settings === undefined) return defaults;
  return complete.has(settings) ? (settings as Settings) : read(settings);
}

/** The same, to be carried through a whole fight: read once, and known from then on. Throws `bad-input`. */
export function completed(settings: Partial<Settings> | undefined): Settings {
  const made = Object.freeze(effective(settings));
  complete.add(made);
  return made;
}
