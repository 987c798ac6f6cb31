import { expect } from '@playwright/test';
import { endSession } from '../expedition/farewell.ts';
import { field, type Moment, type Seat } from '../expedition/seat.ts';
import { encounterIn, thrown } from './encounters.ts';
import { enter, explore, lights, quietCheck, rest, type Evening } from './evening.ts';

const torch = (turns: number) => `torch ${turns}`;

const lightTorch: Moment = {
  name: 'Hild lights a torch: 6 turns',
  keys: 3,
  play: async (seat) => {
    await seat.hands.press('l');
    await expect(seat.sight.dialog).toContainText('Hild');
    await seat.hands.press('Enter');
    await lights(torch(6))(seat);
  },
};

const find: Moment = {
  name: 'They find 250 gold pieces and a gem worth 50',
  play: async ({ hands, sight }) => {
    await hands.press('f');
    await hands.fill(field(hands.page, 'Gold'), '250');
    await hands.fill(field(hands.page, 'Gems'), '1');
    await hands.fill(field(hands.page, 'Worth of a gem'), '50');
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
  },
};

/** Somebody is hurt or healed; then they stand at so many points. */
const wound = (name: string, who: string, amount: string, faces: string, stands: RegExp): Moment => ({
  name,
  play: async ({ hands, sight }) => {
    await hands.press('-');
    await expect(sight.dialog).toContainText('Damage and healing');
    await hands.write(amount);
    if (faces !== '') await hands.fill(field(hands.page, 'Dice shown'), faces);
    await hands.reach(sight.dialog.getByRole('checkbox', { name: new RegExp(`^${who},`) }));
    await hands.press('Space', 'Enter');
    await expect(sight.dialog).toBeHidden();
    await expect(sight.row(who)).toContainText(stands);
  },
});

const smugglers: Moment = {
  name: 'Three smugglers come up the stair',
  play: async (seat) => {
    const { hands } = seat;
    await hands.press('e');
    await expect(hands.page.getByRole('combobox', { name: 'Who', exact: true })).toBeFocused();
    await hands.write('smugglers');
    await hands.press('Enter');
    await expect(encounterIn(seat, 'smugglers')).toBeVisible();
    await expect(hands.page.getByRole('form', { name: 'Number, said outright' })).toBeVisible();
    await hands.press('3', 'Enter');
  },
};

const thirtyRounds: Moment = {
  name: 'The party runs thirty rounds: the gap stays at 60 feet, and all are exhausted',
  play: async (seat) => {
    const { hands } = seat;
    const encounter = encounterIn(seat, 'smugglers');
    await expect(hands.page.getByRole('button', { name: /^Evade/ })).toBeVisible();
    await hands.press('2');
    await expect(encounter.getByRole('form', { name: 'Evasion' })).toBeVisible();
    await hands.fill(field(hands.page, 'Those who follow'), '120');
    await hands.press('Enter');
    await expect(encounter.getByRole('form', { name: 'Pursuit' })).toBeVisible();
    await expect(encounter).toContainText("Party 120'");
    await hands.press('3', '0', 'Enter');
    await expect(encounter).toContainText('Round 30 run.');
    await expect(encounter).toContainText("60' apart");
    await expect(
      hands.page.getByText("Pursuit, rounds 1 to 30: the gap is 60'. Exhausted: the party.").first(),
    ).toBeVisible();
  },
};

const away: Moment = {
  name: 'They get away: turn 3 is taken; armour class 11 [8], -2 to attack and damage',
  keys: 2,
  play: async (seat) => {
    const { hands, sight } = seat;
    await hands.press('Shift+E');
    await expect(hands.page.getByPlaceholder('The party got away')).toBeVisible();
    await hands.press('Enter');
    await sight.turn(4);
    await lights(torch(3))(seat);
    await expect(sight.row('Hild')).toContainText(/11\s*\[8\]/);
    await expect(hands.page.getByRole('main')).toContainText('−2 to attack and damage');
  },
};

const rested: Moment = {
  name: 'Three turns are rested: armour class 9 [10] again',
  play: async ({ sight }) => {
    await expect(sight.row('Hild')).toContainText(/9\s*\[10\]/);
    await expect(sight.row('Hild')).not.toContainText('[8]');
  },
};

const out: Moment = {
  name: 'They are out',
  keys: 2,
  play: async ({ hands, sight }) => {
    await hands.press('q');
    await expect(sight.dialog).toBeVisible();
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
  },
};

const award: Moment = {
  name: '300 points for what was brought back, 150 to Hild and to Ida',
  keys: 3,
  play: async ({ hands, sight }) => {
    await hands.press('Control+3');
    await expect(hands.page.getByRole('heading', { name: 'Encumbrance', level: 1 })).toBeVisible();
    await hands.press('r');
    await expect(sight.dialog).toContainText('300 XP of treasure');
    await expect(sight.dialog.getByRole('row', { name: /^Hild/ }).first()).toContainText('150');
    await hands.press('Control+Enter');
    await expect(sight.dialog).toBeHidden();
    await expect(hands.page.getByText(/300 XP: Hild 150, Ida 150/).first()).toBeVisible();
  },
};

/** docs/evenings.md, The Salt Stair. */
export const saltStair: Evening = {
  system: 'ose',
  name: 'The Salt Stair',
  people: [
    {
      name: 'Hild',
      className: 'Fighter',
      classId: 'fighter',
      level: 2,
      hp: 10,
      maxHp: 10,
      items: [
        { kind: 'torch', name: 'torch', quantity: 3 },
        { kind: 'tinder', name: 'tinderbox' },
      ],
    },
    { name: 'Ida', className: 'Cleric', classId: 'cleric', level: 1, hp: 5, maxHp: 5 },
    { name: 'Bo', className: 'Magic-User', classId: 'magic-user', level: 1, hp: 3, maxHp: 3 },
  ],
  moments: [
    enter('The Salt Stair'),
    lightTorch,
    find,
    explore(1, torch(5)),
    quietCheck(2, 3),
    wound('Bo falls 20 feet, dice 2 and 3: dead at -2 of 3', 'Bo', '2d6', '2 3', /−2\s*\/\s*3/),
    wound('A stone hits Ida for 3: 2 of 5', 'Ida', '3', '', /2\s*\/\s*5/),
    wound('A potion heals Ida for 5: 5 of 5', 'Ida', '-5', '', /5\s*\/\s*5/),
    {
      name: 'Bo is marked dead',
      play: async ({ sight }: Seat) => expect(sight.row('Bo')).toContainText('dead'),
    },
    explore(2, torch(4)),
    smugglers,
    thrown('Surprise', 'smugglers', [4, 4], /nobody is surprised/i),
    thrown('Distance', 'smugglers', [3, 3], /60'/),
    thrown('Reaction', 'smugglers', [1, 2], /3 hostile/),
    thirtyRounds,
    away,
    quietCheck(4, 6),
    rest(4, torch(2)),
    rest(5, torch(1)),
    quietCheck(6, 5),
    rest(6),
    rested,
    out,
    award,
    endSession,
  ],
  printed: {
    told: [/smugglers/, /Bo/, /The Salt Stair/, /150/],
    hidden: [/d6/],
  },
  afterwards: {
    name: 'Hild has her 150 points',
    play: async ({ hands }) => {
      await hands.press('Control+2');
      await expect(hands.page.getByRole('heading', { name: 'Hild' })).toBeVisible();
      await expect(hands.page.getByRole('article')).toContainText('150');
    },
  },
};
