// @ts-nocheck
/**
 * Changes figures of the rules' tables one at a time and asks whether any test notices.
 * `--sample 400` figures (or `all`), `--seed 1`, `--system ose`. Fails if a changed figure goes unnoticed.
 */
import './setup/require-node.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './electron-runtime.mjs';
import { figuresOf, otherFigure, pathText, randomFrom, sampleOf } from './mutation/figures.mjs';
import { tried } from './mutation/trial.mjs';
import { exitWithFailure, seconds } from './setup/step.mjs';

const { values: asked } = parseArgs({
  options: {
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    system: { type: 'string' },
  },
});

const rules = join(projectRoot, 'shared/rules');

function tablesBySystem() {
  const systems = readdirSync(rules).filter((name) => existsSync(join(rules, name, 'tables.json')));
  return Object.fromEntries(
    systems.map((name) => [name, JSON.parse(readFileSync(join(rules, name, 'tables.json'), 'utf8'))]),
  );
}

function mutantsOf(tables) {
  const random = randomFrom(Number(asked.seed));
  const mutants = Object.entries(tables)
    .filter(([system]) => asked.system === undefined || system === asked.system)
    .flatMap(([system, own]) => figuresOf(own).map((figure) => ({ system, ...figure })))
    .map((mutant) => ({ ...mutant, figure: otherFigure(mutant.value, random() < 0.5) }));
  if (mutants.length === 0) throw new Error(`There are no figures of a system called ${asked.system}.`);
  return sampleOf(mutants, asked.sample === 'all' ? mutants.length : Number(asked.sample), random);
}

async function mutate() {
  const started = Date.now();
  const tables = tablesBySystem();
  const mutants = mutantsOf(tables);
  const results = await tried(projectRoot, tables, mutants);
  const count = (by) => results.filter(({ killed }) => killed === by).length;
  const survivors = results
    .filter(({ killed }) => killed === null)
    .map((mutant) => ({ ...mutant, where: `${mutant.system} ${pathText(mutant.path)}` }))
    .sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }));
  for (const { where, value, figure } of survivors) console.log(`survived: ${where}: ${value} -> ${figure}`);
  console.log(
    `${results.length} figures changed (seed ${asked.seed}): ${count('vector')} noticed by vectors, ` +
      `${count('test')} by unit tests, ${count('load')} on loading, ${count('endless')} by an endless count, ${survivors.length} unnoticed; ${seconds(Date.now() - started)}.`,
  );
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

mutate().catch(exitWithFailure);
