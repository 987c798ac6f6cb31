import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command, onEvent, query } from '../../../src-renderer/lib/bridge.ts';
import { Submission } from '../../../src-renderer/lib/submission.svelte.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { installFakeBridge, type FakeBridge } from './fake-bridge.ts';

describe('the bridge', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('sends plain data even from a proxy', async () => {
    const sent: unknown[] = [];
    bridge.command = (_, input) => {
      sent.push(structuredClone(input));
      return Promise.resolve({ ok: true, value: null, revision: 1 });
    };
    const input = new Proxy({ itemIds: new Proxy([1, 2], {}), to: { in: 'holder', id: 3 } }, {});
    await command('inventory.move', input as CommandInput<'inventory.move'>);
    expect(sent).toEqual([{ itemIds: [1, 2], to: { in: 'holder', id: 3 } }]);
  });

  it('sends a picture as the bytes it is', async () => {
    const sent: unknown[] = [];
    bridge.command = (_, input) => {
      sent.push(structuredClone(input));
      return Promise.resolve({ ok: true, value: { id: 1 }, revision: 1 });
    };
    await command('asset.keep', { bytes: Uint8Array.of(137, 80, 78, 71) });
    expect(sent).toEqual([{ bytes: Uint8Array.of(137, 80, 78, 71) }]);
  });

  it('reads a reply that came as one text', async () => {
    const reply = { ok: true, value: [], revision: 7 } as const;
    const said = (text: string) => {
      window.turnkeeper = {
        query: () => Promise.resolve(text),
        command: () => Promise.resolve(text),
        onEvent: () => () => undefined,
      };
    };
    said(JSON.stringify(reply));
    expect(await query('log.sessions', {})).toEqual(reply);
    expect(await command('session.end', {})).toEqual(reply);
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    said('{"ok": tr');
    expect(await query('log.sessions', {})).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(complaint).toHaveBeenCalledOnce();
  });

  it('turns a call that broke into a refusal, with a word in the console', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    bridge.query = () => Promise.reject(new Error('gone'));
    const reply = await query('app.view', {});
    expect(reply).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(complaint).toHaveBeenCalledOnce();
  });
});

describe('events', () => {
  it('reach every listener through one subscription, until each stops', () => {
    const bridge = installFakeBridge();
    const heard: string[] = [];
    const stop = onEvent(() => heard.push('first'));
    onEvent(() => heard.push('second'));
    bridge.change('journal');
    stop();
    bridge.change('journal');
    expect([heard, bridge.listeners]).toEqual([['first', 'second', 'second'], 1]);
  });
});

describe('a submission', () => {
  it('keeps the refusal and finds each field in it', async () => {
    const bridge = installFakeBridge();
    const rename = new Submission('campaign.rename');
    const failure = { code: 'bad-input', message: 'No.', details: { name: 'At most 80.' } } as const;
    bridge.refuse('campaign.rename', failure);
    expect(await rename.send({ name: 'x' })).toBeNull();
    expect([rename.problem('name'), rename.problem('path'), rename.busy]).toEqual([
      'At most 80.',
      undefined,
      false,
    ]);
    rename.clear();
    expect(rename.failure).toBeNull();
  });

  it('sends nothing more while one is under way', async () => {
    const bridge = installFakeBridge();
    bridge.reply('session.start', { id: 4 });
    const start = new Submission('session.start');
    const [first, second] = await Promise.all([start.send({}), start.send({})]);
    expect([first, second, bridge.sent('session.start').length]).toEqual([{ value: { id: 4 } }, null, 1]);
  });
});
