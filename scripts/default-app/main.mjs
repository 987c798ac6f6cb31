/**
 * What a bare Electron runs: the app whose folder or file is the first argument that is no switch.
 * It must be an ES module and await the import: Electron holds `ready` back until an entry module has finished,
 * and privileged schemes can be registered only before that.
 */
import { app } from 'electron';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Electron has two methods for such a program, which its types do not name. */
const host = /** @type {Electron.App & Record<'setVersion' | 'setAppPath', (text: string) => void>} */ (app);
const target = resolve(process.argv.slice(1).find((argument) => !argument.startsWith('-')) ?? '.');

/** @param {string} folder */
function mainOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  host.setName(manifest.productName ?? manifest.name);
  if (manifest.version) host.setVersion(manifest.version);
  host.setAppPath(folder);
  return join(folder, manifest.main ?? 'index.js');
}

Object.assign(process, { defaultApp: true });
try {
  const main = statSync(target).isDirectory() ? mainOf(target) : target;
  await import(pathToFileURL(main).href);
} catch (error) {
  console.error(error);
  process.exit(1);
}
