import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import BetterSqlite3 from 'better-sqlite3';
import type { Figure } from './figures.ts';
import { median, percentile, samplesOf } from './figures.ts';

const starts = 9;
const turns = 200;

/** What to measure: the Electron of this machine, its switches, and the checkout. */
export interface Program {
  executable: string;
  switches: readonly string[];
  root: string;
}

interface Running {
  app: ElectronApplication;
  page: Page;
  /** Milliseconds from spawning the process to the first contentful paint. */
  firstPaint: number;
}

export async function start(
  program: Program,
  target: string,
  folder: string,
  ...extra: string[]
): Promise<Running> {
  const spawned = Date.now();
  const app = await _electron.launch({
    executablePath: program.executable,
    args: [...program.switches, target, ...extra],
    env: { ...process.env, TURNKEEPER_USER_DATA: folder, TURNKEEPER_E2E: '1', HOME: folder },
  });
  const page = await app.firstWindow();
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          for (const entry of list.getEntries())
            if (entry.name === 'first-contentful-paint') {
              observer.disconnect();
              resolve(performance.timeOrigin + entry.startTime);
            }
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  return { app, page, firstPaint: paintedAt - spawned };
}

/** From start to first contentful paint, and memory once it stands, with 10,000 log lines open against a bare window. */
export async function startFigures(program: Program, campaign: string, folder: string): Promise<Figure[]> {
  const paints = { program: [] as number[], bare: [] as number[] };
  const memory = { program: [] as number[], bare: [] as number[] };
  for (let round = 0; round < starts; round++) {
    for (const kind of ['bare', 'program'] as const) {
      const running =
        kind === 'bare'
          ? await start(program, join(program.root, 'test/bench/bare'), join(folder, 'bare'))
          : await start(program, program.root, join(folder, 'profile'), campaign);
      if (kind === 'program') await running.page.getByRole('navigation').first().waitFor();
      paints[kind].push(running.firstPaint);
      memory[kind].push(treeMemory(running.app.process().pid ?? 0));
      await running.app.close();
    }
  }
  return [
    {
      name: 'Start to first contentful paint, 10,000 log lines open; floor: a bare Electron window',
      measured: median(paints.program),
      floor: median(paints.bare),
      unit: 'ms',
      aim: 'at most 1.25x',
    },
    {
      name: 'Memory of the whole program (PSS); floor: a bare Electron window',
      measured: median(memory.program),
      floor: median(memory.bare),
      unit: 'MB',
      aim: 'at most 1.2x',
    },
  ];
}

/** Proportional set size of a process and all below it, in MB. */
function treeMemory(root: number): number {
  const parents = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({ pid: Number(entry), parent: parentOf(Number(entry)) }));
  const tree = new Set([root]);
  for (let grown = 0; grown !== tree.size;) {
    grown = tree.size;
    for (const { pid, parent } of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree].reduce((sum, pid) => sum + pss(pid), 0) / 1024;
}

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(readProc(pid, 'status'))?.[1] ?? 0);
const pss = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0);

/** Empty for a process that has ended meanwhile. */
function readProc(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch (thrown) {
    if (['ENOENT', 'ESRCH'].includes((thrown as NodeJS.ErrnoException).code ?? '')) return '';
    throw thrown;
  }
}

/** One committed turn from key press to repaint, against one bare durable commit and one bare IPC round trip. */
export async function turnFigures(
  program: Program,
  campaign: string,
  folder: string,
): Promise<{ figures: Figure[]; p95: number; median: number }> {
  const { app, page } = await start(program, program.root, join(folder, 'turns'));
  await page.evaluate((path) => window.turnkeeper.command('app.createSample', { path }), campaign);
  await page.evaluate((settings) => window.turnkeeper.command('campaign.changeSettings', { settings }), {
    dungeonCheckEvery: 144,
  });
  await page.getByText('Pass turn').first().waitFor();
  const samples = await page.evaluate(passTurnsByKey, turns);
  const trips = await page.evaluate(roundTrips, turns);
  await app.close();
  const commits = await bareCommits(`${campaign}-floor.db`, turns);
  const floor = median(commits) + median(trips);
  const detail = `commit ${median(commits).toFixed(2)} ms, round trip ${median(trips).toFixed(2)} ms`;
  const figures: Figure[] = [
    {
      name: 'One turn, key press to repaint, median; floor: one durable SQLite commit and one IPC round trip',
      measured: median(samples),
      floor,
      unit: 'ms',
      aim: 'at most 2x',
      remark: detail,
    },
    {
      name: 'One turn, key press to repaint, p99; floor: one frame and the commit',
      measured: percentile(samples, 0.99),
      floor: 16 + percentile(commits, 0.99),
      unit: 'ms',
      aim: 'under 1x',
    },
  ];
  return { figures, p95: percentile(samples, 0.95), median: median(samples) };
}

/** In the page: presses Space and waits until the frame that shows the next turn has been painted. */
export async function passTurnsByKey(count: number): Promise<number[]> {
  const shown = () => document.querySelector('[aria-current="time"]')?.textContent ?? '';
  const samples: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    const before = shown();
    const began = performance.now();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true }),
    );
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (shown() === before) return;
        watch.disconnect();
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

/** One row, one durable commit, with the pragmas of a campaign. */
async function bareCommits(path: string, count: number): Promise<number[]> {
  const db = new BetterSqlite3(path);
  db.pragma('journal_mode = DELETE');
  db.pragma('synchronous = EXTRA');
  db.exec('CREATE TABLE step (id INTEGER PRIMARY KEY, said TEXT NOT NULL) STRICT');
  const insert = db.prepare('INSERT INTO step (said) VALUES (?)');
  const samples = await samplesOf(count, (index) => insert.run(`step ${index}`));
  db.close();
  return samples;
}

async function roundTrips(count: number): Promise<number[]> {
  const samples: number[] = [];
  for (let trip = 0; trip < count; trip++) {
    const began = performance.now();
    await window.turnkeeper.query('', null);
    samples.push(performance.now() - began);
  }
  return samples;
}
