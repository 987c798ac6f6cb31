import type { Page } from '@playwright/test';
import { arrange, createCampaign, goTo, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog } from '../support/look.ts';

// A course is laid and days are passed by keyboard alone, by what a screen reader gets: words that are spoken, and names,
// roles and their order.

const theMap = (desk: Page) => desk.getByRole('application', { name: 'Map of The Fens' });
/** What is spoken of the hex under the cursor, once the cursor rests. */
const heard = (desk: Page) => desk.locator('[role=status][id$="-heard"]');
/** What is spoken of everything that is done. */
const said = (desk: Page) => desk.getByRole('status').and(desk.locator('[aria-atomic=true]'));

async function setOut(desk: Page): Promise<Hands> {
  await createCampaign(desk, 'On the Way');
  await arrange(desk, [
    [
      'character.add',
      {
        name: 'Hild',
        className: 'Fighter',
        level: 1,
        hp: 6,
        maxHp: 6,
        items: [{ kind: 'ration', name: 'rations', quantity: 20 }],
      },
    ],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    newMap('The Fens'),
    [
      'map.paint',
      {
        mapId: 1,
        layer: 'terrain',
        runs: Array.from({ length: 14 }, (_, row) => ({ col: 0, row, length: 20, code: 5 })),
      },
    ],
    ['map.addSite', { mapId: 1, col: 5, row: 12, kind: 'landmark', name: 'Grey Tor', knowledge: 'known' }],
    ['map.addSite', { mapId: 1, col: 6, row: 2, kind: 'lair', name: 'Wyrm’s Den', knowledge: 'secret' }],
    ['map.addLine', { mapId: 1, kind: 'trail', name: 'Old Trail', path: '5,10 5,11 5,12' }],
    ['travel.begin', { goal: 'Grey Tor', ground: 'forest' }],
    ['travel.place', { on: { mapId: 1, col: 5, row: 4 } }],
  ]);
  await goTo(desk, 'Travel');
  const hands = new Hands(desk);
  await hands.press('Shift+M');
  await expect(theMap(desk)).toBeVisible();
  return hands;
}

test('a course and two days, on the map and in its lists, as they are spoken', async ({ program }) => {
  const { desk } = program;
  const hands = await setOut(desk);

  await test.step('the map says what it is, how it goes, and each hex as the cursor rests', async () => {
    await hands.press('Home');
    await expect(theMap(desk)).toBeFocused();
    await expect(theMap(desk)).toHaveAccessibleDescription(
      /^Arrows go from hex to hex, .* I opens the hex\. 0605, Forest, the company$/,
    );
    await expect(heard(desk)).toHaveText('0605, Forest, the company');
    for (const [key, words] of [
      ['ArrowUp', '0604, Forest, 6 miles from the company'],
      ['ArrowRight', '0703, Forest, Lair Wyrm’s Den, unknown to the players, 12 miles from the company'],
      ['Shift+ArrowLeft', '0604, Forest, 6 miles from the company'],
      ['Home', '0605, Forest, the company'],
    ] as const) {
      await hands.press(key);
      await expect(heard(desk)).toHaveText(words);
    }
  });

  await test.step('found by its name, measured, and the course laid', async () => {
    await hands.press('/');
    await expect(inDialog(desk).getByRole('combobox')).toBeFocused();
    await hands.write('grey');
    await expect(inDialog(desk).getByRole('option', { name: /Grey Tor/ })).toBeVisible();
    await hands.press('Enter');
    await expect(theMap(desk)).toBeFocused();
    await expect(heard(desk)).toHaveText(
      '0613, Forest, Landmark Grey Tor, Old Trail, 48 miles from the company',
    );
    await hands.press('m');
    await expect(said(desk)).toHaveText(/^Grey Tor: 48 miles by the best way, 3 days of march;/);
    await hands.press('g');
    await expect(said(desk)).toHaveText(/^Course to Grey Tor, 48 miles, 8 hexes\./);
    await hands.press('Home');
    await expect(heard(desk)).toHaveText('0605, Forest, the company');
    await hands.press('End');
    await expect(heard(desk)).toHaveText(/^0613, Forest, Landmark Grey Tor/);
  });

  const card = desk.getByRole('region', { name: /^Day \d of the road: set out$/ });

  await test.step('the day’s card: a heading, what the day is given to, the question, its field, the button', async () => {
    await hands.press('Space');
    await expect(desk.getByRole('textbox', { name: /^Losing the way, forest, 2 in 6/ })).toBeFocused();
    await expect(card).toMatchAriaSnapshot(`
      - 'heading "Day 1 of the road: set out" [level=2]'
      - 'form "Day 1 of the road: set out"':
        - group "What the day is given to":
          - radio "March" [checked]
          - radio "Forced"
          - radio "Hunt"
          - radio "Rest"
          - radio "Camp"
        - paragraph: /The day allows. Forest 16 miles/
        - textbox /Losing the way, forest, 2 in 6/
        - button "Roll the rest, pass the day"
    `);
    await hands.press('3');
    await expect(desk.getByRole('textbox', { name: /^Wandering check, forest, 2 in 6/ })).toBeFocused();
    await expect(card.getByRole('list', { name: 'Hidden dice so far' })).toHaveText(/die 3: on course/);
    await hands.press('6');
    await expect(desk.getByRole('button', { name: /^Pass the day/ })).toBeFocused();
    await hands.press('Enter');
    await expect(said(desk)).toHaveText(
      'Day 1 of the road, march: forest 16 miles. Supper: 1 ration. Day 3, 08:00.',
    );
    await hands.press('Home');
    await expect(heard(desk)).toHaveText('0607, Forest, the company');
  });

  await test.step('the same in lists: tables with their heads, and a day passed from there', async () => {
    await hands.press('Control+l');
    await expect(desk.getByRole('table', { name: 'Sites of The Fens' })).toMatchAriaSnapshot(`
      - rowgroup:
        - row "Hex Name Kind The players What can be done":
          - columnheader "Hex"
          - columnheader "Name"
          - columnheader "Kind"
          - columnheader "The players"
          - columnheader "What can be done"
      - rowgroup:
        - row /^0703 Wyrm’s Den Lair/:
          - cell "0703"
          - rowheader "Wyrm’s Den"
          - cell "Lair"
          - cell "The players know nothing of it"
        - row /^0613 Grey Tor Landmark/
    `);
    await expect(desk.getByRole('table', { name: 'Lines of The Fens' })).toMatchAriaSnapshot(`
      - rowgroup:
        - row /^Name Kind From To Length/
      - rowgroup:
        - row /^Old Trail Trail 0611 0613 12 miles/:
          - rowheader "Old Trail"
    `);
    await hands.press('Space');
    await expect(desk.getByRole('textbox', { name: /^Losing the way/ })).toBeFocused();
    await hands.press('4');
    await expect(desk.getByRole('textbox', { name: /^Wandering check/ })).toBeFocused();
    await hands.press('6');
    await expect(desk.getByRole('button', { name: /^Pass the day/ })).toBeFocused();
    await hands.press('Enter');
    await expect(said(desk)).toHaveText(/^Day 2 of the road, march: forest 16 miles\./);
    await expect(
      desk.getByText(/^The company is at 0610, 2 miles on the way|^The company is at 0610\b/),
    ).toBeVisible();
  });
});

test('with Theirs shown neither words nor picture give what their map has not', async ({ program }) => {
  const { desk } = program;
  const hands = await setOut(desk);
  await arrange(desk, [
    ['map.paint', { mapId: 1, layer: 'known', runs: [{ col: 4, row: 4, length: 3, code: 1 }] }],
    ['map.paint', { mapId: 1, layer: 'theirs', runs: [{ col: 5, row: 3, length: 1, code: 8 }] }],
  ]);
  await hands.press('Home');
  await expect(heard(desk)).toHaveText('0605, Forest, the company');
  await hands.press('v');
  await expect(said(desk)).toHaveText('Only what is true is shown.');
  await hands.press('v');
  await expect(said(desk)).toHaveText('Theirs is shown: the map as the players have it.');

  await test.step('their ground, right or wrong, and nothing where they have none', async () => {
    await hands.press('ArrowUp');
    await expect(heard(desk)).toHaveText('0604, Hills, 6 miles from the company');
    await hands.press('ArrowRight');
    await expect(heard(desk)).toHaveText('0703, unknown, 12 miles from the company');
    await hands.press('i');
    await expect(said(desk)).toHaveText('Theirs is shown, as the players have it. V shows what is true.');
    await hands.press('/');
    await hands.write('wyrm');
    await expect(inDialog(desk)).toContainText('Nothing by that name or number.');
    await hands.press('Escape');
    await expect(inDialog(desk)).toBeHidden();
  });

  await test.step('the picture is the same whatever is true beyond', async () => {
    await expect(theMap(desk)).toBeFocused();
    const picture = (name: string) =>
      theMap(desk).screenshot({ animations: 'disabled', path: program.screenshotPath(name) });
    const before = await picture('map-theirs-before');
    await arrange(desk, [
      ['map.paint', { mapId: 1, layer: 'terrain', runs: [{ col: 6, row: 2, length: 9, code: 10 }] }],
      ['map.addSite', { mapId: 1, col: 7, row: 2, kind: 'ruin', name: 'Fallen Keep', knowledge: 'secret' }],
    ]);
    await hands.press('v');
    await expect(heard(desk)).toHaveText(/^0703, High mountains, Lair Wyrm’s Den/);
    await hands.press('v', 'v');
    await expect(heard(desk)).toHaveText('0703, unknown, 12 miles from the company');
    await expect.poll(async () => before.equals(await picture('map-theirs-after'))).toBe(true);
  });
});
