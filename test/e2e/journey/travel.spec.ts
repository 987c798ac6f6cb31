import { calendarPresets } from '../../../shared/calendar/presets.ts';
import { arrange, createCampaign, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

const hild = {
  name: 'Hild',
  className: 'Fighter',
  level: 1,
  hp: 6,
  maxHp: 6,
  items: [
    { kind: 'ration', name: 'rations', quantity: 3 },
    { kind: 'water', name: 'waterskin', quantity: 2 },
  ],
};

test('days on the road by keyboard alone, with real dice and without', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Road');
  await goTo(desk, 'Travel');
  await expect(desk.getByRole('heading', { name: 'Not on the road' })).toBeVisible();
  await arrange(desk, [
    ['character.add', hild],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
  ]);
  await look(program, 'travel-setting-out');

  await test.step('they set out, and the course is said in lines', async () => {
    await hands.fill(desk.getByRole('textbox', { name: 'Where to' }), 'Thorn Gate');
    await hands.press('Enter');
    await expect(desk.getByRole('heading', { name: 'To Thorn Gate' })).toBeVisible();
    await look(program, 'travel-no-way-ahead');
    const keys = await hands.countFor(async () => {
      await hands.press('g');
      await expect(desk.getByRole('textbox', { name: 'The way ahead' })).toBeFocused();
      await hands.write('for 20 to Old Tower');
      await hands.press('Enter');
      await hands.write('hills road 30');
      await expect(inDialog(desk)).toContainText('Forest 20 miles, to Old Tower');
      await program.show('travel-course');
      await hands.press('Control+Enter');
    });
    console.log(`${keys} keys: a course of two legs`);
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByRole('table', { name: /The way ahead, 50 miles/ })).toContainText('Old Tower');
  });

  const die = desk.getByRole('textbox', { name: /in 6/ });
  const morning = (day: number) => expect(desk.getByText(`Day ${day}, 08:00`).first()).toBeVisible();

  await test.step('a quiet day with real dice: a key, a key a die, a key', async () => {
    const keys = await hands.countFor(async () => {
      await hands.press('Space');
      await expect(die).toBeFocused();
      await program.show('travel-day-card');
      await hands.press('5');
      await expect(desk.getByText(/on course/)).toBeVisible();
      await hands.press('6');
      await expect(desk.getByRole('button', { name: /^Pass the day/ })).toBeVisible();
      await hands.press('Enter');
    });
    console.log(`${keys} keys: a quiet day with two real dice`);
    expect(keys).toBeLessThanOrEqual(4);
    await morning(3);
    await look(program, 'travel-second-day');
  });

  await test.step('somebody comes on the march, is let be, and the march goes on', async () => {
    await hands.press('Space');
    await expect(die).toBeFocused();
    await hands.press('1', '1', '1', 'Enter');
    await expect(desk.getByRole('heading', { name: 'Somebody comes' })).toBeVisible();
    await look(program, 'travel-somebody-comes');
    await hands.press('e');
    await expect(inDialog(desk)).toBeVisible();
    await hands.press('Escape');
    await hands.press('Shift+X');
    await expect(desk.getByRole('heading', { name: /go on/ })).toBeVisible();
    await expect(desk.getByText('They are off their course and do not know it.')).toBeVisible();
    await look(program, 'travel-astray');
    await hands.press('t');
    await expect(desk.getByText('They are off their course and do not know it.')).toBeHidden();
  });

  await test.step('one key takes a step back, and the journey ends by one', async () => {
    await hands.press('Control+z');
    await expect(desk.getByText('They are off their course and do not know it.')).toBeVisible();
    await hands.press('q');
    await expect(desk.getByRole('heading', { name: 'Not on the road' })).toBeVisible();
    await hands.press('Control+z');
    await expect(desk.getByRole('heading', { name: 'To Thorn Gate' })).toBeVisible();
  });
});

test('orders, riders, supper and rest that is owed, as they look', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Long Road');
  const day = { kind: 'march', faces: [6] };
  await arrange(desk, [
    ['character.add', hild],
    ['character.addFromContent', { list: 'animals', id: 'mule', kind: 'mount', name: 'Thistle', hp: 9 }],
    [
      'character.addFromContent',
      { list: 'land_vehicles', id: 'cart', kind: 'vehicle', name: 'the cart', hp: 4 },
    ],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    [
      'calendar.set',
      {
        calendar: {
          definition: { ...calendarPresets.gregorian },
          today: { year: 812, part: 5, day: 9 },
        },
      },
    ],
    ['travel.begin', { goal: 'Saltmouth', ground: 'settled' }],
    ['travel.setCourse', { goal: 'Saltmouth', legs: [{ ground: 'clear', way: 'road', miles: 400 }] }],
    ['travel.passDay', day],
    ['travel.passDay', day],
    ['travel.passDay', day],
  ]);
  await goTo(desk, 'Travel');

  await test.step('the orders by key: who guides', async () => {
    await hands.press('a');
    await expect(desk.getByRole('textbox', { name: /Who guides/ })).toBeFocused();
    await hands.write('Old Tam');
    await look(program, 'travel-orders');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByText(/Old Tam guides/).first()).toBeVisible();
  });

  await test.step('the watches of the night by key', async () => {
    await hands.press('Shift+A');
    await expect(inDialog(desk)).toContainText('dark from');
    await desk.getByRole('button', { name: 'Each in turn' }).focus();
    await hands.press('Enter');
    await hands.fill(desk.getByRole('textbox', { name: 'Hours' }), '4');
    await expect(inDialog(desk)).toContainText('from 04:00 nobody watches');
    await look(program, 'travel-watches');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByText('Watches: Hild 4 hours.').first()).toBeVisible();
  });

  await test.step('who rides what', async () => {
    await hands.press('m');
    await expect(desk.getByRole('combobox', { name: 'Hild' })).toBeFocused();
    await hands.press('T');
    await look(program, 'travel-ride');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(desk.getByText('Hild rides Thistle.').first()).toBeVisible();
  });

  await test.step('the last ration is eaten: the evening stops and says who goes short', async () => {
    await hands.press('Space');
    await expect(desk.getByRole('textbox', { name: /in 6/ })).toBeFocused();
    await hands.press('6', 'Enter');
    await expect(desk.getByText(/Stopped: Hild goes 1 day without food/).first()).toBeVisible();
    await look(program, 'travel-supper');
    await hands.press('Space');
    await expect(desk.getByText('Day 6, 08:00').first()).toBeVisible();
  });

  await test.step('a week of it, and rest is overdue', async () => {
    const nothing = { food: 'found', water: 'ground', share: true, forage: false, guide: '' };
    await arrange(desk, [
      ['travel.setOrders', nothing],
      ['travel.passDay', day],
      ['travel.passDay', day],
      ['travel.passDay', day],
    ]);
    await expect(desk.getByText(/A day of rest is overdue/)).toBeVisible();
    await look(program, 'travel-rest-overdue');
    await hands.press('r');
    await expect(desk.getByRole('textbox', { name: /in 6/ })).toBeFocused();
    await hands.press('6', 'Enter');
    await expect(desk.getByText(/A day of rest is overdue/)).toBeHidden();
  });
});

test('the weather by keyboard: thrown with the day, said otherwise, in the month', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'Foul and Fair');
  await arrange(desk, [
    ['campaign.changeSettings', { settings: { weather: true } }],
    ['character.add', hild],
    ['character.addFromContent', { list: 'animals', id: 'mule', kind: 'mount', name: 'Thistle', hp: 9 }],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    [
      'calendar.set',
      {
        calendar: { definition: { ...calendarPresets.gregorian }, today: { year: 812, part: 10, day: 9 } },
      },
    ],
    ['travel.begin', { goal: 'Saltmouth', ground: 'barren' }],
    ['travel.setCourse', { goal: 'Saltmouth', legs: [{ ground: 'barren', way: 'open', miles: 90 }] }],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Space');
  await expect(desk.getByLabel(/Weather, autumn/)).toBeFocused();
  await hands.press('2', '3');
  await expect(desk.getByText('Dense fog.')).toBeVisible();
  await look(program, 'travel-weather-card');
  await hands.press('Enter');
  await expect(desk.getByText(/^Day 1 of the road, march: Dense fog\./).first()).toBeVisible();
  await hands.press('Shift+F');
  await expect(desk.getByRole('textbox', { name: 'Today' })).toBeFocused();
  await look(program, 'travel-weather');
  await hands.write('a rain of frogs');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await expect(desk.getByText('Weather: a rain of frogs.').first()).toBeVisible();
  await hands.press('Control+m');
  await expect(inDialog(desk)).toContainText('a rain of frogs');
  await look(program, 'calendar-road-and-weather');
});

test('a pursuit in the open is played day by day', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Hunted');
  await arrange(desk, [
    ['character.add', hild],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    ['travel.begin', { goal: 'Saltmouth', ground: 'forest' }],
    ['travel.setCourse', { goal: 'Saltmouth', legs: [{ ground: 'forest', way: 'trail', miles: 40 }] }],
    ['travel.passDay', { kind: 'march', faces: [1] }],
    ['encounter.begin', { who: 'wolves', number: 3, roadCheckId: 1 }],
    ['encounter.settle', { step: 'surprise', typed: { party: [6], monsters: [6] } }],
    ['encounter.settle', { step: 'distance', said: { distance: 100 } }],
    ['encounter.settle', { step: 'reaction', typed: { reaction: [1, 1] } }],
    [
      'encounter.flee',
      {
        fleeing: 'party',
        pursued: true,
        fleeingRate: 120,
        pursuingRate: 180,
        typed: { evasion: [100] },
      },
    ],
  ]);
  await goTo(desk, 'Travel');
  const direction = desk.getByRole('textbox', { name: /^Direction/ });
  await expect(direction).toBeVisible();
  await look(program, 'travel-pursuit-day');
  await hands.reach(direction);
  await hands.write('3');
  await hands.reach(desk.getByRole('textbox', { name: /^Caught on 50/ }));
  await hands.write('51');
  await hands.reach(desk.getByRole('textbox', { name: /^Away on/ }));
  await hands.write('1');
  await hands.press('Enter');
  await expect(desk.getByText(/A day of flight, 120° clockwise from their course/).first()).toBeVisible();
  await expect(desk.getByText('Day 3, 08:00').first()).toBeVisible();
  await hands.press('Control+z');
  await expect(desk.getByText('Day 2, 12:00').first()).toBeVisible();
});
