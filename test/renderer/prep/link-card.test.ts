import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { arrival } from '../../../src-renderer/lib/arrivals/arrival.svelte.ts';
import LinkedText from '../../../src-renderer/lib/links/LinkedText.svelte';
import { installFakeBridge } from '../lib/fake-bridge.ts';

const user = userEvent.setup();
const text = 'At the [[Mill]] lives [[Dunstan]], and [[nobody]] else.';

let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  bridge = installFakeBridge();
  const page = (kind: 'place' | 'person' | 'faction', name: string, id: number) => ({
    ...{ kind, name, where: kind, target: `${kind}:${name}` },
    to: { kind: 'page', id } as const,
  });
  bridge.answer('prep.names', {
    found: [
      { things: [page('place', 'Mill', 4)], more: 0 },
      { things: [page('person', 'Dunstan', 5), page('faction', 'Dunstan', 6)], more: 0 },
      { things: [], more: 0 },
    ],
  });
  bridge.answer('page.card', { name: 'Mill', what: 'Place', lines: ['It burnt down.', 'They heard of it.'] });
  arrival.take('page');
});

async function link(name: RegExp): Promise<HTMLElement> {
  render(LinkedText, { text, of: { kind: 'page', id: 9 } });
  return screen.findByRole('button', { name });
}

it('Space shows what a link leads to, and shuts it again', async () => {
  const mill = await link(/^Mill/);
  mill.focus();
  await user.keyboard(' ');
  const card = await screen.findByRole('tooltip');
  await waitFor(() => expect(card).toHaveTextContent('It burnt down.'));
  expect(card).toHaveTextContent('Place');
  expect(bridge.sent('page.card')).toEqual([{ target: 'Mill' }]);
  expect(mill).toHaveAccessibleDescription(/It burnt down\. ?They heard of it\./);
  expect(mill).toHaveFocus();
  expect(arrival.wanted('page')).toBeNull();
  await user.keyboard(' ');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(mill).not.toHaveAttribute('aria-describedby');
});

it('Escape shuts it and does nothing else, Tab takes it along, Enter goes on', async () => {
  const escaped = vi.fn();
  const listen = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) escaped();
  };
  window.addEventListener('keydown', listen);
  onTestFinished(() => window.removeEventListener('keydown', listen));
  (await link(/^Mill/)).focus();
  await user.keyboard(' ');
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(escaped).not.toHaveBeenCalled();
  await user.keyboard(' ');
  await screen.findByRole('tooltip');
  await user.tab();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab({ shift: true });
  await user.keyboard(' {Enter}');
  expect(arrival.wanted('page')).toEqual({ kind: 'page', id: 4 });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('a pointer that rests on a link shows it, and takes it along, but not from the card itself', async () => {
  await user.hover(await link(/^Mill/));
  expect(screen.queryByRole('tooltip')).toBeNull();
  const card = await screen.findByRole('tooltip');
  await user.hover(card);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(card).toBeVisible();
  await user.unhover(card);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('names all that a link may mean, or says what it would make', async () => {
  (await link(/^Dunstan/)).focus();
  await user.keyboard(' ');
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    /2 things have this name ?Dunstan, person ?Dunstan, faction/,
  );
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Nothing has this name yet: it makes the page');
  expect(bridge.sent('page.card')).toEqual([]);
});
