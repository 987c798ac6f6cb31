import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { packedWxx } from '../../unit/imports/maps/maps.ts';
import { wxxSample } from '../../unit/imports/maps/samples.ts';
import { createCampaign, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

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
