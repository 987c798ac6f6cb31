import { expect, type Locator } from '@playwright/test';
import { field, type Moment, type Seat } from '../expedition/seat.ts';

/** The panel of the encounter under way. */
export const encounterIn = ({ hands }: Seat, who: string): Locator =>
  hands.page.getByRole('region', { name: new RegExp(who) });

/** The check's die brings something, and the referee says who and how many. */
export const met = (turn: number, die: number, who: string, number: number): Moment => ({
  name: `Check of turn ${turn}: the die shows ${die}, ${number} ${who}`,
  play: async (seat) => {
    const { hands, sight } = seat;
    await expect(sight.prompt(/^Wandering check/)).toBeVisible();
    await hands.press(String(die), 'Enter');
    await expect(sight.prompts.getByLabel('Who')).toBeVisible();
    await hands.press('Enter');
    await expect(sight.prompts.getByLabel('Who')).toBeFocused();
    await hands.write(who);
    await hands.press('Tab');
    await hands.write(String(number));
    await hands.press('Enter');
    await expect(encounterIn(seat, who)).toBeVisible();
  },
});

/** A step answered with the faces of real dice. */
export const thrown = (form: string, who: string, faces: readonly number[], shows: RegExp): Moment => ({
  name: `${form} ${faces.join(' and ')}: ${shows.source}`,
  keys: faces.length + 1,
  play: async (seat) => {
    await expect(encounterIn(seat, who).getByRole('form', { name: form })).toBeVisible();
    await seat.hands.press(...faces.map(String), 'Enter');
    // A figure opens its reasons: what stands beside it stands apart.
    await expect(encounterIn(seat, who)).toContainText(new RegExp(shows.source.replaceAll(' ', '\\s+')));
  },
});

/** They talk and part; the encounter takes its turn. */
export const talked = (turn: number, outcome: string): Moment => ({
  name: `${outcome}: the encounter takes turn ${turn}`,
  play: async ({ hands, sight }) => {
    await expect(hands.page.getByRole('button', { name: /^Talk/ })).toBeVisible();
    await hands.press('1');
    await expect(field(hands.page, 'What came of it')).toBeFocused();
    await hands.write(outcome);
    await hands.press('Enter');
    await sight.turn(turn + 1);
    await expect(sight.box(turn)).toContainText(/encounter/i);
  },
});
