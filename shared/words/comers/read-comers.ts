import { mostAtOnce, mostLines, type Comer } from './comer.ts';
import { takeOptions, type Options } from './options.ts';

export interface ReadLines {
  readonly comers: readonly Comer[];
  /** One sentence for each line nobody can read. */
  readonly problems: readonly string[];
}

/**
 * Who comes, a line each or parted by semicolons: `30 goblins`, `6 orcs hp 5 @60`, `4 archers side ogres as G`,
 * `2 trolls arrives round 3`, `ballista crew 3`, `Hild`. A line with a stat block on it is that block alone, or
 * several where each part is one. `taken` are labels that others bear already.
 */
export function readComers(text: string, taken: ReadonlySet<string> = new Set()): ReadLines {
  const lines = text
    .split('\n')
    .flatMap(partedLine)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > mostLines)
    return {
      comers: [],
      problems: [`At most ${mostLines} lines are taken at once; these are ${lines.length}.`],
    };
  const borne = new Set(taken);
  const read = lines.map((line) => withOwnLabel(readLine(line), line, borne));
  return {
    comers: read.flatMap((each) => (typeof each === 'string' ? [] : [each])),
    problems: read.filter((each) => typeof each === 'string'),
  };
}

function partedLine(line: string): string[] {
  const parts = line.split(';');
  return !isBlock(line) || parts.every(isBlock) ? parts : [line];
}

const told = (line: string, why: string): string =>
  `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”: ${why}.`;

/** Armour class and Hit Dice, each with its figure: nobody types that of an ogre. */
export const isBlock = (line: string): boolean =>
  /\b(?:AC|armou?r class)\b[^\p{L}\d]{0,4}\d/iu.test(line) &&
  /\b(?:HD|hit dice)\b[^\p{L}\d]{0,4}[\d½<]/iu.test(line);

const counted = /^([-+]?\d[\d.,]*)\s*(?:[x×]\s*)?\s+(?=\D)/i;
const byDice = /^\d*d\d+(?:[+-]\d+)?\s+/i;

function readLine(line: string): Comer | string {
  return isBlock(line) ? readBlock(line) : readNamed(line);
}

function readNamed(line: string): Comer | string {
  const { rest, options, problem } = takeOptions(line);
  if (problem !== null) return told(line, problem);
  if (byDice.test(rest)) return told(line, 'throw first how many come, and type the figure');
  const typed = counted.exec(`${rest} `)?.[1];
  const name = rest.replace(counted, '').replace(/^[\d\s.,+-]*$/, '');
  const count = typed === undefined ? (options.hpEach?.length ?? 1) : Number(typed);
  const wrong = wrongCount(count, options) ?? wrongName(name);
  if (wrong !== null) return told(line, wrong);
  return { line: withoutArrival(line), name, count, ...options };
}

function wrongCount(count: number, { hpEach, label }: Options): string | null {
  if (!Number.isInteger(count)) return 'how many come is a whole number';
  if (count < 1 || count > mostAtOnce) return `from 1 to ${mostAtOnce} come at once`;
  if (hpEach !== undefined && hpEach.length !== count)
    return `${hpEach.length} figures of hit points stand there for ${count}`;
  return label?.length === 2 && count > 1
    ? 'several share the first letter of their labels: name one letter'
    : null;
}

function wrongName(name: string): string | null {
  if (name === '') return 'nobody is named';
  return name.length > 80 ? 'a name has at most 80 characters' : null;
}

/** What stands behind a block: where they stand, whose they are, when they come. */
const behind = /\s*(?:@\s*-?\d+\s*(?:'|’|ft|feet)?|\bside\s+\S+|\bas\s+[a-z]{1,2}|\barrives?\s+[^.;]+)\s*$/i;

function readBlock(line: string): Comer | string {
  let block = line;
  let words = '';
  for (let match = behind.exec(block); match !== null; match = behind.exec(block)) {
    words = `${match[0]} ${words}`;
    block = block.slice(0, match.index);
  }
  const { options, problem } = takeOptions(words);
  if (problem !== null) return told(line, problem);
  const before = block.replace(/\b(?:AC|HD|HP|armou?r class|hit dice|hit points)\b.*$/i, '');
  const typed = counted.exec(before)?.[1];
  const name = before
    .replace(counted, '')
    .replace(/[\s:,;.([|–—-]+$/, '')
    .trim();
  const count = typed === undefined ? 1 : Number(typed);
  const wrong =
    wrongCount(count, options) ??
    (name === '' ? 'a name stands before a stat block' : wrongName(name)) ??
    (name.includes(';') ? 'a stat block stands on a line of its own' : null);
  if (wrong !== null) return told(line, wrong);
  return { line: withoutArrival(line), name, count, ...options, block };
}

const withoutArrival = (line: string): string =>
  line
    .replace(/\s*\barrives?\s+\S.*?(?=\s+(?:hp|ac|side|as|crew)\b|\s*@|$)/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A label serves once; of several who share a letter, that letter. */
function withOwnLabel(read: Comer | string, line: string, borne: Set<string>): Comer | string {
  if (typeof read === 'string' || read.label === undefined) return read;
  const { label, count } = read;
  const given = [...borne];
  const clash =
    count === 1 ? borne.has(label) : given.some((each) => each.length === 2 && each.startsWith(label));
  if (clash) return told(line, `the label ${label} is given already`);
  borne.add(count === 1 ? label : `${label}A`);
  return read;
}
