import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { median, percentile, printFigure } from '../figures.ts';
import { pressed } from '../press.ts';
import { start, startFloor, type Program } from '../program.ts';
import { campaignOfFight, foes, people } from './sixty.ts';

const rounds = 4;
const actsARound = 40;

/** An act of a fight of sixty from key press to repaint, against a step written and sixty bare rows painted anew. */
export async function fightKeysBench(program: Program): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-bench-'));
  try {
    for (const system of ['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])
      await ofSystem(program, folder, system);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ofSystem(program: Program, folder: string, system: string): Promise<void> {
  const campaign = await campaignOfFight(folder, system);
  const fight = await start(program, program.root, join(folder, `${system}-fight`), campaign);
  await fight.page.getByRole('navigation').first().waitFor();
  await fight.page.keyboard.press('Control+8');
  await fight.page.getByRole('region', { name: 'The act at hand' }).waitFor();
  const rows = join(program.root, 'test/bench/floor/rows.html');
  const floor = await startFloor(program, join(folder, `${system}-rows`), rows);
  const [ofFight, ofFloor]: [number[], number[]] = [[], []];
  const press = (page: Page, shown: readonly string[], count: number) =>
    pressed(page, { key: 'Enter', code: 'Enter', count, shown, pause: { least: 60, spread: 0 } });
  const both = [
    { page: fight.page, shown: ['.saved', 'header p, [role=treegrid] tr'], times: ofFight },
    { page: floor.page, shown: ['#turn'], times: ofFloor },
  ];
  for (const { page, shown } of both) await press(page, shown, 10);
  for (let round = 0; round < rounds; round += 1)
    for (const { page, shown, times } of round % 2 === 0 ? both : both.toReversed())
      times.push(...(await press(page, shown, actsARound)));
  for (const { app } of [fight, floor]) await app.close();
  printFigure({
    name: `An act thrown, ${people} against ${foes}, ${system}, key press to repaint, median of ${ofFight.length}; floor: a step written and sixty bare rows painted`,
    measured: median(ofFight),
    floor: median(ofFloor),
    unit: 'ms',
    aim: 'at most 2.5x',
    remark: `p95 ${percentile(ofFight, 0.95).toFixed(1)} ms against ${percentile(ofFloor, 0.95).toFixed(1)} ms`,
  });
}
