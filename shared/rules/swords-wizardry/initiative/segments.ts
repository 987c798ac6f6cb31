import { checkedFace } from '../../common/dice-tray.ts';
import { amount, flag, given, oneOf, signed, whole } from '../../common/input.ts';
import { because, parts as partsOf, type Reasoned } from '../../common/reason.ts';
import { effective, type Settings } from '../rounds/choices.ts';
import { classId, classLevel, spellLevel } from '../readers.ts';
import { rowUpTo, tables } from '../tables.ts';
import { segmentArmours, type Face, type SegmentProfile } from '../terms.ts';

interface Parts {
  base: number;
  armor: number;
  shield: number;
  spell: number;
  dexterity: number;
  wounds: number;
  slow: number;
  fighter: number;
}

interface Interval {
  interval: number;
  /** Empty for an assigned figure. */
  parts: Parts | Record<string, never>;
}

interface Moment {
  segment: number;
  round: number;
  segmentInRound: number;
}

const { segments } = tables;

/** The round an absolute segment belongs to. SW-SEG-2. */
export const roundOf = (segment: number): number => Math.floor((segment - 1) / segments.perRound) + 1;

/** Segments a spell of this level takes beyond the first level; 0 for no spell. */
const spellSegments = (level: number): number => (level > 0 ? (segments.spellLevels[level - 1] ?? 0) : 0);

const moment = (segment: number): Moment => ({
  segment,
  round: roundOf(segment),
  segmentInRound: ((segment - 1) % segments.perRound) + 1,
});

function woundsPart(hp: unknown, maxHp: unknown): number {
  if (hp === undefined || maxHp === undefined) return 0;
  const left = signed(hp, 'hp');
  const most = whole(maxHp, 'maxHp');
  const { halfShare, half, quarterShare, quarter } = segments.wounds;
  if (quarterShare * left <= most) return quarter;
  return halfShare * left <= most ? half : 0;
}

function fighterPart({ class: own, level }: SegmentProfile, counts: boolean): number {
  const fighter = own !== undefined && classId(own, 'class') === 'fighter';
  const reached = level === undefined ? 0 : classLevel(level, 'level');
  return fighter && counts ? -Math.floor(reached / segments.fighterLevelShare) + 0 : 0;
}

function partsOfInterval(input: SegmentProfile, level: number, settings: Settings): Parts {
  const { armor = 'none', dexterity, movementRate } = input;
  const slow = movementRate !== undefined && amount(movementRate, 'movementRate') <= segments.slow.rateAtMost;
  return {
    base: segments.base,
    armor: segments.armor[oneOf(armor, 'armor', segmentArmours)],
    shield: flag(input.shield, 'shield') ? segments.shield : 0,
    spell: spellSegments(spellLevel(level, 'spellLevel')),
    dexterity:
      dexterity === undefined ? 0 : rowUpTo(segments.dexterity, whole(dexterity, 'dexterity')).modifier,
    wounds: woundsPart(input.hp, input.maxHp),
    slow: slow ? segments.slow.modifier : 0,
    fighter: fighterPart(input, settings.segmentFighterLevel),
  };
}

const rules: Record<keyof Parts, string> = {
  base: 'SW-SEG-4',
  armor: 'SW-SEG-5',
  shield: 'SW-SEG-6',
  spell: 'SW-SEG-7',
  dexterity: 'SW-SEG-8',
  wounds: 'SW-SEG-9',
  slow: 'SW-SEG-10',
  fighter: 'SW-SEG-14',
};

const added = (parts: Parts): number =>
  parts.base +
  parts.armor +
  parts.shield +
  parts.spell +
  parts.dexterity +
  parts.wounds +
  parts.slow +
  parts.fighter;

/** The whole interval of one who has an assigned figure; undefined for one whose interval is added up. */
function assigned({ fixed, monster }: SegmentProfile, { monsterInterval }: Settings): number | undefined {
  const usual = flag(monster, 'monster') ? monsterInterval : undefined;
  return fixed === undefined ? usual : whole(fixed, 'fixed');
}

/** The interval of a profile, for a turn that ends with a spell of this level begun (0: none). */
export function intervalOf(input: SegmentProfile, level: number, settings: Settings): Interval & Reasoned {
  const figure = assigned(input, settings);
  const parts = partsOfInterval(input, level, settings);
  if (figure !== undefined) {
    const interval = Math.max(segments.least, figure);
    return { interval, parts: {}, reasons: [because('assigned interval', interval, 'SW-SEG-12')] };
  }
  const keys = Object.keys(rules) as (keyof Parts)[];
  const reasons = partsOf(...keys.map((key) => because(key, parts[key], rules[key])));
  return { interval: Math.max(segments.least, added(parts)), parts, reasons };
}

/**
 * Segments until the next action: 6 and every modifier, or the figure assigned to a monster; at least 1.
 * Throws `level-out-of-range`, `bad-input`. SW-SEG-4 to 15.
 */
export function segmentsInterval(
  input: SegmentProfile & { spellLevel?: number; settings?: Partial<Settings> },
): Interval & Reasoned {
  const { spellLevel: level = 0, settings } = given(input);
  return intervalOf(input, level, effective(settings));
}

/**
 * When a combatant first acts: the segment his d10 shows, later by the length of a spell if he begins with one.
 * Throws `bad-die`, `level-out-of-range`, `bad-input`. SW-SEG-3.
 */
export function segmentsFirstAction(input: { natural: Face; spellLevel?: number }): Moment {
  const { spellLevel: level = 0 } = given(input);
  const face = checkedFace(input.natural, tables.initiative.segmentDie, 'natural');
  return moment(face + spellSegments(spellLevel(level, 'spellLevel')));
}

/** When the next action comes, so many segments after this one. Throws `bad-input`. SW-SEG-2, 11. */
function segmentsNextAction(input: { segment: number; interval: number }): Moment {
  const from = whole(given(input).segment, 'segment', { min: 1 });
  return moment(from + whole(input.interval, 'interval', { min: segments.least }));
}

/** A schedule longer than this is a slip of the pen. */
const LONGEST = 100_000;

/**
 * Every segment on which a combatant acts, and how often in each round, for an interval that does not change.
 * Throws `bad-input`. SW-SEG-4, 13.
 */
export function segmentsSchedule(input: { first: number; interval: number; untilSegment: number }): {
  segments: number[];
  perRound: Record<string, number>;
} {
  const first = whole(given(input).first, 'first', { min: 1, max: LONGEST });
  const interval = whole(input.interval, 'interval', { min: segments.least });
  const until = whole(input.untilSegment, 'untilSegment', { min: 0, max: LONGEST });
  const count = new Map<number, number>();
  for (let round = roundOf(first); round <= roundOf(until); round += 1) count.set(round, 0);
  const due: number[] = [];
  for (let segment = first; segment <= until; segment += interval) {
    due.push(segment);
    count.set(roundOf(segment), (count.get(roundOf(segment)) ?? 0) + 1);
  }
  return { segments: due, perRound: Object.fromEntries(count) };
}

export const segmentOps = {
  'segments.interval': segmentsInterval,
  'segments.firstAction': segmentsFirstAction,
  'segments.nextAction': segmentsNextAction,
  'segments.schedule': segmentsSchedule,
} as const;
