// @ts-nocheck
/** Tries mutants, one message each: loads the rules anew with the changed figure, then vectors, then tests. */
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import * as fastCheck from 'fast-check';
import * as vitest from 'vitest';
import { withFigure } from './figures.mjs';

const LIMIT_MS = 10_000;
/** A test that takes longer as it is would be tried too often, and is stopped; a busy machine takes thrice as long. */
const SLOW_MS = 3000;
const { code, tables, root } = workerData;

const given = { 'fast-check': { ...fastCheck }, vitest: { ...vitest } };
const own = createRequire(import.meta.url);
const require = (name) => given[name] ?? own(name);

/** A bundle as a function of the tables, compiled once. */
function loader(text, filename) {
  const wrapped = `(tables, require) => { const module = { exports: {} }; const exports = module.exports;\n${text}\nreturn module.exports; }`;
  const load = new Script(wrapped, { filename }).runInThisContext();
  return (changed) => load(changed, require);
}

const limit = new Script('mutationAnswer = mutationWork()');

/** Runs within a time limit, for a changed figure may turn a count into an endless one. */
function limited(work, timeout = LIMIT_MS) {
  globalThis.mutationWork = work;
  limit.runInThisContext({ timeout });
  return globalThis.mutationAnswer;
}

const endless = (error) => error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

const fails = (work, timeout) => {
  try {
    limited(work, timeout);
    return false;
  } catch {
    return true;
  }
};

const loaders = (texts, what) =>
  Object.fromEntries(
    Object.entries(texts).map(([system, text]) => [
      system,
      loader(text, `${system}-${what}-under-mutation.cjs`),
    ]),
  );

const loadVectors = loaders(code.vectors, 'vectors');
const loadTests = loaders(code.tests, 'tests');

/** What killed a mutant comes first for the next: neighbours fall to the same test. */
function promote(list, at) {
  const [killer] = list.splice(at, 1);
  list.unshift(killer);
}

/** A list that is made once for each system. */
function bySystem(make) {
  const made = new Map();
  return (system) => {
    if (!made.has(system)) made.set(system, make(system));
    return made.get(system);
  };
}

/** Only what passes on the tables as they are can tell anything; the rest is named. */
function standing(system, all, passes, nameOf) {
  const broken = all.filter((one) => !passes(one)).map(nameOf);
  if (broken.length > 0) {
    const names = `${broken.slice(0, 3).join('; ')}${broken.length > 3 ? ' ...' : ''}`;
    parentPort.postMessage({
      notice: `${system}: ${broken.length} fail unchanged, or are slow, and are left out: ${names}`,
    });
  }
  return all.filter((one) => !broken.includes(nameOf(one)));
}

const vectorsOf = bySystem((system) => {
  const { vectorsOf: readVectors, firstFailure, operations } = loadVectors[system](tables);
  return standing(
    system,
    readVectors(root, system),
    (vector) => firstFailure(operations, [vector]) === -1,
    ({ id }) => id,
  );
});

/** The quick ones first. */
const testsOf = bySystem((system) => {
  const took = new Map();
  const passes = ({ name, run }) => {
    const started = performance.now();
    const passed = !fails(run, SLOW_MS);
    took.set(name, performance.now() - started);
    return passed;
  };
  const all = loadTests[system](tables).collected;
  return standing(system, all, passes, ({ name }) => name)
    .map(({ name }) => name)
    .sort((one, other) => took.get(one) - took.get(other));
});

function fallsToVectors(system, changed) {
  const vectors = vectorsOf(system);
  const at = limited(() => {
    const { firstFailure, operations } = loadVectors[system](changed);
    return firstFailure(operations, vectors);
  });
  if (at !== -1) promote(vectors, at);
  return at !== -1;
}

/** Tests are known by name: each load brings its own. One that is gone has noticed. */
function fallsToTests(system, changed) {
  const names = testsOf(system);
  const { collected } = limited(() => loadTests[system](changed));
  const runs = new Map(collected.map(({ name, run }) => [name, run]));
  const at = names.findIndex((name) => !runs.has(name) || fails(runs.get(name)));
  if (at !== -1) promote(names, at);
  return at !== -1;
}

function killed({ system, path, figure }) {
  // The figures as they are must load and stand; what fails here is the check itself, not a mutant.
  vectorsOf(system);
  testsOf(system);
  const changed = { ...tables, [system]: withFigure(tables[system], path, figure) };
  try {
    if (fallsToVectors(system, changed)) return 'vector';
    return fallsToTests(system, changed) ? 'test' : null;
  } catch (error) {
    return endless(error) ? 'endless' : 'load';
  }
}

parentPort.on('message', (mutant) => parentPort.postMessage({ killed: killed(mutant) }));
