import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Hex, HexGrid } from '../../../shared/hex/grid.ts';
import { line } from '../../../shared/hex/moves.ts';
import { hexesIn, runsOf, runsText } from '../../../shared/hex/runs.ts';
import { strokeLimits } from '../../../shared/ipc/map/map.ts';
import { sweptHexes, type BrushSize } from '../../../src-renderer/windows/map/paint/brush.ts';
import { forest, hills, MapDesk } from './map-desk.ts';

const grid: HexGrid = { layout: 'flat', raised: 'odd' };

/** Down and up in columns so far apart, 300 by 300, as a hand with that brush would go. */
function scribble(apart: number, size: BrushSize, code: number) {
  const walk: Hex[] = [];
  for (let col = 0; col < 300; col += apart) {
    const [top, bottom] = [
      { col, row: 0 },
      { col, row: 299 },
    ];
    walk.push(...((col / apart) % 2 === 0 ? line(grid, top, bottom) : line(grid, bottom, top)));
  }
  return runsOf(
    walk.flatMap((hex, at) => sweptHexes(grid, walk[at - 1] ?? hex, hex, size)),
    code,
  );
}

let table: MapDesk;
beforeEach(async () => {
  table = new MapDesk();
  await table.begin();
});
afterEach(() => table.end());

test.each<[what: string, apart: number, size: BrushSize, hexes: number]>([
  ['a narrow brush with gaps', 2, 1, 45_000],
  ['the widest brush over everything', 9, 9, 92_000],
])('a scribble over 300 by 300 hexes, %s, is one step and one undo', async (_, apart, size, least) => {
  const { mapId } = table;
  await table.paint(hills, [2, 2, 5]);
  const before = await table.cells();
  const runs = scribble(apart, size, forest);
  expect(hexesIn(runs)).toBeGreaterThanOrEqual(least);
  const text = runsText(runs);
  expect(text.length).toBeLessThan(strokeLimits.letters);
  await table.tell('map.paint', { mapId, layer: 'terrain', runs: text });
  const said = (await table.ask('log.list', { limit: 2 })).lines.map(({ summary }) => summary);
  expect(said[0]).toBe(`Painted ${hexesIn(runs).toLocaleString('en')} hexes: Forest.`);
  expect(said[1]).toBe('Painted 5 hexes: Hills.');
  await table.undo();
  expect(await table.cells()).toEqual(before);
});

test('a stroke that is no text of stretches, or leaves the map, is refused with a sentence and paints nothing', async () => {
  const { mapId } = table;
  const refusal = async (runs: string) =>
    (await table.refusal('map.paint', { mapId, layer: 'terrain', runs })).message;
  expect(await refusal('1,2,3')).toContain('A stroke has a stretch that is none: 1,2,3.');
  expect(await refusal('4095,0,2,5')).toContain('A stroke leaves the map.');
  expect(await refusal('<script>')).toContain('A stroke is written as its stretches.');
  expect(await refusal('0,0,1,4096')).toContain('not on the list');
  const many = Array.from({ length: 130 }, (_, row) => ({ col: -4096, row, length: 8192, code: forest }));
  expect(await refusal(runsText(many))).toContain('A stroke paints at most 1,000,000 hexes');
  expect(await table.cells()).toEqual({});
});
