import type { CombatSetup, Fighter } from '../../combat.ts';
import { amount, bool, flag, given, oneOf, refuse, text, whole } from '../../input.ts';
import { deathRules } from '../damage.ts';
import { settings } from '../settings.ts';
import { tables } from '../tables.ts';
import { readStats } from './read-stats.ts';
import { attackBonus, hitDiceParse, saveTarget } from './rules.ts';
import type { BasicFantasyFighter, Gear, Kit, Options } from './state.ts';
import { freshTurn } from './state.ts';
import type { Stats, Weapon } from './stats.ts';
import { isMelee, reachOf } from './weapons.ts';

/** What a campaign has chosen, or the setting's default. */
export function optionsOf(setup: CombatSetup): Options {
  const chosen = given(setup.settings, 'settings');
  const value = (key: string): unknown =>
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
    outdoors: flag(setup.outdoors, 'outdoors'),
  };
}

const feetPerYard = 3;

/** Feet in the unit in which printed distances are read: yards under the open sky. */
export const unitFeet = ({ outdoors }: Options): number => (outdoors ? feetPerYard : 1);

/** Works out what follows from the stats. Throws what the rules throw. */
function kitOf(stats: Stats, options: Options): Kit {
  const reach = Math.max(...stats.weapons.filter(isMelee).map(reachOf), tables.engagedFeet);
  if (stats.undead) hitDiceParse({ text: stats.undead.hitDice });
  return {
    attackBonus: attackBonus({ attacker: stats.creature }).bonus,
    saveTarget: saveTarget({ saver: stats.creature, category: 'death-ray-poison' }).target,
    movementFeet: stats.movementFeet * unitFeet(options),
    reachFeet: reach,
    attacks: stats.routine && stats.routine.length > 0 ? stats.routine.length : 1,
    brawls: stats.brawls ?? stats.creature.kind !== 'monster',
  };
}

const freshGear = ({ ranged, flask, pieces }: Weapon): Gear => ({
  left: pieces ?? (flask || ranged?.delivery === 'thrown' ? 1 : null),
  loaded: ranged?.loaded ?? true,
  reloadRoundsDone: 0,
});

type Kept = Pick<BasicFantasyFighter, 'stats' | 'kit' | 'gear' | 'spells'>;

/** Stats already read, by the object they came in: a warband often shares one. */
export type Read = Map<unknown, Pick<Kept, 'stats' | 'kit'>>;

function readOnce(raw: unknown, options: Options, read: Read): Pick<Kept, 'stats' | 'kit'> {
  const known = read.get(raw);
  if (known) return known;
  const stats = readStats(raw, 'stats');
  const own = { stats, kit: kitOf(stats, options) };
  read.set(raw, own);
  return own;
}

/** What belongs to the stats; what is left of weapons and spells he had before is kept. */
export function equipped(
  raw: unknown,
  options: Options,
  before?: BasicFantasyFighter,
  read: Read = new Map(),
): Kept {
  const { stats, kit } = readOnce(raw, options, read);
  const kept = (id: string) => before?.stats.weapons.findIndex((weapon) => weapon.id === id) ?? -1;
  const known = (id: string) => before?.stats.spells?.findIndex((spell) => spell.id === id) ?? -1;
  return {
    stats,
    kit,
    gear: stats.weapons.map((weapon) => before?.gear[kept(weapon.id)] ?? freshGear(weapon)),
    spells: (stats.spells ?? []).map(({ id, times = 1 }) => before?.spells[known(id)] ?? times),
  };
}

/** One who enters the fight. Throws `bad-input` and what the rules throw for stats that cannot be. */
export function enter(raw: Fighter, options: Options, read?: Read): BasicFantasyFighter {
  const fighter = given(raw, 'fighter');
  const maxHp = whole(fighter.maxHp, 'maxHp', { min: 1 });
  const hp = whole(fighter.hp, 'hp', { min: 0, max: maxHp });
  const id = text(fighter.id, 'id');
  const side = text(fighter.side, 'side');
  if (id === '' || side === '') refuse('id', 'a name, and so must the side be');
  const own = equipped(fighter.stats, options, undefined, read);
  return {
    id,
    side,
    hp,
    maxHp,
    atFeet: amount(fighter.atFeet, 'atFeet', {}),
    status: hp > 0 ? 'active' : 'dead',
    stats: own.stats,
    kit: own.kit,
    gear: own.gear,
    spells: own.spells,
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
  };
}
