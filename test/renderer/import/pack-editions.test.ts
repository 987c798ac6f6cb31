import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import ImportDialog from '../../../src-renderer/windows/import/ImportDialog.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

type Preview = CommandOutput<'import.read'>;
type Entry = Preview['first'][number];
type State = NonNullable<Entry['edition']>['state'];

const part = (index: number, state: State, changed: string[] = []): Entry => ({
  ...{ index, kind: 'creature', name: `Part ${index}`, summary: 'HD 1', unread: [], refused: null },
  ...{ stands: state !== 'new', edition: { state, changed } },
});

const preview = (first: Entry[], gone: string[] = []): Preview => {
  const count = (state: State): number => first.filter(({ edition }) => edition?.state === state).length;
  return {
    ...{ token: 'token-1', format: 'Pack, Marsh', foreign: false, entries: first.length, refused: 0, first },
    ...{ characters: 0, items: 0, tables: 0, randomTables: 0, dungeons: 0, musters: 0, pages: 0 },
    ...{ creatures: first.length, before: { step: 4, summary: 'Imported.' }, stand: 0, unread: [] },
    editions: {
      ...{ new: count('new'), same: count('same'), renewed: count('renewed'), both: count('both') },
      ...{ here: count('here'), removed: count('removed'), gone },
    },
  };
};
const taken = {
  ...{ characters: 0, items: 0, tables: 0, randomTables: 0, dungeons: 0, creatures: 2, musters: 0 },
  ...{ pages: 0, renewed: 1 },
};

let bridge: FakeBridge;
const user = userEvent.setup();

beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('party.view', { stashes: [], members: [] } as never);
  bridge.reply('import.take', taken);
});

async function read(first: Entry[], gone: string[] = []) {
  bridge.reply('import.read', preview(first, gone));
  render(ImportDialog, { onclose: vi.fn() });
  await user.click(screen.getByRole('radio', { name: 'Pasted text' }));
  await user.click(screen.getByRole('textbox', { name: /^Text/ }));
  await user.paste('{}');
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await screen.findByRole('grid', { name: 'What was read' });
}
const tick = (index: number) => screen.getByRole('checkbox', { name: `Take Part ${index}` });

describe('a pack that was taken before', () => {
  it('takes by one key what is new or changed in it, and says so', async () => {
    await read(
      [part(0, 'new'), part(1, 'renewed', ['morale', 'notes']), part(2, 'both'), part(3, 'same')],
      ['Hild'],
    );
    expect(
      screen.getByText(
        'This pack was taken before: 1 part is new, 1 changed in it, 1 changed in it and here and 1 as it was. No more in it: Hild. It stays here.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Changed in it: morale and notes.')).toBeVisible();
    expect(screen.queryByText(/^This very text was taken before/)).toBeNull();
    expect([0, 1, 2, 3].map((index) => (tick(index) as HTMLInputElement).checked)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await user.click(screen.getByRole('button', { name: 'Take new and changed' }));
    expect(bridge.sent('import.take')).toMatchObject([{ indexes: null, also: [], standing: 'over' }]);
    expect(await screen.findByText('Imported 2 own creatures; 1 over what stood here.')).toBeVisible();
  });

  it('brings along what is chosen besides, over what stands here or beside it', async () => {
    await read([part(0, 'new'), part(1, 'both')]);
    await user.click(tick(1));
    expect(tick(0)).toBeChecked();
    expect(
      screen.getByRole('radio', { name: 'All that is new or changed in it (1) and 1 more' }),
    ).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Stay as they are/ }));
    await user.click(screen.getByRole('button', { name: 'Take new and changed' }));
    expect(bridge.sent('import.take')).toMatchObject([{ indexes: null, also: [1], standing: 'beside' }]);
  });

  it('is not taken by one key where nothing of it is new', async () => {
    await read([part(0, 'same'), part(1, 'here'), part(2, 'removed')]);
    expect(screen.getByRole('button', { name: 'Take new and changed' })).toHaveAccessibleDescription(
      /^Nothing of it is new/,
    );
    await user.click(tick(2));
    await user.click(screen.getByRole('button', { name: 'Take new and changed' }));
    expect(bridge.sent('import.take')).toMatchObject([{ also: [2] }]);
  });
});
