import type { ActionRole, LegalAction } from '../../combat.ts';
import { movementEncounterLimit } from '../movement.ts';
import { spellCanCast } from '../spells.ts';
import type { Spell, Weapon } from './arms.ts';
import { awayFrom, distance, escapes, inReach, roomToward, spotOf, type Opposition } from './field.ts';
import { able, fighterAt, has, type OseCombatState, type OseFighter, type Step } from './state.ts';

type Options = readonly LegalAction[];

const none: Options = [];

interface Word {
  readonly kind: string;
  readonly role: ActionRole;
  readonly title: string;
  readonly rule: string;
}

const word = (kind: string, role: ActionRole, title: string, rule: string): Word => ({
  kind,
  role,
  title,
  rule,
});

const declareSpell = word('declareSpell', 'prepare', 'Declare a spell', 'OSE-CBT-2');
const declareWithdrawal = word('declareWithdrawal', 'prepare', 'Declare a fighting withdrawal', 'OSE-CBT-4');
const declareRetreat = word('declareRetreat', 'prepare', 'Declare a retreat', 'OSE-CBT-5');
const ready = word('ready', 'prepare', 'Take another weapon', 'OSE-INIT-5');
const move = word('move', 'move', 'Move up', 'OSE-CBT-3');
const fallBack = word('fallBack', 'move', 'Fall back', 'OSE-CBT-3');
const withdraw = word('withdraw', 'move', 'Withdraw fighting', 'OSE-CBT-4');
const retreat = word('retreat', 'move', 'Retreat', 'OSE-CBT-5');
const flee = word('flee', 'leave', 'Leave the fight', 'OSE-CBT-3');
const surrender = word('surrender', 'leave', 'Surrender', 'OSE-MOR-1');
const shoot = word('shoot', 'attack', 'Shoot', 'OSE-CBT-6');
const attack = word('attack', 'attack', 'Attack', 'OSE-CBT-14');
const subdue = word('subdue', 'attack', 'Strike to subdue', 'OSE-OTH-8');
const cast = word('cast', 'magic', 'Cast the spell', 'OSE-CBT-11');

const plain = ({ id }: OseFighter, { kind, role, title, rule }: Word): LegalAction => ({
  kind,
  role,
  actor: id,
  title,
  rule,
});

const aimed = (
  { id }: OseFighter,
  { kind, role, title, rule }: Word,
  targets: readonly string[],
): LegalAction => ({ kind, role, actor: id, title, rule, targets });

const inWays = (
  { id }: OseFighter,
  { kind, role, title, rule }: Word,
  ways: readonly string[],
): LegalAction => ({
  kind,
  role,
  actor: id,
  title,
  rule,
  ways,
});

const armed = (
  { id }: OseFighter,
  { kind, role, title, rule }: Word,
  targets: readonly string[],
  ways: readonly string[],
): LegalAction => ({ kind, role, actor: id, title, rule, targets, ways });

const ids = (fighters: readonly OseFighter[]): string[] => fighters.map(({ id }) => id);

/** Spells he could begin now. OSE-CBT-10, OSE-OTH-14. */
function castable(fighter: OseFighter): string[] {
  const { spells } = fighter.build;
  if (spells.length === 0) return [];
  const { allowed } = spellCanCast({
    declared: true,
    gagged: has(fighter, 'gagged'),
    bound: has(fighter, 'bound'),
    magicalSilence: has(fighter, 'silenced'),
    unstableSurface: has(fighter, 'unstable'),
  });
  return allowed ? spells.filter((_, at) => (fighter.spells[at] ?? 0) > 0).map(({ id }) => id) : [];
}

/** Weapons whose hurry differs from the one in hand. */
function otherPace({ hand, build }: OseFighter): string[] {
  if (!build.mixedPace) return [];
  const slow = build.weapons.some((weapon) => weapon.slow && weapon.id === hand);
  return build.weapons.filter((weapon) => weapon.slow !== slow).map(({ id }) => id);
}

const mayWalk = ({ build, roundsMoved }: OseFighter): boolean =>
  build.rate > 0 && movementEncounterLimit({ roundsMoved }).mayMove;

function declarations(_: OseCombatState, fighter: OseFighter, foes: Opposition): Options {
  const { turn, broken } = fighter;
  const options: LegalAction[] = [];
  if (turn.declared === null) {
    const spot = spotOf(foes, fighter);
    if (spot.near.length > 0 && mayWalk(fighter) && escapes(spot, fighter).length > 0) {
      if (!broken) options.push(plain(fighter, declareWithdrawal));
      options.push(plain(fighter, declareRetreat));
    }
    const spells = broken ? [] : castable(fighter);
    if (spells.length > 0) options.push(inWays(fighter, declareSpell, spells));
    const other = broken || turn.readied ? [] : otherPace(fighter);
    if (other.length > 0) options.push(inWays(fighter, ready, other));
  }
  options.push(plain(fighter, surrender));
  return options;
}

function moves(_: OseCombatState, fighter: OseFighter, foes: Opposition): Options {
  const { turn, broken } = fighter;
  if (turn.moved || (turn.declared === 'spell' && !broken) || !mayWalk(fighter)) return none;
  const spot = spotOf(foes, fighter);
  if (spot.near.length > 0) {
    const runs = turn.declared === 'retreat' || broken;
    const from = runs || turn.declared === 'withdrawal' ? ids(escapes(spot, fighter)) : [];
    return from.length > 0 ? [aimed(fighter, runs ? retreat : withdraw, from)] : [];
  }
  if (!spot.nearest) return none;
  const options: LegalAction[] = broken ? [] : [aimed(fighter, move, foes.ids)];
  if (roomToward(spot, awayFrom(fighter, spot.nearest)) > 0) options.push(plain(fighter, fallBack));
  options.push(plain(fighter, flee));
  return options;
}

/** Whether he still has a blow or a shot this round. */
function mayAttack({ turn, broken, build }: OseFighter): boolean {
  if (turn.declared === 'spell' || turn.declared === 'retreat' || broken) return false;
  return turn.attacks < build.attacks && !build.conditions.includes('blind');
}

/** Whether this weapon may be used now: its own number a round, its shots, its hurry. */
const usable = ({ turn, shots }: OseFighter, weapon: Weapon, at: number): boolean =>
  (turn.byWeapon[at] ?? 0) < weapon.perRound && shots[at] !== 0 && (turn.slow || !weapon.slow);

const inRange = (fighter: OseFighter, foe: OseFighter, far: number): boolean =>
  !inReach(fighter, foe) && distance(fighter, foe) <= far && foe.build.cover !== 'complete';

/** Those a blow can bring to give up. OSE-OTH-8. */
const subduable = (
  { settings }: OseCombatState,
  { build }: OseFighter,
  targets: readonly OseFighter[],
): OseFighter[] =>
  settings.subdual && build.kind !== 'monster' ? targets.filter((foe) => foe.build.intelligent) : [];

function shots(state: OseCombatState, fighter: OseFighter, foes: Opposition): Options {
  if (!fighter.build.shoots || !mayAttack(fighter) || has(fighter, 'underwater')) return none;
  const options: LegalAction[] = [];
  for (const [at, weapon] of fighter.build.weapons.entries()) {
    const far = weapon.range?.[2];
    if (far === undefined || !usable(fighter, weapon, at)) continue;
    const targets = foes.able.filter((foe) => inRange(fighter, foe, far));
    if (targets.length === 0) continue;
    options.push(armed(fighter, shoot, ids(targets), [weapon.id]));
    const dazed = weapon.blunt ? subduable(state, fighter, targets) : [];
    if (dazed.length > 0) options.push(armed(fighter, subdue, ids(dazed), [weapon.id]));
  }
  return options;
}

function blows(state: OseCombatState, fighter: OseFighter, foes: Opposition): Options {
  if (!mayAttack(fighter)) return none;
  const { near, nearIds, helpless } = spotOf(foes, fighter);
  if (near.length + helpless.length === 0) return none;
  const ways: string[] = [];
  fighter.build.weapons.forEach((weapon, at) => {
    if (weapon.melee && usable(fighter, weapon, at)) ways.push(weapon.id);
  });
  if (ways.length === 0) return none;
  const targets = helpless.length > 0 ? [...nearIds, ...ids(helpless)] : nearIds;
  const options = [armed(fighter, attack, targets, ways)];
  const dazed = subduable(state, fighter, near);
  if (dazed.length > 0) options.push(armed(fighter, subdue, ids(dazed), ways));
  return options;
}

function fits(aim: Spell['aim'], fighter: OseFighter, other: OseFighter): boolean {
  switch (aim) {
    case 'self':
      return other.id === fighter.id;
    case 'ally':
      return other.side === fighter.side;
    case 'foe':
      return other.side !== fighter.side && (able(other) || other.status === 'unconscious');
    case 'any':
    case 'none':
      return true;
  }
}

function castings(state: OseCombatState, fighter: OseFighter): Options {
  const { declared, spent, spell: id } = fighter.turn;
  if (declared !== 'spell' || spent || fighter.broken) return none;
  const spell = fighter.build.spells.find((one) => one.id === id);
  if (!spell || !castable(fighter).includes(spell.id)) return none;
  if (spell.aim === 'none') return [inWays(fighter, cast, [spell.id])];
  const far = spell.rangeFeet ?? Infinity;
  const targets = state.fighters.filter((other) => {
    if (other.status === 'fled' || distance(fighter, other) > far) return false;
    if (has(other, 'invisible') && other.id !== fighter.id && !spell.sightNotNeeded) return false;
    return fits(spell.aim, fighter, other);
  });
  return targets.length > 0 ? [armed(fighter, cast, ids(targets), [spell.id])] : [];
}

const ofStep: Record<Step, (state: OseCombatState, fighter: OseFighter, foes: Opposition) => Options> = {
  declare: declarations,
  morale: () => none,
  movement: moves,
  missile: shots,
  spells: castings,
  melee: blows,
};

/** Whether it is his moment: any time to declare, else as one of those who act now. */
export function acts(state: OseCombatState, { id, side, status, turn }: OseFighter): boolean {
  if (status !== 'active') return false;
  if (state.step === 'declare') return !state.surprised.includes(side);
  const moment = state.moments[state.moment];
  if (!moment) return false;
  return moment.by === 'side' ? !turn.slow && moment.members.includes(side) : moment.members.includes(id);
}

/** Giving up is always among it where there is anything else. OSE-MOR-1. */
function workedOut(state: OseCombatState, fighter: OseFighter, foes: Opposition): Options {
  const options = ofStep[state.step](state, fighter, foes);
  if (state.step === 'declare' || fighter.turn.falling) return options;
  if (options.length > 0) return [...options, plain(fighter, surrender)];
  const cornered = fighter.broken && state.step === 'movement' && !fighter.turn.moved;
  return cornered ? [plain(fighter, surrender)] : none;
}

/**
 * All a fighter may choose from now. What he was told is kept while he and his foes stay as they are; spells look at
 * friends as well and are looked up each time.
 */
export function optionsOf(state: OseCombatState, index: number, foes: Opposition): Options {
  const { step } = state;
  const fighter = fighterAt(state, index);
  if (!acts(state, fighter)) return none;
  if (step === 'spells') return workedOut(state, fighter, foes);
  const known = foes.listed[index];
  if (known?.fighter === fighter && known.step === step) return known.options;
  const options = workedOut(state, fighter, foes);
  foes.listed[index] = { fighter, step, options };
  return options;
}
