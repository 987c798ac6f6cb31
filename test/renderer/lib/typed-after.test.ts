import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import type { Reply } from '../../../shared/ipc/reply.ts';
import { installFakeBridge, replyOf, type FakeBridge } from './fake-bridge.ts';
import TypedAfter from './TypedAfter.svelte';

const user = userEvent.setup();
/** What comes after a step is drawn, and what waited is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const refused: Reply<unknown> = { ok: false, error: { code: 'bad-input', message: 'There is a room 9.' } };

let bridge: FakeBridge;
let steps: number;
/** What main has not answered yet, by name. */
let asked: Map<string, () => void>;
beforeEach(() => {
  bridge = installFakeBridge();
  steps = 7;
  asked = new Map();
  bridge.query = (name, input) =>
    Promise.resolve(
      name === 'shell.view'
        ? replyOf({ steps }, { revision: steps, reads: ['room'] })
        : replyOf({ id: (input as { roomId: number }).roomId }, { revision: 1, reads: [] }),
    );
});

/** From now on `name` is answered when `answer` is called, and not before. */
function hold(kind: 'query' | 'command', name: string, reply: () => Reply<unknown>): void {
  const others = bridge[kind];
  bridge[kind] = (other, input) =>
    other === name
      ? new Promise((resolve) => void asked.set(name, () => resolve(reply())))
      : others(other, input);
}

async function answer(name: string): Promise<void> {
  await waitFor(() => expect(asked.has(name)).toBe(true));
  asked.get(name)?.();
  asked.delete(name);
  await settled();
}

async function open(): Promise<string[]> {
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  const done: string[] = [];
  render(TypedAfter, { done: (deed: string) => done.push(deed) });
  await settled();
  return done;
}

it('a key waits for what the list was turned to, and so does a chord after it', async () => {
  const done = await open();
  hold('query', 'place.room', () => replyOf({ id: 2 }, { revision: 1 }));
  await user.keyboard('js{Control>}b{/Control}');
  expect(done).toEqual([]);
  await answer('place.room');
  expect(done).toEqual(['room 2 at 7', 'back']);
  await user.keyboard('{Control>}b{/Control}');
  expect(done).toEqual(['room 2 at 7', 'back', 'back']);
});

it('keys after a command of one key see what it made of the page, and none is lost', async () => {
  const done = await open();
  hold('command', 'place.goTo', () => {
    steps = 8;
    bridge.send({ type: 'changed', revision: 8, tables: ['room'] });
    return replyOf(null);
  });
  await user.keyboard('gsg');
  expect(done).toEqual([]);
  await answer('place.goTo');
  await waitFor(() => expect(done).toEqual(['room 1 at 8']));
  await answer('place.goTo');
});

it('keys after a form that was sent are for what comes after it', async () => {
  const done = await open();
  hold('command', 'place.addRoom', () => {
    steps = 8;
    bridge.send({ type: 'changed', revision: 8, tables: ['room'] });
    return replyOf({ id: 9 });
  });
  await user.keyboard('n');
  await user.keyboard('Vault{Enter}sn');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vault');
  await answer('place.addRoom');
  await waitFor(() => expect(done).toEqual(['room 1 at 8']));
  expect(screen.getByRole('dialog', { name: 'New room' })).toBeVisible();
  await user.keyboard('{Escape}');
});

it('a form that is refused stays, and what was typed for what would have come after it goes', async () => {
  const done = await open();
  hold('command', 'place.addRoom', () => refused);
  await user.keyboard('n');
  await user.keyboard('Vault{Enter}s');
  await answer('place.addRoom');
  expect(screen.getByText(/There is a room 9/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vault');
  await user.keyboard('{Escape}s');
  expect(done).toEqual(['room 1 at 7']);
});

it('a view that is slow to follow a step holds the keys up for a second and no longer', async () => {
  const done = await open();
  hold('command', 'place.goTo', () => {
    hold('query', 'shell.view', () => replyOf({ steps: 8 }, { revision: 8 }));
    bridge.send({ type: 'changed', revision: 8, tables: ['room'] });
    return replyOf(null);
  });
  await user.keyboard('gs');
  await answer('place.goTo');
  expect(done).toEqual([]);
  await waitFor(() => expect(done).toEqual(['room 1 at 7']), { timeout: 3000 });
  await answer('shell.view');
});
