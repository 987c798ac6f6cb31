import type { Locator, Page } from '@playwright/test';
import { openSample } from './arrange.ts';
import { field } from './expedition/seat.ts';
import { expect, test } from './fixtures.ts';
import { Hands } from './hands.ts';
import { look } from './look.ts';

test.setTimeout(240_000);

const meeting = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });

/** Met by hand: the first of the starter content that answers to these words, or the words themselves. */
async function meet(hands: Hands, words: string, listed: boolean): Promise<void> {
  await hands.press('e');
  await expect(hands.page.getByRole('combobox', { name: 'Who' })).toBeFocused();
  await hands.write(words);
  if (listed) {
    await expect(hands.page.getByRole('option').first()).toBeVisible();
    await hands.press('ArrowDown', 'Enter');
  }
  await hands.press('Enter');
  await expect(hands.page.getByRole('dialog')).toBeHidden();
}

test('an encounter step by step, by keyboard alone', async ({ program }) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);

  await meet(hands, 'goblin', true);
  const goblins = meeting(page, /goblin/i);
  await expect(goblins.getByRole('form', { name: 'Number appearing' })).toBeVisible();
  await program.show('encounter-number');
  await hands.press('Enter');

  await expect(goblins.getByRole('form', { name: 'Surprise' })).toBeVisible();
  await look(program, 'encounter-surprise');
  await hands.press('Enter');

  await expect(goblins.getByRole('form', { name: 'Distance' })).toBeVisible();
  await program.show('encounter-distance');
  await hands.press('3', '4', 'Enter');
  await expect(goblins).toContainText("70'");

  await expect(goblins.getByRole('form', { name: 'Reaction' })).toBeVisible();
  await program.show('encounter-reaction');
  await hands.press('4', '4', 'Enter');

  await expect(goblins.getByRole('button', { name: /^Talk/ })).toBeVisible();
  await program.show('encounter-course');
  await hands.press('1');
  await expect(field(page, 'What came of it')).toBeFocused();
  await program.show('encounter-talk');
  await hands.write('they talk');
  await hands.press('Enter');
  await expect(goblins).toBeHidden();
});
