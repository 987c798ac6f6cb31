import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ImportWatch } from '../entry.ts';
import { mostEntries } from '../limits.ts';

/** How deep lists and objects may stand in each other. Figures never need it; a file made to harm does. */
const deepest = 2000;
const tickEvery = 1 << 21;
/** More pieces than this are counted, and not kept. */
const mostKept = mostEntries + 1;

const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;
const backslash = 0x5c;

export const unsoundJson = (what: string): TurnkeeperError =>
  new TurnkeeperError('bad-input', `This is no sound JSON: ${what}. Nothing was read.`, { source: what });

const endOfString = (text: string, from: number): number => {
  for (let at = from + 1; ;) {
    const end = text.indexOf('"', at);
    if (end === -1) throw unsoundJson('a text in it never ends');
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
    at = end + 1;
  }
};

/** A piece of the text, from its first to behind its last character. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Walks through one JSON list or object that begins at `from` and tells where each of its elements or members
 * stands, without reading them. Refuses what nests too deep or never ends, so that what is read afterwards is small.
 */
export const splitJson = (
  text: string,
  from: number,
  watch: ImportWatch,
): { spans: Span[]; count: number; to: number } => {
  const closers = new Uint8Array(deepest + 1);
  const spans: Span[] = [];
  let count = 0;
  let depth = 0;
  let start = from + 1;
  let nextTick = from + tickEvery;
  const keep = (to: number): void => {
    count += 1;
    if (count <= mostKept) spans.push({ from: start, to });
    start = to + 1;
  };
  const close = (code: number, at: number): void => {
    if (closers[depth] !== code) throw unsoundJson(`a bracket does not fit at character ${at + 1}`);
    depth -= 1;
  };
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === openList || code === openObject) {
      depth += 1;
      if (depth > deepest) throw unsoundJson(`it nests more than ${deepest} deep`);
      closers[depth] = code === openList ? closeList : closeObject;
    } else if (code === closeList || code === closeObject) {
      close(code, at);
      if (depth === 0) {
        if (text.slice(start, at).trim() !== '' || count > 0) keep(at);
        return { spans, count, to: at + 1 };
      }
    } else if (code === comma && depth === 1) {
      keep(at);
    }
    if (at >= nextTick) {
      watch.tick(at, text.length);
      nextTick = at + tickEvery;
    }
  }
  throw unsoundJson('it breaks off before its end');
};

/** A member of an object: its name, and where its value begins. Null where it is no member. */
export const memberOf = (text: string, { from, to }: Span): { key: string; at: number } | null => {
  const begins = text.indexOf('"', from);
  if (begins === -1 || begins >= to) return null;
  const ends = endOfString(text, begins);
  const colon = text.indexOf(':', ends);
  if (colon === -1 || colon >= to) return null;
  const key = parsedJson(text.slice(begins, ends + 1));
  const rest = text.slice(colon + 1, Math.min(to, colon + 1000));
  return typeof key === 'string' ? { key, at: colon + 1 + (rest.length - rest.trimStart().length) } : null;
};

/** What a piece of JSON says; undefined where it is no sound JSON. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
};
