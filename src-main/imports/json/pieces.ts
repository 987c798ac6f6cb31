import type { ImportWatch } from '../entry.ts';
import { mostEntries, tooMany } from '../limits.ts';
import { memberOf, parsedJson, splitJson, unsoundJson } from './split.ts';
import type { Span } from './split.ts';

/** One value of a JSON file that may be an entry, read only when it is asked for. */
export interface JsonPiece {
  /** Where it stands: "3", "actors.7", "line 12". */
  readonly path: string;
  /** Undefined where it is no sound JSON. */
  readonly read: () => unknown;
}

/** A JSON file, cut up: one object with its members, or a list of pieces. */
export type JsonFile =
  | { kind: 'list'; pieces: JsonPiece[] }
  | { kind: 'lines'; pieces: JsonPiece[] }
  /** The members that are lists are cut up in their turn, the others are values; `whole` reads all of it at once. */
  | { kind: 'object'; lists: Map<string, JsonPiece[]>; values: Map<string, unknown>; whole: JsonPiece };

const pieceOf = (text: string, { from, to }: Span, path: string): JsonPiece => ({
  path,
  read: () => parsedJson(text.slice(from, to)),
});

const pieces = (text: string, from: number, path: string, watch: ImportWatch): JsonPiece[] => {
  const { spans, count } = splitJson(text, from, watch);
  if (count > mostEntries) throw tooMany(count);
  return spans.map((span, index) => pieceOf(text, span, `${path}${index}`));
};

const linesOf = (text: string): JsonPiece[] | null => {
  const firstEnd = text.indexOf('\n');
  const first = text.slice(0, firstEnd === -1 ? text.length : firstEnd).trim();
  if (firstEnd === -1 || !first.startsWith('{') || !first.endsWith('}')) return null;
  const found: JsonPiece[] = [];
  let number = 0;
  let count = 0;
  for (let from = 0; from < text.length; number += 1) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    if (text.slice(from, to).trim() !== '') {
      count += 1;
      if (count <= mostEntries) found.push(pieceOf(text, { from, to }, `line ${number + 1}`));
    }
    from = to + 1;
  }
  if (count > mostEntries) throw tooMany(count);
  return found.length > 1 ? found : null;
};

const objectFile = (text: string, from: number, watch: ImportWatch): JsonFile => {
  const { spans, count, to } = splitJson(text, from, watch);
  if (text.slice(to).trim() !== '') throw unsoundJson('something stands behind its end');
  if (count > mostEntries) throw unsoundJson('it has too many members');
  const lists = new Map<string, JsonPiece[]>();
  const values = new Map<string, unknown>();
  for (const span of spans) {
    const member = memberOf(text, span);
    if (member === null) throw unsoundJson('a member of it has no name');
    if (text[member.at] === '[') {
      const found = pieces(text, member.at, `${member.key}.`, watch);
      lists.set(member.key, [...(lists.get(member.key) ?? []), ...found]);
    } else {
      const value = parsedJson(text.slice(member.at, span.to));
      if (value === undefined) throw unsoundJson(`its member "${member.key.slice(0, 60)}" cannot be read`);
      values.set(member.key, value);
    }
  }
  return { kind: 'object', lists, values, whole: pieceOf(text, { from, to }, '') };
};

/** Cuts a JSON text up without reading its entries. Throws bad-input where it is no JSON list, object or lines. */
export const cutJson = (text: string, watch: ImportWatch): JsonFile => {
  const lines = linesOf(text);
  if (lines !== null) return { kind: 'lines', pieces: lines };
  const from = text.search(/\S/);
  if (text[from] === '{') return objectFile(text, from, watch);
  const { spans, count, to } = splitJson(text, from, watch);
  if (text.slice(to).trim() !== '') throw unsoundJson('something stands behind its end');
  if (count > mostEntries) throw tooMany(count);
  return { kind: 'list', pieces: spans.map((span, index) => pieceOf(text, span, String(index))) };
};
