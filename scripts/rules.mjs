/** The rules console: bundles it if the sources have changed, then runs it. See src-main/rules-console/arguments.ts. */
import './setup/require-node.mjs';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './electron-runtime.mjs';
import { sourcesFingerprint } from './setup/sources.mjs';

const CACHE = join(projectRoot, 'node_modules/.cache/rules-console');
const SOURCES = [
  'shared/rules',
  'shared/dice',
  'shared/errors.ts',
  'src-main/rules-console',
  'src-main/dice',
  'scripts/build.mjs',
  'scripts/reference',
  'package-lock.json',
];
const UNUSED_AFTER_MS = 24 * 60 * 60_000;

/** Bundles of older sources, once nothing can be running from them any more. @param {string} except */
async function clearOld(except) {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name);
    const age = Date.now() - (await stat(path)).mtimeMs;
    if (path !== except && age > UNUSED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Bundles into a folder of its own and puts that in place whole, so that consoles started together do not meet. */
async function bundle(/** @type {string} */ target) {
  const [{ build }, { consoleConfig }] = await Promise.all([import('vite'), import('./build.mjs')]);
  await mkdir(CACHE, { recursive: true });
  const half = await mkdtemp(join(CACHE, 'half-'));
  try {
    await build({ ...(await consoleConfig(relative(projectRoot, half))), logLevel: 'error' });
    await rename(half, target);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  await clearOld(target);
}

async function start() {
  const fingerprint = await sourcesFingerprint(projectRoot, SOURCES);
  const target = join(CACHE, fingerprint.slice(0, 16));
  const entry = join(target, 'console.mjs');
  if (!existsSync(entry)) await bundle(target);
  await import(pathToFileURL(entry).href);
}

await start().catch((error) => {
  const missing = error.code === 'ERR_MODULE_NOT_FOUND';
  console.error(
    missing
      ? 'The dependencies are not installed. Run npm ci, then the same command again.'
      : `The rules console could not be built: ${error.message}`,
  );
  process.exitCode = 1;
});
