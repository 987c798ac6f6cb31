import { legLimits } from '../../../../shared/ipc/travel/travel.ts';
import { roadGrounds, waysOn } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround, Way } from '../../../../shared/ipc/travel/travel-words.ts';
import { listed } from '../../../../shared/words/names.ts';

/** The way ahead in lines, a leg each: "forest 16", "hills road 8 to Thorn Gate", "16 mi swamp trail", "river down 30". */

export interface Leg {
  ground: RoadGround;
  way: Way;
  miles: number;
  name: string;
}

export type LegLine = { leg: Leg } | { problem: string };

/** The line as it would be typed. */
export function lineOf({ ground, way, miles, name }: Leg): string {
  const to = name === '' ? '' : `to ${name}`;
  return [ground, way === 'open' ? '' : way, String(miles), to].filter((word) => word !== '').join(' ');
}

/** Every line that holds anything, read or with what is wrong with it. */
export const readLines = (text: string): LegLine[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);

export function readLine(line: string): LegLine {
  const [, before = '', name = ''] = /^(.*?)(?:\bto\s+(.+))?$/iu.exec(line) ?? [];
  const words = before
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '' && !unit.test(word));
  const leg: Partial<Leg> = {};
  for (const word of words) {
    const problem = takeWord(leg, word);
    if (problem !== null) return { problem };
  }
  const { ground, miles, way = 'open' } = leg;
  if (ground === undefined) return { problem: `Name the ground: ${listed(roadGrounds)}.` };
  if (miles === undefined) return { problem: 'How many miles? A whole number.' };
  if (!waysOn(ground).includes(way)) return { problem: `No ${way} goes over ${ground}.` };
  return { leg: { ground, way, miles, name: name.trim() } };
}

const unit = /^(?:mi|mile|miles|m)\.?$/u;
const ways: Readonly<Record<string, Way>> = {
  road: 'road',
  trail: 'trail',
  down: 'downstream',
  downstream: 'downstream',
  up: 'upstream',
  upstream: 'upstream',
};

/** What is wrong with the word; null where it was taken. */
function takeWord(leg: Partial<Leg>, word: string): string | null {
  const miles = /^(\d+)(?:mi|m)?$/u.exec(word)?.[1];
  if (miles !== undefined) return takeMiles(leg, Number(miles));
  const way = Object.hasOwn(ways, word) ? ways[word] : undefined;
  if (way !== undefined) {
    leg.way = way;
    return null;
  }
  const grounds = roadGrounds.filter((each) => each.startsWith(word));
  const [ground] = grounds;
  if (ground === undefined)
    return `“${word}” is no ground. They are ${listed(roadGrounds)}; a way is a road or a trail, on a river down or up.`;
  if (grounds.length > 1 && !grounds.some((each) => each === word))
    return `“${word}” could be ${listed(grounds)}.`;
  if (leg.ground !== undefined) return 'One ground a line.';
  leg.ground = ground;
  return null;
}

function takeMiles(leg: Partial<Leg>, miles: number): string | null {
  if (leg.miles !== undefined) return 'One figure of miles a line.';
  if (miles < 1 || miles > legLimits.miles)
    return `From 1 to ${legLimits.miles.toLocaleString('en')} miles a leg.`;
  leg.miles = miles;
  return null;
}
