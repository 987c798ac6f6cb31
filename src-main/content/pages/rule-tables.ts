import type { ReferencePage } from '../../../shared/ipc/desk/reference-pages.ts';
import { nameOf, textOf } from './table-words.ts';

type Group = Readonly<Record<string, unknown>>;
type Table = ReferencePage['tables'][number];
/** A row by its heads, in their order. */
type Cells = ReadonlyMap<string, string>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesOf = (group: Group): [string, unknown][] =>
  Object.entries(group).filter(([key]) => !key.startsWith('$'));

/** Groups of the figures that hold tables of their own. */
const opened = new Set(['outside', 'outsideFigures']);
/** What is no figure of the book, but of the program. */
const left = new Set(['units', '$system']);

/** A page for each table of the rules and for each group of their figures; figures that stand alone share one. */
export function ruleTablePages(tables: object): ReferencePage[] {
  const entries = entriesOf(tables as Group)
    .filter(([key]) => !left.has(key))
    .flatMap(([key, value]) =>
      opened.has(key) && isGroup(value) ? entriesOf(value) : [[key, value] as const],
    );
  const alone = entries.filter(([key, value]) => textOf(key, value) !== null);
  return [
    ...entries
      .filter(([key, value]) => textOf(key, value) === null)
      .map(([key, value]) => pageOf(key, value)),
    pageOf('other figures', Object.fromEntries(alone)),
  ].filter((page) => page !== null);
}

function pageOf(key: string, value: unknown): ReferencePage | null {
  const figures: ReferencePage['figures'] = [];
  const found: Table[] = [];
  gather(value, key, [], { figures, tables: found });
  if (figures.length === 0 && found.length === 0) return null;
  return {
    kind: 'table',
    id: `table.${key.replace(/ /g, '-')}`,
    name: nameOf(key),
    topic: 'Tables of the rules',
    text: summary(figures, found),
    figures,
    tables: found,
  };
}

function summary(figures: ReferencePage['figures'], found: readonly Table[]): string {
  if (found.length === 0)
    return figures.map(({ label, text }) => `${label.toLowerCase()} ${text}`).join(', ');
  return found
    .map(({ heads, rows }) => `${heads.filter((head) => head !== '').join(', ')}: ${rows.length} rows`)
    .join('; ');
}

const holdsLists = (value: unknown): boolean =>
  isGroup(value) && entriesOf(value).some(([key, each]) => Array.isArray(each) && textOf(key, each) === null);

/** Lists of one length side by side, as a column of figures for each class by level. */
const areColumns = (entries: readonly [string, unknown][]): boolean => {
  const lengths = new Set(entries.map(([, each]) => (Array.isArray(each) ? each.length : 0)));
  const [length = 0] = lengths;
  return entries.length > 1 && lengths.size === 1 && length >= fewestColumns;
};
const fewestColumns = 8;

/** Rows of one table: each fills half of the heads or more. */
function areAlike(rows: readonly Cells[]): boolean {
  const heads = new Set(rows.flatMap((row) => [...row.keys()]));
  return rows.every((row) => row.size * 2 >= heads.size);
}

/** Takes a value apart: lists and groups of groups become tables, the rest becomes figures. */
function gather(
  value: unknown,
  key: string,
  path: readonly string[],
  into: Pick<ReferencePage, 'figures' | 'tables'>,
): void {
  const title = path.map(nameOf).join(', ');
  const add = (name: string, rows: readonly Cells[]): unknown =>
    into.tables.push({ title: name, ...tableOf(rows) });
  const text = textOf(key, value);
  if (text !== null) {
    if (text !== '') into.figures.push({ label: path.length === 0 ? nameOf(key) : title, text });
    return;
  }
  if (Array.isArray(value)) {
    add(
      title,
      value.map((row) => cellsOf(row, [])),
    );
    return;
  }
  if (!isGroup(value)) return;
  const { columns } = value;
  const heads = Array.isArray(columns) ? columns.map(String) : [];
  const rest = entriesOf(value).filter(([name]) => name !== 'columns');
  const lists = rest.filter(([name, each]) => Array.isArray(each) && textOf(name, each) !== null);
  const others = areColumns(lists) ? rest.filter((entry) => !lists.includes(entry)) : rest;
  if (areColumns(lists))
    add(
      title,
      lists.map(([name, each]) => named(name, each, heads)),
    );
  const groups = others.filter(([, each]) => isGroup(each) && !holdsLists(each));
  const rows = groups.map(([name, each]) => named(name, each, heads));
  if (rows.length > 1 && rows.length === others.length && areAlike(rows)) {
    add(title, rows);
    return;
  }
  for (const [name, each] of others) {
    const inner = ['rows', 'bands', 'tiers', 'steps'].includes(name) ? path : [...path, name];
    if (Array.isArray(each) && textOf(name, each) === null)
      add(
        inner.map(nameOf).join(', '),
        each.map((row) => cellsOf(row, heads)),
      );
    else gather(each, name, inner, into);
  }
}

const named = (name: string, value: unknown, heads: readonly string[]): Cells =>
  new Map([['', nameOf(name)], ...cellsOf(value, heads)]);

const spans: readonly [from: string, to: string, head: string][] = [
  ['from', 'to', 'From, to'],
  ['fleeingFrom', 'fleeingTo', 'Fleeing'],
  ['slowerFrom', 'slowerTo', 'Slower by'],
];

const spanText = (from: string, to: string): string => {
  if (from === '') return to === '' ? '' : `up to ${to}`;
  if (to === '') return `${from} or more`;
  return from === to ? from : `${from}–${to}`;
};

/** A row's cells by their heads; lists in it stand under the heads of the table's own columns. */
function cellsOf(row: unknown, columns: readonly string[]): Cells {
  if (Array.isArray(row))
    return new Map(row.map((each, at) => [columns[at] ?? String(at + 1), textOf('', each) ?? '']));
  if (!isGroup(row)) return new Map([['', textOf('', row) ?? '']]);
  const cells = new Map<string, string>();
  // A row that names itself in words needs no word of the program for it.
  const done = new Set<string>([
    ...('text' in row || 'name' in row ? ['result', 'wind'] : []),
    ...('hd' in row ? ['fromHd', 'toHd'] : []),
  ]);
  for (const [from, to, head] of spans) {
    if (!(from in row) || !(to in row)) continue;
    cells.set(head, spanText(textOf(from, row[from]) ?? '', textOf(to, row[to]) ?? ''));
    done.add(from).add(to);
  }
  for (const [key, value] of entriesOf(row)) if (!done.has(key)) put(cells, key, value, columns);
  return cells;
}

function put(cells: Map<string, string>, key: string, value: unknown, columns: readonly string[]): void {
  const text = textOf(key, value);
  const name = nameOf(key);
  if (/^(?:upTo|to|toLevel)$/.test(key))
    cells.set('Up to', value === null ? 'more' : (text ?? inOneLine(value)));
  else if (Array.isArray(value) && columns.length > 0 && value.length === columns.length)
    for (const [head, each] of cellsOf(value, columns)) cells.set(head, each);
  else if (text !== null) cells.set(name, text);
  else if (Array.isArray(value)) cells.set(name, value.map(inOneLine).join('; '));
  else
    for (const [inner, each] of cellsOf(value, []))
      cells.set(inner === '' ? name : `${name}: ${inner.toLowerCase()}`, each);
}

const inOneLine = (value: unknown): string =>
  [...cellsOf(value, [])]
    .map(([head, text]) => (head.startsWith('From') ? text : `${head.toLowerCase()} ${text}`))
    .join(', ');

/** Rows under every head that any of them has. */
function tableOf(rows: readonly Cells[]): Pick<Table, 'heads' | 'rows'> {
  const heads = [...new Set(rows.flatMap((row) => [...row.keys()]))].filter((head) =>
    rows.some((row) => (row.get(head) ?? '') !== ''),
  );
  return { heads, rows: rows.map((row) => heads.map((head) => row.get(head) ?? '')) };
}
