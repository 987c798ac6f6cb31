/** The whole proof: set-up, then every stage; ends with `N passed, N failed`. `--only unit,db` runs some stages. */
import './setup/require-node.mjs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { findRuntime } from './electron-runtime.mjs';
import { ensureSetup } from './setup.mjs';
import { tail } from './setup/run-program.mjs';
import { sandboxObstacle } from './setup/sandbox.mjs';
import { seconds, SetupFailure } from './setup/step.mjs';
import { inLanes } from './proof/lanes.mjs';
import { failures, slowest } from './proof/told-tests.mjs';
import { resultsFolder, STAGES } from './proof/stages.mjs';
import { summaryLine, tally, tallyStatus } from './proof/tally.mjs';

/**
 * @import { Result, Stage } from './proof/stages.mjs'
 * @typedef {{ name: string, result: Result, took: number }} Ran
 */

const FAILURE_LINES = 120;
const SLOWEST = 20;
/** The tests were seen to hold with two stages side by side. */
const MOST_LANES = 2;

function chosenStages() {
  const at = process.argv.indexOf('--only');
  if (at === -1) return STAGES;
  const names = (process.argv[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no stage ${unknown.join(', ')}. Stages: ${STAGES.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(1);
  }
  return STAGES.filter(({ name }) => names.includes(name));
}

/** What a runner prints of a test that passed hides what it prints of the one that did not. @param {string} output */
const withoutPasses = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n');

/** @param {Result} result @param {number} took */
function report(result, took) {
  const mark = result.failed === 0 ? 'ok' : 'FAILED';
  console.log(`   ${mark}: ${result.passed} passed, ${result.failed} failed, ${seconds(took)}`);
  for (const remark of result.remarks) console.log(`   ${remark}`);
  for (const line of failures(result.tests ?? [])) console.log(line);
  if (result.failed > 0 && result.output) console.log(tail(withoutPasses(result.output), FAILURE_LINES));
}

/** Runs a stage, unless one it needs has failed. @type {(stage: Stage, needed: Ran[]) => Promise<Ran>} */
async function timed({ name, run }, needed) {
  const broken = needed.filter(({ result }) => result.failed > 0).map((stage) => stage.name);
  const started = Date.now();
  const result =
    broken.length > 0
      ? tally(0, 1, [`not run, because ${broken.join(' and ')} failed`])
      : await run().catch((error) => ({ ...tally(0, 1), output: error.stack }));
  return { name, result, took: Date.now() - started };
}

async function install() {
  console.log('== install');
  try {
    const runtime = await ensureSetup({ build: false, offScreen: true });
    const obstacle = await sandboxObstacle(runtime.dist);
    if (obstacle) console.log(obstacle);
    return tallyStatus(0);
  } catch (/** @type {any} */ error) {
    const told =
      error instanceof SetupFailure ? `${error.message}\nWhat to do: ${error.remedy}` : error.stack;
    console.log(told);
    return tallyStatus(1);
  }
}

/** Where the time went: every stage that ran, longest first, and the slowest tests of all. @param {Ran[]} ran */
function reportTimes(ran) {
  console.log('\n== time');
  for (const { name, took } of ran.toSorted((a, b) => b.took - a.took)) {
    console.log(`${(took / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
  console.log(`\n== slowest ${SLOWEST} tests`);
  for (const line of slowest(
    ran.flatMap(({ result }) => result.tests ?? []),
    SLOWEST,
  ))
    console.log(line);
}

/** What failed is told once more at the end, where a reader looks and a log that is cut still reaches. @param {Ran[]} ran */
function reportFailures(ran) {
  const broken = ran.filter(({ result }) => result.failed > 0);
  if (broken.length === 0) return;
  console.log('\n== failed');
  for (const { name, result } of broken) {
    console.log([`   ${name}: ${result.failed} failed`, ...result.remarks].join('; '));
    for (const line of failures(result.tests ?? [])) console.log(line);
  }
}

async function prove() {
  const started = Date.now();
  const stages = chosenStages();
  const installed = await install();
  /** @type {Map<string, Result>} */
  const results = new Map([['install', installed]]);
  await mkdir(resultsFolder, { recursive: true });
  const ready = installed.failed === 0 && findRuntime() !== undefined;
  const cores = Math.min(availableParallelism(), MOST_LANES);
  /** @type {Ran[]} */
  const ran = [];
  for (const [name, ended] of inLanes(ready ? stages : [], cores, timed)) {
    console.log(`\n== ${name}`);
    const stage = await ended;
    report(stage.result, stage.took);
    results.set(name, stage.result);
    ran.push(stage);
  }
  if (ready) reportTimes(ran);
  reportFailures(ran);
  if (!ready) console.log('\nNothing else can run before the set-up is complete.');
  const failed = [...results].filter(([, result]) => result.failed > 0).map(([name]) => name);
  console.log(
    `\nProof took ${seconds(Date.now() - started)}.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`,
  );
  console.log(summaryLine([...results.values()]));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

await prove();
