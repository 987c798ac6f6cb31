import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * electron-builder's hook: a packaged Turnkeeper runs its own archive and nothing named on the command line.
 * @param {import('electron-builder').AfterPackContext} context
 */
export async function afterPack({ appOutDir, packager }) {
  await rm(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true });
}
