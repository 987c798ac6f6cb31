import type { ClassContent } from '../../characters/class-content.ts';
import { raceTable } from '../../characters/class-tables.ts';
import {
  Gaps,
  optionsOf,
  type CreaturesAttack,
  type Crossed,
  type FightingCreature,
  type FightingPerson,
  type PersonsWeapon,
} from '../../fight/bridge/bridge.ts';
import { titles } from '../../fight/bridge/figures.ts';
import { named } from '../../fight/bridge/names.ts';
import { bridged } from '../../fight/bridge/typed.ts';
import {
  againstLarge,
  overruled,
  writtenBonus,
  writtenLine,
  writtenToHit,
} from '../../fight/bridge/written.ts';
import { sumOf } from '../../common/reason.ts';
import { attackBonus } from '../attack/attack.ts';
import { raceReason } from '../characters/attack.ts';
import { bonusOf } from '../characters/abilities.ts';
import { saveModifier } from '../characters/save-modifiers.ts';
import { saveTarget } from '../characters/saves.ts';
import { classesBehind } from '../characters/combination-classes.ts';
import {
  saveCategories,
  undeadKinds,
  type ClassId,
  type Creature,
  type SaveAs,
  type UndeadKind,
} from '../terms.ts';
import { crossedHull, crossedThing, listedOf, listedThings } from './engines/listed.ts';
import { deliveredBy } from './fighter/delivery.ts';
import type { Stats, Weapon } from './stats.ts';
import { figuresOf, flyingOf, saveTitle } from './typing/figures.ts';
import { gifts } from './fighter/gifts.ts';

/** From sheets and stat blocks to fighters of this book. BF-ATK-1, BF-ATK-2, BF-DMG-2. */

const usualArmourClass = 11;
const usualFeetARound = 40;
const usualDamage = '1d6';
const usualHitDice = '1';

function creatureOf({ classId, level }: FightingPerson, content: ClassContent | null): Creature {
  const classes = classId === null || content === null || level < 1 ? [] : classesBehind(content, classId);
  if (classes.length > 0) return { kind: 'character', classes: classes.map((id) => ({ class: id, level })) };
  return { kind: 'normal-man' };
}

function rangedOf(weapon: PersonsWeapon): Weapon['ranged'] {
  const { name, thrown, range, increment } = weapon;
  const bands = range ?? (increment === null ? null : [increment, increment * 2, increment * 3]);
  if (bands === null) return undefined;
  const [short, medium, long] = bands;
  return { ...deliveredBy(name, thrown), ranges: { short, medium, long } };
}

/** Attacks are written as bonuses here; a THAC0 somebody typed is 19 less one. */
const thac0Sum = 19;

function weaponOf(gaps: Gaps, weapon: PersonsWeapon, facts: FightingPerson): Weapon {
  const { name, damage, melee, magicBonus, shots } = weapon;
  const ranged = rangedOf(weapon);
  const line = writtenLine(facts, name, melee ? 'melee' : 'missile', thac0Sum);
  // A weapon that is struck with and thrown has one figure for both ways.
  const toHit = (line?.toHit ?? 0) + (melee ? writtenToHit(facts, 'melee', thac0Sum) : 0);
  const more = (line?.damage ?? 0) + (facts.passing?.damage ?? 0);
  return {
    id: name,
    damage: line?.dice ?? String(gaps.or(damage, titles.damage(name), usualDamage)),
    ...(ranged !== undefined && { ranged, melee }),
    ...(ranged !== undefined && shots !== null && { pieces: shots }),
    ...(magicBonus !== 0 && { bonus: magicBonus, magic: true }),
    ...(toHit !== 0 && { toHit }),
    ...(more !== 0 && { damageBonus: more }),
    ...(/\bsilver/i.test(name) && { silver: true }),
    ...(/\b(spear|pole ?arm|halberd|pike)\b/i.test(name) && { set: true, reachFeet: 10 }),
    ...(/\blance\b/i.test(name) && { charge: true, reachFeet: 10 }),
  };
}

/** The sheet has them with what his race adds to the roll, which the fight adds itself. */
function savesOf(gaps: Gaps, facts: FightingPerson, { creature, race }: Pick<Stats, 'creature' | 'race'>) {
  const worse = 0 - (facts.passing?.saves ?? 0);
  const rows = saveCategories.flatMap((category) => {
    const { target } = saveTarget({ saver: creature, category });
    const eased = race === undefined ? 0 : saveModifier({ category, race }).total;
    const said = facts.figures[`save.${category}`];
    const known = typeof said === 'number' ? said + eased : gaps.number(null, saveTitle(category), target);
    return known + worse === target ? [] : [[category, known + worse] as const];
  });
  return rows.length === 0 ? {} : { saves: Object.fromEntries(rows) };
}

/** What is written of his attack bonus, where it is not that of his class. */
function bonusWritten(gaps: Gaps, facts: FightingPerson, creature: Creature): Pick<Stats, 'attackBonus'> {
  const written = writtenBonus(facts, thac0Sum);
  if (written !== null) return { attackBonus: written };
  if (creature.kind === 'normal-man')
    gaps.or(null, 'Attack bonus', attackBonus({ attacker: creature }).bonus);
  return {};
}

const races = ['human', 'dwarf', 'elf', 'halfling'] as const;
const materials = { none: 'none', light: 'leather', heavy: 'metal' } as const;

const bonus = (key: 'strBonus' | 'dexBonus' | 'conBonus', score: number | null): Partial<Stats> =>
  score === null ? {} : { [key]: bonusOf(score) };

function person(facts: FightingPerson, _settings: unknown, content: ClassContent | null): Crossed<Stats> {
  const gaps = new Gaps();
  if (facts.hull !== undefined) return crossedHull(gaps, facts, facts.hull);
  const { abilities, figures, spells, morale, raceId, kind, classId, passing } = facts;
  const large = againstLarge(facts, 'acAscending');
  const race = races.find((each) => each === raceId);
  const ofRace = content && raceTable(content, raceId);
  const turns = content !== null && classId !== null && classesBehind(content, classId).includes('cleric');
  const creature = creatureOf(facts, content);
  const armour = gaps.number(figures['acAscending'], titles.armourClass, usualArmourClass);
  const missiles = sumOf(raceReason(ofRace, 'missile-bonus')) + writtenToHit(facts, 'missile', thac0Sum);
  const early = sumOf(raceReason(ofRace, 'initiative')) + writtenInitiative(facts);
  if (morale === null && (kind === 'mercenary' || kind === 'beast')) gaps.or(null, titles.morale, unchecked);
  const stats: Stats = {
    creature,
    armourClass: armour + (passing?.armourClass ?? 0),
    ...(passing !== undefined && { attackModifier: passing.attack }),
    ...(large !== null && { armourClassAgainstLarge: large + (passing?.armourClass ?? 0) }),
    armourMaterial: materials[facts.armour],
    movementFeet: gaps.number(facts.roundFeet, titles.roundFeet, usualFeetARound),
    ...bonus('strBonus', abilities.strength),
    ...bonus('dexBonus', abilities.dexterity),
    ...bonus('conBonus', abilities.constitution),
    constitution: abilities.constitution,
    ...(race !== undefined && { race }),
    ...(missiles !== 0 && { missileToHit: missiles }),
    ...(early !== 0 && { initiative: early }),
    ...(race === 'halfling' && { size: 'small' as const }),
    ...bonusWritten(gaps, facts, creature),
    ...savesOf(gaps, facts, { creature, ...(race !== undefined && { race }) }),
    ...(morale !== null && kind !== 'character' && { morale }),
    weapons: facts.weapons.map((weapon) => weaponOf(gaps, weapon, facts)),
    ...(spells.length > 0 && {
      spells: spells.map(({ name, level, copies }) => ({ id: name, level, times: copies })),
    }),
    ...(turns && facts.level > 0 && { turnsAs: facts.level }),
  };
  return { stats, wanting: gaps.wanting };
}

const unchecked = 'never checked';

/** The sheet has it with dexterity, which the fight adds itself. */
function writtenInitiative(facts: FightingPerson): number {
  const line = overruled(facts, 'initiative');
  return typeof line?.said === 'number' && typeof line.rule === 'number' ? line.said - line.rule : 0;
}

const drained = /energy drain \((\d+) levels?\)/;

function blow(gaps: Gaps, id: string, { damage, effect }: CreaturesAttack): Weapon {
  const levels = drained.exec(effect ?? '')?.[1];
  return {
    id,
    damage: String(gaps.or(damage, titles.damage(id), usualDamage)),
    ...(effect !== null && { onHit: effect }),
    ...(levels !== undefined && { drains: Number(levels) }),
  };
}

/** Each blow of a routine is made once: two claws are two attacks. */
const single = (attacks: readonly CreaturesAttack[]): CreaturesAttack[] =>
  attacks.flatMap((attack) =>
    Array.from({ length: Math.max(1, attack.count) }, () => ({ ...attack, count: 1 })),
  );

function harmedBy(words: string | null): NonNullable<Stats['onlyHitBy']> {
  if (words === null) return [];
  const silver = /silver/.test(words);
  const magic = /magic|normal weapons/.test(words);
  return [...(silver ? (['silver'] as const) : []), ...(magic ? (['magic'] as const) : [])];
}

const undeadKind = (name: string): UndeadKind | undefined =>
  undeadKinds.find((kind) => name.toLowerCase().startsWith(kind));

/** Another book's descending class is written here as 20 less. */
function armourOf(gaps: Gaps, ac: FightingCreature['ac']): number {
  if (ac?.ascending != null) return ac.ascending;
  if (ac?.descending != null)
    return gaps.number(null, titles.armourClass, descendingSum - ac.descending, 'converted');
  return gaps.number(null, titles.armourClass, usualArmourClass);
}

/** 11 is unarmoured here, and 9 where armour counts down. */
const descendingSum = 20;

const classNames: Readonly<Record<string, ClassId>> = {
  Fighter: 'fighter',
  Cleric: 'cleric',
  'Magic-User': 'magic-user',
  Thief: 'thief',
};

/** The row it saves by, where one is printed. BF-SAVE-10. */
function savesAs({ saveAs }: FightingCreature): { saveAs?: SaveAs } {
  if (saveAs === null) return {};
  if (saveAs.class === 'Normal Man') return { saveAs: 'normal-man' };
  const own = classNames[saveAs.class];
  return own === undefined || saveAs.level === null ? {} : { saveAs: { class: own, level: saveAs.level } };
}

/** The bonus that is printed, where the table has another. BF-HD-4. */
function listedBonus(
  { attackBonus: printed, thac0 }: FightingCreature,
  hitDice: string,
): Pick<Stats, 'attackBonus'> {
  const listed = printed ?? (thac0 === null ? null : thac0Sum - thac0);
  if (listed === null) return {};
  const { bonus: byTable } = attackBonus({ attacker: { kind: 'monster', hitDice } });
  return listed === byTable ? {} : { attackBonus: listed };
}

/** The figures that are printed, where the row has others. */
function listedSaves(facts: FightingCreature, hitDice: string): Pick<Stats, 'saves'> {
  const saver: Creature = { kind: 'monster', hitDice, ...savesAs(facts) };
  const other = saveCategories.flatMap((category) => {
    const printed = facts.saves?.[category];
    return printed === undefined || printed === saveTarget({ saver, category }).target
      ? []
      : [[category, printed] as const];
  });
  return other.length === 0 ? {} : { saves: Object.fromEntries(other) };
}

/** An engine's crew may have weapons of their own. */
function ofThing(gaps: Gaps, thing: NonNullable<ReturnType<typeof listedOf>>, facts: FightingCreature) {
  const { ac, attacks } = facts;
  const typed = {
    armourClass: ac === null ? null : armourOf(gaps, ac),
    blows: named(attacks.filter(({ damage }) => damage !== null)).map(({ id, attack }) =>
      blow(gaps, id, attack),
    ),
  };
  const usual = { hitDice: usualHitDice, feetARound: usualFeetARound, unchecked };
  return crossedThing(thing, gaps, typed, usual);
}

function creature(facts: FightingCreature): Crossed<Stats> {
  const gaps = new Gaps();
  const { name, ac, hitDice, morale, categories } = facts;
  const thing = listedOf(facts);
  if (thing !== null) return ofThing(gaps, thing, facts);
  const blows = named(single(facts.attacks));
  const { routines } = optionsOf(blows);
  const text = String(gaps.or(hitDice?.text ?? null, titles.hitDice, usualHitDice));
  const only = harmedBy(facts.hitOnlyBy);
  const kind = undeadKind(name);
  if (blows.length === 0) gaps.or(null, titles.attacks, 'none');
  if (morale === null) gaps.or(null, titles.morale, unchecked);
  const stats: Stats = {
    creature: { kind: 'monster', hitDice: text, ...savesAs(facts) },
    ...listedBonus(facts, text),
    ...listedSaves(facts, text),
    armourClass: armourOf(gaps, ac),
    movementFeet: gaps.number(facts.walkFeetARound, titles.roundFeet, usualFeetARound),
    ...(facts.flyFeetARound !== undefined && { flies: 'winged' as const, flyFeet: facts.flyFeetARound }),
    ...(facts.turningFeet !== undefined && { turningFeet: facts.turningFeet }),
    constitution: null,
    group: name,
    ...(morale !== null && { morale }),
    weapons: blows.map(({ id, attack }) => blow(gaps, id, attack)),
    ...(routines.length === 1 && blows.length > 1 && { routine: routines[0] ?? [] }),
    ...(routines.length > 1 && { routines }),
    ...(categories.includes('undead') && {
      undead: { hitDice: text, ...(kind !== undefined && { kind }) },
    }),
    ...(only.length > 0 && { onlyHitBy: only }),
  };
  return { stats, wanting: gaps.wanting };
}

export const bridge = bridged<Stats>(
  { person, creature, figures: figuresOf, things: listedThings },
  gifts,
  flyingOf,
);
