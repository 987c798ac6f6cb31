import BetterSqlite3 from 'better-sqlite3';
import type { Page } from '@playwright/test';
import { arrange, closeCampaign, createCampaign, goTo, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

// States of the road and its map that few days come to, in both themes, each looked over by axe.

const stores = [
  { kind: 'ration', name: 'rations', quantity: 60 },
  { kind: 'water', name: 'casks', quantity: 60 },
];
const hild = { name: 'Hild', className: 'Fighter', level: 1, hp: 4, maxHp: 6, items: stores };
const griffon = {
  name: 'Griffon',
  kind: 'mount',
  className: 'Beast',
  level: 7,
  hp: 30,
  maxHp: 30,
  sheet: {
    creature: { hitDice: '7' },
    carrier: { unencumbered: { maxLoad: 40_000, turnFeet: 120, roundFeet: 40 }, flies: true },
  },
};
const gull = { kind: 'vessel', name: 'Gull', className: 'Ship', level: 0, abilities: {}, hp: 60, maxHp: 60 };
const secondDay: [string, object][] = [
  ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
  ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
];
const land = (codeAt: (row: number) => number): [string, object] => [
  'map.paint',
  {
    mapId: 1,
    layer: 'terrain',
    runs: Array.from({ length: 32 }, (_, row) => ({ col: 0, row, length: 32, code: codeAt(row) })),
  },
];

async function onTheMap(desk: Page): Promise<Hands> {
  const hands = new Hands(desk);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(desk.getByRole('application', { name: /^Map of/ })).toBeVisible();
  return hands;
}

test('what flies and what draws, as it is said who rides what', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Eyrie');
  await arrange(desk, [
    ['character.add', hild],
    ['character.add', griffon],
    ['character.addFromContent', { list: 'animals', id: 'mule', kind: 'mount', name: 'Thistle', hp: 9 }],
    [
      'character.addFromContent',
      { list: 'land_vehicles', id: 'cart', kind: 'vehicle', name: 'the cart', hp: 4 },
    ],
    ...secondDay,
    ['travel.begin', { goal: 'The Eyrie', ground: 'clear' }],
    [
      'travel.ride',
      {
        rides: [
          { riderId: 1, onId: 2 },
          { riderId: 3, onId: 4, draws: true },
        ],
      },
    ],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('m');
  await expect(inDialog(desk)).toContainText('Griffon flies and bears a human (7 Hit Dice)');
  await expect(inDialog(desk)).toContainText('The team of the cart pulls for');
  await look(program, 'travel-ride-flyer-and-team');
  await shut(desk);
});

test('a day that is marched and sailed, and land that comes into sight', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Quay');
  await arrange(desk, [
    ['campaign.changeSettings', { settings: { windVariable: true } }],
    ['character.add', hild],
    ['character.add', gull],
    ['ship.setFacts', { id: 2, facts: { sailFeet: 360, seaworthy: true, navigator: true } }],
    ...secondDay,
    ['travel.begin', { goal: 'The quay', ground: 'clear' }],
    ['travel.setCourse', { goal: 'The quay', legs: [{ ground: 'clear', way: 'trail', miles: 12 }] }],
    ['travel.passDay', { kind: 'march', faces: [] }],
    ['travel.ride', { rides: [{ riderId: 1, onId: 2 }] }],
    ['travel.setCourse', { goal: 'Saltmouth', legs: [{ ground: 'coast', way: 'open', miles: 400 }] }],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Space');
  await expect(desk.getByRole('textbox', { name: /^Wind/ })).toBeFocused();
  await hands.write('3');
  await expect(desk.getByRole('textbox', { name: /^Wind, die 2/ })).toBeFocused();
  await hands.write('4');
  await expect(desk.getByText(/^The day allows: Coastal waters 36 miles/)).toBeVisible();
  await look(program, 'state-march-and-sail');
  await arrange(desk, [
    [
      'travel.setCourse',
      {
        goal: 'Saltmouth',
        legs: [
          { ground: 'sea', way: 'open', miles: 12 },
          { ground: 'coast', way: 'open', miles: 400 },
        ],
      },
    ],
    ['travel.passDay', { kind: 'sail', faces: [3, 4, 5] }],
  ]);
  await expect(desk.getByText(/Stopped: Land comes into sight/).first()).toBeVisible();
  await look(program, 'state-land-in-sight');
});

test('a stay with everything to be said of it: market, wages, dice that heal, a dock', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Harbour');
  const gold = { kind: 'coin', name: 'gp', coin: 'gp', quantity: 900 };
  const guard = { className: 'Guard', kind: 'mercenary', level: 1, hp: 5, maxHp: 5 };
  await arrange(desk, [
    ['character.add', { ...hild, items: [...stores, gold] }],
    ['character.add', gull],
    ['character.add', { ...guard, name: 'Bran', sheet: { wage: 200, wageEvery: 'month', employerId: 1 } }],
    ['ship.damage', { id: 2, points: 13, by: 'a reef' }],
    ...secondDay,
    newMap('The Coast'),
    land((row) => (row < 6 ? 1 : 18)),
    ['map.addSite', { mapId: 1, col: 8, row: 6, kind: 'harbour', name: 'Saltmouth', knowledge: 'known' }],
    [
      'map.changeSite',
      { id: 1, lodging: 50, stable: 10, market: 'food, rope, a smith, sailcloth', harbour: true },
    ],
    ['travel.place', { on: { mapId: 1, col: 8, row: 6 } }],
    ['travel.begin', { goal: 'Saltmouth', ground: 'clear' }],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('p');
  const town = inDialog(desk).getByRole('radio', { name: /^Saltmouth/ });
  await hands.reach(inDialog(desk).getByRole('radio', { checked: true }));
  for (let way = 0; way < 6 && !(await town.isChecked()); way += 1) await hands.press('ArrowDown');
  await expect(town).toBeChecked();
  await hands.press('Enter');
  const works = inDialog(desk).getByRole('combobox', { name: 'Works on' });
  await hands.reach(works);
  await hands.press('ArrowDown');
  await hands.reach(inDialog(desk).getByRole('textbox', { name: 'And costs' }));
  await hands.write('700');
  await expect(inDialog(desk)).toContainText('Wages are paid as they fall due');
  await expect(inDialog(desk).getByRole('textbox', { name: 'Dice of healing' })).toBeVisible();
  await expect(inDialog(desk).getByText(/the dock mends 13 hull points of hers/)).toBeVisible();
  await look(program, 'town-stay-whole');
  await shut(desk);
});

test('the players’ own map of a country they hardly know, in fog and astray', async ({ program }) => {
  const { desk } = program;
  await createCampaign(desk, 'The Fog');
  await arrange(desk, [
    ['character.add', hild],
    ...secondDay,
    newMap('The Fens'),
    land((row) => (row < 7 ? 5 : 11)),
    [
      'map.paint',
      { mapId: 1, layer: 'known', runs: [3, 4, 5].map((row) => ({ col: 2, row, length: 5, code: 1 })) },
    ],
    ['map.paint', { mapId: 1, layer: 'theirs', runs: [{ col: 7, row: 4, length: 2, code: 8 }] }],
    ['map.addSite', { mapId: 1, col: 4, row: 4, kind: 'settlement', name: 'Thorn Gate', knowledge: 'known' }],
    ['map.addSite', { mapId: 1, col: 5, row: 3, kind: 'lair', name: 'The Wyrm’s Den', knowledge: 'secret' }],
    ['travel.begin', { goal: 'Grey Tor', ground: 'clear' }],
    ['travel.place', { on: { mapId: 1, col: 4, row: 4 } }],
    ['travel.setWay', { goal: 'Grey Tor', through: [{ col: 14, row: 6 }] }],
    ['weather.say', { words: 'dense fog', fog: true }],
    ['travel.passDay', { kind: 'march', faces: [1, 2, 6] }],
  ]);
  const hands = await onTheMap(desk);
  await expect(desk.getByText(/they believe/)).toBeVisible();
  await hands.press('v', 'v');
  await expect(desk.getByRole('heading', { name: 'The map as they have it' })).toBeVisible();
  await expect(desk.getByText(/^The company is at/)).not.toContainText('they believe');
  await look(program, 'map-theirs');
  await hands.press('t', 'Home');
  await expect(desk.getByText(/^The company is lost, within/)).toBeVisible();
  await program.show('map-theirs-lost');
  await hands.press('Control+l');
  await expect(desk.getByRole('table', { name: 'Sites of The Fens' })).toContainText('Thorn Gate');
  await expect(desk.getByText('The Wyrm’s Den')).toBeHidden();
  await program.show('map-theirs-list');
});

test('a piece of the map that cannot be read lies under those who fly over it', async ({ program }) => {
  const { desk } = program;
  const path = program.path('flyers.turnkeeper');
  await arrange(desk, [
    ['app.createCampaign', { name: 'Flyers', path, system: 'ose', settings: {} }],
    ['character.add', hild],
    ['character.add', griffon],
    ...secondDay,
    newMap('The Ridge'),
    land((row) => (row < 12 ? 9 : 5)),
    ['travel.begin', { goal: 'Far Gate', ground: 'clear' }],
    ['travel.ride', { rides: [{ riderId: 1, onId: 2 }] }],
    ['travel.place', { on: { mapId: 1, col: 12, row: 6 } }],
    ['travel.setWay', { goal: 'Far Gate', through: [{ col: 24, row: 6 }] }],
  ]);
  await closeCampaign(desk);
  const db = new BetterSqlite3(path);
  db.prepare("UPDATE hex_chunk SET cells = ? WHERE layer = 'terrain' AND cx = 1 AND cy = 0").run(
    '!'.repeat(512),
  );
  db.close();
  const form = desk.getByRole('form', { name: 'Open a campaign file' });
  await form.getByRole('textbox').fill(path);
  await form.getByRole('button', { name: 'Open', exact: true }).click();
  await onTheMap(desk);
  await expect(desk.getByText(/1 record makes no sense\. Nothing was lost/)).toBeVisible();
  await look(program, 'map-damaged-flyer');
});
