import { amount, bool, given, list, oneOf, refuse, signed, text, whole } from '../../common/input.ts';
import { choices, completed, type Settings } from './choices.ts';
import { phaseIds, type Casting, type Combatant, type CombatState, type Spell } from './terms.ts';
import { distinctNames, name, names, spellLevel, classId, classLevel } from '../readers.ts';
import { segmentArmours, type SegmentProfile } from '../terms.ts';

/** Later than this no fight goes on: a week of rounds, in segments. */
const LATEST = 1_000_000;
export const moment = (value: unknown, field: string): number => whole(value, field, { min: 0, max: LATEST });

/** Groups of sides in order of initiative: every side once. */
export function readOrder(order: readonly (readonly string[])[], sides: readonly string[]): string[][] {
  const groups = Array.from(order, (group) => names(group, 'order'));
  const named = groups.flat();
  const complete = named.length === sides.length && sides.every((side) => named.includes(side));
  if (!complete || groups.some((group) => group.length === 0))
    refuse('order', 'groups that hold every side once');
  return groups;
}

type Reader = (value: unknown, field: string) => unknown;

/** The keys of an object that are there, each through its reader; other keys are left out. */
function picked(value: object, field: string, readers: Readonly<Record<string, Reader>>): object {
  const from = new Map(Object.entries(given(value, field)));
  const found: [string, unknown][] = [];
  for (const [key, read] of Object.entries(readers)) {
    const inner: unknown = from.get(key);
    if (inner !== undefined) found.push([key, read(inner, `${field}.${key}`)]);
  }
  return Object.fromEntries(found);
}

const profileReaders: Record<keyof SegmentProfile, Reader> = {
  armor: (value, field) => oneOf(value, field, segmentArmours),
  shield: bool,
  dexterity: (value, field) => whole(value, field),
  hp: signed,
  maxHp: (value, field) => whole(value, field),
  movementRate: (value, field) => amount(value, field),
  class: classId,
  level: classLevel,
  fixed: moment,
  monster: bool,
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const object = (value: unknown, field: string): object =>
  isObject(value) ? value : refuse(field, 'an object');
const nameList = (value: unknown, field: string): string[] => names(value as string[], field);

/** A spell and its level. Throws `level-out-of-range`, `bad-input`. */
export function readSpell(value: Spell, field: string): Spell {
  const { spell, level } = given(value, field);
  return { spell: text(spell, `${field}.spell`), level: spellLevel(level, `${field}.level`) };
}

function readCasting(value: unknown, field: string): Casting | null {
  if (value === null) return null;
  const casting = object(value, field) as Casting;
  const { declaredRound, dueSegment } = given(casting, field);
  return {
    ...readSpell(casting, field),
    declaredRound: moment(declaredRound, `${field}.declaredRound`),
    ...(dueSegment === undefined ? {} : { dueSegment: moment(dueSegment, `${field}.dueSegment`) }),
  };
}

const fall = (value: unknown, field: string): 'dead' | 'unconscious' =>
  oneOf(value, field, ['dead', 'unconscious']);

const combatantReaders: Record<keyof Combatant, Reader> = {
  side: name,
  dexterity: (value, field) => amount(value, field, {}),
  rateOfFire: (value, field) => amount(value, field),
  dead: bool,
  unconscious: bool,
  fled: bool,
  surrendered: bool,
  absent: bool,
  pinned: bool,
  pinnedRound: moment,
  heldBy: nameList,
  struggling: bool,
  stunnedUntilRound: signed,
  stunnedUntilSegment: (value, field) => whole(value, field, { max: LATEST }),
  inMelee: bool,
  blowsTraded: bool,
  bleeding: bool,
  casting: readCasting,
  held: bool,
  done: nameList,
  falls: fall,
  justJoined: bool,
  nextSegment: moment,
  profile: (value, field) => picked(object(value, field), field, profileReaders),
};

/** A change of a combatant: any of his keys, `falls` also null. */
export function readChange(value: object, field: string, sides: readonly string[]): Partial<Combatant> {
  const change = picked(value, field, {
    ...combatantReaders,
    falls: (falls, at) => (falls === null ? null : fall(falls, at)),
  }) as Partial<Combatant>;
  if (change.side !== undefined && !sides.includes(change.side)) refuse(`${field}.side`, 'one of the sides');
  return change;
}

/** A whole combatant; his side is asked for, not checked. */
export function readCombatant(value: object, field: string): Combatant {
  const combatant = picked(value, field, combatantReaders) as Combatant;
  name(combatant.side, `${field}.side`);
  return combatant;
}

export function readCombatants(
  value: Record<string, Combatant>,
  sides: readonly string[],
): Record<string, Combatant> {
  const read = Object.entries(given(value, 'combatants')).map(([id, combatant]) => {
    const one = readCombatant(given(combatant, 'combatants'), 'combatants');
    if (!sides.includes(one.side)) refuse('combatants.side', 'one of the sides');
    return [name(id, 'combatants'), one] as const;
  });
  return Object.fromEntries(read);
}

const settingKeys = [
  ...Object.keys(choices),
  'attackMethod',
  'segmentFighterLevel',
  'monsterInterval',
  'missileThenMelee',
  'casterMayMove',
] as (keyof Settings)[];

/** The settings as given, those of other rules left out; and all of them with their defaults. */
export function readSettings(value: Partial<Settings> | undefined): {
  settings: Settings;
  asGiven: Partial<Settings>;
} {
  const settings = completed(value);
  const from = new Map<string, unknown>(Object.entries(value ?? {}));
  const known = settingKeys.filter((key) => from.get(key) !== undefined).map((key) => [key, settings[key]]);
  return { settings, asGiven: Object.fromEntries(known) as Partial<Settings> };
}

const readGroups = (value: readonly (readonly string[])[], field: string): string[][] =>
  Array.from(list(value, field), (group) => names(group, field));

/** A state as it stands between two events, rebuilt from what is known of it. Throws `bad-input`. */
export function readState(value: CombatState): { state: CombatState; settings: Settings } {
  const from: Partial<CombatState> = given(value, 'state');
  const { settings, asGiven } = readSettings(from.settings);
  const sides = distinctNames(from.sides, 'state.sides');
  const { order = null, winner = null, turnOrder, segment, due, simultaneous = false } = from;
  const state: CombatState = {
    settings: asGiven,
    sides,
    round: moment(from.round, 'state.round'),
    phase: oneOf(from.phase, 'state.phase', phaseIds),
    phaseSides: names(from.phaseSides, 'state.phaseSides'),
    simultaneous: bool(simultaneous, 'state.simultaneous'),
    order: order === null ? null : readOrder(list(order, 'state.order'), sides),
    winner: winner === null ? null : oneOf(winner, 'state.winner', sides),
    ...(turnOrder === undefined ? {} : { turnOrder: readGroups(turnOrder, 'state.turnOrder') }),
    ...(segment === undefined ? {} : { segment: moment(segment, 'state.segment') }),
    ...(due === undefined ? {} : { due: names(due, 'state.due') }),
    combatants: readCombatants(from.combatants ?? refuse('state.combatants', 'an object'), sides),
  };
  return { state, settings };
}
