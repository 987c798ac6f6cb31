// @ts-nocheck
/** The rules with what tries them, each bundled once as the text of a function of the tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TABLES = /shared\/rules\/([^/]+)\/tables\.json$/;
const ENTRY = 'virtual:mutation-entry';
const collector = fileURLToPath(new URL('./collector.mjs', import.meta.url));

const tablesAsArgument = {
  name: 'tables-as-argument',
  enforce: 'pre',
  load(id) {
    const system = TABLES.exec(id)?.[1];
    if (!system) return undefined;
    return { code: `export default tables[${JSON.stringify(system)}];`, moduleType: 'js' };
  },
};

const collectorAsRunner = {
  name: 'collector-as-runner',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'vitest' && importer !== collector ? collector : undefined),
};

const entry = (code) => ({
  name: 'mutation-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) => (id === `\0${ENTRY}` ? code : undefined),
});

async function bundled(root, code) {
  const { build } = await import('vite');
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [tablesAsArgument, collectorAsRunner, entry(code)],
    ssr: { noExternal: true, external: ['fast-check', 'vitest'] },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: false,
      rollupOptions: { input: ENTRY, output: { format: 'cjs' } },
    },
  });
  return output[0].code;
}

const everyFrom = (root, paths) =>
  paths.map((path) => `import ${JSON.stringify(join(root, path))};`).join('\n');

/**
 * The tests that speak of a system's own files; not those of the starter content, which read all of it on loading,
 * and each figure loads them anew.
 */
const testsOf = (root, system) =>
  readdirSync(join(root, 'test/unit'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('test/unit', name))
    .filter((path) => !path.includes(join('unit', 'content')))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes(`rules/${system}/`));

/** A system's operations alone, and what tries them: the less is loaded anew for each figure, the better. */
const vectorsOf = (root, system) =>
  [
    `export * from ${JSON.stringify(join(root, 'test/mutation/vectors.ts'))};`,
    `export { operations } from ${JSON.stringify(join(root, 'shared/rules', system, 'operations.ts'))};`,
  ].join('\n');

export async function bundles(root, systems) {
  const tests = {};
  const vectors = {};
  for (const system of systems) {
    const code = `${everyFrom(root, testsOf(root, system))}\nexport { collected } from ${JSON.stringify(collector)};`;
    tests[system] = await bundled(root, code);
    vectors[system] = await bundled(root, vectorsOf(root, system));
  }
  return { vectors, tests };
}
