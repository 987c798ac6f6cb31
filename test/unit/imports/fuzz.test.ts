import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { newCharacter } from '../../../shared/ipc/party/character.ts';
import { newItem } from '../../../shared/ipc/party/things.ts';
import { bookEntry } from '../../../src-main/imports/book-entry.ts';
import type { ReadEntry } from '../../../src-main/imports/entry.ts';
import { textOfBytes } from '../../../src-main/imports/text-of-bytes.ts';
import { inCoins, inPounds, pathsOf, readAll, withBestiary } from './samples/contexts.ts';
import type { WholeImport } from './samples/contexts.ts';
import { deepObject, spoils, spoiltText, textSpoils } from './samples/mutations.ts';
import type { Spoil } from './samples/mutations.ts';
import { itemTable, ownFile, peopleTable, statText } from './samples/own-samples.ts';
import { allDocuments } from './samples/all-documents.ts';
import {
  lasting,
  olderTrackerBlock,
  savedEncounter,
  trackerBlock,
  trackerLibrary,
} from './samples/figures/tracker-documents.ts';
import {
  encounter,
  encounterTable,
  roundsFields,
  shortFields,
  statblock,
  taggedFields,
  vaultDocuments,
} from './samples/figures/vault-notes.ts';

const seed = 20_261_122;
/** Milliseconds after which one text counts as hung; it finds endless work, and times nothing. */
const longest = 20_000;
/** The whole of a property, on a machine that is busy with other things. */
const patience = 180_000;

/** Everything an entry would store is what the contract accepts as it stands. */
const requireSound = ({ person, things, refused, kind, book }: ReadEntry): void => {
  if (book !== null) {
    expect([bookEntry.parse(book), refused, person, things]).toEqual([book, null, null, []]);
    return;
  }
  if (refused !== null) {
    expect([person, things]).toEqual([null, []]);
    return;
  }
  if (person !== null) expect(newCharacter.parse({ ...person, items: [] })).toEqual({ ...person, items: [] });
  else expect([kind, things.length > 0]).toEqual(['item', true]);
  things.forEach(({ item, inside }, index) => {
    expect(newItem.parse(item)).toEqual(item);
    expect(inside === null || (inside !== index && inside < things.length)).toBe(true);
    if (inside !== null) expect(item.state).toBe('carried');
  });
};

/** Reads it; a refusal with a message is as good as an answer, anything else that is thrown is not. */
const readOrRefuse = (text: string, context = inCoins): WholeImport | null => {
  const began = performance.now();
  try {
    const read = readAll(text, context);
    read.entries.forEach(requireSound);
    return read;
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    expect(thrown.message).not.toBe('');
    return null;
  } finally {
    expect(performance.now() - began).toBeLessThan(longest);
  }
};

const trackerDocuments = [trackerLibrary, [trackerBlock, olderTrackerBlock], lasting, savedEncounter];
const document = fc.constantFrom<unknown>(
  ...allDocuments,
  allDocuments.slice(-4),
  ownFile,
  { actors: allDocuments.slice(3, 6), name: 'folder' },
  ...trackerDocuments,
);
const contexts = fc.constantFrom(inCoins, inPounds, withBestiary(), withBestiary('swords-wizardry'));

const spoilt = (root: unknown, how: readonly Spoil[]): unknown => {
  const copy: unknown = structuredClone(root);
  for (const spoil of how) spoil(copy);
  return copy;
};

describe('spoilt files', () => {
  it(
    'with fields removed, renamed, retyped, nested or doubled are read or refused',
    () => {
      fc.assert(
        fc.property(document, spoils, contexts, (root, how, context) => {
          readOrRefuse(JSON.stringify(spoilt(root, how)), context);
        }),
        { seed, numRuns: 1200 },
      );
    },
    patience,
  );

  it(
    'as lines of a compendium are read or refused line by line',
    () => {
      fc.assert(
        fc.property(fc.array(fc.tuple(document, spoils), { minLength: 2, maxLength: 5 }), (lines) => {
          const text = lines.map(([root, how]) => JSON.stringify(spoilt(root, how))).join('\n');
          readOrRefuse(text);
        }),
        { seed, numRuns: 150 },
      );
    },
    patience,
  );

  it(
    'cut off or with letters changed are read or refused',
    () => {
      const texts = fc.oneof(
        document.map((root) => JSON.stringify(root)),
        fc.constantFrom(statText, itemTable, peopleTable, JSON.stringify(ownFile, null, 2)),
      );
      fc.assert(
        fc.property(texts, textSpoils, contexts, (text, how, context) => {
          readOrRefuse(spoiltText(text, how), context);
        }),
        { seed, numRuns: 800 },
      );
    },
    patience,
  );

  it(
    'with bytes flipped are no text, or read or refused',
    () => {
      const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), {
        minLength: 1,
        maxLength: 8,
      });
      fc.assert(
        fc.property(
          fc.constantFrom(JSON.stringify(allDocuments), statText, itemTable),
          flips,
          (text, where) => {
            const bytes = new TextEncoder().encode(text);
            for (const [place, by] of where) {
              const index = place % bytes.length;
              bytes[index] = (bytes[index] ?? 0) ^ by;
            }
            let read = '';
            try {
              read = textOfBytes(bytes);
            } catch (thrown) {
              expect(thrown).toBeInstanceOf(TurnkeeperError);
              return;
            }
            readOrRefuse(read);
          },
        ),
        { seed, numRuns: 300 },
      );
    },
    patience,
  );

  it(
    'of notes with their fields removed, renamed, retyped, nested or doubled are read or refused',
    () => {
      const blocks = fc.constantFrom<unknown>(parse(taggedFields), parse(roundsFields), parse(shortFields));
      const fights = fc.constant<unknown>({
        name: 'Ambush',
        creatures: [
          { 3: 'Goblin, 7, 13' },
          'Orc',
          [['Bandit', 'Jim'], 9],
          { 2: { creature: 'Wolf', hp: 3 } },
        ],
      });
      fc.assert(
        fc.property(blocks, fights, spoils, contexts, (block, fight, how, context) => {
          const yaml = (root: unknown): string => JSON.stringify(spoilt(root, how), null, 1);
          readOrRefuse(
            statblock(yaml(block)) + encounter(yaml(fight)) + encounterTable(yaml(fight)),
            context,
          );
        }),
        { seed, numRuns: 300 },
      );
    },
    patience,
  );

  it(
    'of notes cut off or with letters changed are read or refused',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...vaultDocuments), textSpoils, contexts, (text, how, context) => {
          readOrRefuse(spoiltText(text, how), context);
        }),
        { seed, numRuns: 600 },
      );
    },
    patience,
  );

  it(
    'of garbage between and in stat blocks are read or refused',
    () => {
      const piece = fc.oneof(
        fc.constantFrom(...statText.split(/(?<=[,;])|\n/)),
        fc.string({ maxLength: 40 }),
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constantFrom('\n', '\r\n', 'AC ', 'HD ', 'SV D', '(', ')', '[', '; ', ', ', '\u0000', '½', '×'),
      );
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
          readOrRefuse(pieces.join(''));
          readOrRefuse(`Rat: AC 6 [13], HD 1${pieces.join('')}`);
          readOrRefuse(`Rat: HD 1; AC 6${pieces.join('')}`);
        }),
        { seed, numRuns: 400 },
      );
    },
    patience,
  );
});

describe('a field nobody knows', () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(deepObject(1000)));
  const name = fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 })
    .map((text) => `unknown ${text}`);

  const targets = allDocuments.flatMap((root) => {
    const body = 'data' in root ? 'data' : 'system';
    return [
      { root, at: [] as string[] },
      { root, at: [body] },
    ];
  });

  it(
    'is listed wherever it stands in the two upper levels of a document',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...targets), name, value, ({ root, at }, key, extra) => {
          const copy = structuredClone(root) as unknown as Record<string, Record<string, unknown>>;
          const holder = at[0] === undefined ? copy : copy[at[0]];
          Object.assign(holder ?? {}, { [key]: extra });
          const [entry] = readAll(JSON.stringify(copy)).entries;
          expect(entry === undefined ? [] : pathsOf(entry)).toContain([...at, key].join('.'));
        }),
        { seed, numRuns: 400 },
      );
    },
    patience,
  );

  it(
    'is listed in a file of sheets, beside it and in it',
    () => {
      const own = fc.constantFrom<(root: typeof ownFile) => [object, string]>(
        (root) => [root, ''],
        (root) => [root.characters[0] ?? {}, ''],
        (root) => [root.characters[0]?.sheet ?? {}, 'sheet.'],
        (root) => [root.characters[0]?.items[0] ?? {}, 'items.0.'],
        (root) => [root.items[0] ?? {}, ''],
      );
      fc.assert(
        fc.property(own, name, value, (where, key, extra) => {
          const copy = structuredClone(ownFile);
          const [holder, trail] = where(copy);
          Object.assign(holder, { [key]: extra });
          const { entries, unread } = readAll(JSON.stringify(copy));
          const listed = [...unread.map(({ path }) => path), ...entries.flatMap(pathsOf)];
          expect(listed).toContain(`${trail}${key}`);
        }),
        { seed, numRuns: 200 },
      );
    },
    patience,
  );
});
