import { arrange, createCampaign, goTo, newMap } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look, shut } from '../support/look.ts';

const person = (name: string, rations: number, coins = 0) => ({
  name,
  className: 'Fighter',
  level: 1,
  hp: 6,
  maxHp: 6,
  items: [
    { kind: 'ration', name: 'rations', quantity: rations },
    { kind: 'water', name: 'waterskin', quantity: 2 },
    ...(coins > 0 ? [{ kind: 'coin', coin: 'gp', name: 'gold pieces', quantity: coins }] : []),
  ],
});

test('a course is planned with exact odds, by keyboard, and another way of it beside', async ({
  program,
}) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Long Wood');
  await arrange(desk, [
    ['character.add', person('Hild', 7, 500)],
    ['character.add', person('Odo', 4)],
    ['character.addFromContent', { list: 'animals', id: 'mule', kind: 'mount', name: 'Thistle', hp: 9 }],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    ['travel.begin', { goal: 'Thorn Gate', ground: 'clear' }],
    [
      'travel.setCourse',
      {
        goal: 'Thorn Gate',
        legs: [
          { ground: 'clear', way: 'road', miles: 30, name: 'Old Tower' },
          { ground: 'forest', miles: 24, name: 'The Ford' },
          { ground: 'hills', miles: 20, name: 'Thorn Gate' },
        ],
      },
    ],
  ]);
  await goTo(desk, 'Travel');
  await hands.press('k');
  await expect(inDialog(desk)).toContainText('Thorn Gate: day');
  await look(program, 'plan-with-odds');
  await inDialog(desk).getByText('Forced', { exact: true }).click();
  await expect(inDialog(desk)).toContainText('Ordinary marches');
  await look(program, 'plan-forced');
  await shut(desk);
});

test('what comes on the road, and where the way back is lost, on the map too', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await createCampaign(desk, 'The Waste');
  await arrange(desk, [
    ['character.add', person('Hild', 4)],
    ['character.add', person('Odo', 1)],
    ['character.addFromContent', { list: 'animals', id: 'mule', kind: 'mount', name: 'Thistle', hp: 9 }],
    newMap('The Waste'),
    [
      'map.paint',
      {
        mapId: 1,
        layer: 'terrain',
        runs: Array.from({ length: 12 }, (_, row) => ({ col: 0, row, length: 20, code: row < 8 ? 9 : 1 })),
      },
    ],
    ['map.addSite', { mapId: 1, col: 14, row: 4, kind: 'landmark', name: 'Grey Tor', knowledge: 'known' }],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    ['travel.begin', { goal: 'Grey Tor', ground: 'clear' }],
    ['travel.place', { on: { mapId: 1, col: 4, row: 4 } }],
    ['travel.setWay', { goal: 'Grey Tor', through: [{ col: 14, row: 4 }] }],
  ]);
  await goTo(desk, 'Travel');
  await expect(desk.getByRole('heading', { name: 'What comes' })).toBeVisible();
  await look(program, 'look-ahead');
  await hands.press('Shift+M');
  await expect(desk.getByText(/Turn back (after|now)/u).first()).toBeVisible();
  await look(program, 'no-return-on-map');
  await hands.press('k');
  await expect(inDialog(desk)).toContainText('Grey Tor: day');
  await program.show('plan-on-map');
  await shut(desk);
});
