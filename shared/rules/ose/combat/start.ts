import type { CombatSetup, Fighter } from '../../combat.ts';
import { amount, flag, given, list, oneOf, refuse, text, whole } from '../../input.ts';
import { oseDefaults } from '../settings.ts';
import { initiativeTieRules } from '../terms.ts';
import { checkedBuild, type Build } from './build.ts';
import { fieldOf } from './field.ts';
import { steady, unwilling } from './nerve.ts';
import { openRound, settle } from './round.ts';
import { fresh, type FightSettings, type OseCombatState, type OseFighter } from './state.ts';
import type { OseStats } from './stats.ts';

/** Farther and tougher than anything in play; keeps sums whole. */
export const farthestFeet = 1e6;
export const mostHp = 1e6;

function checkedSettings(settings: CombatSetup['settings']): FightSettings {
  const from = given(settings, 'settings');
  const on = (key: Exclude<keyof FightSettings, 'initiativeTies'>): boolean =>
    flag(from[key], key) || (from[key] === undefined && oseDefaults[key]);
  const { initiativeTies = oseDefaults.initiativeTies } = from;
  return {
    individualInitiative: on('individualInitiative'),
    initiativeTies: oneOf(initiativeTies, 'initiativeTies', initiativeTieRules),
    morale: on('morale'),
    ascendingAc: on('ascendingAc'),
    thac0: on('thac0'),
    variableWeaponDamage: on('variableWeaponDamage'),
    invulnerabilitiesByHd: on('invulnerabilitiesByHd'),
    subdual: on('subdual'),
  };
}

/** The weapon he has in hand unless he takes another: the first. */
export const handOf = (build: Build): string | null => build.weapons[0]?.id ?? null;

/** A fighter as he enters; those of the same stats share what is worked out of them. Throws `bad-input`. */
export function enter(
  fighter: Fighter<OseStats>,
  fight: Pick<OseCombatState, 'settings' | 'outdoors'>,
  known?: Map<OseStats, Build>,
): OseFighter {
  const { id, side, hp, maxHp, atFeet, stats } = given(fighter, 'fighter');
  const build = known?.get(stats) ?? checkedBuild(stats, fight.outdoors);
  known?.set(stats, build);
  const most = whole(maxHp, 'maxHp', { min: 1, max: mostHp });
  const points = whole(hp, 'hp', { min: -mostHp, max: most });
  return {
    id: text(id, 'id'),
    side: text(side, 'side'),
    hp: points,
    maxHp: most,
    atFeet: amount(atFeet, 'atFeet', { min: -farthestFeet, max: farthestFeet }),
    status: points > 0 ? 'active' : 'dead',
    build,
    hand: handOf(build),
    spells: build.spells.map(({ copies }) => copies),
    shots: build.weapons.map(({ shots }) => shots),
    subdual: 0,
    roundsMoved: 0,
    broken: unwilling(fight.settings, { build }),
    turn: fresh,
  };
}

/** Sides that stand still at first; nobody does if all are surprised. OSE-SURP-4, 5. */
function surprisedSides(
  setup: CombatSetup<OseStats>,
  fighters: readonly OseFighter[],
  sides: readonly string[],
): string[] {
  const { surprised: ids = [] } = setup;
  const caught = new Set(
    list(ids, 'surprised').map((id) => {
      const found = fighters.find((fighter) => fighter.id === id);
      return found ? found.side : refuse('surprised', 'ids of fighters');
    }),
  );
  return caught.size < sides.length ? sides.filter((side) => caught.has(side)) : [];
}

/** Opens a fight. Throws `bad-input`. */
export function start(setup: CombatSetup<OseStats>): OseCombatState {
  const settings = checkedSettings(given(setup).settings);
  const outdoors = flag(setup.outdoors, 'outdoors');
  const known = new Map<OseStats, Build>();
  const fighters = Array.from(list(setup.fighters, 'fighters'), (one) =>
    enter(one, { settings, outdoors }, known),
  );
  if (fighters.length === 0) refuse('fighters', 'a list of at least one');
  if (new Set(fighters.map(({ id }) => id)).size < fighters.length) refuse('fighters', 'of different ids');
  const sides = [...new Set(fighters.map(({ side }) => side))];
  const surprised = surprisedSides(setup, fighters, sides);
  const state: OseCombatState = {
    settings,
    outdoors,
    sides,
    fighters,
    round: 0,
    step: 'declare',
    surprised,
    moments: [],
    moment: 0,
    nerves: sides.map(() => steady),
    clock: { round: 0, phase: 'declare', title: '', count: null },
    over: false,
    standing: [],
  };
  const draft = { from: state, state: { ...state }, fighters, field: fieldOf(fighters), events: [] };
  openRound(draft, surprised.length > 0 ? 0 : 1);
  settle(draft);
  return draft.state;
}
