import { z } from 'zod';
import { reasons } from '../../reasons.ts';
import { passingState } from './passing-views.ts';
import { sheetFacts } from '../sheet.ts';
import { abilityIds, characterKinds, ownScoreIds } from '../../vocabulary.ts';
import { memberView, weightUnit } from './party-views.ts';
import { itemView } from './inventory-views.ts';

/** A sheet, and what a level would change on it. */

const figureGroups = ['defence', 'attack', 'saves', 'skills', 'movement', 'other'] as const;

const figureValue = z.union([z.number(), z.string()]).nullable();

/** One figure of a sheet: what it shows, what the rules say, and whether the referee wrote over it. */
export const sheetFigure = z.object({
  key: z.string(),
  title: z.string(),
  group: z.enum(figureGroups),
  value: figureValue,
  byRule: figureValue,
  overruled: z.boolean(),
  reasons,
});

/** With what it comes to now where a passing state changes it. */
const figureNow = sheetFigure.extend({ now: z.object({ value: figureValue, reasons }).nullable() });

export const abilityView = z.object({
  id: z.enum(abilityIds),
  title: z.string(),
  short: z.string(),
  score: z.int().nullable(),
  modifiers: z.array(z.object({ title: z.string(), value: z.union([z.number(), z.string()]) })),
});

/** What a sheet of the system has beside the six scores, each of which then has a percentile. */
export const ownSheet = z.object({
  scores: z.array(
    z.object({
      id: z.enum(ownScoreIds),
      title: z.string(),
      short: z.string(),
      percentile: z.boolean(),
    }),
  ),
});

export const characterView = z.object({
  id: z.int(),
  kind: z.enum(characterKinds),
  name: z.string(),
  className: z.string(),
  classId: z.string().nullable(),
  raceId: z.string().nullable(),
  raceName: z.string().nullable(),
  level: z.int(),
  xp: z.int(),
  /** What the next level asks; null where the class has no further one, or is not known. */
  nextLevelXp: z.int().nullable(),
  /** Prime requisite and the like, of every award of XP. */
  xpBonusPercent: z.int(),
  canLevelUp: z.boolean(),
  hp: z.int(),
  maxHp: z.int(),
  miscGear: z.boolean(),
  carryingTreasure: z.boolean(),
  portraitId: z.int().nullable(),
  abilities: z.array(abilityView),
  ownSheet: ownSheet.nullable(),
  figures: z.array(figureNow),
  /** What tires or ails them now; null at their best. */
  passing: passingState.nullable(),
  /** Spells a day by spell level, from the first; null for who casts none. */
  spellSlots: z.array(z.int()).nullable(),
  /** What the class or race brings, one short label each. */
  features: z.array(z.string()),
  /** Fights are counted in seconds here, so that weapon speeds and reach matter. */
  countsSeconds: z.boolean(),
  sheet: sheetFacts,
  unit: weightUnit,
  member: memberView,
  gear: z.array(itemView),
  /** What is not as the rules have it; it stands all the same. */
  remarks: z.array(z.string()),
});

const change = z.object({ title: z.string(), before: figureValue, after: figureValue });

export const levelPreview = z.object({
  from: z.int(),
  to: z.int(),
  xpNeeded: z.int(),
  xp: z.int(),
  /** What is rolled for hit points, such as "1d8", or null where the level adds a fixed number. */
  hitDice: z.string().nullable(),
  /** Added to the roll, constitution included; at least 1 hit point is gained. */
  hitPointModifier: z.int(),
  reasons,
  changes: z.array(change),
  /** No table tells of the class: the referee types the hit points, and says himself when it is time. */
  typed: z.boolean(),
});
