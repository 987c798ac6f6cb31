import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import LinkedText from '../../../src-renderer/lib/links/LinkedText.svelte';
import { installFakeBridge } from '../lib/fake-bridge.ts';

const pages: Record<string, { id: number; text: string; playersText: string }> = {
  Mill: { id: 4, text: 'It burnt.\n\n![[Inn]]', playersText: 'A mill stood here.' },
  Inn: { id: 5, text: 'Beds.\n\n![[Mill]]', playersText: '' },
  Deep: { id: 20, text: '![[Deep 2]]', playersText: '' },
  'Deep 2': { id: 21, text: '![[Deep 3]]', playersText: '' },
  'Deep 3': { id: 22, text: '![[Deep 4]]', playersText: '' },
  'Deep 4': { id: 23, text: 'The bottom.', playersText: '' },
};

let bridge: ReturnType<typeof installFakeBridge>;
beforeEach(() => {
  bridge = installFakeBridge();
  bridge.answer('prep.names', ({ targets }) => ({
    found: targets.map((target) => {
      const page = pages[target];
      const to = { kind: 'page', id: page?.id ?? 0 } as const;
      const thing = { kind: 'place' as const, name: target, where: 'place', target, to };
      return { things: page === undefined ? [] : [thing], more: 0 };
    }),
  }));
  bridge.answer('page.view', ({ id }) => {
    const [title = '', page] = Object.entries(pages).find(([, each]) => each.id === id) ?? [];
    if (page === undefined) throw new Error('no such page');
    const head = { kind: 'place' as const, folder: '', title, tags: [], pictureId: null, told: null };
    return { ...head, ...page, following: 0 };
  });
});

const draw = (text: string, half: 'referee' | 'players' = 'referee', id = 9) =>
  render(LinkedText, { text, half, of: { kind: 'page', id } });
const sections = () => screen.queryAllByRole('group', { name: 'From another page' });

it('a page stands in another, and one in itself is named and no more', async () => {
  draw('See:\n\n![[Mill]]');
  expect(await screen.findByText('It burnt.')).toBeInTheDocument();
  expect(await screen.findByText('Beds.')).toBeInTheDocument();
  expect(await screen.findByText(/it would stand in itself/)).toBeInTheDocument();
  expect(sections()).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Mill/ })).toHaveLength(2);
  expect(bridge.sent('page.view')).toEqual([{ id: 4 }, { id: 5 }]);
});

it('what players may see pulls in what players may see', async () => {
  draw('![[Mill]]\n![[Inn]]', 'players');
  expect(await screen.findByText('A mill stood here.')).toBeInTheDocument();
  expect(await screen.findByText('Nothing stands there that players may see.')).toBeInTheDocument();
  expect(screen.queryByText('It burnt.')).toBeNull();
});

it('a name that is nowhere is a link that makes the page', async () => {
  draw('![[Nowhere]]');
  expect(
    await screen.findByRole('button', { name: /^Nowhere, Nothing has this name yet/ }),
  ).toBeInTheDocument();
  expect(sections()).toEqual([]);
});

it('what stands too deep is a link', async () => {
  draw('![[Deep]]');
  expect(await screen.findByText(/it would stand too deep in other pages/)).toBeInTheDocument();
  expect(screen.queryByText('The bottom.')).toBeNull();
});

it('forty pages may stand in one text', async () => {
  draw(Array.from({ length: 45 }, () => '![[Deep 4]]').join('\n\n'));
  await waitFor(() => expect(screen.getAllByText('The bottom.')).toHaveLength(40));
  expect(screen.getAllByText(/40 pages stand in this text already/)).toHaveLength(5);
});
