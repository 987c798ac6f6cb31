import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitted } from '../../../../src-renderer/lib/pictures/redrawn.ts';
import PortraitFrame from '../../../../src-renderer/windows/characters/sheet/PortraitFrame.svelte';
import { png, pngHead, pngMark } from '../../../fixtures/pictures.ts';
import { installFakeBridge, type FakeBridge } from '../fake-bridge.ts';
import { member, sheet } from '../../characters/sheet-samples.ts';
import { canvasOf } from './canvas-of.ts';

const user = userEvent.setup();
const input = () => screen.getByLabelText<HTMLInputElement>('Choose a portrait of Hild');
const picture = (bytes = png(8, 8)) => new File([bytes], 'hild.png', { type: 'image/png' });

describe('a portrait', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.reply('asset.keep', { id: 4 });
    vi.stubGlobal('createImageBitmap', () =>
      Promise.resolve({ width: 1024, height: 768, close: () => undefined }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is drawn anew, kept as bytes and given to the sheet', async () => {
    const sides = canvasOf(1000);
    render(PortraitFrame, { sheet: sheet(member(1, 'Hild')) });
    await user.upload(input(), picture());
    await waitFor(() => expect(bridge.sent('character.setPortrait')).toEqual([{ id: 1, assetId: 4 }]));
    const [kept] = bridge.sent('asset.keep') as { bytes: unknown }[];
    expect([kept?.bytes instanceof Uint8Array, (kept?.bytes as Uint8Array).length, sides]).toEqual([
      true,
      1000,
      [512],
    ]);
  });

  it('is drawn smaller until it fits', async () => {
    const sides = canvasOf(300_000, 290_000, 100_000);
    render(PortraitFrame, { sheet: sheet(member(1, 'Hild')) });
    await user.upload(input(), picture());
    await waitFor(() => expect(bridge.sent('asset.keep')).toHaveLength(1));
    expect(sides).toEqual([512, 512, 384]);
  });

  it('is refused where the file is no picture, and the old one stays', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')));
    render(PortraitFrame, { sheet: sheet(member(1, 'Hild')) });
    const file = new File(['words'], 'notes.png', { type: 'image/png' });
    await fireEvent.drop(input(), { dataTransfer: { files: [file] } });
    expect(await screen.findByText(/no picture this program can read/)).toBeTruthy();
    expect([bridge.sent('asset.keep'), bridge.sent('character.setPortrait')]).toEqual([[], []]);
  });

  it.each([
    [
      'a PNG that says more points than are drawn',
      new Uint8Array(Buffer.concat([pngMark, pngHead(30_000, 30_000)])),
      /30,000 by 30,000 points/,
    ],
    ['a drawing with script', new TextEncoder().encode('<svg onload="x()"/>'), /no picture this program/],
    ['nothing', new Uint8Array(), /no picture this program/],
  ])('is refused without being drawn: %s', async (_what, bytes, words) => {
    const read = vi.fn();
    vi.stubGlobal('createImageBitmap', read);
    render(PortraitFrame, { sheet: sheet(member(1, 'Hild')) });
    await user.upload(input(), picture(bytes));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
  });

  it('is refused over 20 MB without being read', async () => {
    const read = vi.fn();
    vi.stubGlobal('createImageBitmap', read);
    render(PortraitFrame, { sheet: sheet(member(1, 'Hild')) });
    await user.upload(input(), picture(new Uint8Array(20_000_001)));
    expect(await screen.findByText(/over 20 MB/)).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
  });

  it('is refused by main with its own words', async () => {
    canvasOf(1000);
    bridge.refuse('asset.keep', { code: 'refused', message: 'That is no WebP or PNG.' });
    render(PortraitFrame, { sheet: sheet(member(1, 'Hild')) });
    await user.upload(input(), picture());
    expect(await screen.findByText('That is no WebP or PNG.')).toBeTruthy();
  });

  it('is shown from its bytes and can be taken away', async () => {
    bridge.answer('asset.view', { mime: 'image/webp', bytes: new Uint8Array([1, 2, 3]) });
    render(PortraitFrame, { sheet: sheet(member(1, 'Hild', { portraitId: 4 })) });
    const shown = await screen.findByRole<HTMLImageElement>('img', { name: 'Portrait of Hild' });
    expect(shown.src).toBe('data:image/webp;base64,AQID');
    await user.click(screen.getByRole('button', { name: 'Take the portrait away' }));
    expect(bridge.sent('character.setPortrait')).toEqual([{ id: 1, assetId: null }]);
  });

  it('keeps its shape within the square', () => {
    expect([fitted(1024, 768, 512), fitted(100, 50, 512), fitted(5000, 1, 512)]).toEqual([
      { width: 512, height: 384 },
      { width: 100, height: 50 },
      { width: 512, height: 1 },
    ]);
  });
});
