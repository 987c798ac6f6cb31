/** Packages Turnkeeper into dist/. `--smoke` makes the folder alone, and a copy of it that tests may drive. */
import './setup/require-node.mjs';
import { createHash } from 'node:crypto';
import { chmod, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './electron-runtime.mjs';
import { allowInspector, RELEASE_FUSES } from './packaging/fuses.mjs';
import { distFolder, releaseFolder, smokeExecutable, smokeFolder } from './packaging/places.mjs';
import { ensureSetup } from './setup.mjs';
import { exitWithFailure, step } from './setup/step.mjs';

/** @import { Runtime } from './electron-runtime.mjs' */

const ARTEFACT = /\.(tar\.gz|deb|AppImage|exe|dmg)$/;

/** Replaces the tools that electron-builder would fetch from a server that is out of reach here. */
async function useLocalTools() {
  const sevenZip = join(projectRoot, 'node_modules/7zip-bin/linux', process.arch, '7za');
  if (existsSync(sevenZip)) {
    await chmod(sevenZip, 0o755);
    process.env['ELECTRON_BUILDER_7ZIP_PATH'] = sevenZip;
  }
  process.env['CUSTOM_FPM_PATH'] = join(projectRoot, 'scripts/packaging/fpm-dpkg.mjs');
  process.env['ELECTRON_BUILDER_COMPRESSION_LEVEL'] ??= '1';
}

/** undefined leaves the targets to electron-builder.yml. @param {Runtime} runtime @param {boolean} smoke */
function targetNames(runtime, smoke) {
  if (smoke) return ['dir'];
  return runtime.kind === 'fallback' ? ['tar.gz', 'deb'] : undefined;
}

/** @param {Runtime} runtime @param {boolean} smoke */
async function buildPackages(runtime, smoke) {
  const { build, Platform } = await import('electron-builder');
  await rm(distFolder, { recursive: true, force: true });
  await build({
    projectDir: projectRoot,
    targets: Platform.current().createTarget(targetNames(runtime, smoke)),
    config: { electronDist: runtime.dist, electronVersion: runtime.version, electronFuses: RELEASE_FUSES },
  });
}

/** The same files with one fuse flipped: Playwright drives Electron through the inspector. */
async function makeSmokeCopy() {
  await cp(releaseFolder, smokeFolder, { recursive: true, verbatimSymlinks: true });
  await allowInspector(smokeExecutable);
}

async function writeChecksums() {
  const names = (await readdir(distFolder)).filter((name) => ARTEFACT.test(name)).sort();
  const lines = names.map(async (name) => {
    const digest = createHash('sha256')
      .update(await readFile(join(distFolder, name)))
      .digest('hex');
    return `${digest}  ${name}\n`;
  });
  await writeFile(join(distFolder, 'SHA256SUMS'), (await Promise.all(lines)).join(''));
  for (const name of names) console.log(`  dist/${name}`);
}

async function packageTurnkeeper() {
  const smoke = process.argv.includes('--smoke');
  const runtime = await ensureSetup();
  if (runtime.kind === 'fallback') {
    await useLocalTools();
    console.log(
      `This package holds Electron ${runtime.version}, which is out of support: for trying out, not for release.\n` +
        'Package where Electron can fetch its own binary to make a release (and the AppImage).',
    );
  }
  await step('package', () => buildPackages(runtime, smoke));
  if (smoke) await step('copy for the packaged tests', makeSmokeCopy);
  else await writeChecksums();
}

await packageTurnkeeper().catch(exitWithFailure);
