import { expect } from '@playwright/test';
import { goblins } from './goblins.ts';
import { party } from './party.ts';
import { choose, field, type Moment, type Seat } from './seat.ts';
import { treasure } from './treasure.ts';

/** A wandering check whose die the table rolled. */
const check = (turn: number, die: number): Moment => ({
  name: `Check of turn ${turn}: the die shows ${die}, nothing comes`,
  keys: 3,
  play: async ({ hands, sight }) => {
    await expect(sight.prompt(/^Wandering check/)).toBeVisible();
    await hands.press(String(die), 'Enter');
    await expect(sight.prompt(/^Wandering check/)).toHaveCount(0);
    await expect(sight.box(turn)).not.toContainText('Encounter');
  },
});

const explore = (turn: number, torch: number, lantern: number): Moment => ({
  name: `Turn ${turn}: explore`,
  keys: 1,
  play: async ({ hands, sight }) => {
    await sight.turn(turn);
    await hands.press('Space');
    await sight.turn(turn + 1);
    await sight.lights({ torch, lantern });
  },
});

const lightTorch: Moment = {
  name: 'Wren lights torch 1',
  keys: 3,
  play: async ({ hands, sight }) => {
    await hands.press('l');
    await expect(sight.dialog).toContainText('Wren, torch');
    await hands.press('2', 'Enter');
    await sight.lights({ torch: 6, lantern: 0 });
    for (const turn of [1, 2, 3, 4, 5, 6]) await expect(sight.box(turn)).toContainText('Wren, torch');
    for (const turn of [1, 2, 3, 4, 5, 6]) await expect(sight.box(turn)).not.toContainText('no light');
    await expect(sight.box(7)).toContainText('no light');
    for (const turn of [2, 4, 6]) await expect(sight.box(turn)).toContainText(/wandering check/i);
    for (const turn of [1, 3, 5]) await expect(sight.box(turn)).not.toContainText(/wandering check/i);
    await expect(sight.box(6)).toContainText(/rest/i);
    await sight.noPrompts();
  },
};

const lightLantern: Moment = {
  name: 'Osric lights the lantern',
  keys: 3,
  play: async ({ hands, sight }) => {
    await hands.press('l');
    await expect(sight.dialog).toContainText('Osric, lantern');
    await hands.press('1', 'Enter');
    await sight.lights({ torch: 4, lantern: 24 });
  },
};

const search: Moment = {
  name: 'Turn 3: Wren searches for a secret door, die 3: not found, and only the referee sees it',
  play: async (seat) => {
    const { hands, sight } = seat;
    await hands.press('s');
    await choose(seat, 'Who searches', 'Wren');
    await hands.fill(field(hands.page, 'Where'), 'north wall of the nave');
    await hands.fill(field(hands.page, 'Die shown'), '3');
    await hands.press('Enter');
    await sight.turn(4);
    const news = hands.page.getByRole('status').filter({ hasText: 'For the referee alone' });
    await expect(news).toContainText('Nothing found');
    await sight.lights({ torch: 3, lantern: 23 });
  },
};

const oneTryOnly: Moment = {
  name: 'A second try at the same wall is refused, and takes no time',
  play: async (seat) => {
    const { hands, sight } = seat;
    await hands.press('s');
    await choose(seat, 'Who searches', 'Wren');
    await hands.fill(field(hands.page, 'Where'), 'North wall of the nave');
    await expect(sight.dialog).toContainText('Tried here in turn 3; the rule allows one try.');
    await hands.fill(field(hands.page, 'Die shown'), '1');
    await hands.press('Enter');
    await expect(sight.dialog).toContainText('One try per character and place.');
    await hands.press('Escape');
    await expect(sight.dialog).toBeHidden();
    await sight.turn(4);
  },
};

const fifthTurn: Moment = {
  name: 'Turn 5: explore; the torch is nearly out, rest is due',
  play: async ({ hands, sight }) => {
    await hands.press('Space');
    await sight.turn(6);
    await sight.lights({ torch: 1, lantern: 21 });
    await expect(sight.prompts).toContainText('It goes out at the end of turn 6.');
    await sight.rest('now');
    await expect(sight.prompt(/rest/i)).toBeVisible();
  },
};

const restInTurnSix: Moment = {
  name: 'Turn 6: they rest; the torch goes out, the lantern burns on, an hour is gone',
  play: async ({ hands, sight }) => {
    await hands.press('r');
    await sight.turn(7);
    await sight.lights({ torch: 0, lantern: 20 });
    await expect(sight.box(7)).not.toContainText('no light');
    await expect(sight.box(7)).toContainText('Osric, lantern');
    await sight.rest('in 5');
    await sight.time('11:00');
  },
};

const restIsDue: Moment = {
  name: 'After turn 11 rest is due again',
  play: async ({ sight }) => {
    await sight.rest('now');
    await expect(sight.prompt(/rest/i)).toBeVisible();
  },
};

export const fatigue: Moment = {
  name: 'They pressed on: -1 to attack and damage, for everyone',
  play: async ({ hands, sight }) => {
    await expect(sight.clock).toContainText('Fatigued: −1 to attack and damage');
    await expect(hands.page.getByRole('main')).toContainText('−1 to attack and damage until rested');
    for (const { name } of party) await expect(sight.row(name)).toContainText('−1 attack, damage');
  },
};

/** Fourteen turns are done. */
export async function atTheEnd({ sight }: Seat): Promise<void> {
  await sight.turn(15);
  await sight.lights({ torch: 0, lantern: 12 });
  await sight.carries('Corin', 691);
  await sight.time('12:20');
  await expect(sight.clock).not.toContainText('Fatigued');
  for (const { name } of party) await expect(sight.row(name)).not.toContainText('attack');
}

const lastRest: Moment = {
  name: 'Turn 14: they rest, and are fresh again',
  play: async (seat) => {
    await seat.hands.press('r');
    await atTheEnd(seat);
  },
};

/** The fourteen turns, with the dice that the table rolled. */
export const evening: readonly Moment[] = [
  lightTorch,
  explore(1, 5, 0),
  check(2, 4),
  explore(2, 4, 0),
  lightLantern,
  search,
  oneTryOnly,
  ...goblins,
  fifthTurn,
  check(6, 6),
  restInTurnSix,
  explore(7, 0, 19),
  check(8, 2),
  explore(8, 0, 18),
  explore(9, 0, 17),
  check(10, 5),
  explore(10, 0, 16),
  explore(11, 0, 15),
  restIsDue,
  check(12, 3),
  explore(12, 0, 14),
  fatigue,
  ...treasure,
  explore(13, 0, 13),
  check(14, 4),
  lastRest,
];
