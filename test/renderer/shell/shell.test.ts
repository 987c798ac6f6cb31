import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { wholeDice } from '../../../src-renderer/windows/combat/ahead/whole-dice.svelte.ts';
import { member, sheet } from '../characters/sheet-samples.ts';
import { allowance } from '../dungeon/sample-delve.ts';
import { installFakeBridge, replyOf, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, campaignSample, partySample, shellSample } from '../lib/samples.ts';

const user = userEvent.setup();
describe('the desk', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.answer('app.view', appSample({ campaignPath: '/c/priory.turnkeeper' }));
    bridge.answer('shell.view', shellSample());
    bridge.answer('campaign.view', campaignSample());
    bridge.answer('calendar.view', { day: 1, calendar: null, broken: null });
    bridge.answer('party.view', partySample());
    bridge.answer('character.view', sheet(member(1, 'Hild')));
    bridge.answer('dungeon.company', { party: partySample(), allowance });
    bridge.answer('dungeon.delve', { people: [], promptsOutside: [], delve: null, lastDelve: null });
    bridge.answer('encounter.view', null);
    bridge.answer('combat.playersView', null);
    bridge.answer('log.list', { lines: [], more: false });
    bridge.answer('log.sessions', []);
  });
  afterEach(() => {
    document.documentElement.removeAttribute('style');
  });

  const open = async (detached = false): Promise<void> => {
    render(App, { place: { area: 'campaign', detached } });
    await screen.findByText('Day 1,');
  };

  it('shows the clock, the steps saved and what undo would take back', async () => {
    await open();
    expect(screen.getByText('Saved, step 4')).toBeTruthy();
    bridge.says('journal.undo', 'Wren took 6 torches.');
    await user.keyboard('{Control>}z{/Control}');
    expect(bridge.sent('journal.undo')).toEqual([{}]);
    expect(await screen.findByText('Taken back: Wren took 6 torches.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Undo ?: Wren took 6 torches/ })).toBeTruthy();
  });

  it('goes back or on to a chosen step: the next, the last of all, or one found by its words', async () => {
    const step = (seq: number, summary: string) => ({ seq, summary, day: 1, time: '10:10', date: null });
    bridge.answer('shell.view', {
      ...shellSample(),
      redo: { seq: 5, kind: 'dungeon.passTurn', summary: 'Turn 2.' },
    });
    bridge.answer('log.movable', {
      steps: [step(4, 'Wren took 6 torches.'), step(3, 'Turn 1.'), step(2, 'Hild came.')],
      last: step(1, 'The Barrow begins.'),
    });
    bridge.says('journal.undo', '4 steps, the last of them: The Barrow begins.');
    await open();
    await user.keyboard('{Alt>}z{/Alt}');
    await screen.findByRole('option', { name: /The Barrow begins/ });
    await user.keyboard('{ArrowUp}{Enter}');
    expect(bridge.sent('journal.undo')).toEqual([{ through: 1 }]);
    expect(await screen.findByText('Taken back: 4 steps, the last of them: The Barrow begins.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Alt>}z{/Alt}');
    await screen.findByRole('option', { name: /Hild came/ });
    await user.keyboard('hild{Enter}');
    expect(bridge.sent('journal.undo')).toEqual([{ through: 1 }, { through: 2 }]);
    bridge.says('journal.redo', 'Wren took 6 torches.');
    await user.keyboard('{Alt>}{Shift>}z{/Shift}{/Alt}');
    await screen.findByRole('option', { name: /Wren took/ });
    await user.keyboard('{Enter}');
    expect(bridge.sent('journal.redo')).toEqual([{ through: 4 }]);
  });

  it('loses no undo when the key is pressed faster than it is answered', async () => {
    await open();
    bridge.says('journal.undo', 'Turn 12.');
    await user.keyboard('{Control>}zzzz{/Control}');
    expect(bridge.sent('journal.undo').length).toBe(4);
  });

  it('keeps a key that comes before its area is known, until it is', async () => {
    await open();
    const answer = bridge.hold('page.list');
    const tonight = bridge.hold('prep.tonight');
    await user.keyboard('{Control>}9{/Control}{Control>}{PageUp}{/Control}n');
    expect(await screen.findByRole('heading', { level: 1, name: 'Notebook' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    answer(replyOf({ pages: [] }));
    expect(await screen.findByRole('dialog', { name: 'New page' })).toBeTruthy();
    tonight({ ok: false, error: { code: 'internal', message: 'Nobody waits for it.' } });
  });

  it('goes from area to area by Ctrl and a number, also while typing', async () => {
    await open();
    await user.click(screen.getByRole('textbox', { name: /^Campaign name/ }));
    await user.keyboard('{Control>}2{/Control}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Characters' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Characters', current: 'page' })).toBeTruthy();
  });

  it('leaves the rail for the work once an area is chosen there, so that its keys answer', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Characters' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('adds a note from anywhere and keeps the text of a refused one', async () => {
    const details = { text: 'At most 4,000 characters.' };
    bridge.refuse('log.addNote', { code: 'bad-input', message: 'No.', details });
    await open();
    await user.keyboard('{Control>}n{/Control}');
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ });
    await user.type(note, 'Wet stone.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('At most 4,000 characters.')).toBeTruthy();
    expect(note.value).toBe('Wet stone.');
    bridge.reply('log.addNote', null);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds any command in the palette', async () => {
    await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Commands' }), 'end the session');
    await user.keyboard('{Enter}');
    expect(bridge.sent('session.end')).toEqual([{}]);
  });

  it('offers to start a session while none is open', async () => {
    bridge.answer('shell.view', shellSample({ session: null }));
    await open();
    await user.click(screen.getByRole('button', { name: 'Start session' }));
    expect(bridge.sent('session.start')).toEqual([{}]);
  });

  it('says that the file is damaged, or open for reading only', async () => {
    bridge.answer('shell.view', shellSample({ integrity: 'damaged', readOnly: true }));
    await open();
    expect(screen.getByRole('region', { name: 'Damaged file' }).textContent).toContain('failed its check');
    expect(screen.getByRole('region', { name: 'Reading only' })).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    expect(bridge.sent('journal.undo')).toEqual([]);
    expect((await screen.findAllByText('This campaign is open for reading only.')).length).toBeGreaterThan(0);
  });

  it('says that the file is gone or replaced, takes no step, and keeps what is open by one key', async () => {
    bridge.answer('shell.view', shellSample({ whereabouts: 'replaced' }));
    bridge.answer('campaign.view', campaignSample({ whereabouts: 'replaced' }));
    bridge.reply('app.duplicateCampaign', { path: '/c/kept.turnkeeper' });
    bridge.reply('app.openCampaign', { path: '/c/kept.turnkeeper' });
    await open();
    const banner = screen.getByRole('alert', { name: 'The file is not there' });
    expect(banner.textContent).toContain('Another file stands in the place');
    expect(screen.queryByText('Saved, step 4')).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(bridge.sent('journal.undo')).toEqual([]);
    await user.click(within(banner).getByRole('button', { name: 'Open what is there now' }));
    expect(bridge.sent('app.openCampaign')).toEqual([{ path: '/c/priory.turnkeeper' }]);
    await user.keyboard('{Control>}{Shift>}s{/Shift}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    const kept = bridge.sent('app.duplicateCampaign')[0] as { path: string };
    expect(kept.path).toMatch(/^\/c\/priory kept .*\.turnkeeper$/);
    expect(bridge.sent('app.openCampaign').at(-1)).toEqual({ path: '/c/kept.turnkeeper' });
  });

  it('wears the theme, text size and touch mode of the preferences', async () => {
    const preferences = {
      theme: 'lantern',
      scale: 150,
      touch: true,
      sideOpen: true,
      wholeDice: true,
    } as const;
    bridge.answer('app.view', appSample({ campaignPath: '/c/priory.turnkeeper', preferences }));
    await open();
    const root = document.documentElement;
    expect([
      root.dataset['theme'],
      root.style.getPropertyValue('--scale'),
      root.hasAttribute('data-touch'),
    ]).toEqual(['lantern', '1.5', true]);
    expect(wholeDice.on).toBe(true);
    await user.keyboard('{Control>}-{/Control}');
    expect(bridge.sent('app.setPreferences')).toEqual([{ scale: 'smaller' }]);
  });

  it('shows one area alone, without the rail, in a window of its own', async () => {
    await open(true);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Campaign' })).toBeTruthy();
  });

  it('goes back to the Start window when the campaign closes', async () => {
    await open();
    bridge.answer('app.view', appSample());
    bridge.change('app');
    expect(await screen.findByRole('heading', { name: 'Turnkeeper' })).toBeTruthy();
  });
});
