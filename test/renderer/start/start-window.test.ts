import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import StartWindow from '../../../src-renderer/windows/start/StartWindow.svelte';
import { installFakeBridge, replyOf, type FakeBridge } from '../lib/fake-bridge.ts';
import { appSample } from '../lib/samples.ts';
import { patience } from '../../fixtures/patience.ts';

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the Start window', () => {
  let bridge: FakeBridge;
  const user = userEvent.setup();
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.reply('app.openCampaign', ({ path }) => ({ path }));
    bridge.reply('app.createCampaign', ({ path }) => ({ path }));
  });

  it('teaches on the first run and creates a campaign from a name alone', async () => {
    render(StartWindow, { app: appSample() });
    expect(screen.getByText(/Do one thing first/)).toBeTruthy();
    await user.type(field(/^Name/), 'The Red/Black Keep');
    expect(field(/^File/).value).toBe('/home/referee/Turnkeeper/The Red Black Keep.turnkeeper');
    await user.click(button('Create campaign'));
    expect(bridge.sent('app.createCampaign')).toEqual([
      {
        name: 'The Red/Black Keep',
        path: '/home/referee/Turnkeeper/The Red Black Keep.turnkeeper',
        system: 'ose',
        settings: {},
      },
    ]);
  });

  it('lets a typed path stand when the name changes', async () => {
    render(StartWindow, { app: appSample() });
    await user.clear(field(/^File/));
    await user.type(field(/^File/), '/mnt/a.turnkeeper');
    await user.type(field(/^Name/), 'Barrow');
    expect(field(/^File/).value).toBe('/mnt/a.turnkeeper');
  });

  it('says what the chosen rules play like', async () => {
    render(StartWindow, { app: appSample() });
    const rules = screen.getByRole('combobox', { name: /^Rules/ });
    const described = () =>
      document.getElementById(rules.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe('Plays like the sets of 1981. Optional rules are chosen later, in Campaign.');
    await user.selectOptions(rules, 'hackmaster');
    expect(described()).toBe('Fights counted up by seconds. Optional rules are chosen later, in Campaign.');
  });

  it('shows a refusal by its field and keeps what was typed', async () => {
    const details = { path: 'Choose another name.' };
    bridge.refuse('app.createCampaign', {
      code: 'file-exists',
      message: 'There is a file already.',
      details,
    });
    render(StartWindow, { app: appSample() });
    await user.type(field(/^Name/), 'Barrow{Enter}');
    expect(await screen.findByText('Choose another name.')).toBeTruthy();
    expect(field(/^Name/).value).toBe('Barrow');
  });

  it('opens a recent campaign, marks one that is missing, and forgets it', async () => {
    const file = (name: string, state: 'there' | 'missing') => ({
      path: `/c/${name}.turnkeeper`,
      name,
      openedAt: '2026-11-20T20:00:00.000Z',
      system: state === 'there' ? 'Old-school rules (ose)' : null,
      lastSession: state === 'there' ? { number: 3, startedAt: '2026-11-19T12:00:00.000Z' } : null,
      state,
    });
    render(StartWindow, { app: appSample({ recent: [file('Barrow', 'there'), file('Lost', 'missing')] }) });
    expect(within(button(/Lost .*file missing/)).getByText('file missing')).toBeTruthy();
    const barrow = button(/Barrow .*Barrow.turnkeeper/);
    expect(barrow.textContent).toContain(
      'Old-school rules (ose), session 3 on 19 Nov 2026, opened 20 Nov 2026',
    );
    expect(button(/Lost .*file missing/).textContent).not.toContain('session');
    await user.click(barrow);
    await user.click(button('Forget Lost'));
    expect(bridge.sent('app.openCampaign')).toEqual([{ path: '/c/Barrow.turnkeeper' }]);
    expect(bridge.sent('app.forgetRecent')).toEqual([{ path: '/c/Lost.turnkeeper' }]);
  });

  it('says in main’s words why a file does not open, and keeps the path', async () => {
    bridge.refuse('app.openCampaign', { code: 'file-newer', message: 'The file is from a newer version.' });
    render(StartWindow, { app: appSample() });
    await user.type(field(/Campaign file/), '/c/new.turnkeeper{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The file is from a newer version.');
    expect(field(/Campaign file/).value).toBe('/c/new.turnkeeper');
    expect(screen.queryByRole('button', { name: 'Open the newest backup' })).toBeNull();
  });

  it('puts the newest backup into a new file and opens that', async () => {
    const details = { backup: '/c/b.turnkeeper-backups/1.turnkeeper' };
    bridge.refuse('app.openCampaign', { code: 'file-damaged', message: 'Damaged.', details });
    bridge.reply('app.restoreBackup', ({ path }) => ({ path }));
    render(StartWindow, { app: appSample() });
    await user.type(field(/Campaign file/), '/c/b.turnkeeper{Enter}');
    bridge.reply('app.openCampaign', ({ path }) => ({ path }));
    await user.click(await screen.findByRole('button', { name: 'Open the newest backup' }));
    const [restored] = bridge.sent('app.restoreBackup') as { backup: string; path: string }[];
    expect(restored?.backup).toBe('/c/b.turnkeeper-backups/1.turnkeeper');
    expect(restored?.path).toMatch(/^\/c\/b restored \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.turnkeeper$/);
    expect(bridge.sent('app.openCampaign')).toEqual([{ path: '/c/b.turnkeeper' }, { path: restored?.path }]);
  });

  it('puts the backup of a campaign that would not open at the start beside it, wherever that is', async () => {
    const backup = '/mnt/games/Barrow.turnkeeper-backups/1.turnkeeper';
    const notice = {
      code: 'file-damaged' as const,
      message: 'Barrow.turnkeeper is damaged.',
      path: '/mnt/games/Barrow.turnkeeper',
      backup,
    };
    bridge.reply('app.restoreBackup', ({ path }) => ({ path }));
    bridge.reply('app.openCampaign', ({ path }) => ({ path }));
    render(StartWindow, { app: appSample({ notice }) });
    expect(screen.getByRole('alert').textContent).toContain('Barrow.turnkeeper is damaged.');
    await user.click(button('Open the newest backup'));
    const beside = expect.stringMatching(/^\/mnt\/games\/Barrow restored .*\.turnkeeper$/) as string;
    expect(bridge.sent('app.restoreBackup')).toEqual([{ backup, path: beside }]);
  });

  it('makes a sample under the first free name with one key', async () => {
    let tries = 0;
    bridge.command = (name, input) => {
      if (name !== 'app.createSample') throw new Error(name);
      tries += 1;
      const { path } = input as { path: string };
      return Promise.resolve(
        tries === 1 ? { ok: false, error: { code: 'file-exists', message: 'Taken.' } } : replyOf({ path }),
      );
    };
    render(StartWindow, { app: appSample() });
    shortcuts.handle(new KeyboardEvent('keydown', { key: 's' }));
    await expect.poll(() => tries, patience).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
