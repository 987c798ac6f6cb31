import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import LayDialog from '../../../src-renderer/windows/hoards/LayDialog.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';

const user = userEvent.setup();
const place = (id: number, title: string) => ({ spot: 'room' as const, id, title, detail: 'Level 1' });
const rooms = [place(1, '1, Porch'), place(2, '12, Crypt'), place(3, '120, Vault')];

beforeEach(() => {
  layOut();
  const bridge = installFakeBridge();
  bridge.answer('hoard.places', ({ text }) => rooms.filter(({ title }) => title.startsWith(text)));
  const answered = bridge.query.bind(bridge);
  bridge.query = async (name, input) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return answered(name, input);
  };
});

async function open() {
  const lay = vi.fn(() => Promise.resolve(true));
  const sender = { busy: false, failure: null, problem: () => undefined };
  render(LayDialog, {
    ...{ title: 'Lay it down', name: 'Gold', sender, shut: undefined, lay, onclose: () => undefined },
  });
  await screen.findByRole('option', { name: /Porch/ });
  return lay;
}

it('a fast Enter lays it at what was typed, and not at what stood first before', async () => {
  const lay = await open();
  await user.keyboard('12{Enter}');
  await waitFor(() => expect(lay).toHaveBeenCalledExactlyOnceWith('Gold', { spot: 'room', id: 2 }));
});

it('arrows walk the lines of what was typed', async () => {
  const lay = await open();
  await user.keyboard('12{ArrowDown}{Enter}');
  await waitFor(() => expect(lay).toHaveBeenCalledExactlyOnceWith('Gold', { spot: 'room', id: 3 }));
});
