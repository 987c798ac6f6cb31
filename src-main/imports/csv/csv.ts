import { characterKinds, itemKinds, itemStates } from '../../../shared/ipc/vocabulary.ts';
import type { AbilityId } from '../../../shared/ipc/vocabulary.ts';
import { tableOf } from './columns.ts';
import type { CharacterColumn, CsvTable, ItemColumn } from './columns.ts';
import { csvRecords, delimiterOf } from './text.ts';
import type { CsvRecord } from './text.ts';
import type { Draft, DraftFile, ImportContext, ImportWatch, NewItemInput, Unread } from '../entry.ts';
import { classOf } from '../foundry/person.ts';
import { mostEntries } from '../limits.ts';
import { kindNamed } from '../kinds.ts';
import { coinNamed, goldOf, weightIn } from '../measures.ts';
import { Reading } from '../reading.ts';
import { shownText } from '../shown-text.ts';
import { stateInUse } from '../things.ts';

/** Tables of things and of people: the first line names the columns. */

/** One row as an object of its known columns; what else it holds is told by the column's own name. */
interface Row {
  reading: Reading;
  name: string;
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
  return { reading, name: reading.text(['name'], 80) ?? `Nameless (line ${line})`, strange };
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

const readWeight = (reading: Reading, context: ImportContext): number => {
  const coins = reading.number(['weightCoins' satisfies ItemColumn], 0, 1_000_000);
  if (coins !== null) return weightIn(context, coins, 'coins');
  const pounds = reading.number(['weightPounds' satisfies ItemColumn], 0, 1_000_000);
  if (pounds !== null) return weightIn(context, pounds, 'pounds');
  return reading.number(['weight' satisfies ItemColumn], 0, 1_000_000) ?? 0;
};

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

const itemDraft = (row: Row, context: ImportContext): Draft => {
  const { reading, name } = row;
  const kind = wordOf(reading, 'kind', itemKinds) ?? kindNamed(name, false);
  const holder = reading.text(['holder'], 80);
  if (readState(reading, kind) !== 'carried')
    reading.refuse(['state'], 'It is only carried until somebody puts it on.');
  const isCounted = reading.value('quantity') !== undefined && reading.value('quantity') !== '';
  const item: NewItemInput = {
    kind,
    name,
    quantity: isCounted ? (reading.whole(['quantity'], 1, 1_000_000) ?? 0) : 1,
    weightEach: readWeight(reading, context),
    costEach: kind === 'coin' ? null : readCost(reading),
    coin: kind === 'coin' ? coinNamed(name) : null,
    charges: reading.whole(['charges'], 0, 1000),
    capacity: reading.number(['capacity'], 0, 1_000_000),
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

const characterDraft = (row: Row, context: ImportContext): Draft => {
  const { reading, name } = row;
  const kind = wordOf(reading, 'kind', characterKinds) ?? 'character';
  const hp = reading.whole(['hp'], -999, 9999);
  const maxHp = reading.whole(['maxHp'], 0, 9999) ?? (hp === null ? null : Math.max(0, hp));
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
    },
  };
  const belongsTo = reading.text(['employer'], 80);
  return { kind: 'character', name, person, things: [], belongsTo, unread: leftOver(row), refused: null };
};

/** Null where the first line names no columns that are known here. */
export const csvFile = (text: string, context: ImportContext, watch: ImportWatch): DraftFile | null => {
  const delimiter = delimiterOf(text);
  const records: CsvRecord[] = [];
  let headers: string[] = [];
  let table: CsvTable | null = null;
  let count = 0;
  for (const record of csvRecords(text, delimiter)) {
    if (table === null) {
      headers = record.cells;
      table = tableOf(headers);
      if (table === null) return null;
    } else {
      count += 1;
      if (count <= mostEntries) records.push(record);
    }
    if (count % 2000 === 1999) watch.tick(count, count);
  }
  if (table === null) return null;
  const known = table;
  const unread = headers
    .filter((header, index) => !known.columns.has(index) && header !== '')
    .map((header) => ({ path: shownText(header), why: 'No column of that name is known.' }));
  return {
    format: known.kind === 'item' ? 'Table of things, CSV' : 'Table of people, CSV',
    count,
    drafts: draftsOf(records, headers, known, context),
    unread,
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
    yield table.kind === 'item' ? itemDraft(row, context) : characterDraft(row, context);
  }
}
