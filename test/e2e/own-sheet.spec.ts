import { begin } from './party/begin.ts';
import { tablesOf } from './party/history.ts';
import { field, seatAt, type Seat } from './expedition/seat.ts';
import { arrange } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import type { Program } from './support/program.ts';

const name = 'Hrothgar';

/** A sheet on paper as it is: scores with their percentiles, looks, honour, what a fight asks. */
async function person(program: Program, seat: Seat): Promise<void> {
  const { hands, sight } = seat;
  const { page } = hands;
  await hands.press('Control+2');
  await expect(page.getByText('Nobody is in the party yet')).toBeVisible();
  await hands.press('Shift+N');
  await expect(sight.dialog).toContainText('Add a character');
  await hands.fill(field(page, 'Name'), name);
  await hands.fill(field(page, 'Class'), 'Fighter');
  await hands.fill(field(page, 'Hit points, full'), '31');
  await hands.fill(field(page, 'STR$'), '16');
  await hands.fill(field(page, 'STR percent'), '52');
  await hands.fill(field(page, 'Looks'), '11');
  await hands.fill(field(page, 'LKS percent'), '7');
  await hands.fill(field(page, 'Honour'), '14');
  await hands.fill(field(page, 'Attack bonus'), '3');
  await program.show('own-sheet-form');
  await hands.press('Enter');
  await expect(sight.dialog).toBeHidden();
  const scores = page.getByRole('list', { name: `Ability scores of ${name}` });
  await expect(scores).toContainText('16/52');
  await expect(scores).toContainText('11/07');
  await expect(scores).toContainText('Honour: 14');
  await expect(page.getByRole('main')).not.toContainText('Armour class');
  await expect(sight.row(name)).toContainText('Def d20p');
  await program.show('own-sheet-sheet');
}

/** A percentile typed where it stands. */
async function percentile({ hands }: Seat): Promise<void> {
  const score = hands.page.getByRole('button', { name: /^Strength: 16/ });
  await hands.reach(score);
  await hands.press('Enter');
  await hands.press('ControlOrMeta+a');
  await hands.write('17/00');
  await hands.press('Enter');
  await expect(hands.page.getByRole('button', { name: 'Strength: 17/00' })).toBeVisible();
}

async function level(program: Program, { hands, sight }: Seat): Promise<void> {
  await hands.press('u');
  await expect(sight.dialog).toContainText(`${name}: level 2`);
  await hands.fill(field(hands.page, 'Hit points it adds'), '6');
  await program.show('own-sheet-level');
  await hands.press('Enter');
  await expect(sight.dialog).toBeHidden();
  await expect(sight.row(name)).toContainText('Fighter 2');
  await expect(sight.row(name)).toContainText('37 / 37');
}

/** Five gold pieces, as no window is asked about them here. */
const purse = [
  'inventory.add',
  { to: { in: 'holder', id: 1 }, item: { kind: 'coin', name: 'gp', coin: 'gp', quantity: 5 } },
] as const;

async function prices(program: Program, seat: Seat): Promise<void> {
  const { hands, sight } = seat;
  const { page } = hands;
  await hands.press('Control+3');
  await expect(page.getByRole('heading', { name: 'Encumbrance', level: 1 })).toBeVisible();
  await hands.press('b');
  await expect(sight.dialog).toContainText('No price list comes with this system');
  await hands.write('Shortsword');
  const kind = field(page, 'Kind').first();
  await hands.reach(kind);
  await hands.write('We');
  await expect(kind.locator('option:checked')).toHaveText('Weapon');
  await hands.fill(field(page, 'Price').first(), '-2');
  await hands.press('Enter');
  await expect(sight.dialog).toContainText('From 0 to 1000000');
  await hands.fill(field(page, 'Price').first(), '2.5');
  await program.show('own-sheet-prices');
  await hands.press('Enter');
  const search = page.getByRole('combobox', { name: 'Wares' });
  await expect(search).toBeVisible();
  await hands.fill(search, 'short');
  await hands.press('Enter');
  await program.show('own-sheet-bought');
  await hands.press('Control+Enter');
  await expect(sight.dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Shortsword');
  await sight.undoNames(/Shortsword for 2.5 gp/);
}

test('hackmaster: a sheet of its own, a typed level, a typed price list, by keyboard alone', async ({
  program,
}) => {
  const seat = seatAt(new Hands(program.desk));
  const file = program.path('own.turnkeeper');
  const blank = await begin(seat, 'hackmaster', file);
  await test.step('a person', () => person(program, seat));
  await test.step('a percentile in place', () => percentile(seat));
  await test.step('a level', () => level(program, seat));
  await arrange(program.desk, [purse]);
  await test.step('prices, and a purchase', () => prices(program, seat));
  expect(tablesOf(file)).not.toBe(blank);
});
