import { type TraceryPiece, type TracerySetting, traceryPieces } from './tracery-pieces.ts';

/** The rules of each symbol, cut up. */
export type Rules = ReadonlyMap<string, readonly (readonly TraceryPiece[])[]>;

/** What is set once and told again: a throw on a symbol or one of these words, and in whose rules it is told first. */
export interface KeptSymbol {
  readonly value: { readonly symbol: string } | { readonly words: readonly string[] };
  readonly begins: ReadonlySet<string>;
}

interface Setting extends TracerySetting {
  /** The symbols that come after it. */
  readonly before: readonly string[];
}

/** Each is followed through the whole grammar. */
const mostKept = 200;

const calledIn = (pieces: readonly TraceryPiece[]): string[] =>
  pieces.flatMap((piece) => (piece.kind === 'tag' ? [piece.tag.symbol] : []));

/** All settings of a rule, each with what comes after it: the symbol of its own tag, or the rest of the rule. */
function settingsIn(symbol: string, pieces: readonly TraceryPiece[]): Setting[] {
  return pieces.flatMap((piece, at): Setting[] => {
    if (piece.kind === 'tag') return piece.tag.sets.map((set) => ({ ...set, before: [piece.tag.symbol] }));
    if (piece.kind !== 'set') return [];
    const rest = calledIn(pieces.slice(at + 1));
    return [{ ...piece.set, before: rest.includes(piece.set.symbol) ? [symbol] : rest }];
  });
}

/** The first symbols on the way from these in whose rules it is told. Rules that do not tell it lead on. */
function beginningsOf(kept: string, from: readonly string[], rules: Rules): Set<string> {
  const begins = new Set<string>();
  const seen = new Set(from);
  for (const symbol of seen) {
    for (const rule of rules.get(symbol) ?? []) {
      const called = calledIn(rule);
      if (called.includes(kept)) begins.add(symbol);
      else for (const next of called) seen.add(next);
    }
  }
  return begins;
}

/** `#name#` or `red,green`; null for anything that is more than a throw or words. */
function valueOf(value: string, rules: Rules): KeptSymbol['value'] | null {
  const [piece, ...others] = traceryPieces(value);
  if (piece === undefined || others.length > 0) return null;
  if (piece.kind === 'text') {
    const words = piece.source.split(',').map((word) => word.trim());
    return words.some((word) => word === '' || /\^\d+$/.test(word)) ? null : { words };
  }
  if (piece.kind !== 'tag' || piece.tag.sets.length > 0 || piece.tag.forms.length > 0) return null;
  return rules.has(piece.tag.symbol) ? { symbol: piece.tag.symbol } : null;
}

/** Those that are set to one value, wherever that is; the others have no counterpart. */
export function keptSymbols(rules: Rules): Map<string, KeptSymbol> {
  const settings = new Map<string, Setting[]>();
  for (const [symbol, ofSymbol] of rules)
    for (const set of ofSymbol.flatMap((rule) => settingsIn(symbol, rule))) {
      const own = settings.get(set.symbol) ?? [];
      own.push(set);
      settings.set(set.symbol, own);
    }
  const kept = new Map<string, KeptSymbol>();
  for (const [symbol, own] of [...settings].slice(0, mostKept)) {
    const [given = '', ...others] = new Set(own.map((set) => set.value));
    const value = others.length > 0 || rules.has(symbol) ? null : valueOf(given, rules);
    const from = own.flatMap(({ before }) => before);
    if (value !== null) kept.set(symbol, { value, begins: beginningsOf(symbol, from, rules) });
  }
  return kept;
}
