import { characterKinds, itemKinds, itemStates } from '../../../shared/ipc/vocabulary.ts';
import type { AbilityId, ItemKind } from '../../../shared/ipc/vocabulary.ts';
import { bornThings } from './bearing.ts';
import { beginnings, toldTitles } from './beginning.ts';
import type { Beginning } from './beginning.ts';
import { tableOf } from './columns.ts';
import type { CharacterColumn, CsvTable, ItemColumn } from './columns.ts';
import { creatureDraft } from './creatures.ts';
import { csvRecords } from './text.ts';
import type { CsvRecord } from './text.ts';
import type { Draft, DraftFile, ImportContext, ImportWatch, NewItemInput, Unread } from '../entry.ts';
import { classOf } from '../foundry/person.ts';
import { mostEntries } from '../limits.ts';
import { kindNamed } from '../kinds.ts';
import { coinNamed, goldOf, weightIn } from '../measures.ts';
import type { SourceUnit } from '../measures.ts';
import { Reading } from '../reading.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { armourClassIn } from '../stat-blocks/armour-class.ts';
import { stateInUse } from '../things.ts';

/** Tables of things, of people and of creatures: a line names the columns. */

/** One row as an object of its known columns; what else it holds is told by the column's own name. */
interface Row {
  reading: Reading;
  name: string;
  cells: readonly string[];
  strange: Unread[];
}

const rowOf = ({ cells, line }: CsvRecord, headers: readonly string[], table: CsvTable): Row => {
  const strange: Unread[] = [];
  const values: Record<string, string> = {};
  cells.forEach((cell, index) => {
    const column = table.columns.get(index);
    if (column !== undefined) values[column] = cell;
    else if (cell !== '') {
      const header = headers[index];
      const path = header === undefined || header === '' ? `column ${index + 1}` : shownText(header);
      strange.push({ path, why: 'No column of that name is known.' });
    }
  });
  const reading = new Reading(values);
  return { reading, name: reading.text(['name'], 80) ?? `Nameless (line ${line})`, cells, strange };
};

const leftOver = ({ reading, strange }: Row): Unread[] => [
  ...reading.leftOver(() => 'It has no place here.').filter(({ why }) => why !== 'It holds nothing.'),
  ...strange,
];

const wordOf = <Word extends string>(
  reading: Reading,
  column: string,
  words: readonly Word[],
): Word | null => {
  const text = reading.text([column], 60);
  if (text === null) return null;
  const word = words.find((each) => each.toLowerCase() === text.toLowerCase().replaceAll(/[\s-]/g, ''));
  return word ?? reading.refuse([column], `It is none of: ${words.join(', ')}.`);
};

const units: readonly (readonly [pattern: RegExp, unit: SourceUnit])[] = [
  [/^(\d{1,7}(?:\.\d+)?) ?(?:cn|coins?)\.?$/i, 'coins'],
  [/^(\d{1,7}(?:\.\d+)?) ?(?:lbs?|pounds?|#)\.?$/i, 'pounds'],
];

/** A weight in the campaign's unit: as the cell says, as the column says, or in the campaign's own. */
const readWeight = (
  reading: Reading,
  context: ImportContext,
  columns: readonly WeightColumn[],
): number | null => {
  for (const [column, unit] of columns) {
    const written = reading.value(column);
    if (typeof written !== 'string' || written === '') continue;
    for (const [pattern, named] of units) {
      const [, figure] = pattern.exec(written) ?? [];
      if (figure === undefined) continue;
      reading.take(column);
      return weightIn(context, Number(figure), named);
    }
    const figure = reading.number([column], 0, 1_000_000);
    if (figure !== null) return unit === null ? figure : weightIn(context, figure, unit);
  }
  return null;
};

type WeightColumn = readonly [column: ItemColumn, unit: SourceUnit | null];
const weightColumns: readonly WeightColumn[] = [
  ['weightCoins', 'coins'],
  ['weightPounds', 'pounds'],
  ['weight', null],
];

const readCost = (reading: Reading): number | null => {
  const text = reading.text(['cost'], 40);
  if (text === null) return null;
  return goldOf(text) ?? reading.refuse(['cost'], 'It is no price such as "5 gp".');
};

const inUse = new Set(['yes', 'y', 'true', 'x', '1']);

const readState = (reading: Reading, kind: NewItemInput['kind']): NewItemInput['state'] => {
  const text = reading.text(['state'], 20)?.toLowerCase() ?? '';
  if (inUse.has(text)) return stateInUse(kind);
  if (['', 'no', 'n', 'false', '0'].includes(text)) return 'carried';
  return wordOf(reading, 'state', itemStates) ?? 'carried';
};

const factsOf = (reading: Reading): NonNullable<NewItemInput['facts']> => {
  const damage = reading.text(['damage'], 40);
  const acBonus = reading.whole(['acBonus'], -20, 20);
  const magicBonus = reading.whole(['magicBonus'], -10, 10);
  return {
    ...(damage !== null && { damage }),
    ...(acBonus !== null && { acBonus }),
    ...(magicBonus !== null && { magicBonus }),
  };
};

/** The kind a table of weapons or armour gives its rows. */
const kindOf = (of: ItemKind | null, name: string): ItemKind => {
  if (of === null) return kindNamed(name, false);
  return of === 'armour' && /\bshields?\b/i.test(name) ? 'shield' : of;
};

const itemDraft = (row: Row, of: ItemKind | null, context: ImportContext): Draft => {
  const { reading, name } = row;
  const kind = wordOf(reading, 'kind', itemKinds) ?? kindOf(of, name);
  const holder = reading.text(['holder'], 80);
  if (readState(reading, kind) !== 'carried')
    reading.refuse(['state'], 'It is only carried until somebody puts it on.');
  const isCounted = reading.value('quantity') !== undefined && reading.value('quantity') !== '';
  const item: NewItemInput = {
    kind,
    name,
    quantity: isCounted ? (reading.whole(['quantity'], 1, 1_000_000) ?? 0) : 1,
    weightEach: readWeight(reading, context, weightColumns) ?? 0,
    costEach: kind === 'coin' ? null : readCost(reading),
    coin: kind === 'coin' ? coinNamed(name) : null,
    charges: reading.whole(['charges'], 0, 1000),
    capacity: readWeight(reading, context, [['capacity', null]]),
    notes: reading.lines(['notes'], 2000) ?? '',
    facts: factsOf(reading),
  };
  const things = [{ item, inside: null, path: '' }];
  const unread = leftOver(row);
  return { kind: 'item', name, person: null, things, belongsTo: holder, unread, refused: null };
};

const abilityColumns: readonly (AbilityId & CharacterColumn)[] = [
  'strength',
  'intelligence',
  'wisdom',
  'dexterity',
  'constitution',
  'charisma',
];

/** Hit points now and at most, in columns of their own or as "19/24". */
const readHitPoints = (reading: Reading): { hp: number | null; maxHp: number | null } => {
  const written = reading.value('hp');
  const span = typeof written === 'string' ? /^(-?\d{1,3}|\d{4}) ?\/ ?(\d{1,4})$/.exec(written) : null;
  const [, now, most] = span ?? [];
  if (now !== undefined) reading.take('hp');
  const hp = now === undefined ? reading.whole(['hp'], -999, 9999) : Number(now);
  const known = reading.whole(['maxHp'], 0, 9999) ?? (most === undefined ? null : Number(most));
  return { hp, maxHp: known ?? (hp === null ? null : Math.max(0, hp)) };
};

/** Figures of the sheet that the table writes and the rules would work out. */
const readOverrules = (reading: Reading, context: ImportContext): Record<string, number> => {
  const thac0 = reading.whole(['thac0'], -20, 30);
  const written = reading.text(['armourClass'], 60);
  const read = written === null ? null : armourClassIn(written);
  const { armourClass } = context;
  const down = armourClass === 'either' ? (read?.descending ?? null) : null;
  const up = armourClass === 'defence' ? null : (read?.ascending ?? null);
  if (written !== null && ((down === null && up === null) || read?.rest !== '' || read.words !== ''))
    reading.refuse(['armourClass'], `"${shownText(written)}" is no armour class that this campaign writes.`);
  return {
    ...(thac0 !== null && { thac0 }),
    ...(down !== null && { acDescending: down }),
    ...(up !== null && { acAscending: up }),
  };
};

const characterDraft = (row: Row, context: ImportContext): Draft => {
  const { reading, name, strange } = row;
  const kind = wordOf(reading, 'kind', characterKinds) ?? 'character';
  const { hp, maxHp } = readHitPoints(reading);
  const languages = reading.text(['languages'], 2000)?.split(/[,;/]/) ?? [];
  const person = {
    kind,
    name,
    ...classOf(context, reading.text(['className'], 80), reading.text(['race'], 80)),
    level: reading.whole(['level'], 0, 36) ?? 1,
    xp: reading.whole(['xp'], 0, 100_000_000) ?? 0,
    abilities: Object.fromEntries(abilityColumns.map((id) => [id, reading.whole([id], 1, 30)])),
    hp: hp ?? maxHp ?? 1,
    maxHp: maxHp ?? 1,
    sheet: {
      alignment: reading.text(['alignment'], 40) ?? '',
      languages: languages.map((each) => each.trim()).filter((each) => each !== ''),
      notes: reading.lines(['notes'], 8000) ?? '',
      overrules: readOverrules(reading, context),
    },
  };
  const things = bornThings(reading, (told) => void strange.push(told));
  const belongsTo = reading.text(['employer'], 80);
  return { kind: 'character', name, person, things, belongsTo, unread: leftOver(row), refused: null };
};

const formats: Readonly<Record<CsvTable['kind'], string>> = {
  item: 'Table of things, CSV',
  character: 'Table of people, CSV',
  creature: 'Table of creatures, CSV',
};

/** Null where none of the first lines names columns that are known here. */
export const csvFile = (text: string, context: ImportContext, watch: ImportWatch): DraftFile | null => {
  for (const beginning of beginnings(text)) {
    const file = fileFrom(beginning, context, watch);
    if (file !== null) return file;
  }
  return null;
};

const fileFrom = (beginning: Beginning, context: ImportContext, watch: ImportWatch): DraftFile | null => {
  const records: CsvRecord[] = [];
  let headers: string[] = [];
  let table: CsvTable | null = null;
  let count = 0;
  for (const { cells, line } of csvRecords(beginning.text, beginning.delimiter)) {
    if (table === null) {
      headers = cells;
      table = tableOf(headers);
      if (table === null) return null;
    } else {
      count += 1;
      if (count <= mostEntries) records.push({ cells, line: line + beginning.linesAbove });
    }
    if (count % 2000 === 1999) watch.tick(count, count);
  }
  if (table === null) return null;
  const { kind, columns } = table;
  const unread = headers
    .filter((header, index) => !columns.has(index) && header !== '')
    .map((header) => ({ path: shownText(header), why: 'No column of that name is known.' }));
  return {
    format: formats[kind],
    count,
    drafts: draftsOf(records, headers, table, context),
    unread: [...toldTitles(beginning), ...unread],
  };
};

function* draftsOf(
  records: readonly CsvRecord[],
  headers: readonly string[],
  table: CsvTable,
  context: ImportContext,
): Generator<Draft> {
  for (const record of records) {
    const row = rowOf(record, headers, table);
    if (table.kind === 'item') yield itemDraft(row, table.of, context);
    else if (table.kind === 'character') yield characterDraft(row, context);
    else yield creatureDraft(row.name, row.cells, table.columns, row.strange, context);
  }
}
