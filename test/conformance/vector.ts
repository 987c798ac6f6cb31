import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { scriptedDice } from '../../shared/dice/scripted.ts';
import { RulesError } from '../../shared/errors.ts';
import { operate } from '../../shared/rules/system.ts';
import type { RuleSystem } from '../../shared/rules/system.ts';
import { differences, negativeZeros } from './subset.ts';

export interface Vector {
  id: string;
  rule: string;
  op: string;
  input: Record<string, unknown> & { dice?: number[] };
  expect: unknown;
}

export interface VectorFile {
  system: string;
  path: string;
  vectors: Vector[];
}

/** Every `*.json` of a folder; the file's name up to its first dot is the system's id. */
export function vectorFiles(folder: string): VectorFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const path = join(folder, name);
      const system = basename(name).split('.')[0] ?? name;
      return { system, path, vectors: JSON.parse(readFileSync(path, 'utf8')) as Vector[] };
    });
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(deepFreeze);
  Object.freeze(value);
}

/** What of a system a vector needs. */
export type Operated = Pick<RuleSystem, 'title' | 'operations'>;

function outcome(
  system: Operated,
  op: string,
  input: unknown,
  faces: readonly number[] | undefined,
): unknown {
  const dice = faces && scriptedDice(faces, { anyFace: true });
  try {
    const result = operate(system, op, input, dice);
    dice?.finish();
    return result;
  } catch (error) {
    if (error instanceof RulesError) return { error: error.code };
    throw error;
  }
}

/** What differs between what a vector expects and what the rule answers; the input is frozen meanwhile. */
export function check(system: Operated, { op, input, expect }: Vector): string[] {
  const { dice, ...rest } = input;
  deepFreeze(rest);
  const result = outcome(system, op, rest, dice);
  return [...differences(expect, result), ...negativeZeros(result)];
}
