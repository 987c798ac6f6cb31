import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { packedWxx } from '../../unit/imports/maps/maps.ts';
import { wxxSample } from '../../unit/imports/maps/samples.ts';
import { createCampaign, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

test('what a word of a map means is remembered for the next one', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Marches');
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  const read = async (text: string) => {
    await hands.press('Shift+I');
    await expect(desk.getByRole('radio', { name: 'A file' })).toBeFocused();
    await hands.press('ArrowRight');
    await desk.getByRole('textbox', { name: /^Text/ }).fill(text);
    await desk.getByRole('button', { name: 'Read' }).click();
  };
  await read('0101 whirlwind\n0102 wood\n0103 hill\n0101-0103 rampart');
  await expect(inDialog(desk)).toContainText('1 word is not known: say what it means.');
  await desk.getByRole('combobox', { name: 'What whirlwind means' }).selectOption('Barren land');
  await expect(inDialog(desk)).toContainText('Barren land 1');
  await desk.getByRole('button', { name: 'Take the map' }).click();
  await expect(inDialog(desk)).toContainText('What 1 word means is kept.');
  await hands.press('Escape');
  await read('0101 whirlwind\n0102 wood\n0103 mist\n0104 whirlwind');
  await expect(inDialog(desk)).toContainText('1 word means what you said in an earlier import.');
  await expect(desk.getByRole('combobox', { name: 'What whirlwind means' })).toHaveValue(
    'ground Barren land',
  );
  await look(program, 'map-import-remembered');
});

const theMap = (desk: Page) => desk.getByRole('application', { name: /^Map of/ });

test('a Worldographer map by keyboard alone: read, looked at, taken, undone; written for others', async ({
  program,
}, info) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const path = info.outputPath('The vale.wxx');
  await createCampaign(desk, 'The Marches');
  writeFileSync(path, packedWxx(wxxSample('2025')));
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(desk.getByRole('heading', { name: 'No map yet' })).toBeVisible();
  await hands.press('Shift+I');
  await expect(inDialog(desk)).toContainText('Import a map');
  await desk.getByRole('textbox', { name: /^File/ }).fill(path);
  await hands.press('Enter');
  await expect(inDialog(desk)).toContainText('Worldographer 2025: 4 hexes over 2 columns and 3 rows');
  await desk.getByText(/fields were not read/).click();
  await look(program, 'map-import');
  await desk.getByRole('button', { name: 'Take the map' }).click();
  await expect(inDialog(desk)).toContainText('Imported the map The vale (Worldographer 2025)');
  await hands.press('Escape');
  await expect(theMap(desk)).toBeVisible();
  await program.show('map-imported');
  await hands.press('Shift+Y');
  await desk.getByRole('radio', { name: /^Table/ }).click();
  await expect(inDialog(desk)).toContainText('This form does not hold:');
  await look(program, 'map-export');
  await hands.press('Escape', 'Control+z');
  await expect(desk.getByRole('heading', { name: 'No map yet' })).toBeVisible();
});
