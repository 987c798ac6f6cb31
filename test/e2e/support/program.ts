import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {
  _electron,
  expect,
  type ElectronApplication,
  type JSHandle,
  type Locator,
  type Page,
} from '@playwright/test';
import type { BrowserWindow } from 'electron';
import { launchTarget, projectRoot } from '../../../scripts/electron-runtime.mjs';

const screenshots = join(projectRoot, 'test-results/screenshots');
const themes = ['parchment', 'lantern'] as const;

export interface Start {
  /** Whose home the program runs in; a second program gets one of its own. */
  home?: string;
  /** A campaign file to open, as if its icon had been pressed. */
  open?: string;
  /** Without root's right to write everywhere, as other people run it. */
  ordinaryRights?: boolean;
  /** Errors in the windows are what the test is about. */
  errorsExpected?: boolean;
}

/** The real program, started as a person starts it, in a home folder of its own. */
export class Program {
  readonly home: string;
  /** Console errors, page errors and policy violations of every window. */
  readonly faults: string[] = [];
  readonly errorsExpected: boolean;
  readonly #ordinaryRights: boolean;
  readonly #ownsHome: boolean;
  #app: ElectronApplication | null = null;
  #desk: Page | null = null;
  #watched = new WeakSet<Page>();

  private constructor({ home, errorsExpected = false, ordinaryRights = false }: Start) {
    this.#ownsHome = home === undefined;
    this.home = home ?? mkdtempSync(join(tmpdir(), 'turnkeeper-e2e-'));
    this.errorsExpected = errorsExpected;
    this.#ordinaryRights = ordinaryRights;
  }

  static async start(start: Start = {}): Promise<Program> {
    const program = new Program(start);
    await program.launch(start.open);
    return program;
  }

  get app(): ElectronApplication {
    if (this.#app === null) throw new Error('The program is not running.');
    return this.#app;
  }

  /** The desk's own window. */
  get desk(): Page {
    if (this.#desk === null) throw new Error('The program is not running.');
    return this.#desk;
  }

  /** A path in this home, for campaigns and exports. */
  path(...parts: string[]): string {
    return join(this.home, ...parts);
  }

  async launch(open?: string): Promise<void> {
    const profile = this.path('profile');
    mkdirSync(profile, { recursive: true });
    const target = launchTarget(open === undefined ? [] : [open]);
    this.#app = await _electron.launch({
      ...(this.#ordinaryRights ? withOrdinaryRights(target, this.home) : target),
      cwd: this.home,
      env: environment(this.home, profile),
      timeout: 30_000,
    });
    this.#app.on('window', (page) => this.#watch(page));
    this.#desk = await this.#app.firstWindow();
    this.#watch(this.#desk);
    await expect(this.#desk.getByRole('main')).toBeVisible();
  }

  /** Where a kept picture of that name goes. */
  screenshotPath(name: string): string {
    return join(screenshots, `${name}.png`);
  }

  /** The window that `opening` opens. */
  async newWindow(opening: () => Promise<void>): Promise<Page> {
    const opened = this.app.waitForEvent('window');
    await opening();
    const page = await opened;
    this.#watch(page);
    await expect(page.getByRole('main')).toBeVisible();
    return page;
  }

  async close(): Promise<void> {
    if (this.#app === null) return;
    await this.#app.close();
    this.#app = null;
    this.#desk = null;
  }

  async restart(open?: string): Promise<void> {
    await this.close();
    await this.launch(open);
  }

  /** What a power cut does: every process of the program ends at once, with no chance to tidy up. */
  async kill(): Promise<void> {
    const { pid } = this.app.process();
    if (pid === undefined) throw new Error('The program has no process.');
    const closed = this.app.waitForEvent('close');
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    await closed;
    this.#app = null;
    this.#desk = null;
  }

  /** Gives a window's inside this size. */
  async resize(page: Page, width: number, height: number): Promise<void> {
    const window = (await this.app.browserWindow(page)) as JSHandle<BrowserWindow>;
    await window.evaluate((each, size) => each.setContentSize(size.width, size.height), { width, height });
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    await drawn(page);
  }

  /** Keeps how a window looks in both themes, and has axe look it over in each. */
  async show(name: string, page = this.desk): Promise<void> {
    let worn: string | undefined;
    for (const theme of themes) {
      const before = await wear(page, theme);
      worn ??= before;
      await page.screenshot({ path: this.screenshotPath(`${name}-${theme}`), animations: 'disabled' });
      await expectAccessible(page, `${name}, ${theme}`, theme === themes[0] ? undefined : ['color-contrast']);
    }
    await wear(page, worn ?? '');
  }

  /** Ends the program and holds it to having run without a fault. */
  async end(): Promise<void> {
    try {
      await this.close();
      if (!this.errorsExpected) expect(this.faults, 'faults in the windows').toEqual([]);
      expect(this.#mainFaults(), 'faults the main process wrote down').toBe('');
    } finally {
      // Children of the program outlive it by a moment and write into the folder that is being emptied.
      if (this.#ownsHome) rmSync(this.home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }

  #mainFaults(): string {
    const log = this.path('profile', 'logs', 'errors.log');
    return existsSync(log) ? readFileSync(log, 'utf8') : '';
  }

  #watch(page: Page): void {
    if (this.#watched.has(page)) return;
    this.#watched.add(page);
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(message.text());
    });
    page.on('pageerror', (error) => this.faults.push(error.stack ?? error.message));
  }
}

/** Root may write everywhere unless the right to is taken from it first. */
function withOrdinaryRights(target: ReturnType<typeof launchTarget>, folder: string): typeof target {
  if (process.getuid?.() !== 0) return target;
  const start = join(folder, 'start.sh');
  const right = '-dac_override,-dac_read_search';
  writeFileSync(
    start,
    `#!/bin/sh\nexec setpriv --bounding-set=${right} --inh-caps=${right} '${target.executablePath}' "$@"\n`,
    { mode: 0o755 },
  );
  return { ...target, executablePath: start };
}

function environment(home: string, profile: string): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('XDG_'),
  );
  return { ...Object.fromEntries(kept), HOME: home, TURNKEEPER_USER_DATA: profile, TURNKEEPER_E2E: '1' };
}

/** Answers with the theme that was worn before. */
export async function wear(page: Page, theme: string): Promise<string> {
  const before = await page.evaluate((worn) => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'] ?? '';
    dataset['theme'] = worn;
    return before;
  }, theme);
  await faded(page);
  return before;
}

/** What fades from one colour to another has its last one: neither a picture nor axe sees a button halfway between two themes. */
const faded = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

/** Parts that follow the size of others have followed: what they saw in one frame stands in the next. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Axe finds nothing by these rules, or by all of its own. */
export async function expectAccessible(page: Page, what: string, rules?: string[]): Promise<void> {
  await faded(page);
  const axe = (await axeFor(page)).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join('; ')}`,
  );
  expect(told, `what axe finds on ${what}`).toEqual([]);
}

/** A page that axe has looked at still holds it: half a megabyte of script need not go in again. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page });
}

/** The page itself never scrolls sideways; only tables inside it may. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth - clientWidth, document.body.scrollWidth - document.body.clientWidth);
  });
  expect(over, 'pixels the page reaches over its right edge').toBeLessThanOrEqual(0);
}

/** How many steps the campaign's journal counts, as the window says. */
export async function stepsShown(page: Page): Promise<number> {
  const words = await savedLine(page).innerText();
  return Number(/step ([\d,]+)/.exec(words)?.[1]?.replaceAll(',', ''));
}

/** How many there are, once this window shows it: another window's step may not have come to it yet. */
export async function stepsKept(page: Page): Promise<number> {
  const steps = await page.evaluate(async () => {
    const { turnkeeper } = window as unknown as {
      turnkeeper: { query: (name: string, input: object) => Promise<unknown> };
    };
    const sent = await turnkeeper.query('shell.view', {});
    const reply = typeof sent === 'string' ? (JSON.parse(sent) as unknown) : sent;
    return (reply as { value: { steps: number } }).value.steps;
  });
  await expect.poll(() => stepsShown(page)).toBe(steps);
  return steps;
}

export const savedLine = (page: Page): Locator => page.getByRole('banner').getByText(/^Saved, step/);
