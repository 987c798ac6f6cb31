import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import type { Program } from './support/program.ts';

const turnSheet = (program: Program, path: string): Promise<unknown> =>
  program.desk.evaluate(
    (file) =>
      window.turnkeeper.command('app.export', { job: 'a', format: 'pdf', sessionId: null, path: file }),
    path,
  );

test.describe('a log is printed', () => {
  const names = [
    '100 % of it',
    'a%20b',
    'up^down',
    'this|that',
    'back\\slash',
    'tab\there',
    'what? #7',
    'Ténèbres ~ [1]',
  ];

  test('wherever its file lies', async ({ program }) => {
    await openSample(program.desk);
    const failed: unknown[] = [];
    for (const name of names) {
      const folder = program.path(name);
      mkdirSync(folder);
      const path = program.path(name, `${name}.pdf`);
      const reply = await turnSheet(program, path);
      const printed = existsSync(path) && readFileSync(path, 'latin1').startsWith('%PDF-');
      if (!printed) failed.push([name, reply]);
    }
    expect(failed).toEqual([]);
  });
});

/** Ends the process of a window, as a fault of its own or the system's want of memory would. */
const crash = (program: Program): Promise<void> =>
  program.app.evaluate(({ BrowserWindow }) => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.forcefullyCrashRenderer();
  });

/** What the only window shows, asked of the main process: a page that crashed once answers its tester no more. */
const shown = (program: Program): Promise<string> =>
  program.app.evaluate(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    // A page on its way out never answers.
    const silence = new Promise((resolve) => setTimeout(resolve, 500, 'nothing'));
    const text = window?.webContents.executeJavaScript('document.body.innerText').catch(() => 'nothing');
    return String(await Promise.race([text, silence]));
  });

const titleOf = (program: Program): Promise<string | undefined> =>
  program.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle());

const keptErrors = (program: Program): string => program.path('profile', 'logs', 'errors.log');

test.describe('a window whose process died', () => {
  test('is there again by itself, with the campaign; at the fourth death it says so and waits', async ({
    program,
  }) => {
    await openSample(program.desk);
    await goTo(program.desk, 'Characters');
    for (let death = 1; death <= 3; death++) {
      await crash(program);
      await expect.poll(() => shown(program)).toContain('Encumbrance');
      await expect.poll(() => titleOf(program)).toMatch(/^Characters - /);
    }
    await crash(program);
    await expect.poll(() => shown(program)).toContain('Every step is saved');
    expect(readFileSync(keptErrors(program), 'utf8').match(/window desk/g)).toHaveLength(4);
    rmSync(keptErrors(program));
  });
});
