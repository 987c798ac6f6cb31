import type { Entrant, Opening } from '../../../fight/setup.ts';
import type { PowerStats } from '../../../fight/magic/powers.ts';
import { refuse } from '../../../common/input.ts';
import { completed } from '../../rounds/choices.ts';
import { opened } from '../../rounds/start.ts';
import type { Combatant } from '../../rounds/terms.ts';
import { damageApply } from '../../harm/damage.ts';
import { weaponStyle } from '../../attack/weapons.ts';
import {
  clockOf,
  kindOf,
  levelOf,
  statusOf,
  type Build,
  type SwordsFighter,
  type SwordsState,
} from '../state.ts';
import { powersOf, readStats, wandsOf, type SwordsStats, type SwordsWeapon } from './stats.ts';

type FightSettings = SwordsState['settings'];

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
  absent: false,
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

interface Body extends Pick<Entrant, 'side' | 'hp'> {
  readonly stats: SwordsStats;
}

/** The rules' view of a fighter who comes in: what he is, and whether he can stand. */
export function combatantFrom({ side, hp, stats }: Body, settings: FightSettings): Combatant {
  const body = { hp, damage: 0, kind: kindOf(stats), level: levelOf(stats), settings };
  const { condition, bleeding } = damageApply(body);
  const { dexterity } = stats;
  const one = { ...fresh, side, rateOfFire: mostShots(stats), bleeding };
  if (condition !== 'active') one[condition] = true;
  if (dexterity !== undefined) one.dexterity = dexterity;
  return one;
}

const strikes = ({ melee, rangeFeet }: SwordsWeapon): boolean => melee ?? rangeFeet === undefined;

/** What follows from stats for every act; the shield betters armour. SW-STYLE-1. */
export function buildOf(stats: SwordsStats): Build {
  const { ac, style, weapons, height = 0, rank = 1 } = stats;
  return {
    ac: style === 'shield' ? weaponStyle({ style, ac }).ac : ac,
    strikers: weapons.filter(strikes).map(({ id }) => id),
    shoots: weapons.some(({ rangeFeet }) => rangeFeet !== undefined),
    height,
    rank,
    helps: [...wandsOf(stats), ...powersOf(stats)].some(({ aim }) => aim === 'ally' || aim === 'any'),
  };
}

const counted = (devices: readonly PowerStats[]): (number | null)[] =>
  devices.map(({ uses }) => uses ?? null);

/** What he can spend of it. */
export const storesOf = (stats: SwordsStats) => ({
  spells: (stats.spells ?? []).map(({ copies = 1 }) => copies),
  shots: stats.weapons.map(({ shots }) => shots ?? null),
  charges: counted(wandsOf(stats)),
  uses: counted(powersOf(stats)),
});

export function fighterFrom(
  { id, side, hp, maxHp, atFeet }: Entrant,
  stats: SwordsStats,
  build: Build,
  settings: FightSettings,
): SwordsFighter {
  return {
    id,
    side,
    hp,
    maxHp,
    atFeet,
    status: statusOf(combatantFrom({ side, hp, stats }, settings)),
    stats,
    kept: null,
    build,
    subdual: 0,
    dropped: [],
    ...storesOf(stats),
    volley: null,
    reloading: {},
    against: null,
  };
}

/** Fighters as they enter; those of the same stats share what is worked out of them. */
function entered({ entrants }: Opening<SwordsStats>, settings: FightSettings): SwordsFighter[] {
  const known = new Map<SwordsStats, { stats: SwordsStats; build: Build }>();
  return entrants.map(({ entrant, stats: raw }) => {
    let own = known.get(raw);
    if (!own) {
      const stats = readStats(raw);
      own = { stats, build: buildOf(stats) };
      known.set(raw, own);
    }
    return fighterFrom(entrant, own.stats, own.build, settings);
  });
}

/** The fight before its first step, with the free action of the unsurprised. SW-SURP-5, 6. Throws `level-out-of-range`, `bad-input`. */
export function open(opening: Opening<SwordsStats>): SwordsState {
  const { surprised, lights, round, dropsThrown, widthFeet, passesDeclaring } = opening;
  const sides = [...opening.sides];
  const settings = completed(opening.settings);
  if (sides.length < 2) refuse('fighters', 'of two sides at least');
  const fighters = entered(opening, settings);
  const caught = fighters.filter(({ id }) => surprised?.has(id)).map(({ side }) => side);
  const combatants = Object.fromEntries(fighters.map((one) => [one.id, combatantFrom(one, settings)]));
  const battle = opened({ settings, asGiven: settings, sides, caught, combatants });
  if (round !== null && battle.round > 0) battle.round = round;
  return {
    sides,
    fighters,
    clock: clockOf(battle),
    over: false,
    standing: [],
    lights,
    open: false,
    widthFeet,
    settings,
    battle,
    passed: [],
    queue: [],
    intents: {},
    startled: dropsThrown ? [] : fighters.filter(({ side }) => caught.includes(side)).map(({ id }) => id),
    passesDeclaring,
  };
}
