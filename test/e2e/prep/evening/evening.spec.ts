import { readFileSync } from 'node:fs';
import { pdfPages } from '../../../../src-main/exports/pages/printed.ts';
import { seatAt, type Moment, type Seat } from '../../expedition/seat.ts';
import { redoAll, tablesOf, undoAll } from '../../party/history.ts';
import { arrange } from '../../support/arrange.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Hands } from '../../support/hands.ts';
import { inDialog } from '../../support/look.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { evening } from './at-the-table.ts';
import { afternoon, page } from './prepare.ts';

test.setTimeout(600_000);

async function play(seat: Seat, moment: Moment): Promise<void> {
  await test.step(moment.name, async () => {
    const keys = await seat.hands.countFor(() => moment.play(seat));
    console.log(`${keys} keys: ${moment.name}`);
    if (moment.keys !== undefined) expect(keys).toBeLessThanOrEqual(moment.keys);
  });
}

test('an evening is prepared from an empty campaign to the printed sheet, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const file = program.path('bell.turnkeeper');
  const hild = {
    name: 'Hild',
    className: 'Fighter',
    classId: 'fighter',
    level: 2,
    hp: 9,
    maxHp: 9,
    items: [],
  };
  await arrange(desk, [
    ['app.createCampaign', { name: 'The Sunk Bell', path: file, system: 'ose' }],
    ['character.add', hild],
  ]);
  const seat = seatAt(new Hands(desk));
  for (const moment of afternoon) await play(seat, moment);

  await test.step('tonight is printed', async () => {
    const { hands } = seat;
    await page(seat, 'Tonight');
    await program.show('prep-evening-tonight');
    await hands.press('y');
    await hands.fill(inDialog(desk).getByRole('textbox', { name: /^File/ }), program.path('tonight.pdf'));
    await hands.press('Enter');
    await expect(inDialog(desk).getByRole('status')).toContainText('Written', { timeout: 60_000 });
    await hands.press('Escape');
    expect(pdfPages(readFileSync(program.path('tonight.pdf')))).toBe(1);
    const paper = await pdfText(program.path('tonight.pdf'));
    for (const words of ['1, Porch', '2, Guardroom', 'Crows talk', 'The ringers', 'Dungeon level 1'])
      expect(paper).toContain(words);
  });
  for (const moment of evening) await play(seat, moment);
  await seat.hands.press('Control+3');
  await program.show('prep-evening-potions');

  await test.step('all of it is taken back, and done again', async () => {
    const before = tablesOf(file);
    const steps = await undoAll(seat);
    await redoAll(seat, steps);
    expect(tablesOf(file)).toBe(before);
    console.log(`${steps} steps, ${seat.hands.strokes} keys in all`);
  });
});
