import type { Dice } from '../../dice/dice.ts';
import { clamp } from '../common/arithmetic.ts';
import type { FigureValue, PersonFacts } from '../characters/character.ts';
import { diceTray, type Rolled } from '../common/dice-tray.ts';
import { because, CONTENT, type Reason } from '../common/reason.ts';

/** What people try in a dungeon: with what dice, at what chance, and whether they may try again. */

export const deedKinds = [
  'secretDoor',
  'roomTrap',
  'treasureTrap',
  'listen',
  'force',
  'pick',
  'disarm',
  'climb',
  'spike',
  'swim',
  'other',
] as const;
export type DeedKind = (typeof deedKinds)[number];

/** Succeeds on `chance` or less of a die of `sides`. */
export interface Odds {
  chance: number;
  sides: number;
  reasons: readonly Reason[];
}

export interface DeedRule {
  title: string;
  /** The die the referee's own chance is thrown on; null where nothing is thrown. */
  sides: 6 | 20 | 100 | null;
  /** Whether a chance is wanted at all, or only where the referee asks for one. */
  thrown: boolean;
  /** Anybody's chance. */
  usual: Odds | null;
  /** Only who has a figure for it may try. */
  trainedOnly: boolean;
  /** Figures of the sheet that say how well somebody does it, with their dice; the best counts. */
  figures: readonly { key: string; sides: 6 | 100 }[];
  /** What else a person brings, scores above all. */
  own: ((person: PersonFacts) => Odds | null) | null;
  /** Names of skills that the referee may have typed on the sheet, in small letters. */
  skills: readonly string[];
  /** Why a typed skill counts as it stands; where it is always a percentage, and never in six, this says so. */
  inPercent: readonly Reason[] | null;
  /** The chance is that of harm. */
  ofHarm: boolean;
  takesTurn: boolean;
  /** The referee's roll, hidden from the players. */
  hidden: boolean;
  /** When the same person may try the same place again: never, once the chance is better, or at any time. */
  again: 'never' | 'better' | 'freely';
  /** Why it takes a turn or none, and why it may be tried again or not. */
  reasons: readonly Reason[];
}

export type DeedRules = Readonly<Record<DeedKind, DeedRule>>;

/** What a system says otherwise than the one that governs exploration. */
export type OwnDeeds = Readonly<Partial<Record<DeedKind, Partial<DeedRule>>>>;

/** Who tries, as far as a chance depends on it. */
export interface Doer {
  person: PersonFacts;
  figures: readonly { key: string; value: FigureValue; overruled: boolean; reasons: readonly Reason[] }[];
  /** What the referee typed on the sheet. */
  skills: readonly { name: string; value: number }[];
}

export interface DeedChance {
  able: boolean;
  /** Null where nothing is thrown, or where nobody but the referee can tell. */
  chance: number | null;
  sides: number | null;
  reasons: Reason[];
}

/** The rules of a system: its own word where it has one, else that of the system that governs exploration. */
export function deedRules(exploration: DeedRules, own: OwnDeeds): DeedRules {
  const merged = { ...exploration };
  for (const kind of deedKinds) merged[kind] = { ...exploration[kind], ...own[kind] };
  return merged;
}

const likelihood = ({ chance, sides }: Odds): number => chance / sides;

/** A figure typed over by the referee, with its die; 7 or more on six sides can only be meant in percent. */
function figureOdds({ figures }: DeedRule, doer: Doer, overruled: boolean): Odds[] {
  return figures.flatMap(({ key, sides }): Odds[] => {
    const figure = doer.figures.find((each) => each.key === key && each.overruled === overruled);
    if (typeof figure?.value !== 'number') return [];
    const meant = overruled && figure.value > sides ? 100 : sides;
    return [{ chance: figure.value, sides: meant, reasons: figure.reasons }];
  });
}

function typedSkills({ skills, sides, inPercent }: DeedRule, doer: Doer): Odds[] {
  return doer.skills
    .filter(({ name }) => skills.includes(name.trim().toLowerCase()))
    .map(({ name, value }) => ({
      chance: value,
      sides: sides === 6 && value <= 6 && inPercent === null ? 6 : 100,
      reasons: [because(`${name}, on the sheet`, value, CONTENT), ...(inPercent ?? [])],
    }));
}

const best = (odds: readonly Odds[]): Odds | undefined =>
  odds.reduce<Odds | undefined>(
    (most, each) => (most && likelihood(most) >= likelihood(each) ? most : each),
    undefined,
  );

/**
 * Somebody's chance, on a die of `sides`: the referee's figure for it, else the best of class, race, score and what
 * anybody has. Not able: only the trained may try. OSE-DOOR-2, 3, 5, 8, OSE-TRAP-5, 6, OSE-HAZ-1, 2, HM-DOOR-1.
 */
export function deedChance(rule: DeedRule, doer: Doer): DeedChance {
  const said = best(figureOdds(rule, doer, true)) ?? best(typedSkills(rule, doer));
  const own = rule.own?.(doer.person) ?? null;
  const byRule = [
    ...(rule.usual ? [rule.usual] : []),
    ...(own ? [own] : []),
    ...figureOdds(rule, doer, false),
  ];
  const odds = said ?? best(byRule);
  if (odds) {
    const chance = clamp(Math.floor(odds.chance), 0, odds.sides);
    return { able: true, chance, sides: odds.sides, reasons: [...odds.reasons] };
  }
  const none = { chance: null, sides: rule.sides };
  if (rule.trainedOnly)
    return { able: false, ...none, reasons: [because('only for who has learnt it', '–', ruleOf(rule))] };
  const unknown = [because('the sheet does not tell', '–', ruleOf(rule))];
  return { able: true, ...none, reasons: rule.thrown ? unknown : [...rule.reasons] };
}

/** The chance by what somebody has learnt alone, without a score; null for who has learnt nothing. OSE-HAZ-2. */
export function learntChance(rule: DeedRule, doer: Doer): DeedChance | null {
  const learnt = deedChance({ ...rule, usual: null, own: null }, doer);
  return learnt.chance === null ? null : learnt;
}

const ruleOf = ({ reasons }: DeedRule): string => reasons[0]?.rule ?? CONTENT;

/** Where something is tried. A feature or a room is known by its id, anything else by its words. */
export interface Spot {
  place: string;
  roomId: number | null;
  featureId: number | null;
}

const folded = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('en');

/** Whether two tries were at the same place: the same feature, or the same words in rooms that may be the same. */
export function sameSpot(one: Spot, other: Spot): boolean {
  if (one.featureId !== null && other.featureId !== null) return one.featureId === other.featureId;
  const apart = one.roomId !== null && other.roomId !== null && one.roomId !== other.roomId;
  return !apart && folded(one.place) === folded(other.place);
}

interface EarlierTry {
  chance: number | null;
  sides: number | null;
}

/**
 * Whether somebody who tried a thing before may try it again, at the chance they have now. OSE-SRCH-3, OSE-DOOR-3, 10.
 */
export function mayTryAgain(
  { again }: Pick<DeedRule, 'again'>,
  earlier: readonly EarlierTry[],
  now: EarlierTry,
): boolean {
  if (again === 'freely' || earlier.length === 0) return true;
  if (again === 'never') return false;
  const share = ({ chance, sides }: EarlierTry) => (chance === null || sides === null ? 0 : chance / sides);
  return earlier.every((each) => share(each) < share(now));
}

/** Throws the die of a try, on the side of success or of harm. Throws `bad-die`, `bad-input` without a die. */
export function throwDeed(
  { chance, sides, ofHarm }: { chance: number; sides: number; ofHarm: boolean },
  dice: Dice,
): { die: number; success: boolean } & Rolled {
  const tray = diceTray(dice);
  const die = tray.face(undefined, sides, 'die');
  return { die, success: die <= chance !== ofHarm, ...tray.log() };
}
