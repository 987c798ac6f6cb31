import type { z } from 'zod';
import type { Unread } from '../entry.ts';
import { shownKey } from '../../../shared/words/shown-text.ts';

type Step = string | number;

interface Fault {
  path: readonly PropertyKey[];
  why: string;
}

const faultsOf = (error: z.ZodError): Fault[] =>
  error.issues.flatMap((issue): Fault[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], why: 'It has no place here.' }))
      : [{ path: issue.path, why: issue.message }],
  );

const parentOf = (root: unknown, path: readonly PropertyKey[]): object | null => {
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => {
    const isHolder = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return isHolder ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }, root);
  return typeof parent === 'object' && parent !== null ? parent : null;
};

const removeAt = (root: unknown, path: readonly PropertyKey[]): boolean => {
  const parent = parentOf(root, path);
  const key = path.at(-1);
  if (parent === null || key === undefined || !Object.hasOwn(parent, key)) return false;
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return true;
};

// Later elements of a list go first, so that the places of the earlier ones stay right.
const lastFirst = (one: Fault, other: Fault): number => {
  for (let at = 0; at < Math.min(one.path.length, other.path.length); at += 1) {
    const a = one.path[at] as Step;
    const b = other.path[at] as Step;
    if (a !== b)
      return typeof a === 'number' && typeof b === 'number' ? b - a : String(a) < String(b) ? -1 : 1;
  }
  return other.path.length - one.path.length;
};

/** Takes out what stands at the path, or where nothing does, the nearest thing around it. The path of what went. */
const removeNear = (root: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] | null => {
  for (let length = path.length; length > 0; length -= 1) {
    const near = path.slice(0, length);
    if (removeAt(root, near)) return near;
  }
  return null;
};

const textOf = (path: readonly PropertyKey[]): string => path.map((key) => shownKey(String(key))).join('.');

/** Takes out everything the schema found fault with, each once, and tells it. False where nothing could be taken out. */
const removeFaults = (root: unknown, faults: readonly Fault[], unread: Unread[]): boolean => {
  const gone = new Set<string>();
  for (const { path, why } of faults) {
    if (path.some((_key, at) => gone.has(JSON.stringify(path.slice(0, at + 1))))) continue;
    const near = removeNear(root, path);
    if (near === null) continue;
    gone.add(JSON.stringify(near));
    unread.push({ path: textOf(near), why });
  }
  return gone.size > 0;
};

const mostRounds = 20;

/**
 * What the schema accepts of a value: fields that it does not are left out, one by one, and told. Null with the reason
 * where nothing can be made of it.
 */
export const acceptable = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { value: z.output<Schema> | null; unread: Unread[]; why: string } => {
  const unread: Unread[] = [];
  let rest = value;
  let why = 'It is not what it should be.';
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { value: parsed.data, unread, why: '' };
    if (round === 0) rest = structuredClone(value);
    const faults = faultsOf(parsed.error).sort(lastFirst);
    why = faults.at(0)?.why ?? why;
    if (!removeFaults(rest, faults, unread)) break;
  }
  return { value: null, unread, why };
};
