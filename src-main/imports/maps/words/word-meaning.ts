import type { Meaning, WordSource } from '../../../../shared/ipc/map/map-import.ts';
import type { LineKind, SiteKind, WordPlace } from '../../../../shared/map/map-words.ts';
import type { GroundKind } from '../../../../shared/map/usual-grounds.ts';
import { emptyWords, groundWords, lineWords, siteWords } from './map-words.ts';

/** What the referee said that a word means. */
export interface OwnMeaning {
  place: WordPlace;
  word: string;
  means: Meaning;
}

/** What the referee said of it in an earlier import; null: a ground that is gone. */
export interface KeptMeaning extends Omit<OwnMeaning, 'means'> {
  means: Meaning | null;
}

/** Null for a word that is not known. */
export interface WordMeaning {
  means: Meaning | null;
  by: WordSource;
}

const byWord = <Means>(words: readonly { place: WordPlace; word: string; means: Means }[]) =>
  new Map(words.map(({ place, word, means }) => [`${place} ${word}`, means]));

/** A word as it is compared: "Classic/Flat Beach_2" is "flat-beach". */
export const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^.*\//, '')
    .replaceAll(/[\s_]+/g, '-')
    .replaceAll(/-?\d+$/g, '');

/** What a word in -s or -es may be of. */
const singular = (word: string): string[] =>
  [/^(.{3,})s$/, /^(.{3,})es$/].flatMap((ending) => ending.exec(word)?.[1] ?? []);

type Table<Name extends string> = readonly (readonly [name: Name, words: string])[];

class Words<Name extends string> {
  readonly #exact = new Map<string, Name>();
  readonly #pieces: { word: string; name: Name }[] = [];

  constructor(table: Table<Name>) {
    for (const [name, words] of table)
      for (const word of words.split(' ')) {
        this.#exact.set(word, name);
        this.#pieces.push({ word, name });
      }
  }

  find(word: string): Name | null {
    const exact = this.#exact.get(word);
    if (exact !== undefined) return exact;
    const pieces = new Set(word.split(/[^\p{L}]+/u).flatMap((piece) => [piece, ...singular(piece)]));
    return this.#pieces.find((each) => pieces.has(each.word))?.name ?? null;
  }

  exact(word: string): Name | null {
    return this.#exact.get(word) ?? null;
  }
}

const ofGround = new Words(groundWords);
const ofSite = new Words(siteWords);
const ofLine = new Words(lineWords);
const empty = new Set(emptyWords.split(' '));
const settled = new Map([
  ['city', 'City'],
  ['town', 'City'],
  ['village', 'Settled land'],
]);

const nothingBut = /^-*$/;

/** The word a kind of ground is written with in a hex; what a site's word would be there is told apart. */
export const wordOfGround = ({ name, code }: Pick<GroundKind, 'name' | 'code'>): string => {
  const word = name.toLowerCase().replaceAll(/[\s"“”]+/g, '-');
  if (nothingBut.test(word)) return `ground-${code}`;
  return ofSite.exact(plainWord(word)) === null ? word : `${word}-ground`;
};

/**
 * What words mean: the referee's word, then what was kept of earlier ones, then the kinds of ground there are, then the
 * table.
 */
export class Meanings {
  readonly #own: ReadonlyMap<string, Meaning>;
  readonly #kept: ReadonlyMap<string, Meaning | null>;
  readonly #names: ReadonlyMap<string, string>;
  readonly #words: ReadonlyMap<string, string>;

  constructor(kinds: readonly GroundKind[], own: readonly OwnMeaning[], kept: readonly KeptMeaning[]) {
    this.#own = byWord(own);
    this.#kept = byWord(kept);
    // Of two of one name the first is meant.
    const first = [...kinds].reverse();
    this.#names = new Map(first.map(({ name }) => [name.toLowerCase(), name]));
    this.#words = new Map(first.map((kind) => [wordOfGround(kind), kind.name]));
  }

  of(place: WordPlace, word: string): WordMeaning {
    const key = `${place} ${word}`;
    const own = this.#own.get(key);
    if (own) return { means: own, by: 'said' };
    const kept = this.#kept.get(key);
    if (kept) return { means: kept, by: 'kept' };
    return { means: this.#inTables(place, word), by: kept === null ? 'gone' : 'tables' };
  }

  #inTables(place: WordPlace, word: string): Meaning | null {
    const plain = plainWord(word);
    switch (place) {
      case 'line':
        return lineMeaning(ofLine.find(plain));
      case 'thing':
        return siteMeaning(ofSite.find(plain));
      case 'ground':
        return this.#ground(word, plain);
      case 'hex':
        return this.#inHex(word, plain);
    }
  }

  #ground(word: string, plain: string): Meaning | null {
    const named = this.#names.get(word.toLowerCase()) ?? this.#words.get(word.toLowerCase());
    if (named !== undefined) return groundMeaning(named);
    if (empty.has(plain)) return { is: 'nothing' };
    return groundMeaning(settled.get(plain) ?? ofGround.find(plain));
  }

  #inHex(word: string, plain: string): Meaning | null {
    const named = this.#words.get(word.toLowerCase());
    if (named !== undefined) return groundMeaning(named);
    if (empty.has(plain)) return { is: 'nothing' };
    return (
      groundMeaning(ofGround.exact(plain)) ??
      siteMeaning(ofSite.exact(plain)) ??
      groundMeaning(ofGround.find(plain)) ??
      siteMeaning(ofSite.find(plain))
    );
  }
}

const groundMeaning = (ground: string | null): Meaning | null =>
  ground === null ? null : { is: 'ground', ground };
const siteMeaning = (site: SiteKind | null): Meaning | null => (site === null ? null : { is: 'site', site });
const lineMeaning = (line: LineKind | null): Meaning | null => (line === null ? null : { is: 'line', line });
