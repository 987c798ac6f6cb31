import { readFileSync, writeFileSync } from 'node:fs';
import { closeCampaign, goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { Hands } from './support/hands.ts';
import { look } from './support/look.ts';
import { Sight } from './support/sight.ts';

/** Breaks what the plate mail's own facts say, where its row stands: state and kind lie side by side there alone. */
function breakPlateMail(path: string): void {
  const bytes = readFileSync(path);
  const row = bytes.indexOf('wornarmourplate mail');
  const facts = bytes.indexOf('{"', row);
  expect(row).toBeGreaterThan(0);
  expect(facts - row).toBeLessThan(60);
  bytes.write('x', facts);
  writeFileSync(path, bytes);
}

test('a record that makes no sense opens, is named and mended by keys, and comes back by undo', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await goTo(desk, 'Campaign');
  const path = await desk
    .getByRole('region', { name: 'Trust' })
    .getByText(/\.turnkeeper$/)
    .innerText();
  await closeCampaign(desk);
  breakPlateMail(path);
  const form = desk.getByRole('form', { name: 'Open a campaign file' });
  await form.getByRole('textbox').fill(path);
  await form.getByRole('button', { name: 'Open', exact: true }).click();
  await goTo(desk, 'Dungeon');
  const banner = desk.getByRole('region', { name: 'Records amiss' });
  await expect(banner).toContainText('1 record makes no sense');
  await look(program, 'amiss-banner');
  await new Sight(desk).turn(1);
  await hands.press('Space');
  await new Sight(desk).turn(2);
  await hands.command('Records amiss');
  const record = desk.getByRole('article', { name: 'thing plate mail' });
  await expect(record).toContainText('What stands under facts makes no sense.');
  await expect(record).toContainText('x"acBonus"');
  await look(program, 'campaign-amiss');
  await hands.press('m');
  await expect(record.getByRole('button', { name: /^As the last step left it/ })).toBeFocused();
  await hands.press('Enter');
  await expect(record).toHaveCount(0);
  await program.show('campaign-amiss-mended');
  await hands.press('Control+z');
  await expect(record).toContainText('x"acBonus"');
});
