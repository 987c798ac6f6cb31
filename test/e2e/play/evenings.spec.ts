import { seatAt, type Moment, type Seat } from '../expedition/seat.ts';
import { drownedShrine } from '../evenings/drowned-shrine.ts';
import { layTheTable } from '../evenings/party-at-table.ts';
import type { Evening } from '../evenings/evening.ts';
import { goblinWarren } from '../evenings/goblin-warren.ts';
import { oldAdit } from '../evenings/old-adit.ts';
import { saltStair } from '../evenings/salt-stair.ts';
import { pdfText } from '../support/pdf-text.ts';
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

/** The log of the evening on paper, for the referee and for the players, both opened and read. */
async function print(
  { hands, sight }: Seat,
  { told, hidden }: NonNullable<Evening['printed']>,
  fileFor: FileFor,
) {
  await hands.press('Control+4');
  for (const version of ['referee', 'players'] as const) {
    await hands.press('e');
    const radio = sight.dialog.getByRole('radio', { name: new RegExp(`^The ${version}`) });
    await hands.reach(sight.dialog.getByRole('radio', { name: /^The (referee|players)/, checked: true }));
    if (!(await radio.isChecked())) await hands.press('ArrowDown');
    await expect(radio).toBeChecked();
    await hands.fill(sight.dialog.getByRole('textbox', { name: /^File/ }), fileFor(version));
    await hands.press('Enter');
    await expect(sight.dialog.getByRole('status')).toContainText('files');
    await hands.press('Escape');
    await expect(sight.dialog).toBeHidden();
    const text = (await pdfText(`${fileFor(version)}.pdf`)).replace(/\s+/g, ' ');
    for (const each of told) expect(text, version).toMatch(each);
    for (const each of hidden)
      if (version === 'referee') expect(text).toMatch(each);
      else expect(text).not.toMatch(each);
  }
}

type FileFor = (version: string) => string;

const evenings: readonly Evening[] = [drownedShrine, goblinWarren, oldAdit, saltStair];

for (const evening of evenings) {
  test(`${evening.name}: an evening of ${evening.system}, by keyboard, in two windows, killed once`, async ({
    program,
  }) => {
    await layTheTable(program.desk, program.path('evening.turnkeeper'), evening);
    const seat = seatAt(new Hands(program.desk));
    const beside = await program.newWindow(() => seat.hands.press('Alt+1'));
    for (const moment of evening.moments) await play(seat, moment);
    const saved = await savedLine(seat.hands.page).innerText();
    await expect(savedLine(beside)).toHaveText(saved);

    const { printed } = evening;
    if (printed !== undefined)
      await test.step('printed for the referee and for the players', () =>
        print(seat, printed, (version) => program.path(version)));

    await test.step('kill -9, open again', async () => {
      await program.kill();
      await program.launch();
    });
    await play(seatAt(new Hands(program.desk)), evening.afterwards);
  });
}
