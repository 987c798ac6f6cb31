import { expect, type Locator, type Page } from '@playwright/test';
import { field, type Moment } from './seat.ts';

const encounterComes: Moment = {
  name: 'Check of turn 4: the die shows 1, four goblins',
  play: async ({ hands, sight }) => {
    await hands.press('1', 'Enter');
    await expect(sight.prompts.getByLabel('Who')).toBeVisible();
    await hands.press('Enter');
    await expect(sight.prompts.getByLabel('Who')).toBeFocused();
    await hands.write('goblins');
    await hands.press('Tab');
    await hands.write('4');
    await hands.press('Enter');
    await expect(hands.page.getByRole('region', { name: /4 goblins|4 × goblin/i })).toBeVisible();
  },
};

const encounterIn = (page: Page): Locator => page.getByRole('region', { name: /4 goblins|4 × goblin/i });

const surprise: Moment = {
  name: 'Surprise: the light is overruled, party 3, goblins 2: the goblins are surprised',
  play: async ({ hands }) => {
    const encounter = encounterIn(hands.page);
    await expect(encounter.getByRole('note')).toContainText('They see the light of the others: no check.');
    await hands.press('u');
    await expect(field(hands.page, 'The monsters, d6')).toBeVisible();
    await hands.press('3', '2', 'Enter');
    await expect(encounter).toContainText('party 3, monsters 2');
    await expect(encounter).toContainText(/monsters are surprised|goblins are surprised/i);
  },
};

const distance: Moment = {
  name: "Distance dice 3 and 4: 70'",
  play: async ({ hands }) => {
    const encounter = encounterIn(hands.page);
    await expect(encounter.getByRole('form', { name: 'Distance' })).toBeVisible();
    await hands.press('3', '4', 'Enter');
    await expect(encounter).toContainText("70'");
  },
};

const reaction: Moment = {
  name: 'Reaction dice 4 and 4, +1 for Hild: 9, indifferent',
  play: async ({ hands }) => {
    const encounter = encounterIn(hands.page);
    await expect(encounter.getByRole('form', { name: 'Reaction' })).toBeVisible();
    await expect(encounter).toContainText('+1');
    await hands.press('4', '4', 'Enter');
    await expect(encounter).toContainText(/9 .*indifferent.*negotiat/i);
  },
};

const outcome: Moment = {
  name: 'They talk, the goblins leave: the encounter takes turn 4',
  play: async ({ hands, sight }) => {
    await expect(hands.page.getByRole('button', { name: /^Talk/ })).toBeVisible();
    await hands.press('1');
    await expect(field(hands.page, 'What came of it')).toBeFocused();
    await hands.write('they talk, the goblins leave');
    await hands.press('Enter');
    await sight.turn(5);
    await expect(sight.box(4)).toContainText(/encounter/i);
    await sight.lights({ torch: 2, lantern: 22 });
  },
};

/** The goblins of turn 4, step by step. */
export const goblins: readonly Moment[] = [encounterComes, surprise, distance, reaction, outcome];
