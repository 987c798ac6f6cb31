import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import type { Reply } from '../../../shared/ipc/reply.ts';
import { installFakeBridge, replyOf, type FakeBridge } from './fake-bridge.ts';
import TypedAhead from './TypedAhead.svelte';

const user = userEvent.setup();
/** Answers that come together are waited for a little. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

let bridge: FakeBridge;
let answer: (reply: Reply<unknown>) => void;
let others: ((reply: Reply<unknown>) => void)[] = [];
afterEach(arrive);
beforeEach(() => {
  bridge = installFakeBridge();
  others = [];
  bridge.query = (name) =>
    name === 'shell.view'
      ? new Promise((resolve) => (answer = resolve))
      : new Promise((resolve) => void others.push(resolve));
});

function open({ busy = false } = {}) {
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  const done: string[] = [];
  const { rerender, unmount } = render(TypedAhead, { done: (deed: string) => done.push(deed), busy });
  const turn = async (nowBusy: boolean): Promise<void> => {
    await rerender({ busy: nowBusy });
    await settled();
  };
  return { done, turn, unmount };
}

async function arrive(): Promise<void> {
  for (const other of others) other(replyOf([]));
  answer(replyOf({ steps: 7 }, { revision: 1 }));
  await settled();
}

it('keys pressed before the first answer wait for it, in their order', async () => {
  const { done } = open();
  await user.keyboard('ab');
  expect(done).toEqual([]);
  await arrive();
  expect(done).toEqual(['A at 7', 'B at 7']);
});

it('a question that fails is waited for no longer than its failure', async () => {
  const { done } = open();
  await user.keyboard('a');
  for (const other of others) other(replyOf([]));
  answer({ ok: false, error: { code: 'internal', message: 'It did not go.' } });
  await settled();
  expect(done).toEqual(['A at unknown']);
});

it('what is typed into a field goes there at once', async () => {
  const { done } = open();
  const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
  await user.type(words, 'ab');
  expect(words.value).toBe('ab');
  await arrive();
  expect(done).toEqual([]);
});

it('no key passes another, whoever has to wait', async () => {
  const { done, turn } = open({ busy: true });
  await user.keyboard('a5');
  await arrive();
  expect(done).toEqual([]);
  await user.keyboard('5b');
  await turn(false);
  expect(done).toEqual(['A at 7', '5 at 7', '5 at 7', 'B at 7']);
});

it('what left the screen before its answer came is waited for no more', async () => {
  for (let time = 0; time < 3; time += 1) {
    const { unmount } = open();
    unmount();
  }
  const { done } = open();
  await arrive();
  await user.keyboard('b');
  await waitFor(() => expect(done).toEqual(['B at 7']));
});

it('a key that waits for nobody goes at once, and keys go with the view they were typed at', async () => {
  const { done, unmount } = open({ busy: true });
  await arrive();
  await user.keyboard('5');
  expect(done).toEqual(['5 at 7']);
  await user.keyboard('a');
  unmount();
  const next = open();
  await arrive();
  expect([done, next.done]).toEqual([['5 at 7'], []]);
});
