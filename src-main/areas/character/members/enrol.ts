import type { z } from 'zod';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { newCharacter } from '../../../../shared/ipc/party/character.ts';
import type { Weights } from '../../../../shared/rules/exploration/carry.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { NewRow } from '../../../db/tables.ts';
import { addItem } from '../../../facts/party/items.ts';
import { writeSheet } from '../../../facts/party/sheet.ts';

export type NewCharacter = z.output<typeof newCharacter>;

const lastPosition = query
  .selectFrom('character')
  .select(({ fn }) => fn.max('position').as('position'))
  .compile();

const flag = (value: boolean) => (value ? 1 : 0);

function rowOf(person: NewCharacter, position: number): NewRow<'character'> {
  const { abilities } = person;
  return {
    position,
    kind: person.kind,
    name: person.name,
    class_name: person.className,
    class_id: person.classId,
    race_id: person.raceId,
    level: person.level,
    xp: person.xp,
    strength: abilities.strength,
    intelligence: abilities.intelligence,
    wisdom: abilities.wisdom,
    dexterity: abilities.dexterity,
    constitution: abilities.constitution,
    charisma: abilities.charisma,
    hp: person.hp,
    max_hp: person.maxHp,
    misc_gear: flag(person.miscGear),
    carrying_treasure: flag(person.carryingTreasure),
    portrait_id: null,
    sheet: writeSheet({ ...person.sheet, borne: null }),
    state: person.state ?? null,
  };
}

/** Writes somebody into the party's book, last of all, with what they have, and gives their id. Throws bad-input. */
export function enrol(sql: Sql, weights: Weights, person: NewCharacter): number {
  refuseAboveMaximum(person);
  const position = (sql.get(lastPosition)?.position ?? 0) + 1;
  const { lastId } = sql.run(query.insertInto('character').values(rowOf(person, position)));
  for (const item of person.items) addItem(sql, { in: 'holder', id: lastId }, item, weights);
  return lastId;
}

export function refuseAboveMaximum({ hp, maxHp }: { hp: number; maxHp: number }, field = 'hp'): void {
  if (hp <= maxHp) return;
  throw new TurnkeeperError('bad-input', 'Hit points cannot be above their maximum. Nothing was changed.', {
    [field]: field === 'hp' ? `At most ${maxHp}, the maximum given.` : `At least ${hp}, the hit points left.`,
  });
}
