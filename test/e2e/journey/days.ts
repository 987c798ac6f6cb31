import { expect } from '@playwright/test';
import { distanceDice } from '../../fixtures/grey-water.ts';
import { field } from '../expedition/seat.ts';
import { inDialog } from '../support/look.ts';
import type { Die, JourneySeat } from './journey-seat.ts';

/** A moment of the journey: what is done by keyboard, what must then be on screen, and how many keys it may take. */
export interface Moment {
  name: string;
  keys?: number;
  play: (seat: JourneySeat) => Promise<void>;
}

/** A day passed with real dice: the key of its kind, a key a digit, `Enter`. */
const day = (
  name: string,
  key: string,
  dice: readonly Die[],
  shows: (seat: JourneySeat) => Promise<void>,
): Moment => ({
  name,
  keys: 2 + dice.reduce((sum, [, face]) => sum + String(face).length, 0),
  play: async (seat) => {
    await seat.pass(key, ...dice);
    await shows(seat);
  },
});

const courseToReedham = (miles: number): Moment => ({
  name: `Course to Reedham by its name: ${miles} miles`,
  // Find, the name, take it, go.
  keys: 'reedham'.length + 3,
  play: async (seat) => {
    await seat.courseTo('reedham');
    await seat.says(new RegExp(`^Course to Reedham, ${miles} miles`));
  },
});

const oneKey = (name: string, key: string, shows: (seat: JourneySeat) => Promise<void>): Moment => ({
  name,
  keys: 1,
  play: async (seat) => {
    await seat.map.press(key);
    await shows(seat);
  },
});

/** From the check to what surprise came to: two keys beside the words that are typed and the dice. */
const met = (who: string, number: number, surprise: [party: number, monsters: number]): Moment => ({
  name: `${number} ${who}, met`,
  keys: 2 + who.length + 1 + String(number).length + surprise.length + 1,
  play: async (seat) => {
    const { desk } = seat;
    await expect(desk.page.getByRole('heading', { name: 'Somebody comes' })).toBeVisible();
    await desk.press('e');
    await expect(field(desk.page, 'Who')).toBeFocused();
    await desk.write(who);
    await desk.press('Tab');
    await desk.write(String(number));
    await desk.press('Enter');
    await seat.throwDice('Surprise', who, surprise);
    await seat.says(`Surprise, ${number} ${who}: nobody is surprised.`);
  },
});

const weighed = (who: string, { distance, reaction }: Record<'distance' | 'reaction', number[]>): Moment => ({
  name: `${who}: how far off, and what they make of the party`,
  play: async (seat) => {
    await seat.throwDice('Distance', who, distanceDice(seat.system, distance));
    await seat.throwDice('Reaction', who, reaction);
  },
});

interface Flight {
  pursuingRate: number;
  surroundings?: number;
  evasion: number;
}

const fled = (who: string, { pursuingRate, surroundings = 0, evasion }: Flight, shows: RegExp): Moment => ({
  name: `They run from ${who}: ${evasion} on a hundred`,
  play: async (seat) => {
    const { desk } = seat;
    await expect(desk.page.getByRole('button', { name: /^Evade/ })).toBeVisible();
    await desk.press('2');
    const form = seat.encounter(who).getByRole('form', { name: 'Evasion' });
    await expect(form).toBeVisible();
    const follow = field(desk.page, 'Those who follow');
    if (!(await follow.isVisible())) {
      await desk.reach(seat.encounter(who).getByText('Way out, speeds and gap'));
      await desk.press('Enter');
    }
    await seat.fill('Those who run', '120');
    await seat.fill('Those who follow', String(pursuingRate));
    if (surroundings !== 0) await seat.fill('Surroundings, percent', String(surroundings));
    await desk.reach(form.getByPlaceholder('d100'));
    await desk.write(String(evasion));
    await desk.press('Enter');
    await seat.says(shows);
  },
});

const over = (words: string, time: string): Moment => ({
  name: words,
  play: async (seat) => {
    const { desk } = seat;
    await desk.reach(field(desk.page, 'What came of it'));
    await desk.write(words);
    await desk.press('Enter');
    await expect(desk.page.getByRole('banner')).toContainText(time);
  },
});

const dayOfFlight: Moment = {
  name: 'The day’s flight: north-west, not caught on 70, away on 20',
  play: async (seat) => {
    const { desk } = seat;
    const die = (name: RegExp) => desk.page.getByRole('textbox', { name });
    await desk.reach(die(/^Direction/));
    await desk.write('3');
    await desk.reach(die(/^Caught on 50/));
    await desk.write('70');
    await desk.reach(die(/^Away on 25/));
    await desk.write('20');
    await desk.press('Enter');
    await seat.says(
      /120° clockwise from their course: clear 12 miles; the party got away\. Supper: 2 rations\./,
    );
    await expect(seat.company).toContainText('they know that they are lost, within 12 miles of 1003');
    await seat.standsAt('0802');
  },
};

const theyForage: Moment = {
  name: 'They are told to look for food on the way',
  play: async ({ desk }) => {
    await desk.press('a');
    const box = desk.page.getByRole('checkbox', { name: 'They forage on the way' });
    await desk.reach(box);
    await desk.press('Space', 'Enter');
    await expect(inDialog(desk.page)).toBeHidden();
  },
};

export const putAtTheStart: Moment = {
  name: 'Put at 1000 by its number',
  keys: '1000'.length + 3,
  play: async (seat) => {
    await seat.find('1000');
    await seat.map.press('Shift+P');
    await seat.standsAt('1000');
  },
};

/** Ashore, up to the march on which the program is ended. */
export const daysToTheKill: readonly Moment[] = [
  courseToReedham(84),
  day('Day 1, the road: somebody comes at noon', 'Space', [[/^Wandering check, clear, 1 in 6/, 1]], (seat) =>
    seat.standsAt('1003'),
  ),
  met('wyvern', 1, [6, 6]),
  weighed('wyvern', { distance: [3, 4, 2, 5], reaction: [2, 1] }),
  fled('wyvern', { pursuingRate: 240, evasion: 60 }, /a pursuit by days, 25 in 100/),
  dayOfFlight,
  over('it lost them', 'Day 3, 08:00'),
  oneKey('They know where they are', 'Shift+T', (seat) => seat.says('They know where they are: 0802.')),
  courseToReedham(78),
  day(
    'Day 2: across country to the road, and by it',
    'Space',
    [
      [/^Losing the way, clear, 1 in 6/, 4],
      [/^Wandering check, clear, 1 in 6/, 3],
    ],
    async (seat) => {
      await seat.says(/march: clear 12 miles and clear road 18 miles\. Supper: 2 rations\. Day 4, 08:00\./);
      await seat.standsAt('1006');
    },
  ),
  day(
    'Day 3: lost, and they do not know it',
    'Space',
    [
      [/^Losing the way, forest, 2 in 6/, 2],
      [/^How far off the course/, 4],
      [/^Wandering check, clear, 1 in 6/, 5],
    ],
    async (seat) => {
      await expect(seat.company).toContainText(
        'The company is at 0608; they believe 1010. They stand in plain where their map says forest.',
      );
    },
  ),
  theyForage,
  day(
    'Day 4: in the wood; somebody comes at noon',
    'Space',
    [
      [/^Losing the way, forest, 2 in 6/, 5],
      [/^Wandering check, forest, 2 in 6/, 1],
    ],
    (seat) =>
      seat.standsAt('0609, 2 miles on the way into 0610; they believe 1011, 2 miles on the way into 1012'),
  ),
  met('orcs', 3, [5, 4]),
  weighed('orcs', { distance: [6, 2, 1, 3], reaction: [2, 2] }),
  fled('orcs', { pursuingRate: 120, surroundings: 25, evasion: 60 }, /they get away, 95 in 100/),
  over('the wood hid them', 'Day 5, 12:10'),
];

const goIn = async (seat: JourneySeat, place: RegExp): Promise<void> => {
  const { desk } = seat;
  await desk.press('p');
  const choice = inDialog(desk.page).getByRole('radio', { name: place });
  await expect(choice).toBeVisible();
  await desk.reach(inDialog(desk.page).getByRole('radio', { checked: true }).first());
  for (let way = 0; way < 8 && !(await choice.isChecked()); way += 1) await desk.press('ArrowDown');
  await expect(choice).toBeChecked();
  await desk.press('Enter');
};

/** A turn of the delve, its check first where one is due. */
const turn = (number: number): Moment => ({
  name: `Turn ${number} of the Drowned Gate`,
  play: async ({ desk }) => {
    const check = desk.page.getByRole('heading', { name: /^Wandering check/ });
    if (number % 2 === 0) {
      await expect(check).toBeVisible();
      await desk.press('5', 'Enter');
      await expect(check).toHaveCount(0);
    }
    await desk.press('Space');
    await expect(desk.page.getByRole('banner')).toContainText(`Turn ${number + 1}, `);
  },
});

const aboard = (ship: string): Moment => ({
  name: `Everybody goes aboard ${ship}`,
  play: async (seat) => {
    await goIn(seat, new RegExp(`^Aboard ${ship}`));
    await seat.says(new RegExp(`is aboard ${ship}`));
  },
});

/** From the day on which the program was ended to the gale. */
export const daysAfterTheKill: readonly Moment[] = [
  day(
    'Day 4 goes on: food is found for five',
    'Space',
    [
      [/^Foraging, 1 in 6/, 1],
      [/^Foraging/, 5],
    ],
    async (seat) => {
      await seat.says(/march: forest 8 miles\. Foraging feeds 5\. Nothing from the packs\. Day 6, 08:00\./);
      await seat.standsAt(
        '0610, 4 miles on the way into 0611; they believe 1012, 4 miles on the way into 1013',
      );
    },
  ),
  oneKey('They know that they are lost', 't', async (seat) => {
    await seat.says('They know that they went astray: day 3, 45° to the right.');
    await expect(seat.company).toContainText('they know that they are lost, within 40 miles of 1006');
  }),
  oneKey('They know where they are', 'Shift+T', (seat) => seat.says('They know where they are: 0610.')),
  courseToReedham(32),
  day(
    'Day 5: a forced march to Reedham',
    'j',
    [
      [/^Losing the way, forest, 2 in 6/, 3],
      [/^Wandering check, clear, 1 in 6/, 6],
    ],
    async (seat) => {
      await seat.says(/forced march: forest 8 miles and clear 24 miles\. Supper: 2 rations\. Day 7, 08:00\./);
      await seat.standsAt('1014');
      await expect(seat.desk.page.getByText(/^A day of rest is owed\. Pressing on costs −1/)).toBeVisible();
    },
  ),
  day('Day 6: complete rest', 'r', [[/^Wandering check, clear, 1 in 6/, 5]], async (seat) => {
    await seat.says(/^Day 6 of the road, rest/);
    await expect(seat.desk.page.getByText('Owed after 6 days of march.')).toBeVisible();
  }),
  day('Day 7: a hunt finds animals', 'o', [[/^Hunting, 1 in 6/, 1]], (seat) =>
    seat.says(/^Day 7 of the road, hunting: The hunt finds animals\./),
  ),
  {
    name: 'One portion is brought home; the day goes on',
    play: async (seat) => {
      const { desk } = seat;
      await seat.fill('They bring home, portions', '1');
      await desk.reach(desk.page.getByRole('textbox', { name: /^Wandering check, clear, 1 in 6/ }));
      await desk.write('4');
      await desk.press('Enter');
      await seat.says(/1 portion brought home\. Supper: 1 ration/);
    },
  },
  {
    name: 'Day 8: into the Drowned Gate',
    play: async (seat) => {
      await goIn(seat, /^The Drowned Gate/);
      await seat.says('The party of 2 entered The Drowned Gate.');
      await seat.desk.press('Control+1');
      await expect(seat.desk.page.getByRole('banner')).toContainText('Turn 1, ');
    },
  },
  ...[1, 2, 3, 4, 5, 6].map(turn),
  {
    name: 'and out again, an hour later',
    keys: 2,
    play: async ({ desk }) => {
      await desk.press('Control+7', 'p');
      await expect(desk.page.getByRole('banner')).toContainText('Day 9, 09:00');
    },
  },
  {
    name: 'Two days in Reedham',
    play: async (seat) => {
      const { desk } = seat;
      await goIn(seat, /^Reedham/);
      await expect(inDialog(desk.page).getByRole('textbox', { name: 'For' })).toBeFocused();
      await desk.press('Control+a', '2');
      await expect(inDialog(desk.page)).toContainText('4 gp');
      await desk.press('Enter');
      await seat.says('Reedham, 2 days for 4 gp from Hild, to day 11, 08:00.');
    },
  },
  aboard('Heron'),
  {
    name: 'Course down the river',
    play: async (seat) => {
      await seat.find('saltmouth');
      await seat.map.press('g');
      await seat.says(/^Course to Saltmouth, 24 miles/);
    },
  },
  day(
    'Day 10: down the river with its current',
    'Space',
    [
      [/^The current, downstream/, 6],
      [/^Wandering check, river, 2 in 6/, 4],
    ],
    async (seat) => {
      await seat.says(/River downstream 24 miles\. Supper: 2 rations\. Day 12, 08:00\./i);
      await seat.standsAt('1018');
    },
  ),
  aboard('Gull'),
  {
    name: 'Course out to sea, by 1420 to 1440',
    play: async (seat) => {
      await seat.find('1420');
      await seat.map.press('g');
      await seat.says(/^Course to 1420, 24 miles/);
      await seat.find('1440');
      await seat.map.press('Shift+G');
      await seat.says(/^Course to 1440, 144 miles/);
    },
  },
  day(
    'Day 11: under sail',
    'Space',
    [
      ['Wind OSE-WIND-1', 3],
      [/^Wind, die 2/, 4],
      [/^Losing the way, (open sea|coastal waters), 2 in 6/, 5],
      [/^Wandering check, coastal waters, 2 in 6/, 6],
    ],
    async (seat) => {
      await seat.says(/Coastal waters 36 miles and open sea 36 miles\. Supper: 2 rations, 2 water\./);
      await seat.standsAt('1428');
    },
  ),
  day(
    'Day 12: a gale, straight back, into shelter by the land',
    'Space',
    [
      ['Wind OSE-WIND-1', 6],
      [/^Wind, die 2/, 6],
      [/^Gale: where it sweeps her/, 4],
      [/^The swept course meets land: wrecked, 75 in 100/, 80],
    ],
    async (seat) => {
      await seat.says(/Stopped: The gale: in shelter by the land/);
      await seat.standsAt('1419; they know that they are lost, within 6 miles of 1419');
    },
  ),
];
