import { arrange, goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look } from '../support/look.ts';
import { Sight } from '../support/sight.ts';

const spell = (name: string, turns: string) =>
  [
    'effect.add',
    { name, kind: 'spell', characterIds: [1], duration: { amount: turns, unit: 'turns', faces: null } },
  ] as const;

test('250 checks are settled together, beside an encounter the rest is answered, and every window says so', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  await arrange(desk, [
    ['campaign.changeSettings', { settings: { dungeonChanceInSix: 0 } }],
    ...[126, 251, 376, 501].map(
      (turn) => ['dungeon.passTo', { turn, activity: 'rest', over: true }] as const,
    ),
  ]);
  await sight.turn(501);
  const many = sight.prompt(/^Wandering check, 250 turns/);
  await expect(many).toBeVisible();
  await look(program, 'prompts-250-checks');

  const own = await program.newWindow(() => hands.press('Alt+2'));
  await expect(own.getByRole('region', { name: 'What is due' })).toContainText(
    '251 things are due, first: Wandering check, 250 turns',
  );
  await look(program, 'prompts-line-in-own-window', own);
  await own.keyboard.press('Control+d');
  await expect(own.getByRole('region', { name: 'Prompts' })).toBeVisible();
  await look(program, 'prompts-queue-in-own-window', own);
  await own.keyboard.press('Shift+Enter');
  const line = own.getByRole('region', { name: 'What is due' });
  await expect(line).toContainText('1 thing is due: Days 1 to 3 have ended.');
  await own.keyboard.press('x');
  await expect(line).toBeHidden();
  await own.close();
  await expect(many).toBeHidden();

  await desk.bringToFront();
  await hands.press('Control+z');
  await expect(sight.prompt(/^Days 1 to 3 have ended/)).toBeVisible();
  await hands.press('Control+z');
  await expect(many).toBeVisible();
  await hands.press('Shift+x');
  await expect(many).toBeHidden();

  await arrange(desk, [spell('bless', '2'), spell('shield', '2'), spell('growth', '2'), spell('light', '9')]);
  for (const turn of [502, 503]) {
    await hands.press('r');
    await sight.turn(turn);
  }
  await arrange(desk, [['encounter.begin', { who: 'Ogre', number: 1 }]]);
  await expect(sight.prompt(/^3 effects have ended/)).toBeVisible();
  await expect(sight.prompts).toContainText('It waits until the encounter is concluded.');
  await look(program, 'prompts-beside-an-encounter');
  await hands.press('Control+d', 'Enter');
  await expect(sight.prompt(/^3 effects have ended/)).toBeHidden();

  await goTo(desk, 'Characters');
  await hands.press('Control+b');
  await expect(desk.getByRole('region', { name: 'What is due' })).toContainText(
    '2 things are due, first: Days 1 to 3 have ended.',
  );
  await look(program, 'prompts-line-beside-a-shut-side');
});
