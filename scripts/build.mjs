import './setup/require-node.mjs';
import { existsSync } from 'node:fs';
import { writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './electron-runtime.mjs';
import { rulesReference } from './reference/plugin.mjs';
import { runsDirectly } from './setup/runs-directly.mjs';
import { sourcesFingerprint, STAMP } from './setup/sources.mjs';
import { exitWithFailure, step } from './setup/step.mjs';

/**
 * @import { InlineConfig, LibraryFormats } from 'vite'
 * @typedef {{ entry: string | Record<string, string>, outDir: string, external: (string | RegExp)[] }} Bundle
 * @typedef {{ format: LibraryFormats, file: (name: string) => string }} Form
 */

const NODE_TARGET = 'node20';
const RENDERER_TARGET = 'chrome130';
const WORKERS = {
  'integrity-worker': 'src-main/db/backups/integrity-worker.ts',
  'rescue-worker': 'src-main/db/rescue/rescue-worker.ts',
  'export-worker': 'src-main/exports/export-worker.ts',
  'lines-worker': 'src-main/db/lines/lines-worker.ts',
  'import-worker': 'src-main/areas/import/import-worker.ts',
  'rehearsal-worker': 'src-main/rehearsal/rehearsal-worker.ts',
  'plan-worker': 'src-main/areas/travel/plan/worker/plan-worker.ts',
};

/** @type {InlineConfig} */
const common = { configFile: false, root: projectRoot, logLevel: 'warn' };

/**
 * What all bundles for Node share: one ES or CommonJS file per entry, nothing minified, everything but natives inside.
 * @param {Bundle & Form} bundle @returns {Promise<InlineConfig>}
 */
async function nodeBundle({ entry, format, file, outDir, external }) {
  return {
    ...common,
    publicDir: false,
    resolve: { conditions: ['node', 'module', 'import', 'default'] },
    build: {
      target: NODE_TARGET,
      outDir: join(projectRoot, outDir),
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      lib: { entry, formats: [format], fileName: (_format, name) => file(name) },
      rolldownOptions: { platform: 'node', external },
    },
  };
}

export async function mainConfig() {
  const { builtinModules } = await import('node:module');
  const workers = Object.entries(WORKERS).filter(([, path]) => existsSync(join(projectRoot, path)));
  const entry = { index: 'src-main/index.ts', ...Object.fromEntries(workers) };
  return nodeBundle({
    entry: Object.fromEntries(Object.entries(entry).map(([name, path]) => [name, join(projectRoot, path)])),
    format: 'es',
    file: (name) => `${name}.js`,
    outDir: 'out/main',
    external: ['electron', 'better-sqlite3', /^node:/, ...builtinModules],
  });
}

/** A sandboxed preload is a single CommonJS file that may require `electron` alone. */
export async function preloadConfig() {
  return nodeBundle({
    entry: join(projectRoot, 'src-main/preload.ts'),
    format: 'cjs',
    file: () => 'index.cjs',
    outDir: 'out/preload',
    external: ['electron'],
  });
}

/** The rules console: the same rules and reference as the program's, run by Node. It is no part of the program. */
export async function consoleConfig(/** @type {string} */ outDir) {
  const { builtinModules } = await import('node:module');
  const config = await nodeBundle({
    entry: { console: join(projectRoot, 'src-main/rules-console/main.ts') },
    format: 'es',
    file: (name) => `${name}.mjs`,
    outDir,
    external: [/^node:/, ...builtinModules],
  });
  const rolldownOptions = { ...config.build?.rolldownOptions, output: { chunkFileNames: '[name].mjs' } };
  return {
    ...config,
    build: { ...config.build, rolldownOptions, sourcemap: false },
    plugins: [rulesReference(projectRoot)],
  };
}

export async function rendererConfig() {
  const { svelte } = await import('@sveltejs/vite-plugin-svelte');
  return {
    ...common,
    root: join(projectRoot, 'src-renderer'),
    base: './',
    plugins: [rulesReference(projectRoot), svelte({ configFile: false })],
    build: {
      target: RENDERER_TARGET,
      outDir: join(projectRoot, 'out/renderer'),
      emptyOutDir: true,
      sourcemap: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
    },
  };
}

/** Builds main, preload and renderer into out/. The stamp comes last, so a build cut off in the middle does not count. */
export async function buildAll() {
  const { build } = await import('vite');
  const fingerprint = await sourcesFingerprint(projectRoot);
  await rm(join(projectRoot, STAMP), { force: true });
  const configs = await Promise.all([mainConfig(), preloadConfig(), rendererConfig()]);
  await Promise.all(configs.map((config) => build(config)));
  await writeFile(join(projectRoot, STAMP), fingerprint);
}

/** The build as a step of set-up: name, work and remedy. @type {[string, () => Promise<void>, string]} */
export const BUILD_STEP = [
  'build',
  buildAll,
  'Mend the source named above, then run the same command again.',
];

if (runsDirectly(import.meta)) await step(...BUILD_STEP).catch(exitWithFailure);
