import type { CombatSetup, Fighter } from '../../combat.ts';
import { given, list, refuse } from '../../input.ts';
import { effective } from '../choices.ts';
import type { Combatant } from '../combat-terms.ts';
import { opened } from '../combat-start.ts';
import { damageApply } from '../damage.ts';
import { distinctNames } from '../readers.ts';
import type { AC } from '../terms.ts';
import { weaponStyle } from '../weapons.ts';
import { clockOf, kindOf, levelOf, statusOf, type SwordsFighter, type SwordsState } from './state.ts';
import { readFighter, type SwordsStats } from './stats.ts';
import { openField } from './field.ts';
import { settled, unseen } from './settle.ts';

export const mostShots = ({ weapons }: SwordsStats): number =>
  weapons.reduce((most, { rateOfFire = 1 }) => Math.max(most, rateOfFire), 1);

/** The rules' view of a fighter who comes in: what he is, and whether he can stand. */
export function combatantFrom(fighter: Fighter<SwordsStats>, settings: SwordsState['settings']): Combatant {
  const { side, hp, stats } = fighter;
  const body = { kind: kindOf(stats), level: levelOf(stats), settings };
  const { condition, bleeding } = damageApply({ hp, damage: 0, ...body });
  const { dexterity } = stats;
  return {
    side,
    rateOfFire: mostShots(stats),
    ...(dexterity === undefined ? {} : { dexterity }),
    ...(condition === 'active' ? {} : { [condition]: true, bleeding }),
  };
}

/** Armour class with the shield. SW-STYLE-1. */
export const acOf = ({ ac, style }: SwordsStats): AC =>
  style === 'shield' ? weaponStyle({ style, ac }).ac : ac;

export function fighterFrom(fighter: Fighter<SwordsStats>, combatant: Combatant): SwordsFighter {
  return {
    ...fighter,
    status: statusOf(combatant),
    ac: acOf(fighter.stats),
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
  const settings = effective(given(setup, 'setup').settings);
  const read = Array.from(list(setup.fighters, 'fighters'), (fighter) => readFighter(fighter));
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
