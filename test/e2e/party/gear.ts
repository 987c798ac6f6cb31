import { expect, type Locator } from '@playwright/test';
import { choose, field, type Seat } from '../expedition/seat.ts';
import type { Burdening } from './cast.ts';

/** The list of somebody's things in the left pane. */
export const thingsOf = ({ hands }: Seat, name: string): Locator =>
  hands.page.getByRole('treegrid', { name: new RegExp(`^${name}: `) });

/** Goes down a list of things until the one is current. */
export async function standOn({ hands }: Seat, list: Locator, thing: RegExp): Promise<void> {
  await hands.reach(list);
  await hands.press('Home');
  const count = Number(await list.getAttribute('aria-rowcount'));
  for (let at = 0; at < count; at += 1) {
    const current = await list.getAttribute('aria-activedescendant');
    const row = hands.page.locator(`[id="${current ?? ''}"]`);
    if (thing.test((await row.innerText()).trim())) return;
    await hands.press('ArrowDown');
  }
  throw new Error(`No thing here is called ${thing.source}.`);
}

/** Buys a shield, has it worn, and takes the weapon in hand again after putting it away. */
export async function equip(seat: Seat, name: string, { shield, armourClass }: Burdening): Promise<void> {
  const { hands, sight } = seat;
  await expect(sight.row(name)).toContainText(armourClass.before);
  await hands.press('b');
  await expect(sight.dialog).toContainText(`Buy for ${name}`);
  await hands.write(shield);
  await hands.press('Enter');
  await expect(sight.dialog.getByRole('region', { name: 'Basket' })).toContainText(/shield/i);
  await expect(sight.dialog.getByRole('region', { name: 'Basket' })).toContainText('Coins after');
  await hands.press('Control+Enter');
  await expect(sight.dialog).toBeHidden();
  const things = thingsOf(seat, name);
  await expect(things).toContainText(/shield/i);
  await setState(seat, things, /^Shield:/, 'worn');
  await expect(sight.row(name)).toContainText(armourClass.after);
  await setState(seat, things, /^Weapon:/, 'carried');
  await setState(seat, things, /^Weapon:/, 'wielded');
}

const stateKeys = { worn: 't', wielded: 'v', carried: 'v' } as const;

/** Wears, wields or puts away; a thing that is so already stays. */
async function setState(
  seat: Seat,
  things: Locator,
  thing: RegExp,
  state: keyof typeof stateKeys,
): Promise<void> {
  await standOn(seat, things, thing);
  const current = await things.getAttribute('aria-activedescendant');
  const row = seat.hands.page.locator(`[id="${current ?? ''}"]`);
  const stands = async () => /worn|wielded/.exec(await row.innerText())?.[0] ?? 'carried';
  if ((await stands()) === state) return;
  await seat.hands.press(stateKeys[state]);
  await expect.poll(stands).toBe(state);
}

/** Something heavy comes into the pack of whoever is selected. */
export async function burden(seat: Seat, name: string, weight: number): Promise<void> {
  const { hands, sight } = seat;
  await hands.press('a');
  await expect(sight.dialog).toContainText('Add a thing to');
  await hands.fill(sight.dialog.getByRole('textbox', { name: /^Thing/ }), name);
  await choose(seat, 'Kind', 'Other treasure');
  await hands.fill(field(hands.page, 'Weight each'), String(weight));
  await hands.press('Enter');
  await expect(sight.dialog).toBeHidden();
}
