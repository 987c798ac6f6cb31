import { checkedFace } from '../../common/dice-tray.ts';
import {
  flag,
  given,
  list,
  modifier as readModifier,
  oneOf,
  percent,
  signed,
  whole,
} from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { stepAt, tables } from '../tables.ts';

const masteries = ['unskilled', 'novice', 'average', 'advanced', 'expert', 'master'] as const;
type Mastery = (typeof masteries)[number];
const difficulties = ['trivial', 'easy', 'average', 'difficult', 'veryDifficult'] as const;
type Difficulty = (typeof difficulties)[number];

interface Side {
  roll: number;
  level: number;
  modifier?: number;
}

interface Thrown {
  die: number;
  levelOrToHit: number;
  modifier?: number;
}

const { skills } = tables;

/** The mastery of a skill level in percent. Throws `bad-input`. HM-SKL-1. */
function skillMastery(input: { level: number }): { mastery: Mastery } {
  const { mastery } = stepAt(skills.mastery, percent(given(input).level, 'level'));
  return { mastery: oneOf(mastery, 'mastery', masteries) };
}

/** What is rolled against: the level, or the lowest ability score of a universal skill without one. */
function skillTarget(level: number, universal: boolean, scores: readonly number[]): number | null {
  if (level > 0) return level;
  return universal && scores.length > 0 ? Math.min(...scores) : null;
}

/**
 * A skill check: the percentile roll with difficulty and circumstances must not exceed the level. No skill without
 * a level but a universal one, which uses the lowest ability score. Throws `bad-die`, `bad-input`.
 * HM-SKL-2 to 5, HM-DICE-5.
 */
export function skillCheck(input: {
  level: number;
  roll: number;
  difficulty: Difficulty;
  modifier?: number;
  universal?: boolean;
  abilityScores?: number[];
}): {
  allowed: boolean;
  target: number | null;
  adjustedRoll: number | null;
  success: boolean;
} & Reasoned {
  const { abilityScores = [] } = given(input);
  const level = percent(input.level, 'level');
  const roll = checkedFace(input.roll, skills.die, 'roll');
  const difficulty = oneOf(input.difficulty, 'difficulty', difficulties);
  const change = readModifier(input.modifier, 'modifier');
  const universal = flag(input.universal, 'universal');
  const scores = Array.from(list(abilityScores, 'abilityScores'), (score) => whole(score, 'abilityScores'));
  const target = skillTarget(level, universal, scores);
  if (target === null) {
    const reasons = [because('no mastery', level, 'HM-SKL-5')];
    return { allowed: false, target: null, adjustedRoll: null, success: false, reasons };
  }
  const hardness = skills.difficulty[difficulty];
  const adjustedRoll = roll + hardness + change;
  return {
    allowed: true,
    target,
    adjustedRoll,
    success: adjustedRoll <= target,
    reasons: [
      because(
        level > 0 ? 'skill level' : 'lowest ability score',
        target,
        level > 0 ? 'HM-SKL-2' : 'HM-SKL-4',
      ),
      because(`d${skills.die}`, roll, 'HM-SKL-2'),
      ...parts(because(difficulty, hardness, 'HM-SKL-3'), because('circumstances', change, 'HM-SKL-2')),
    ],
  };
}

function sideTotal(side: Side, field: string): number {
  const { roll, level, modifier } = given(side, field);
  const face = checkedFace(roll, skills.die, `${field}.roll`);
  return face + percent(level, `${field}.level`) + readModifier(modifier, `${field}.modifier`);
}

/**
 * An opposed check: percentile dice, skill level and circumstances on each side; the higher total wins.
 * Throws `bad-die`, `bad-input`. HM-SKL-6, 7, HM-DICE-5.
 */
function skillOpposed(input: { a: Side; b: Side }): {
  aTotal: number;
  bTotal: number;
  winner: 'a' | 'b' | 'tie';
} & Reasoned {
  const aTotal = sideTotal(given(input).a, 'a');
  const bTotal = sideTotal(input.b, 'b');
  return {
    aTotal,
    bTotal,
    winner: aTotal === bTotal ? 'tie' : aTotal > bTotal ? 'a' : 'b',
    reasons: [because('one side', aTotal, 'HM-SKL-6'), because('the other side', bTotal, 'HM-SKL-6')],
  };
}

function saveTotal(thrown: Thrown, field: string): number {
  const { die, levelOrToHit, modifier } = given(thrown, field);
  const level = signed(levelOrToHit, `${field}.levelOrToHit`);
  return whole(die, `${field}.die`, { min: 1 }) + level + readModifier(modifier, `${field}.modifier`);
}

/**
 * A saving throw: the saver's d20p with his level (a monster's to-hit) against the source's; a tie saves.
 * Throws `bad-input`. HM-SAVE-1, 2.
 */
export function saveResolve(input: { saver: Thrown; source: Thrown }): {
  saverTotal: number;
  sourceTotal: number;
  saved: boolean;
} & Reasoned {
  const saverTotal = saveTotal(given(input).saver, 'saver');
  const sourceTotal = saveTotal(input.source, 'source');
  return {
    saverTotal,
    sourceTotal,
    saved: saverTotal >= sourceTotal,
    reasons: [because('saver', saverTotal, 'HM-SAVE-1'), because('source', sourceTotal, 'HM-SAVE-1')],
  };
}

export const skillOps = {
  'skill.mastery': skillMastery,
  'skill.check': skillCheck,
  'skill.opposed': skillOpposed,
  'save.resolve': saveResolve,
} as const;
