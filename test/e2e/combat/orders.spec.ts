import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { arrange, closeCampaign, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { stepsShown } from '../support/program.ts';

/** Each order of battle, by the settings that choose it. */
const orders = [
  ['ose', 'individual', { individualInitiative: true }],
  ['swords-wizardry', 'complete', { combatSequence: 'complete' }],
  ['swords-wizardry', 'core', { combatSequence: 'core' }],
  ['swords-wizardry', 'holmes', { combatSequence: 'holmes' }],
  ['swords-wizardry', 'segments', { combatSequence: 'segments' }],
  ['basic-fantasy', 'countdown', {}],
  ['hackmaster', 'seconds', {}],
] as const;

const people = ['Hild', 'Osric', 'Wren'].map((name, at) => ({
  name,
  className: 'Fighter',
  level: 1,
  abilities: { strength: 13, dexterity: 9 + at, constitution: 10, intelligence: 9, wisdom: 9, charisma: 9 },
  hp: 8,
  maxHp: 8,
  items: [{ kind: 'weapon', name: 'Sword', quantity: 1, state: 'wielded', facts: { damage: '1d8' } }],
}));

test('the round of each order of battle is shown in the middle of it', async ({ program }, testInfo) => {
  const page = program.desk;
  const hands = new Hands(page);
  for (const [system, name, settings] of orders) {
    const path = testInfo.outputPath(`${system}-${name}.turnkeeper`);
    await mkdir(dirname(path), { recursive: true });
    await rm(path, { force: true });
    await arrange(page, [
      ['app.createCampaign', { name: `By ${name}`, path, system, settings }],
      ...people.map((person) => ['character.add', person] as const),
      ['combat.begin', { comers: [{ name: 'goblin', count: 3, hp: 5 }], feet: 120 }],
    ]);
    await goTo(page, 'Combat');
    const strip = page.getByRole('list', { name: 'The round, step by step' });
    const seconds = page.getByRole('region', { name: 'Seconds to come' });
    await expect(strip.or(seconds)).toBeVisible();
    // Into the middle of the first round.
    for (let presses = 0; presses < 5; presses += 1) {
      const before = await stepsShown(page);
      // What may be done comes a moment after the board: a key before it does nothing.
      await expect(async () => {
        await hands.press('Enter');
        await expect.poll(() => stepsShown(page), { timeout: 2000 }).toBeGreaterThan(before);
      }).toPass();
    }
    if (system === 'hackmaster') await expect(seconds.getByRole('listitem')).toHaveCount(6);
    else await expect(strip.locator('[aria-current=step]').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Where they stand' })).toBeVisible();
    await program.show(`combat-order-${system}-${name}`);
    await closeCampaign(page);
  }
});
