import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systems } from '../../../shared/rules/registry.ts';
import { worn } from '../../fixtures/worn.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk();
});
afterEach(() => table.end());

describe.each(systems)('a campaign by the rules of $id', ({ id, title, settings, capabilities }) => {
  const create = (more: Record<string, boolean | string | number> = {}) =>
    table.tell('app.createCampaign', {
      name: 'Barrow',
      path: table.campaignPath,
      system: id,
      settings: more,
    });

  test('offers every setting at its default, and keeps what is chosen', async () => {
    await create();
    const view = await table.ask('campaign.view', {});
    expect(view.system).toEqual({ id, title });
    expect(view.settings.map(({ key, value }) => [key, value])).toEqual(
      settings.map((setting) => [setting.key, setting.default]),
    );
    const chosen = Object.fromEntries(settings.map((setting) => [setting.key, anotherValue(setting)]));
    await table.tell('campaign.changeSettings', { settings: chosen });
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    const again = await table.ask('campaign.view', {});
    expect(Object.fromEntries(again.settings.map(({ key, value }) => [key, value]))).toEqual(chosen);
  });

  test('passes dungeon turns, burns a torch and undoes it all', async () => {
    await create({ encumbrance: 'detailed' });
    const { id: wren } = await table.tell('character.add', {
      name: 'Wren',
      className: 'Thief',
      level: 1,
      abilities: { strength: 10, charisma: 12 },
      hp: 4,
      maxHp: 4,
      miscGear: true,
      items: worn('leather'),
    });
    await table.tell('inventory.add', {
      to: { in: 'holder', id: wren },
      item: { kind: 'torch', name: 'Torches', quantity: 2 },
    });
    await table.tell('session.start', {});
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null });
    const torch = capabilities.lightSources.find(({ id: source }) => source === 'torch');
    const burn = torch?.burnDice ? { burnDie: 2 } : {};
    await table.tell('light.kindle', { characterId: wren, kind: 'torch', ...burn });
    const torchTurns = torch?.burnDice ? torch.burnDice.plus + 2 : (torch?.burnMinutes ?? 0) / 10;
    await table.tell('dungeon.passTurn', { activity: 'explore' });
    const { delve } = await table.ask('dungeon.delve', {});
    const { party } = await table.ask('dungeon.company', {});
    expect(delve?.lightTurnsLeft.torch).toBe(torchTurns - 1);
    expect(party.method.id).toBe('detailed');
    await table.tell('journal.undo', {});
    expect((await table.ask('dungeon.delve', {})).delve?.lightTurnsLeft.torch).toBe(torchTurns);
  });
});

/** A value the setting does not start with. */
function anotherValue(setting: (typeof systems)[number]['settings'][number]): boolean | string | number {
  if (setting.kind === 'boolean') return !setting.default;
  if (setting.kind === 'number') return setting.default === setting.max ? setting.min : setting.max;
  return setting.choices.find(({ value }) => value !== setting.default)?.value ?? setting.default;
}
