import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command, onEvent, query } from '../../../src-renderer/lib/bridge.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { Reply } from '../../../shared/ipc/reply.ts';
import { installFakeBridge, replyOf, type FakeBridge } from './fake-bridge.ts';

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
      return Promise.resolve(replyOf(null));
    };
    const input = new Proxy({ itemIds: new Proxy([1, 2], {}), to: { in: 'holder', id: 3 } }, {});
    await command('inventory.move', input as CommandInput<'inventory.move'>);
    expect(sent).toEqual([{ itemIds: [1, 2], to: { in: 'holder', id: 3 } }]);
  });

  it('sends a picture as the bytes it is', async () => {
    const sent: unknown[] = [];
    bridge.command = (_, input) => {
      sent.push(structuredClone(input));
      return Promise.resolve(replyOf({ id: 1 }));
    };
    await command('asset.keep', { bytes: Uint8Array.of(137, 80, 78, 71), use: 'portrait' });
    expect(sent).toEqual([{ bytes: Uint8Array.of(137, 80, 78, 71), use: 'portrait' }]);
  });

  it('reads a reply that came as one text', async () => {
    const reply = {
      ok: true,
      value: [],
      revision: 7,
      said: 'The session begins.',
      letGo: 0,
      reads: ['session'],
    } as const;
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

  it('hands over together what was asked together, and waits for no slow answer', async () => {
    const answers = new Map<string, (reply: Reply<unknown>) => void>();
    bridge.query = (name) => new Promise((answer) => answers.set(name, answer));
    const told: string[] = [];
    const ask = (name: 'app.view' | 'shell.view' | 'log.sessions') =>
      query(name, {}).then(() => told.push(name));
    const asked = [ask('app.view'), ask('shell.view')];
    answers.get('app.view')?.(replyOf(null));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(told).toEqual([]);
    answers.get('shell.view')?.(replyOf(null));
    await Promise.all(asked);
    expect(told.toSorted()).toEqual(['app.view', 'shell.view']);
    const slow = ask('log.sessions');
    const quick = ask('app.view');
    answers.get('app.view')?.(replyOf(null));
    await quick;
    expect(told).toHaveLength(3);
    answers.get('log.sessions')?.(replyOf(null));
    await slow;
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
