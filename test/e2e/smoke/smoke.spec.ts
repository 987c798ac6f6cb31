import { readFileSync } from 'node:fs';
import { goTo, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { Sight } from '../support/sight.ts';

test('sample, turns, light, undo, export and a restart', async ({ program }) => {
  const hands = new Hands(program.desk);
  const sight = new Sight(program.desk);
  await openSample(program.desk);
  await hands.command('start a session');
  await expect(sight.clock.getByRole('button', { name: 'Start session' })).toBeHidden();

  await hands.press('l', '2', 'Enter');
  await sight.lights({ torch: 6, lantern: 0 });
  await hands.press('Space');
  await sight.turn(2);
  await hands.press('4', 'Enter');
  await sight.noPrompts();
  await hands.press('Space');
  await sight.turn(3);
  await sight.lights({ torch: 4, lantern: 0 });
  await hands.press('Control+z');
  await sight.turn(2);
  await sight.lights({ torch: 5, lantern: 0 });

  await goTo(program.desk, 'Log');
  await hands.press('e');
  const file = program.path('session.md');
  await hands.fill(sight.dialog.getByRole('textbox', { name: /^File/ }), file);
  await hands.press('Enter');
  await expect(sight.dialog.getByRole('status').filter({ hasText: file })).toContainText('Exported');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^turns: 1$/m);
  expect(text).toMatch(/torch"?: 1/);

  await program.restart();
  const after = new Sight(program.desk);
  await after.turn(2);
  await after.lights({ torch: 5, lantern: 0 });
  await new Hands(program.desk).press('Control+Shift+z');
  await after.turn(3);
});
