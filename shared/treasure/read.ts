import type { LetterKind, TreasureTables } from '../rules/treasure/tables.ts';
import type { LetterAsked, TreasureSource } from './plan.ts';

/** What was read of a treasure written in letters, and what of it was not, each in a sentence. */
export interface ReadTreasure {
  readonly source: Extract<TreasureSource, { by: 'letters' }>;
  readonly left: readonly string[];
}

/** A letter is rolled so often, and so many letters and sums of gold, at most. */
const most = { times: 1_000, parts: 50 };

const number = String.raw`\d[\d,]*`;
const patterns = {
  gold: new RegExp(String.raw`((?:\d+d\d+|${number})(?:\s*[x×*]\s*${number})?)\s*gp(?![a-z])`, 'iuy'),
  letter: new RegExp(
    String.raw`(?:(\d+)\s*[x×*]?\s*)?([a-z])(?:\s*[x×*]\s*([\d.,/]*\d|[½¼¾⅓]))?(?![a-z\d½¼¾⅓])`,
    'iuy',
  ),
  between: /\s+|[,;/&+()]|and(?![a-z])/iuy,
  other: /[^\s,;/&+()]+/uy,
} as const;

/**
 * Reads "A", "B, Q", "P ×12", "2 C", "A + 1000gp", "D + 1d8*1000 gp". Whatever else stands there is left, and told.
 * Of what each of them bears, `bearers` is how many they are where the text says nothing.
 */
export function readTreasure(
  text: string,
  { types }: Pick<TreasureTables, 'types'>,
  bearers: number,
): ReadTreasure {
  const kinds = new Map(types.map(({ type, kind }) => [type, kind]));
  const letters: LetterAsked[] = [];
  const gold: string[] = [];
  const left: string[] = [];
  for (let at = 0; at < text.length;) {
    const next = (key: keyof typeof patterns) => {
      const pattern = patterns[key];
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match) at = pattern.lastIndex;
      return match;
    };
    if (next('between')) continue;
    const sum = next('gold');
    const letter = sum ? null : next('letter');
    if (letters.length + gold.length >= most.parts) {
      left.push(`More than ${most.parts} letters and sums stand there; the first of them are kept.`);
      break;
    }
    if (sum) gold.push((sum[1] ?? '').replaceAll(',', '').replace(/\s*[x×]\s*/iu, '*'));
    else if (letter) letters.push(...letterOf(letter, kinds, bearers, left));
    else {
      const [other = text.slice(at, ++at)] = next('other') ?? [];
      left.push(`"${other.slice(0, 40)}" is no letter of treasure and no gold; it was left out.`);
    }
  }
  return { source: { by: 'letters', letters, gold, words: [], dragon: null }, left };
}

function letterOf(
  [whole, before, name = '', after]: RegExpExecArray,
  kinds: ReadonlyMap<string, LetterKind>,
  bearers: number,
  left: string[],
): LetterAsked[] {
  const letter = name.toUpperCase();
  const kind = kinds.get(letter);
  if (kind === undefined) {
    left.push(`There is no treasure type ${letter} in this book; it was left out.`);
    return [];
  }
  const usual = kind === 'individual' ? bearers : 1;
  const written = before ?? after;
  const times = written === undefined ? usual : Number(written.replaceAll(',', ''));
  if (Number.isInteger(times) && times >= 1 && times <= most.times) return [{ letter, times }];
  left.push(
    `"${whole.trim()}": a letter is rolled from 1 to ${most.times.toLocaleString('en')} times. ${letter} is rolled whole; strike or type what differs.`,
  );
  return [{ letter, times: usual }];
}
