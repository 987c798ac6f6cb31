import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findCommands } from '../../../src-renderer/components/commands/command-palette.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import { standingSample } from '../../fixtures/standing.ts';
import { stage } from '../dungeon/on-stage.ts';
import { delve, dungeonView } from '../dungeon/sample-delve.ts';
import { memberSample } from '../lib/samples.ts';

const user = userEvent.setup();

const members = [
  memberSample(1, 'Hild', { hp: 8, maxHp: 8 }),
  memberSample(2, 'Mirre', { hp: -3, maxHp: 1, standing: standingSample('dead') }),
  memberSample(3, 'Wren', { hp: 4, maxHp: 6 }),
  memberSample(4, 'Osric', { standing: standingSample('absent') }),
];

async function inTheDungeon(key: string, title: string) {
  const bridge = stage(dungeonView(delve({ speakerId: null }), { members }));
  render(DungeonWindow);
  await screen.findByRole('table', { name: 'The party in the dungeon' });
  await user.keyboard(key);
  return { bridge, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

it('hurts several by one key and one throw, half for who saved', async () => {
  const { bridge, dialog } = await inTheDungeon('-', 'Damage and healing');
  const amount = dialog.getByRole('textbox', { name: 'Hit points' });
  await waitFor(() => expect(document.activeElement).toBe(amount));
  expect(dialog.queryByRole('checkbox', { name: /Osric/ })).toBeNull();
  await user.keyboard('7{Enter}');
  expect(bridge.sent('character.wound')).toEqual([]);
  expect(dialog.getByText('Choose somebody.')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: /^Hild, 8 \/ 8/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Wren/ }));
  expect(dialog.getByText('→ 1')).toBeTruthy();
  expect(dialog.getByText('→ −3')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Hild saved: half' }));
  expect(dialog.getByText('→ 5')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '2d6+1');
  await user.type(dialog.getByRole('textbox', { name: 'Dice shown' }), '2 6');
  await user.type(dialog.getByRole('textbox', { name: 'By what' }), 'fire trap{Enter}');
  expect(bridge.sent('character.wound')).toEqual([
    { characterIds: [1, 3], damage: null, dice: '2d6+1', faces: [2, 6], halfIds: [1], reason: 'fire trap' },
  ]);
});

it('heals by a sign, says what is left before it is done, and that the dead are not raised', async () => {
  const { bridge, dialog } = await inTheDungeon('-', 'Damage and healing');
  await user.type(dialog.getByRole('textbox', { name: 'Hit points' }), '+3');
  await user.click(dialog.getByRole('checkbox', { name: 'Everybody' }));
  expect(dialog.getByText('→ 6')).toBeTruthy();
  expect(dialog.getByText('not healed')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /Heal/ }));
  expect(bridge.sent('character.wound')).toMatchObject([{ characterIds: [1, 2, 3], damage: -3 }]);
});

it('says how it stands with several, and gives it back to their hit points', async () => {
  const { bridge, dialog } = await inTheDungeon('{Shift>}G{/Shift}', 'How it stands with them');
  await user.click(dialog.getByRole('checkbox', { name: /^Wren/ }));
  await user.click(dialog.getByRole('radio', { name: 'Imprisoned' }));
  await user.type(dialog.getByRole('textbox', { name: 'Why or where' }), 'the tower{Enter}');
  expect(bridge.sent('character.setState')).toEqual([
    { characterIds: [3], state: 'imprisoned', reason: 'the tower' },
  ]);
});

it.each(['damage', 'heal', 'hit points'])('is found in the palette under %s', async (words) => {
  stage(dungeonView(delve({ speakerId: null }), { members }));
  render(DungeonWindow);
  await screen.findByRole('table', { name: 'The party in the dungeon' });
  const commands = shortcuts.views.flatMap(({ commands: shown }) => shown).filter(({ keyOnly }) => !keyOnly);
  const found = commands.map(({ id, title, group }) => ({ id, title, group }));
  expect(findCommands(found, words)[0]?.id).toBe('dungeon.wound');
});
