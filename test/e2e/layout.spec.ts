import type { Locator, Page } from '@playwright/test';
import { arrange, goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { scaleTo } from './support/look.ts';
import type { Program } from './support/program.ts';
import { Sight } from './support/sight.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 800, height: 800 },
] as const;

const head = (page: Page): Locator => page.getByRole('banner');
const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

/** The whole of it lies in the window, over the status line. */
async function expectInSight(page: Page, name: string, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  const floor = await page.getByRole('contentinfo').boundingBox();
  expect(box, `${name} is drawn`).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0), `${name} ends over the status line`).toBeLessThanOrEqual(
    floor?.y ?? 0,
  );
}

/** No two things to press lie on each other. */
const expectNothingOverlaps = async (part: Locator): Promise<void> => {
  const overlaps = await part.getByRole('button').evaluateAll((all) => {
    const seen = all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
    return seen.filter((one, at) =>
      seen.some(
        (other, index) =>
          index > at &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    ).length;
  });
  expect(overlaps).toBe(0);
};

/** In how many rows the buttons of the action bar stand. */
const rowsOfActions = (page: Page): Promise<number> =>
  page
    .getByRole('toolbar', { name: 'Actions' })
    .getByRole('button')
    .evaluateAll((all) => {
      const seen = all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
      return new Set(seen.map(({ top, height }) => Math.round((top + height / 2) / 8))).size;
    });

/** Words that stand on two lines, of all names and labels on screen. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const name of document.querySelectorAll('bdi, label, th, dt, button, h1, h2, h3')) {
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          if ((node.parentElement?.clientWidth ?? 0) === 1) continue;
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.push(word[0]);
        }
      }
    }
    return broken;
  });

async function sixTurns(program: Program): Promise<void> {
  const { desk } = program;
  await openSample(desk);
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await hands.press('l', '2', 'Enter');
  await sight.lights({ torch: 6, lantern: 0 });
  for (const turn of [2, 3, 4, 5, 6]) {
    await hands.press('Space');
    await sight.turn(turn);
  }
}

test('the clock bar has one height, whatever is due', async ({ program }) => {
  const { desk } = program;
  const heights = new Set<number>();
  await sixTurns(program);
  await new Hands(desk).press('Space');
  await expect(head(desk)).toContainText('Fatigued');
  for (const { width, height } of sizes) {
    await program.resize(desk, width, height);
    heights.add(await heightOf(head(desk)));
  }
  await new Hands(desk).command('leave the dungeon');
  await new Hands(desk).press('Enter');
  await expect(desk.getByText('At the entrance')).toBeVisible();
  heights.add(await heightOf(head(desk)));
  expect([...heights]).toHaveLength(1);
});

test('what is due and what it costs are not cut to a letter', async ({ program }) => {
  const { desk } = program;
  await sixTurns(program);
  await new Hands(desk).press('Space');
  await expect(head(desk)).toContainText('Fatigued');
  for (const { width, height } of sizes.slice(0, 2)) {
    await program.resize(desk, width, height);
    for (const [what, wide] of [
      ['Darkness', 56],
      ['−1 to attack and damage', 48],
    ] as const) {
      const shown = await head(desk)
        .getByText(what)
        .first()
        .evaluate((part) => {
          const right = part.closest('.words')?.getBoundingClientRect().right ?? 0;
          return right - part.getBoundingClientRect().left;
        });
      expect(shown, `${what} at ${width}`).toBeGreaterThanOrEqual(wide);
    }
    await expectInSight(desk, 'the party', desk.getByRole('row', { name: /Corin/ }));
  }
});

test('a small window shows the party, the room and one row of actions', async ({ program }) => {
  const { desk } = program;
  await sixTurns(program);
  for (const { width, height } of sizes.slice(0, 2)) {
    await program.resize(desk, width, height);
    await expectInSight(desk, 'the party', desk.getByRole('row', { name: /Corin/ }));
    await expectInSight(desk, 'the room', desk.getByRole('main').getByText('Thirty worn steps'));
    expect(await rowsOfActions(desk), `rows of actions at ${width}`).toBe(1);
  }
});

test('at twice the size the head stays low and the actions in sight', async ({ program }) => {
  const { desk } = program;
  await sixTurns(program);
  for (const { width, height } of sizes) {
    await program.resize(desk, width, height);
    await scaleTo(desk, '2');
    const box = await head(desk).boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0), `head at ${width}`).toBeLessThanOrEqual(0.15 * height);
    await expectNothingOverlaps(head(desk));
    await expectInSight(desk, 'the first action', desk.getByRole('button', { name: /^Pass turn/ }));
    await scaleTo(desk, '1');
  }
});

test('no name and no label breaks within a word', async ({ program }) => {
  const { desk } = program;
  await openSample(desk);
  await arrange(desk, [
    ['dungeon.passTurn', { activity: 'explore' }],
    ['encounter.begin', { who: 'Skeletaire', number: 3 }],
  ]);
  for (const area of ['Dungeon', 'Characters', 'Encumbrance', 'Log', 'Campaign', 'Places'] as const) {
    await goTo(desk, area);
    for (const { width, height } of sizes) {
      await program.resize(desk, width, height);
      expect(await brokenWords(desk), `${area} at ${width}`).toEqual([]);
    }
  }
});
