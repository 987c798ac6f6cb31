import type { CombatSetup } from '../../../combat.ts';
import type { Entrant, Opening } from '../../../fight/setup.ts';
import { flag, oneOf } from '../../../common/input.ts';
import { oseDefaults } from '../../settings.ts';
import { initiativeTieRules } from '../../terms.ts';
import { checkedBuild, type Build } from './build.ts';
import { steady, unwilling } from '../order/nerve.ts';
import { fresh, type FightSettings, type OseCombatState, type OseFighter } from '../state.ts';
import { statKeys, type OseStats } from '../stats.ts';

export function checkedSettings(from: CombatSetup['settings']): FightSettings {
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

/** His stats as they were handed in, without what is no stat or not said. */
function ownStats(stats: OseStats): OseStats {
  const own: Record<string, unknown> = {};
  for (const key of statKeys) if (stats[key] !== undefined) own[key] = stats[key];
  return own as unknown as OseStats;
}

/** Stats and what is worked out of them. Throws `bad-input`. */
export interface Figures {
  readonly stats: OseStats;
  readonly build: Build;
}

export const figuresOf = (stats: OseStats, outdoors: boolean): Figures => {
  const build = checkedBuild(stats, outdoors);
  return { stats: ownStats(stats), build };
};

/** A fighter as he enters. */
export function enter(
  { id, side, hp, maxHp, atFeet }: Entrant,
  { stats, build }: Figures,
  { settings }: Pick<OseCombatState, 'settings'>,
): OseFighter {
  return {
    id,
    side,
    hp,
    maxHp,
    atFeet,
    status: hp > 0 ? 'active' : 'dead',
    stats,
    kept: null,
    build,
    hand: handOf(build),
    spells: build.spells.map(({ copies }) => copies),
    shots: build.weapons.map(({ shots }) => shots),
    powers: build.powers.map(({ uses }) => uses),
    subdual: 0,
    roundsMoved: 0,
    broken: unwilling(settings, { build }),
    turn: fresh,
  };
}

/** Sides that stand still at first; nobody does if all are surprised. OSE-SURP-4, 5. */
function surprisedSides({ sides, entrants, surprised }: Opening<OseStats>): readonly string[] {
  const caught = new Set(
    entrants.filter(({ entrant }) => surprised?.has(entrant.id)).map(({ entrant }) => entrant.side),
  );
  return caught.size < sides.length ? sides.filter((side) => caught.has(side)) : [];
}

/** The fight before its first round; those of the same stats share what is worked out of them. Throws `bad-input`. */
export function open(opening: Opening<OseStats>): OseCombatState {
  const { outdoors, sides, lights, widthFeet } = opening;
  const settings = checkedSettings(opening.settings);
  const known = new Map<OseStats, Figures>();
  const fighters = opening.entrants.map(({ entrant, stats }) => {
    const figures = known.get(stats) ?? figuresOf(stats, outdoors);
    known.set(stats, figures);
    return enter(entrant, figures, { settings });
  });
  return {
    settings,
    outdoors,
    widthFeet,
    sides,
    fighters,
    round: 0,
    step: 'declare',
    surprised: surprisedSides(opening),
    moments: [],
    moment: 0,
    nerves: sides.map(() => steady),
    clock: { round: 0, phase: 'declare', title: '', count: null },
    over: false,
    standing: [],
    lights,
    open: false,
  };
}
