import { arrange, goTo } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

const hild = {
  name: 'Hild',
  className: 'Fighter',
  level: 1,
  abilities: { wisdom: 13 },
  hp: 6,
  maxHp: 6,
  items: [
    { kind: 'ration', name: 'rations', quantity: 6 },
    { kind: 'water', name: 'waterskin', quantity: 6 },
  ],
};

test('a day of a campaign by basic-fantasy’s own figures, by keyboard alone', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const path = program.path('own-figures.turnkeeper');
  await arrange(desk, [
    ['app.createCampaign', { name: 'Own figures', path, system: 'basic-fantasy', settings: {} }],
    ['character.add', hild],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    ['travel.begin', { goal: 'Thorn Gate', ground: 'clear' }],
  ]);

  await test.step('the campaign says by whose figures the road goes', async () => {
    await goTo(desk, 'Campaign');
    const choice = desk.getByRole('combobox', { name: 'Road and sea by' });
    await expect(choice).toHaveValue('ose');
    await hands.reach(choice);
    await hands.press('ArrowDown');
    await expect(choice).toHaveValue('basic-fantasy');
    await choice.scrollIntoViewIfNeeded();
    await program.show('own-figures-setting');
  });

  await test.step('the leader’s save keeps the way, with its reasons', async () => {
    await goTo(desk, 'Travel');
    await hands.press('g');
    await expect(desk.getByRole('textbox', { name: 'The way ahead' })).toBeFocused();
    await hands.write('forest 40');
    await hands.press('Control+Enter');
    await expect(inDialog(desk)).toBeHidden();
    await hands.press('Space');
    const save = desk.getByRole('textbox', {
      name: /save 11\+ \(Hild, save against death ray 12, Wisdom \+1\)/,
    });
    await expect(save).toBeFocused();
    await look(program, 'own-figures-save');
    // Two digits of a d20 end the figure by themselves.
    await hands.press('1', '1');
    await expect(desk.getByText('Direction, forest, save 11+, die 11: on course.')).toBeVisible();
  });

  await test.step('somebody may come six times by day and night', async () => {
    const check = desk.getByRole('textbox', { name: /^Wandering check, forest, 1 in 6/ });
    await expect(check).toBeFocused();
    await program.show('own-figures-check');
    await hands.press('6', '6', '6', '6', '6', '6');
    await expect(desk.getByRole('button', { name: /^Pass the day/ })).toBeVisible();
    await hands.press('Enter');
    await expect(desk.getByText('Day 3, 08:00').first()).toBeVisible();
    await look(program, 'own-figures-second-day');
  });
});

test('a day under sail by basic-fantasy’s own wind, tacking, and a dock in a stay', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  const path = program.path('own-wind.turnkeeper');
  const settings = { roadBy: 'basic-fantasy' };
  const gold = { kind: 'coin', name: 'gp', coin: 'gp', quantity: 900 };
  const vessel = {
    kind: 'vessel',
    name: 'Gull',
    className: 'Ship',
    level: 0,
    abilities: {},
    hp: 60,
    maxHp: 60,
  };
  await arrange(desk, [
    ['app.createCampaign', { name: 'Own wind', path, system: 'basic-fantasy', settings }],
    ['character.add', { ...hild, items: [...hild.items, gold] }],
    ['character.add', vessel],
    ['ship.setFacts', { id: 2, facts: { sailFeet: 360, navigator: true } }],
    ['ship.damage', { id: 2, points: 13, by: 'a reef' }],
    ['clock.advanceTo', { day: 2, hour: 8, minute: 0 }],
    ['prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' }],
    ['travel.begin', { goal: 'Saltmouth', ground: 'coast' }],
    ['travel.ride', { rides: [{ riderId: 1, onId: 2 }] }],
    ['travel.setCourse', { goal: 'Saltmouth', legs: [{ ground: 'coast', way: 'open', miles: 400 }] }],
  ]);
  await goTo(desk, 'Travel');

  await test.step('the tick stands on the card until the wind has fallen', async () => {
    const tacking = desk.getByRole('checkbox', { name: /^Tacking/ });
    await hands.reach(tacking);
    await hands.press('Space');
    await expect(tacking).toBeChecked();
    const wind = desk.getByRole('textbox', { name: /^Wind/ });
    await hands.reach(wind);
    // Two digits of a d100 end the figure by themselves.
    await hands.write('83');
    await expect(desk.getByText('Wind 83: strong winds, tacking.')).toBeVisible();
    await look(program, 'own-figures-tacking');
    await hands.press('5', '6', '6', '6', '6', '6', '6');
    await expect(desk.getByRole('button', { name: /^Pass the day/ })).toBeVisible();
    await hands.press('Enter');
    await expect(desk.getByText('Day 3, 08:00').first()).toBeVisible();
    await look(program, 'own-figures-second-day-at-sea');
  });

  await test.step('a dock works on her while they stay', async () => {
    await hands.press('p');
    await hands.reach(inDialog(desk).getByRole('radio', { checked: true }));
    const town = inDialog(desk).getByRole('radio', { name: /A town by its name/ });
    for (let way = 0; way < 6 && !(await town.isChecked()); way += 1) await hands.press('ArrowDown');
    await hands.press('Enter');
    const works = inDialog(desk).getByRole('combobox', { name: 'Works on' });
    await hands.reach(works);
    await hands.press('ArrowDown');
    await hands.reach(inDialog(desk).getByRole('textbox', { name: 'And costs' }));
    await hands.write('700');
    await expect(inDialog(desk).getByText(/the dock mends 13 hull points of hers, for 700 gp/)).toBeVisible();
    await look(program, 'town-dock');
    await hands.press('Enter');
    await expect(inDialog(desk)).toBeHidden();
  });
});
