import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCampaign } from '../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../src-main/db/file/campaign-file.ts';
import { runCommand } from '../../src-main/db/journal/journal.ts';
import { readPast } from '../../src-main/db/journal/past.ts';
import { query } from '../../src-main/db/sql.ts';
import { viewOf } from './campaigns/bench-desk.ts';
import type { Figure } from './figures.ts';
import { median, printFigure, samplesOf } from './figures.ts';

const steps = 10_000;
const lights = 20;

/** Ten thousand steps, each with the rows of a turn: the clock, the delve, its row and twenty lights. */
function play(file: CampaignFile): void {
  file.db.pragma('synchronous = OFF');
  file.db.pragma('journal_mode = MEMORY');
  const step = { kind: 'bench.step', input: {}, realTime: '2026-11-22T10:00:00.000Z' };
  const done = { summary: 'A turn.', outcome: {}, rolls: [], value: null };
  runCommand(file, step, (on) => {
    on.run(query.insertInto('delve').values({ name: 'The Barrow', start_seconds: 0 }));
    for (let light = 0; light < lights; light++)
      on.run(query.insertInto('light').values({ lies: 'hall', kind: 'torch', lit: 1, turns_left: steps }));
    return done;
  });
  for (let turn = 1; turn < steps; turn++)
    runCommand(file, step, (on) => {
      on.run(query.updateTable('clock').set((row) => ({ seconds: row('seconds', '+', 600) })));
      on.run(query.updateTable('delve').set({ turn }));
      on.run(query.updateTable('light').set({ turns_left: sql`turns_left - 1` }));
      const row = { delve_id: 1, number: turn, activity: 'explore', detail: '', check_due: 0 } as const;
      on.run(query.insertInto('turn').values(row));
      return done;
    });
}

/** How a dungeon stood after any of 10,000 steps, up to its view, against its view as it stands now. */
async function rewindFigure(folder: string): Promise<Figure> {
  const file = createCampaign(join(folder, 'rewind.turnkeeper'), {
    name: 'Rewind',
    system: 'ose',
    settings: {},
    startSeconds: 36_000,
    createdAt: '2026-11-21T20:00:00.000Z',
  });
  play(file);
  const floor = median(await samplesOf(20, () => viewOf('dungeon.delve', file)));
  const samples = await samplesOf(40, async (index) => {
    const past = readPast(file, Math.floor(((index * 0.618) % 1) * steps) + 1);
    await viewOf('dungeon.delve', file, past.sql);
    past.close();
  });
  file.close();
  return {
    name: `Look at how a dungeon stood after any of ${steps.toLocaleString('en')} steps; floor: its view now`,
    measured: median(samples),
    floor,
    unit: 'ms',
    aim: 'under 200 ms',
    remark: `slowest ${Math.max(...samples).toFixed(0)} ms`,
  };
}

/** Looking back alone, without a window. */
export async function rewindBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-rewind-'));
  try {
    printFigure(await rewindFigure(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
