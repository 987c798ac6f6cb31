import { readFileSync } from 'node:fs';
import { createCampaign } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';
import {
  oldSchoolBlock,
  olderTrackerBlock,
  trackerBlock,
} from '../../unit/imports/samples/figures/tracker-documents.ts';

test('creatures of other programs come into the bestiary, and go out of it, by keyboard alone', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Barrow');
  await hands.press('Control+9', 'Control+PageDown');
  await expect(desk.getByRole('heading', { name: 'Bestiary', level: 1 })).toBeVisible();
  await expect(desk.getByText('233 creatures.')).toBeVisible();

  await test.step('what was read of each is shown before it is taken', async () => {
    await hands.press('i');
    await expect(desk.getByRole('heading', { name: 'Import' })).toBeVisible();
    await desk.getByRole('radio', { name: 'Pasted text' }).press('Space');
    const odd = { ...olderTrackerBlock, HP: { Value: 26, Notes: '(4d10 + 4)' }, Speed: ['as its rider'] };
    await desk
      .getByRole('textbox', { name: 'Text' })
      .fill(JSON.stringify([trackerBlock, oldSchoolBlock, odd]));
    await desk.getByRole('button', { name: 'Read', exact: true }).press('Enter');
    await expect(desk.getByText('Improved Initiative, JSON: 3 own creatures can be taken.')).toBeVisible();
    await hands.press('ArrowDown', 'ArrowDown', 'Enter');
    await expect(desk.getByLabel('Not read of Ash Guard').getByText(/d10s, not d8s/)).toBeVisible();
    await look(program, 'creatures-in-read');
    await hands.press('Enter');
  });

  await test.step('they might join the party instead', async () => {
    await desk.getByRole('radio', { name: 'Join the party' }).press('Space');
    await expect(desk.getByText('Improved Initiative, JSON: 3 characters can be taken.')).toBeVisible();
    await look(program, 'creatures-in-party');
    await desk.getByRole('radio', { name: 'Become own creatures of the bestiary' }).press('Space');
    await expect(desk.getByText('Improved Initiative, JSON: 3 own creatures can be taken.')).toBeVisible();
  });

  await test.step('one step takes them, and one takes them back', async () => {
    await desk.getByRole('button', { name: 'Take all' }).press('Enter');
    await expect(inDialog(desk).getByText('Imported 3 own creatures.')).toBeVisible();
    await shut(desk);
    await expect(desk.getByText('236 creatures.')).toBeVisible();
    await hands.press('Control+z');
    await expect(desk.getByText('233 creatures.')).toBeVisible();
    await hands.press('Control+Shift+z');
    await hands.press('/');
    await hands.write('fen wight');
    await expect(desk.getByRole('heading', { name: 'Fen Wight', level: 2 })).toBeVisible();
    await hands.press('Enter');
    await look(program, 'creatures-in-taken');
  });

  await test.step('an own one goes out in any of three forms', async () => {
    await hands.press('y');
    await expect(inDialog(desk).getByRole('heading', { name: 'Export Fen Wight' })).toBeVisible();
    await expect(inDialog(desk).getByText(/hit_dice: "3"/)).toBeVisible();
    await look(program, 'creatures-out-note');
    await desk.getByRole('radio', { name: /Stat line/ }).press('Space');
    await expect(inDialog(desk).getByText(/Fen Wight: AC 5 \[14\], HD 3/)).toBeVisible();
    await expect(inDialog(desk).getByText('Its tags, as they are')).toBeVisible();
    await look(program, 'creatures-out-line');
    await desk.getByRole('radio', { name: /Improved Initiative/ }).press('Space');
    const file = await inDialog(desk).getByRole('textbox', { name: /^File/ }).inputValue();
    expect(file).toMatch(/Fen Wight\.json$/);
    await hands.press('Enter');
    await expect(inDialog(desk).getByText(/^Exported, /)).toBeVisible();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      Name: 'Fen Wight',
      HP: { Notes: '(3d8)' },
    });
    await shut(desk);
  });

  await test.step('one of the book with the notice of its licence', async () => {
    await hands.press('/');
    await hands.press('Control+a');
    await hands.write('goblin');
    await hands.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Goblin', level: 2 })).toBeVisible();
    await hands.press('y');
    await expect(inDialog(desk).getByText(/The notice of the licence apart from it/)).toBeVisible();
    await look(program, 'creatures-out-printed');
    await shut(desk);
  });
});
