import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from '../support/hands.ts';
import { Sight } from '../support/sight.ts';

/** A seat at the table: one window, the hands at its keyboard, the eyes on it. */
export interface Seat {
  hands: Hands;
  sight: Sight;
}

export const seatAt = (hands: Hands): Seat => ({ hands, sight: new Sight(hands.page) });

/** One moment of the evening: what is done by keyboard, and what must then be on screen. */
export interface Moment {
  name: string;
  /** How many keys it may take at most. */
  keys?: number;
  play: (seat: Seat) => Promise<void>;
}

export const field = (page: Page, label: string): Locator => page.getByLabel(new RegExp(`^\\s*${label}`));

/** Types a letter or two into a closed list, as one does, until the choice stands. */
export async function choose({ hands }: Seat, label: string, choice: string): Promise<void> {
  const list = field(hands.page, label);
  await hands.reach(list);
  const chosen = list.locator('option:checked');
  for (const letter of choice) {
    if ((await chosen.innerText()).startsWith(choice)) return;
    await hands.write(letter);
  }
  await expect(chosen).toHaveText(new RegExp(`^${choice}`));
}

export async function tick({ hands }: Seat, label: RegExp): Promise<void> {
  const box = hands.page.getByRole('checkbox', { name: label });
  await hands.reach(box);
  await hands.press('Space');
  await expect(box).toBeChecked();
}
