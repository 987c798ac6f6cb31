/**
 * Measures the program against floors of the same run and prints ratios. It fails nothing by the clock.
 * `npm run bench -- rules` measures the rules only, `-- content` the starter content, `-- rewind` looking back and
 * `-- views` what main takes to answer, which need nothing but the dependencies.
 */
import './setup/require-node.mjs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { electronSwitches, projectRoot } from './electron-runtime.mjs';
import { ensureSetup } from './setup.mjs';
import { hasDisplay, startVirtualDisplay } from './setup/display.mjs';
import { exitWithFailure } from './setup/step.mjs';

const outDir = join(projectRoot, 'out/bench');

/** The bench is TypeScript over the program's own sources: bundled once, beside the workers it starts. */
async function bundle(/** @type {Record<string, string>} */ entry) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['better-sqlite3', '@playwright/test'] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(
          Object.entries(entry).map(([name, path]) => [name, join(projectRoot, path)]),
        ),
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  });
}

async function measureRules() {
  await bundle({ rules: 'test/bench/rules.ts' });
  const { rulesBench } = await import(pathToFileURL(join(outDir, 'rules.js')).href);
  rulesBench(projectRoot);
}

async function measureContent() {
  await bundle({ content: 'test/bench/content.ts', 'content-opening': 'test/bench/content-opening.ts' });
  const { contentBench } = await import(pathToFileURL(join(outDir, 'content.js')).href);
  await contentBench(projectRoot, join(outDir, 'content-opening.js'));
}

async function measureProgram() {
  const { executable } = await ensureSetup({ offScreen: !hasDisplay() });
  await bundle({
    bench: 'test/bench/bench.ts',
    'integrity-worker': 'src-main/db/backups/integrity-worker.ts',
    'export-worker': 'src-main/exports/export-worker.ts',
  });
  const display = hasDisplay() ? undefined : await startVirtualDisplay();
  Object.assign(process.env, display?.env);
  try {
    const { bench } = await import(pathToFileURL(join(outDir, 'bench.js')).href);
    await bench({ executable, switches: electronSwitches({ offScreen: true }), root: projectRoot });
  } finally {
    display?.stop();
  }
}

async function measureRewind() {
  await bundle({ rewind: 'test/bench/rewind.ts' });
  const { rewindBench } = await import(pathToFileURL(join(outDir, 'rewind.js')).href);
  await rewindBench();
}

async function measureViews() {
  await bundle({
    views: 'test/bench/views.ts',
    'integrity-worker': 'src-main/db/backups/integrity-worker.ts',
  });
  const { viewsBench } = await import(pathToFileURL(join(outDir, 'views.js')).href);
  await viewsBench();
}

const parts = { rules: measureRules, content: measureContent, rewind: measureRewind, views: measureViews };

async function measure() {
  const [only] = process.argv.slice(2);
  if (only !== undefined && !Object.hasOwn(parts, only))
    throw new Error(`There is no bench called ${only}; there are ${Object.keys(parts).join(' and ')}.`);
  try {
    if (only === undefined) await measureProgram();
    for (const [name, part] of Object.entries(parts)) if ((only ?? name) === name) await part();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

measure().catch(exitWithFailure);
