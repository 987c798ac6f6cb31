import { passingOf } from '../../characters/character.ts';
import type { GearFacts, PersonFacts, RuleFigure } from '../../characters/character.ts';
import type { ClassTable, LevelRow } from '../../characters/class-content.ts';
import { printed, rowName, summed, unknown, whyUnknown } from '../../characters/class-figures.ts';
import { because, CONTENT, parts, type Reason } from '../../common/reason.ts';
import { attackFigures, weaponFigures, type Attacks, type Way } from '../../characters/wielded-weapons.ts';
import { abilityOf } from './scores.ts';
import { tables } from '../tables.ts';

/** A class's ability with a bonus of its own, such as the halfling's with missiles. */
export function classBonus(table: ClassTable | null, id: string): Reason[] {
  const found = table?.abilities.find((ability) => ability.id === id);
  const bonus = found?.figures['bonus'] ?? found?.figures['ac_bonus'];
  return table && typeof bonus === 'number' ? [because(table.name.toLowerCase(), bonus, CONTENT)] : [];
}

type Settings = Readonly<Record<string, boolean | string | number>>;

function attacksOf(
  person: PersonFacts,
  table: ClassTable | null,
  row: LevelRow | null,
  settings: Settings,
): Attacks {
  const bonus = row?.attack_bonus ?? null;
  const strength = abilityOf(person, 'strength', 'strMelee');
  const dexterity = abilityOf(person, 'dexterity', 'dexMissile');
  const passing = passingOf(person);
  const variable = settings['variableWeaponDamage'] === true;
  return {
    bonus: table && row && bonus !== null ? because(rowName(table, row), bonus, CONTENT) : null,
    why: whyUnknown(table, person.level),
    thac0Sum: settings['ascendingAc'] === true ? null : tables.outside.acSum,
    modifiers: (way: Way) => [
      ...(way === 'melee' ? strength : [...dexterity, ...classBonus(table, 'missile-attack-bonus')]),
      ...passing.attack,
    ],
    damage: ({ damage }, way) => ({
      dice: variable ? damage : tables.combat.weaponDamage,
      reasons: [...(way === 'melee' ? strength : []), ...passing.damage],
    }),
  };
}

/** THAC0 and attack bonus of class and level, in melee and with missiles, and with each weapon in hand. */
export function oseAttacks(
  person: PersonFacts,
  gear: readonly GearFacts[],
  table: ClassTable | null,
  row: LevelRow | null,
  settings: Settings,
): RuleFigure[] {
  const attacks = attacksOf(person, table, row, settings);
  const why = whyUnknown(table, person.level);
  const core = (key: string, title: string, value: number | null | undefined): RuleFigure =>
    table && row && typeof value === 'number'
      ? printed(key, title, 'attack', value, rowName(table, row))
      : unknown(key, title, 'attack', why);
  const initiative = [
    ...abilityOf(person, 'dexterity', 'dexInitiative'),
    ...classBonus(table, 'initiative-bonus'),
  ];
  return [
    core('thac0', 'THAC0', row?.thac0),
    core('attackBonus', 'Attack bonus', row?.attack_bonus),
    ...attackFigures(attacks),
    ...weaponFigures(gear, attacks),
    ...(settings['individualInitiative'] === true
      ? [summed('initiative', 'Initiative', 'attack', initiative)]
      : []),
  ];
}

/** What betters the armour class against the large alone. */
export const againstLarge = (table: ClassTable | null): Reason[] =>
  parts(...classBonus(table, 'defensive-bonus'));
