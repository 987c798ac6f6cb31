import type { Locator, Page } from '@playwright/test';
import { seatAt, type Seat } from './expedition/seat.ts';
import { goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { inDialog, shut } from './support/look.ts';
import type { Program } from './support/program.ts';

/** Where everything stands that can be typed in or pressed, from top to bottom. */
const places = (part: Locator): Promise<string[]> =>
  part.locator('input, select, textarea, button, legend').evaluateAll((all) =>
    all
      .map((each) => [each, each.getBoundingClientRect()] as const)
      .filter(([, { width }]) => width > 0)
      .map(([each, { x, y, width }]) => `${each.tagName} ${[x, y, width].map(Math.round).join(' ')}`),
  );

const invalid = (part: Locator): Promise<number> => part.locator('[aria-invalid=true]').count();

/** Nothing moves while what is typed is wrong, nor when the form is sent so. */
async function standsStill(
  program: Program,
  { hands }: Seat,
  part: Locator,
  wrong: readonly (readonly [what: Locator, text: string])[],
  name: string,
): Promise<void> {
  for (const [what] of wrong) await expect(what).toBeVisible();
  const before = await places(part);
  for (const [what, text] of wrong) await hands.fill(what, text);
  await hands.press('Enter');
  await expect.poll(() => invalid(part)).toBeGreaterThanOrEqual(wrong.length);
  expect((await places(part)).slice(0, before.length), `${name} stands still`).toEqual(before);
  await program.show(`still-${name}`);
}

const open = async (page: Page, key: string): Promise<Locator> => {
  await page.keyboard.press(key);
  await expect(inDialog(page)).toBeVisible();
  return inDialog(page);
};

test('no form moves when one of its fields is wrong', async ({ program }) => {
  const { desk } = program;
  await openSample(desk);
  const seat = seatAt(new Hands(desk));
  const box = (label: string): Locator =>
    inDialog(desk)
      .getByLabel(new RegExp(`^\\s*${label}`))
      .first();

  await goTo(desk, 'Characters');
  await test.step('a character', async () => {
    const form = await open(desk, 'Shift+N');
    const wrong = [
      [box('Level'), '99'],
      [box('STR'), 'strong'],
      [box('DEX'), '77'],
    ] as const;
    await standsStill(program, seat, form, wrong, 'character');
    await shut(desk);
  });
  await test.step('damage', async () => {
    await seat.hands.press('-');
    const form = inDialog(desk);
    await expect(form).toBeVisible();
    await standsStill(program, seat, form, [[box('Hit points'), 'many']], 'damage');
    await shut(desk);
  });
  await goTo(desk, 'Encumbrance');
  await test.step('a thing', async () => {
    const form = await open(desk, 'a');
    const wrong = [
      [box('Weight each'), 'heavy'],
      [box('Charges'), '-1'],
    ] as const;
    await standsStill(program, seat, form, wrong, 'thing');
    await shut(desk);
  });
  await goTo(desk, 'Dungeon');
  await test.step('everybody’s deeds', async () => {
    const form = await open(desk, 'a');
    const people = form.getByRole('list');
    await expect(people).toBeVisible();
    const before = await places(form);
    await seat.hands.press('Control+Enter');
    await seat.hands.reach(form.getByRole('button', { name: /^Do it/ }));
    await seat.hands.press('Enter');
    await expect(form).toContainText('Choose what somebody does.');
    expect(await places(form), 'deeds stand still').toEqual(before);
    await program.show('still-deeds');
    await shut(desk);
  });
  await test.step('who is away, with nobody chosen', async () => {
    const form = await open(desk, 'Shift+G');
    const chosen = form.getByRole('checkbox', { checked: true });
    while ((await chosen.count()) > 0) {
      await seat.hands.reach(chosen.first());
      await seat.hands.press('Space');
    }
    const before = await places(form);
    await seat.hands.press('Enter');
    await expect(form).toContainText('Choose somebody.');
    expect(await places(form), 'the form stands still').toEqual(before);
    await program.show('still-state');
    await shut(desk);
  });
  await test.step('a beast of the list', async () => {
    await goTo(desk, 'Characters');
    const form = await open(desk, 'b');
    await seat.hands.write('mule');
    await expect(form.getByRole('option').first()).toContainText(/mule/i);
    await seat.hands.press('Enter');
    await expect(box('Hit points')).toBeVisible();
    await standsStill(program, seat, form, [[box('Hit points'), '0']], 'beast');
    await shut(desk);
  });
  await test.step('the die of a prompt', async () => {
    await goTo(desk, 'Dungeon');
    await seat.hands.press('Space');
    await seat.sight.turn(2);
    const check = seat.sight.prompts.getByRole('textbox', { name: /^Wandering check/ });
    await standsStill(program, seat, seat.sight.prompts, [[check, '7']], 'check');
  });
});
