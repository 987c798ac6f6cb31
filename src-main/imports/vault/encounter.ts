import { isObject } from '../reading.ts';
import { plainWords } from './plain-words.ts';
import { isScalar, scalarText } from './scalars.ts';

/** One line of an encounter: so many of a creature, with the figures that stand instead of its own. */
export interface EncounterLine {
  creature: string;
  /** What these are called here; null as the creature. */
  alias: string | null;
  /** A figure or dice, as written. */
  number: string;
  figures: Record<string, string>;
  /** Friends, allies, and those that are hidden. */
  words: string[];
}

const positions = ['hp', 'ac', 'modifier', 'xp'] as const;
const isWord = (part: string): boolean => /^(?:ally|friend|friendly|hidden|hide)$/i.test(part);
const isFigure = (part: string): boolean =>
  part === '' || /^[+-]?\d+$|^\d*d\d*[+-]?\d*$/i.test(part) || isWord(part);
const isNumber = (text: string): boolean => /^(?:\d{1,4}|\d*d\d+(?: ?[+-] ?\d+)?)$/i.test(text);

/** "[[Hobgoblin, Bob]]" or "Goblin", with what it is called here. */
const namesIn = (text: string): { creature: string; alias: string | null } => {
  const [, linked] = /^\[{1,2}([^[\]]+)\]{1,2}$/.exec(text.trim()) ?? [];
  if (linked === undefined) return { creature: plainWords(text).trim(), alias: null };
  const [creature = '', alias] = linked.split(/, ?|\|/);
  return { creature: creature.split(/[/#]/).at(-1)?.trim() ?? '', alias: alias?.trim() ?? null };
};

const lineOf = (name: string, given: readonly unknown[], number: string): EncounterLine | null => {
  if (!given.every((part) => part === null || part === undefined || isScalar(part))) return null;
  const { creature, alias } = namesIn(name);
  if (creature === '') return null;
  const parts = given.map((part) => scalarText(part).trim());
  const words = parts.filter(isWord);
  const figures = parts
    .filter((part) => !isWord(part))
    .flatMap((part, at) => {
      const position = positions[at];
      return position === undefined || part === '' ? [] : [[position, part] as const];
    });
  if (parts.filter((part) => !isWord(part)).length > positions.length) return null;
  return { creature, alias, number, figures: Object.fromEntries(figures), words };
};

const lineOfText = (text: string, number: string): EncounterLine | null => {
  const [, before, rest = text] = /^(\d{1,4}|\d*d\d+(?:[+-]\d+)?):? +(.+)$/i.exec(text.trim()) ?? [];
  const [, linked, behind = ''] = /^(\[\[[^\]]+\]\])(?:,(.*))?$/.exec(rest) ?? [];
  if (linked !== undefined) return lineOf(linked, behind === '' ? [] : behind.split(','), before ?? number);
  const parts = rest.split(',').map((part) => part.trim());
  const begins = parts.findIndex((part, at) => at > 0 && isFigure(part));
  const end = begins === -1 ? parts.length : begins;
  return parts.slice(end).every(isFigure)
    ? lineOf(parts.slice(0, end).join(', '), parts.slice(end), before ?? number)
    : null;
};

const lineOfList = (list: readonly unknown[], number: string): EncounterLine | null => {
  const [first, ...figures] = list;
  if (Array.isArray(first)) {
    const names = (first.length === 1 && Array.isArray(first[0]) ? first[0] : first) as unknown[];
    return names.every((name) => typeof name === 'string')
      ? lineOf(`[${names.join(', ')}]`, figures, number)
      : null;
  }
  return typeof first === 'string' ? lineOf(first, figures, number) : null;
};

const lineOfObject = (given: Readonly<Record<string, unknown>>, number: string): EncounterLine | null => {
  const { creature, name, ...others } = given;
  const called = typeof creature === 'string' ? creature : name;
  if (typeof called !== 'string') return null;
  const alias = typeof creature === 'string' && typeof name === 'string' ? name : null;
  const flags = Object.entries(others).filter(([key, value]) => isWord(key) && value === true);
  const figures = Object.entries(others).filter(([key]) => (positions as readonly string[]).includes(key));
  if (flags.length + figures.length < Object.keys(others).length) return null;
  const texts = figures.flatMap(([key, value]) => (value === null ? [] : [[key, scalarText(value)]]));
  return {
    creature: called,
    alias,
    number,
    figures: Object.fromEntries(texts) as Record<string, string>,
    words: flags.map(([key]) => key),
  };
};

/** Null for what is none of the ways to write one. */
export const encounterLine = (given: unknown, number = '1'): EncounterLine | null => {
  if (typeof given === 'string') return lineOfText(given, number);
  if (Array.isArray(given)) return lineOfList(given, number);
  if (!isObject(given)) return null;
  const [only, ...more] = Object.entries(given);
  if (only !== undefined && more.length === 0 && isNumber(only[0])) return encounterLine(only[1], only[0]);
  return lineOfObject(given, number);
};
