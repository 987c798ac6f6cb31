import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { median, percentile, printFigure } from '../figures.ts';
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
  const press = async (page: Page, shown: string[], count: number) =>
    page.evaluate(pressEnter, { shown, count });
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

/** In the page: presses Enter and waits until the frame that shows each of these places anew has been painted. */
async function pressEnter({ shown, count }: { shown: string[]; count: number }): Promise<number[]> {
  const said = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const now = () => shown.map((place) => Array.from(document.querySelectorAll(place), said).join('\n'));
  const samples: number[] = [];
  for (let act = 0; act < count; act += 1) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    const before = now();
    const began = performance.now();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
    );
    await new Promise<void>((resolve, reject) => {
      const tooLong = setTimeout(
        () => reject(new Error(`Enter changed nothing: ${before.join(' | ')}`)),
        5000,
      );
      const watch = new MutationObserver(() => {
        if (now().some((text, at) => text === before[at])) return;
        watch.disconnect();
        clearTimeout(tooLong);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    samples.push(performance.now() - began);
  }
  return samples;
}
