import { beforeEach, describe, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Reply } from '../../../shared/ipc/reply.ts';
import { ViewStore } from '../../../src-renderer/lib/view-store.svelte.ts';
import { installFakeBridge, replyOf, type FakeBridge } from './fake-bridge.ts';

type Shell = QueryOutput<'shell.view'>;
const shell = (steps: number) => ({ steps }) as Shell;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A bridge whose answers the test gives by hand, in any order. */
class SlowBridge {
  readonly #waiting: ((reply: Reply<unknown>) => void)[] = [];
  asked = 0;

  constructor(bridge: FakeBridge) {
    bridge.query = () => {
      this.asked += 1;
      return new Promise((resolve) => this.#waiting.push(resolve));
    };
  }

  async answer(steps: number, revision: number): Promise<void> {
    this.#waiting.shift()?.(replyOf(shell(steps), { revision }));
    await settled();
  }
}

describe('a view store', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
    bridge.answer('shell.view', () => shell(bridge.revision));
  });

  it('asks when it is made, and again when a table it reads has changed', async () => {
    const store = new ViewStore('shell.view', {});
    expect([store.value, store.loading]).toEqual([null, true]);
    await settled();
    expect([store.value?.steps, store.loading]).toEqual([1, false]);
    bridge.change('journal');
    await settled();
    expect(store.value?.steps).toBe(2);
  });

  it('does not ask when something it does not read has changed', async () => {
    bridge.reads('shell.view', 'journal', 'clock');
    const store = new ViewStore('shell.view', {});
    await settled();
    bridge.change('light', 'attempt');
    await settled();
    expect([bridge.sent('shell.view').length, store.value?.steps]).toEqual([1, 1]);
    bridge.change('attempt', 'clock');
    await settled();
    expect([bridge.sent('shell.view').length, store.value?.steps]).toEqual([2, 3]);
  });

  it('asks again by the tables of its newest answer', async () => {
    bridge.reads('shell.view', 'journal');
    const store = new ViewStore('shell.view', {});
    await settled();
    bridge.reads('shell.view', 'light');
    bridge.change('journal');
    await settled();
    bridge.change('light');
    await settled();
    bridge.change('journal');
    await settled();
    expect([bridge.sent('shell.view').length, store.value?.steps]).toEqual([3, 3]);
  });

  it('asks again when everything may have changed', async () => {
    bridge.reads('shell.view');
    const store = new ViewStore('shell.view', {});
    await settled();
    bridge.send({ type: 'changed', revision: 2, tables: 'everything' });
    await settled();
    expect([bridge.sent('shell.view').length, store.loading]).toEqual([2, false]);
  });

  it('asks one question at a time, and once more for all that changed meanwhile', async () => {
    const slow = new SlowBridge(bridge);
    const store = new ViewStore('shell.view', {});
    bridge.change('journal');
    bridge.change('journal');
    bridge.change('clock');
    expect(slow.asked).toBe(1);
    await slow.answer(1, 1);
    expect(slow.asked).toBe(2);
    await slow.answer(4, 4);
    expect([slow.asked, store.value?.steps, store.loading]).toEqual([2, 4, false]);
  });

  it('asks once more whatever changed while a question was under way, as its answer may have read it', async () => {
    bridge.reads('shell.view', 'journal');
    const store = new ViewStore('shell.view', {});
    await settled();
    const slow = new SlowBridge(bridge);
    store.refresh();
    bridge.change('light');
    await slow.answer(2, 2);
    expect(slow.asked).toBe(2);
    await slow.answer(3, 3);
    expect(store.value?.steps).toBe(3);
  });

  it('never lets an older revision overwrite a newer one', async () => {
    const slow = new SlowBridge(bridge);
    const store = new ViewStore('shell.view', {});
    await slow.answer(5, 5);
    store.refresh();
    await slow.answer(3, 3);
    expect(store.value?.steps).toBe(5);
  });

  it('asks at once in place of a question that main lets go of, and takes the last answer alone', async () => {
    const slow = new SlowBridge(bridge);
    const store = new ViewStore('shell.view', {}, { overtakes: true });
    bridge.change('journal');
    expect(slow.asked).toBe(2);
    await slow.answer(1, 1);
    expect([store.value, store.loading]).toEqual([null, true]);
    await slow.answer(2, 2);
    expect([slow.asked, store.value?.steps, store.loading]).toEqual([2, 2, false]);
  });

  it('drops the answer to input that was replaced meanwhile', async () => {
    const asked: unknown[] = [];
    bridge.answer('log.list', (input) => {
      asked.push(input);
      return { lines: [], more: input.search === 'new' };
    });
    const store = new ViewStore('log.list', { search: 'old' });
    store.setInput({ search: 'new' });
    await settled();
    expect([asked, store.value?.more]).toEqual([[{ search: 'old' }, { search: 'new' }], true]);
  });

  it('keeps what it showed when a question is refused, and says why', async () => {
    const store = new ViewStore('shell.view', {});
    await settled();
    bridge.refuse('shell.view', { code: 'no-campaign', message: 'No campaign is open.' });
    bridge.change('app');
    await settled();
    expect([store.error?.code, store.value?.steps]).toEqual(['no-campaign', 1]);
  });

  it('stops asking and listening when it is disposed', async () => {
    const store = new ViewStore('shell.view', {});
    await settled();
    store.dispose();
    store.refresh();
    bridge.change('journal');
    await settled();
    expect([bridge.sent('shell.view').length, bridge.listeners]).toEqual([1, 0]);
  });
});
