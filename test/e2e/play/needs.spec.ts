import { arrange, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';
import { Sight } from '../support/sight.ts';

const pass = (times: number) =>
  Array.from({ length: times }, () => ['dungeon.passTurn', { activity: 'explore' }] as const);
const lasts = (amount: string, unit = 'turns') => ({ amount, unit, faces: null });

test('spells and potions run on the one clock, by keys alone', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  const keys = await hands.countFor(async () => {
    await hands.press('c');
    await expect(desk.getByLabel('What', { exact: true })).toBeFocused();
    await hands.write('Bless');
    await hands.press('Tab');
    await hands.write('2');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
  });
  console.log(`${keys} keys: a spell of 2 turns on the party`);
  expect(keys).toBeLessThanOrEqual(9);
  await expect(desk.getByRole('grid', { name: 'Effects: 1 effect' })).toContainText(
    '2 turns (turn 2, 10:20)',
  );
  await hands.press('Space');
  await expect(sight.prompt(/ends with this turn/)).toContainText('It ends at the end of turn 2.');
  // The check of turn 2 is more pressing: a typed die answers it, and the warning is next.
  await hands.press('6', 'Enter');
  await expect(sight.prompt(/^Wandering check/)).toBeHidden();
  await hands.press('x');
  await expect(sight.prompt(/ends with this turn/)).toBeHidden();
  await hands.press('Space');
  await sight.turn(3);
  const ended = sight.prompt(/Bless on the party has ended/);
  await expect(ended).toBeVisible();
  await hands.press('Enter');
  await expect(ended).toBeHidden();
  await expect(desk.getByText('No spell, potion or condition runs.')).toBeVisible();
  await hands.press('Control+z');
  await expect(ended).toBeVisible();
  await hands.press('c');
  await hands.write('Potion of growth');
  await hands.press('Tab');
  await hands.write('1d6+6');
  await look(program, 'needs-add-effect');
  await shut(desk);
});

test('everything due at once stands in one queue, most pressing first', async ({ program }) => {
  const { desk } = program;
  const sight = new Sight(desk);
  await openSample(desk);
  await arrange(desk, [
    ['dungeon.leave', {}],
    ['clock.advanceTo', { day: 1, hour: 22, minute: 50 }],
    ['dungeon.enter', { name: 'The Sunken Priory', speakerId: 1 }],
    ['light.kindle', { characterId: 3, kind: 'torch' }],
    ['effect.add', { name: 'bless', kind: 'spell', characterIds: [1, 2, 3], duration: lasts('7') }],
    ['effect.add', { name: 'growth', kind: 'potion', characterIds: [1], duration: lasts('6') }],
    ['effect.add', { name: 'blinded', kind: 'condition', characterIds: [4], duration: lasts('8') }],
    ...pass(7),
  ]);
  await sight.turn(8);
  await desk.getByRole('button', { name: /more prompts? waiting/ }).click();
  const titles = sight.prompts.getByRole('heading');
  await expect(titles.first()).toHaveText('Darkness');
  await expect(titles.last()).toHaveText('Day 1 has ended');
  await expect(sight.prompts).toContainText('Bless on Hild, Osric and 1 more has ended');
  await expect(sight.prompts).toContainText('Hild’s growth has ended');
  await expect(sight.prompts).toContainText('Corin’s blinded ends with this turn');
  await expect(sight.prompts).toContainText('Rest is overdue');
  await look(program, 'needs-everything-due');
});

test('the end of a day is settled by keys, and undone', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  await arrange(desk, [
    ['dungeon.leave', {}],
    [
      'inventory.add',
      { to: { in: 'holder', id: 1 }, item: { kind: 'ration', name: 'iron rations', quantity: 3 } },
    ],
    [
      'inventory.add',
      { to: { in: 'holder', id: 3 }, item: { kind: 'ration', name: 'iron rations', quantity: 2 } },
    ],
    ['clock.advanceTo', { day: 3, hour: 8, minute: 0 }],
  ]);
  await expect(sight.prompt(/Days 1 to 2 have ended/)).toBeVisible();
  await hands.press('Enter');
  await expect(desk.getByRole('heading', { name: 'The end of days 1 to 2' })).toBeVisible();
  await expect(inDialog(desk)).toContainText('no food for');
  await hands.reach(desk.getByRole('radio', { name: 'A night' }));
  await hands.press('ArrowRight');
  await hands.fill(desk.getByLabel('Healing dice of Hild'), '1 1');
  await look(program, 'needs-day-end');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await expect(sight.prompt(/have ended/)).toBeHidden();
  await expect(desk.getByRole('list', { name: 'Who goes without' })).toContainText('1 day without food');
  await program.show('needs-at-the-entrance');
  await hands.press('Control+z');
  await expect(sight.prompt(/Days 1 to 2 have ended/)).toBeVisible();
});

test('two hundred effects', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  const kinds = ['spell', 'potion', 'condition', 'other'];
  await arrange(
    desk,
    Array.from(
      { length: 50 },
      (_, at) =>
        [
          'effect.add',
          {
            name: `effect ${at + 1}`,
            kind: kinds[at % 4],
            characterIds: [1, 2, 3, 4],
            duration: lasts(String(2 + (at % 25))),
          },
        ] as const,
    ),
  );
  const grid = desk.getByRole('grid', { name: 'Effects: 200 effects' });
  await expect(grid).toBeVisible();
  await hands.press('Space');
  await sight.turn(2);
  await hands.reach(grid);
  await hands.press('End');
  await expect(grid.getByRole('row').last()).toContainText('25 turns');
  await look(program, 'needs-200-effects');
});
