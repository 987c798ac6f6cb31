import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Illustration from '../../../../src-renderer/lib/pictures/Illustration.svelte';
import type { Hang } from '../../../../src-renderer/lib/pictures/kept-picture.svelte.ts';
import { shortcuts } from '../../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { png } from '../../../fixtures/pictures.ts';
import { installFakeBridge, type FakeBridge } from '../fake-bridge.ts';
import { canvasOf } from './canvas-of.ts';

const user = userEvent.setup();
const hang: Hang = (steps, assetId) => steps.take('page.setPicture', { id: 3, assetId });
const shown = { of: 'The mill', assetId: null, hang, shut: undefined };
const file = () => new File([png(8, 8)], 'mill.png', { type: 'image/png' });
const input = () => screen.getByLabelText<HTMLInputElement>('Picture of The mill');

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.reply('asset.keep', { id: 4 });
  bridge.answer('asset.view', { mime: 'image/webp', bytes: new Uint8Array([1, 2, 3]) });
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 6000, height: 3000, close: () => undefined }),
  );
  window.addEventListener('keydown', shortcuts.handle);
});
afterEach(() => {
  window.removeEventListener('keydown', shortcuts.handle);
  vi.unstubAllGlobals();
});

it('is drawn anew at a size to be read, kept for its use, and hung', async () => {
  const sides = canvasOf(2_000_000, 1_100_000, 900_000);
  render(Illustration, shown);
  await user.upload(input(), file());
  await waitFor(() => expect(bridge.sent('page.setPicture')).toEqual([{ id: 3, assetId: 4 }]));
  expect(bridge.sent('asset.keep')).toMatchObject([{ use: 'illustration' }]);
  expect(sides).toEqual([2048, 2048, 1536]);
});

it('G opens the files, Shift+G takes it away, a press shows it large', async () => {
  render(Illustration, { ...shown, assetId: 4 });
  const press = vi.spyOn(input(), 'click').mockImplementation(() => undefined);
  await user.keyboard('g');
  expect(press).toHaveBeenCalledOnce();
  await user.click(await screen.findByRole('button', { name: 'Picture of The mill, larger' }));
  expect(await screen.findByRole('dialog', { name: 'The mill' })).toBeTruthy();
  await user.keyboard('{Escape}{Shift>}G{/Shift}');
  await waitFor(() => expect(bridge.sent('page.setPicture')).toEqual([{ id: 3, assetId: null }]));
});

it('that is another’s is told, and is not taken away from here', async () => {
  render(Illustration, { ...shown, assetId: 4, from: 'Goblin' });
  expect(await screen.findByText('Goblin')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Take it away/ })).toBeNull();
  await user.keyboard('{Shift>}G{/Shift}');
  expect(bridge.sent('page.setPicture')).toEqual([]);
});

it('nothing is taken while the campaign is shut', async () => {
  render(Illustration, { ...shown, assetId: 4, shut: 'The campaign is read-only.' });
  await user.keyboard('{Shift>}G{/Shift}');
  expect(bridge.sent('page.setPicture')).toEqual([]);
});
