import type { Page } from '@playwright/test';
import { arrange, createCampaign, goTo, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

const theMap = (desk: Page) => desk.getByRole('application', { name: /^Map of/ });
const here = (desk: Page) => desk.locator('.foot .here');

test('a map by keyboard alone: made, painted, filled, undone, a road, a site, found again, listed', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Marches');
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(desk.getByRole('heading', { name: 'No map yet' })).toBeVisible();
  await look(program, 'map-none');

  await test.step('a new map, its numbers shown by example', async () => {
    await hands.press('Shift+N');
    await expect(desk.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await hands.write('The Northern Marches');
    await expect(inDialog(desk)).toContainText('The first hex is 0101');
    await look(program, 'map-new');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(theMap(desk)).toBeFocused();
    await expect(here(desk)).toContainText('not painted');
  });

  await test.step('a stroke: Space held, the arrows, Space let go', async () => {
    await hands.press('Control+p', '5');
    await desk.keyboard.down('Space');
    await hands.press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight');
    await expect(here(desk)).toContainText('Forest');
    await desk.keyboard.up('Space');
    await expect(desk.getByText('Painted 5 hexes: Forest.').first()).toBeVisible();
    await program.show('map-stroke');
  });

  await test.step('one hex is three keys; a wide brush, and one key takes it back', async () => {
    const keys = await hands.countFor(() => hands.press('ArrowRight', '8', 'Space'));
    expect(keys).toBe(3);
    await expect(here(desk)).toContainText('Hills');
    await hands.press(']', ']', ']', 'ArrowRight', 'Space');
    await expect(desk.getByText('Painted 19 hexes: Hills.').first()).toBeVisible();
    await hands.press('Control+z');
    await expect(here(desk)).toContainText('not painted');
  });

  await test.step('an outline is filled, and its ground is changed by a fill', async () => {
    await hands.press('o', '1');
    await desk.keyboard.down('Space');
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp'])
      await hands.press(...Array.from({ length: 6 }, () => key));
    await desk.keyboard.up('Space');
    await expect(here(desk)).toContainText('Plain');
    await hands.press('f', '2');
    await expect(desk.getByText(/hang together here/)).toBeVisible();
    await hands.press('Space');
    await expect(here(desk)).toContainText('Grassland');
    await look(program, 'map-painting');
  });

  await test.step('a road from hex to hex', async () => {
    await hands.press('w');
    await desk.keyboard.down('Space');
    await hands.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft');
    await program.show('map-pen');
    await desk.keyboard.up('Space');
    await expect(here(desk)).toContainText('road');
  });

  await test.step('a site at its end', async () => {
    await hands.press('s', 'Space');
    await expect(desk.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await hands.write('Thorn Gate');
    await look(program, 'map-site');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
    await expect(here(desk)).toContainText('Settlement Thorn Gate');
    await hands.press('Escape');
    await expect(desk.getByRole('region', { name: 'Painting' })).toBeHidden();
  });

  await test.step('found again from far away, and opened', async () => {
    await hands.press(...Array.from({ length: 8 }, () => 'ArrowUp'));
    await expect(here(desk)).not.toContainText('Thorn Gate');
    await hands.press('/');
    await hands.write('thorn');
    await expect(inDialog(desk).getByRole('option', { name: /Thorn Gate/ })).toBeVisible();
    await look(program, 'map-find');
    await hands.press('Enter');
    await expect(here(desk)).toContainText('Thorn Gate');
    await hands.press('i');
    await expect(inDialog(desk)).toContainText('settlement');
    await look(program, 'map-hex');
    await hands.press('Escape');
    await look(program, 'map-look');
  });

  await test.step('the same as lists', async () => {
    await hands.press('Control+l');
    await expect(desk.getByRole('table', { name: /^Sites/ })).toContainText('Thorn Gate');
    await expect(desk.getByRole('table', { name: /^Lines/ })).toContainText('Road');
    await look(program, 'map-list');
    await hands.press('Control+l');
    await expect(theMap(desk)).toBeVisible();
  });
});

test('a large map, whole and near', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The World');
  await arrange(desk, [
    [
      'map.add',
      {
        name: 'The World',
        layout: 'flat',
        raised: 'odd',
        hexMiles: 6,
        numbering: { firstCol: 1, firstRow: 1, order: 'col-row', digits: 3, separator: '.' },
      },
    ],
  ]);
  const size = { cols: 384, rows: 264 };
  await test.step('100,000 hexes are painted, as an import would', async () => {
    for (let from = 0; from < size.rows; from += 8) {
      const runs = [];
      for (let row = from; row < from + 8; row += 1)
        for (let col = 0; col < size.cols;) {
          const code = groundAt(col, row);
          let length = 1;
          while (col + length < size.cols && groundAt(col + length, row) === code) length += 1;
          runs.push({ col, row, length, code });
          col += length;
        }
      await arrange(desk, [['map.paint', { mapId: 1, layer: 'terrain', runs }]]);
    }
  });

  await arrange(desk, [
    ...sites.map(([col, row, kind, name, knowledge]): [string, object] => [
      'map.addSite',
      { mapId: 1, col, row, kind, name, knowledge },
    ]),
    ['map.addLine', { mapId: 1, kind: 'road', name: 'Salt Road', path: straight([100, 120], 34) }],
    ['map.addLine', { mapId: 1, kind: 'river', name: 'Mere', path: straight([104, 112], 20) }],
    ['map.addLabel', { mapId: 1, col: 112, row: 116, words: 'Thornwold', size: 160 }],
  ]);
  await arrange(desk, [
    ['map.addRegion', { mapId: 1, name: 'The Marches' }],
    [
      'map.paint',
      {
        mapId: 1,
        layer: 'region',
        runs: Array.from({ length: 9 }, (_, at) => ({ col: 93, row: 116 + at, length: 9, code: 1 })),
      },
    ],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(theMap(desk)).toBeVisible();
  await look(program, 'map-near');
  await hands.press('0');
  await look(program, 'map-whole');
  for (const at of [1, 2, 3, 4, 5, 6]) {
    await hands.press('+');
    await program.show(`map-zoom-${at}`);
  }
});

test('a map by mouse: gripped, zoomed about the hand, painted, and drawn on', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'By Hand');
  await arrange(desk, [
    [
      'map.add',
      {
        name: 'By Hand',
        layout: 'pointy',
        raised: 'even',
        hexMiles: 3,
        numbering: { firstCol: 0, firstRow: 0, order: 'row-col', digits: 1, separator: ',' },
      },
    ],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(theMap(desk)).toBeVisible();
  let corner = { x: 0, y: 0 };
  const measure = async () => {
    corner = (await theMap(desk).boundingBox()) ?? corner;
  };
  await measure();
  const at = (x: number, y: number) => ({ x: corner.x + x, y: corner.y + y });
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await desk.mouse.move(from.x, from.y);
    await desk.mouse.down();
    await desk.mouse.move(to.x, to.y, { steps: 12 });
    await desk.mouse.up();
  };

  await test.step('a click stands on a hex, a drag moves the sheet under the hand', async () => {
    await desk.mouse.click(at(300, 200).x, at(300, 200).y);
    const before = await here(desk).textContent();
    await drag(at(300, 200), at(420, 260));
    await desk.mouse.click(at(420, 260).x, at(420, 260).y);
    await expect(here(desk)).toHaveText(before ?? '');
    await desk.mouse.wheel(0, -120);
    await desk.mouse.click(at(420, 260).x, at(420, 260).y);
    await expect(here(desk)).toHaveText(before ?? '');
    await desk.mouse.wheel(0, 120);
  });

  await test.step('a stroke is painted, a road drawn, and one key each takes them back', async () => {
    await hands.press('Control+p', '7', ']', ']');
    await expect(desk.getByRole('region', { name: 'Painting' })).toBeVisible();
    await measure();
    await drag(at(120, 160), at(300, 220));
    await expect(desk.getByText(/^Painted \d+ hexes: Jungle\.$/).first()).toBeVisible();
    await expect(here(desk)).toContainText('Jungle');
    await hands.press('w');
    await drag(at(120, 160), at(300, 220));
    await expect(here(desk)).toContainText('road');
    await program.show('map-pointy');
    await hands.press('Control+z', 'Control+z');
    await expect(here(desk)).toContainText('not painted');
  });

  await test.step('a stroke is dropped by Escape before it is sent', async () => {
    await hands.press('b');
    await desk.mouse.move(at(120, 160).x, at(120, 160).y);
    await desk.mouse.down();
    await desk.mouse.move(at(200, 160).x, at(200, 160).y, { steps: 6 });
    await expect(here(desk)).toContainText('Jungle');
    await hands.press('Escape');
    await expect(here(desk)).toContainText('not painted');
    await desk.mouse.up();
    await expect(here(desk)).toContainText('not painted');
  });
});

test('the company on the map: put there, its course by a key, astray without knowing it', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'On the Way');
  await arrange(desk, [
    ['character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 6, maxHp: 6, items: [] }],
    newMap('The Fens'),
    [
      'map.paint',
      {
        mapId: 1,
        layer: 'terrain',
        runs: Array.from({ length: 14 }, (_, row) => ({ col: 0, row, length: 20, code: row < 7 ? 5 : 11 })),
      },
    ],
    ['map.addSite', { mapId: 1, col: 10, row: 6, kind: 'landmark', name: 'Grey Tor', knowledge: 'known' }],
    ['travel.begin', { goal: 'Grey Tor', ground: 'clear' }],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(here(desk)).toContainText('Grey Tor');
  await hands.press('Home', ...Array.from({ length: 5 }, () => 'ArrowLeft'), 'Shift+P');
  await expect(here(desk)).toContainText('the company');
  await hands.press('/');
  await hands.write('grey');
  await expect(inDialog(desk).getByRole('option', { name: /Grey Tor/ })).toBeVisible();
  await hands.press('Enter', 'g');
  await expect(desk.getByText(/^Course to Grey Tor/).first()).toBeVisible();
  await look(program, 'map-course');
  await hands.press('Space');
  await expect(desk.getByLabel(/Losing the way/i)).toBeFocused();
  await hands.press('1');
  await expect(desk.getByLabel(/How far off the course/)).toBeFocused();
  await program.show('map-day');
  await hands.press('Enter');
  await expect(desk.getByText(/they believe/)).toBeVisible();
  await hands.press('Home');
  await expect(here(desk)).toContainText('the company');
  await look(program, 'map-astray');
  await hands.press('t');
  await program.show('map-doubt');
  await hands.press('Shift+T');
  await expect(desk.getByText(/know/).first()).toBeVisible();
  await program.show('map-back-on-course');
  await hands.press('Control+l');
  const strays = desk.getByRole('table', { name: 'Days astray, their plan against the truth' });
  await expect(strays.getByText(/^1 on a d6, .* off the course\.$/)).toBeVisible();
  await strays.scrollIntoViewIfNeeded();
  await look(program, 'map-strays');
});

test('a journey looked back on, on the map: the trail as far as it had come, and back to now', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'Behind Them');
  const day = ['travel.passDay', { kind: 'march', faces: [6] }] as [string, object];
  await arrange(desk, [
    ['campaign.changeSettings', { settings: { wildernessChecksPerDay: 0 } }],
    [
      'character.add',
      {
        name: 'Hild',
        className: 'Fighter',
        level: 1,
        hp: 6,
        maxHp: 6,
        items: [{ kind: 'ration', name: 'rations', quantity: 20 }],
      },
    ],
    newMap('The Long Way'),
    [
      'map.paint',
      {
        mapId: 1,
        layer: 'terrain',
        runs: Array.from({ length: 14 }, (_, row) => ({ col: 0, row, length: 24, code: row < 7 ? 5 : 7 })),
      },
    ],
    ['travel.begin', { goal: 'East', ground: 'clear' }],
    ['travel.place', { on: { mapId: 1, col: 2, row: 6 } }],
    ['travel.setWay', { goal: 'East', through: [{ col: 20, row: 8 }] }],
    day,
    day,
    day,
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  const company = desk.getByText(/^The company is at/);
  await expect(company).toBeVisible();
  const now = (await company.textContent()) ?? '';
  await look(program, 'map-trail');
  await hands.press('Alt+ArrowLeft', 'Alt+ArrowLeft');
  await expect(desk.getByRole('region', { name: 'Looking back' })).toContainText('2 steps ago');
  await expect(company).not.toHaveText(now);
  await program.show('map-looking-back');
  await hands.press('Alt+End');
  await expect(company).toHaveText(now);
});

const sites = [
  [100, 120, 'settlement', 'Westmark', 'known'],
  [110, 125, 'settlement', 'Saltmouth', 'known'],
  [104, 124, 'ruin', 'Grey Tor', 'rumour'],
  [107, 118, 'spring', 'Alder Spring', 'known'],
  [113, 121, 'lair', 'The Wyrm’s Lair', 'secret'],
  [103, 116, 'dungeon', 'Thorn Gate', 'rumour'],
] as const;

/** A line east by hexes, rising and falling by turns. */
function straight([col, row]: [number, number], length: number): string {
  return Array.from({ length }, (_, at) => `${col + at},${row}`).join(' ');
}

/** Land and sea by slow waves. */
function groundAt(col: number, row: number): number {
  const height =
    Math.sin(col / 31) +
    Math.cos(row / 23) +
    0.6 * Math.sin((col + row) / 11) +
    0.3 * Math.sin(col / 3 + row / 5);
  const wet = Math.sin(col / 17 - row / 29) + 0.5 * Math.cos(row / 7 + col / 13);
  if (height < -0.8) return 18;
  if (height < -0.55) return 16;
  if (height > 1.9) return 10;
  if (height > 1.4) return 9;
  if (height > 0.9) return 8;
  if (wet > 0.8) return height < 0 ? 11 : 7;
  if (wet > 0.2) return height > 0.4 ? 6 : 5;
  if (wet < -0.9) return 12;
  if (wet < -0.5) return 13;
  return (col * 7 + row * 13) % 23 === 0 ? 3 : wet < -0.1 ? 1 : 2;
}
