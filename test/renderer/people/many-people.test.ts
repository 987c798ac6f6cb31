import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CharactersWindow from '../../../src-renderer/windows/characters/CharactersWindow.svelte';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import { options, sheet } from '../characters/sheet-samples.ts';
import { stage } from '../dungeon/on-stage.ts';
import { delve, dungeonView } from '../dungeon/sample-delve.ts';
import { layOut } from '../encumbrance/on-stage.ts';
import { appSample, memberSample, partySample } from '../lib/samples.ts';

const user = userEvent.setup();

const members = Array.from({ length: 200 }, (_, at) => memberSample(at + 1, `Person ${at + 1}`));
const atMost = 60;

/** What stands by its place in the page, and comes into sight when the test says so. */
const watched = new Map<Element, (isIntersecting: boolean) => void>();

class Sight {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(element: Element): void {
    const boundingClientRect = { height: 1440 } as DOMRectReadOnly;
    watched.set(element, (isIntersecting) => {
      const crossing = { isIntersecting, boundingClientRect } as IntersectionObserverEntry;
      this.#tell([crossing], this as never);
      flushSync();
    });
  }
  disconnect(): void {
    watched.clear();
  }
}

/** The pieces of a list as they stand in the page. */
const pieces = () => [...watched.keys()].filter((piece) => piece.isConnected);
const cross = (piece: Element | undefined, inSight: boolean) => {
  if (piece === undefined) throw new Error('There is no such piece.');
  watched.get(piece)?.(inSight);
};

beforeEach(() => {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', Sight);
});
afterEach(() => void vi.unstubAllGlobals());

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

it('draws of two hundred people in the dungeon those in sight, and says how many there are', async () => {
  stage(dungeonView(delve({ speakerId: 1 }), { members }));
  render(DungeonWindow);
  const table = await screen.findByRole('table', { name: 'The party in the dungeon' });
  expect(rowsOf(table).length).toBeLessThan(atMost);
  expect(table.getAttribute('aria-rowcount')).toBe('201');
  const last = pieces()
    .filter((piece) => table.contains(piece))
    .at(-1);
  cross(last, true);
  const row = within(table).getByRole('row', { name: /Person 200/ });
  expect(row.getAttribute('aria-rowindex')).toBe('201');
  cross(last, false);
  expect(within(table).queryByRole('row', { name: /Person 200/ })).toBeNull();
  // The room it took stays, so that nothing jumps.
  expect(last?.querySelector('td')?.style.blockSize).toBe('1440px');
});

it('draws in the roster those in sight, and whoever the keys have come to', async () => {
  layOut();
  const bridge = stage(dungeonView(null));
  bridge.answer('app.view', appSample({ campaignPath: `/c/${crypto.randomUUID()}.turnkeeper` }));
  bridge.answer('party.view', partySample({ members }));
  bridge.answer('character.options', options());
  bridge.answer('character.view', ({ id }) => sheet(memberSample(id, `Person ${id}`)));
  render(CharactersWindow);
  const table = await screen.findByRole('table', { name: 'Party' });
  expect(rowsOf(table).length).toBeLessThan(atMost);
  expect(table.getAttribute('aria-rowcount')).toBe('201');
  await user.click(within(table).getByRole('button', { name: 'Person 1' }));
  within(table).getByRole('button', { name: 'Person 1' }).focus();
  await user.keyboard('{ArrowDown>60/}');
  expect(document.activeElement?.textContent.trim()).toBe('Person 61');
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('62');
  // Scrolled away from, whoever has the keyboard stays.
  const own = pieces().find((piece) => piece.contains(document.activeElement));
  cross(own, true);
  cross(own, false);
  expect(document.activeElement?.textContent.trim()).toBe('Person 61');
});
