import { expect } from '@playwright/test';
import { field, tick, type Moment, type Seat } from '../expedition/seat.ts';
import { encounterIn, met, talked, thrown } from './encounters.ts';
import { enter, explore, lights, type Evening } from './evening.ts';

const torch = (turns: number) => `torch ${turns}`;
const provisions = [
  { kind: 'ration', name: 'rations, dry', quantity: 2 },
  { kind: 'water', name: 'water', quantity: 2 },
] as const;

const lightTorch: Moment = {
  name: 'Darion lights a torch: the die shows 2, so 6 turns',
  keys: 4,
  play: async (seat) => {
    await seat.hands.press('l');
    await expect(seat.sight.dialog).toContainText('Darion');
    await seat.hands.reach(field(seat.hands.page, 'Burns 1d4'));
    await seat.hands.press('2', 'Enter');
    await lights(torch(6))(seat);
  },
};

const flight: Moment = {
  name: 'The party runs: 110 feet after one round, 150 after two, out of sight: escaped',
  play: async (seat) => {
    const { hands } = seat;
    const encounter = encounterIn(seat, 'goblins');
    await expect(hands.page.getByRole('button', { name: /^Evade/ })).toBeVisible();
    await hands.press('2');
    await expect(encounter.getByRole('form', { name: 'Evasion' })).toBeVisible();
    const follow = field(hands.page, 'Those who follow');
    if (!(await follow.isVisible())) {
      await hands.reach(encounter.getByText('Way out, speeds and gap'));
      await hands.press('Enter');
    }
    await hands.fill(field(hands.page, 'Those who run'), '80');
    await hands.fill(follow, '40');
    await hands.press('Enter');
    await expect(encounter.getByRole('form', { name: 'Pursuit' })).toBeVisible();
    await hands.press('Enter');
    await expect(encounter).toContainText('110');
    await tick(seat, /^Out of sight this round/);
    await hands.press('Enter');
    await expect(encounter).toContainText('150');
    await expect(encounter).toContainText('The party got away.');
  },
};

const over: Moment = {
  name: 'It is over: turn 4 is taken, torch 2 left',
  play: async (seat) => {
    const { hands, sight } = seat;
    const came = field(hands.page, 'What came of it');
    await hands.reach(came);
    await hands.write('escaped up the shaft');
    await hands.press('Enter');
    await sight.turn(5);
    await lights(torch(2))(seat);
  },
};

const out: Moment = {
  name: 'They leave, and the day ends',
  play: async ({ hands, sight }) => {
    await hands.press('q');
    await expect(sight.dialog).toBeVisible();
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
  },
};

/** The rest dialog offers hours first. */
async function wholeDays({ hands, sight }: Seat): Promise<void> {
  const days = sight.dialog.getByRole('radio', { name: /Rest whole days/ });
  await hands.reach(sight.dialog.getByRole('radio', { checked: true }).first());
  await hands.press('ArrowRight');
  await expect(days).toBeChecked();
}

/** The days' ends are settled in the dialog; Darion's hours of sleep are typed, the others sleep as they need. */
const night = (name: string, darion: string, shows: RegExp): Moment => ({
  name,
  play: async ({ hands, sight }) => {
    await hands.press('h');
    await wholeDays({ hands, sight });
    await hands.fill(field(hands.page, 'Days of rest'), '1');
    await hands.fill(field(hands.page, 'Hours Darion slept'), darion);
    await expect(sight.dialog).toContainText(shows);
    await hands.press('Enter');
    await expect(sight.dialog).toBeHidden();
  },
});

async function slept({ hands, sight }: Seat): Promise<void> {
  await hands.press('h');
  await wholeDays({ hands, sight });
  await expect(sight.dialog).toContainText('Darion');
  await expect(sight.dialog).not.toContainText('−1');
  await hands.press('Escape');
  await expect(sight.dialog).toBeHidden();
}

/** docs/evenings.md, The Goblin Warren. */
export const goblinWarren: Evening = {
  system: 'basic-fantasy',
  name: 'The Goblin Warren',
  people: [
    {
      name: 'Darion',
      className: 'Fighter',
      classId: 'fighter',
      raceId: 'human',
      level: 2,
      hp: 10,
      maxHp: 10,
      abilities: { charisma: 13, constitution: 13 },
      items: [
        { kind: 'torch', name: 'torch', quantity: 2 },
        { kind: 'tinder', name: 'tinderbox' },
        ...provisions,
      ],
    },
    {
      name: 'Morningstar',
      className: 'Magic-user',
      classId: 'magic-user',
      raceId: 'elf',
      level: 1,
      hp: 3,
      maxHp: 3,
      items: [...provisions],
    },
    {
      name: 'Tam',
      className: 'Thief',
      classId: 'thief',
      raceId: 'halfling',
      level: 1,
      hp: 4,
      maxHp: 4,
      abilities: { constitution: 9 },
      items: [...provisions],
    },
  ],
  moments: [
    enter('The Goblin Warren'),
    lightTorch,
    explore(1, torch(5)),
    met(2, 1, 'goblins', 5),
    thrown('Surprise', 'goblins', [2, 5], /Darion and Tam/),
    thrown('Distance', 'goblins', [3, 2], /50'/),
    thrown('Reaction', 'goblins', [4, 4], /9 they will consider/),
    talked(2, 'they talk and part'),
    explore(3, torch(3)),
    met(4, 1, 'goblins', 4),
    thrown('Surprise', 'goblins', [6, 4], /nobody is surprised/i),
    thrown('Distance', 'goblins', [4, 3], /70'/),
    thrown('Reaction', 'goblins', [1, 2], /4 ill disposed/),
    flight,
    over,
    explore(5, torch(1)),
    out,
    night('The first night Darion sleeps 4 hours: short', '4', /short/),
    night('The second night all sleep enough', '8', /Darion/),
  ],
  afterwards: { name: 'Nobody is short of sleep', play: slept },
};
