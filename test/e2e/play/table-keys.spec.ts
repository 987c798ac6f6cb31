import { arrange, openSample } from '../support/arrange.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hands } from '../support/hands.ts';
import { inDialog, look } from '../support/look.ts';

/**
 * What long stretches cost at the table. A key is whatever is pressed to get somewhere or to say yes: commands, Tab,
 * Enter, the choice of a course. What the referee has to say in any case (a name, a figure, the face of a die, what
 * came of it) is counted beside it.
 */
class Counted {
  keys = 0;
  said = 0;
  readonly hands: Hands;

  constructor(hands: Hands) {
    this.hands = hands;
  }

  async press(...keys: string[]): Promise<void> {
    this.keys += keys.length;
    await this.hands.press(...keys);
  }

  async say(text: string): Promise<void> {
    this.said += text.length;
    await this.hands.write(text);
  }

  told(what: string, before: number): string {
    return `Keystrokes: ${what} ${this.keys}, and ${this.said} characters said; ${before} before in all`;
  }
}

const met = (who: object): (readonly [string, object])[] => [
  ['encounter.begin', who],
  ['encounter.settle', { step: 'surprise', said: { party: false, monsters: false } }],
  ['encounter.settle', { step: 'distance', said: { distance: 60 } }],
  ['encounter.settle', { step: 'reaction', typed: { reaction: [1, 1] } }],
];

test('thirty rounds of a flight, and a second meeting', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  await arrange(desk, [
    ...met({ who: 'orcs', number: 3 }),
    ['encounter.course', { course: 'evade' }],
    ['encounter.flee', { fleeing: 'party', pursued: true, fleeingRate: 40, pursuingRate: 40 }],
  ]);
  const form = (name: string) => desk.getByRole('form', { name, exact: true });
  const at = new Counted(hands);
  await expect(form('Pursuit')).toBeVisible();
  await at.say('30');
  await program.show('pursuit-thirty-rounds');
  await at.press('Enter');
  await expect(desk.getByText('Round 30 run.')).toBeVisible();
  await expect(desk.getByText(/Pursuit, rounds 1 to 30: the gap is 60'/).first()).toBeVisible();
  await at.press('Shift+E');
  await expect(desk.getByPlaceholder('The party got away')).toBeVisible();
  await program.show('pursuit-over');
  await at.press('Enter');
  await expect(form('Pursuit')).toBeHidden();
  await expect(desk.getByText(/encounter with 3 orcs: The party got away/).first()).toBeVisible();

  await at.press('e');
  await expect(desk.getByRole('combobox', { name: 'Who', exact: true })).toBeFocused();
  await expect(inDialog(desk)).toContainText('Left empty: thrown on');
  await look(program, 'encounter-by-the-table');
  await at.press('Enter');
  await expect(form('Number appearing')).toBeVisible();
  await program.show('encounter-roll-on');
  await at.press('Shift+Enter');
  await expect(desk.getByRole('button', { name: /^Talk/ })).toBeVisible();
  await at.press('1');
  await expect(desk.getByRole('textbox', { name: 'What came of it' })).toBeFocused();
  await expect(desk.getByPlaceholder('They talked, and parted in peace')).toBeVisible();
  await at.press('Enter');
  await expect(desk.getByText(/encounter with .*: they talked, and parted in peace/i).first()).toBeVisible();
  console.log(at.told('thirty rounds with a second meeting', 73));
  expect(at.keys + at.said).toBeLessThanOrEqual(12);
});

test('evading with dropped treasure', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  const wren = await desk.evaluate(async () => {
    const reply = await window.turnkeeper.query('party.view', {});
    const view = (typeof reply === 'string' ? JSON.parse(reply) : reply) as {
      value: { members: { id: number; name: string }[] };
    };
    return view.value.members.find(({ name }) => name.startsWith('Wren'))?.id ?? 0;
  });
  const coins = { kind: 'coin', coin: 'gp', name: 'gold pieces', quantity: 80 };
  await arrange(desk, [
    ['inventory.add', { to: { in: 'holder', id: wren }, item: coins }],
    ...met({ creatureId: 'orc', number: 3 }),
  ]);
  const at = new Counted(hands);
  await expect(desk.getByRole('button', { name: /^Evade/ })).toBeVisible();
  await at.press('2');
  await expect(desk.getByRole('form', { name: 'Evasion', exact: true })).toBeVisible();
  await at.press('Enter');
  await expect(desk.getByRole('form', { name: 'Pursuit', exact: true })).toBeVisible();
  await at.press('Shift+T');
  await expect(desk.getByRole('textbox', { name: 'Do they stop?' })).toBeFocused();
  await at.say('2');
  await at.press('Tab');
  await at.say('50');
  await program.show('pursuit-drop-treasure');
  await at.press('Enter');
  await expect(desk.getByPlaceholder('The monsters gave up the pursuit')).toBeVisible();
  await at.press('Enter');
  await expect(desk.getByRole('form', { name: 'Outcome', exact: true })).toBeHidden();
  await expect(desk.getByText(/The party dropped 50 .*They stop for it\./).first()).toBeVisible();
  console.log(at.told('evading with dropped treasure', 33));
  expect(at.keys + at.said).toBeLessThanOrEqual(12);
});

test('six turns of waiting, a search by all of them, and the way back', async ({ program }) => {
  const { desk } = program;
  const hands = new Hands(desk);
  await openSample(desk);
  const at = new Counted(hands);
  await at.press('z');
  await expect(inDialog(desk)).toContainText('Several turns');
  await at.say('6');
  await expect(inDialog(desk).getByText('Due on the way:')).toBeVisible();
  await look(program, 'several-turns');
  await at.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await expect(desk.getByText(/^Turn.*: waited/).first()).toBeVisible();
  console.log(at.told('waiting six turns', 6));
  expect(at.keys).toBe(2);

  await hands.press('s');
  await inDialog(desk).getByRole('combobox', { name: 'Who searches' }).selectOption('everybody');
  await look(program, 'search-together');
  await inDialog(desk).getByRole('textbox', { name: 'Where' }).fill('the well');
  await hands.press('Enter');
  await hands.press('Escape');
  await hands.press('q');
  await inDialog(desk).getByRole('radio', { name: 'The way is told in turns' }).press('Space');
  await inDialog(desk).getByRole('textbox', { name: 'Turns of the way' }).fill('4');
  await look(program, 'leave-way-back');
  await hands.press('Escape');
  await hands.press('Shift+B');
  await expect(desk.getByText('Nobody here is dead, down or dying.')).toBeVisible();
  await expect(inDialog(desk)).toBeHidden();
  await arrange(desk, [['character.wound', { characterIds: [1], damage: 99 }]]);
  await hands.press('Shift+B');
  await inDialog(desk).getByRole('checkbox', { name: 'Everybody' }).press('Space');
  await look(program, 'carry-fallen');
  await hands.press('Enter');
  await expect(inDialog(desk)).toBeHidden();
  await expect(desk.getByText(/carried by/).first()).toBeVisible();
  await look(program, 'dungeon-carried');
});
