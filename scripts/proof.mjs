/** The whole proof: set-up, then every stage; ends with `N passed, N failed`. `--only unit,db` runs some stages. */
import './setup/require-node.mjs';
import { mkdir } from 'node:fs/promises';
import { findRuntime } from './electron-runtime.mjs';
import { ensureSetup } from './setup.mjs';
import { tail } from './setup/run-program.mjs';
import { sandboxObstacle } from './setup/sandbox.mjs';
import { seconds, SetupFailure } from './setup/step.mjs';
import { resultsFolder, STAGES } from './proof/stages.mjs';
import { summaryLine, tally, tallyStatus } from './proof/tally.mjs';

const FAILURE_LINES = 120;

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

function report(result, took) {
  const mark = result.failed === 0 ? 'ok' : 'FAILED';
  console.log(`   ${mark}: ${result.passed} passed, ${result.failed} failed, ${seconds(took)}`);
  for (const remark of result.remarks) console.log(`   ${remark}`);
  if (result.failed > 0 && result.output) console.log(tail(result.output, FAILURE_LINES));
}

async function timed(run) {
  const started = Date.now();
  const result = await run().catch((error) => ({ ...tally(0, 1), output: error.stack }));
  return { result, took: Date.now() - started };
}

/** One stage in its turn; `begun` is what already runs of it. */
async function runStage({ name, run, needs = [] }, results, begun) {
  console.log(`\n== ${name}`);
  const broken = needs.filter((need) => results.get(need)?.failed > 0);
  const { result, took } =
    broken.length > 0
      ? { result: tally(0, 1, [`not run, because ${broken.join(' and ')} failed`]), took: 0 }
      : await (begun ?? timed(run));
  report(result, took);
  return result;
}

async function install() {
  console.log('== install');
  try {
    const runtime = await ensureSetup({ build: false, offScreen: true });
    const obstacle = await sandboxObstacle(runtime.dist);
    if (obstacle) console.log(obstacle);
    return tallyStatus(0);
  } catch (error) {
    const told =
      error instanceof SetupFailure ? `${error.message}\nWhat to do: ${error.remedy}` : error.stack;
    console.log(told);
    return tallyStatus(1);
  }
}

async function prove() {
  const started = Date.now();
  const stages = chosenStages();
  const results = new Map([['install', await install()]]);
  await mkdir(resultsFolder, { recursive: true });
  const ready = results.get('install').failed === 0 && findRuntime() !== undefined;
  const runnable = ready ? stages : [];
  const early = new Map(runnable.filter(({ beside }) => beside).map(({ name, run }) => [name, timed(run)]));
  for (const stage of runnable)
    results.set(stage.name, await runStage(stage, results, early.get(stage.name)));
  if (!ready) console.log('\nNothing else can run before the set-up is complete.');
  const failed = [...results].filter(([, result]) => result.failed > 0).map(([name]) => name);
  console.log(
    `\nProof took ${seconds(Date.now() - started)}.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`,
  );
  console.log(summaryLine([...results.values()]));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

await prove();
