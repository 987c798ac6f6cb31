import type { Locator, Page } from '@playwright/test';
import { arrange, createCampaign, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look } from '../support/look.ts';
import { savedLine } from '../support/program.ts';

/** Does the keys, and waits until the step they took is saved. */
async function stepOf(page: Page, keys: () => Promise<void>): Promise<void> {
  const before = await savedLine(page).textContent();
  await keys();
  await expect(savedLine(page)).not.toHaveText(before ?? '');
}

const row = (page: Page, name: string): Locator =>
  page.getByRole('treegrid', { name: 'Who fights' }).getByRole('row', { name: new RegExp(`^${name},`) });

const range = { short: 20, medium: 40, long: 60 };
const person = (name: string, items: readonly object[]) => [
  'character.add',
  { name, className: 'Fighter', classId: 'fighter', level: 2, hp: 9, maxHp: 9, items },
];

test('a fight in a hall is ended line by line: fates, things, lights, treasure, time', async ({
  program,
}) => {
  const page = program.desk;
  const hands = new Hands(page);
  await createCampaign(page, 'The Barrow');
  const torch = { kind: 'torch', name: 'torch', quantity: 3 };
  const tinder = { kind: 'tinder', name: 'tinder box', quantity: 1 };
  const spear = { kind: 'weapon', name: 'Spear', quantity: 1, facts: { damage: '1d6', range } };
  const door = { kind: 'door', name: 'oak door', toRoomId: null, facts: { stuck: true } };
  await arrange(page, [
    person('Hild', [torch, tinder, spear]) as [string, object],
    person('Osric', [torch]) as [string, object],
    ['place.addDungeon', { name: 'The Barrow' }],
    ['place.addLevel', { dungeonId: 1, name: 'One' }],
    ['place.addRoom', { levelId: 1, key: '1', name: 'Hall', notes: '' }],
    ['place.addFeature', { roomId: 1, ...door }],
    ['dungeon.enter', { name: 'The Barrow', speakerId: 1, dungeonId: 1 }],
    ['place.goTo', { roomId: 1 }],
    ['light.kindle', { characterId: 1, kind: 'torch' }],
    ['light.kindle', { characterId: 2, kind: 'torch' }],
    ['combat.begin', { comers: [{ creatureId: 'goblin', count: 4, hp: 3 }], feet: 10 }],
    [
      'treasure.place',
      {
        ...{ source: { by: 'letters', text: 'R', bearers: 1 }, low: false },
        ...{ lines: [{ typed: '40 gp' }], name: 'Their purse' },
        at: { spot: 'foeGroup', id: 1 },
      },
    ],
    ['combat.drop', { fightId: 1, after: 0, fighter: 'c1', itemId: 3 }],
    ['combat.light', { fightId: 1, after: 1, lightId: 'l2', does: 'drop' }],
  ]);
  await goTo(page, 'Combat');
  await expect(row(page, 'Goblin 1')).toBeVisible();

  // A door, and what lies about, are acts of whoever is selected.
  await hands.press('u');
  const acts = page.getByRole('dialog', { name: /takes up, drops, or sees to a door/ });
  await expect(acts).toBeVisible();
  await look(program, 'combat-hands');
  await hands.press('Escape');

  await hands.press('Shift+f');
  const running = page.getByRole('dialog', { name: 'They run' });
  await expect(running.getByRole('list', { name: 'What is dropped' })).toBeVisible();
  await look(program, 'combat-flee-packs');
  await hands.press('Escape');

  await arrange(page, [
    ['combat.act', { fightId: 1, after: 2, acts: ['f1', 'f2', 'f3'].map((id) => slain(id)) }],
    ['combat.act', { fightId: 1, after: 3, acts: [taken('f4')] }],
  ]);
  await expect(row(page, 'Goblin 4')).toContainText('gave up');
  await hands.press('e');
  const card = page.getByRole('dialog', { name: /^End the fight against/ });
  await expect(card.getByRole('region', { name: 'Time' })).toContainText('wandering check is due');
  await expect(card.getByRole('region', { name: 'What they carried' })).toContainText('of 4 beaten');
  const purse = card.getByRole('list', { name: 'What they had' });
  await expect(purse.getByText('Their purse', { exact: true })).toBeVisible();
  await look(program, 'combat-end-whole');
  await stepOf(page, () => purse.getByRole('button', { name: /^Take it all/ }).click());
  await expect(purse).toBeHidden();
  await card.getByRole('button', { name: 'all', exact: true }).click();
  await card.getByLabel('Found on them').fill('silver ring 15 gp');
  await stepOf(page, () => card.getByRole('button', { name: 'End it' }).click());
  await expect(card).toBeHidden();
  await look(program, 'combat-ended');
});

const slain = (id: string) => ({
  action: { kind: 'overrule', change: 'hurt', id, amount: 5 },
  dice: [],
});
const taken = (id: string) => ({
  action: { kind: 'overrule', change: 'status', id, status: 'surrendered' },
  dice: [],
});
