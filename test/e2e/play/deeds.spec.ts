import { openSample } from '../support/arrange.ts';
import { choose, field, seatAt, tick } from '../expedition/seat.ts';
import { expect, test } from '../support/fixtures.ts';
import { inDialog, look } from '../support/look.ts';
import { Hands } from '../support/hands.ts';

test('who does what: a turn of several people, a climb, a move and a wait, by keyboard', async ({
  program,
}) => {
  const { desk } = program;
  const seat = seatAt(new Hands(desk));
  const { hands, sight } = seat;
  const main = desk.getByRole('main');
  await openSample(desk);

  await test.step('three people do something in one turn, and one Enter does it all', async () => {
    await hands.press('a');
    await expect(sight.dialog).toContainText('Who does what');
    await hands.fill(field(desk, 'Where'), 'iron chest');
    await choose(seat, 'What Hild does', 'Force');
    await expect(sight.dialog).toContainText('4 in 6');
    await choose(seat, 'What Wren does', 'Pick');
    await expect(sight.dialog).toContainText('15 %');
    await hands.fill(field(desk, 'Die Wren threw'), '16');
    await choose(seat, 'What Corin does', 'Search for a room');
    await look(program, 'deeds-dialog');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await sight.turn(2);
    await sight.undoNames(/Wren worked at the lock of iron chest: it held/);
    await expect(desk.getByRole('status').filter({ hasText: 'For the referee alone' })).toContainText(
      'Corin',
    );
    await expect(sight.box(1)).toContainText(/Pick a lock/);
    await program.show('deeds-done');
  });

  await test.step('what was tried here stands beside the person, and is refused', async () => {
    await hands.press('a');
    await expect(field(desk, 'Where')).toHaveValue('iron chest');
    await hands.fill(field(desk, 'Where'), 'IRON  chest');
    await choose(seat, 'What Wren does', 'Pick');
    await expect(sight.dialog).toContainText('Tried here in turn 1; again once the skill has grown.');
    await choose(seat, 'What Osric does', 'Search for a room');
    await expect(sight.dialog).toContainText('Tried here before: Corin in turn 1.');
    await hands.press('Enter');
    await expect(sight.dialog).toContainText('Tried before with the same skill.');
    await look(program, 'deeds-refused');
    await hands.press('Escape');
    await sight.turn(2);
  });

  await test.step('a fall from a climb costs its hit points in the same step, and undo gives them back', async () => {
    await hands.press('a');
    await choose(seat, 'What Hild does', 'Climb');
    await hands.fill(field(desk, 'Die Hild threw'), '12');
    await tick(seat, /^With equipment/);
    await hands.fill(field(desk, 'Feet to fall'), '20');
    await hands.fill(field(desk, 'Dice of the fall'), '3 4');
    await program.show('deeds-climb');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await sight.turn(2);
    await sight.undoNames(/Hild climbed .* and fell: 7 hit points lost, 4 left/);
    await hands.press('Control+z');
    await sight.undoNames(/Wren worked at the lock/);
  });

  await test.step('a check of the turn is answered with a typed die in two keys', async () => {
    const keys = await hands.countFor(() => hands.press('4', 'Enter'));
    await expect(sight.prompt(/^Wandering check/)).toHaveCount(0);
    console.log(`${keys} keys: a wandering check with a typed die`);
  });

  await test.step('feet are used up, more of them let turns pass, and a turn gives them anew', async () => {
    await hands.press('m');
    await hands.fill(field(desk, 'Feet to go'), '20');
    await hands.press('Enter');
    await expect(main).toContainText("20' used, 40' left");
    await hands.press('m');
    await hands.fill(field(desk, 'Feet to go'), '70');
    await tick(seat, /^Let the turns pass/);
    await look(program, 'deeds-move');
    await hands.press('Enter');
    await sight.turn(3);
    await program.show('deeds-moved');
  });

  await test.step('one key waits', async () => {
    const before = hands.strokes;
    await hands.press('Shift+Space');
    await sight.turn(4);
    console.log(`${hands.strokes - before} key: a turn of waiting`);
    await expect(main).toContainText("0' used, 60' left");
  });

  await test.step('listening shows each one’s own chance', async () => {
    await hands.press('i');
    await choose(seat, 'Who listens', 'Wren');
    await expect(sight.dialog).toContainText('Chance: 2 in 6');
    await hands.fill(field(desk, 'Where'), 'east door');
    await hands.fill(field(desk, 'Die shown'), '2');
    await program.show('deeds-listen');
    await hands.press('Enter');
    const news = desk.getByRole('status').filter({ hasText: 'For the referee alone' });
    await expect(news).toContainText('Something is heard');
    await sight.turn(4);
  });
});
