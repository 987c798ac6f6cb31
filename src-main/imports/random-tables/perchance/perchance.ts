import { mostTableRows } from '../../../../shared/ipc/prep/table.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { shownText } from '../../../../shared/words/shown-text.ts';
import type { BookRandomRow } from '../../book-entry.ts';
import type { DraftFile, ReadEntry } from '../../entry.ts';
import { judgeBook } from '../../judge/judge-book.ts';
import { UnreadList } from '../../unread-list.ts';
import { folderOfFile } from '../file-folder.ts';
import { plainHead, plainRow } from '../plain-table.ts';
import { RowText } from '../row-text.ts';
import { callableName } from '../table-name.ts';
import { cutItem } from './cut-item.ts';
import { ItemText } from './item-text.ts';
import { listsOf, pathOf, type PerchanceItem, type PerchanceList } from './lists.ts';
import { wholeWeights } from './odds.ts';
import { outlineOf } from './outline.ts';
import { isGenerator, isOutput, namesThrown } from './recognise.ts';
import { withoutSettings } from './settings.ts';
import { PerchanceTables } from './tables.ts';

/** Generators of Perchance: names, each with its items under it. */

const longestNote = 4000;

type Row = { readonly item: PerchanceItem; readonly row: BookRandomRow };

/** What belongs to an item, a line for each. */
function noteOf(lists: readonly PerchanceList[], tell: (why: string) => void): string {
  const lines = lists.flatMap(({ name, items }) =>
    items.flatMap((item) => {
      const read = cutItem(item);
      if (typeof read !== 'string') return [`${name}: ${item.text}`];
      tell(`${shownText(name)}: ${read}`);
      return [];
    }),
  );
  return lines.join('\n');
}

/** An item as a row; null for one that cannot be read. */
function rowOf(item: PerchanceItem, tables: PerchanceTables, told: UnreadList): Row | null {
  const why = new Set<string>();
  const read = cutItem(item);
  const text = new RowText();
  if (typeof read === 'string') why.add(read);
  else {
    for (const each of read.told) why.add(each);
    new ItemText(tables, (each) => why.add(each)).say(read.pieces, text);
    if (text.isCut) why.add('It is longer than 4,000 letters; the rest is left out.');
  }
  const notes = noteOf(tables.notesOf(item), (each) => why.add(each));
  if (notes.length > longestNote) why.add('Its note is longer than 4,000 letters; the rest is left out.');
  for (const each of why) told.add(`line ${item.line}`, each);
  if (typeof read === 'string') return null;
  return {
    item,
    row: { ...plainRow, spans: [null], weight: 1, text: text.parts, note: notes.slice(0, longestNote) },
  };
}

/** The odds of the items among each other; what weighs nothing is struck off. */
function weighedRows(rows: readonly Row[], line: number, told: UnreadList): BookRandomRow[] {
  const { weights, isExact } = wholeWeights(rows.map(({ item }) => item.weight));
  if (!isExact) told.add(`line ${line}`, 'Its odds are not exactly those of 10,000 parts.');
  return rows.map(({ row, item }, at) => {
    const weight = weights[at] ?? 1;
    if (weight === 0) told.add(`line ${item.line}`, 'It weighs nothing; it is struck off.');
    return { ...row, weight: Math.max(1, weight), struck: weight === 0 };
  });
}

function entryOf(list: PerchanceList, tables: PerchanceTables, folder: string): ReadEntry {
  const told = new UnreadList();
  const name = tables.nameOf(list);
  const path = pathOf(list);
  if (name !== path.replace(/^\$/, ''))
    told.add(`line ${list.line}`, `${shownText(path)} is called ${name} here.`);
  const more = list.items.length - mostTableRows;
  if (more > 0)
    told.add(`line ${list.line}`, `${counted(more, 'more item')} left out: a table has at most 2,000 rows.`);
  const read = list.items.slice(0, mostTableRows).flatMap((item) => rowOf(item, tables, told) ?? []);
  const rows = weighedRows(read, list.line, told);
  const head = { ...plainHead, name, folder, apart: true, way: 'weights' as const };
  return judgeBook({ ...head, columns: [{ title: '', dice: '' }], rows }, told.all);
}

/** Those that say where it begins stand first. */
const outputFirst = (lists: readonly PerchanceList[]): PerchanceList[] => [
  ...lists.filter(({ name }) => name === 'output'),
  ...lists.filter(({ name }) => isOutput(name) && name !== 'output'),
  ...lists.filter(({ name }) => !isOutput(name)),
];

function* entriesOf(tables: PerchanceTables, folder: string): Generator<ReadEntry> {
  for (const list of tables.lists) yield entryOf(list, tables, folder);
}

/** Null where the text is no generator. `title` is the name of the file. */
export function perchanceFile(text: string, title: string): DraftFile | null {
  if (!/^[ \t]+\S/m.test(text)) return null;
  const outline = outlineOf(text);
  const thrownOn = namesThrown(text);
  if (!isGenerator(outline, thrownOn)) return null;
  const unread = new UnreadList();
  const all = listsOf(outline, (line, why) => unread.add(`line ${line}`, why));
  const { lists, title: own } = withoutSettings(all, thrownOn, unread);
  const tables = new PerchanceTables(outputFirst(lists));
  const folder = callableName(own.replaceAll('/', ' ')) || folderOfFile(title, 'Perchance');
  return {
    format: 'Perchance generator, text',
    count: tables.lists.length,
    drafts: entriesOf(tables, folder),
    unread: unread.all,
  };
}
