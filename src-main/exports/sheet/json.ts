import type { ItemRow } from '../../db/tables.ts';
import { inGold, inUnits } from '../../facts/party/weighing/measures.ts';
import { readFacts } from '../../facts/party/sheet.ts';
import type { NewItem, NewPerson } from '../../imports/entry.ts';
import { sheetFormat } from '../../imports/json/own-format.ts';
import type { SheetPerson, SheetSource } from './source.ts';

/** A thing with what lies in it. */
type OwnItem = NewItem & { contents: OwnItem[] };

type Weights = SheetSource['campaign']['system']['weights'];

const itemOf = (row: ItemRow, weights: Weights): NewItem => ({
  kind: row.kind,
  name: row.name,
  quantity: row.quantity,
  weightEach: inUnits(weights, row.weight),
  costEach: row.cost === null ? null : inGold(row.cost),
  coin: row.coin,
  charges: row.charges,
  capacity: row.capacity === null ? null : inUnits(weights, row.capacity),
  state: row.state,
  notes: row.notes,
  facts: readFacts(row),
});

/** Things in the order they were made, each with what it holds. */
const nested = (rows: readonly ItemRow[], weights: Weights): OwnItem[] => {
  const all = new Map(rows.map((row) => [row.id, { ...itemOf(row, weights), contents: [] as OwnItem[] }]));
  const outermost: OwnItem[] = [];
  for (const { id, container_id } of rows) {
    const item = all.get(id);
    const around = container_id === null ? undefined : all.get(container_id);
    if (item !== undefined) (around?.contents ?? outermost).push(item);
  }
  return outermost;
};

/** An employer goes by name: his number means nothing in another campaign. */
const personOf = ({ member: { row, sheet } }: SheetPerson): NewPerson => ({
  kind: row.kind,
  name: row.name,
  className: row.class_name,
  classId: row.class_id,
  raceId: row.race_id,
  level: row.level,
  xp: row.xp,
  abilities: {
    strength: row.strength,
    intelligence: row.intelligence,
    wisdom: row.wisdom,
    dexterity: row.dexterity,
    constitution: row.constitution,
    charisma: row.charisma,
  },
  hp: row.hp,
  maxHp: row.max_hp,
  miscGear: row.misc_gear === 1,
  carryingTreasure: row.carrying_treasure === 1,
  sheet: { ...sheet, employerId: null, borne: null },
  ...(row.state !== null && { state: row.state }),
});

/** The sheets as a file that an import reads back whole. The portrait is no part of it. */
export const sheetsAsJson = ({ campaign, people, loose }: SheetSource): string => {
  const { weights } = campaign.system;
  const file = {
    format: sheetFormat.id,
    version: sheetFormat.version,
    unit: weights.unit.id,
    characters: people.map((person) => ({
      ...personOf(person),
      employer: person.employer,
      items: nested(person.member.items, weights),
    })),
    items: loose.flatMap(({ items }) => nested(items, weights)),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
};
