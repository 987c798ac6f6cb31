import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { CommandInput, CommandOutput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import TreasurePage from '../../../src-renderer/windows/prep/treasure/TreasurePage.svelte';
import { layOut } from '../encumbrance/on-stage.ts';
import { installFakeBridge } from '../lib/fake-bridge.ts';
import { appSample, shellSample } from '../lib/samples.ts';

const user = userEvent.setup();

type Asked = CommandInput<'treasure.propose'>;
type Card = CommandOutput<'treasure.propose'>;

const ways: QueryOutput<'treasure.ways'> = {
  way: 'letters',
  low: true,
  letters: [
    { letter: 'A', kind: 'hoard' },
    { letter: 'V', kind: 'group' },
  ],
  levels: [{ min: 1, max: 1 }],
  creatures: [{ id: 'goblin', name: 'Goblin', treasure: 'R, lair C' }],
};

/** Two lines of one die each: it is there at 25 and below. */
function cardOf({ lines = [], throws = 'none' }: Asked): Card {
  let left = throws === 'all' ? 9 : throws === 'one' ? 1 : 0;
  const sums = { coins: 0, goods: 0, magic: 0, weight: '0 coins', unweighed: 0, carriage: '' };
  const card: Card = { title: 'Treasure J', left: [], worth: null, ask: null, sums, lines: [] };
  for (const [at, title] of ['Copper', 'Silver'].entries()) {
    const { faces = [], struck = false, typed = null } = lines[at] ?? {};
    const settled = struck || typed !== null;
    const known =
      faces[0] ?? (card.ask === null && !settled && left-- > 0 ? { face: 20, typed: false } : undefined);
    const wants = known === undefined && !settled;
    if (wants && card.ask === null)
      card.ask = { line: at, title: `${title}: there`, sides: 100, nth: 1, of: 1 };
    card.lines.push({
      title,
      printed: '25 %: 1d4',
      worth: { least: 0, mean: 1, most: 4 },
      state: struck ? 'struck' : typed !== null ? 'typed' : wants ? 'asked' : 'done',
      dice: known ? [`there: 1d100 ${known.face}`] : [],
      finds: known && !settled && known.face <= 25 ? [{ text: `9 of ${title}`, gold: 9, magic: false }] : [],
      told: [],
      faces: known ? [known] : [],
      struck,
      typed,
    });
  }
  return card;
}

let bridge: ReturnType<typeof installFakeBridge>;
let paths = 0;
beforeEach(() => {
  layOut();
  window.addEventListener('keydown', shortcuts.handle);
  onTestFinished(() => window.removeEventListener('keydown', shortcuts.handle));
  bridge = installFakeBridge();
  paths += 1;
  bridge.answer('app.view', appSample({ campaignPath: `/treasure/${paths}.turnkeeper` }));
  bridge.answer('treasure.ways', ways);
  bridge.reply('treasure.propose', cardOf);
  bridge.reply('treasure.take', null);
  bridge.answer('hoard.list', []);
  bridge.answer('shell.view', shellSample());
});

const asked = () => bridge.sent('treasure.propose').at(-1) as Asked | undefined;
const die = (name: string) => screen.findByRole('textbox', { name });

async function roll(): Promise<void> {
  render(TreasurePage);
  await screen.findByRole('textbox', { name: 'Letters' });
  await user.keyboard('/');
  await user.keyboard('J{Enter}');
  expect(await die('Copper: there: d100')).toHaveFocus();
}

it('asks die by die: typed, or thrown by the program where nothing is', async () => {
  await roll();
  expect(asked()).toEqual({
    source: { by: 'letters', text: 'J', bearers: 1 },
    low: true,
    lines: [],
    throws: 'none',
  });
  await user.keyboard('17{Enter}');
  await waitFor(() => expect(asked()?.lines?.[0]?.faces).toEqual([{ face: 17, typed: true }]));
  expect(await die('Silver: there: d100')).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByText(/9 of Silver/);
  expect(asked()).toMatchObject({ throws: 'one' });
  expect(screen.queryByRole('textbox', { name: /d100/ })).toBeNull();
});

it('a face its die has not is not sent', async () => {
  await roll();
  const sent = bridge.sent('treasure.propose').length;
  await user.keyboard('101{Enter}');
  expect(bridge.sent('treasure.propose')).toHaveLength(sent);
});

it('Shift+Enter throws the rest, from the die’s own field', async () => {
  await roll();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await screen.findByText(/9 of Copper/);
  expect(screen.getByText(/9 of Silver/)).toBeVisible();
});

it('keys faster than answers lose no die', async () => {
  await roll();
  await user.keyboard('17{Enter}18{Enter}');
  await waitFor(() =>
    expect(asked()?.lines?.map(({ faces }) => faces)).toEqual([
      [{ face: 17, typed: true }],
      [{ face: 18, typed: true }],
    ]),
  );
});

it('a line is struck, typed over, thrown again, and all of it taken', async () => {
  await roll();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await screen.findByText(/9 of Silver/);
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('x');
  await waitFor(() => expect(screen.queryByText(/9 of Copper/)).toBeNull());
  await user.keyboard('jt');
  expect(await die('What is there instead')).toHaveFocus();
  await user.keyboard('a map{Enter}');
  await screen.findByText('a map');
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('p');
  await waitFor(() => expect(bridge.sent('treasure.take')).toHaveLength(1));
  expect(bridge.sent('treasure.take')[0]).toMatchObject({
    lines: [
      { struck: true, typed: null },
      { struck: false, typed: 'a map' },
    ],
    where: '',
  });
  expect(await screen.findByText('Nothing is rolled yet')).toBeVisible();
});

it('goes by a creature, and says what is missing', async () => {
  render(TreasurePage);
  await user.click(await screen.findByRole('radio', { name: 'Creature' }));
  await user.click(screen.getByRole('button', { name: /Roll/ }));
  expect(await screen.findByText('Say which creature. Nothing was rolled.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Creature' }), 'goblin');
  expect(screen.getByText('R, lair C')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Roll/ }));
  await waitFor(() =>
    expect(asked()?.source).toEqual({ by: 'creature', id: 'goblin', count: 1, lair: true }),
  );
});

it('says where a system has no open tables', async () => {
  bridge.answer('treasure.ways', { ...ways, way: 'own tables' });
  render(TreasurePage);
  expect(await screen.findByText('No open tables of treasure')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it('H lays the roll down at the place that is chosen, under the name it has', async () => {
  const room = { spot: 'room' as const, id: 7, title: '13, Crypt', detail: 'Level 1, The Barrow' };
  bridge.answer('hoard.places', [room]);
  bridge.reply('treasure.place', { id: 1 });
  await roll();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await screen.findByText(/9 of Silver/);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('h');
  expect(await screen.findByRole('combobox', { name: 'Where' })).toHaveFocus();
  await screen.findByRole('button', { name: /Lay it at 13, Crypt/ });
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bridge.sent('treasure.place')).toMatchObject([
      { name: 'Treasure J', at: { spot: 'room', id: 7 }, source: { by: 'letters', text: 'J' } },
    ]),
  );
  expect(await screen.findByText('Nothing is rolled yet')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Where' })).toBeNull();
});
