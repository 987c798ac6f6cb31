import { sql as raw } from 'kysely';
import type { NewPerson } from '../../../imports/entry.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import { writeSheet } from '../../../facts/party/sheet.ts';

const columns = [
  'position',
  'kind',
  'name',
  'class_name',
  'class_id',
  'race_id',
  'level',
  'xp',
  'strength',
  'intelligence',
  'wisdom',
  'dexterity',
  'constitution',
  'charisma',
  'hp',
  'max_hp',
  'misc_gear',
  'carrying_treasure',
  'portrait_id',
  'sheet',
  'state',
] as const satisfies readonly (keyof CharacterRow)[];

const insert = withValues(
  (
    row: Omit<CharacterRow, 'id'>,
  ) => raw`insert into character (${raw.join(columns.map((column) => raw.ref(column)))})
  values (${raw.join(columns.map((column) => row[column]))})`,
);

const lastPosition = query
  .selectFrom('character')
  .select(({ fn }) => fn.max('position').as('position'))
  .compile();

const rowOf = (person: NewPerson, position: number): Omit<CharacterRow, 'id'> => ({
  ...person.abilities,
  position,
  kind: person.kind,
  name: person.name,
  class_name: person.className,
  class_id: person.classId,
  race_id: person.raceId,
  level: person.level,
  xp: person.xp,
  hp: person.hp,
  max_hp: person.maxHp,
  misc_gear: person.miscGear ? 1 : 0,
  carrying_treasure: person.carryingTreasure ? 1 : 0,
  portrait_id: null,
  sheet: writeSheet(person.sheet),
  state: person.state ?? null,
});

/** Writes people into the party's book one after another, behind those who stand there. */
export class PeopleWriter {
  readonly #sql: Sql;
  #position: number;

  constructor(sql: Sql) {
    this.#sql = sql;
    this.#position = sql.get(lastPosition)?.position ?? 0;
  }

  /** Writes somebody without things, and gives their id. */
  write(person: NewPerson): number {
    this.#position += 1;
    const row = rowOf(person, this.#position);
    return this.#sql.run(insert(row)).lastId;
  }
}
