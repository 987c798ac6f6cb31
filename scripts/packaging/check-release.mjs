/** Checks that the packaged release is locked: its fuses, its content, and that it refuses an inspector. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { electronSwitches } from '../electron-runtime.mjs';
import { startVirtualDisplay } from '../setup/display.mjs';
import { exitWithFailure } from '../setup/step.mjs';
import { fusesAmiss } from './fuses.mjs';
import { releaseExecutable, releaseResources, smokeExecutable } from './places.mjs';

const START_LIMIT_MS = 30_000;
const INSPECTOR = 'Debugger listening on';
/** Chromium's own switch answers once the browser process is up, long after Node would have opened its inspector. */
const BROWSER_IS_UP = 'DevTools listening on';
const ALLOWED_IN_ARCHIVE = /^\/(out|package\.json|node_modules(\/better-sqlite3)?)(\/|$)/;

/** Starts an executable with the inspector asked for; tells whether it opened one before it was up or ended. */
async function opensInspector(/** @type {string} */ executable) {
  const userData = await mkdtemp(join(tmpdir(), 'turnkeeper-release-'));
  const app = spawn(
    executable,
    ['--inspect=127.0.0.1:0', '--remote-debugging-port=0', ...electronSwitches(), '--disable-gpu'],
    {
      env: { ...process.env, TURNKEEPER_USER_DATA: userData, TURNKEEPER_E2E: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise((settle) => app.once('close', settle));
  let errors = '';
  /** @type {Promise<void>} */
  const up = new Promise((settle, refuse) => {
    const timer = setTimeout(
      () => refuse(new Error(`${executable} did not start\n${errors}`)),
      START_LIMIT_MS,
    );
    app.once('error', refuse);
    app.once('close', () => settle());
    app.stderr.on('data', (chunk) => {
      errors += chunk;
      if (errors.includes(BROWSER_IS_UP)) settle();
    });
    void ended.finally(() => clearTimeout(timer));
  });
  try {
    await up;
  } finally {
    app.kill('SIGKILL');
    await ended;
    await rm(userData, { recursive: true, force: true });
  }
  return errors.includes(INSPECTOR);
}

async function strangersInArchive() {
  const { listPackage } = await import('@electron/asar');
  return listPackage(join(releaseResources, 'app.asar'), { isPack: false }).filter(
    (name) => !ALLOWED_IN_ARCHIVE.test(name) || name.endsWith('.map'),
  );
}

async function faults() {
  const found = (await fusesAmiss(releaseExecutable)).map((name) => `fuse ${name} is not as in a release`);
  if (existsSync(join(releaseResources, 'default_app.asar'))) found.push('default_app.asar is still there');
  found.push(...(await strangersInArchive()).map((name) => `${name} does not belong in the archive`));
  if (await opensInspector(releaseExecutable)) found.push('the release opens an inspector');
  // Without this the line before would also pass where the inspector's message has changed.
  if (!(await opensInspector(smokeExecutable))) found.push('the copy for tests opens no inspector');
  return found;
}

async function checkRelease() {
  if (process.platform === 'linux') Object.assign(process.env, (await startVirtualDisplay()).env);
  const found = await faults();
  for (const fault of found) console.error(fault);
  if (found.length === 0)
    console.log('The release is locked: fuses, archive and inspector are as they should be.');
  process.exitCode = found.length === 0 ? 0 : 1;
}

await checkRelease().catch(exitWithFailure);
