/**
 * Measures the program against floors of the same run and prints ratios. It fails nothing by the clock.
 * `npm run bench -- starts` measures starts and memory only, `-- turns` a turn. `-- rules`, `-- content` of the starter
 * content, `-- rewind` of looking back and `-- views` of what main takes to answer need nothing but the dependencies;
 * `-- combat` measures a fight of sixty, in main and from key to repaint, and rehearsals; `-- travel` the road and a map
 * of 100,000 hexes, in main and in the window; `-- prep` the bestiary, tables, stocking, Tonight and a campaign with
 * 10,000 creatures of its own from one pack, in main.
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
        // Pieces that entries share stand beside the workers too, which are looked for beside whoever starts them.
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
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

/**
 * Measures the program itself, on a display.
 * @param {string} executable the Electron of this machine
 * @param {(program: { executable: string, switches: readonly string[], root: string }) => Promise<void>} measure
 */
async function onDisplay(executable, measure) {
  const display = hasDisplay() ? undefined : await startVirtualDisplay();
  Object.assign(process.env, display?.env);
  try {
    await measure({ executable, switches: electronSwitches({ offScreen: true }), root: projectRoot });
  } finally {
    display?.stop();
  }
}

/** @param {'starts' | 'turns'} [only] */
async function measureProgram(only) {
  const { executable } = await ensureSetup({ offScreen: !hasDisplay() });
  await bundle({
    bench: 'test/bench/bench.ts',
    'integrity-worker': 'src-main/db/backups/integrity-worker.ts',
    'export-worker': 'src-main/exports/export-worker.ts',
  });
  const { bench } = await import(pathToFileURL(join(outDir, 'bench.js')).href);
  await onDisplay(executable, (program) => bench(program, only));
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

async function measureTravel() {
  const { executable } = await ensureSetup({ offScreen: !hasDisplay() });
  await bundle({
    travel: 'test/bench/travel/in-main.ts',
    'travel-window': 'test/bench/travel/in-window.ts',
    'integrity-worker': 'src-main/db/backups/integrity-worker.ts',
  });
  const { travelBench } = await import(pathToFileURL(join(outDir, 'travel.js')).href);
  await travelBench();
  const { travelWindowBench } = await import(pathToFileURL(join(outDir, 'travel-window.js')).href);
  await onDisplay(executable, travelWindowBench);
}

async function measureCombat() {
  const { executable } = await ensureSetup({ offScreen: !hasDisplay() });
  await bundle({
    fights: 'test/bench/combat/fights.ts',
    'fight-keys': 'test/bench/combat/keys.ts',
    rehearsal: 'test/bench/combat/rehearsal.ts',
    'integrity-worker': 'src-main/db/backups/integrity-worker.ts',
    'rehearsal-worker': 'src-main/rehearsal/rehearsal-worker.ts',
  });
  const { fightsBench } = await import(pathToFileURL(join(outDir, 'fights.js')).href);
  await fightsBench();
  const { fightKeysBench } = await import(pathToFileURL(join(outDir, 'fight-keys.js')).href);
  await onDisplay(executable, fightKeysBench);
  const { rehearsalBench } = await import(pathToFileURL(join(outDir, 'rehearsal.js')).href);
  await rehearsalBench(join(outDir, 'rehearsal-worker.js'));
}

async function measurePrep() {
  await bundle({
    prep: 'test/bench/prep.ts',
    tables: 'test/bench/tables.ts',
    tonight: 'test/bench/tonight.ts',
    'wide-prep': 'test/bench/wide-prep.ts',
    'import-worker': 'src-main/areas/import/import-worker.ts',
  });
  const { prepBench } = await import(pathToFileURL(join(outDir, 'prep.js')).href);
  await prepBench();
  const { tablesBench } = await import(pathToFileURL(join(outDir, 'tables.js')).href);
  await tablesBench();
  const { tonightBench } = await import(pathToFileURL(join(outDir, 'tonight.js')).href);
  await tonightBench();
  const { widePrepBench } = await import(pathToFileURL(join(outDir, 'wide-prep.js')).href);
  await widePrepBench(join(outDir, 'import-worker.js'));
}

/** What the whole bench measures after the program itself. */
const beside = {
  rules: measureRules,
  content: measureContent,
  rewind: measureRewind,
  views: measureViews,
  combat: measureCombat,
  travel: measureTravel,
  prep: measurePrep,
};
const parts = {
  starts: () => measureProgram('starts'),
  turns: () => measureProgram('turns'),
  ...beside,
};

async function measure() {
  const [only] = process.argv.slice(2);
  const named = Object.entries(parts).find(([name]) => name === only);
  if (only !== undefined && named === undefined)
    throw new Error(`There is no bench called ${only}; there are ${Object.keys(parts).join(' and ')}.`);
  try {
    for (const part of named === undefined ? [measureProgram, ...Object.values(beside)] : [named[1]])
      await part();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

measure().catch(exitWithFailure);
