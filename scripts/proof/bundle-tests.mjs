/**
 * Bundles the tests of projects with what they try into plain modules, which Node loads by itself. Those of the runner
 * answer every name through a getter and are fetched one by one: what computes much took nearly twice as long, and each
 * test of the windows waited seconds for its components. `node scripts/proof/bundle-tests.mjs unit renderer`
 */
import { readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { projectRoot } from '../electron-runtime.mjs';
import { rulesReference } from '../reference/plugin.mjs';
import { bundledFolder, modulesFolder } from './bundled-paths.mjs';

/** @import { InlineConfig, Plugin } from 'vite' */

/** What a module knows of its own place stays true of its source. @type {Plugin} */
const placesOfSources = {
  name: 'places-of-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(shared|src-main|src-renderer|test)\/.*\.ts$/, code: 'import.meta.' },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.filename', JSON.stringify(id))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
};

/** What is tried in the main process takes its packages as they are installed. @type {InlineConfig} */
const inNode = { build: { ssr: true } };

/** What is tried in a window is built as for one, with its packages; only the runner's own are not to be had twice. @type {InlineConfig} */
const inWindow = {
  plugins: [rulesReference(projectRoot), svelte({ configFile: false, compilerOptions: { dev: true } })],
  resolve: { conditions: ['browser', 'svelte', 'development', 'module', 'import', 'default'] },
  build: {
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: { platform: 'node', external: [/^node:/, ...builtinModules, 'fast-check', 'vitest'] },
  },
};

/** @param {string} project */
const testsOf = (project) =>
  readdirSync(join(projectRoot, 'test', project), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length));

/**
 * For each test a file that the runner takes for it: it loads the module, which the runner leaves as it is.
 * @param {string} folder @param {string} test
 */
async function standIn(folder, test) {
  const file = join(folder, `${test}.js`);
  const target = relative(dirname(file), join(folder, modulesFolder, `${test}.js`));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `import ${JSON.stringify(target.startsWith('.') ? target : `./${target}`)};\n`);
}

/** @param {string} project */
async function bundle(project) {
  const folder = bundledFolder(projectRoot, project);
  await rm(folder, { recursive: true, force: true });
  const tests = testsOf(project);
  const [setup, { build: options, ...rest }] =
    project === 'renderer' ? ['test/renderer/setup.ts', inWindow] : ['test/fixtures/seed.ts', inNode];
  await build({
    root: projectRoot,
    configFile: false,
    mode: 'test',
    logLevel: 'error',
    publicDir: false,
    ...rest,
    plugins: [placesOfSources, ...(rest.plugins ?? [])],
    build: {
      ...options,
      outDir: join(folder, modulesFolder),
      target: 'node20',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        ...options?.rolldownOptions,
        input: {
          setup: join(projectRoot, setup),
          ...Object.fromEntries(
            tests.map((test) => [test, join(projectRoot, 'test', project, `${test}.ts`)]),
          ),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  await Promise.all(tests.map((test) => standIn(folder, test)));
}

for (const project of process.argv.slice(2)) await bundle(project);
