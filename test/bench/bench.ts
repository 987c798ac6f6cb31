import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignWithLines } from './campaigns/big-campaign.ts';
import { hugeCampaign } from './campaigns/huge-campaign.ts';
import { exportFigure, openingFigure, searchFigure } from './database.ts';
import type { Figure } from './figures.ts';
import { printFigure } from './figures.ts';
import { inventoryFigure } from './inventory.ts';
import { moveFigure } from './party.ts';
import type { Program } from './program.ts';
import { memoryFigures } from './program.ts';
import { startFigures } from './starts.ts';
import { turnFigures } from './turn.ts';

const million = 1_000_000;

/** What of the program can be measured by itself. */
export type Part = 'starts' | 'turns';

/** Measures everything, or one part, and prints each figure beside its floor. One huge campaign is kept for all of it. */
export async function bench(program: Program, only?: Part): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-bench-'));
  const report = (figures: readonly Figure[]) => figures.forEach(printFigure);
  try {
    if (only !== 'turns') {
      const lines = campaignWithLines(folder, 10_000);
      report(await startFigures(program, folder, lines));
      report(await memoryFigures(program, lines, folder));
    }
    if (only === 'starts') return;
    console.log(`Writing a campaign of ${million.toLocaleString('en')} log lines ...`);
    const huge = hugeCampaign(folder, million);
    const turns = await turnFigures(program, folder, huge);
    report(turns.figures);
    if (only === 'turns') return;
    report([await openingFigure(huge, hugeCampaign(mkdtempSync(join(folder, 'empty-')), 0))]);
    report([await searchFigure(huge)]);
    report([await exportFigure(huge, folder)]);
    report([await moveFigure(program, folder, turns.p95)]);
    report([await inventoryFigure(mkdtempSync(join(folder, 'inventory-')))]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
