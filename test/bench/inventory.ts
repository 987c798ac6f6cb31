import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { QueryOutput } from '../../shared/ipc/contract.ts';
import type { Router } from '../../src-main/ipc/router.ts';
import { deskWith, valueOf } from './campaigns/bench-desk.ts';
import { campaignOfManyThings } from './campaigns/big-party.ts';
import type { Figure } from './figures.ts';
import { median, percentile, samplesOf } from './figures.ts';

const moves = 200;
const people = 200;

/** The main process's share of moving one item: the step, and what the Encumbrance window asks after it. */
export async function inventoryFigure(folder: string): Promise<Figure> {
  const path = campaignOfManyThings(folder);
  const floor = percentile(await bareMoves(path, join(folder, 'floor.db')), 0.95);
  const { desk, router } = await deskWith(path, folder);
  const gems = await gemsOfEverybody(router);
  const move = async (index: number) => {
    const round = Math.floor(index / people);
    const from = 1 + ((index + round) % people);
    const to = 1 + ((index + round + 1) % people);
    const itemIds = [gems[index % gems.length]];
    valueOf(await router.command('inventory.move', { itemIds, to: { in: 'holder', id: to } }));
    valueOf(await router.query('party.view', {}));
    for (const id of [from, to])
      valueOf(await router.query('inventory.view', { place: { in: 'holder', id } }));
  };
  await samplesOf(20, move);
  const samples = await samplesOf(moves, (index) => move(index + 20));
  await desk.shutDown();
  return {
    name: 'Moving one of 10,000 things of 200 people, in the main process with the views asked after it, p95; floor: a durable commit and reading every row',
    measured: percentile(samples, 0.95),
    floor,
    unit: 'ms',
    aim: 'under 15 ms',
    remark: `median ${median(samples).toFixed(1)} ms`,
  };
}

async function gemsOfEverybody(router: Router): Promise<number[]> {
  const gems: number[] = [];
  for (let id = 1; id <= people; id++) {
    const view = valueOf(await router.query('inventory.view', { place: { in: 'holder', id } }));
    const gem = (view as QueryOutput<'inventory.view'>).items.find(({ kind }) => kind === 'gem');
    if (gem) gems.push(gem.id);
  }
  return gems;
}

/** The least it can cost: one row written durably, and every row of people and things read. */
async function bareMoves(campaign: string, path: string): Promise<number[]> {
  const read = new BetterSqlite3(campaign, { readonly: true });
  const write = new BetterSqlite3(path);
  write.pragma('synchronous = FULL');
  write.exec('CREATE TABLE step (id INTEGER PRIMARY KEY, said TEXT NOT NULL) STRICT');
  const insert = write.prepare('INSERT INTO step (said) VALUES (?)');
  const things = read.prepare('SELECT id, holder_id, container_id, kind, quantity, weight FROM item').raw();
  const characters = read.prepare('SELECT * FROM character');
  const samples = await samplesOf(moves, (index) => {
    insert.run(`step ${index}`);
    return things.all().length + characters.all().length;
  });
  read.close();
  write.close();
  return samples;
}
