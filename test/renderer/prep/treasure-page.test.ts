import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { CommandInput, CommandOutput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { arrival } from '../../../src-renderer/lib/arrivals/arrival.svelte.ts';
import { shortcuts } from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { keptTreasure } from '../../../src-renderer/windows/prep/treasure/kept-treasure.ts';
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
  dragon: null,
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

const heap = {
  ...{ id: 1, name: 'The heap', spot: null, spotId: null, where: '', worth: 440, weight: '440 coins' },
  things: [
    {
      ...{ id: 3, kind: 'coin' as const, name: 'gp', quantity: 440, depth: 0, notes: '', truth: null },
      ...{ known: 'known' as const, worthEach: 1, charges: null },
    },
  ],
};

/** Coins to any worth from 100 on; gems only to whole hundreds. */
function wishOf({ gold }: { gold: number }): QueryOutput<'hoard.wish'> {
  const sums = { worth: gold, weight: `${gold} coins`, carriage: '' };
  const changes = [{ of: 'coins' as const, what: 'gp', before: 440, after: gold }];
  const gems = [{ of: 'pieces' as const, what: 'gem (100 gp each)', before: 0, after: 1 }];
  const why = 'There are no coins to scale.';
  return {
    gold,
    now: { worth: 440, weight: '440 coins', carriage: 'a load for 1 mule' },
    proposals: [
      { way: 'coins', then: gold < 100 ? null : { ...sums, changes }, why: gold < 100 ? why : '' },
      { way: 'gem', then: gold < 100 ? null : { ...sums, changes: gems }, why: '' },
      { way: 'jewellery', then: null, why: 'The book has no table of what jewellery may be worth.' },
    ],
  };
}

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

it('W shows the ways to a worth; Enter sends only what is shown, and what cannot be reached is not sent', async () => {
  bridge.answer('hoard.list', [heap]);
  bridge.answer('hoard.wish', wishOf);
  bridge.reply('hoard.adjust', null);
  render(TreasurePage);
  await screen.findByText('in your hand');
  await user.keyboard('w');
  const field = await screen.findByRole('combobox', { name: 'Wished worth in gold pieces' });
  expect(field).toHaveFocus();
  await user.keyboard('50');
  await screen.findByText('There are no coins to scale.');
  await user.keyboard('{Enter}');
  expect(bridge.sent('hoard.adjust')).toEqual([]);
  await user.clear(field);
  await user.keyboard('2,000');
  expect(await screen.findByRole('option', { name: /Coins scaled.*440 → 2,000/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(screen.getByText('a load for 1 mule')).toBeVisible();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(bridge.sent('hoard.adjust')).toEqual([]);
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() =>
    expect(bridge.sent('hoard.adjust')).toEqual([{ id: 1, gold: 2000, way: 'gem', from: 440 }]),
  );
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('W keeps a complete roll in the hand first; without a hoard there it says so', async () => {
  bridge.reply('treasure.place', () => {
    bridge.answer('hoard.list', [heap]);
    return { id: 1 };
  });
  bridge.answer('hoard.wish', wishOf);
  await roll();
  const before = screen.getByRole('button', { name: /A wished worth/ });
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await screen.findByText(/9 of Silver/);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('w');
  await waitFor(() => expect(bridge.sent('treasure.place')).toMatchObject([{ name: '', at: null }]));
  expect(await screen.findByText('Nothing is rolled yet')).toBeVisible();
});

it('of the letter of dragons asks age and Hit Dice, and both or neither', async () => {
  bridge.answer('treasure.ways', { ...ways, dragon: { letter: 'H', ages: 7 } });
  render(TreasurePage);
  const field = await screen.findByRole('textbox', { name: 'Letters' });
  await user.type(field, 'A');
  expect(screen.queryByRole('textbox', { name: 'Age of the dragon' })).toBeNull();
  await user.type(field, ', h');
  await user.type(screen.getByRole('textbox', { name: 'Age of the dragon' }), '3{Enter}');
  expect(
    await screen.findByText(
      'Say both the age and the Hit Dice of the dragon, or neither. Nothing was rolled.',
    ),
  ).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Hit Dice of the dragon' }), '7{Enter}');
  await waitFor(() =>
    expect(asked()?.source).toEqual({
      ...{ by: 'letters', text: 'A, h', bearers: 1 },
      dragon: { age: 3, hitDice: 7 },
    }),
  );
});

it('keys that come before the dice lie are for what they come to', async () => {
  const command = bridge.command.bind(bridge);
  bridge.command = async (name, input) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return command(name, input);
  };
  bridge.answer('hoard.places', []);
  await roll();
  await user.keyboard('17{Enter}8{Enter}h');
  const where = await screen.findByRole('combobox', { name: 'Where' });
  expect(where).toBeInTheDocument();
  expect(asked()?.lines?.map(({ faces }) => faces)).toEqual([
    [{ face: 17, typed: true }],
    [{ face: 8, typed: true }],
  ]);
});

it('what lies in a room is asked for from there, thrown and laid there by three keys', async () => {
  bridge.answer('treasure.at', {
    title: '12, Guardroom',
    asked: { by: 'creature', name: 'Goblin', count: 6, lair: true },
  });
  bridge.answer('hoard.places', [{ spot: 'room', id: 3, title: '3, Porch', detail: 'Level 1' }]);
  bridge.reply('treasure.place', { id: 9 });
  arrival.goTo({ kind: 'treasure', at: { spot: 'room', id: 12 } });
  render(TreasurePage);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await waitFor(() =>
    expect(asked()).toMatchObject({
      source: { by: 'creature', id: 'goblin', count: 6, lair: true },
      throws: 'all',
    }),
  );
  expect(screen.getByText('12, Guardroom')).toBeVisible();
  await user.keyboard('h');
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('12, Guardroom');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bridge.sent('treasure.place').at(-1)).toMatchObject({ at: { spot: 'room', id: 12 } }),
  );
  await waitFor(() => expect(screen.queryByText(/It will lie here/)).toBeNull());
});

it('where nobody knows how many they are, that is asked first, and the place is kept', async () => {
  bridge.answer('treasure.at', {
    title: '12, Guardroom',
    asked: { by: 'creature', name: 'Goblin', count: null, lair: true },
  });
  arrival.goTo({ kind: 'treasure', at: { spot: 'room', id: 12 } });
  render(TreasurePage);
  const many = await screen.findByRole('textbox', { name: 'How many' });
  expect(many).toHaveFocus();
  await user.keyboard('4{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ source: { by: 'creature', count: 4 } }));
  expect(screen.getByText('12, Guardroom')).toBeVisible();
});

it('what a table gives is rolled one after the other, all of it for the place; what was said before is forgotten', async () => {
  bridge.answer('treasure.ways', { ...ways, dragon: { letter: 'H', ages: 7 } });
  bridge.reply('treasure.place', { id: 9 });
  const desk = keptTreasure(`/treasure/${paths}.turnkeeper`);
  Object.assign(desk.wish, { bearers: '12', age: '5', hitDice: '8' });
  render(TreasurePage);
  await screen.findByRole('textbox', { name: 'Letters' });
  void desk.askFor([{ letters: 'H, A' }, { level: 2 }, { level: 4 }], {
    place: { spot: 'room', id: 12 },
    title: '12, Guardroom',
  });
  await screen.findByText('After it: unguarded, level 2; unguarded, level 4.');
  expect(asked()?.source).toEqual({ by: 'letters', text: 'H, A', bearers: 1 });
  for (const level of [2, 4]) {
    await desk.throw('all');
    expect(await desk.lay('', { spot: 'room', id: 12 })).toBe(true);
    await waitFor(() =>
      expect(asked()).toMatchObject({ source: { by: 'unguarded', level }, throws: 'none' }),
    );
    expect(screen.getByText('12, Guardroom')).toBeVisible();
  }
  expect(screen.queryByText(/^After it/)).toBeNull();
  await desk.throw('all');
  await desk.take();
  await waitFor(() => expect(screen.queryByText(/It will lie here/)).toBeNull());
});

it('dice that fall late bring no roll of before to another place', async () => {
  bridge.answer('treasure.at', { title: '13, Crypt', asked: null });
  render(TreasurePage);
  await screen.findByRole('textbox', { name: 'Letters' });
  const desk = keptTreasure(`/treasure/${paths}.turnkeeper`);
  desk.wish.letters = 'A';
  const late = desk.begin('all');
  desk.askAt({ spot: 'room', id: 13 }, { title: '13, Crypt', asked: null });
  await late;
  await screen.findByText('13, Crypt');
  expect(desk.card).toBeNull();
});
