import { closeCampaign, goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { look } from './support/look.ts';
import { Sight } from './support/sight.ts';

test('the past is looked at, left and gone back to, by keyboard, in two windows', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const sight = new Sight(desk);
  await openSample(desk);
  for (const turn of [2, 3, 4]) {
    await hands.press('Space');
    await sight.turn(turn);
  }
  const beside = await program.newWindow(() => hands.press('Alt+2'));
  const banner = desk.getByRole('region', { name: 'Looking back' });

  await test.step('one key looks a step back, in both windows', async () => {
    await hands.press('Alt+ArrowLeft');
    await expect(banner).toContainText('1 step ago');
    await sight.turn(3);
    await expect(beside.getByRole('region', { name: 'Looking back' })).toContainText('1 step ago');
    await hands.press('Alt+ArrowLeft');
    await sight.turn(2);
    await look(program, 'rewind');
  });

  await test.step('nothing can be changed there', async () => {
    await hands.press('Space');
    await expect(desk.getByText(/looking at how things stood/).first()).toBeVisible();
    await sight.turn(2);
  });

  await test.step('and one key is back at now', async () => {
    await hands.press('Alt+End');
    await expect(banner).toBeHidden();
    await sight.turn(4);
  });

  await test.step('going back is one step, undone by one key', async () => {
    await hands.press('Alt+ArrowLeft', 'Alt+ArrowLeft');
    await sight.turn(2);
    await hands.press('Alt+Enter');
    await expect(banner).toBeHidden();
    await sight.turn(2);
    await sight.undoNames(/Went back to how things stood/);
    const keys = await hands.countFor(() => hands.press('Control+z'));
    console.log(`${keys} key: undo of going back`);
    await sight.turn(4);
    await hands.press('Control+Shift+z');
    await sight.turn(2);
  });

  await test.step('the log tells it, and looks at any step', async () => {
    await goTo(desk, 'Log');
    await expect(desk.getByRole('main')).toContainText('Went back to how things stood');
    await program.show('rewind-log');
    await desk
      .getByRole('main')
      .getByRole('button', { name: /^Look at how things stood after step 34$/ })
      .click();
    await expect(banner).toContainText('Step 34,');
    await program.show('rewind-from-the-log');
    await hands.press('Alt+End');
    await expect(banner).toBeHidden();
  });
  await beside.close();
  await closeCampaign(desk);
});
