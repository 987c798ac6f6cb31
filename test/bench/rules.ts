import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { systems } from '../../shared/rules/registry.ts';
import type { RuleSystem } from '../../shared/rules/system.ts';
import { fighting } from '../unit/combat/support/choosers.ts';
import { musters } from '../unit/combat/support/fighters.ts';
import { fight, type Muster } from '../unit/combat/support/muster.ts';
import { playOut } from '../unit/combat/support/play.ts';
import { diceFigures, oddsFigures } from './dice.ts';
import { median, percentile, printFigure, type Figure } from './figures.ts';
import { keep, kept, pace } from './pace.ts';

const attacks = 100_000;
/** A fight asks in few shapes; the vectors in every one there is. */
const shapes = 3;
const fights = 200;
const sizes = { party: 12, foes: 30 };

interface Vector {
  op: string;
  input: { dice?: number[] };
  expect: { error?: string };
}

/** Attacks that the system's vectors hold good. */
function attacksOf(root: string, { id }: RuleSystem): object[] {
  const path = join(root, 'test/conformance/vectors', `${id}.json`);
  const vectors = JSON.parse(readFileSync(path, 'utf8')) as Vector[];
  return vectors
    .filter(({ op, input, expect }) => op === 'attack.resolve' && !input.dice && !expect.error)
    .map(({ input }) => input)
    .slice(0, shapes);
}

/** The least an attack can cost: one figure of a table, two additions, one comparison. */
function bareLookUps(): number {
  const needed = Array.from({ length: 20 }, (_, level) =>
    Array.from({ length: 20 }, (_, armour) => 21 - level - armour),
  );
  return pace(attacks, (index) => {
    const target = needed[index % 20]?.[(index * 7) % 20] ?? 0;
    return 1 + (index % 13) + (index % 3) - 1 >= target ? 1 : 0;
  });
}

/** Milliseconds of as many attacks by the system's own operation. */
function resolving(root: string, system: RuleSystem): number {
  const inputs = attacksOf(root, system);
  const resolve = system.operations['attack.resolve'];
  if (!resolve || inputs.length === 0) throw new Error(`${system.id} has no attacks to measure.`);
  return pace(attacks, (index) => Object.keys(resolve(inputs[index % inputs.length] as never)).length);
}

function attackFigure({ id }: RuleSystem, measured: number, floor: number): Figure {
  return {
    name: `${attacks.toLocaleString('en')} attacks, ${id}; floor: as many bare look-ups with two additions`,
    measured,
    floor,
    unit: 'ms',
    aim: 'at most 30x',
  };
}

interface Fought {
  ms: number;
  steps: number;
}

function fought({ combat }: RuleSystem, muster: Muster, order: string, seed: number): Fought {
  const setup = fight(muster, order, sizes);
  const began = performance.now();
  const { steps } = playOut(combat, setup, { seed, choose: fighting(), watch: 'none' });
  return { ms: performance.now() - began, steps };
}

function fightFigure(system: RuleSystem, muster: Muster, order: string, attackMs: number): Figure {
  for (let seed = 0; seed < fights / 2; seed++) keep(fought(system, muster, order, seed).steps);
  const samples = Array.from({ length: fights }, (_, seed) => fought(system, muster, order, seed));
  const times = samples.map(({ ms }) => ms);
  const steps = median(samples.map((one) => one.steps));
  return {
    name: `A fight of ${sizes.party} against ${sizes.foes}, ${system.id} ${order}; floor: one attack operation a step`,
    measured: median(times),
    floor: steps * attackMs,
    unit: 'ms',
    aim: `under ${system.id === 'hackmaster' ? 5 : 1} ms`,
    remark: `${steps} steps, p95 ${percentile(times, 0.95).toFixed(2)} ms`,
  };
}

/** Measures dice, odds and rules against floors of the same run. */
export function rulesBench(root: string): void {
  [...diceFigures(), ...oddsFigures()].forEach(printFigure);
  const floor = bareLookUps();
  for (const system of systems) {
    const muster = musters[system.id];
    if (!muster) throw new Error(`There are no fighters for ${system.id}.`);
    const attack = resolving(root, system);
    printFigure(attackFigure(system, attack, floor));
    for (const order of Object.keys(muster.orders))
      printFigure(fightFigure(system, muster, order, attack / attacks));
  }
  console.log(`(Kept ${kept()}, so that nothing measured was left out.)`);
}
