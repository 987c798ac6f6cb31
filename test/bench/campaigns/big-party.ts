import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { createCampaign } from '../../../src-main/db/file/campaign-file.ts';

export const people = 200;
const thingsEach = 50;

const use = {
  leather: '{"acBonus":2,"armourType":"light"}',
  shield: '{"acBonus":1}',
  sword: '{"damage":"1d8"}',
};
/** What everybody wears, wields and has in a pack; the rest of the pack is gear of every kind. */
const outfit: [kind: string, name: string, state: string, weight: number, facts: string][] = [
  ['armour', 'leather armour', 'worn', 2000, use.leather],
  ['shield', 'shield', 'worn', 1000, use.shield],
  ['weapon', 'sword', 'wielded', 600, use.sword],
  ['weapon', 'dagger', 'carried', 100, '{"damage":"1d4"}'],
];
const packed = ['gear', 'ration', 'torch', 'gem', 'ammunition', 'potion', 'oilFlask', 'scroll'];

/** A campaign of 200 people with 50 things each, most of them packed; written past the journal's guards as no program may. */
export function campaignOfManyThings(folder: string): string {
  const path = join(folder, 'many-things.turnkeeper');
  createCampaign(path, {
    name: 'Many things',
    system: 'ose',
    settings: { encumbrance: 'detailed' },
    startSeconds: 36_000,
    createdAt: '2026-11-22T20:00:00.000Z',
  }).close();
  const db = new BetterSqlite3(path);
  db.pragma('synchronous = OFF');
  addLadenPeople(db);
  db.close();
  return path;
}

export function addLadenPeople(db: BetterSqlite3.Database): void {
  const addPerson = db.prepare(
    `INSERT INTO character (position, kind, name, class_name, class_id, level, xp, strength, dexterity, charisma, hp, max_hp,
      misc_gear, carrying_treasure, sheet)
     VALUES (?, 'character', ?, 'Fighter', 'fighter', 1, 0, 13, 14, 9, 6, 8, 0, 0, '{"alignment":"Law"}')`,
  );
  const addItem = db.prepare(
    `INSERT INTO item (holder_id, container_id, state, kind, name, quantity, weight, cost, coin, capacity, notes, facts)
     VALUES (?, ?, ?, ?, ?, ?, ?, NULL, ?, ?, '', ?)`,
  );
  db.transaction(() => {
    for (let person = 1; person <= people; person++) {
      const holder = addPerson.run(person, `Person ${person}`).lastInsertRowid;
      for (const [kind, name, state, weight, facts] of outfit)
        addItem.run(holder, null, state, kind, name, 1, weight, null, null, facts);
      addItem.run(holder, null, 'carried', 'coin', 'gp', person, 10, 'gp', null, '{}');
      const pack = addItem.run(
        holder,
        null,
        'carried',
        'gear',
        'backpack',
        1,
        0,
        null,
        4000,
        '{}',
      ).lastInsertRowid;
      for (let thing = outfit.length + 2; thing < thingsEach; thing++) {
        const kind = packed[thing % packed.length];
        addItem.run(
          null,
          pack,
          'carried',
          kind,
          `${kind} ${thing}`,
          1 + (thing % 6),
          10,
          null,
          null,
          `{"contentId":"gear/${kind}"}`,
        );
      }
    }
  })();
}
