import { passingOf } from '../../characters/character.ts';
import type { GearFacts, PersonFacts, RuleFigure } from '../../characters/character.ts';
import type { ClassTable, LevelRow } from '../../characters/class-content.ts';
import { figure, printed, rowName, unknown, whyUnknown } from '../../characters/class-figures.ts';
import { because, CONTENT, parts, type Reason } from '../../common/reason.ts';
import { attackFigures, weaponFigures, type Attacks } from '../../characters/wielded-weapons.ts';
import { abilityModifiers } from './abilities.ts';
import { attackTargetNumber } from '../attack/attack.ts';
import { tables } from '../tables.ts';
import { classIds, type ClassId } from '../terms.ts';

type Settings = Readonly<Record<string, boolean | string | number>>;

export const writesAscending = (settings: Settings): boolean => settings['acMode'] === 'ascending';

/** The method of an attack: as the setting says, or as the armour class is written. */
function byBonus(settings: Settings): boolean {
  const method = settings['attackMethod'];
  return method === 'quick' || (method !== 'chart' && writesAscending(settings));
}

interface Skill {
  bonus: Reason;
  thac0: Reason;
}

/** The chapter's own charts know every level; level 0 has no class. */
function skillOf(table: ClassTable | null, level: number): Skill | null {
  const own: ClassId | undefined = classIds.find((id) => id === table?.id);
  if (own === undefined || !Number.isSafeInteger(level) || level < 1) return null;
  const at = { attacker: { class: own, level }, ac: { descending: 0 } };
  const [thac0] = attackTargetNumber({ ...at, method: 'chart' }).reasons;
  const [bonus] = attackTargetNumber({ ...at, method: 'quick' }).reasons;
  return bonus && thac0 ? { bonus, thac0 } : null;
}

const scoreOf = (score: number | null): number | undefined =>
  score !== null && Number.isSafeInteger(score) && score >= 0 ? score : undefined;

/** Bonuses of strength are for the classes the rule names; penalties are for all. */
function scoreReasons(person: PersonFacts, table: ClassTable | null) {
  const { strength, dexterity } = person.abilities;
  const own = classIds.find((id) => id === table?.id);
  const [strong, agile] = [scoreOf(strength), scoreOf(dexterity)];
  const found = abilityModifiers({
    ...(own === undefined ? {} : { class: own }),
    ...(strong === undefined ? {} : { strength: strong }),
    ...(agile === undefined ? {} : { dexterity: agile }),
  });
  const by = (name: string, score: number | null, value: number) =>
    parts(because(`${name} ${String(score)}`, value, name === 'dexterity' ? 'SW-MISS-1' : 'SW-ATK-2'));
  return {
    melee: by('strength', strength, found.strengthToHit),
    missile: by('dexterity', dexterity, found.dexterityToHit),
    damage: by('strength', strength, found.strengthDamage),
  };
}

/** The monk's bonus to the damage of weapons: the last step reached. */
export function weaponDamageBonus(table: ClassTable | null, level: number): Reason[] {
  const steps = table?.abilities.find(({ id }) => id === 'weapon-damage-bonus')?.figures['by_level'];
  if (!table || typeof steps !== 'object' || steps === null) return [];
  const reached = Object.entries(steps).filter(([from]) => Number(from) <= level);
  const bonus = Math.max(0, ...reached.map(([, value]) => Number(value)));
  return parts(because(`${table.name.toLowerCase()}, level ${level}`, bonus, CONTENT));
}

/** THAC0 and base bonus, in melee and with missiles, and with each weapon in hand. */
export function attacks(
  person: PersonFacts,
  gear: readonly GearFacts[],
  table: ClassTable | null,
  settings: Settings,
): RuleFigure[] {
  const skill = skillOf(table, person.level);
  const why = whyUnknown(table, person.level);
  const scores = scoreReasons(person, table);
  const trained = weaponDamageBonus(table, person.level);
  const passing = passingOf(person);
  const own: Attacks = {
    bonus: skill?.bonus ?? null,
    why,
    thac0Sum: byBonus(settings) ? null : tables.armourClass.sum,
    modifiers: (way) => [...(way === 'melee' ? scores.melee : scores.missile), ...passing.attack],
    damage: ({ damage }, way) => ({
      dice: damage,
      reasons: [...(way === 'melee' ? scores.damage : []), ...trained, ...passing.damage],
    }),
  };
  const core = (key: string, title: string, reason: Reason | undefined): RuleFigure =>
    reason ? figure(key, title, 'attack', reason.value, [reason]) : unknown(key, title, 'attack', why);
  return [
    core('thac0', 'THAC0', skill?.thac0),
    core('attackBonus', 'Base bonus to hit', skill?.bonus),
    ...attackFigures(own),
    ...weaponFigures(gear, own),
  ];
}

/** Fists of a class that fights without weapons. */
export function unarmed(table: ClassTable | null, row: LevelRow | null): RuleFigure[] {
  if (!table || !row) return [];
  const { unarmed_damage: damage, unarmed_attacks: blows } = row;
  if (typeof damage !== 'string' || typeof blows !== 'number') return [];
  const source = rowName(table, row);
  return [
    printed('unarmedDamage', 'Unarmed damage', 'attack', damage, source),
    printed('unarmedAttacks', 'Unarmed attacks a round', 'attack', blows, source),
  ];
}
