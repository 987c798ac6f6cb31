import { flag, given, oneOf, whole } from '../input.ts';
import { tables } from './tables.ts';

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

const keys = Object.keys(choices) as ChoiceKey[];

/** Settings that are whole already, kept by identity; they are frozen, so nobody can tell. */
const complete = new WeakSet<object>();

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

function read(settings: Partial<Settings>): Settings {
  const chosen: Record<string, unknown> = { ...given(settings, 'settings') };
  const made: Record<string, unknown> = { ...defaults };
  for (const key of keys) {
    if (chosen[key] !== undefined) made[key] = oneOf(chosen[key], `settings.${key}`, choices[key]);
  }
  const { attackMethod, segmentFighterLevel, monsterInterval, missileThenMelee, casterMayMove } = chosen;
  return {
    ...(made as Settings),
    attackMethod:
      attackMethod === undefined
        ? defaults.attackMethod
        : oneOf(attackMethod, 'settings.attackMethod', attackMethods),
    segmentFighterLevel: flag(segmentFighterLevel, 'settings.segmentFighterLevel'),
    monsterInterval:
      monsterInterval === undefined
        ? defaults.monsterInterval
        : whole(monsterInterval, 'settings.monsterInterval', { min: 1, max: LONGEST_INTERVAL }),
    missileThenMelee: flag(missileThenMelee, 'settings.missileThenMelee'),
    casterMayMove: flag(casterMayMove, 'settings.casterMayMove'),
  };
}

/** The settings with every default filled in; settings of other rules are ignored. Throws `bad-input`. */
export function effective(settings: Partial<Settings> | undefined): Settings {
  if (settings === undefined) return defaults;
  if (complete.has(settings)) return settings as Settings;
  const made = Object.freeze(read(settings));
  complete.add(made);
  return made;
}
