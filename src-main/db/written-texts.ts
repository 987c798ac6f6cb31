import type { WrittenKind } from '../../shared/ipc/vocabulary.ts';
import type { Database } from './tables.ts';

/** The texts of a table: its names, what is written at length and may hold links, and words that are searched besides. */
interface Texts<Table extends keyof Database> {
  table: Table;
  /** By which its rows are told apart from those of other tables in the index of words. */
  number: number;
  names: readonly (keyof Database[Table] & string)[];
  prose: readonly (keyof Database[Table] & string)[];
  words: readonly (keyof Database[Table] & string)[];
  /** So many letters any column of prose holds at most. */
  most: number;
}

const texts = <Table extends keyof Database>(given: Texts<Table>): Texts<Table> => given;

/** Whatever the referee writes, by its kind. A new kind wants its triggers in a migration, too. */
export const writtenTexts = {
  page: texts({
    table: 'page',
    number: 1,
    names: ['title'],
    prose: ['text', 'players_text'],
    words: ['tags'],
    most: 100_000,
  }),
  creature: texts({
    table: 'creature',
    number: 2,
    names: ['name', 'also'],
    prose: ['notes'],
    words: ['tags'],
    most: 20_000,
  }),
  table: texts({
    table: 'random_table',
    number: 3,
    names: ['name'],
    prose: ['notes'],
    words: [],
    most: 4000,
  }),
  row: texts({ table: 'random_row', number: 4, names: [], prose: ['text', 'note'], words: [], most: 4000 }),
  dungeon: texts({ table: 'dungeon', number: 5, names: ['name'], prose: ['notes'], words: [], most: 20_000 }),
  level: texts({ table: 'level', number: 6, names: ['name'], prose: ['notes'], words: [], most: 20_000 }),
  room: texts({
    table: 'room',
    number: 7,
    names: ['key', 'name'],
    prose: ['notes'],
    words: [],
    most: 20_000,
  }),
  feature: texts({ table: 'feature', number: 8, names: ['name'], prose: ['notes'], words: [], most: 4000 }),
  site: texts({ table: 'site', number: 9, names: ['name'], prose: ['notes'], words: [], most: 20_000 }),
  hex: texts({ table: 'hex_note', number: 10, names: [], prose: ['notes'], words: [], most: 20_000 }),
  note: texts({ table: 'note', number: 11, names: [], prose: ['text'], words: [], most: 4000 }),
  character: texts({ table: 'character', number: 12, names: ['name'], prose: [], words: [], most: 0 }),
} as const satisfies { [Kind in WrittenKind]: unknown };
