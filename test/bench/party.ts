import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { campaignOfManyThings } from './campaigns/big-party.ts';
import type { Figure } from './figures.ts';
import { median, percentile } from './figures.ts';
import { pressed } from './press.ts';
import type { Press } from './press.ts';
import type { Program } from './program.ts';
import { start } from './program.ts';

const givers = 10;
const movesEach = 20;

/** M moves a thing: the list it leaves is called anew, and the row of its bearer tells the load. */
const moves: Press = {
  key: 'm',
  code: 'KeyM',
  count: movesEach,
  shown: ['[data-pane=left] [role=treegrid]', '[role=grid] [aria-selected=true]'],
};

/** One thing of 10,000 from key press to repaint of its list and of its bearer's load, against a turn of four people. */
export async function moveFigure(program: Program, folder: string, turnP95: number): Promise<Figure> {
  const campaign = campaignOfManyThings(folder);
  makeWeightTell(campaign);
  const { app, page } = await start(program, program.root, join(folder, 'moves'), campaign);
  await page.getByRole('navigation').first().waitFor();
  await page.keyboard.press('Control+3');
  const samples: number[] = [];
  for (let giver = 1; giver <= givers; giver++) {
    const list = page.getByRole('treegrid', { name: `Person ${giver}: 50 things`, exact: true });
    await list.focus();
    await page.keyboard.press('End');
    samples.push(...(await pressed(page, moves)));
    await page.keyboard.press('j');
  }
  await app.close();
  return {
    name: 'One of 10,000 things of 200 people moved, key press to repaint, p95; floor: one turn of four people, p95',
    measured: percentile(samples, 0.95),
    floor: turnP95,
    unit: 'ms',
    aim: 'at most 1.5x',
    remark: `median ${median(samples).toFixed(2)} ms`,
  };
}

/** Gear counts as one lump; gems weigh each by itself, so that every move shows in its bearer's load. */
function makeWeightTell(campaign: string): void {
  const db = new BetterSqlite3(campaign);
  db.exec("UPDATE item SET kind = 'gem' WHERE container_id IS NOT NULL");
  db.close();
}
