// @ts-nocheck
/**
 * Plays the first expedition in the real program, by its keyboard, for somebody to watch.
 * `npm run demo [-- --out DIR] [--fast]`: with --out the campaign, its four exports and a picture of every
 * step go into DIR; without it the campaign goes into a new file in the usual folder.
 */
import './setup/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { electronSwitches, projectRoot } from './electron-runtime.mjs';
import { ensureSetup } from './setup.mjs';
import { hasDisplay, startVirtualDisplay } from './setup/display.mjs';
import { exitWithFailure, SetupFailure } from './setup/step.mjs';

const KEY_PAUSE_MS = 70;
const STEP_PAUSE_MS = 1500;

function choices() {
  const options = { out: { type: 'string' }, fast: { type: 'boolean', default: false } };
  try {
    const { out, fast } = parseArgs({ options }).values;
    return { out: out === undefined ? undefined : resolve(out), fast };
  } catch (error) {
    throw new SetupFailure('the demo', error.message, 'Use: npm run demo [-- --out DIR] [--fast]');
  }
}

/** The played evening, from the end-to-end tests, which are TypeScript. */
async function load(name) {
  const { runnerImport } = await import('vite');
  const path = join(projectRoot, 'test/e2e', name);
  return (await runnerImport(path, { configFile: false, root: projectRoot, logLevel: 'error' })).module;
}

async function launch(runtime, offScreen, profile) {
  const { _electron } = await import('@playwright/test');
  const display = offScreen ? (await startVirtualDisplay()).env : {};
  return _electron.launch({
    executablePath: runtime.executable,
    args: [...electronSwitches({ offScreen }), projectRoot],
    env: { ...process.env, ...display, TURNKEEPER_USER_DATA: profile },
  });
}

const stamp = () => new Date().toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');

/** Where the campaign goes, without its ending; the exports stand beside it under the same name. */
async function placeFor(app, out) {
  const folder =
    out ?? (await app.evaluate(({ app: program }) => `${program.getPath('documents')}/Turnkeeper`));
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new SetupFailure('the demo', error.message, 'Name a folder that can be written with --out.');
  }
  return join(folder, `First expedition ${stamp()}`);
}

async function play(page, place, { out, fast }) {
  const { Hands } = await load('support/hands.ts');
  const { seatAt } = await load('expedition/seat.ts');
  const { farewell, firstExpedition } = await load('play/first-expedition.ts');
  const fileFor = out === undefined ? undefined : (ending) => `${place}.${ending}`;
  const moments = [...firstExpedition(`${place}.turnkeeper`), ...farewell(fileFor)];
  const seat = seatAt(new Hands(page, () => wait(fast ? 0 : KEY_PAUSE_MS)));
  for (const [at, moment] of moments.entries()) {
    const number = String(at + 1).padStart(2, '0');
    console.log(`${number} of ${moments.length}  ${moment.name}`);
    await moment.play(seat);
    if (out !== undefined) await page.screenshot({ path: join(out, `step-${number}.png`) });
    if (!fast) await wait(STEP_PAUSE_MS);
  }
}

async function show(app, offScreen, chosen) {
  const page = await app.firstWindow();
  const place = await placeFor(app, chosen.out);
  await play(page, place, chosen).catch((error) => {
    if (!page.isClosed()) throw error;
    throw new SetupFailure('the demo', 'its window was closed.', 'Start it again, and only watch.');
  });
  console.log(`\nThe evening is over. Its campaign can be opened and played on:\n  ${place}.turnkeeper`);
  if (chosen.out !== undefined) console.log(`Its exports and a picture of every step stand beside it.`);
  if (offScreen) return;
  console.log('The window stays open for you. Close it to end the demo.');
  await app.waitForEvent('close', { timeout: 0 });
}

async function demo() {
  const chosen = choices();
  const offScreen = !hasDisplay();
  const runtime = await ensureSetup();
  if (offScreen)
    console.log('There is no screen here: the demo plays on a virtual one (Xvfb), which nobody sees.');
  const profile = mkdtempSync(join(tmpdir(), 'turnkeeper-demo-'));
  process.once('exit', () => rmSync(profile, { recursive: true, force: true }));
  const app = await launch(runtime, offScreen, profile);
  try {
    await show(app, offScreen, chosen);
  } finally {
    await app.close();
  }
}

await demo().catch(exitWithFailure);
process.exit();
