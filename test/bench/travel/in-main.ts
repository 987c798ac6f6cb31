import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { QueryInput, QueryName } from '../../../shared/ipc/contract.ts';
import { bareCommit } from '../bare-commit.ts';
import { deskWith, valueOf } from '../campaigns/bench-desk.ts';
import { teller } from '../combat/sixty.ts';
import { median, printFigure, samplesOf } from '../figures.ts';
import { campaignOfWideLand, land, pond } from './wide-land.ts';

/** What the main process takes for the road and for a map of 100,000 hexes, against one durable commit. */

const runs = 40;
/** The first of each are not counted: nothing of the program has run by then. */
const warmUp = 5;

export async function travelBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-bench-'));
  try {
    await figures(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figures(folder: string): Promise<void> {
  const bench = await deskWith(await campaignOfWideLand(folder), folder);
  const { desk, router } = bench;
  const dice = seededDice(1);
  desk.ports.dice.roll = (sides: number) => dice.roll(sides);
  const tell = teller(bench);
  const ask = async <Name extends QueryName>(name: Name, input: QueryInput<Name>) =>
    valueOf(await router.query(name, input));
  const floor = await bareCommit(desk.campaign.file.db, runs);
  const measure = async (name: string, aim: string, work: (index: number) => unknown) => {
    const samples = (await samplesOf(warmUp + runs, work)).slice(warmUp);
    const named = `${name}, 100,000 hexes, median of ${runs}; floor: a durable commit of one row`;
    printFigure({ name: named, measured: median(samples), floor, unit: 'ms', aim });
    return median(samples);
  };

  const paint = (index: number, length: number, rows: number) =>
    tell('map.paint', {
      mapId: 1,
      layer: 'terrain',
      runs: Array.from({ length: rows }, (_, row) => ({
        col: 200,
        row: 100 + row,
        length,
        code: 8 + (index % 2),
      })),
    });
  await measure('One hex painted', 'at most 1.5x', (index) => paint(index, 1, 1));
  await measure('A stroke of 1,000', 'at most 2x', (index) => paint(index, 50, 20));
  const fill = await measure('A fill of 10,000', 'at most 4x', (index) =>
    tell('map.fill', { mapId: 1, layer: 'terrain', ...pond, code: 17 - (index % 2) }),
  );
  const undone = median((await samplesOf(warmUp + runs, () => tell('journal.undo', {}))).slice(warmUp));
  printFigure({
    name: 'Undo of a fill of 10,000; floor: the fill',
    measured: undone,
    floor: fill,
    unit: 'ms',
    aim: 'at most 1x',
  });
  await measure('The best way from corner to corner', 'under 40 ms', () =>
    ask('travel.way', { through: [{ col: land.cols - 2, row: land.rows - 2 }] }),
  );
  await measure('The month', 'under 2 ms', () => ask('calendar.month', {}));
  await tell('travel.setOrders', {
    food: 'packs',
    water: 'ground',
    share: true,
    forage: false,
    guide: 'Tam',
  });
  await tell('travel.setWay', { goal: 'East', through: [{ col: land.cols - 2, row: 10 }] });
  await measure('A day’s march', 'at most 2 turns of a delve', () =>
    tell('travel.passDay', { kind: 'march' }),
  );
  await measure('The day’s card', 'under 8 ms', () =>
    ask('travel.preview', { kind: 'march', gale: null, anyway: false, modifier: 0, faces: [] }),
  );
  await measure('The road', 'under 8 ms', () => ask('travel.view', {}));
  await measure('What comes', 'under 8 ms', () => ask('travel.ahead', {}));
  await desk.shutDown();
}
