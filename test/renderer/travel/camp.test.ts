import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import CampDialog from '../../../src-renderer/windows/travel/camp/CampDialog.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

const user = userEvent.setup();
const camp = {
  fire: false,
  setOutHour: 8,
  watches: [],
  people: [
    { id: 1, name: 'Hild', needs: 8 },
    { id: 2, name: 'Corin', needs: 8 },
  ],
  light: { season: 'Winter', sunrise: 460, sunset: 980 },
};
let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('travel.camp', camp);
});

describe('camp', () => {
  it('has a watch for each in turn, says when it begins and who sleeps too little', async () => {
    render(CampDialog, { shut: undefined, onclose: () => undefined });
    expect(await screen.findByText(/dark from 16:20 to 07:40/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Each in turn' }));
    expect(screen.getByRole('group', { name: 'Watch 1, from 00:00' })).toBeInTheDocument();
    expect(screen.getByText(/from 04:00 nobody watches/)).toBeInTheDocument();
    expect(screen.getByText(/Hild/, { selector: 'li bdi' }).parentElement).toHaveTextContent(
      'Hild sleeps 6 of 8 hours: too few',
    );
    await user.click(screen.getByRole('button', { name: 'Another watch' }));
    expect(screen.getByRole('button', { name: /Give the orders/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Take watch 3 away' }));
    const [hours] = screen.getAllByRole('textbox', { name: 'Hours' });
    if (!hours) throw new Error('No watch stands there.');
    await user.clear(hours);
    await user.type(hours, '8');
    bridge.reply('travel.setCamp', null);
    await user.click(screen.getByRole('checkbox', { name: 'A fire burns' }));
    await user.click(screen.getByRole('button', { name: /Give the orders/ }));
    await waitFor(() =>
      expect(bridge.sent('travel.setCamp')).toEqual([
        {
          fire: true,
          watches: [
            { hours: 8, people: [1] },
            { hours: 2, people: [2] },
          ],
        },
      ]),
    );
  });
});
