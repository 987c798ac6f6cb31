import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MapDesk } from './map-desk.ts';

interface Stroke {
  kind: 'stroke';
  runs: { col: number; row: number; length: number; code: number }[];
}
type Move = Stroke | { kind: 'undo' } | { kind: 'redo' } | { kind: 'restart' };

const run = fc.record({
  col: fc.integer({ min: -40, max: 40 }),
  row: fc.integer({ min: -20, max: 20 }),
  length: fc.integer({ min: 1, max: 40 }),
  code: fc.integer({ min: 0, max: 4 }),
});
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(run, { minLength: 1, maxLength: 6 })
      .map((runs) => ({ kind: 'stroke' as const, runs })),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'undo' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'redo' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
);

type Plain = Readonly<Record<string, number>>;

/** What strokes make of a plain list of hexes. */
function struck(before: Plain, { runs }: Stroke): Plain {
  const after = new Map(Object.entries(before));
  for (const { col, row, length, code } of runs)
    for (let at = col; at < col + length; at += 1)
      if (code === 0) after.delete(`${at},${row}`);
      else after.set(`${at},${row}`, code);
  return Object.fromEntries(after);
}

const same = (one: Plain, other: Plain): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([hex, code]) => other[hex] === code);

test('any strokes, undos, redos and restarts leave what a plain list of hexes would hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 25 }), async (moves) => {
      const table = new MapDesk();
      try {
        await table.begin();
        const past: Plain[] = [{}];
        let at = 0;
        for (const each of moves) {
          if (each.kind === 'stroke') {
            const now = past[at] ?? {};
            const after = struck(now, each);
            const command = { mapId: table.mapId, layer: 'terrain', runs: each.runs } as const;
            if (same(now, after)) await table.refusal('map.paint', command);
            else {
              await table.tell('map.paint', command);
              past.splice(at + 1, past.length, after);
              at += 1;
            }
          } else if (each.kind === 'undo' && at > 0) {
            await table.undo();
            at -= 1;
          } else if (each.kind === 'redo' && at < past.length - 1) {
            await table.tell('journal.redo', {});
            at += 1;
          } else if (each.kind === 'restart') {
            await table.restart();
            await table.tell('app.openCampaign', { path: table.campaignPath });
          }
          expect(await table.cells()).toEqual(past[at]);
        }
      } finally {
        await table.end();
      }
    }),
    { numRuns: 15 },
  );
});
