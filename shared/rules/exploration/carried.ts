import { sum } from '../common/arithmetic.ts';
import type { Load, Weights } from './carry.ts';
import { because, parts, type Reason } from '../common/reason.ts';

/** What every way of weighing does alike. Weights come in hundredths of a pound; reasons show the campaign's unit. */

export interface Part {
  source: string;
  weight: number;
  rule: string;
}

export type Band = Load['bands'][number] & { upTo: number };

export const inUnit = ({ perUnit }: Weights, hundredths: number): number => hundredths / perUnit;

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** "400 coins", "62.5 lb". */
export const inWords = (weights: Weights, hundredths: number): string =>
  `${figures.format(inUnit(weights, hundredths))} ${weights.unit.short}`;

/** The parts that weigh anything, as reasons that add up to the load. */
export const weighedReasons = (weights: Weights, weighed: readonly Part[]): Reason[] =>
  parts(...weighed.map(({ source, weight, rule }) => because(source, inUnit(weights, weight), rule)));

interface Ladder {
  parts: readonly Part[];
  treasureWeight: number;
  /** From the lightest load to the heaviest; nobody moves with more than the last. */
  bands: readonly Band[];
  /** The rule that names the bands, and the one that stops whoever bears more. */
  rule: string;
  overRule: string;
  /** What else explains the rate, after the parts. */
  because?: readonly Reason[];
}

/** A load held against its ladder of bands. */
export function loadOnLadder(weights: Weights, ladder: Ladder): Load {
  const weight = sum(ladder.parts.map((part) => part.weight));
  const { bands } = ladder;
  const maximum = bands.at(-1)?.upTo ?? 0;
  const band = bands.find(({ upTo }) => weight <= upTo);
  const verdict = band
    ? because(`up to ${inWords(weights, band.upTo)}`, `${band.baseFeet}'`, ladder.rule)
    : because(`over ${inWords(weights, maximum)}`, 'cannot move', ladder.overRule);
  return {
    weight,
    treasureWeight: ladder.treasureWeight,
    maximum,
    canMove: band !== undefined,
    bands,
    baseFeet: band?.baseFeet ?? 0,
    encounterFeet: band?.encounterFeet ?? 0,
    reasons: [...weighedReasons(weights, ladder.parts), ...(ladder.because ?? []), verdict],
  };
}

/** Arms and armour, one part each. */
export const armsParts = (equipment: readonly { name: string; weight: number }[], rule: string): Part[] =>
  equipment.map(({ name, weight }) => ({ source: name, weight, rule }));

/** A strength as tables can read it, and in words. */
export function strengthOf(strength: number | null): { score: number | null; words: string } {
  if (strength === null || !Number.isSafeInteger(strength))
    return { score: null, words: 'strength unknown, taken as average' };
  return { score: strength, words: `strength ${strength}` };
}

/** The row of a table by strength that holds for one whose strength nobody knows. */
export function markedAverage<Row extends { average?: boolean }>(rows: readonly Row[]): Row {
  const row = rows.find(({ average }) => average === true);
  if (!row) throw new RangeError('No row of the table is marked as average.');
  return row;
}
