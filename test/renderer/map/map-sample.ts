import { cellsText, stampOf } from '../../../shared/hex/chunks.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { chunkKey, chunkPlace, painted, readRuns, type Run } from '../../../shared/hex/runs.ts';
import { usualGrounds } from '../../../shared/map/usual-grounds.ts';
import type { FakeBridge } from '../lib/fake-bridge.ts';

type Things = NonNullable<QueryOutput<'map.things'>>;

export const listSample: QueryOutput<'map.list'> = {
  maps: [
    {
      id: 1,
      name: 'The North',
      layout: 'flat',
      raised: 'odd',
      hexMiles: 6,
      numbering: { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' },
      notes: '',
    },
  ],
  grounds: usualGrounds.map((ground) => ({ ...ground, table: null })),
};

export const thingsSample = (more: Partial<Things> = {}): Things => ({
  lines: [
    {
      id: 1,
      kind: 'road',
      name: 'Salt Road',
      along: 'centres',
      path: [
        { col: 4, row: 4 },
        { col: 5, row: 4 },
      ],
      maintained: true,
      secret: false,
      notes: '',
      bars: false,
    },
  ],
  sites: [
    {
      id: 1,
      col: 4,
      row: 4,
      kind: 'settlement',
      name: 'Westmark',
      knowledge: 'known',
      dungeon: null,
      notes: '',
      lodging: null,
      stable: null,
      market: '',
      harbour: false,
      bars: 'nobody',
      water: false,
      seenMiles: null,
    },
  ],
  labels: [],
  regions: [],
  notes: [],
  ...more,
});

type Company = NonNullable<QueryOutput<'travel.where'>>;

/** A company at hex 0803 that knows where it is. */
export const companySample = (more: Partial<Company> = {}): Company => ({
  mapId: 1,
  map: 'The North',
  number: '0803',
  true: { at: { col: 7, row: 2 }, toward: null, miles: 0 },
  believed: { at: { col: 7, row: 2 }, toward: null, miles: 0 },
  doubt: { about: { col: 7, row: 2 }, miles: 0 },
  here: [],
  astray: false,
  contradiction: null,
  plan: [],
  trail: [],
  strays: [],
  ...more,
});

/** Players who have nothing of the map yet and believe that they stand at hex 0802. */
export const theirsSample = (): NonNullable<QueryOutput<'map.theirs'>> => ({
  ...thingsSample({ lines: [], sites: [] }),
  company: { stands: { at: { col: 7, row: 1 }, toward: null, miles: 0 }, doubt: null, ways: [], nights: [] },
});

/** Main's side of one map: what is painted is there the next time it is asked. */
export class PaintedMap {
  readonly chunks = new Map<string, Uint16Array>();

  /** Answers the map's questions and takes its strokes. */
  answer(bridge: FakeBridge, things: Things = thingsSample()): void {
    bridge.answer('map.list', listSample);
    bridge.answer('map.things', things);
    bridge.answer('map.marks', () => this.marks());
    bridge.answer('map.chunks', ({ ids }) =>
      this.marks().flatMap(({ id, stamp }) => {
        const cells = [...this.chunks.values()][id - 1];
        return ids.includes(id) && cells ? [{ id, stamp, cells: cellsText(cells) }] : [];
      }),
    );
    bridge.reply('map.paint', ({ runs }) => {
      this.paint(typeof runs === 'string' ? readRuns(runs) : runs);
      return null;
    });
  }

  paint(runs: readonly Run[]): void {
    for (const [key, cells] of painted(this.chunks, runs)) this.chunks.set(key, cells);
  }

  marks(): QueryOutput<'map.marks'> {
    return [...this.chunks].map(([key, cells], at) => {
      const { cx, cy } = chunkPlace(key);
      return { id: at + 1, layer: 'terrain' as const, cx, cy, stamp: stampOf(cellsText(cells)) };
    });
  }

  code(col: number, row: number): number {
    return this.chunks.get(chunkKey(col >> 4, row >> 4))?.[(row & 15) * 16 + (col & 15)] ?? 0;
  }
}
