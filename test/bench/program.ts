import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import type { Figure } from './figures.ts';
import { median } from './figures.ts';

const rounds = 5;

/** What to measure: the Electron of this machine, its switches, and the checkout. */
export interface Program {
  executable: string;
  switches: readonly string[];
  root: string;
}

interface Running {
  app: ElectronApplication;
  page: Page;
}

/** Starts a program under a debugger, with a campaign or with what its environment says. */
export async function start(
  program: Program,
  target: string,
  folder: string,
  given: string | Record<string, string> = {},
): Promise<Running> {
  mkdirSync(folder, { recursive: true });
  const [extra, environment] = typeof given === 'string' ? [[given], {}] : [[], given];
  const app = await _electron.launch({
    executablePath: program.executable,
    args: [...program.switches, target, ...extra],
    env: { ...process.env, TURNKEEPER_USER_DATA: folder, TURNKEEPER_E2E: '1', HOME: folder, ...environment },
  });
  return { app, page: await app.firstWindow() };
}

/** Opens the sample campaign, whose four people stand in a dungeon, in a program just started. */
export async function openSample(page: Page, campaign: string): Promise<void> {
  await page.evaluate((path) => window.turnkeeper.command('app.createSample', { path }), campaign);
  await page.evaluate((settings) => window.turnkeeper.command('campaign.changeSettings', { settings }), {
    dungeonCheckEvery: 144,
  });
  await page.getByText('Pass turn').first().waitFor();
}

/** The floor of a turn, on its own page or on a dressed one. */
export function startFloor(program: Program, folder: string, page?: string): Promise<Running> {
  return start(program, join(program.root, 'test/bench/floor'), folder, {
    TURNKEEPER_BENCH_FILE: join(folder, 'floor.db'),
    ...(page !== undefined && { TURNKEEPER_BENCH_PAGE: page }),
  });
}

/** Memory once the program stands with 10,000 log lines open, against a bare window. */
export async function memoryFigures(program: Program, campaign: string, folder: string): Promise<Figure[]> {
  const memory = { program: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['bare', 'program'] as const) {
      const { app, page } =
        kind === 'bare'
          ? await start(program, join(program.root, 'test/bench/bare'), join(folder, 'bare'))
          : await start(program, program.root, join(folder, 'profile'), campaign);
      if (kind === 'program') await page.getByRole('navigation').first().waitFor();
      memory[kind].push(treeMemory(app.process().pid ?? 0));
      await app.close();
    }
  }
  return [
    {
      name: 'Memory of the whole program (PSS); floor: a bare Electron window',
      measured: median(memory.program),
      floor: median(memory.bare),
      unit: 'MB',
      aim: 'at most 1.15x',
    },
  ];
}

/** Proportional set size of a process and all below it, in MB. */
export function treeMemory(root: number): number {
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
