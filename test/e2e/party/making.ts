import { expect, type Locator } from '@playwright/test';
import { choose, field, type Seat } from '../expedition/seat.ts';
import type { Maker } from './cast.ts';

/** Presses the first letter of a choice until it stands. */
async function letter({ hands, sight }: Seat, group: string, choice: string): Promise<void> {
  const list = sight.dialog.getByRole('radiogroup', { name: group, exact: true });
  await expect(list.locator('input:focus')).toHaveCount(1);
  const wanted = list.getByRole('radio', { name: new RegExp(`^${choice}( |$)`) });
  for (let tries = 0; tries < 8 && !(await wanted.isChecked()); tries += 1) {
    await hands.press(choice.charAt(0).toLowerCase());
  }
  await expect(wanted).toBeChecked();
}

/** Enter on an empty field rolls for it. */
async function typedOrRolled({ hands }: Seat, what: Locator, typed: number | undefined): Promise<void> {
  await expect(what).toBeFocused();
  if (typed !== undefined) await hands.write(String(typed));
  await hands.press('Enter');
  await expect(what).not.toHaveValue('');
}

async function scores(seat: Seat, { typed }: Maker): Promise<void> {
  const { hands, sight } = seat;
  await expect(sight.dialog.getByRole('textbox', { name: 'STR' })).toBeFocused();
  for (const score of typed?.scores ?? []) {
    await hands.write(String(score));
    await hands.press('Enter');
  }
  if (typed === undefined) await hands.press('Enter');
}

async function shop({ hands, sight }: Seat, wares: readonly string[]): Promise<void> {
  const counter = sight.dialog.getByRole('combobox', { name: 'Buy' });
  await expect(counter).toBeFocused();
  for (const ware of wares) {
    await hands.write(ware);
    await expect(
      sight.dialog.getByRole('listbox', { name: 'Wares' }).getByRole('option').first(),
    ).toBeVisible();
    await hands.press('Enter');
    await expect(counter).toHaveValue('');
  }
}

/** A character from scores to sheet, step by step, by Enter and a few letters. */
export async function make(seat: Seat, maker: Maker): Promise<void> {
  const { hands, sight } = seat;
  await hands.press('n');
  await expect(sight.dialog).toContainText('A new character');
  await scores(seat, maker);
  if (maker.race !== undefined) {
    await letter(seat, 'Race', maker.race);
    await hands.press('Enter');
  }
  await letter(seat, 'Class', maker.className);
  await hands.press('Enter');
  await expect(sight.dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await hands.write(maker.name);
  await hands.press('Enter');
  const alignment = sight.dialog.getByRole('group', { name: 'Alignment' });
  if ((await alignment.count()) > 0) await hands.press('Enter');
  const rolled = (name: string) => sight.dialog.getByRole('textbox', { name, exact: true });
  await typedOrRolled(seat, rolled('Hit points'), maker.typed?.hitPoints);
  await typedOrRolled(seat, sight.dialog.getByRole('textbox', { name: /^Starting gold/ }), maker.typed?.gold);
  await shop(seat, maker.buys);
  await hands.press('Control+Enter');
  await expect(sight.dialog).toBeHidden();
  await expect(sight.row(maker.name)).toContainText(maker.className);
}

/** Somebody from a sheet that is written already. */
export async function enrol(seat: Seat, name: string, as: 'Character' | 'Retainer'): Promise<void> {
  const { hands, sight } = seat;
  await hands.press('Shift+N');
  await expect(sight.dialog).toContainText('Add a character');
  await hands.fill(field(hands.page, 'Name'), name);
  await hands.fill(field(hands.page, 'Class'), 'Fighter');
  await hands.fill(field(hands.page, 'Level'), '1');
  await choose(seat, 'Joins as', as);
  await hands.fill(field(hands.page, 'Hit points, full'), '5');
  await hands.press('Enter');
  await expect(sight.dialog).toBeHidden();
  await expect(sight.row(name)).toBeVisible();
}
