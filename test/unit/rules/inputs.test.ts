import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { RulesError } from '../../../shared/errors.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { operate, type RuleSystem } from '../../../shared/rules/system.ts';

type Input = Record<string, unknown>;
interface Vector {
  op: string;
  input: Input;
  expect: Input;
}

const vectorsOf = (id: string): Vector[] =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../conformance/vectors', `${id}.json`), 'utf8'),
  ) as Vector[];

/** Inputs the vectors accept, by operation: the starting points for spoiling them. */
function goodInputs(id: string): Map<string, Input[]> {
  const good = new Map<string, Input[]>();
  for (const { op, input, expect: wanted } of vectorsOf(id)) {
    if (wanted['error'] === undefined) good.set(op, [...(good.get(op) ?? []), input]);
  }
  return good;
}

const junk = fc.oneof(
  fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true }),
  fc.constantFrom(
    -0,
    -1,
    0,
    0.5,
    Number.MIN_VALUE,
    7,
    NaN,
    Infinity,
    -Infinity,
    1e308,
    2 ** 53,
    '',
    'constructor',
    '__proto__',
  ),
  fc.constantFrom(null, undefined, [], {}, [null], [[]], Symbol('junk'), () => 1),
);

/** Runs it; a RulesError is a fair answer, any other error is not. */
function answer(system: RuleSystem, op: string, input: unknown): object | null {
  try {
    return operate(system, op, input, seededDice(1));
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}

/** Every leaf of a result is plain JSON: no NaN, no infinity, no -0, nothing undefined. */
function unsound(value: unknown, path: string): string[] {
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`];
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return [];
  if (typeof value !== 'object') return [`${path} is of type ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => unsound(inner, `${path}.${key}`));
}

function paths(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))];
}

function spoilt(value: unknown, path: readonly (string | number)[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const copy = structuredClone(value) as Input;
  copy[key] = spoilt(copy[key], rest, by);
  return copy;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

describe.each(systems)('the operations of $id', (system) => {
  const good = goodInputs(system.id);
  const cases = Object.keys(system.operations).map((op) => ({ op, inputs: good.get(op) ?? [] }));

  test.each(cases)('$op refuses an input that is no object', ({ op }) => {
    for (const input of [undefined, null, 1, 'x', [], true]) {
      expect(() => operate(system, op, input), String(input)).toThrow(RulesError);
    }
  });

  test.each(cases)('$op answers junk with a refusal or a sound result', ({ op }) => {
    fc.assert(
      fc.property(junk, (input) => {
        const result = answer(system, op, input);
        expect(unsound(result, 'result')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each(cases)('$op answers spoilt input with a refusal or a sound result', ({ op, inputs }) => {
    fc.assert(
      fc.property(fc.constantFrom(...inputs), fc.nat(), junk, (input, which, by) => {
        const all = paths(input);
        const result = answer(system, op, spoilt(input, all[which % all.length] ?? [], by));
        expect(unsound(result, 'result')).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  test.each(cases)('$op divides by no figure finer than those of the books', ({ op, inputs }) => {
    for (const input of inputs) {
      for (const path of paths(input).filter((each) => each.length > 0)) {
        const result = answer(system, op, spoilt(input, path, Number.MIN_VALUE));
        expect(unsound(result, 'result'), path.join('.')).toEqual([]);
      }
    }
  });

  test.each(cases)('$op leaves its input alone and answers the same again', ({ op, inputs }) => {
    for (const { dice, ...input } of inputs) {
      const faces = dice as number[] | undefined;
      const play = () => operate(system, op, deepFreeze(input), faces && scriptedDice(faces));
      expect(play()).toEqual(play());
    }
  });

  test('an unknown operation is refused', () => {
    for (const name of ['', 'no.such', 'toString', '__proto__']) {
      expect(() => operate(system, name, {})).toThrow(RulesError);
    }
  });
});
