import { atTheEnd } from '../expedition/evening.ts';
import { seatAt, type Moment, type Seat } from '../expedition/seat.ts';
import { redoOnce, undoOnce } from '../expedition/second-thoughts.ts';
import { farewell, firstExpedition } from './first-expedition.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import type { Program } from '../support/program.ts';
import { expectHtml, expectJsonLines, expectMarkdown, expectPdf } from '../support/session-pack.ts';

/** Plays a moment and holds it to its number of keys. */
async function play(seat: Seat, moment: Moment): Promise<void> {
  await test.step(moment.name, async () => {
    const keys = await seat.hands.countFor(() => moment.play(seat));
    if (moment.keys === undefined) return;
    console.log(`${keys} of at most ${moment.keys} keys: ${moment.name}`);
    expect(keys).toBeLessThanOrEqual(moment.keys);
  });
}

/** One turn is played in a window of its own; both windows show it. */
async function playInSecondWindow(program: Program, desk: Seat, moment: Moment): Promise<void> {
  const page = await program.newWindow(() => desk.hands.press('Alt+1'));
  const beside = seatAt(new Hands(page));
  await play(beside, moment);
  await desk.sight.turn(10);
  await desk.sight.lights({ torch: 0, lantern: 17 });
  await page.close();
}

async function playItAll(program: Program, seat: Seat): Promise<void> {
  for (const moment of firstExpedition()) {
    if (moment.name === 'Turn 9: explore') await playInSecondWindow(program, seat, moment);
    else await play(seat, moment);
  }
}

test('the first expedition, by keyboard alone', async ({ program }) => {
  const seat = seatAt(new Hands(program.desk));
  await playItAll(program, seat);

  const reopened = await test.step('kill -9, open again', async () => {
    await program.kill();
    await program.launch();
    const again = seatAt(new Hands(program.desk));
    await atTheEnd(again);
    await again.sight.undoNames(/Turn 14/);
    return again;
  });
  for (const moment of [undoOnce, redoOnce]) await play(reopened, moment);

  const fileFor = (ending: string): string => program.path(`evening.${ending}`);
  for (const moment of farewell(fileFor)) await play(reopened, moment);
  await test.step('Markdown tells the evening', () => expectMarkdown(fileFor('md')));
  await test.step('HTML tells the evening', () => expectHtml(fileFor('html')));
  await test.step('PDF tells the evening', () => expectPdf(fileFor('pdf')));
  await test.step('JSON Lines tell the evening', () => expectJsonLines(fileFor('jsonl')));
});
