import { expect } from '@playwright/test';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { field, type Moment } from '../expedition/seat.ts';

export type NewAdventurer = CommandInput<'character.add'>;

/** One evening of docs/evenings.md: who sits at the table, and what is played. */
export interface Evening {
  system: string;
  name: string;
  people: readonly NewAdventurer[];
  /** What its log must tell when it is printed, and what only the referee's may; left out where it is not. */
  printed?: { told: readonly (string | RegExp)[]; hidden: readonly (string | RegExp)[] };
  /** Up to the moment when the program is killed. */
  moments: readonly Moment[];
  /** What must stand when it has been started again. */
  afterwards: Moment;
}

/** The lights that burn, in turns, as the clock bar tells them. */
export const lights =
  (...words: readonly string[]): Moment['play'] =>
  async ({ sight }) => {
    for (const word of words) await expect(sight.clock).toContainText(word);
  };

export const enter = (place: string): Moment => ({
  name: `They enter ${place}`,
  play: async ({ hands, sight }) => {
    await hands.press('Control+1');
    await hands.fill(field(hands.page, 'Name of the place'), place);
    await hands.press('Enter');
    await sight.turn(1);
    await expect(hands.page.getByRole('main')).toContainText("120' a turn, unknown ground.");
  },
});

/** A turn of exploring, and what burns after it. */
export const explore = (turn: number, ...burning: readonly string[]): Moment => ({
  name: `Turn ${turn}: explore`,
  keys: 1,
  play: async (seat) => {
    await seat.sight.turn(turn);
    await seat.hands.press('Space');
    await seat.sight.turn(turn + 1);
    await lights(...burning)(seat);
  },
});

export const rest = (turn: number, ...burning: readonly string[]): Moment => ({
  name: `Turn ${turn}: rest`,
  keys: 1,
  play: async (seat) => {
    await seat.hands.press('r');
    await seat.sight.turn(turn + 1);
    await lights(...burning)(seat);
  },
});

/** A wandering check whose die the table rolled, and nothing comes. */
export const quietCheck = (turn: number, die: number): Moment => ({
  name: `Check of turn ${turn}: the die shows ${die}, nothing comes`,
  keys: 3,
  play: async ({ hands, sight }) => {
    await expect(sight.prompt(/^Wandering check/)).toBeVisible();
    await hands.press(String(die), 'Enter');
    await expect(sight.prompt(/^Wandering check/)).toHaveCount(0);
  },
});
