import { mostTableRows } from '../../../shared/ipc/prep/table.ts';
import { saysTable, readLines } from '../../../shared/tables/lines.ts';
import { counted } from '../../../shared/words/figures.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import type { DraftFile, ReadEntry, Unread } from '../entry.ts';
import { judgeBook } from '../judge/judge-book.ts';
import { markdownTables } from './markdown-tables.ts';
import { OwnTexts } from './own-text.ts';
import { plainHead, plainRow } from './plain-table.ts';
import { tableSections, type Section, type TextTable } from './table-sections.ts';

/** Tables as lines of text, each under a heading or under its dice; tables of Markdown among them. */

const nameless = 'Imported table';
const longestName = 80;
const longestText = 4000;

function tablesOf(section: Section): TextTable[] | null {
  const ofMarkdown = markdownTables(section);
  if (ofMarkdown.length > 0) return ofMarkdown;
  if (!saysTable(section.lines.join('\n'), section.title !== '')) return null;
  const { rows, way, dice, name, told } = readLines(section.lines.join('\n'));
  return [
    {
      name: section.title === '' ? name : section.title,
      notes: '',
      way,
      columns: [{ title: '', dice }],
      rows: rows.map(({ spans, weight }) => ({ spans, weight })),
      texts: rows.map(({ text }) => text),
      told,
    },
  ];
}

const fileName = (title: string): string =>
  (title.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]{1,8}$/i, '').trim();

/** A name of one line; one that is too long is cut, and told. */
function nameOf(table: TextTable, title: string): { name: string; told: string[] } {
  const given = (table.name === '' ? fileName(title) : table.name).replaceAll(/\s+/g, ' ').trim();
  const name = shownText(given.slice(0, longestName)).trim() || nameless;
  return {
    name,
    told: given.length > longestName ? [`Its name is longer than ${longestName} letters.`] : [],
  };
}

function* entriesOf(tables: readonly TextTable[], title: string): Generator<ReadEntry> {
  const named = tables.map((table) => ({ table, ...nameOf(table, title) }));
  const texts = new OwnTexts(named.map(({ name }) => ({ folder: '', name })));
  for (const { table, name, told: ofName } of named) {
    const more = table.rows.length - mostTableRows;
    const told = [
      ...ofName,
      ...table.told,
      ...(more > 0 ? [`${counted(more, 'more row')} left out: a table has at most 2,000.`] : []),
    ];
    const rows = table.rows.slice(0, mostTableRows).map((row, at) => {
      const text = table.texts[at] ?? '';
      if (text.length > longestText)
        told.push(`Row ${at + 1} is longer than 4,000 letters; the rest is left out.`);
      return { ...plainRow, ...row, text: texts.read(text.slice(0, longestText), '') };
    });
    const { way, columns, notes } = table;
    const unread = told.map((why) => ({ path: 'rows', why }));
    yield judgeBook({ ...plainHead, name, notes, way, columns, rows }, unread);
  }
}

/** Null where the text holds no table; `title` is the name of the file. With `headed` only where a heading begins it. */
export function tableLinesFile(text: string, title: string, headed: boolean): DraftFile | null {
  if (headed && !/^\s*#{1,6}\s/.test(text)) return null;
  const sections = tableSections(text);
  const read = sections.map((section) => ({ section, tables: tablesOf(section) }));
  if (headed && read[0]?.tables === null) return null;
  const tables = read.flatMap(({ tables: found }) => found ?? []);
  if (tables.length === 0) return null;
  const unread: Unread[] = read
    .filter(({ tables: found }) => found === null)
    .map(({ section }) => ({ path: `line ${section.line}`, why: 'It is no row of a table.' }));
  return { format: 'Random tables, text', count: tables.length, drafts: entriesOf(tables, title), unread };
}
