import { expect } from '@playwright/test';
import { party, type Adventurer, type Thing } from './party.ts';
import { choose, field, tick, type Moment, type Seat } from './seat.ts';

const campaignName = 'The First Expedition';
const place = 'The Sunken Priory';

async function noteThing({ hands, sight }: Seat, line: number, thing: Thing): Promise<void> {
  const nth = (label: string) => sight.dialog.getByLabel(new RegExp(`^\\s*${label}`)).nth(line);
  await hands.fill(nth('Thing'), thing.name);
  if (thing.quantity !== undefined) await hands.fill(nth('Quantity'), String(thing.quantity));
  // Only a weapon asks for its weight, and weapons stand first on every sheet.
  if (thing.weight !== undefined) await hands.fill(nth('Weight each'), String(thing.weight));
}

async function addToParty(seat: Seat, who: Adventurer): Promise<void> {
  const { hands, sight } = seat;
  await hands.press('Shift+N');
  await expect(sight.dialog).toBeVisible();
  const texts: [string, string | number | undefined][] = [
    ['Name', who.name],
    ['Class', who.className],
    ['Level', who.level],
    ['Hit points, full', who.hitPoints],
    ['STR', who.strength],
    ['CHA', who.charisma],
  ];
  for (const [label, value] of texts)
    if (value !== undefined) await hands.fill(field(hands.page, label), String(value));
  if (who.armour !== 'None') await choose(seat, 'Armour', who.armour);
  if (who.shield === true) await tick(seat, /^Shield/);
  await expect(sight.dialog.getByLabel('Miscellaneous gear')).toBeChecked();
  for (const [line, thing] of who.things.entries()) await noteThing(seat, line, thing);
  await hands.press('Enter');
  await expect(sight.dialog).toBeHidden();
  await sight.carries(who.name, who.tracked);
  await sight.walks(who.name, ...who.walks);
}

/** A new campaign, from the very first start of the program; kept where it likes, or in this file. */
export const beginning = (file?: string): Moment => ({
  name: 'A new campaign is created',
  play: async ({ hands, sight }) => {
    await hands.fill(field(hands.page, 'Name'), campaignName);
    if (file !== undefined) await hands.fill(hands.page.getByRole('textbox', { name: /^File/ }), file);
    await hands.press('Enter');
    await expect(sight.clock).toContainText('No session open');
  },
});

/** Everything before the first turn. */
export const preparation: readonly Moment[] = [
  {
    name: 'Settings: detailed encumbrance, morale on; checks every two turns at 1 in 6',
    play: async (seat) => {
      const { hands } = seat;
      await hands.press('Control+5');
      await expect(hands.page.getByRole('heading', { name: 'Campaign', level: 1 })).toBeVisible();
      await choose(seat, 'Encumbrance', 'Detailed');
      await tick(seat, /^Morale/);
      await expect(field(hands.page, 'Ascending armour class')).not.toBeChecked();
      await expect(field(hands.page, 'Individual initiative')).not.toBeChecked();
      await expect(field(hands.page, 'Turns between wandering checks')).toHaveValue('2');
      await expect(field(hands.page, 'Wandering monsters in the dungeon')).toHaveValue('1');
    },
  },
  {
    name: 'The Characters window is opened',
    play: async ({ hands }) => {
      await hands.press('Control+2');
      await expect(hands.page.getByText('Nobody is in the party yet')).toBeVisible();
    },
  },
  ...party.map((who): Moment => ({
    name: `${who.name} joins: ${who.tracked} coins of weight, ${who.walks[0]}' (${who.walks[1]}')`,
    play: (seat) => addToParty(seat, who),
  })),
  {
    name: "The party walks 60' a turn because of Hild",
    play: async ({ hands }) => {
      await expect(hands.page.getByRole('main')).toContainText(
        "The party moves 60' a turn, 20' a round. Hild is slowest.",
      );
    },
  },
  {
    name: 'The session begins',
    play: async ({ hands, sight }) => {
      await hands.command('start a session');
      await expect(sight.clock).toContainText('Session 1');
    },
  },
  {
    name: `They enter ${place}, Hild speaks`,
    play: async ({ hands, sight }) => {
      await hands.press('Control+1');
      await expect(field(hands.page, 'Who speaks for the party').locator('option:checked')).toHaveText(
        /^Hild/,
      );
      await hands.fill(field(hands.page, 'Name of the place'), place);
      await hands.press('Enter');
      await sight.turn(1);
      await expect(hands.page.getByRole('main')).toContainText(
        "60' a turn, unknown ground. Hild is slowest.",
      );
    },
  },
];
