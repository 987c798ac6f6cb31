import { mostTableRows } from '../../../shared/ipc/prep/table.ts';
import { counted } from '../../../shared/words/figures.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { freeName } from '../../../shared/tables/free-name.ts';
import type { BookRandomRow } from '../book-entry.ts';
import type { DraftFile, ReadEntry, Unread } from '../entry.ts';
import { judgeBook } from '../judge/judge-book.ts';
import type { JsonFile } from '../json/pieces.ts';
import { Reading } from '../reading.ts';
import { UnreadList } from '../unread-list.ts';
import { folderOfFile } from './file-folder.ts';
import { plainHead, plainRow } from './plain-table.ts';
import { RowText } from './row-text.ts';
import { callableName } from './table-name.ts';
import { keptSymbols, type Rules } from './tracery-kept.ts';
import { type TraceryPiece, traceryPieces } from './tracery-pieces.ts';
import { type Grammar, RuleText } from './tracery-text.ts';

/** Grammars of Tracery: an object whose members are texts and lists of texts, each a symbol with its rules. */

const longestRule = 20_000;
const mostWeight = 10_000;
const first = 'origin';

type Texts = Map<string, string[]>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The texts of each symbol, in the order of the file; null where anything in it is no text. */
function textsOf({ values, lists, whole }: Extract<JsonFile, { kind: 'object' }>): Texts | null {
  const firstOf = [...lists.values()].flatMap((pieces) => pieces.slice(0, 1).map(({ read }) => read()));
  if (![...values.values(), ...firstOf].every(isText)) return null;
  const texts: Texts = new Map();
  for (const [symbol, value] of Object.entries(whole.read() ?? {})) {
    const rules: unknown[] = Array.isArray(value) ? value : [value];
    if (!rules.every(isText)) return null;
    texts.set(symbol, rules);
  }
  return texts;
}

/** It begins at its origin, or some rule leads to one of its symbols. */
function isGrammar(texts: Texts): boolean {
  const leads = (rule: string): boolean =>
    [...rule.matchAll(/#([^#.[\]]{1,80})[^#]{0,80}#/g)].some(([, symbol = '']) => texts.has(symbol));
  return (texts.get(first)?.length ?? 0) > 0 || [...texts.values()].some((rules) => rules.some(leads));
}

/** A rule that is there several times is as much likelier. */
interface Rule {
  readonly at: number;
  readonly pieces: readonly TraceryPiece[];
  weight: number;
}

/** The rules of a symbol that can be read, each once, and why the others cannot. */
function rulesOf(symbol: string, texts: readonly string[]): { rules: Rule[]; told: Unread[] } {
  const reading = Reading.ofPlainText(Object.fromEntries(texts.entries()));
  const known = new Map<string, Rule>();
  texts.forEach((given, at) => {
    const rule = given.trim() === '' ? '' : reading.lines([at], longestRule)?.replaceAll(/\s*\n\s*/g, ' ');
    if (rule === undefined) return;
    const same = known.get(rule);
    if (same === undefined) known.set(rule, { at, pieces: traceryPieces(rule), weight: 1 });
    else same.weight += 1;
  });
  const left = reading.leftOver(() => 'It cannot be read.').filter(({ why }) => why !== 'It holds nothing.');
  const told = left.map(({ path, why }) => ({
    path: `${shownText(symbol)}.${path}`,
    why: `${why} It is left out.`,
  }));
  return { rules: [...known.values()], told };
}

function rowOf(
  { pieces, weight, at }: Rule,
  symbol: string,
  grammar: Grammar,
  told: UnreadList,
): BookRandomRow {
  const tell = (why: string): void => told.add(`${shownText(symbol)}.${at}`, why);
  const text = new RowText();
  new RuleText(text, grammar, symbol, tell).say(pieces);
  if (text.isCut) tell('It is longer than 4,000 letters; the rest is left out.');
  if (weight > mostWeight) tell(`It stands there ${weight} times; it weighs 10,000.`);
  return { ...plainRow, spans: [null], weight: Math.min(mostWeight, weight), text: text.parts };
}

function* entriesOf(texts: Texts, folder: string): Generator<ReadEntry> {
  const symbols = [...texts.keys()].sort((one, other) => Number(other === first) - Number(one === first));
  const read = new Map(symbols.map((symbol) => [symbol, rulesOf(symbol, texts.get(symbol) ?? [])]));
  const rules: Rules = new Map(
    Array.from(read, ([symbol, own]) => [symbol, own.rules.map(({ pieces }) => pieces)]),
  );
  const taken = new Set<string>();
  const nameOf = (symbol: string): string => freeName(taken, callableName(symbol) || 'Nameless');
  const names = new Map(symbols.map((symbol) => [symbol, nameOf(symbol)]));
  const grammar = { names, kept: keptSymbols(rules) };
  for (const [symbol, own] of read) {
    const told = new UnreadList();
    for (const { path, why } of own.told) told.add(path, why);
    const name = names.get(symbol) ?? symbol;
    if (name !== symbol) told.add(shownText(symbol), `It is called ${name} here.`);
    const kept = own.rules.slice(0, mostTableRows);
    const more = own.rules.length - kept.length;
    if (more > 0)
      told.add(shownText(symbol), `${counted(more, 'more rule')} left out: a table has at most 2,000 rows.`);
    const rows = kept.map((rule) => rowOf(rule, symbol, grammar, told));
    const head = { ...plainHead, name, folder, apart: true, way: 'weights' as const };
    yield judgeBook({ ...head, columns: [{ title: '', dice: '' }], rows }, told.all);
  }
}

/** Null where the file is no grammar. `title` is the name of the file. */
export function traceryFile(file: JsonFile, title: string): DraftFile | null {
  const texts = file.kind === 'object' ? textsOf(file) : null;
  if (texts === null || !isGrammar(texts)) return null;
  return {
    format: 'Tracery grammar, JSON',
    count: texts.size,
    drafts: entriesOf(texts, folderOfFile(title, 'Tracery')),
    unread: [],
  };
}
