import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { dressedPage } from './floor/dress.ts';
import type { Figure } from './figures.ts';
import { median, percentile } from './figures.ts';
import { pressed } from './press.ts';
import type { Press } from './press.ts';
import type { Program } from './program.ts';
import { openSample, start, startFloor } from './program.ts';

const rounds = 4;
const turnsARound = 50;

/** How turns are pressed: each in the wake of the last one's frame, or after a pause as a person would. */
const manners = ['after a pause', 'at once'] as const;
type Manner = (typeof manners)[number];
type Times = Record<Manner, number[]>;

/** Space passes a turn, and the next one is shown. */
const turns = (count: number, manner: Manner): Press => ({
  key: ' ',
  code: 'Space',
  count,
  shown: ['[aria-current="time"]'],
  ...(manner === 'after a pause' && { pause: { least: 40, spread: 61 } }),
});

interface Measured {
  app: ElectronApplication;
  page: Page;
  times: Times;
}

const opened = ({ app, page }: { app: ElectronApplication; page: Page }): Measured => ({
  app,
  page,
  times: { 'after a pause': [], 'at once': [] },
});

/** One turn from key press to repaint: of a bare page, of the program's page without its script, of four people and of 200. */
export async function turnFigures(
  program: Program,
  folder: string,
  huge: string,
): Promise<{ figures: Figure[]; p95: number }> {
  const four = opened(await start(program, program.root, join(folder, 'turns')));
  await openSample(four.page, join(folder, 'turns.turnkeeper'));
  const page = await dressedPage(four.page, program.root, folder);
  await four.page.reload();
  const many = opened(await start(program, program.root, join(folder, 'many'), huge));
  await Promise.all([four, many].map(({ page: shown }) => shown.getByText('Pass turn').first().waitFor()));
  const bare = opened(await startFloor(program, join(folder, 'bare')));
  const dressed = opened(await startFloor(program, join(folder, 'dressed'), page));
  const all = [bare, dressed, four, many];
  for (const { page: shown } of all) await pressed(shown, turns(10, 'at once'));
  for (let round = 0; round < rounds; round++)
    for (const manner of manners)
      for (const { page: shown, times } of round % 2 === 0 ? all : all.toReversed())
        times[manner].push(...(await pressed(shown, turns(turnsARound, manner))));
  for (const { app } of all) await app.close();
  return {
    figures: manners.flatMap((manner) =>
      figuresOf(manner, bare.times, dressed.times, four.times, many.times),
    ),
    p95: percentile(four.times['at once'], 0.95),
  };
}

function figuresOf(manner: Manner, bare: Times, dressed: Times, four: Times, many: Times): Figure[] {
  const pressed = `One turn pressed ${manner}, key press to repaint`;
  const ofBare = `bare page ${median(bare[manner]).toFixed(1)} ms`;
  return [
    {
      name: `${pressed}, median; floor: the same on the program's page without its script`,
      measured: median(four[manner]),
      floor: median(dressed[manner]),
      unit: 'ms',
      aim: manner === 'at once' ? 'at most 1.1x' : 'at most 1.5x',
      remark: ofBare,
    },
    {
      name: `${pressed}, p95; floor: the same on the program's page without its script`,
      measured: percentile(four[manner], 0.95),
      floor: percentile(dressed[manner], 0.95),
      unit: 'ms',
      aim: manner === 'at once' ? 'at most 1.1x' : 'at most 1.5x',
    },
    {
      name: `${pressed}, in the huge campaign, median; floor: one turn of four people`,
      measured: median(many[manner]),
      floor: median(four[manner]),
      unit: 'ms',
      aim: 'at most 2x',
      remark: `p95 ${percentile(many[manner], 0.95).toFixed(1)} ms`,
    },
  ];
}
