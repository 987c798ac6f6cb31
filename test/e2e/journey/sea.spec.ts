import { arrange, createCampaign, goTo, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

test('an evening at sea by keyboard alone: a plain day, a gale, a repair', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Gull');
  await arrange(desk, [
    ['campaign.changeSettings', { settings: { windVariable: true } }],
    [
      'character.add',
      {
        name: 'Hild',
        className: 'Fighter',
        level: 1,
        hp: 6,
        maxHp: 6,
        items: [
          { kind: 'ration', name: 'rations', quantity: 60 },
          { kind: 'water', name: 'casks', quantity: 60 },
        ],
      },
    ],
    [
      'character.addFromContent',
      { list: 'water_vessels', id: 'sailing-ship-small', kind: 'vessel', name: 'Gull', hp: 60 },
    ],
    ['ship.setFacts', { id: 2, facts: { crew: 9, captain: true } }],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    ['travel.begin', { goal: 'Saltmouth', ground: 'settled' }],
  ]);
  await goTo(desk, 'Travel');

  await test.step('aboard, and a course over water', async () => {
    const keys = await hands.countFor(async () => {
      await hands.press('p');
      await expect(inDialog(desk).getByRole('radio', { name: /^Aboard Gull/ })).toBeChecked();
      await look(program, 'sea-going-aboard');
      await hands.press('Enter');
    });
    console.log(`${keys} keys: everybody aboard`);
    expect(keys).toBeLessThanOrEqual(2);
    await expect(inDialog(desk)).toBeHidden();
    await hands.press('g');
    await expect(desk.getByRole('textbox', { name: 'The way ahead' })).toBeFocused();
    await hands.write('river down 6');
    await hands.press('Enter');
    await hands.write('sea 400 to Saltmouth');
    await hands.press('Control+Enter');
    await expect(desk.getByRole('table', { name: /The way ahead, 406 miles/ })).toContainText('Open sea');
    await expect(desk.getByText(/Aboard Gull/)).toContainText('10 of 10 hands, hull 60 of 60');
  });

  const wind = desk.getByRole('textbox', { name: /^Wind/ });
  const button = desk.getByRole('button', { name: /^Pass the day/ });

  await test.step('a plain day with real dice, the wind first', async () => {
    const keys = await hands.countFor(async () => {
      await hands.press('Space');
      await expect(wind).toBeFocused();
      await look(program, 'sea-wind-first');
      await hands.press('3');
      await expect(desk.getByRole('textbox', { name: /^Wind, die 2/ })).toBeFocused();
      await hands.press('4');
      await expect(desk.getByRole('textbox', { name: /^The current/ })).toBeFocused();
      await hands.press('2');
      await expect(desk.getByRole('textbox', { name: /^Losing the way|^How far off/ })).toBeFocused();
      await hands.press('4');
      await expect(desk.getByRole('textbox', { name: /^Wandering check/ })).toBeFocused();
      await hands.press('6');
      await expect(button).toBeVisible();
      await look(program, 'sea-day-card');
      await hands.press('Enter');
    });
    console.log(`${keys} keys: a day at sea with five real dice`);
    expect(keys).toBeLessThanOrEqual(7);
    await expect(desk.getByText('Day 3, 08:00').first()).toBeVisible();
    await look(program, 'sea-second-day');
  });

  await test.step('a gale asks what only the referee knows, and sweeps her', async () => {
    await hands.press('Space');
    await expect(wind).toBeFocused();
    await hands.press('6');
    await expect(desk.getByRole('textbox', { name: /^Wind, die 2/ })).toBeFocused();
    await hands.press('6');
    await expect(desk.getByRole('textbox', { name: /^Gale: where it sweeps her/ })).toBeFocused();
    await hands.press('3');
    const openWater = desk.getByRole('radio', { name: 'Open water' });
    await expect(openWater).toBeVisible();
    await look(program, 'sea-gale-asks');
    await hands.reach(openWater);
    await hands.press('Space');
    await expect(desk.getByRole('textbox', { name: /^Wandering check/ })).toBeVisible();
    await hands.reach(desk.getByRole('textbox', { name: /^Wandering check/ }));
    await hands.press('6');
    await hands.press('Enter');
    await expect(desk.getByText(/The gale swept her 270 miles/).first()).toBeVisible();
    await look(program, 'sea-swept');
  });

  await test.step('she is harmed, and her crew mends half of it', async () => {
    await hands.press('w');
    await expect(inDialog(desk)).toBeVisible();
    await hands.reach(desk.getByRole('textbox', { name: /^Hull points/ }));
    await hands.write('12');
    await hands.reach(desk.getByRole('button', { name: 'She is damaged' }));
    await hands.press('Enter');
    await expect(inDialog(desk)).toContainText('hull 48 of 60');
    await hands.reach(desk.getByRole('button', { name: 'Her crew mends' }));
    await hands.press('Enter');
    await expect(inDialog(desk)).toContainText('hull 54 of 60');
    await look(program, 'sea-ship');
    await hands.press('Escape');
    await expect(inDialog(desk)).toBeHidden();
  });

  await test.step('the ship’s log', async () => {
    await hands.press('Shift+W');
    await expect(inDialog(desk)).toContainText('12: gale');
    await look(program, 'sea-log');
    await hands.press('Escape');
    await expect(inDialog(desk)).toBeHidden();
  });
});

test('a voyage over a map is planned with exact odds, and the point of no return stands across it', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Deep');
  const stores = [
    { kind: 'ration', name: 'rations', quantity: 40 },
    { kind: 'water', name: 'casks', quantity: 60 },
  ];
  await arrange(desk, [
    ['character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 6, maxHp: 6, items: stores }],
    [
      'character.addFromContent',
      { list: 'water_vessels', id: 'sailing-ship-small', kind: 'vessel', name: 'Gull', hp: 60 },
    ],
    ['ship.setFacts', { id: 2, facts: { crew: 9, captain: true, navigator: true } }],
    newMap('The Deep'),
    [
      'map.paint',
      {
        mapId: 1,
        layer: 'terrain',
        runs: Array.from({ length: 40 }, (_, row) => ({ col: 0, row, length: 80, code: 18 })),
      },
    ],
    ['map.addSite', { mapId: 1, col: 70, row: 16, kind: 'harbour', name: 'Saltmouth', knowledge: 'known' }],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    ['travel.begin', { goal: 'Saltmouth', ground: 'sea' }],
    ['travel.ride', { rides: [{ riderId: 1, onId: 2 }] }],
    ['travel.place', { on: { mapId: 1, col: 10, row: 16 } }],
    ['travel.setWay', { goal: 'Saltmouth', through: [{ col: 70, row: 16 }] }],
  ]);
  await goTo(desk, 'Travel');
  await expect(desk.getByText('For 4 days, 10 aboard.')).toBeVisible();
  await expect(desk.getByText(/Turn back after \d+ miles more/).first()).toBeVisible();
  await hands.press('k');
  await expect(inDialog(desk)).toContainText('A gale comes upon them');
  await look(program, 'sea-plan');
  await shut(desk);
  await hands.press('Shift+M');
  await expect(desk.getByRole('application', { name: /^Map of/ })).toBeVisible();
  await hands.press('0');
  await look(program, 'sea-no-return');
  await arrange(desk, [['weather.say', { words: 'dense fog', fog: true }]]);
  await hands.press('Shift+M', 'Space');
  await expect(desk.getByRole('textbox', { name: /^Wind/ })).toBeFocused();
  await hands.write('3');
  await expect(desk.getByRole('textbox', { name: /^Wind, die 2/ })).toBeFocused();
  await look(program, 'sea-fog');
});
