import type { Page } from '@playwright/test';
import { arrange, goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { inDialog, shut } from './support/look.ts';
import type { Program } from './support/program.ts';
import { barsBesideRoom } from './support/scrolling.ts';
import { Sight } from './support/sight.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
] as const;

const found: string[] = [];

async function note(program: Program, state: string, page: Page = program.desk): Promise<void> {
  for (const { width, height } of sizes) {
    await program.resize(page, width, height);
    found.push(...(await barsBesideRoom(page)).map((bar) => `${state}, ${width}: ${bar}`));
  }
  await program.resize(page, sizes[0].width, sizes[0].height);
}

test('nothing scrolls where the window has room for more of it', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  await hands.press('l', '2', 'Enter');
  await sight.lights({ torch: 6, lantern: 0 });
  await note(program, 'Dungeon, first turn');
  for (const turn of [2, 3, 4, 5, 6]) {
    await hands.press('Space');
    await sight.turn(turn);
  }
  await note(program, 'Dungeon, sixth turn');
  await sight.box(2).focus();
  await hands.press('Enter');
  await expect(desk.getByText(/^Turn 2, done/)).toBeVisible();
  await note(program, 'Dungeon, a box open');
  for (const area of ['Characters', 'Encumbrance', 'Log', 'Campaign', 'Places'] as const) {
    await goTo(desk, area);
    await note(program, area);
  }
  await hands.press('b');
  await note(program, 'Wandering tables');

  await goTo(desk, 'Log');
  const lines = desk.getByLabel('Log, newest first');
  await lines.evaluate((list) => (list.style.maxBlockSize = '10rem'));
  expect(await barsBesideRoom(desk), 'what is to be found').not.toEqual([]);
  await lines.evaluate((list) => (list.style.maxBlockSize = ''));

  const dialogs: [area: 'Dungeon' | 'Characters' | 'Encumbrance', key: string][] = [
    ...['s', 'i', 'l', 'e', 'f', 'v', 'a', 'm', 'c', 'h', 'g', '-', 'p', 'q', 'Shift+G', 'z', 'k'].map(
      (key) => ['Dungeon', key] as ['Dungeon', string],
    ),
    ...['n', 'Shift+N', 'b', 'i', 'e', 'x', 'u', 'r'].map(
      (key) => ['Characters', key] as ['Characters', string],
    ),
    ...['a', 'b', 'p', 'c'].map((key) => ['Encumbrance', key] as ['Encumbrance', string]),
  ];
  for (const [area, key] of dialogs) {
    await goTo(desk, area);
    await hands.press(key);
    const title = await inDialog(desk)
      .getByRole('heading')
      .first()
      .innerText({ timeout: 3000 })
      .catch(() => '');
    if (title === '') continue;
    await note(program, `${area}, ${title}`);
    await shut(desk);
  }
  const reference = await program.newWindow(() => hands.press('F1'));
  await note(program, 'Reference', reference);
  expect(found).toEqual([]);
});

test('a fight in the side column needs no bar to its right', async ({ program }) => {
  const { desk } = program;
  await openSample(desk);
  await arrange(desk, [
    ['encounter.begin', { creatureId: 'orc', number: 3 }],
    ['encounter.rollFoes', {}],
    ['encounter.settle', { step: 'surprise', said: { party: false, monsters: false } }],
    ['encounter.settle', { step: 'distance', said: { distance: 60 } }],
    ['encounter.settle', { step: 'reaction', typed: { reaction: [1, 1] } }],
    ['encounter.course', { course: 'fight' }],
  ]);
  await expect(desk.getByRole('textbox', { name: 'Damage to Orc 1' })).toBeVisible();
  const sideways = await desk
    .getByRole('complementary')
    .evaluate((side) =>
      [...side.querySelectorAll('*')]
        .filter(
          (part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth + 1,
        )
        .map((part) => `${part.tagName}: ${part.scrollWidth} of ${part.clientWidth}`),
    );
  expect(sideways).toEqual([]);
});
