import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignWithLines } from './campaigns/big-campaign.ts';
import { exportFigure, openingFigure, searchFigure } from './database.ts';
import { deepTurnFigure } from './campaigns/deep-delve.ts';
import type { Figure } from './figures.ts';
import { printFigure } from './figures.ts';
import { inventoryFigure } from './inventory.ts';
import { moveFigure } from './party.ts';
import type { Program } from './program.ts';
import { startFigures, turnFigures } from './program.ts';

const million = 1_000_000;

/** Measures everything and prints each figure beside its floor. */
export async function bench(program: Program): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-bench-'));
  try {
    const report = (figures: readonly Figure[]) => figures.forEach(printFigure);
    const turns = await turnFigures(program, join(folder, 'turns.turnkeeper'), folder);
    report(turns.figures);
    report([await deepTurnFigure(program, folder, turns.median)]);
    report([await moveFigure(program, folder, turns.p95)]);
    report([await inventoryFigure(mkdtempSync(join(folder, 'inventory-')))]);
    report(await startFigures(program, campaignWithLines(folder, 10_000), folder));
    console.log(`Writing a campaign of ${million.toLocaleString('en')} log lines ...`);
    const huge = campaignWithLines(folder, million);
    report([await openingFigure(huge, campaignWithLines(folder, 0))]);
    report([await searchFigure(huge)]);
    report([await exportFigure(huge, folder)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
