import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { arrival } from '../../../src-renderer/lib/arrivals/arrival.svelte.ts';
import { WayBack } from '../../../src-renderer/lib/arrivals/way-back.svelte.ts';
import { deskCommands } from '../../../src-renderer/windows/shell/desk-commands.ts';
import { Desk } from '../../../src-renderer/windows/shell/desk.svelte.ts';
import { notebookPage, open as openPage } from '../../../src-renderer/windows/prep/prep-pages.svelte.ts';
import PrepWindow from '../../../src-renderer/windows/prep/PrepWindow.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, campaignSample, shellSample } from '../lib/samples.ts';
import { goblin, three } from './creature-samples.ts';

const titles: Readonly<Record<number, string>> = { 4: 'Mill', 5: 'Dunstan', 6: 'The fire' };

beforeEach(() => {
  layOut();
  arrival.forgetWay();
  openPage.page = notebookPage;
  const bridge = installFakeBridge();
  bridge.answer('app.view', appSample({ campaignPath: '/campaigns/way.turnkeeper' }));
  bridge.answer('shell.view', shellSample());
  bridge.answer('campaign.view', campaignSample());
  bridge.answer('creature.search', three);
  bridge.answer('creature.uses', { uses: [], more: 0 });
  bridge.answer('page.linkedHere', { places: [], more: 0 });
  bridge.answer('creature.view', goblin);
  const page = (id: number) => ({
    ...{ id, kind: 'note' as const, folder: '', title: titles[id] ?? '', tags: [] },
  });
  bridge.answer('page.list', {
    pages: [4, 5, 6].map((id) => ({ ...page(id), shown: false, told: false })),
  });
  bridge.answer('page.view', ({ id }) => ({
    ...page(id),
    ...{ text: 'Words.', playersText: '', pictureId: null, told: null, following: 0 },
  }));
});

const opened = (name: string) => screen.findByRole('heading', { name: new RegExp(`${name}$`), level: 2 });
const keysOf = (shell = shellSample()) =>
  deskCommands(new Desk({ area: 'prep', detached: false }), shell, appSample().preferences, () => undefined)
    .filter(({ keys }) => keys === 'Alt+ArrowLeft' || keys === 'Alt+ArrowRight')
    .map(({ id }) => id);

it('leads back through pages and areas of Prep to where links were followed, and on again', async () => {
  render(PrepWindow);
  await opened('Dunstan');
  arrival.goTo({ kind: 'page', id: 4 });
  await opened('Mill');
  arrival.goTo({ kind: 'page', id: 6 });
  await opened('The fire');
  arrival.goTo({ kind: 'creature', book: 'ose', id: 'orc' });
  await screen.findByRole('article', { name: 'Goblin' });
  arrival.goBack();
  await opened('The fire');
  arrival.goBack();
  await opened('Mill');
  expect(arrival.leadsOn).toBe(true);
  arrival.goOn();
  await opened('The fire');
  arrival.goTo({ kind: 'page', id: 5 });
  await opened('Dunstan');
  expect(arrival.leadsOn).toBe(false);
});

it('has the keys of looking back only where a link led here, and never in the past', () => {
  expect(keysOf()).toEqual(['rewind.earlier', 'rewind.later']);
  const end = arrival.opens(() => ({ kind: 'page', id: 4 }));
  arrival.goTo({ kind: 'page', id: 5 });
  expect(keysOf()).toEqual(['rewind.later', 'way.back']);
  const past = shellSample();
  const looked = { ...past, lookingBack: { seq: 1, earlier: null, later: 2 } as never };
  expect(keysOf(looked)).toEqual(['rewind.earlier', 'rewind.later']);
  new Desk({ area: 'prep', detached: false }).goTo('dungeon');
  expect(arrival.leadsBack).toBe(false);
  expect(keysOf()).toEqual(['rewind.earlier', 'rewind.later']);
  end();
});

it('passes over places that are the same, and over nothing else', () => {
  const way = new WayBack<string>();
  way.leave('a');
  way.leave('a');
  way.leave('b');
  expect(way.back('b')).toBe('a');
  expect(way.back('a')).toBeNull();
  expect(way.on('a')).toBe('b');
  expect(way.on('b')).toBeNull();
  for (let at = 0; at < 80; at += 1) way.leave(String(at));
  let steps = 0;
  while (way.back(`here ${steps}`) !== null) steps += 1;
  expect(steps).toBe(50);
});
