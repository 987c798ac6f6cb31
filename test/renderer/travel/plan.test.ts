import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import PlanDialog from '../../../src-renderer/windows/travel/plan/PlanDialog.svelte';
import {
  arrivalWords,
  galeWords,
  lastsWords,
  steadyWords,
  tellingDays,
  whatIfWords,
} from '../../../src-renderer/windows/travel/plan/plan-words.ts';
import { installFakeBridge, replyOf, type FakeBridge } from '../lib/fake-bridge.ts';
import { planSample } from './plan-sample.ts';
import { roadSample } from './road-sample.ts';

const user = userEvent.setup();

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('travel.view', roadSample());
  bridge.answer('travel.where', null);
  bridge.answer('travel.plan', { refusal: null, plan: planSample() });
});

const shown = async () => {
  render(PlanDialog, { onclose: () => undefined });
  await screen.findByText(/Food lasts \d/u);
};

describe('the plan', () => {
  it('leads with the answer in a line, and has the days under it', async () => {
    await shown();
    expect(screen.getByText(/Food lasts \d/u)).toHaveTextContent(
      'Thorn Gate: day 3, 44 %; by day 5, 92 %. Food lasts 80 %. Water lasts 99.5 %.',
    );
    expect(screen.getByText(/With foraging food lasts 91 %/u)).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Day by day' })).getAllByRole('row');
    expect(rows[0]).toHaveTextContent('On course');
    // Fodder lasts all the way, and has no column.
    expect(rows[0]).not.toHaveTextContent('Fodder');
    expect(rows[2]).toHaveTextContent(/3\s*March, 32 miles\s*44 %/u);
  });

  it('tells the foraging where they forage', async () => {
    const { orders, ...road } = roadSample();
    bridge.answer('travel.view', { ...road, orders: { ...orders, forage: true } });
    await shown();
    await waitFor(() => expect(screen.getByText(/Food lasts \d/u)).toHaveTextContent('Food lasts 91 %.'));
    expect(screen.getByText(/Without foraging food lasts 80 %/u)).toBeVisible();
  });

  it('asks anew with what is chosen, and asks where it begins on a map alone', async () => {
    await shown();
    expect(screen.queryByText('where they are')).toBeNull();
    await user.click(screen.getByLabelText('Forced'));
    await user.click(screen.getByLabelText('the day'));
    await user.click(screen.getByLabelText('They rest when it is owed'));
    await waitFor(() =>
      expect(bridge.sent('travel.plan').at(-1)).toEqual({
        kind: 'forced',
        rests: false,
        lostCost: 'day',
        from: 'true',
        by: expect.any(String) as string,
      }),
    );
  });

  it('is asked once, says that it is counted, and is let go of as the dialog closes', async () => {
    const end = bridge.hold('travel.plan');
    const { unmount } = render(PlanDialog, { onclose: () => undefined });
    expect(await screen.findByText('Counting every way the days may go…')).toBeInTheDocument();
    end(replyOf({ refusal: null, plan: planSample() }));
    await screen.findByText(/Food lasts \d/u);
    expect(screen.queryByText('Counting every way the days may go…')).toBeNull();
    const [asked, ...more] = bridge.sent('travel.plan');
    expect(more).toEqual([]);
    unmount();
    await waitFor(() =>
      expect(bridge.sent('app.dropQuestion')).toEqual([{ by: (asked as { by: string }).by }]),
    );
  });

  it('shows the plan of what was chosen last, whichever is counted first', async () => {
    await shown();
    const end = bridge.hold('travel.plan');
    await user.click(screen.getByLabelText('Forced'));
    await waitFor(() => expect(bridge.sent('travel.plan')).toHaveLength(2));
    const endLast = bridge.hold('travel.plan');
    await user.click(screen.getByLabelText('March'));
    await waitFor(() => expect(bridge.sent('travel.plan')).toHaveLength(3));
    endLast(replyOf({ refusal: 'Nobody can go.', plan: null }));
    expect(await screen.findByText('Nobody can go.')).toBeVisible();
    end(replyOf({ refusal: null, plan: planSample() }));
    await waitFor(() => expect(screen.queryByText('Counting every way the days may go…')).toBeNull());
    expect(screen.getByText('Nobody can go.')).toBeVisible();
  });

  it('asks nobody afloat how they march, and has a column for the gale', async () => {
    bridge.answer('travel.view', roadSample({ aboardId: 2 }));
    const days = planSample().days.map((day) => ({ ...day, gale: 0.05 }));
    const afloat = { vessel: 'Gull', goes: 'oar' } as const;
    bridge.answer('travel.plan', { refusal: null, plan: planSample({ afloat, gale: 0.1, days }) });
    await shown();
    expect(screen.queryByLabelText('Forced')).toBeNull();
    expect(screen.getByText(/2 days by oars/u)).toHaveTextContent('A gale comes upon them 10 %');
    expect(screen.getByRole('columnheader', { name: 'A gale came' })).toBeVisible();
  });

  it('says in place of figures why nothing can be planned', async () => {
    bridge.answer('travel.plan', { refusal: 'No way lies ahead. Say where they go first.', plan: null });
    render(PlanDialog, { onclose: () => undefined });
    expect(await screen.findByText('No way lies ahead. Say where they go first.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('its words', () => {
  it('tell what is certain without figures', () => {
    const sure = planSample({ first: { day: 3, chance: 1 } });
    expect(arrivalWords(sure)).toBe('day 3, without fail');
    expect(lastsWords('Food', 1)).toBe('Food lasts.');
    expect(lastsWords('Water', 0)).toBe('Water does not last.');
  });

  it('say by the last day how likely it is where no day is likely enough', () => {
    expect(arrivalWords(planSample({ likely: null, later: 0.25 }))).toBe('day 3, 44 %; by day 6, 75 %');
  });

  it('leave off the days that tell nothing more', () => {
    expect(tellingDays(planSample()).map(({ day }) => day)).toEqual([2, 3, 4, 5, 6]);
    const days = planSample().days.map((day) => (day.day === 4 ? { ...day, there: 0.996 } : day));
    expect(tellingDays(planSample({ days })).map(({ day }) => day)).toEqual([2, 3, 4]);
  });

  it('tell of a voyage the wind it goes by, and a gale as its chance', () => {
    const afloat = { vessel: 'Gull', goes: 'sail' } as const;
    const steady = { day: 6, marches: 4, rests: 1 };
    expect(steadyWords(planSample({ afloat, steady, miles: 288 }))).toBe(
      '288 miles: 4 days under sail and 1 of rest, at the commonest wind, on their course.',
    );
    expect(galeWords(0.12)).toBe('A gale comes upon them 12 %; what it does to them nobody can plan.');
    expect(galeWords(0)).toBe('');
  });

  it('tell a change as a difference, and of the food only what changes', () => {
    const leave = { what: 'Leave Thistle', steadyDays: -1, likelyDays: -2, foraging: 0.91, note: '' };
    expect(whatIfWords({ ...leave, food: 0.8 }, planSample(), 'food')).toBe(
      '1 day earlier, with nine chances in ten 2 days earlier.',
    );
    expect(whatIfWords({ ...leave, likelyDays: null, food: 0.5, note: 'Tired.' }, planSample(), 'food')).toBe(
      '1 day earlier. Food then lasts 50 %. Tired.',
    );
  });
});
