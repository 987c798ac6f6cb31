import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk();
});
afterEach(() => table.end());

/** What one with such a sheet sees by in the dark. */
async function sees(
  system: string,
  sheet: CommandInput<'character.add'>['sheet'],
): Promise<string | undefined> {
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system, settings: {} });
  const hp = { hp: 8, maxHp: 8 };
  await table.tell('character.add', { name: 'Durin', className: 'Fighter', level: 1, ...hp, sheet });
  await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null });
  return (await table.ask('light.sight', {})).people[0]?.sees;
}

test('a condition typed on the sheet gives eyes for the dark where no class or race does', async () => {
  expect(await sees('swords-wizardry', { conditions: ['Darkvision 60 feet'] })).toBe("by darkvision, 60'");
});

test('so does a skill', async () => {
  const skills = [{ name: 'Infravision', value: 0 }];
  expect(await sees('hackmaster', { skills })).toBe("by infravision, 60'");
});
