import type { FightLight } from '../../../fight/lights.ts';
import type { Entrant, Opening } from '../../../fight/setup.ts';
import { combatStart } from '../../initiative/combat.ts';
import { tables } from '../../tables.ts';
import {
  clockOf,
  copyOf,
  facingAt,
  reachOf,
  type Carrying,
  type HackmasterFighter,
  type HackmasterState,
} from '../state.ts';
import { statKeys, type HackmasterStats } from '../stats.ts';
import { checkedBuild, type Build, type Weapon } from './build.ts';
import { fightSettings } from './settings.ts';

export const carryingOf = ({ stowed }: Weapon): Carrying => (stowed ? 'stowed' : 'carried');

/** The first weapon that is not packed away, -1 for none. */
export const firstAtHand = ({ weapons }: Build): number => weapons.findIndex(({ stowed }) => !stowed);

/** How often each of his powers is left. */
export const powersOf = ({ powers }: Build): (number | null)[] => powers.map(({ uses }) => uses ?? null);

/** His stats as they were handed in, without what is no stat or not said. */
export function ownStats(stats: HackmasterStats): HackmasterStats {
  const own: Record<string, unknown> = {};
  for (const key of statKeys) if (stats[key] !== undefined) own[key] = stats[key];
  return own;
}

/** A fighter as he enters. Throws `bad-input`. */
export function enter(
  { id, side, hp, maxHp, atFeet }: Entrant,
  stats: HackmasterStats,
  { settings }: Pick<HackmasterState, 'settings'>,
): HackmasterFighter {
  const build = checkedBuild(stats);
  return {
    id,
    side,
    hp,
    maxHp,
    atFeet,
    status: hp > 0 ? 'active' : settings.atZero,
    stats: ownStats(stats),
    kept: null,
    build,
    wielded: firstAtHand(build),
    shield: build.shield,
    ammo: build.weapons.map(({ ammo }) => ammo),
    carrying: build.weapons.map(carryingOf),
    uses: build.spells.map(({ uses }) => uses),
    powers: powersOf(build),
    facing: 1,
    gait: 'standing',
    gaitSeconds: 0,
    joggedFt: 0,
    sprintFt: 0,
    towards: null,
    movedOn: -1,
    foe: null,
    met: [],
    aimAt: null,
    setFrom: null,
    holding: null,
    yielding: false,
    crouching: false,
    spell: null,
    spellAt: null,
    casts: null,
    spellBesides: [],
    begunOn: -1,
    drewOn: -1,
    firstSecond: 0,
    watchUntil: null,
    pending: null,
    shoved: null,
  };
}

/** The light his stats give him to bear; none if it is among the lights already. HM-LGT-1. */
export function ownLight(
  { id, build }: HackmasterFighter,
  lights: readonly FightLight[],
): readonly FightLight[] {
  const { light: source } = build;
  const name = `${id}: ${source ?? ''}`;
  if (source === null || lights.some((one) => one.bearer === id || one.id === name)) return [];
  const { brightFeet, dimFeet } = tables.light.sources[source];
  return [{ id: name, source, bearer: id, atFeet: null, lit: true, brightFeet, dimFeet }];
}

/** The fight before initiative is rolled. Throws `bad-input`. */
export function open(opening: Opening<HackmasterStats>): HackmasterState {
  const { sides, surprised, lights, widthFeet } = opening;
  const settings = fightSettings(opening.settings);
  const entered = opening.entrants.map(({ entrant, stats }) => enter(entrant, stats, { settings }));
  const fighters = entered.map((fighter) =>
    Object.assign(copyOf(fighter), { facing: facingAt(entered, fighter) }),
  );
  const { state: count } = combatStart({
    combatants: fighters.map((fighter) => ({ id: fighter.id, firstSecond: 0, reachFt: reachOf(fighter) })),
  });
  return {
    sides,
    fighters,
    clock: clockOf('initiative', 0),
    over: false,
    standing: [],
    lights: [...lights, ...fighters.flatMap((fighter) => ownLight(fighter, lights))],
    open: false,
    widthFeet,
    settings,
    surprised: surprised && [...surprised],
    count,
    due: [],
    running: null,
    ground: [],
    gusts: [],
    swung: [],
  };
}
