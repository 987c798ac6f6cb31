import { passingOf } from '../../characters/character.ts';
import type { AbilityName, GearFacts, PersonFacts, RuleFigure } from '../../characters/character.ts';
import type { ClassContent, ClassTable, RaceTable } from '../../characters/class-content.ts';
import { figure, summed, unknown, whyUnknown } from '../../characters/class-figures.ts';
import { because, parts, type Reason } from '../../common/reason.ts';
import { attackFigures, weaponFigures, type Attacks } from '../../characters/wielded-weapons.ts';
import { bonusOf } from './abilities.ts';
import { attackBonus } from '../attack/attack.ts';
import { classesBehind } from './combination-classes.ts';
import { saveModifier } from './save-modifiers.ts';
import { saveTarget } from './saves.ts';
import { capabilities } from '../capabilities.ts';
import { saveCategories, type ClassLevel } from '../terms.ts';

/** The bonus of a score, under the rule that uses it; nothing where nobody knows it or it is 0. */
export function scoreReason({ abilities }: PersonFacts, ability: AbilityName, rule: string): Reason[] {
  const score = abilities[ability];
  if (score === null || !Number.isSafeInteger(score)) return [];
  return parts(because(`${ability} ${score}`, bonusOf(score), rule));
}

/** A bonus that a race has by nature. */
export function raceReason(race: RaceTable | null, id: string): Reason[] {
  const bonus = race?.abilities?.find((ability) => ability.id === id)?.figures['bonus'];
  return race && typeof bonus === 'number' ? [because(race.name.toLowerCase(), bonus, 'BF-OUT-10')] : [];
}

/** The classes as the operations take them; none for a level that has no row. */
export function levelsOf(
  { level }: PersonFacts,
  table: ClassTable | null,
  content: ClassContent | null,
): ClassLevel[] {
  if (!table || !content || !Number.isSafeInteger(level) || level < 1) return [];
  return classesBehind(content, table.id).map((id) => ({ class: id, level }));
}

/** Its bullets and stones are thrown with strength, as no bow's arrows are. BF-DMG-3. */
const isSling = ({ name }: GearFacts): boolean => /\bsling\b/i.test(name);

export function attacks(
  person: PersonFacts,
  gear: readonly GearFacts[],
  table: ClassTable | null,
  race: RaceTable | null,
  classes: ClassLevel[],
): RuleFigure[] {
  const [bonus = null] =
    classes.length === 0 ? [] : attackBonus({ attacker: { kind: 'character', classes } }).reasons;
  const why = whyUnknown(table, person.level);
  const strength = scoreReason(person, 'strength', 'BF-ATK-2');
  const harm = scoreReason(person, 'strength', 'BF-DMG-2');
  const dexterity = scoreReason(person, 'dexterity', 'BF-ATK-2');
  const passing = passingOf(person);
  const own: Attacks = {
    bonus,
    why,
    thac0Sum: null,
    modifiers: (way) => [
      ...(way === 'melee' ? strength : [...dexterity, ...raceReason(race, 'missile-bonus')]),
      ...passing.attack,
    ],
    damage: (weapon, way) => ({
      dice: weapon.damage,
      reasons: [
        ...(way === 'melee' || weapon.melee === true || isSling(weapon) ? harm : []),
        ...passing.damage,
      ],
    }),
  };
  const initiative = [...scoreReason(person, 'dexterity', 'BF-INIT-2'), ...raceReason(race, 'initiative')];
  return [
    bonus
      ? figure('attackBonus', 'Attack bonus', 'attack', bonus.value, [bonus])
      : unknown('attackBonus', 'Attack bonus', 'attack', why),
    ...attackFigures(own),
    ...weaponFigures(gear, own),
    summed('initiative', 'Initiative', 'attack', initiative),
  ];
}

const races = ['human', 'dwarf', 'elf', 'halfling'] as const;

/** What a score adds to some saves alone. */
const natures = [
  { key: 'saveBonus.poison', title: 'Added against poison', ability: 'constitution' },
  { key: 'saveBonus.illusion', title: 'Added against illusions', ability: 'intelligence' },
  { key: 'saveBonus.charm', title: 'Added against mind control', ability: 'wisdom' },
] as const;

/** What each save must reach on the die; a race's bonus to the roll lowers it. */
export function saves(
  person: PersonFacts,
  table: ClassTable | null,
  race: RaceTable | null,
  classes: ClassLevel[],
): RuleFigure[] {
  const kin = races.find((id) => id === race?.id);
  // What is taken off the roll is added to what it must reach.
  const harder = passingOf(person).saves.map((reason) => ({
    ...reason,
    value: typeof reason.value === 'number' ? 0 - reason.value : reason.value,
  }));
  const targets = saveCategories.map((category) => {
    const title = capabilities.saves.find(({ id }) => id === category)?.title ?? category;
    if (classes.length === 0)
      return unknown(`save.${category}`, title, 'saves', whyUnknown(table, person.level));
    const { reasons } = saveTarget({ saver: { kind: 'character', classes }, category });
    const eased = kin ? saveModifier({ category, race: kin }).total : 0;
    const nature = parts(because(`${race?.name ?? ''}, added to the roll`, 0 - eased, 'BF-OUT-6'));
    return summed(`save.${category}`, title, 'saves', [...reasons, ...nature, ...harder]);
  });
  const apart = natures.flatMap(({ key, title, ability }) => {
    const reasons = scoreReason(person, ability, 'BF-SAVE-6');
    return reasons.length === 0 ? [] : [summed(key, title, 'saves', reasons)];
  });
  return [...targets, ...apart];
}
