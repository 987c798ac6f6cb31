import type { Locator, Page } from '@playwright/test';
import { closeCampaign, createCampaign, goTo, openSample } from '../support/arrange.ts';
import { enrol } from '../party/making.ts';
import { field, seatAt } from '../expedition/seat.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { expectAccessible, expectNoSidewaysScroll, type Program } from '../support/program.ts';
import { systems } from '../../../shared/rules/registry.ts';

const meeting = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const form = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true });

/** Met by hand: the first of the starter content that answers to these words, or the words themselves. */
async function meet(hands: Hands, words: string, listed: boolean): Promise<void> {
  const { page } = hands;
  await hands.press('e');
  await expect(page.getByRole('combobox', { name: 'Who', exact: true })).toBeFocused();
  await hands.write(words);
  if (listed) {
    await expect(page.getByRole('listbox', { name: 'Creatures by that name' })).toBeVisible();
    await hands.press('ArrowDown', 'Enter');
  }
  await hands.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The panel in a narrow window, where it is called up by its key, and with the text at twice its size. */
async function narrow(program: Program, name: string, open: Locator): Promise<void> {
  const page = program.desk;
  await program.resize(page, 800, 900);
  await expect(open).toBeHidden();
  await page.keyboard.press('Control+b');
  await expect(open).toBeVisible();
  await page.screenshot({ path: program.screenshotPath(`${name}-800`) });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '2'));
  await open.scrollIntoViewIfNeeded();
  await page.screenshot({ path: program.screenshotPath(`${name}-800-200`) });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, `${name} at 200 % on 800 pixels`, ['color-contrast', 'target-size']);
  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '1'));
  await page.keyboard.press('Control+b');
  await program.resize(page, 1440, 900);
  await expect(open).toBeVisible();
}

/** The panel as it stands, in both themes. */
async function picture(program: Program, name: string, shown: Locator): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  await program.show(`encounter-${name}`);
}

test('a meeting that is talked out: each step one key, the dice typed or rolled', async ({ program }) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);
  await hands.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  await hands.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await hands.press('e');
  await expect(page.getByRole('combobox', { name: 'Who', exact: true })).toBeFocused();
  await hands.write('gobl');
  await expect(page.getByRole('listbox', { name: 'Creatures by that name' })).toBeVisible();
  await hands.press('ArrowDown');
  await program.show('encounter-begin');
  await hands.press('Enter', 'Enter');

  const goblins = meeting(page, /goblin/i);
  await expect(form(page, 'Number appearing')).toBeVisible();
  await picture(program, 'number', goblins);
  await hands.press('2', '2', 'Enter');
  await expect(goblins).toContainText('4 × Goblin');

  await expect(form(page, 'Surprise')).toBeVisible();
  await picture(program, 'surprise', goblins);
  await narrow(program, 'encounter-surprise', form(page, 'Surprise'));
  await hands.press('u');
  await expect(page.getByRole('textbox', { name: 'The monsters, d6' })).toBeVisible();
  await hands.press('3', '2', 'Enter');
  await expect(goblins).toContainText('the monsters are surprised');

  await expect(form(page, 'Distance')).toBeVisible();
  await picture(program, 'distance', goblins);
  await hands.press('3', '4', 'Enter');
  await expect(goblins).toContainText("70'");

  await expect(form(page, 'Reaction')).toBeVisible();
  await picture(program, 'reaction', goblins);
  await hands.press('4', '4', 'Enter');
  await expect(goblins).toContainText(/indifferent/);

  const talk = page.getByRole('button', { name: /^Talk/ });
  await expect(talk).toBeVisible();
  await picture(program, 'course', talk);
  await hands.press('1');
  await expect(field(page, 'What came of it')).toBeFocused();
  await picture(program, 'talk', field(page, 'What came of it'));
  await hands.write('they talk');
  await hands.press('Enter');
  await expect(goblins).toBeHidden();
  await expect(page.getByText('Turn 2', { exact: true })).toBeVisible();
});

test('a meeting outside, where nobody is in a dungeon: begun by the same key, in yards', async ({
  program,
}) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);
  await hands.press('q');
  await expect(page.getByRole('dialog')).toBeVisible();
  await hands.press('Enter');
  await expect(page.getByText('At the entrance')).toBeVisible();

  await hands.press('e');
  await expect(page.getByRole('combobox', { name: 'Who', exact: true })).toBeFocused();
  await hands.write('wolves');
  await expect(page.getByRole('combobox', { name: 'Where', exact: true })).toHaveText(/wilderness/i);
  await picture(program, 'outside-begin', page.getByRole('dialog'));
  await hands.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  const wolves = meeting(page, /wolves/i);
  await hands.reach(page.getByRole('textbox', { name: /how many$/i }));
  await hands.write('5');
  await hands.press('Enter');
  await expect(form(page, 'Surprise')).toBeVisible();
  await hands.press('5', '5', 'Enter');
  await expect(form(page, 'Distance')).toBeVisible();
  await picture(program, 'outside-distance', wolves);
  await hands.press('Enter');
  await expect(wolves).toContainText('yards');
  await expect(form(page, 'Reaction')).toBeVisible();
});

/** Down to the course, all dice rolled by the program. */
async function toCourse(hands: Hands, number: string): Promise<void> {
  const { page } = hands;
  await expect(form(page, 'Number, said outright')).toBeVisible();
  await hands.reach(page.getByRole('textbox', { name: /how many$/i }));
  await hands.write(number);
  await hands.press('Enter');
  for (const [step, ...dice] of [['Surprise', '5', '5'], ['Distance', '6', '6'], ['Reaction']] as const) {
    await expect(form(page, step)).toBeVisible();
    await hands.press(...dice, 'Enter');
    await expect(form(page, step)).toBeHidden();
  }
  await expect(page.getByRole('button', { name: /^Talk/ })).toBeVisible();
}

/** Thrown for on the wandering table of the sample, with a real die; then left alone. */
async function throwForThem(program: Program, hands: Hands): Promise<void> {
  const { page } = hands;
  const dialog = page.getByRole('dialog');
  await hands.press('e');
  await expect(page.getByRole('combobox', { name: 'Who', exact: true })).toBeFocused();
  await hands.reach(page.getByRole('combobox', { name: 'Where from' }));
  await hands.press('ArrowDown');
  const die = dialog.getByRole('textbox', { name: /^The throw, d/ });
  await expect(die).toBeVisible();
  await hands.fill(die, '1');
  await program.show('encounter-table');
  await hands.press('Enter');
  await expect(dialog).toBeHidden();
  const thrown = page.getByRole('form', { name: /^(Number|Surprise)/ }).first();
  await expect(thrown).toBeVisible();
  await picture(program, 'thrown', thrown);
  await hands.press('Control+z');
  await expect(thrown).toBeHidden();
}

test('a flight, round by round, and a fight with its losses', async ({ program }) => {
  const page = program.desk;
  const hands = new Hands(page);
  await openSample(page);
  await throwForThem(program, hands);
  await meet(hands, 'orc', true);
  await toCourse(hands, '3');
  await hands.press('2');
  await expect(form(page, 'Evasion')).toBeVisible();
  await picture(program, 'evasion', form(page, 'Evasion'));
  await hands.reach(page.getByRole('combobox', { name: 'Are they pursued?' }));
  await hands.write('Yes');
  await hands.press('Enter');
  await expect(form(page, 'Pursuit')).toBeVisible();
  await hands.press('Enter');
  await expect(page.getByText('Round 1 run')).toBeVisible();
  await hands.reach(page.getByRole('checkbox', { name: 'They drop food or treasure' }));
  await hands.press('Space');
  await picture(program, 'pursuit', form(page, 'Pursuit'));
  await narrow(program, 'encounter-pursuit', form(page, 'Pursuit'));
  await hands.reach(page.getByRole('button', { name: 'The party is caught' }));
  await hands.press('Enter');
  await hands.reach(page.getByRole('button', { name: 'They fight' }));
  await hands.press('Enter');

  await expect(form(page, 'Hit points')).toBeVisible();
  await picture(program, 'foes', form(page, 'Hit points'));
  await hands.press('5', '4', '7', 'Enter');
  const fight = form(page, 'The fight');
  await expect(fight).toBeVisible();
  await hands.press('Escape');
  await hands.press('j');
  await expect(page.getByRole('textbox', { name: /^Damage to/ }).first()).toBeFocused();
  await hands.write('9');
  await hands.press('ArrowDown');
  await hands.write('2');
  await hands.press('Enter');
  await expect(fight).toContainText('Round 2');
  await expect(fight).toContainText('2 foes standing, 1 down');
  await picture(program, 'fight', fight);
  await narrow(program, 'encounter-fight', fight);
  await hands.press('Escape');
  await hands.press('.');
  await expect(field(page, 'What came of it')).toBeFocused();
  await hands.write('two orcs run');
  await picture(program, 'outcome', field(page, 'What came of it'));
  await hands.press('Enter');
  await expect(meeting(page, /orc/i)).toBeHidden();
});

const others = systems.filter(({ id }) => id !== 'ose');
/** Where nobody surprised the party, these rules throw for no reaction. */
const withoutReaction = ['swords-wizardry'];

/** A new campaign of the system with two people at the mouth of a dungeon. */
async function sitDown(hands: Hands, { id, title }: { id: string; title: string }): Promise<void> {
  const { page } = hands;
  const rules = form(page, 'New campaign').getByRole('combobox');
  await rules.focus();
  await page.keyboard.type(title);
  await expect(rules).toHaveValue(id);
  await createCampaign(page, `Barrow ${id}`);
  await goTo(page, 'Characters');
  await enrol(seatAt(hands), 'Aldo', 'Character');
  await enrol(seatAt(hands), 'Berit', 'Character');
  await goTo(page, 'Dungeon');
  await hands.press('Enter');
  await hands.write('Barrow');
  await hands.press('Enter');
  await expect(page.getByText('Turn 1', { exact: true })).toBeVisible();
}

/** What looks alike under every system is pictured under the first. */
async function once(program: Program, id: string, name: string, shown: Locator): Promise<void> {
  if (id === others[0]?.id) await picture(program, `${name}-${id}`, shown);
}

/** From the first sight to the choice of a course. */
async function toRiders(program: Program, hands: Hands, id: string): Promise<void> {
  const { page } = hands;
  await meet(hands, 'grey riders', false);
  const riders = meeting(page, /grey riders/);
  await expect(form(page, 'Number, said outright')).toBeVisible();
  await hands.press('Enter');
  await hands.write('3');
  await hands.press('Enter');
  await expect(form(page, 'Surprise')).toBeVisible();
  await picture(program, `surprise-${id}`, riders);
  await hands.press('5', '5', 'Enter');
  await expect(form(page, 'Distance')).toBeVisible();
  await once(program, id, 'distance', riders);
  await hands.press('Enter');
  await expect(form(page, 'Distance')).toBeHidden();
  if (withoutReaction.includes(id)) {
    await hands.reach(riders.getByRole('button', { name: 'Reaction: settle' }));
    await hands.press('Enter');
  }
  await expect(form(page, 'Reaction')).toBeVisible();
  await picture(program, `reaction-${id}`, riders);
  await hands.press('Enter');
  await expect(riders.getByRole('button', { name: /^Talk/ })).toBeVisible();
  await once(program, id, 'course', riders);
}

/** They run, one of them is left behind, and the riders catch the other. */
async function runAway(program: Program, hands: Hands, id: string): Promise<void> {
  const { page } = hands;
  await hands.press('2');
  await expect(form(page, 'Evasion')).toBeVisible();
  await hands.reach(page.getByRole('combobox', { name: 'Are they pursued?' }));
  await hands.write('Yes');
  await hands.fill(page.getByRole('textbox', { name: 'Those who follow' }), '90');
  await hands.fill(page.getByRole('textbox', { name: 'Gap at first' }), '500');
  await once(program, id, 'evasion', form(page, 'Evasion'));
  await hands.reach(page.getByRole('checkbox', { name: 'Something forces them to stop' }));
  await hands.press('Space', 'Enter');
  await expect(form(page, 'Pursuit')).toBeVisible();
  if (id === 'basic-fantasy') {
    await hands.reach(page.getByRole('checkbox', { name: 'A doorway or a hard turn' }));
    await hands.press('Space');
    await hands.fill(page.getByRole('textbox', { name: /^Save of Aldo/ }), '2');
    await hands.fill(page.getByRole('textbox', { name: /^Save of Berit/ }), '20');
    await picture(program, `doorway-${id}`, form(page, 'Pursuit'));
    await hands.press('Enter');
    await expect(page.getByText(/Aldo fell and gets up/)).toBeVisible();
  }
  await hands.reach(page.getByText('Who falls out'));
  await hands.press('Enter');
  await hands.reach(page.getByRole('checkbox', { name: 'Aldo', exact: true }));
  await hands.press('Space');
  await hands.fill(page.getByRole('textbox', { name: 'Monsters out of it' }), '1');
  await hands.press('Enter');
  await expect(page.getByText(/^Who falls out · Aldo|Who falls out.*Aldo.*1 of the monsters/)).toBeVisible();
  await picture(program, `pursuit-${id}`, form(page, 'Pursuit'));
  await hands.reach(page.getByRole('button', { name: 'The party is caught' }));
  await hands.press('Enter');
  await hands.reach(page.getByRole('button', { name: 'They fight' }));
  await hands.press('Enter');
}

/** Two rounds of a fight, its wounds thrown with dice, and its end. */
async function strike(program: Program, hands: Hands, id: string): Promise<void> {
  const { page } = hands;
  const fight = form(page, 'The fight');
  await expect(form(page, 'Hit points')).toBeVisible();
  await hands.write('20');
  await hands.press('Tab');
  await hands.write('6');
  await hands.press('Tab');
  await hands.write('5');
  await once(program, id, 'foes', form(page, 'Hit points'));
  await hands.press('Enter');
  await expect(fight).toBeVisible();
  await hands.press('Escape', 'j');
  await hands.write('2d6+x');
  await hands.press('Enter');
  await expect(fight).toContainText('character 5');
  await once(program, id, 'dice', fight);
  await hands.write('1');
  await hands.press('ArrowDown');
  await hands.write('9');
  await hands.press('Enter');
  await expect(fight).toContainText('Round 2');
  await expect(fight).toContainText('1 down');
  await once(program, id, 'fight', fight);
  await hands.press('Escape', '.');
  await hands.write('the riders turn back');
  await once(program, id, 'outcome', field(page, 'What came of it'));
  await hands.press('Enter');
  await expect(meeting(page, /grey riders/)).toBeHidden();
}

test('a whole meeting, a flight and a fight by the rules of every other system', async ({ program }) => {
  const page = program.desk;
  const hands = new Hands(page);
  for (const system of others) {
    await sitDown(hands, system);
    await toRiders(program, hands, system.id);
    await runAway(program, hands, system.id);
    await strike(program, hands, system.id);
    await closeCampaign(page);
  }
});
