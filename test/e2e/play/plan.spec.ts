import { arrange, createCampaign, goTo } from '../support/arrange.ts';
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
