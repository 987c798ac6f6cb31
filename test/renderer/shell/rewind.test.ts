import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import App from '../../../src-renderer/App.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample, campaignSample, shellSample } from '../lib/samples.ts';

const user = userEvent.setup();
const past = { seq: 3, summary: 'Turn 2: explored.', stepsSince: 1, earlier: 2, later: 4 };

describe('looking back', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.answer('calendar.view', { day: 1, calendar: null, broken: null });
    bridge.answer('app.view', appSample({ campaignPath: '/c/priory.turnkeeper' }));
    bridge.answer('shell.view', shellSample({ readOnly: true, undo: null, lookingBack: past }));
    bridge.answer('campaign.view', campaignSample());
    bridge.answer('combat.playersView', null);
    bridge.answer('dungeon.delve', { people: [], promptsOutside: [], delve: null, lastDelve: null });
    bridge.answer('encounter.view', null);
    bridge.answer('log.list', { lines: [], more: false });
    bridge.reply('rewind.lookAt', null);
    bridge.reply('rewind.return', null);
    bridge.reply('rewind.goBackTo', null);
  });

  const open = async (): Promise<HTMLElement> => {
    render(App, { place: { area: 'campaign', detached: false } });
    return screen.findByRole('region', { name: 'Looking back' });
  };

  it('says which step is shown, and that nothing can be changed', async () => {
    const banner = await open();
    expect(banner.textContent).toContain('Step 3, 1 step ago.');
    expect(banner.textContent).toContain('Turn 2: explored.');
    expect(screen.queryByRole('region', { name: 'Reading only' })).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(bridge.sent('journal.undo')).toEqual([]);
    expect((await screen.findAllByText(/looking at how things stood/)).length).toBeGreaterThan(0);
  });

  it('goes step by step, returns to now and goes back for good, all by keys', async () => {
    await open();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(bridge.sent('rewind.lookAt')).toEqual([{ seq: 2 }, { seq: 4 }]);
    expect(status.message).toBe('You look at how things stood after step 4. Alt+End returns to now.');
    await user.keyboard('{Alt>}{End}{/Alt}');
    expect(bridge.sent('rewind.return')).toEqual([{}]);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(bridge.sent('rewind.goBackTo')).toEqual([{ seq: 3 }]);
  });

  it('from now the first look goes one step back', async () => {
    bridge.answer('shell.view', shellSample());
    render(App, { place: { area: 'campaign', detached: false } });
    await screen.findByText('Saved, step 4');
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(bridge.sent('rewind.lookAt')).toEqual([{ seq: 3 }]);
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(bridge.sent('rewind.return')).toEqual([]);
  });
});
