import { hexInChunk, isNothing } from '../../../shared/hex/chunks.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { hexKey } from '../../../shared/hex/grid.ts';
import { countsOf } from '../../../shared/hex/hexes.ts';
import { chunkPlace } from '../../../shared/hex/runs.ts';
import { linePointLimits } from '../../../shared/map/line-path.ts';
import { noSiteFacts } from '../../../shared/map/map-sheet.ts';
import type { MapLabel, MapLine, MapSheet, MapSite } from '../../../shared/map/map-sheet.ts';
import type { Meaning, WordSource } from '../../../shared/ipc/map/map-import.ts';
import { capital } from '../../../shared/words/names.ts';
import type { SiteKind, WordPlace } from '../../../shared/map/map-words.ts';
import type { GroundKind } from '../../../shared/map/usual-grounds.ts';
import type { DraftLine, MapDraft } from './map-draft.ts';
import { cleanText, mapLimits } from './map-text.ts';
import { Meanings } from './words/word-meaning.ts';
import type { KeptMeaning, OwnMeaning } from './words/word-meaning.ts';

/** A word of the file, how often it stands there and what was made of it. */
export interface FoundWord {
  place: WordPlace;
  word: string;
  count: number;
  /** Null where nobody knows; then nothing is made of it. */
  means: Meaning | null;
  by: WordSource;
}

export interface SettledMap {
  sheet: MapSheet;
  words: FoundWord[];
}

/** What a thing and a line are that no table knows; their words stay as their names. */
const anyThing: Meaning = { is: 'site', site: 'other' };
const anyLine: Meaning = { is: 'line', line: 'other' };

class FoundWords {
  readonly #found = new Map<string, FoundWord>();
  readonly #meanings: Meanings;

  constructor(meanings: Meanings) {
    this.#meanings = meanings;
  }

  meaning(place: WordPlace, word: string, count = 1): Meaning | null {
    const key = `${place} ${word}`;
    const known = this.#found.get(key) ?? { place, word, count: 0, ...this.#meanings.of(place, word) };
    this.#found.set(key, known);
    known.count += count;
    return known.means;
  }

  /** Unknown ones first, then those whose ground is gone, then the most frequent. */
  get all(): FoundWord[] {
    const rank = ({ means, by }: FoundWord) => (means === null ? 0 : by === 'gone' ? 1 : 2);
    return [...this.#found.values()].sort((one, other) => rank(one) - rank(other) || other.count - one.count);
  }
}

/** What the words of a hex come to. */
interface InHex {
  code: number;
  sites: { site: SiteKind; word: string }[];
}

function combinationsSettled(
  draft: MapDraft,
  found: FoundWords,
  kinds: ReadonlyMap<string, GroundKind>,
): InHex[] {
  const counts = countsOf(draft.ground);
  return draft.combinations.map((words, number) => {
    const inHex: InHex = { code: 0, sites: [] };
    for (const word of words) {
      const means = found.meaning(draft.wordsAre, word, counts.get(number) ?? 0);
      if (means?.is === 'ground') inHex.code = kinds.get(means.ground)?.code ?? inHex.code;
      if (means?.is === 'site') inHex.sites.push({ site: means.site, word });
    }
    return inHex;
  });
}

/** What somebody calls a site that the file has no name for: "ruined-tower" is a Ruined tower. */
const nameOf = (word: string): string => {
  const plain = cleanText(word.replace(/^.*\//, '').replaceAll(/[-_]+/g, ' '), mapLimits.name);
  return plain === '' ? 'Nameless' : capital(plain);
};

/** Names by their hexes, in their order. */
class Names {
  readonly #at = new Map<number, MapDraft['names']>();

  constructor(names: MapDraft['names']) {
    for (const name of names) {
      const there = this.#at.get(hexKey(name));
      if (there) there.push(name);
      else this.#at.set(hexKey(name), [name]);
    }
  }

  take(hex: Hex): string | null {
    return this.#at.get(hexKey(hex))?.shift()?.text ?? null;
  }

  get left(): MapLabel[] {
    return [...this.#at.values()]
      .flat()
      .map(({ col, row, text, size }) => ({ col, row, text, size, turn: 0, secret: false }));
  }
}

function groundAndSites(draft: MapDraft, settled: readonly InHex[], names: Names) {
  const terrain = new Map<string, Uint16Array>();
  const sites: MapSite[] = [];
  for (const [key, cells] of draft.ground) {
    const place = chunkPlace(key);
    terrain.set(
      key,
      cells.map((number, at) => {
        const inHex = settled[number];
        if (!inHex) return 0;
        for (const { site, word } of inHex.sites) {
          const hex = hexInChunk(place, at);
          sites.push({
            ...hex,
            kind: site,
            name: names.take(hex) ?? nameOf(word),
            knowledge: 'secret',
            notes: '',
            ...noSiteFacts,
          });
        }
        return inHex.code;
      }),
    );
  }
  for (const [key, cells] of terrain) if (isNothing(cells)) terrain.delete(key);
  return { terrain, sites };
}

/** A line of more points than one may have goes on as another from where it ends. */
function linesOf(draft: DraftLine, kind: MapLine['kind']): MapLine[] {
  const { name, path, secret } = draft;
  const { most } = linePointLimits;
  const lines: MapLine[] = [];
  for (let from = 0; from === 0 || from < path.length - 1; from += most - 1)
    lines.push({
      kind,
      name,
      along: 'centres',
      path: path.slice(from, from + most),
      maintained: kind === 'road',
      secret,
      notes: '',
      bars: false,
    });
  return lines;
}

/**
 * What a file's words come to: by the referee's own meanings, those kept, the kinds of ground there are, and the table.
 * The sheet brings the grounds its hexes hold and those the referee said. Sites are secret until the referee tells them; a word nobody knows makes nothing and is among the words found.
 */
export function settleMap(
  draft: MapDraft,
  kinds: readonly GroundKind[],
  own: readonly OwnMeaning[],
  kept: readonly KeptMeaning[],
): SettledMap {
  const found = new FoundWords(new Meanings(kinds, own, kept));
  const byName = new Map([...kinds].reverse().map((kind) => [kind.name, kind]));
  const names = new Names(draft.names);
  const { terrain, sites } = groundAndSites(draft, combinationsSettled(draft, found, byName), names);
  for (const { col, row, word, name, notes } of draft.things) {
    const means = found.meaning('thing', word) ?? anyThing;
    if (means.is === 'site')
      sites.push({
        col,
        row,
        kind: means.site,
        name: name === '' ? nameOf(word) : name,
        knowledge: 'secret',
        notes,
        ...noSiteFacts,
      });
  }
  const lines = draft.lines.flatMap((line) => {
    const means = found.meaning('line', line.word) ?? anyLine;
    if (means.is !== 'line') return [];
    const isNamed = line.name !== '' || means !== anyLine;
    const name = isNamed ? line.name : cleanText(line.word, mapLimits.name);
    return linesOf({ ...line, name }, means.line);
  });
  const { name, layout, raised, hexMiles, numbering, notes, regions, hexNotes, layers } = draft;
  const words = found.all;
  const used = new Set([...terrain.values()].flatMap((cells) => [...new Set(cells)]));
  for (const { means, by } of words)
    if (by === 'said' && means?.is === 'ground') used.add(byName.get(means.ground)?.code ?? 0);
  return {
    sheet: {
      name,
      layout,
      raised,
      hexMiles,
      numbering,
      notes,
      kinds: kinds.filter(({ code }) => used.has(code)),
      layers: { terrain, ...layers },
      lines,
      sites,
      labels: [...draft.labels, ...names.left],
      regions,
      hexNotes,
    },
    words,
  };
}
