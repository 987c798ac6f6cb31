/** A word of a text as a search compares it, and where it stands. */
interface FoundWord {
  word: string;
  at: number;
  end: number;
}

const mark = /[\u0300-\u036f]/gu;
const latin = /^[a-z]/i;

/** A letter that an accent stands on is that letter, where it is one of the Latin ones: the index knows no others. */
function bare(letter: string): string {
  const parts = letter.normalize('NFD');
  return latin.test(parts) ? parts.replace(mark, '') : letter;
}

/** As the index compares words: capitals and accents aside. */
const compared = (word: string): string => Array.from(word.replace(mark, ''), bare).join('').toLowerCase();

const word = /[\p{L}\p{N}\p{Co}\p{M}]+/gu;

/** The words of a text, as the index of the campaign file takes them apart. */
export const wordsIn = (text: string): FoundWord[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    word: compared(found),
    at: index,
    end: index + found.length,
  })).filter((each) => each.word !== '');

/** What is asked for in one piece: words that follow each other, the last of them begun or whole. */
export interface Term {
  words: readonly string[];
  whole: boolean;
  not: boolean;
}

export interface Sought {
  terms: readonly Term[];
  kinds: readonly string[];
  tags: readonly string[];
  dungeons: readonly string[];
}

const part = /(-?)(?:(kind|tag|dungeon):)?(?:"([^"]*)"?|(\S+))/giu;

/** What is typed to search everywhere: words, "words in a row", -without, kind: tag: dungeon: */
export function readSought(text: string): Sought {
  const terms: Term[] = [];
  const filters = { kind: [] as string[], tag: [] as string[], dungeon: [] as string[] };
  for (const [, minus = '', filter, quoted, bare = ''] of text.matchAll(part)) {
    const words = wordsIn(quoted ?? bare).map((each) => each.word);
    if (words.length === 0) continue;
    if (filter !== undefined) filters[filter.toLowerCase() as keyof typeof filters].push(words.join(' '));
    else terms.push({ words, whole: quoted !== undefined, not: minus === '-' });
  }
  return { terms, kinds: filters.kind, tags: filters.tag, dungeons: filters.dungeon };
}

/** Where a term stands in a text, from its first word to its last. */
export function standsAt(found: readonly FoundWord[], { words, whole }: Term): FoundWord[][] {
  const last = words.length - 1;
  return found.flatMap((_, from) => {
    const run = found.slice(from, from + words.length);
    const answers = words.every((each, at) => {
      const there = run[at]?.word;
      return there !== undefined && (at === last && !whole ? there.startsWith(each) : there === each);
    });
    return answers ? [run] : [];
  });
}
