import type { WordForm } from '../../../../shared/tables/text/pieces.ts';

/** `[animal.mammal.selectOne.titleCase]`. */
export interface Call {
  readonly path: readonly string[];
  /** An item that is a list itself gives one of its own then, else its name. */
  readonly selects: boolean;
  readonly forms: readonly WordForm[];
  /** In capital letters, which are no form here. */
  readonly isLoud: boolean;
}

/** `[hero = name.selectOne]`. */
export interface Setting {
  readonly name: string;
  readonly call: Call;
}

/** What stands between square brackets: settings that print nothing, and what is printed behind them. */
export interface Square {
  readonly unseen: readonly Setting[];
  readonly shown: { readonly set: Setting } | { readonly call: Call } | null;
}

const formOf: ReadonlyMap<string, WordForm> = new Map([
  ['titleCase', 'title'],
  ['sentenceCase', 'cap'],
  ['lowerCase', 'lower'],
  ['pluralForm', 's'],
]);
const selecting = new Set(['selectOne', 'evaluateItem']);
const loud = 'upperCase';
const mostForms = 6;

const names = /^[\p{L}_$][\p{L}\p{N}_$]{0,79}(?:\s*\.\s*[\p{L}_$][\p{L}\p{N}_$]{0,79}){0,15}$/u;
const setting = /^([\p{L}_][\p{L}\p{N}_]{0,39})\s*=(?!=)\s*(.*)$/su;

/** Null for anything that is more than names with points between them. */
function callOf(written: string): Call | null {
  if (!names.test(written)) return null;
  const [first = '', ...others] = written.split('.').map((name) => name.trim());
  const all = first === 'root' && others.length > 0 ? others : [first, ...others];
  const isProperty = (name: string): boolean => formOf.has(name) || selecting.has(name) || name === loud;
  const end = all.findIndex((name, at) => at > 0 && isProperty(name));
  const path = end === -1 ? all : all.slice(0, end);
  const properties = end === -1 ? [] : all.slice(end);
  const forms = properties.flatMap((name) => formOf.get(name) ?? []);
  if (!properties.every(isProperty) || forms.length > mostForms) return null;
  return {
    path,
    forms,
    selects: properties.some((name) => selecting.has(name)),
    isLoud: properties.includes(loud),
  };
}

function settingOf(written: string): Setting | null {
  const [, name, value] = setting.exec(written) ?? [];
  const call = value === undefined ? null : callOf(value);
  return name === undefined || call === null ? null : { name, call };
}

/** Null for code: sums, conditions, quoted words, what is asked for in round brackets. */
export function squareOf(inner: string): Square | null {
  if (inner.length > 1000) return null;
  const parts = inner.split(',').map((part) => part.trim());
  const last = parts.pop() ?? '';
  const unseen = parts.flatMap((part) => settingOf(part) ?? []);
  if (unseen.length < parts.length) return null;
  if (last === '""' || last === "''") return { unseen, shown: null };
  const set = settingOf(last);
  if (set !== null) return { unseen, shown: { set } };
  const call = callOf(last);
  return call === null ? null : { unseen, shown: { call } };
}
