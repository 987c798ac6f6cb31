import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { median, percentile, printFigure } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { pressed } from '../press.ts';
import { openSample, start, startFloor, treeMemory } from '../program.ts';
import type { Program } from '../program.ts';
import { bareFrames, framesOf, shownAfter } from './frames.ts';
import type { Frames } from './frames.ts';
import { campaignOfWideLand, onTheWay } from './wide-land.ts';

/** A map of 100,000 hexes in the window: its first picture, its frames, a day and a stroke by keyboard, its memory. */

const rounds = 4;
const keysARound = 10;
const pause = { least: 60, spread: 0 };
const here = '.foot .here';
const hexes = '100,000 hexes';

export async function travelWindowBench(program: Program): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnkeeper-bench-'));
  try {
    const campaign = await campaignOfWideLand(folder);
    await onTheWay(campaign, folder);
    const { app, page } = await start(program, program.root, join(folder, 'map'), campaign);
    const memory = () => treeMemory(app.process().pid ?? 0);
    await page.getByRole('navigation').first().waitFor();
    await page.keyboard.press('Control+7');
    await page.getByRole('heading', { name: 'What comes' }).waitFor();
    const without = memory();
    await pictures(page);
    printFigure({
      name: `Memory of the whole program with a map of ${hexes} open (PSS); floor: the same in Travel before it`,
      measured: memory(),
      floor: without,
      unit: 'MB',
      aim: '40 MB more',
    });
    await keys(program, folder, page);
    await app.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pictures(page: Page): Promise<void> {
  const floor = await bareFrames(page, 120);
  const frame = (name: string, { work, apart }: Frames): Figure => ({
    name: `${name}, ${hexes}, work of a frame, p95 of ${work.length}; floor: a ready picture put on a canvas`,
    measured: percentile(work, 0.95),
    floor: percentile(floor.work, 0.95),
    unit: 'ms',
    aim: 'under 8 ms, none over 33',
    remark: `most ${Math.max(...work).toFixed(1)} ms; frames stand ${percentile(apart, 0.95).toFixed(1)} ms apart, at most ${Math.max(...apart).toFixed(1)}`,
  });
  printFigure({
    name: `The map's first picture, ${hexes}, from the key on; floor: a frame of a ready picture`,
    measured: await shownAfter(page, 'Shift+M', here, /the company/u),
    floor: median(floor.work),
    unit: 'ms',
    aim: 'under 100 ms',
  });
  const map = await page.getByRole('application').boundingBox();
  if (!map) throw new Error('The map is not shown.');
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  const drag = async () => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let at = 1; at <= 120; at += 1) await page.mouse.move(middle.x - at * 2, middle.y - at);
    await page.mouse.up();
  };
  const wheel = async () => {
    await page.mouse.move(middle.x, middle.y);
    for (let at = 0; at < 48; at += 1) await page.mouse.wheel(0, at % 24 < 12 ? -120 : 120);
  };
  printFigure(frame('A drag, near', await framesOf(page, drag)));
  await page.keyboard.press('0');
  printFigure(frame('A drag over the whole', await framesOf(page, drag)));
  printFigure(frame('The wheel, in and out from the whole', await framesOf(page, wheel)));
  await page.keyboard.press('Home');
}

/** A day of march and a hex painted, against a turn of the sample's dungeon and a bare step in the same run. */
async function keys(program: Program, folder: string, page: Page): Promise<void> {
  const delve = await start(program, program.root, join(folder, 'delve'));
  await openSample(delve.page, join(folder, 'delve.turnkeeper'));
  const bare = await startFloor(program, join(folder, 'bare'));
  const measured = { march: [] as number[], turn: [] as number[], bare: [] as number[], hex: [] as number[] };
  const space = { key: ' ', code: 'Space', pause };
  for (let round = 0; round < rounds; round += 1) {
    measured.march.push(
      ...(await pressed(page, { ...space, count: keysARound, shown: ['.saved', '.beside'] })),
    );
    measured.turn.push(
      ...(await pressed(delve.page, { ...space, count: keysARound, shown: ['[aria-current="time"]'] })),
    );
    measured.bare.push(...(await pressed(bare.page, { ...space, count: keysARound, shown: ['#turn'] })));
  }
  await page.keyboard.press('Control+p');
  for (let round = 0; round < rounds; round += 1)
    for (const ground of ['7', '5']) {
      await page.keyboard.press(ground);
      await page.keyboard.press('ArrowDown');
      measured.hex.push(
        ...(await pressed(page, { ...space, on: '[role="application"]', count: 1, shown: ['.saved'] })),
      );
    }
  for (const { app } of [delve, bare]) await app.close();
  printFigure({
    name: `A day's march, map of ${hexes} open, key to repaint, median; floor: a dungeon turn`,
    measured: median(measured.march),
    floor: median(measured.turn),
    unit: 'ms',
    aim: 'at most 2x',
    remark: `p95 ${percentile(measured.march, 0.95).toFixed(1)} ms; a bare step ${median(measured.bare).toFixed(1)} ms`,
  });
  printFigure({
    name: `One hex painted, ${hexes}, key to repaint, median; floor: a bare step, key to repaint`,
    measured: median(measured.hex),
    floor: median(measured.bare),
    unit: 'ms',
    aim: 'at most 1.5x',
  });
}
