import type { SearchLine } from './lines.ts';
import { isOneSlip } from './one-slip.ts';
import type { Bounds, Fact, Sought } from './sought.ts';

/** How well a creature answers to words: the less the better. */
const ranks = { name: 0, begins: 1, wordsBegin: 2, within: 3, otherwise: 4, slip: 5 } as const;
type Rank = (typeof ranks)[keyof typeof ranks];

/** Shorter words slip into too many others. */
const leastSlipping = 5;

/**
 * Creatures that hold every fact and answer to every word, the best first and otherwise in their order. Which are used
 * is asked only where it matters.
 */
export function findLines<Line extends SearchLine>(
  lines: readonly Line[],
  { words, not, facts }: Pick<Sought, 'words' | 'not' | 'facts'>,
  isUsed: (line: Line) => boolean,
): Line[] {
  const isSo = (line: Line, fact: Fact) => (fact.kind === 'used' ? isUsed(line) : holds(line, fact));
  const held = lines.filter(
    (line) =>
      facts.every((fact) => isSo(line, fact) !== fact.not) && !not.some((word) => answers(line, word)),
  );
  if (words.length === 0) return held;
  return held
    .flatMap((line) => {
      const rank = rankOf(line, words);
      return rank === null ? [] : [{ line, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ line }) => line);
}

const answers = ({ nameWords, otherWords }: SearchLine, word: string): boolean =>
  [...nameWords, ...otherWords].some((each) => each.startsWith(word));

function rankOf(line: SearchLine, words: readonly string[]): Rank | null {
  const whole = words.join(' ');
  if (line.name === whole) return ranks.name;
  if (line.name.startsWith(whole)) return ranks.begins;
  const begin = (among: readonly string[]) => (word: string) => among.some((each) => each.startsWith(word));
  if (words.every(begin(line.nameWords))) return ranks.wordsBegin;
  if (words.every((word) => line.name.includes(word))) return ranks.within;
  const all = [...line.nameWords, ...line.otherWords];
  if (words.every((word) => line.name.includes(word) || begin(all)(word))) return ranks.otherwise;
  const slips = (word: string): boolean =>
    begin(all)(word) || (word.length >= leastSlipping && all.some((each) => isOneSlip(word, each)));
  return words.every(slips) ? ranks.slip : null;
}

function holds(line: SearchLine, fact: Exclude<Fact, { kind: 'used' }>): boolean {
  switch (fact.kind) {
    case 'number':
      return fact.of === 'level'
        ? line.levels.some((level) => meet(level, fact))
        : isWithin(figureOf(line, fact.of, fact), fact);
    case 'appearing': {
      const { dungeon, wilderness, lair } = line.appearing;
      const met = fact.where === null ? [dungeon, wilderness, lair] : [line.appearing[fact.where]];
      return met.some((each) => each !== null && meet(each, fact));
    }
    case 'word':
      return line.words[fact.of].some((each) => each === fact.word || beginsWord(fact.of, each, fact.word));
    case 'lacks':
      return lacks(line, fact.what);
    case 'origin':
      return line.isOwn === fact.isOwn;
  }
}

/** Letters of treasure and saves are whole words; the rest may be cut short. */
const beginsWord = (of: string, word: string, start: string): boolean =>
  of !== 'tt' && of !== 'save' && word.startsWith(start);

/** Armour class of 10 and more is meant upwards, under 10 downwards. */
const leastAscending = 10;

function figureOf(
  line: SearchLine,
  of: Exclude<Extract<Fact, { kind: 'number' }>['of'], 'level'>,
  { least, most }: Bounds,
): number | null {
  switch (of) {
    case 'hd':
      return line.hd;
    case 'ac':
      return (Number.isFinite(most) ? most : least) >= leastAscending
        ? line.ascending
        : (line.descending ?? line.ascending);
    case 'ml':
      return line.morale;
    case 'cl':
      return line.challenge;
    case 'xp':
      return line.xp;
  }
}

const isWithin = (figure: number | null, { least, most }: Bounds): boolean =>
  figure !== null && figure >= least && figure <= most;
const meet = (one: Bounds, other: Bounds): boolean => one.least <= other.most && one.most >= other.least;

function lacks(line: SearchLine, what: Extract<Fact, { kind: 'lacks' }>['what']): boolean {
  switch (what) {
    case 'morale':
      return line.morale === null;
    case 'treasure':
      return !line.hasTreasure;
    case 'alignment':
      return line.words.al.length === 0;
    case 'picture':
      return !line.hasPicture;
    case 'number':
      return Object.values(line.appearing).every((met) => met === null);
  }
}
