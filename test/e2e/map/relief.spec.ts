import BetterSqlite3 from 'better-sqlite3';
import { elevationCell } from '../../../shared/map/cells.ts';
import { arrange, closeCampaign, createCampaign, goTo, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { look } from '../support/look.ts';

const runsOf = (codeAt: (col: number, row: number) => number) =>
  Array.from({ length: 24 }, (_, row) =>
    Array.from({ length: 36 }, (__, col) => ({ col, row, length: 1, code: codeAt(col, row) })),
  ).flat();

/** A ridge from north to south between plain and forest. */
const feetAt = (col: number, row: number): number =>
  Math.max(0, 9000 - 900 * Math.abs(col - 18 + Math.round(3 * Math.sin(row / 4))));
const groundAt = (col: number, row: number): number =>
  feetAt(col, row) > 5000 ? 9 : feetAt(col, row) > 1500 ? 8 : col > 18 ? 5 : 1;

const land: [string, object][] = [
  newMap('The Ridge'),
  ['map.paint', { mapId: 1, layer: 'terrain', runs: runsOf(groundAt) }],
  [
    'map.paint',
    { mapId: 1, layer: 'elevation', runs: runsOf((col, row) => elevationCell(feetAt(col, row))) },
  ],
];
const hild = { name: 'Hild', className: 'Fighter', level: 1, hp: 4, maxHp: 6 };

test('heights shade the ground, near and from afar, and painting goes on over them', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Ridge');
  await arrange(desk, land);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(desk.getByRole('application', { name: /^Map of/ })).toBeVisible();
  await look(program, 'map-relief');
  await hands.press('0');
  await program.show('map-relief-whole');
  for (let steps = 0; steps < 12; steps += 1) await hands.press('-');
  await program.show('map-relief-far');
  await hands.press('0', 'Control+p', '5');
  const box = await desk.getByRole('application', { name: /^Map of/ }).boundingBox();
  if (!box) throw new Error('The map has no size.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await desk.mouse.move(x - 60, y - 40);
  await desk.mouse.down();
  await desk.mouse.move(x + 40, y + 30, { steps: 8 });
  await program.show('map-relief-painting');
  await desk.mouse.up();
  await expect(desk.getByText(/^Painted \d+ hexes: Forest\.$/).first()).toBeVisible();
});

test('a site they come by is asked for with two keys, and a piece that makes no sense is told of', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Ridge');
  await arrange(desk, [
    ['character.add', hild],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    ...land.slice(0, 2),
    ['map.addSite', { mapId: 1, col: 4, row: 6, kind: 'ruin', name: 'Old Tower' }],
    ['travel.begin', { goal: 'Thorn Gate', ground: 'clear' }],
    ['travel.place', { on: { mapId: 1, col: 4, row: 4 } }],
    ['travel.setWay', { goal: 'Thorn Gate', through: [{ col: 4, row: 12 }] }],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('Shift+M');
  await expect(desk.getByLabel(/Losing the way|Wandering/i).first()).toBeVisible();

  await test.step('the march stops there, and one key says that they see it', async () => {
    await hands.press('Space', '6', 'Enter');
    await expect(desk.getByRole('heading', { name: 'They come by Old Tower' })).toBeVisible();
    await look(program, 'map-passing');
    await hands.press('d');
    await expect(desk.getByText('They see Old Tower.').first()).toBeVisible();
    await expect(desk.getByRole('heading', { name: 'They come by Old Tower' })).toBeHidden();
    await hands.press('Control+z');
    await expect(desk.getByRole('heading', { name: 'They come by Old Tower' })).toBeVisible();
    await hands.press('x');
    await expect(desk.getByText('They pass Old Tower and do not see it.').first()).toBeVisible();
  });

  await test.step('a piece of the map that makes no sense is told of, with what mends it', async () => {
    await goTo(desk, 'Campaign');
    const path = await desk
      .getByRole('region', { name: 'Trust' })
      .getByText(/\.turnkeeper$/)
      .innerText();
    await closeCampaign(desk);
    const db = new BetterSqlite3(path);
    db.prepare('UPDATE hex_chunk SET cells = ? WHERE cx = 1 AND cy = 0').run('!'.repeat(512));
    db.close();
    const form = desk.getByRole('form', { name: 'Open a campaign file' });
    await form.getByRole('textbox').fill(path);
    await form.getByRole('button', { name: 'Open', exact: true }).click();
    await goTo(desk, 'Travel');
    await desk.getByText('The map', { exact: true }).click();
    await expect(desk.getByText(/1 record makes no sense\. Nothing was lost/)).toBeVisible();
    await expect(desk.getByRole('application', { name: /^Map of/ })).toBeVisible();
    await look(program, 'map-damaged');
  });
});
