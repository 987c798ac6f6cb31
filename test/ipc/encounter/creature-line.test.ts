import { afterEach, beforeEach, expect, test } from 'vitest';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  table = new EncounterTable();
});
afterEach(() => table.end());

/** What is said of orcs who are met. */
async function metOrcs(system: string, settings = {}) {
  await table.sitDown(system, settings);
  await table.tell('encounter.begin', { creatureId: 'orc', number: 3 });
  const { creature } = await table.meeting();
  return creature;
}

// The entries of the documents: orcs of armour class 6 [13] in two of them, of 14 alone in the third.
test.each([
  ['ose', {}, '6 [13]', "120' (40')"],
  ['ose', { ascendingAc: true }, '13 [6]', "120' (40')"],
  ['basic-fantasy', {}, '14', "120' (40')"],
] as const)(
  'orcs of %s, %j: armour class and feet as the campaign writes its own',
  async (system, settings, ac, feet) => {
    expect(await metOrcs(system, settings)).toMatchObject({ armourClass: ac });
    expect((await table.meeting()).creature?.movement).toContain(feet);
  },
);
