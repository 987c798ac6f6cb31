import type { CombatSetup } from '../../../combat.ts';
import type { Entrant, Opening } from '../../../fight/setup.ts';
import { bool, oneOf, refuse, whole } from '../../../common/input.ts';
import { attackBonus } from '../../attack/attack.ts';
import { deathRules } from '../../harm/damage.ts';
import { hitDiceParse } from '../../characters/hit-dice.ts';
import { settings } from '../../settings.ts';
import { tables } from '../../tables.ts';
import { targetOf } from './target.ts';
import { moralePartiesOf } from '../order/nerve.ts';
import { clockAt } from '../order/clock.ts';
import type { BasicFantasyFighter, BasicFantasyState, Gear, Kit, Options } from '../state.ts';
import { freshTurn } from '../state.ts';
import type { Stats, Weapon } from '../stats.ts';
import { slowed, wornTo } from '../engines/sides.ts';
import { arsenalOf, isMelee, reachOf } from './arsenal.ts';
import { readStats } from './read-stats.ts';

/** Settings its fights go by. */
export const fightSettings = [
  'groupInitiativeForMonsters',
  'missIntoMelee',
  'missIntoMeleeMaxTries',
  'wrestlingNonHumanoids',
  'moraleAdjustmentLimit',
  'undeadSlayersRise',
  'deathAtZero',
  'climbingAndDiving',
  'maneuverability',
] as const;

/** What a campaign has chosen, or the setting's default. */
export function optionsOf(
  chosen: CombatSetup['settings'],
  { outdoors, askMorale }: Pick<Options, 'outdoors' | 'askMorale'>,
): Options {
  const value = (key: (typeof fightSettings)[number]): unknown =>
    Object.hasOwn(chosen, key) ? chosen[key] : settings.find((setting) => setting.key === key)?.default;
  const wrestling = oneOf(value('wrestlingNonHumanoids'), 'wrestlingNonHumanoids', ['ask', 'yes', 'no']);
  return {
    groupInitiative: bool(value('groupInitiativeForMonsters'), 'groupInitiativeForMonsters'),
    missIntoMelee: bool(value('missIntoMelee'), 'missIntoMelee'),
    missIntoMeleeMaxTries: whole(value('missIntoMeleeMaxTries'), 'missIntoMeleeMaxTries', {
      min: 0,
      max: 100,
    }),
    wrestlingNonHumanoids: wrestling !== 'no',
    moraleAdjustmentLimit: whole(value('moraleAdjustmentLimit'), 'moraleAdjustmentLimit'),
    undeadSlayersRise: bool(value('undeadSlayersRise'), 'undeadSlayersRise'),
    deathAtZero: oneOf(value('deathAtZero'), 'deathAtZero', deathRules),
    climbing: bool(value('climbingAndDiving'), 'climbingAndDiving'),
    turning: bool(value('maneuverability'), 'maneuverability'),
    outdoors,
    askMorale,
  };
}

const feetPerYard = 3;

/** Feet in the unit in which printed distances are read: yards under the open sky. */
export const unitFeet = ({ outdoors }: Options): number => (outdoors ? feetPerYard : 1);

/** Works out what follows from the stats. Throws what the rules throw. */
function kitOf(stats: Stats, options: Options): Kit {
  const { weapons, routine = [], routines = [routine] } = stats;
  const reach = Math.max(...weapons.filter(isMelee).map(reachOf), tables.engagedFeet);
  const aloft = stats.flies !== undefined && (stats.height ?? 0) > 0;
  if (stats.undead) hitDiceParse({ text: stats.undead.hitDice });
  return {
    attackBonus: stats.attackBonus ?? attackBonus({ attacker: stats.creature }).bonus,
    saveTarget: targetOf(stats, 'death-ray-poison'),
    movementFeet: (aloft ? (stats.flyFeet ?? stats.movementFeet) : stats.movementFeet) * unitFeet(options),
    flies: stats.flies ?? null,
    turningFeet: stats.turningFeet ?? tables.turning.defaultFeet,
    height: stats.height ?? 0,
    rank: stats.rank ?? 1,
    reachFeet: reach,
    attacks: Math.max(1, ...routines.map(({ length }) => length)),
    brawls: stats.brawls ?? stats.creature.kind !== 'monster',
    arsenal: arsenalOf(weapons),
  };
}

const freshGear = ({ ranged, flask, pieces }: Weapon): Gear => ({
  left: pieces ?? (flask || ranged?.delivery === 'thrown' ? 1 : null),
  loaded: ranged?.loaded ?? true,
  reloadRoundsDone: 0,
});

type Kept = Pick<BasicFantasyFighter, 'stats' | 'kit' | 'gear' | 'spells' | 'powers'>;

/** Stats already read, by the object they came in: a warband often shares one. */
type Read = Map<unknown, Pick<Kept, 'stats' | 'kit'>>;

function readOnce(raw: unknown, options: Options, read: Read): Pick<Kept, 'stats' | 'kit'> {
  const known = read.get(raw);
  if (known) return known;
  const stats = readStats(raw, 'stats');
  const own = { stats, kit: kitOf(stats, options) };
  read.set(raw, own);
  return own;
}

const placeOf = (things: readonly { id: string }[] | undefined, id: string): number =>
  things?.findIndex((one) => one.id === id) ?? -1;

/** What belongs to the stats; what is left of weapons, spells and powers he had before is kept. */
export function equipped(
  raw: unknown,
  options: Options,
  before?: BasicFantasyFighter,
  read: Read = new Map(),
): Kept {
  const { stats, kit } = readOnce(raw, options, read);
  const old = before?.stats;
  return {
    stats,
    kit,
    gear: stats.weapons.map((weapon) => before?.gear[placeOf(old?.weapons, weapon.id)] ?? freshGear(weapon)),
    spells: (stats.spells ?? []).map(
      ({ id, times = 1 }) => before?.spells[placeOf(old?.spells, id)] ?? times,
    ),
    powers: (stats.powers ?? []).map(({ id, uses = null }) => {
      const place = placeOf(old?.powers, id);
      // Counted otherwise they are counted anew.
      const left = (old?.powers?.[place]?.uses ?? null) === uses ? before?.powers[place] : undefined;
      return left === undefined ? uses : left;
    }),
  };
}

/** One who enters the fight. Throws `bad-input` and what the rules throw for stats that cannot be. */
export function enter(entrant: Entrant, raw: unknown, options: Options, read?: Read): BasicFantasyFighter {
  const { id, side, hp, maxHp, atFeet } = entrant;
  if (id === '' || side === '') refuse('id', 'a name, and so must the side be');
  const own = equipped(raw, options, undefined, read);
  const hull = own.stats.hull ? wornTo(hp, maxHp) : null;
  return {
    id,
    side,
    hp,
    maxHp,
    atFeet,
    status: hp > 0 ? 'active' : 'dead',
    stats: own.stats,
    kept: null,
    kit: hull === null ? own.kit : slowed(own.kit, { stats: own.stats, hull, maxHp }),
    gear: own.gear,
    spells: own.spells,
    powers: own.powers,
    sneaked: [],
    surprised: false,
    total: null,
    plan: null,
    turn: freshTurn,
    fallen: null,
    subdualTaken: 0,
    asleep: null,
    diesAfter: null,
    heldBy: [],
    holding: null,
    silencedBy: null,
    broken: null,
    turningFailed: null,
    negativeLevels: own.stats.negativeLevels ?? 0,
    drainHpLost: 0,
    roundsRun: 0,
    roundsRested: 0,
    exhausted: false,
    burnsIn: null,
    facing: null,
    sinceTurnFeet: 0,
    hull,
  };
}

/** Contact opens the rounds: surprise first, where there is any. Throws `bad-input`. BF-TIME-1, 2. */
export function open(opening: Opening<Stats>): BasicFantasyState {
  const { entrants, sides, lights, surprised, round, widthFeet } = opening;
  const options = optionsOf(opening.settings, opening);
  const read: Read = new Map();
  const fighters = entrants.map(({ entrant, stats }) => {
    const fighter = enter(entrant, stats, options, read);
    return surprised?.has(entrant.id) ? { ...fighter, surprised: true } : fighter;
  });
  const acting = fighters.some((one) => one.status === 'active' && !one.surprised);
  const anyone = surprised !== null && surprised.size > 0;
  return {
    sides,
    fighters,
    clock: clockAt(anyone ? 0 : (round ?? 1), acting ? 'initiative' : 'surprise', null),
    over: false,
    standing: [],
    lights,
    open: false,
    widthFeet,
    options,
    segments: [],
    due: [],
    lastCall: false,
    offers: [],
    question: null,
    further: [],
    pools: [],
    moraleParties: moralePartiesOf(fighters, []),
  };
}
