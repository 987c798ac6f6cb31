import { readCells } from '../../../shared/hex/chunks.ts';
import { TestDesk } from '../test-desk.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { chunkKey } from '../../../shared/hex/runs.ts';
import type { MapLayer } from '../../../shared/map/map-words.ts';

export const flatMap = {
  name: 'The North',
  layout: 'flat',
  raised: 'odd',
  hexMiles: 6,
  numbering: { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '' },
} as const satisfies CommandInput<'map.add'>;

/** Codes of the usual grounds. */
export const plain = 1;
export const forest = 5;
export const hills = 8;

/** A table with a campaign and one map of flat tops, six miles a hex. */
export class MapDesk extends TestDesk {
  mapId = 0;

  async begin(system = 'ose'): Promise<void> {
    await this.tell('app.createCampaign', { name: 'Maps', path: this.campaignPath, system });
    this.mapId = (await this.tell('map.add', flatMap)).id;
  }

  paint(code: number, ...hexes: [col: number, row: number, length?: number][]) {
    return this.tell('map.paint', {
      mapId: this.mapId,
      layer: 'terrain',
      runs: hexes.map(([col, row, length = 1]) => ({ col, row, length, code })),
    });
  }

  undo() {
    return this.tell('journal.undo', {});
  }

  /** Every cell of a layer that holds anything, by "col,row"; read as a window reads it: marks, then pieces. */
  async cells(layer: MapLayer = 'terrain'): Promise<Record<string, number>> {
    const marks = await this.ask('map.marks', { mapId: this.mapId });
    const wanted = marks.filter((mark) => mark.layer === layer);
    const chunks =
      wanted.length === 0 ? [] : await this.ask('map.chunks', { ids: wanted.map(({ id }) => id) });
    const found: Record<string, number> = {};
    for (const { cx, cy, id } of wanted) {
      const text = chunks.find((chunk) => chunk.id === id)?.cells;
      if (text === undefined || text === null) throw new Error(`The piece ${chunkKey(cx, cy)} is damaged.`);
      readCells(text).forEach((code, at) => {
        if (code !== 0) found[`${cx * 16 + (at % 16)},${cy * 16 + Math.floor(at / 16)}`] = code;
      });
    }
    return found;
  }

  async said(): Promise<string | undefined> {
    const { lines } = await this.ask('log.list', { limit: 1 });
    return lines[0]?.summary;
  }
}
