/**
 * The attacks that the tests make in a small form, whole: one line of figures each. `npm run attack -- payloads,rows`
 * makes some of them, `--seed 7` those of a run that failed; seeds of failures are kept in test-results/failed-seeds.txt.
 */
import './setup/require-node.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { electronExecutable, projectRoot } from './electron-runtime.mjs';
import { scratchSpace } from './proof/scratch.mjs';
import { ensureSetup } from './setup.mjs';
import { tail, tryProgram } from './setup/run-program.mjs';
import { exitWithFailure, seconds, SetupFailure } from './setup/step.mjs';

const LIMIT_MS = 60 * 60_000;

/** @typedef {'vitest' | 'playwright'} Runner */
/** @type {Record<string, { runner: Runner, file: string }>} */
const ATTACKS = {
  payloads: { runner: 'vitest', file: 'test/ipc/bad-payloads.test.ts' },
  rows: { runner: 'vitest', file: 'test/ipc/amiss/hostile-rows.test.ts' },
  files: { runner: 'vitest', file: 'test/faults/bad-files.test.ts' },
  calls: { runner: 'vitest', file: 'test/faults/file-calls.test.ts' },
  fights: { runner: 'vitest', file: 'test/ipc/combat/random.test.ts' },
  damaged: { runner: 'vitest', file: 'test/ipc/combat/fights/damaged.test.ts' },
  rehearsals: { runner: 'vitest', file: 'test/unit/rehearsal/duels.test.ts' },
  duels: { runner: 'vitest', file: 'test/faults/fight-crash.test.ts' },
  writers: { runner: 'vitest', file: 'test/faults/crash.test.ts' },
  kills: { runner: 'playwright', file: 'kills.spec.ts' },
};

const PROGRAMS = {
  vitest: ['vitest/vitest.mjs', 'run'],
  playwright: ['@playwright/test/cli.js', 'test', '--project=e2e'],
};

function choices() {
  const random = String(Math.floor(Math.random() * 2 ** 31));
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: random } },
    allowPositionals: true,
  });
  const names =
    positionals.length === 0 ? Object.keys(ATTACKS) : positionals.flatMap((word) => word.split(','));
  const unknown = names.filter((name) => ATTACKS[name] === undefined);
  if (unknown.length > 0)
    throw new SetupFailure(
      'the attacks',
      `there is none called ${unknown.join(', ')}`,
      `There are ${Object.keys(ATTACKS).join(', ')}.`,
    );
  return { names, seed: values.seed };
}

/** @param {{ runner: Runner, file: string }} attack @param {NodeJS.ProcessEnv} env */
async function attackWith({ runner, file }, env) {
  const [program = '', ...words] = PROGRAMS[runner];
  const { code, output } = await tryProgram(
    process.execPath,
    [join(projectRoot, 'node_modules', program), ...words, file],
    { cwd: projectRoot, env, timeoutMs: LIMIT_MS },
  );
  return {
    passed: code === 0,
    output,
    lines: [...output.matchAll(/^attack: (.*)$/gm)].map(([, line]) => line),
  };
}

async function attack() {
  const { names, seed } = choices();
  await ensureSetup({ build: names.includes('kills') });
  const env = {
    ...process.env,
    ...scratchSpace(),
    NO_COLOR: '1',
    TURNKEEPER_ATTACK: 'whole',
    TURNKEEPER_SEED: seed,
    TURNKEEPER_ELECTRON: electronExecutable(),
    TURNKEEPER_APP: projectRoot,
  };
  console.log(`Seed ${seed}.`);
  const failed = [];
  for (const name of names) {
    const started = Date.now();
    const { passed, output, lines } = await attackWith(
      /** @type {{ runner: Runner, file: string }} */ (ATTACKS[name]),
      env,
    );
    for (const line of lines) console.log(`${line} (${seconds(Date.now() - started)})`);
    if (passed && lines.length > 0) continue;
    failed.push(name);
    console.error(`${name} failed:\n${tail(output, 60)}`);
  }
  if (failed.length === 0) return;
  console.error(`Again: npm run attack -- ${failed.join(',')} --seed ${seed}`);
  process.exitCode = 1;
}

await attack().catch(exitWithFailure);
