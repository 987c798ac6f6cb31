import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import { stage } from '../dungeon/on-stage.ts';
import { dungeonView } from '../dungeon/sample-delve.ts';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { deedOptions, tried, tookTurn } from './sample-deeds.ts';

const user = userEvent.setup();

async function open(key: string, title: string, options = deedOptions()): Promise<FakeBridge> {
  const bridge = stage(dungeonView());
  bridge.answer('deed.options', options);
  bridge.reply(
    'deed.try',
    tookTurn(
      { characterId: 1, hidden: true, success: false },
      { characterId: 3, hidden: true, success: true },
    ),
  );
  render(DungeonWindow);
  await screen.findByRole('heading', { name: 'The Sunken Priory' });
  await user.keyboard(key);
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Who/ }), 'Everybody together');
  return bridge;
}

describe('the whole group', () => {
  it('searches in one act, typed dice going from one to the next and the rest thrown', async () => {
    const bridge = await open('s', 'Search');
    await user.type(screen.getByRole('textbox', { name: 'Where' }), 'North wall');
    await user.click(screen.getByRole('textbox', { name: 'Die of Hild, d6' }));
    await user.keyboard('52{Enter}');
    const deed = { kind: 'secretDoor', place: 'North wall', roomId: null, present: true, chance: null };
    expect(bridge.sent('deed.try')).toEqual([
      {
        deeds: [
          { ...deed, characterId: 1, die: 5 },
          { ...deed, characterId: 2, die: 2 },
          { ...deed, characterId: 3, die: null },
        ],
        passTurn: true,
      },
    ]);
    expect(await screen.findByText('For the referee alone')).toBeTruthy();
    expect(screen.getByText(/Wren.* finds it/)).toBeTruthy();
  });

  it('leaves out who has not learnt it or has tried, and says so', async () => {
    const bridge = await open('s', 'Search', deedOptions({ tries: [tried()] }));
    await user.type(screen.getByRole('textbox', { name: 'Where' }), 'North wall');
    expect(screen.getByText('Tried here in turn 3; the rule allows one try.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(bridge.sent('deed.try')).toMatchObject([{ deeds: [{ characterId: 1 }, { characterId: 2 }] }]);
  });

  it('throws nothing where a die cannot be', async () => {
    const bridge = await open('i', 'Listen');
    await user.type(screen.getByRole('textbox', { name: 'Where' }), 'East door');
    await user.type(screen.getByRole('textbox', { name: 'Die of Hild, d6' }), '7');
    expect(screen.getByText('A d6 shows 1 to 6.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(bridge.sent('deed.try')).toEqual([]);
  });

  it('listens in one act that takes no turn', async () => {
    const bridge = await open('i', 'Listen');
    await user.type(screen.getByRole('textbox', { name: 'Where' }), 'East door{Enter}');
    expect(bridge.sent('deed.try')).toMatchObject([{ passTurn: false, deeds: [{}, {}, {}] }]);
    expect(await screen.findByText('Something is heard.')).toBeTruthy();
  });

  it('says where nobody can', async () => {
    await open('s', 'Search');
    await user.click(screen.getByRole('radio', { name: 'Treasure trap' }));
    expect(screen.getByText(/Nobody can/)).toBeTruthy();
  });
});
