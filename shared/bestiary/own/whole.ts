import type { CreatureFacts } from '../../content/schemas/own-creature.ts';
import { countedDice, type CountedDice } from '../../rules/bestiary/hit-dice.ts';
import type { CreatureFigures, Monster } from '../figures.ts';
import { figure, type Figure } from '../marks.ts';
import { attackByDice, awardByDice, savesByDice } from './by-hit-dice.ts';
import type { Terms } from './terms.ts';
import { blanks, isBlank } from './values.ts';

/** What an own creature is a variant of, whole. */
export interface Base {
  name: string;
  monster: Monster;
  figures: CreatureFigures;
}

/** Whether anybody has said how many Hit Dice it has. */
export const hasHitDice = ({ text }: Pick<Monster['hd'], 'text'>): boolean => text !== '';

/**
 * A creature of the referee's own, every figure of it: as it is typed, else as its base has it, else by the table of its
 * Hit Dice; null or empty where nobody says it. What its base has by a table is read from the table again.
 */
export function wholeFigures(facts: CreatureFacts, base: Base | null, terms: Terms): CreatureFigures {
  const hitDice = said('hitDice', facts, base);
  const dice = hasHitDice(hitDice.value) ? countedDice(hitDice.value) : null;
  const award = awardOf(facts, base, { dice, asterisks: hitDice.value.asterisks, terms });
  return {
    hitDice,
    armourClass: said('armourClass', facts, base),
    attack: facts.attack
      ? typed(facts.attack, base)
      : orByTable('attack', facts, base, () => attackByDice(dice, terms)),
    saves: savesOf(facts, base, dice, terms),
    morale: said('morale', facts, base),
    movement: said('movement', facts, base),
    alignment: said('alignment', facts, base),
    numberAppearing: said('numberAppearing', facts, base),
    ...award,
    treasure: treasureOf(facts, base, terms, award.experience.value?.points ?? 0),
    attacks: said('attacks', facts, base),
    special: said('special', facts, base),
  };
}

const typed = <Value>(value: Value, base: Base | null): Figure<Value> =>
  figure(value, 'typed', base === null ? 'Typed.' : `Typed; it differs from ${base.name}.`);

/** Of a printed one as it is printed there. */
const inherited = <Value>(value: Figure<Value>, from: Base): Figure<Value> =>
  value.mark === 'typed' ? { ...value, why: `As ${from.name} has it.` } : value;

type Plain =
  | 'armourClass'
  | 'hitDice'
  | 'morale'
  | 'movement'
  | 'alignment'
  | 'numberAppearing'
  | 'attacks'
  | 'special';

/** A figure that follows from no other. */
function said<Key extends Plain>(key: Key, facts: CreatureFacts, base: Base | null): CreatureFigures[Key] {
  const own: unknown = facts[key];
  const known: Figure<unknown> =
    own !== undefined
      ? typed(own, base)
      : base !== null && !isBlank(key, base.figures[key].value)
        ? inherited(base.figures[key] as Figure<unknown>, base)
        : figure(blanks[key] as unknown, 'typed', 'Nobody has said it.');
  return known as CreatureFigures[Key];
}

/** As its base says it, unless it follows there from a table, or is to follow here. */
function orByTable<Key extends 'attack' | 'saves' | 'experience' | 'challengeLevel'>(
  key: Key,
  facts: CreatureFacts,
  base: Base | null,
  byTable: () => CreatureFigures[Key],
): CreatureFigures[Key] {
  const known: Figure<unknown> | null = base?.figures[key] ?? null;
  if (base === null || known === null || known.mark === 'derived' || facts[key] === null) return byTable();
  return inherited(known, base) as CreatureFigures[Key];
}

function savesOf(
  facts: CreatureFacts,
  base: Base | null,
  dice: CountedDice | null,
  terms: Terms,
): CreatureFigures['saves'] {
  const { saves } = facts;
  if (!saves) return orByTable('saves', facts, base, () => savesByDice(dice, null, terms));
  const { as, figures } = saves;
  if (figures !== null) return typed({ as, figures }, base);
  return { ...savesByDice(dice, as, terms), mark: 'typed' };
}

/** Powers count by the asterisks, or by the challenge level where the book has such. */
function awardOf(
  facts: CreatureFacts,
  base: Base | null,
  { dice, asterisks, terms }: { dice: CountedDice | null; asterisks: number; terms: Terms },
): Pick<CreatureFigures, 'experience' | 'challengeLevel'> {
  const typedLevel = facts.challengeLevel ?? null;
  const inheritedLevel = facts.challengeLevel === null ? null : (base?.figures.challengeLevel ?? null);
  const level = typedLevel ?? (inheritedLevel?.mark === 'derived' ? null : (inheritedLevel?.value ?? null));
  const byTable = awardByDice(dice, { asterisks, level }, terms);
  return {
    experience: facts.experience
      ? typed(facts.experience, base)
      : orByTable('experience', facts, base, () => byTable.experience),
    challengeLevel:
      typedLevel === null
        ? orByTable('challengeLevel', facts, base, () => byTable.challengeLevel)
        : typed(typedLevel, base),
  };
}

/** Where a book goes by experience, a hoard is worth so much of it. */
function treasureOf(
  facts: CreatureFacts,
  base: Base | null,
  { system }: Terms,
  points: number,
): CreatureFigures['treasure'] {
  const worth = system.bestiary.worth?.(points) ?? null;
  if (facts.treasure) return typed({ ...facts.treasure, worth }, base);
  const known = base?.figures.treasure ?? null;
  if (base === null || known === null)
    return worth === null
      ? figure({ ...blanks.treasure, worth }, 'typed', 'Nobody has said it.')
      : figure(
          { ...blanks.treasure, worth },
          'derived',
          `In gold pieces so many times its ${points} experience points.`,
        );
  return { ...inherited(known, base), value: { ...known.value, worth } };
}
