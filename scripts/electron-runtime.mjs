/** Which Electron runs Turnkeeper here, and with which switches. Reads only; scripts/setup.mjs provides it. */
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackFolder, fallbackPresent, FALLBACK_VERSION } from './setup/fallback-runtime.mjs';

/** The folder of the checkout. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

const SMALL_SHARED_MEMORY = 256 * 1024 * 1024;
const own = join(projectRoot, 'node_modules/electron');

/** @param {string} dist */
const versionIn = (dist) => readFileSync(join(dist, 'version'), 'utf8').trim().replace(/^v/, '');

/**
 * `dist` is the folder that holds the unpacked Electron.
 * @typedef {{ kind: 'override' | 'own' | 'fallback', dist: string, executable: string, version: string }} Runtime
 */

/** @returns {Runtime | undefined} */
function overridden() {
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (!dist) return undefined;
  /** @type {Partial<Record<NodeJS.Platform, string>>} */
  const names = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
  return {
    kind: 'override',
    dist,
    executable: join(dist, names[process.platform] ?? 'electron'),
    version: versionIn(dist),
  };
}

/** @returns {Runtime | undefined} */
function ownDownload() {
  const pathFile = join(own, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const dist = join(own, 'dist');
  const executable = join(dist, readFileSync(pathFile, 'utf8'));
  return existsSync(executable) ? { kind: 'own', dist, executable, version: versionIn(dist) } : undefined;
}

/** @returns {Runtime | undefined} */
function fallback() {
  if (!fallbackPresent()) return undefined;
  const dist = fallbackFolder();
  return { kind: 'fallback', dist, executable: join(dist, 'electron'), version: FALLBACK_VERSION };
}

/**
 * The Electron on this machine: ELECTRON_OVERRIDE_DIST_PATH, else the electron package's own download, else the one
 * made from the registry. TURNKEEPER_RUNTIME=own or =fallback forces one. Undefined when there is none yet.
 */
export function findRuntime() {
  const wanted = process.env['TURNKEEPER_RUNTIME'];
  if (wanted === 'own') return ownDownload();
  if (wanted === 'fallback') return fallback();
  return overridden() ?? ownDownload() ?? fallback();
}

/** The executable that tests start: TURNKEEPER_ELECTRON, else the runtime found here. */
export function electronExecutable() {
  const executable = process.env['TURNKEEPER_ELECTRON'] ?? findRuntime()?.executable;
  if (!executable) throw new Error('There is no Electron here yet: run `node scripts/setup.mjs` first.');
  return executable;
}

function sharedMemoryIsSmall() {
  if (process.platform !== 'linux') return false;
  if (!existsSync('/dev/shm')) return true;
  const { blocks, bsize } = statfsSync('/dev/shm');
  return blocks * bsize < SMALL_SHARED_MEMORY;
}

/**
 * Switches for this machine; they go before the app's path. The Chromium sandbox stays on
 * unless the user is root, with whom Chromium refuses to start it.
 */
export function electronSwitches({ offScreen = false } = {}) {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...(offScreen ? ['--disable-gpu', '--log-level=3'] : []),
    ...(sharedMemoryIsSmall() ? ['--disable-dev-shm-usage'] : []),
  ];
}

/**
 * What `_electron.launch` needs. TURNKEEPER_APP names a packaged executable to test;
 * without it the built checkout runs on the bare Electron.
 * @param {string[]} [extraArguments]
 */
export function launchTarget(extraArguments = []) {
  const switches = electronSwitches({ offScreen: true });
  const packaged = process.env['TURNKEEPER_APP'];
  return packaged && packaged !== projectRoot
    ? { executablePath: packaged, args: [...switches, ...extraArguments] }
    : { executablePath: electronExecutable(), args: [...switches, projectRoot, ...extraArguments] };
}
