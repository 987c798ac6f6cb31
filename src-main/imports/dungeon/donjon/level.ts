import { isObject, type Reading } from '../../reading.ts';
import type { DraftHoldings } from '../book-dungeon.ts';
import { foeOf, trapOf } from './contents.ts';
import type { Square } from './corridors.ts';
import { partsOf } from './parts.ts';
import type { BookTable } from '../../book-entry.ts';

/** What is told of the level as a whole, and of places in its corridors. */

const longest = 4000;
const farthest = 10_000;
const mostListed = 500;

const titles = {
  floor: 'Floors',
  walls: 'Walls',
  temperature: 'Temperature',
  illumination: 'Light',
  special: 'Special',
} as const;

/** "**Floors.** Hewn Stone", line by line. */
export function detailsOf(reading: Reading): string {
  return Object.entries(titles)
    .flatMap(([field, title]) => {
      const text = reading.lines(['details', field], longest);
      return text === null ? [] : [`**${title}.** ${text.replaceAll(/\s+/g, ' ')}`];
    })
    .join('\n\n');
}

/** Something in a corridor: where its mark stands on the plan. */
export interface Feature {
  key: string;
  text: string;
  marks: Square[];
}

export function featuresOf(reading: Reading): Feature[] {
  const features = reading.value('corridor_features');
  if (!isObject(features)) return [];
  return Object.keys(features).flatMap((key) => {
    const at = ['corridor_features', key] as const;
    const text = reading.lines([...at, 'detail'], longest) ?? reading.lines([...at, 'summary'], longest);
    if (text === null) return [];
    // Both name it again.
    for (const field of ['summary', 'key'])
      if (reading.value(...at, field) !== undefined) reading.take(...at, field);
    return [{ key, text: text.replaceAll(/\s+/g, ' '), marks: squaresAt(reading, [...at, 'marks']) }];
  });
}

/** A way out of the level: stairs, or where the corridors come to the surface. */
export interface WayOut extends Square {
  name: string;
  notes: string;
  /** The room it is in; null for a corridor. */
  roomId: number | null;
}

export function waysOutOf(reading: Reading): WayOut[] {
  const each = (list: 'egress' | 'stairs', name: (at: Reading) => string): WayOut[] => {
    const ways = reading.value(list);
    if (!Array.isArray(ways)) return [];
    return Array.from(ways.keys())
      .slice(0, mostListed)
      .flatMap((index) => {
        const at = reading.within(list, index);
        const square = squareOf(at);
        if (square === null) return [];
        const towards = at.text(['dir'], 40);
        const roomId = at.whole(['room_id'], 1, farthest);
        if (at.value('type') !== undefined) at.take('type');
        return [
          { ...square, roomId, name: name(at), notes: towards === null ? '' : `Towards the ${towards}.` },
        ];
      });
  };
  return [
    ...each('egress', () => 'Way out'),
    ...each('stairs', (at) => {
      const leads = at.text(['key'], 40);
      return leads === null ? 'Stairs' : `Stairs ${leads}`;
    }),
  ];
}

function squareOf(reading: Reading): Square | null {
  const row = reading.whole(['row'], 0, farthest);
  const col = reading.whole(['col'], 0, farthest);
  return row === null || col === null ? null : { row, col };
}

function squaresAt(reading: Reading, path: readonly string[]): Square[] {
  const list = reading.value(...path);
  if (!Array.isArray(list)) return [];
  return Array.from(list.keys())
    .slice(0, mostListed)
    .flatMap((at) => squareOf(reading.within(...path, at)) ?? []);
}

/** What lies in a corridor: a trap where it is called so, or is one of a room of the same dungeon. */
export function featureTrap(
  { text }: Feature,
  known: ReadonlySet<string>,
): DraftHoldings['traps'][number] | null {
  const trap = trapOf(text, 'room');
  return /\btrap$/i.test(trap.name) || known.has(trap.name) ? trap : null;
}

/** "2 x Gargoyle, searching for an object": a row for each number of the die, from one on. */
export function wanderingOf(reading: Reading, name: string): BookTable | null {
  const monsters = reading.value('wandering_monsters');
  if (!isObject(monsters)) return null;
  const rows = Object.keys(monsters)
    .filter((key) => /^[1-9]\d{0,2}$/.test(key))
    .toSorted((one, other) => Number(one) - Number(other))
    .flatMap((key) => {
      const line = reading.lines(['wandering_monsters', key], longest);
      if (line === null) return [];
      const [who = '', ...doing] = partsOf(line, /[,;]/y);
      const [first = '', ...others] = partsOf(who, / and (?=\d+ x )/y);
      const foe = foeOf(first);
      const note = [...foe.notes.split('\n'), ...others.map((each) => `and ${each}`), ...doing]
        .filter((part) => part !== '')
        .join(', ');
      if (note.length > 400)
        reading.refuse(['wandering_monsters', key], 'Its note has at most 400 characters.');
      const at = Number(key);
      const number = String(foe.number ?? 1);
      return [
        { from: at, to: at, who: foe.who, number, creatureId: null, nested: null, note: note.slice(0, 400) },
      ];
    });
  const last = rows.at(-1)?.to;
  return last === undefined ? null : { is: 'table', name, dice: `1d${last}`, notes: '', rows };
}
