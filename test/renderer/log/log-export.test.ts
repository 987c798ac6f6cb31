import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import ExportDialog from '../../../src-renderer/windows/log/export/ExportDialog.svelte';
import { installFakeBridge, replyOf, type FakeBridge } from '../lib/fake-bridge.ts';

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge();
  status.say('');
});

/** The dialog with an export under way: its job and how to end it. */
async function underWay() {
  const end = bridge.hold('app.export');
  const onclose = vi.fn();
  const view = render(ExportDialog, { campaignPath: '/games/Barrow.turnkeeper', sessions: [], onclose });
  const dialog = within(await screen.findByRole('dialog', { name: 'Export the log' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Export/ }));
  const [{ job }] = bridge.sent('app.export') as [{ job: string }];
  return { dialog, end, job, onclose, view };
}

describe('an export under way', () => {
  it('shows how far it is, of its own job alone, and takes no second order', async () => {
    const { dialog, job, end } = await underWay();
    const bar = dialog.getByRole('progressbar', { name: 'Writing the log' });
    bridge.send({ type: 'progress', job: 'another', done: 90, total: 100 });
    expect(dialog.queryByText('90 of 100')).toBeNull();
    bridge.send({ type: 'progress', job, done: 40, total: 200 });
    expect(await dialog.findByText('40 of 200')).toBeInTheDocument();
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['40', '200']);
    expect(dialog.getByRole('textbox', { name: /^File/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /^Export/ }));
    expect(bridge.sent('app.export')).toHaveLength(1);
    bridge.send({ type: 'progress', job, done: 200, total: 200 });
    expect(await dialog.findByRole('progressbar', { name: 'Finishing the file' })).toBeInTheDocument();
    const files = ['md', 'html', 'pdf', 'jsonl'].map((each) => ({
      path: `/games/Barrow log.${each}`,
      bytes: 1,
    }));
    end(replyOf({ path: '/games/Barrow log.md', bytes: 4210, lines: 1, files, kept: [] }));
    for (const { path } of files) expect(await dialog.findByText(path)).toBeInTheDocument();
    expect(await dialog.findByText('Exported 1 step in 4 files, 4.2 kB.')).toBeInTheDocument();
    expect(dialog.queryByRole('progressbar')).toBeNull();
  });

  it('goes into a folder as a session pack, whose files are named up to six', async () => {
    const { dialog, end } = await underWay();
    end(replyOf({ path: '/games/Barrow log.md', bytes: 1, lines: 1, files: [], kept: [] }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Session pack/ }));
    expect(dialog.queryByRole('textbox', { name: /^File/ })).toBeNull();
    expect(dialog.getByRole('textbox', { name: /^Folder/ })).toHaveValue('/games/Barrow log');
    const write = bridge.hold('app.export');
    await userEvent.click(dialog.getByRole('button', { name: /^Export/ }));
    const files = Array.from({ length: 1206 }, (_, at) => ({ path: `/games/Barrow log/${at}.md`, bytes: 1 }));
    write(replyOf({ path: '/games/Barrow log', bytes: 4210, lines: 1, files, kept: [] }));
    expect(await dialog.findByText('/games/Barrow log/5.md')).toBeInTheDocument();
    expect(dialog.queryByText('/games/Barrow log/6.md')).toBeNull();
    expect(dialog.getByText(/and 1,200 more/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: /^Markdown/ }));
    expect(dialog.getByRole('textbox', { name: /^File/ })).toBeInTheDocument();
  });

  it('is cancelled by its button; the dialog stays, and the status says that nothing was written', async () => {
    const { dialog, job, end } = await underWay();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(bridge.sent('app.cancelExport')).toEqual([{ job }]);
    end({ ok: false, error: { code: 'cancelled', message: 'Stopped.' } });
    await waitFor(() => expect(status.message).toBe('The export was stopped. Nothing was written.'));
    expect(dialog.queryByRole('progressbar')).toBeNull();
    expect(dialog.queryByText('Stopped.')).toBeNull();
    expect(dialog.getByRole('textbox', { name: /^File/ })).toHaveValue('/games/Barrow log');
  });

  it('says so where the cancel is refused, and runs on', async () => {
    const { dialog } = await underWay();
    bridge.refuse('app.cancelExport', { code: 'internal', message: 'It could not be stopped.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByText('It could not be stopped.')).toBeInTheDocument();
    expect(dialog.getByRole('progressbar')).toBeInTheDocument();
  });

  it('is stopped where the dialog is shut over it, and listens no more', async () => {
    const { view, job } = await underWay();
    view.unmount();
    expect(bridge.sent('app.cancelExport')).toEqual([{ job }]);
    expect(bridge.listeners).toBe(0);
  });
});
