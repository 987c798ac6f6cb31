import type { CombatSetup, Fighter } from '../../combat.ts';
import { given, list, refuse } from '../../input.ts';
import { completed } from '../choices.ts';
import type { Combatant } from '../combat-terms.ts';
import { opened } from '../combat-start.ts';
import { damageApply } from '../damage.ts';
import { distinctNames } from '../readers.ts';
import type { AC } from '../terms.ts';
import { weaponStyle } from '../weapons.ts';
import { clockOf, kindOf, levelOf, statusOf, type SwordsFighter, type SwordsState } from './state.ts';
import { readFighter, type KnownStats, type SwordsStats } from './stats.ts';
import { openField } from './field.ts';
import { settled, unseen } from './settle.ts';

export const mostShots = ({ weapons }: SwordsStats): number =>
  weapons.reduce((most, { rateOfFire = 1 }) => Math.max(most, rateOfFire), 1);

/** Every key has its place from the start: objects of one shape are read and copied many times
 * faster, and a copy that gets a new key in the same breath is slowest of all. */
const fresh: Combatant = {
  side: '',
  rateOfFire: 1,
  dead: false,
  unconscious: false,
  fled: false,
  surrendered: false,
  pinned: false,
  heldBy: [],
  struggling: false,
  inMelee: false,
  blowsTraded: false,
  bleeding: false,
  casting: null,
  held: false,
  done: [],
  nextSegment: 0,
};

/** The rules' view of a fighter who comes in: what he is, and whether he can stand. */
export function combatantFrom(fighter: Fighter<SwordsStats>, settings: SwordsState['settings']): Combatant {
  const { side, hp, stats } = fighter;
  const body = { hp, damage: 0, kind: kindOf(stats), level: levelOf(stats), settings };
  const { condition, bleeding } = damageApply(body);
  const { dexterity } = stats;
  const one = { ...fresh, side, rateOfFire: mostShots(stats), bleeding };
  if (condition !== 'active') one[condition] = true;
  if (dexterity !== undefined) one.dexterity = dexterity;
  return one;
}

/** Armour class with the shield. SW-STYLE-1. */
export const acOf = ({ ac, style }: SwordsStats): AC =>
  style === 'shield' ? weaponStyle({ style, ac }).ac : ac;

export function fighterFrom(fighter: Fighter<SwordsStats>, combatant: Combatant): SwordsFighter {
  const { id, side, hp, maxHp, atFeet, stats } = fighter;
  return {
    id,
    side,
    hp,
    maxHp,
    atFeet,
    stats,
    status: statusOf(combatant),
    ac: acOf(stats),
    subdual: 0,
    dropped: [],
    spent: [],
  };
}

/** Dice nobody may roll: nothing is rolled before the first step. */
const noDice = {
  roll: (): number => {
    throw new RangeError('Nothing is rolled as a fight begins.');
  },
};

/** Opens a fight of at least two sides, with the free action of the unsurprised. SW-SURP-5, 6. Throws `level-out-of-range`, `bad-input`. */
export function start(setup: CombatSetup): SwordsState {
  const settings = completed(given(setup, 'setup').settings);
  const known: KnownStats = new Map();
  const read = Array.from(list(setup.fighters, 'fighters'), (fighter) => readFighter(fighter, known));
  const ids = distinctNames(
    read.map(({ id }) => id),
    'fighters',
  );
  const sides = [...new Set(read.map(({ side }) => side))];
  if (sides.length < 2) refuse('fighters', 'of two sides at least');
  const { surprised = [] } = setup;
  const caught = distinctNames([...list(surprised, 'surprised')], 'surprised');
  if (caught.some((id) => !ids.includes(id))) refuse('surprised', 'a list of fighters');
  const startledSides = new Set(read.filter(({ id }) => caught.includes(id)).map(({ side }) => side));
  const entered = read.map((one) => ({ one, combatant: combatantFrom(one, settings) }));
  const combatants = Object.fromEntries(entered.map(({ one, combatant }) => [one.id, combatant]));
  const battle = opened({ settings, asGiven: settings, sides, caught: [...startledSides], combatants });
  const fighters = entered.map(({ one, combatant }) => fighterFrom(one, combatant));
  const state: SwordsState = {
    sides,
    fighters,
    clock: clockOf(battle),
    over: false,
    standing: [],
    settings,
    battle,
    foes: unseen,
    passed: [],
    queue: [],
    intents: {},
    startled: read.filter(({ side }) => startledSides.has(side)).map(({ id }) => id),
  };
  const field = openField(state, noDice);
  field.stirred = true;
  return settled(field);
}
