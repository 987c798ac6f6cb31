import type { ClassContent } from '../../../characters/class-content.ts';
import { raceTable } from '../../../characters/class-tables.ts';
import { sumOf } from '../../../common/reason.ts';
import { Gaps, type Crossed, type FightingPerson, type PersonsWeapon } from '../../../fight/bridge/bridge.ts';
import { titles } from '../../../fight/bridge/figures.ts';
import {
  againstLarge,
  overruled,
  writtenBonus,
  writtenLine,
  writtenToHit,
} from '../../../fight/bridge/written.ts';
import { attackBonus } from '../../attack/attack.ts';
import { bonusOf } from '../../characters/abilities.ts';
import { raceReason } from '../../characters/attack.ts';
import { classesBehind } from '../../characters/combination-classes.ts';
import { saveModifier } from '../../characters/save-modifiers.ts';
import { saveTarget } from '../../characters/saves.ts';
import { saveCategories, type Creature } from '../../terms.ts';
import { crossedHull } from '../engines/listed.ts';
import { deliveredBy } from '../fighter/delivery.ts';
import type { Stats, Weapon } from '../stats.ts';
import { saveTitle } from '../typing/figures.ts';
import { thac0Sum, usual } from './usual.ts';

/** From a sheet to a fighter of this book. BF-ATK-1, BF-ATK-2, BF-DMG-2. */

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

/** What breaks where it lands is a flask, which has dice of its own: of oil, unless it is water. BF-GREN-1. */
const isFlask = ({ thrown, qualities }: PersonsWeapon): boolean => thrown && qualities.includes('splash');

const flaskOf = (name: string): Pick<Weapon, 'flask'> => ({
  flask: { kind: /water/i.test(name) ? 'holy-water' : 'oil' },
});

function weaponOf(gaps: Gaps, weapon: PersonsWeapon, facts: FightingPerson): Weapon {
  const { name, damage, melee, magicBonus, shots } = weapon;
  const ranged = rangedOf(weapon);
  const line = writtenLine(facts, name, melee ? 'melee' : 'missile', thac0Sum);
  // A weapon that is struck with and thrown has one figure for both ways.
  const toHit = (line?.toHit ?? 0) + (melee ? writtenToHit(facts, 'melee', thac0Sum) : 0);
  const more = (line?.damage ?? 0) + (facts.passing?.damage ?? 0);
  return {
    id: name,
    ...(isFlask(weapon)
      ? flaskOf(name)
      : { damage: line?.dice ?? String(gaps.or(damage, titles.damage(name), usual.damage)) }),
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

export function person(
  facts: FightingPerson,
  _settings: unknown,
  content: ClassContent | null,
): Crossed<Stats> {
  const gaps = new Gaps();
  if (facts.hull !== undefined) return crossedHull(gaps, facts, facts.hull);
  const { abilities, figures, spells, morale, raceId, kind, classId, passing } = facts;
  const large = againstLarge(facts, 'acAscending');
  const race = races.find((each) => each === raceId);
  const ofRace = content && raceTable(content, raceId);
  const turns = content !== null && classId !== null && classesBehind(content, classId).includes('cleric');
  const creature = creatureOf(facts, content);
  const armour = gaps.number(figures['acAscending'], titles.armourClass, usual.armourClass);
  const missiles = sumOf(raceReason(ofRace, 'missile-bonus')) + writtenToHit(facts, 'missile', thac0Sum);
  const early = sumOf(raceReason(ofRace, 'initiative')) + writtenInitiative(facts);
  if (morale === null && (kind === 'mercenary' || kind === 'beast'))
    gaps.or(null, titles.morale, usual.morale);
  const stats: Stats = {
    creature,
    armourClass: armour + (passing?.armourClass ?? 0),
    ...(passing !== undefined && { attackModifier: passing.attack }),
    ...(large !== null && { armourClassAgainstLarge: large + (passing?.armourClass ?? 0) }),
    armourMaterial: materials[facts.armour],
    movementFeet: gaps.number(facts.roundFeet, titles.roundFeet, usual.feetARound),
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

/** The sheet has it with dexterity, which the fight adds itself. */
function writtenInitiative(facts: FightingPerson): number {
  const line = overruled(facts, 'initiative');
  return typeof line?.said === 'number' && typeof line.rule === 'number' ? line.said - line.rule : 0;
}
