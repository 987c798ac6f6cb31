import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { electronExecutable, projectRoot } from '../electron-runtime.mjs';
import { tryProgram } from '../setup/run-program.mjs';
import { bundledFolder } from './bundled-paths.mjs';
import { scratchSpace } from './scratch.mjs';
import { testsOfPlaywright, testsOfVitest } from './told-tests.mjs';
import { tally, tallyPlaywright, tallyStatus, tallyVitest } from './tally.mjs';

/**
 * @import { TimedTest } from './told-tests.mjs'
 * @import { Tally } from './tally.mjs'
 * @typedef {Tally & { output?: string, tests?: TimedTest[] }} Result
 * @typedef {{ name: string, run: () => Promise<Result>, needs?: string[], cores?: number }} Stage
 * @typedef {[keyof typeof TOOLS, ...string[]]} Command
 */

/** Limits in minutes are for what hangs: a busy machine takes three times as long as a quiet one. */
const MINUTE = 60_000;
const plain = { ...process.env, NO_COLOR: '1', ...scratchSpace() };

/** The programs of node_modules, run by this very Node. */
const TOOLS = {
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'eslint/bin/eslint.js',
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  'svelte-check': 'svelte-check/bin/svelte-check',
  tsc: '@typescript/native/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/**
 * Linting makes so many short-lived objects that a quarter of its time went into clearing them away.
 * @type {Partial<Record<keyof typeof TOOLS, string[]>>}
 */
const NODE_FLAGS = { eslint: ['--max-semi-space-size=64'] };

export const resultsFolder = join(projectRoot, 'test-results');

/** @param {Command} command @param {number} limitMinutes @param {Record<string, string>} env */
function runTool([tool, ...args], limitMinutes, env = {}) {
  const program = join(projectRoot, 'node_modules', TOOLS[tool]);
  return tryProgram(process.execPath, [...(NODE_FLAGS[tool] ?? []), program, ...args], {
    cwd: projectRoot,
    env: { ...plain, ...env },
    timeoutMs: limitMinutes * MINUTE,
  });
}

/** @param {number} limitMinutes @param {string[]} command @param {Record<string, string>} env */
const runScript = (limitMinutes, command, env = {}) =>
  tryProgram(process.execPath, command, {
    cwd: projectRoot,
    env: { ...plain, ...env },
    timeoutMs: limitMinutes * MINUTE,
  });

/**
 * Runs tools one after the other, each counting as one check.
 * @type {(...commands: Command[]) => () => Promise<Result>}
 */
const checks =
  (...commands) =>
  async () => {
    /** @type {Tally[]} */
    const tallies = [];
    let output = '';
    for (const command of commands) {
      const run = await runTool(command, 30);
      tallies.push(tallyStatus(run.code));
      if (run.code !== 0) output += `$ ${command.join(' ')}\n${run.output}`;
    }
    /** @param {'passed' | 'failed'} key */
    const sum = (key) => tallies.reduce((total, one) => total + one[key], 0);
    return { ...tally(sum('passed'), sum('failed')), output };
  };

/**
 * Bundles the tests of projects and runs them. The bundles, some hundred megabytes, are not kept.
 * @type {(name: string, projects?: string[]) => () => Promise<Result>}
 */
const vitest =
  (name, projects = [name]) =>
  async () => {
    const report = join(resultsFolder, `${name}.json`);
    await rm(report, { force: true });
    const bundled = await runScript(10, ['scripts/proof/bundle-tests.mjs', ...projects], {
      NODE_ENV: 'test',
    });
    if (bundled.code !== 0) return { ...tallyStatus(bundled.code), output: bundled.output };
    const selected = projects.flatMap((project) => ['--project', project]);
    const run = await runTool(
      [
        'vitest',
        ...['run', ...selected],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
      60,
      { TURNKEEPER_BUNDLED: 'yes' },
    );
    for (const project of projects) await rm(bundledFolder(projectRoot, project), { recursive: true });
    const tests = testsOfVitest(report, projectRoot);
    return { ...tallyVitest(report, run.code), tests, output: run.output };
  };

/** @param {string} project @param {Record<string, string>} env */
async function runPlaywright(project, env) {
  const report = join(resultsFolder, `${project}.json`);
  await rm(report, { force: true });
  const artefacts = join(resultsFolder, `${project}-artefacts`);
  const run = await runTool(['playwright', 'test', '--project', project, '--output', artefacts], 60, {
    PLAYWRIGHT_JSON: report,
    ...env,
  });
  return { ...tallyPlaywright(report, run.code), tests: testsOfPlaywright(report), output: run.output };
}

/**
 * Runs one of the project's own scripts, which counts as one check.
 * @type {(limitMinutes: number, ...command: string[]) => () => Promise<Result>}
 */
const script =
  (limitMinutes, ...command) =>
  async () => {
    const run = await runScript(limitMinutes, command);
    return { ...tallyStatus(run.code), output: run.output };
  };

const endToEnd = () =>
  runPlaywright('e2e', { TURNKEEPER_ELECTRON: electronExecutable(), TURNKEEPER_APP: projectRoot });

const packagedSmoke = async () => {
  const { smokeExecutable } = await import('../packaging/places.mjs');
  return runPlaywright('smoke', { TURNKEEPER_APP: smokeExecutable });
};

/** @type {(folder: string) => Command} */
const typeCheck = (folder) => ['tsc', '-p', `${folder}/tsconfig.json`];

/**
 * What the proof does, in order. `needs` names stages without which a stage makes no sense; `cores` is one if unsaid.
 * @type {Stage[]}
 */
export const STAGES = [
  { name: 'format', run: checks(['oxfmt', '--check', '.']) },
  {
    name: 'types',
    run: checks(...['shared', 'src-main', 'test', 'scripts', '.'].map(typeCheck), [
      'svelte-check',
      '--tsconfig',
      'src-renderer/tsconfig.json',
      '--fail-on-warnings',
    ]),
  },
  {
    name: 'layers',
    run: checks(
      ['depcruise', '--config', '.dependency-cruiser.cjs', 'shared', 'src-main', 'src-renderer', 'test'],
      ['knip'],
    ),
  },
  { name: 'reference', run: script(5, 'scripts/reference.mjs') },
  { name: 'conformance', run: vitest('conformance') },
  { name: 'lint', run: checks(['oxlint', '.'], ['eslint', '.']) },
  { name: 'unit', run: vitest('unit') },
  { name: 'ipc', run: vitest('ipc', ['ipc', 'faults']) },
  { name: 'db', run: vitest('db') },
  { name: 'components', run: vitest('components', ['renderer']) },
  {
    name: 'mutation',
    run: script(30, 'scripts/mutate-tables.mjs', '--sample', 'all'),
    needs: ['unit', 'conformance'],
  },
  { name: 'build', run: script(15, 'scripts/build.mjs') },
  { name: 'e2e', run: endToEnd, needs: ['build'], cores: 2 },
  { name: 'package', run: script(15, 'scripts/package.mjs', '--smoke'), needs: ['build'] },
  { name: 'smoke', run: packagedSmoke, needs: ['package'], cores: 2 },
  { name: 'release', run: script(10, 'scripts/packaging/check-release.mjs'), needs: ['package'] },
];
