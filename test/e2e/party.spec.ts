import { choose, field, seatAt, type Seat } from './expedition/seat.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { companies, type Company } from './party/cast.ts';
import { begin } from './party/begin.ts';
import { burden, equip, thingsOf } from './party/gear.ts';
import { redoAll, tablesOf, undoAll } from './party/history.ts';
import { enrol, make } from './party/making.ts';
import type { Program } from './support/program.ts';

const retainer = 'Gudrun';

async function weighBy(seat: Seat, { encumbrance }: Company): Promise<void> {
  const { hands } = seat;
  await hands.press('Control+5');
  await expect(hands.page.getByRole('heading', { name: 'Campaign', level: 1 })).toBeVisible();
  await choose(seat, 'Encumbrance', encumbrance);
}

async function makeThemAll(program: Program, seat: Seat, { system, makers }: Company): Promise<void> {
  const { hands } = seat;
  await hands.press('Control+2');
  await expect(hands.page.getByText('Nobody is in the party yet')).toBeVisible();
  for (const maker of makers) {
    const keys = await hands.countFor(() => make(seat, maker));
    console.log(`${keys} keys: ${maker.name}, ${maker.race ?? ''} ${maker.className} of ${system}`);
  }
  await enrol(seat, retainer, 'Retainer');
  await program.show(`party-${system}-characters`);
}

/** Goes up the list of people until this one is selected. */
async function selectUp({ hands, sight }: Seat, name: string): Promise<void> {
  await expect(sight.row(name)).toBeVisible();
  for (let tries = 0; tries < 12; tries += 1) {
    if ((await sight.row(name).getAttribute('aria-selected')) === 'true') return;
    await hands.press('k');
  }
  await expect(sight.row(name)).toHaveAttribute('aria-selected', 'true');
}

/** Somebody is burdened until the band changes, then until they cannot move; then the pack falls. */
async function overload(program: Program, seat: Seat, { system, makers, burdening }: Company): Promise<void> {
  const { hands, sight } = seat;
  const name = makers[0]?.name ?? '';
  const { walks, idols } = burdening;
  await hands.press('Control+3');
  await expect(hands.page.getByRole('heading', { name: 'Encumbrance', level: 1 })).toBeVisible();
  await selectUp(seat, name);
  await equip(seat, name, burdening);
  await expect(sight.row(name)).toContainText(walks.equipped);
  await program.show(`party-${system}-equipped`);
  await burden(seat, 'stone idol', idols[0]);
  await expect(sight.row(name)).toContainText(walks.slower);
  await burden(seat, 'iron idol', idols[1]);
  await expect(sight.row(name)).toContainText('cannot move');
  await program.show(`party-${system}-overloaded`);
  await hands.press('Shift+D');
  await expect(sight.row(name)).toContainText(walks.dropped);
  await expect(thingsOf(seat, name)).toHaveAccessibleName(`${name}: 3 things`);
  await program.show(`party-${system}-dropped`);
}

/** 1,234 gold pieces among seven: 176 each, and 2 stay. */
async function divide(program: Program, seat: Seat, { system, xp }: Company): Promise<void> {
  const { hands, sight } = seat;
  await hands.press('Control+1');
  await hands.fill(field(hands.page, 'Name of the place'), 'The Barrow');
  await hands.press('Enter');
  await sight.turn(1);
  await hands.press('f');
  await hands.fill(field(hands.page, 'Gold'), '1234');
  await hands.press('Enter');
  await expect(sight.dialog).toBeHidden();
  await hands.press('Control+3');
  await expect(sight.row('Party pool')).toContainText('1 thing');
  await hands.press('r');
  const share = sight.dialog.getByRole('checkbox', { name: `${retainer} shares the coins` });
  await hands.reach(share);
  await hands.press('Space');
  await expect(sight.dialog).toContainText(/1,234\s*gp by 7 =\s*176 each\s*2 left/);
  await hands.fill(field(hands.page, 'Experience besides'), String(xp));
  await expect(sight.dialog.getByRole('row', { name: /^Aldo/ })).toContainText('next level');
  await program.show(`party-${system}-reward`);
  await hands.press('Control+Enter');
  await expect(sight.dialog).toBeHidden();
  const pool = hands.page.getByRole('treegrid', { name: /^Party pool: 1 thing/ });
  await expect(pool.getByRole('row')).toContainText('2');
  await sight.undoNames(/176/);
}

async function levelUp(program: Program, seat: Seat, { system, makers, die }: Company): Promise<void> {
  const { hands, sight } = seat;
  const { name = '', className = '' } = makers[0] ?? {};
  await hands.press('Control+2');
  await selectUp(seat, name);
  await expect(sight.row(name)).toContainText(`${className} 1`);
  await hands.press('u');
  await expect(sight.dialog).toContainText(`${name}: level 2`);
  await expect(sight.dialog.getByRole('table')).toContainText('Hit');
  await program.show(`party-${system}-level`);
  await hands.fill(field(hands.page, 'Hit points, d'), String(die));
  await hands.press('Enter');
  await expect(sight.dialog).toBeHidden();
  await expect(sight.row(name)).toContainText(`${className} 2`);
}

/** From the last step to the first and back again, to the last row of every table. */
async function thereAndBack(seat: Seat, file: string, blank: string): Promise<void> {
  const full = tablesOf(file);
  const steps = await undoAll(seat);
  expect(tablesOf(file)).toBe(blank);
  await redoAll(seat, steps);
  expect(tablesOf(file)).toBe(full);
  console.log(`${steps} steps taken back and done again`);
}

for (const company of companies) {
  test(`a party by the rules of ${company.system}, by keyboard alone`, async ({ program }) => {
    const seat = seatAt(new Hands(program.desk));
    const file = program.path('party.turnkeeper');
    const part = (name: string, play: () => Promise<void>) => test.step(name, play);
    const blank = await begin(seat, company.system, file);
    await part('how loads are weighed', () => weighBy(seat, company));
    await part('six are made, one joins', () => makeThemAll(program, seat, company));
    await part('equipped, overloaded, dropped', () => overload(program, seat, company));
    await part('1,234 gold pieces seven ways', () => divide(program, seat, company));
    await part('a level gained', () => levelUp(program, seat, company));
    await part('all the way back and forth', () => thereAndBack(seat, file, blank));
  });
}

/** Two who fight by the count: what it needs of each stands on the sheet. */
const pair = [
  { name: 'Hrothgar', weapon: 'longsword', speed: 10, jab: 7, reach: 3.5 },
  { name: 'Sigrun', weapon: 'spear', speed: 12, jab: 8, reach: 9 },
] as const;

test('a pair for the count of seconds, by keyboard alone', async ({ program }) => {
  const seat = seatAt(new Hands(program.desk));
  const { hands, sight } = seat;
  const file = program.path('pair.turnkeeper');
  const blank = await begin(seat, 'hackmaster', file);
  await hands.press('Control+2');
  await expect(hands.page.getByText('Nobody is in the party yet')).toBeVisible();
  for (const { name, weapon, speed, jab, reach } of pair) {
    await enrol(seat, name, 'Character');
    await hands.press('f');
    await expect(sight.dialog).toContainText(`Fighting figures of ${name}`);
    await hands.fill(field(hands.page, 'Attack modifier'), '2');
    await hands.fill(field(hands.page, 'Defence modifier'), '1');
    await hands.fill(field(hands.page, 'Damage reduction'), '3');
    await hands.fill(field(hands.page, 'Weapon 1'), weapon);
    await hands.fill(field(hands.page, 'Speed, s, weapon 1'), String(speed));
    await hands.fill(field(hands.page, 'Jab, s, weapon 1'), String(jab));
    await hands.fill(field(hands.page, 'Reach, ft, weapon 1'), String(reach));
    await program.show(`party-hackmaster-${name.toLowerCase()}`);
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
    await expect(hands.page.getByRole('main')).toContainText(weapon);
    await expect(hands.page.getByRole('main')).toContainText(String(speed));
  }
  await program.show('party-hackmaster-characters');
  await thereAndBack(seat, file, blank);
});
