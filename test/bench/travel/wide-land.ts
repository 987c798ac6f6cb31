import { join } from 'node:path';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { createCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { deskWith } from '../campaigns/bench-desk.ts';
import { teller } from '../combat/sixty.ts';

type Run = Exclude<CommandInput<'map.paint'>['runs'], string>[number];

export const land = { cols: 384, rows: 264 } as const;
/** A hex of a square lake of 10,000. */
export const pond = { col: 300, row: 200 } as const;
const lake = { left: 260, top: 150, side: 100 } as const;

const [grassland, forest, hills, water] = [2, 5, 8, 16];

/** Forests and hills in patches, about a lake. */
function groundAt(col: number, row: number): number {
  const inLake =
    col >= lake.left && col < lake.left + lake.side && row >= lake.top && row < lake.top + lake.side;
  if (inLake) return water;
  const wave = Math.sin(col / 17) + Math.cos(row / 13);
  return wave > 0.8 ? hills : wave < -0.4 ? forest : grassland;
}

function runsOfRow(row: number): Run[] {
  const runs: Run[] = [];
  for (let col = 0; col < land.cols; col += 1) {
    const code = groundAt(col, row);
    const last = runs.at(-1);
    if (last?.code === code) last.length += 1;
    else runs.push({ col, row, length: 1, code });
  }
  return runs;
}

/** A campaign with a map of 100,000 hexes, a calendar, and a company on the road at its western edge. */
export async function campaignOfWideLand(folder: string): Promise<string> {
  const path = join(folder, 'land.turnkeeper');
  createCampaign(path, {
    name: 'Land',
    system: 'ose',
    settings: { wildernessChecksPerDay: 0, checksRollThemselves: true },
    startSeconds: 28_800,
    createdAt: '2026-11-26T20:00:00.000Z',
  }).close();
  const bench = await deskWith(path, folder);
  const tell = teller(bench);
  const definition = { ...calendarPresets.gregorian };
  await tell('calendar.set', { calendar: { definition, today: { year: 812, part: 4, day: 9 } } });
  await tell('character.add', {
    name: 'Hild',
    className: 'Fighter',
    level: 1,
    hp: 6,
    maxHp: 6,
    items: [
      { kind: 'ration', name: 'rations', quantity: 900, weightEach: 0 },
      { kind: 'water', name: 'waterskin', quantity: 900, weightEach: 0 },
    ],
  });
  const numbering = { firstCol: 0, firstRow: 0, order: 'col-row', digits: 3, separator: '.' } as const;
  await tell('map.add', { name: 'Land', layout: 'flat', raised: 'odd', hexMiles: 6, numbering });
  for (let row = 0; row < land.rows; row += 8)
    await tell('map.paint', {
      mapId: 1,
      layer: 'terrain',
      runs: Array.from({ length: 8 }, (_, at) => runsOfRow(row + at)).flat(),
    });
  await tell('travel.begin', { goal: 'East', ground: 'clear' });
  await tell('travel.place', { on: { mapId: 1, col: 2, row: 10 } });
  await bench.desk.shutDown();
  return path;
}

/** Its company with a guide and a way across the land, so that a day asks for no die. */
export async function onTheWay(path: string, folder: string): Promise<void> {
  const bench = await deskWith(path, folder);
  const tell = teller(bench);
  await tell('travel.setOrders', {
    food: 'packs',
    water: 'ground',
    share: true,
    forage: false,
    guide: 'Tam',
  });
  await tell('travel.setWay', { goal: 'East', through: [{ col: land.cols - 2, row: 10 }] });
  await bench.desk.shutDown();
}
