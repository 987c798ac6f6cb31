import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import CampaignWindow from '../../../src-renderer/windows/campaign/CampaignWindow.svelte';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { campaignSample, shellSample } from '../lib/samples.ts';

type Campaign = QueryOutput<'campaign.view'>;

const setting = (more: Partial<Campaign['settings'][number]>): Campaign['settings'][number] => ({
  key: 'morale',
  title: 'Morale',
  help: 'Monsters check whether they fight on.',
  rule: 'OSE-MOR-1',
  kind: 'boolean',
  choices: [],
  min: null,
  max: null,
  value: false,
  fallback: false,
  inUse: true,
  ...more,
});

const campaign = (more: Partial<Campaign> = {}): Campaign =>
  campaignSample({
    settings: [
      setting({}),
      setting({
        key: 'encumbrance',
        title: 'Encumbrance',
        kind: 'choice',
        choices: [
          { value: 'none', title: 'Not used' },
          { value: 'detailed', title: 'Detailed' },
        ],
        value: 'none',
        fallback: 'none',
      }),
      setting({
        key: 'checkEvery',
        title: 'Check every',
        kind: 'number',
        min: 1,
        max: 6,
        value: 2,
        fallback: 2,
      }),
    ],
    ...more,
  });

const user = userEvent.setup();
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the Campaign window', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.answer('campaign.view', campaign());
    bridge.answer('calendar.view', { day: 1, calendar: null, broken: null });
    bridge.answer('combat.playersView', null);
    bridge.answer('shell.view', shellSample());
  });

  const open = async (): Promise<void> => {
    render(CampaignWindow);
    await screen.findByRole('heading', { name: 'Trust' });
  };

  it('sends one setting at a time, of each kind', async () => {
    await open();
    await user.click(screen.getByRole('checkbox', { name: 'Morale' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encumbrance' }), 'detailed');
    await user.clear(field('Check every'));
    await user.type(field('Check every'), '3{Enter}');
    expect(bridge.sent('campaign.changeSettings')).toEqual([
      { settings: { morale: true } },
      { settings: { encumbrance: 'detailed' } },
      { settings: { checkEvery: 3 } },
    ]);
  });

  it('sets apart what nothing asks for yet, and says so', async () => {
    const waits = setting({ key: 'subdual', title: 'Subdual', inUse: false });
    bridge.answer('campaign.view', campaign({ settings: [waits, setting({})] }));
    await open();
    const fold = screen.getByText('Not in use yet: 1');
    expect(fold.closest('details')?.open).toBe(false);
    await user.click(fold);
    const apart = screen.getByRole('list', { name: 'Not in use yet' });
    expect(within(apart).getByRole('checkbox', { name: 'Subdual' })).toBeTruthy();
    expect(within(apart).queryByRole('checkbox', { name: 'Morale' })).toBeNull();
    expect(screen.getByText(/change nothing today/).textContent).toContain('fights and travel');
    await user.click(within(apart).getByRole('checkbox', { name: 'Subdual' }));
    expect(bridge.sent('campaign.changeSettings')).toEqual([{ settings: { subdual: true } }]);
  });

  it('without such settings has no such list', async () => {
    await open();
    expect(screen.queryByText(/Not in use yet/)).toBeNull();
  });

  it('sends no figure out of its range and keeps what was typed', async () => {
    await open();
    await user.clear(field('Check every'));
    await user.type(field('Check every'), '9{Enter}');
    expect([bridge.sent('campaign.changeSettings'), field('Check every').value]).toEqual([[], '9']);
  });

  it('moves the clock forward only', async () => {
    await open();
    await user.clear(field('Hour'));
    await user.type(field('Hour'), '9');
    await user.click(button(/^Move the clock/));
    expect(bridge.sent('clock.advanceTo')).toEqual([]);
    expect(screen.getAllByText('The clock only goes forward.').length).toBeGreaterThan(0);
    await user.clear(field('Day'));
    await user.type(field('Day'), '2{Enter}');
    expect(bridge.sent('clock.advanceTo')).toEqual([{ day: 2, hour: 9, minute: 30 }]);
  });

  it('leaves the clock to the turns during a delve', async () => {
    bridge.answer('shell.view', shellSample({ delve: { name: 'Barrow', turn: 3 } }));
    await open();
    await user.clear(field('Day'));
    await user.type(field('Day'), '2{Enter}');
    expect(bridge.sent('clock.advanceTo')).toEqual([]);
    expect(screen.getAllByText(/goes by turns/).length).toBeGreaterThan(0);
  });

  it('ends the session that is open', async () => {
    await open();
    await user.click(button('End the session'));
    expect(bridge.sent('session.end')).toEqual([{}]);
  });

  it('lists what a check found wrong', async () => {
    bridge.reply('app.checkIntegrity', { sound: false, problems: ['row 3 missing from index'] });
    await open();
    await user.click(button(/^Check now/));
    expect(await screen.findByText('row 3 missing from index')).toBeTruthy();
  });

  it('restores a backup into a new file, and says where a refused one cannot go', async () => {
    const backup = {
      path: '/b/1.turnkeeper',
      madeAt: '2026-11-21T19:00:00.000Z',
      step: 12,
      reason: 'steps',
      bytes: 2048,
    };
    bridge.answer('campaign.view', campaign({ backups: [backup] }));
    const details = { path: 'There is a file already.' };
    bridge.refuse('app.restoreBackup', { code: 'file-exists', message: 'Taken.', details });
    await open();
    await user.click(button('Restore the backup of step 12 into a new file'));
    const ask = await screen.findByRole('dialog', { name: 'Restore step 12' });
    await user.clear(within(ask).getByRole('textbox', { name: /^New file/ }));
    await user.type(within(ask).getByRole('textbox', { name: /^New file/ }), '/c/x.turnkeeper{Enter}');
    expect(await within(ask).findByText('There is a file already.')).toBeTruthy();
    bridge.reply('app.restoreBackup', ({ path }) => ({ path }));
    await user.click(within(ask).getByRole('button', { name: /^Restore/ }));
    expect(bridge.sent('app.restoreBackup').at(-1)).toEqual({
      backup: '/b/1.turnkeeper',
      path: '/c/x.turnkeeper',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('duplicates to a new file and opens it when asked', async () => {
    bridge.reply('app.duplicateCampaign', ({ path }) => ({ path }));
    await open();
    await user.click(button(/^Duplicate/));
    await user.click(await screen.findByRole('checkbox', { name: 'Open the new file at once' }));
    await user.click(screen.getAllByRole('button', { name: /^Duplicate/ }).at(-1) ?? document.body);
    const [made] = bridge.sent('app.duplicateCampaign') as { path: string }[];
    expect(made?.path).toMatch(/^\/c\/Barrow copy /);
    expect(bridge.sent('app.openCampaign')).toEqual([made]);
  });

  it('says why no backup could be made by itself', async () => {
    bridge.answer('campaign.view', campaign({ backupProblem: 'There was no room for a backup.' }));
    await open();
    expect(screen.getByText('There was no room for a backup.')).toBeTruthy();
  });

  it('renames the campaign', async () => {
    await open();
    await user.clear(field('Campaign name'));
    await user.type(field('Campaign name'), 'Barrow of Kings{Enter}');
    expect(bridge.sent('campaign.rename')).toEqual([{ name: 'Barrow of Kings' }]);
  });
});
