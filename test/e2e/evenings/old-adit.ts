import { expect } from '@playwright/test';
import { choose, field, type Moment } from '../expedition/seat.ts';
import { met, talked, thrown } from './encounters.ts';
import { enter, explore, lights, quietCheck, rest, type Evening } from './evening.ts';

const lit = (who: string, what: string, ...shows: readonly string[]): Moment => ({
  name: `${who} lights a ${what}`,
  play: async (seat) => {
    const { hands, sight } = seat;
    await hands.press('l');
    const choice = sight.dialog.getByRole('radio', { name: new RegExp(`${who}.*${what}`, 'i') });
    await hands.reach(sight.dialog.getByRole('radio', { checked: true }));
    for (let tries = 0; tries < 6 && !(await choice.isChecked()); tries += 1) await hands.press('ArrowDown');
    await expect(choice).toBeChecked();
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
    await lights(...shows)(seat);
  },
});

const search = (
  turn: number,
  who: string,
  die: number,
  news: RegExp,
  ...shows: readonly string[]
): Moment => ({
  name: `Turn ${turn}: ${who} searches for a secret door, die ${die}: ${news.source}`,
  play: async (seat) => {
    const { hands, sight } = seat;
    await hands.press('s');
    await choose(seat, 'Who searches', who);
    await hands.fill(field(hands.page, 'Where'), 'east wall');
    const there = hands.page.getByRole('checkbox', { name: /^There is something to find/ });
    await hands.reach(there);
    if (!(await there.isChecked())) await hands.press('Space');
    await hands.fill(field(hands.page, 'Die shown'), String(die));
    await hands.press('Enter');
    await sight.turn(turn + 1);
    await expect(hands.page.getByRole('status').filter({ hasText: 'For the referee alone' })).toContainText(
      news,
    );
    await lights(...shows)(seat);
  },
});

/** The lantern in hand: B, the deed by its first words. */
const handle = (deed: string, shows: RegExp): Moment => ({
  name: `The lantern: ${deed}`,
  play: async ({ hands, sight }) => {
    await hands.press('b');
    await expect(sight.dialog).toBeVisible();
    const choice = sight.dialog.getByRole('radio', { name: new RegExp(`\\b${deed} it`, 'i') });
    await hands.reach(sight.dialog.getByRole('radio', { checked: true }));
    for (let tries = 0; tries < 10 && !(await choice.isChecked()); tries += 1) await hands.press('ArrowDown');
    await expect(choice).toBeChecked();
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
    await expect(hands.page.getByRole('main')).toContainText(shows);
  },
});

const dropped: Moment = {
  name: 'Wil drops the lantern, and it goes out',
  play: async ({ hands, sight }) => {
    await hands.press('b');
    const drop = sight.dialog.getByRole('radio', { name: /Drop it/ });
    await hands.reach(sight.dialog.getByRole('radio', { checked: true }));
    await hands.press('ArrowDown');
    await expect(drop).toBeChecked();
    await hands.fill(field(hands.page, 'Where it lies'), 'the wet floor');
    const burnsOn = hands.page.getByRole('checkbox', { name: /^It burns on/ });
    await hands.reach(burnsOn);
    if (await burnsOn.isChecked()) await hands.press('Space');
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
    await expect(sight.prompts).toContainText('Darkness');
  },
};

const candle: Moment = {
  name: 'Nix strikes the tinder, die 2: the candle burns, 36 turns',
  play: async (seat) => {
    const { hands, sight } = seat;
    await hands.press('l');
    const choice = sight.dialog.getByRole('radio', { name: /Nix.*candle/i });
    await hands.reach(sight.dialog.getByRole('radio', { checked: true }));
    for (let tries = 0; tries < 6 && !(await choice.isChecked()); tries += 1) await hands.press('ArrowDown');
    await hands.fill(field(hands.page, 'Die shown'), '2');
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
    await lights('candle 36')(seat);
  },
};

const lookBack: Moment = {
  name: 'Looking back four steps, and returning',
  keys: 5,
  play: async (seat) => {
    const { hands } = seat;
    const banner = hands.page.getByRole('region', { name: 'Looking back' });
    for (const back of [1, 2, 3, 4]) {
      await hands.press('Alt+ArrowLeft');
      await expect(banner).toContainText(`${back} step`);
    }
    await lights('lantern 51')(seat);
    await hands.press('Alt+End');
    await expect(banner).toBeHidden();
    await lights('candle 36')(seat);
  },
};

/** docs/evenings.md, The Old Adit. */
export const oldAdit: Evening = {
  system: 'hackmaster',
  name: 'The Old Adit',
  people: [
    {
      name: 'Grim',
      className: 'Fighter',
      level: 2,
      hp: 24,
      maxHp: 24,
      items: [{ kind: 'torch', name: 'torch', quantity: 2 }],
    },
    {
      name: 'Nix',
      className: 'Thief',
      level: 1,
      hp: 18,
      maxHp: 18,
      items: [
        { kind: 'candle', name: 'candle' },
        { kind: 'tinder', name: 'tinderbox' },
      ],
    },
    {
      name: 'Wil',
      className: 'Fighter',
      level: 1,
      hp: 20,
      maxHp: 20,
      items: [
        { kind: 'lantern', name: 'miner’s lantern' },
        { kind: 'oilFlask', name: 'flask of oil' },
      ],
    },
  ],
  moments: [
    enter('The Old Adit'),
    lit('Grim', 'torch', 'torch 3'),
    search(1, 'Nix', 2, /found/i, 'torch 2'),
    quietCheck(2, 3),
    search(2, 'Wil', 2, /nothing found/i, 'torch 1'),
    lit('Wil', 'lantern', 'lantern 54'),
    explore(3, 'lantern 53'),
    met(4, 1, 'kobolds', 2),
    thrown('Surprise', 'kobolds', [4], /nobody is surprised/i),
    thrown('Distance', 'kobolds', [5, 3], /80'/),
    thrown('Reaction', 'kobolds', [6, 5], /11.*indifferent/i),
    talked(4, 'they talk and part'),
    handle('Cover', /−8/),
    explore(5),
    handle('Uncover', /lantern/i),
    quietCheck(6, 2),
    rest(6, 'lantern 50'),
    dropped,
    candle,
    lookBack,
  ],
  afterwards: {
    name: 'Turn 6 is done, the candle burns, undo still offered',
    play: async (seat) => {
      await seat.sight.turn(7);
      await lights('candle 36')(seat);
      await seat.sight.undoNames(/candle/);
    },
  },
};
