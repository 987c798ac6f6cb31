import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fordSettings, hild, withHild } from '../../fixtures/fights/the-ford.ts';
import { arrange, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { stepsShown } from '../support/program.ts';

const grid = (page: Page): Locator => page.getByRole('treegrid', { name: 'Who fights' });
const row = (page: Page, name: string): Locator =>
  grid(page).getByRole('row', { name: new RegExp(`^${name},`) });
const card = (page: Page): Locator => page.getByRole('region', { name: 'The act at hand' });

/** Everybody as his row is read out. */
const rows = (page: Page): Promise<(string | null)[]> =>
  grid(page)
    .getByRole('row')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

/** What stands after a step: words of the rows named, and of the card. */
interface After {
  readonly [name: string]: string;
}

/** The Ford (docs/fights.md), played at the program's own window: the keys alone, and every die typed. */
class Ford {
  readonly hands: Hands;
  /** The board as it stood after each step. */
  readonly boards: (string | null)[][];

  constructor(
    readonly page: Page,
    boards: (string | null)[][] = [],
  ) {
    this.hands = new Hands(page);
    this.boards = boards;
  }

  /** Does the keys of one step, told with what they may cost at most; dice go in as they are asked for. */
  async does(what: string, most: number, work: (hands: Hands) => Promise<void>, after: After): Promise<void> {
    const { page, hands } = this;
    const before = await stepsShown(page);
    const keys = await hands.countFor(() => work(hands));
    await expect.poll(() => stepsShown(page), what).toBe(before + 1);
    console.log(`${keys} of at most ${most} keys: ${what}`);
    expect(keys, what).toBeLessThanOrEqual(most);
    for (const [name, words] of Object.entries(after))
      await expect(name === 'card' ? card(page) : row(page, name), what).toContainText(words);
    this.boards.push(await rows(page));
  }

  /** The die that waits: typed once the card asks for it. */
  async die(asked: string, face: string): Promise<void> {
    await expect(card(this.page).getByRole('alert')).toContainText(asked);
    await this.hands.write(face);
    await this.hands.press('Enter');
  }

  /** Who is to act stands on the card, with what is enough. */
  async offers(words: string): Promise<void> {
    await expect(card(this.page)).toContainText(words);
  }

  /** A hit and its damage. */
  async typed(hands: Hands, faces: readonly string[], damage: string): Promise<void> {
    await hands.press(...faces, 'Enter');
    await this.die('damage', damage);
  }

  async choose(name: string): Promise<void> {
    await this.hands.press('/');
    await expect(this.page.getByRole('dialog')).toBeVisible();
    await this.hands.write(name);
    await this.hands.press('Enter');
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
}

async function sitDown(page: Page, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  await arrange(page, [
    ['app.createCampaign', { name: 'The Ford', path, system: 'ose', settings: fordSettings }],
    ['character.add', hild],
    ...withHild(1).map((person) => ['character.add', person] as const),
  ]);
  await goTo(page, 'Combat');
}

test('The Ford, by keyboard alone, with a power cut and a second window', async ({ program }, testInfo) => {
  const path = testInfo.outputPath('the-ford.turnkeeper');
  await sitDown(program.desk, path);
  let ford = new Ford(program.desk);
  await ford.does(
    'Five goblins at 60 feet',
    21,
    async (hands) => {
      await hands.press('+');
      await expect(program.desk.getByRole('dialog')).toBeVisible();
      await hands.write('5 goblins hp 4 @60');
      await hands.press('Enter');
    },
    { 'Goblin 5': '4 / 4', Corin: 'may act' },
  );

  // Round 1.
  await ford.offers('Roll initiative');
  await ford.does('Corin declares Magic Missile', 3, (hands) => hands.press('D', 'm', 'Enter'), {
    Corin: 'casting',
  });
  await ford.does(
    'Initiative 5 and 2',
    4,
    async (hands) => {
      await hands.write('5 2');
      await hands.press('Enter');
    },
    { Hild: 'may act', 'Goblin 1': 'waits for 2' },
  );
  await ford.does('Nobody moves', 1, (hands) => hands.press('N'), { Aylin: 'may act' });
  await ford.offers('12 or more');
  await ford.does(
    'Aylin shoots Goblin 1 by exactly 12, for 4',
    5,
    async (hands) => {
      await hands.write('12');
      await hands.press('Enter');
      await ford.die('damage', '4');
    },
    { 'Goblin 1': 'dead', Corin: 'may act' },
  );
  await ford.offers('Corin: cast the spell');
  await ford.does(
    'Corin casts at Goblin 2',
    3,
    async (hands) => {
      await hands.press('Enter');
      await expect(ford.page.getByRole('dialog', { name: 'Corin: Magic Missile' })).toBeVisible();
      await hands.press('d');
      await hands.press('Enter');
    },
    { Corin: 'acted' },
  );
  await ford.choose('Goblin 2');
  await ford.does('The referee takes 3 off Goblin 2', 3, (hands) => hands.press('T', '3', 'Enter'), {
    'Goblin 2': '1 / 4',
  });
  await ford.offers('Morale');
  await ford.does('Morale 3 and 4: they stand', 4, (hands) => hands.press('3', 'Space', '4', 'Enter'), {
    'Goblin 2': 'may act',
  });
  await ford.offers('Goblin 2: move up');
  await ford.does('The four come on', 2, (hands) => hands.press('A', 'Enter'), { card: 'Roll initiative' });

  // Round 2.
  await ford.does(
    'Initiative 3 and 3, again: 6 and 2',
    8,
    async (hands) => {
      await hands.write('3 3 6 2');
      await hands.press('Enter');
    },
    { 'Goblin 2': 'waits for 2' },
  );
  await ford.does('Nobody moves', 1, (hands) => hands.press('N'), { Aylin: 'may act' });
  await ford.does(
    'Aylin shoots at Goblin 2: 10, one short',
    5,
    async (hands) => {
      await hands.press('A', 'D');
      await ford.offers('11 or more');
      await hands.press('1', '0', 'Enter');
    },
    { 'Goblin 2': '1 / 4' },
  );

  // The power goes in the middle of the round; a second window stands beside the first from here on.
  const before = await rows(ford.page);
  const { boards } = ford;
  await program.kill();
  await program.launch(path);
  await goTo(program.desk, 'Combat');
  await expect.poll(() => rows(program.desk)).toEqual(before);
  ford = new Ford(program.desk, boards);
  const beside = await program.newWindow(() => ford.hands.command('combat in its own window'));

  await ford.offers('Goblin 2: move up');
  await ford.does('The four come on', 2, (hands) => hands.press('A', 'Enter'), { card: 'Roll initiative' });

  // Round 3.
  await ford.does('Corin declares Sleep', 3, (hands) => hands.press('D', 's', 'Enter'), { Corin: 'casting' });
  await ford.does('Initiative 1 and 4', 4, (hands) => hands.press('1', 'Space', '4', 'Enter'), {
    'Goblin 2': 'may act',
  });
  await ford.offers('Goblin 2: move up');
  await ford.does('The four stand before the party', 2, (hands) => hands.press('A', 'Enter'), {
    card: 'Goblin 2: attack, Hild',
  });
  await ford.does(
    'Goblin 2 at Hild: 14, one short',
    3,
    async (hands) => {
      await ford.offers('15 or more');
      await hands.press('1', '4', 'Enter');
    },
    { Hild: '8 / 8', 'Goblin 2': 'acted' },
  );
  await ford.does('Goblin 3 at Hild: exactly 15, for 5', 5, (hands) => ford.typed(hands, ['1', '5'], '5'), {
    Hild: '3 / 8',
  });
  await ford.does(
    'Goblin 4 at Corin: exactly 10, for 1',
    11,
    async (hands) => {
      await hands.press('J', 'J', 'J', 'J');
      await ford.offers('Goblin 4: attack');
      await hands.press('A', 'C');
      await ford.offers('10 or more');
      await ford.typed(hands, ['1', '0'], '1');
    },
    { Corin: '4 / 5' },
  );
  await ford.does(
    'Goblin 5 at Odo: 20, for 6',
    12,
    async (hands) => {
      await hands.press('J', 'J', 'J', 'J', 'J');
      await ford.offers('Goblin 5: attack');
      await hands.press('A', 'O');
      await ford.offers('12 or more');
      await ford.typed(hands, ['2', '0'], '6');
    },
    { Odo: 'dead' },
  );
  await ford.does(
    'Hild at Goblin 2: exactly 12, for 1 and 1',
    5,
    async (hands) => {
      await ford.offers('Hild: attack, Goblin 2');
      await ford.typed(hands, ['1', '2'], '1');
    },
    { 'Goblin 2': 'dead' },
  );
  await ford.does(
    'Aylin with her dagger at Goblin 3: 12, one short',
    3,
    async (hands) => {
      await ford.offers('Aylin: attack, Goblin 3');
      await ford.offers('13 or more');
      await hands.press('1', '2', 'Enter');
    },
    { 'Goblin 3': '4 / 4', card: 'Roll initiative' },
  );

  // Round 4.
  await ford.does('Initiative 4 and 2', 4, (hands) => hands.press('4', 'Space', '2', 'Enter'), {
    Hild: 'may act',
  });
  await ford.offers('Hild: attack, Goblin 3');
  await ford.does('Hild at Goblin 3: 16, for 3 and 1', 5, (hands) => ford.typed(hands, ['1', '6'], '3'), {
    'Goblin 3': 'dead',
  });
  await ford.does(
    'Aylin at Goblin 4: exactly 13, for 2',
    5,
    async (hands) => {
      await ford.offers('Aylin: attack, Goblin 4');
      await ford.typed(hands, ['1', '3'], '2');
    },
    { 'Goblin 4': '2 / 4' },
  );
  await ford.does(
    'Corin with his dagger at Goblin 5: 5 misses',
    4,
    async (hands) => {
      await ford.offers('Corin: attack');
      await hands.press('A', 'G', '5', 'Enter');
    },
    { 'Goblin 5': '4 / 4' },
  );
  await ford.offers('Morale');
  await ford.does(
    'Morale one worse, 4 and 3: they break',
    5,
    async (hands) => {
      await hands.press('Q');
      await hands.press('4', 'Space', '3', 'Enter');
    },
    { 'Goblin 5': 'broken' },
  );
  await ford.does(
    'Goblin 5 gives up',
    8,
    async (hands) => {
      await hands.press('J', 'J', 'J', 'J', 'J');
      await ford.offers('Goblin 5');
      await hands.press('M', 's', 'Enter');
    },
    { 'Goblin 5': 'gave up' },
  );
  await ford.does(
    'Goblin 4 retreats 20 feet',
    4,
    async (hands) => {
      await hands.press('M', 'r', 'Enter', 'Enter');
    },
    { card: 'Roll initiative' },
  );

  // Round 5.
  await ford.does('Initiative 6 and 1', 4, (hands) => hands.press('6', 'Space', '1', 'Enter'), {
    Hild: 'may act',
  });
  await ford.does('Nobody moves', 1, (hands) => hands.press('N'), { card: 'Aylin: shoot, Goblin 4' });
  await ford.does(
    'Aylin shoots Goblin 4: exactly 11, for 2',
    5,
    (hands) => ford.typed(hands, ['1', '1'], '2'),
    { 'Goblin 4': 'dead', card: 'over' },
  );

  // Both windows show one fight; everything goes back to the first act, and on again to the last.
  await expect.poll(() => rows(beside)).toEqual(ford.boards.at(-1));
  for (const board of ford.boards.slice(0, -1).reverse()) {
    await ford.hands.press('Control+z');
    await expect.poll(() => rows(ford.page)).toEqual(board);
  }
  for (const board of ford.boards.slice(1)) {
    await ford.hands.press('Control+Shift+z');
    await expect.poll(() => rows(ford.page)).toEqual(board);
  }
  await expect.poll(() => rows(beside)).toEqual(ford.boards.at(-1));
  await program.show('combat-ford');
});
