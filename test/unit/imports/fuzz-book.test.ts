import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { bookEntry } from '../../../src-main/imports/book-entry.ts';
import type { ReadEntry } from '../../../src-main/imports/entry.ts';
import { textOfBytes } from '../../../src-main/imports/text-of-bytes.ts';
import { readAll, withBestiary } from './samples/contexts.ts';
import { ownPlan, rowOfDoors } from './samples/dungeon-samples.ts';
import { donjonLevel } from './samples/donjon-sample.ts';
import { trackerLibrary } from './samples/figures/tracker-documents.ts';
import { spoils, spoiltText, textSpoils } from './samples/mutations.ts';

const seed = 20_261_122;
/** Milliseconds after which one text counts as hung; it finds endless work, and times nothing. */
const longest = 20_000;
/** The whole of a property, on a machine that is busy with other things. */
const patience = 180_000;

const wanderText =
  'table,dice,from,to,who,number,creature,nested,note\nHills,2d6,2,5,Goblin,2d4,goblin,,"armed, angry"\nHills,,6,12,,,,Dragons,\nDragons,1d2,1,2,Red dragon,1,,,asleep\n';
const rangeText = 'd%;encounter;no appearing\n01-60;Rat;2-8\n61-95;Bat;1d10\n96-00;"Dragon ""Red""";1\n';

/** What would be stored is what the schemas accept as it stands, and every place it names is there. */
function requireSound({ book, refused, person, things }: ReadEntry): void {
  if (book === null) {
    expect(refused !== null || person !== null || things.length > 0).toBe(true);
    return;
  }
  expect(bookEntry.parse(book)).toEqual(book);
  if (book.is === 'randomTable') {
    for (const { spans, text } of book.rows) {
      for (const span of spans) expect(span === null || span.from <= span.to).toBe(true);
      expect(
        text.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 180), 0),
      ).toBeLessThan(4001);
    }
    return;
  }
  if (book.is === 'table') {
    expect(book.rows.every(({ from, to }) => from <= to)).toBe(true);
    return;
  }
  if (book.is !== 'dungeon') return;
  expect(new Set(book.rooms.map(({ key }) => key)).size).toBe(book.rooms.length);
  for (const { room, to } of book.doors) {
    expect(room).toBeLessThan(book.rooms.length);
    expect(to ?? 0).toBeLessThan(book.rooms.length);
  }
}

function readOrRefuse(text: string): void {
  const began = performance.now();
  try {
    readAll(text, withBestiary()).entries.forEach(requireSound);
  } catch (thrown) {
    if (!(thrown instanceof TurnkeeperError)) throw thrown;
    expect(thrown.message).not.toBe('');
  } finally {
    expect(performance.now() - began).toBeLessThan(longest);
  }
}

describe('spoilt plans and tables', () => {
  it(
    'with fields removed, renamed, retyped, nested or doubled are read or refused',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom<unknown>(ownPlan, rowOfDoors, donjonLevel, trackerLibrary),
          spoils,
          (root, how) => {
            const copy: unknown = structuredClone(root);
            for (const spoil of how) spoil(copy);
            readOrRefuse(JSON.stringify(copy));
          },
        ),
        { seed, numRuns: 800 },
      );
    },
    patience,
  );

  it(
    'cut off or with letters changed are read or refused',
    () => {
      const texts = fc.constantFrom(
        JSON.stringify(ownPlan),
        JSON.stringify(donjonLevel),
        wanderText,
        rangeText,
      );
      fc.assert(
        fc.property(texts, textSpoils, (text, how) => readOrRefuse(spoiltText(text, how))),
        { seed, numRuns: 1500 },
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
          fc.constantFrom(JSON.stringify(ownPlan), JSON.stringify(donjonLevel), wanderText),
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
        { seed, numRuns: 600 },
      );
    },
    patience,
  );

  it(
    'of rectangles, doors and notes strewn about are read or refused',
    () => {
      const at = fc.integer({ min: -6, max: 6 });
      const rect = fc.record({
        x: at,
        y: at,
        w: fc.integer({ min: 0, max: 5 }),
        h: fc.integer({ min: 1, max: 5 }),
      });
      const way = fc.constantFrom({ x: 0, y: 1 }, { x: 0, y: -1 }, { x: 1, y: 0 }, { x: -1, y: 0 });
      const door = fc.record({ x: at, y: at, dir: way, type: fc.integer({ min: 0, max: 11 }) });
      const note = fc.record({
        text: fc.string({ minLength: 1 }),
        ref: fc.string({ maxLength: 9 }),
        pos: fc.record({ x: at, y: at }),
      });
      const plan = fc.record({
        rects: fc.array(rect, { maxLength: 20 }),
        doors: fc.array(door, { maxLength: 30 }),
        notes: fc.array(note, { maxLength: 8 }),
        columns: fc.array(fc.record({ x: at, y: at }), { maxLength: 9 }),
      });
      fc.assert(
        fc.property(plan, (value) => readOrRefuse(JSON.stringify(value))),
        { seed, numRuns: 1000 },
      );
    },
    patience,
  );

  it(
    'of a harmful size are read in good time',
    () => {
      const rects = Array.from({ length: 3000 }, (_, each) => ({ x: each * 3, y: 0, w: 2, h: 1 }));
      const doors = Array.from({ length: 5000 }, (_, each) => ({
        x: each * 3 + 2,
        y: 0,
        dir: { x: 1, y: 0 },
        type: 0,
      }));
      const water = Array.from({ length: 20_000 }, (_, each) => ({ x: each, y: 0 }));
      const began = performance.now();
      readAll(JSON.stringify({ title: 'Wide', rects, doors, notes: [], water })).entries.forEach(
        requireSound,
      );
      readAll(`range,who\n${'"'.repeat(100_000)}`).entries.forEach(requireSound);
      readAll(`range,who\n${'1-2,Rat\n'.repeat(60_000)}`).entries.forEach(requireSound);
      expect(performance.now() - began).toBeLessThan(3 * longest);
    },
    patience,
  );
});
