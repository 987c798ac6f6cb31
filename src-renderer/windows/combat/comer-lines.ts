import type { Comers } from './fight-types.ts';

/** What of a line is not the name. */
const counted = /^(\d+)\s*(?:x|×)?\s+(?=\D)/i;
const points = /\bhp\s+(\d+)\b/i;
const place = /@\s*(-?\d+)\s*(?:'|ft|feet)?/i;

interface Read {
  readonly comers: readonly Comers[];
  /** The lines nobody can read, each with why. */
  readonly problems: readonly string[];
}

/** Who comes, a line each or parted by semicolons: `30 goblins`, `6 orcs hp 5 @60`, `ogre hp 19`. */
export function readComers(text: string): Read {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.map(readLine);
  return {
    comers: read.flatMap((each) => (typeof each === 'string' ? [] : [each])),
    problems: read.filter((each) => typeof each === 'string'),
  };
}

function readLine(line: string): Comers | string {
  const count = Number(counted.exec(line)?.[1] ?? 1);
  const hp = points.exec(line)?.[1];
  const at = place.exec(line)?.[1];
  const name = line.replace(counted, '').replace(points, '').replace(place, '').replace(/\s+/g, ' ').trim();
  if (name === '') return `“${line}”: who is it?`;
  if (count < 1 || count > 200) return `“${line}”: from 1 to 200 come at once.`;
  if (hp !== undefined && Number(hp) < 1) return `“${line}”: hit points begin at 1.`;
  return {
    name,
    count,
    ...(hp !== undefined && { hp: Number(hp) }),
    ...(at !== undefined && { atFeet: Number(at) }),
  };
}
