import { seatAt, type Moment, type Seat } from '../expedition/seat.ts';
import { drownedShrine } from '../evenings/drowned-shrine.ts';
import { layTheTable } from '../evenings/party-at-table.ts';
import type { Evening } from '../evenings/evening.ts';
import { goblinWarren } from '../evenings/goblin-warren.ts';
import { oldAdit } from '../evenings/old-adit.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { savedLine } from '../support/program.ts';

/** Plays a moment and holds it to its number of keys. */
async function play(seat: Seat, moment: Moment): Promise<void> {
  await test.step(moment.name, async () => {
    const keys = await seat.hands.countFor(() => moment.play(seat));
    if (moment.keys === undefined) return;
    console.log(`${keys} of at most ${moment.keys} keys: ${moment.name}`);
    expect(keys).toBeLessThanOrEqual(moment.keys);
  });
}

const evenings: readonly Evening[] = [drownedShrine, goblinWarren, oldAdit];

for (const evening of evenings) {
  test(`${evening.name}: an evening of ${evening.system}, by keyboard, in two windows, killed once`, async ({
    program,
  }) => {
    test.setTimeout(150_000);
    await layTheTable(program.desk, program.path('evening.turnkeeper'), evening);
    const seat = seatAt(new Hands(program.desk));
    const beside = await program.newWindow(() => seat.hands.press('Alt+1'));
    for (const moment of evening.moments) await play(seat, moment);
    const saved = await savedLine(seat.hands.page).innerText();
    await expect(savedLine(beside)).toHaveText(saved);

    await test.step('kill -9, open again', async () => {
      await program.kill();
      await program.launch();
    });
    await play(seatAt(new Hands(program.desk)), evening.afterwards);
  });
}
