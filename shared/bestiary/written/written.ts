import type { BlockRules, WrittenPace } from '../../rules/bestiary/rules.ts';

/** What a text was read as, or the sentence that says why it could not be. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; fault: string };

export const read = <Value>(value: Value): Read<Value> => ({ ok: true, value });
export const unread = (fault: string): Read<never> => ({ ok: false, fault });

/** What one must know of a book to write in its terms, as plain data. */
export interface Writing {
  /** Descending and ascending armour class together. */
  acSum: number;
  /** Whether armour class is written downwards too. */
  descending: boolean;
  /** THAC0 and bonus together; null where the book counts with a bonus alone. */
  thac0Sum: number | null;
  /** So many times the feet of a round in a turn, where moves are not written by rates. */
  turnRounds: number;
  /** Where moves are written by rates: the pace of each, from 0. */
  rates: WrittenPace[] | null;
  /** Whether creatures have challenge levels. */
  levels: boolean;
}

const mostRate = 120;

/** `levels`: whether its table of experience goes by challenge levels. */
export function writingOf({ armourClass, thac0Sum, movement }: BlockRules, levels: boolean): Writing {
  return {
    acSum: armourClass.sum,
    descending: armourClass.descending,
    thac0Sum,
    turnRounds: movement.written(1).per_turn_ft,
    rates: ratesOf(movement.written),
    levels,
  };
}

function ratesOf(written: BlockRules['movement']['written']): WrittenPace[] | null {
  if (written(0).rate === undefined) return null;
  const rates: WrittenPace[] = [];
  for (let feet = 0; rates.length <= mostRate; feet += 1) {
    const pace = written(feet);
    if (pace.rate === rates.length) rates.push(pace);
  }
  return rates;
}

/** A figure as the referee types it in a line, and as it stands there to be typed over. */
export interface Written<Value> {
  label: string;
  /** How it is written, by an example. */
  hint: (by: Writing) => string;
  write: (value: Value, by: Writing) => string;
  /** Never of an empty text. */
  read: (text: string, by: Writing) => Read<Value>;
}

/** Parts at the commas and semicolons that stand in no brackets. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth <= 0 && (letter === ',' || letter === ';')) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '');
}

/** Every part read, or the first fault. */
export function readEach<Value>(parts: readonly string[], one: (part: string) => Read<Value>): Read<Value[]> {
  const values: Value[] = [];
  for (const part of parts) {
    const found = one(part);
    if (!found.ok) return found;
    values.push(found.value);
  }
  return read(values);
}

/** Minus signs, dashes and multiplication signs as the keyboard has them. */
export const plainSigns = (text: string): string =>
  text.trim().replaceAll(/[−–—]/gu, '-').replaceAll('×', 'x').replaceAll('’', "'");
