import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import { storedJson } from '../../facts/stored-json.ts';

/** What a pack wrote, so that it knows its own files again: each with the sum of what it held. */
export const manifestName = '.turnkeeper-pack.json';
const sumShape = z.string().length(64);
const manifestShape = z.object({
  format: z.literal('turnkeeper-session-pack'),
  version: z.literal(1),
  /** Several of one that was about to be written anew: it holds what it did, or what it was to hold. */
  files: z.record(z.string().max(400), z.union([sumShape, z.array(sumShape).max(2)])),
});
export type Files = z.output<typeof manifestShape>['files'];

const mostBytes = 64 * 1024 * 1024;

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Null where there is none, where it is no plain file, or larger than any of ours. */
function bytesAt(path: string): Uint8Array | null {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat?.isFile() === true && stat.size <= mostBytes ? readFileSync(path) : null;
}

/** What an earlier pack wrote into a folder; nothing where that cannot be read. */
export function manifestIn(folder: string): Files {
  const bytes = bytesAt(join(folder, manifestName));
  const found = manifestShape.safeParse(bytes && storedJson(Buffer.from(bytes).toString('utf8')));
  return found.success ? found.data.files : {};
}

export const manifestText = (files: Files): string =>
  `${JSON.stringify({ format: 'turnkeeper-session-pack', version: 1, files } satisfies z.input<typeof manifestShape>, null, 2)}\n`;

/** Where a file of a pack goes: under its own name, or beside one of that name that is not ours as we wrote it. */
export interface Placed {
  path: string;
  sum: string;
  /** The sum of ours that stands there until then; null for none. */
  stood: string | null;
  /** The file that stands there and is kept. */
  kept: boolean;
}

/**
 * Where bytes go that are to stand at a path of the folder: there, unless something stands there that an earlier pack did not
 * write or that was changed since; then beside it, `Old Marl (2).md`.
 */
export function placeFor(
  folder: string,
  path: string,
  { bytes, known }: { bytes: Uint8Array; known: Files },
): Placed {
  const sum = sumOf(bytes);
  const standing = (at: string): { isOurs: boolean; stood: string | null } => {
    if (lstatSync(join(folder, at), { throwIfNoEntry: false }) === undefined)
      return { isOurs: true, stood: null };
    const bytesNow = bytesAt(join(folder, at));
    const stood = bytesNow && sumOf(bytesNow);
    return { isOurs: stood !== null && [known[at], sum].flat().includes(stood), stood };
  };
  let free = path;
  let found = standing(free);
  for (let nth = 2; !found.isOurs; nth += 1) {
    free = numbered(path, nth);
    found = standing(free);
  }
  return { path: free, sum, stood: found.stood, kept: free !== path };
}

function numbered(path: string, nth: number): string {
  const { dir, name, ext } = parse(path);
  return `${dir === '' ? '' : `${dir}/`}${name} (${nth})${ext}`;
}
