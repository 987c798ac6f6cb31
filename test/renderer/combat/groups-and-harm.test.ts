import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { openFight, user } from './sample-fight.ts';

const card = () => screen.getByRole('region', { name: 'The act at hand' });
const members = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7'];

/** The goblins stand selected and are about to act. */
async function aboutToAct() {
  const bridge = await openFight();
  bridge.answer('combat.plan', {
    acts: members.slice(0, 6).map((by, at) => ({
      by,
      title: 'Attack',
      role: 'attack',
      at: at < 4 ? 'c1' : 'c2',
    })),
    idle: ['f7'],
    ways: ['spear'],
    targets: ['c1', 'c2'],
    odds: {
      hits: 2.25,
      damage: 8,
      asAimed: false,
      targets: [{ id: 'c1', falls: 0.125, spell: { name: 'sleep', survives: 0.62 } }],
    },
  });
  await user.keyboard('jja');
  await within(card()).findByRole('heading', { name: 'Goblins: 7 act' });
  return bridge;
}

describe('a group acts', () => {
  test('the plan is shown first, by label; Enter throws all of it as one', async () => {
    const bridge = await aboutToAct();
    const list = await within(card()).findByRole('list', { name: 'The plan' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent.trim()),
    ).toEqual(['At Hild 4: C D E F', 'At Osric 2: G I', 'Can strike nobody 1: J']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('combat.stroke')).toHaveLength(1));
    expect(bridge.sent('combat.stroke')[0]).toEqual({
      fightId: 1,
      after: 3,
      asksDice: false,
      stroke: { kind: 'plan', name: 'Goblins', members, aim: 'nearest', at: null, way: null },
      throwAll: true,
    });
  });

  test('arrows turn the plan, a label sets all on one, typed faces come first', async () => {
    const bridge = await aboutToAct();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(bridge.sent('combat.plan').at(-1)).toMatchObject({ plan: { aim: 'spread' } }));
    await user.keyboard('o');
    await waitFor(() =>
      expect(bridge.sent('combat.plan').at(-1)).toMatchObject({ plan: { aim: 'one', at: 'c2' } }),
    );
    bridge.reply('combat.stroke', {
      wanted: {
        sides: 20,
        nth: 1,
        title: '',
        rule: '',
        by: 'f1',
        against: 'c2',
        dice: null,
        of: null,
        needed: 12,
      },
      said: null,
    });
    await user.keyboard('17 3{Enter}');
    await waitFor(() => expect(bridge.sent('combat.answer')).toHaveLength(1));
    expect(bridge.sent('combat.stroke')[0]).toMatchObject({
      stroke: { aim: 'one', at: 'c2' },
      throwAll: false,
    });
    expect(bridge.sent('combat.answer')[0]).toEqual({ fightId: 1, faces: [17, 3], throws: 'none' });
  });

  test('Escape takes the plan away, and nothing was sent', async () => {
    const bridge = await aboutToAct();
    await user.keyboard('{Escape}');
    expect(within(card()).queryByRole('list', { name: 'The plan' })).toBeNull();
    expect(bridge.sent('combat.stroke')).toEqual([]);
  });
});

const points = () => screen.findByRole('textbox', { name: /Hit points/ });
const acts = (sent: unknown[]) =>
  (sent[0] as { acts: { action: unknown }[] }).acts.map(({ action }) => action);

describe('damage and healing by word', () => {
  test('T 7 Enter: three keys, the selected one', async () => {
    const bridge = await openFight();
    await user.keyboard('t');
    await user.type(await points(), '7{Enter}');
    await waitFor(() => expect(bridge.sent('combat.act')).toHaveLength(1));
    expect(bridge.sent('combat.act')[0]).toEqual({
      fightId: 1,
      after: 3,
      acts: [{ action: { kind: 'overrule', change: 'hurt', id: 'c1', amount: 7 }, dice: [] }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a throw for the marked: a list, H halves for who saved, and all is one step with its dice', async () => {
    const bridge = await openFight();
    bridge.reply('dice.roll', { totals: [21], faces: [[3, 5, 1, 6, 2, 4]] });
    await user.keyboard('x{Shift>}J{/Shift}t');
    await user.type(await points(), '6d6{Enter}');
    const list = await screen.findByRole('listbox', { name: 'Who takes what' });
    await waitFor(() => expect(list).toHaveFocus());
    expect(bridge.sent('combat.act')).toEqual([]);
    await user.keyboard('jh');
    expect(within(list).getAllByRole('option')[1]).toHaveTextContent('10 (half)');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('combat.act')).toHaveLength(1));
    expect(acts(bridge.sent('combat.act'))).toEqual([
      { kind: 'overrule', change: 'hurt', id: 'c1', amount: 21 },
      { kind: 'overrule', change: 'hurt', id: 'c2', amount: 10 },
    ]);
    expect(bridge.sent('combat.act')[0]).toMatchObject({
      besides: [3, 5, 1, 6, 2, 4].map((face) => [6, face, 'r']),
    });
    // The marks have served.
    await waitFor(() => expect(screen.queryByText('marked')).toBeNull());
  });

  test('a fall is begun by the book’s dice, which the card asks for', async () => {
    const bridge = await openFight();
    await user.keyboard('t');
    await user.type(await points(), 'fall 30{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    expect(bridge.sent('combat.propose')[0]).toEqual({
      fightId: 1,
      after: 3,
      acts: [{ kind: 'overrule', change: 'fall', id: 'c1', feet: 30 }],
    });
    expect(bridge.sent('combat.act')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('nobody is healed by a fall', async () => {
    const bridge = await openFight();
    await user.keyboard('l');
    await user.type(await points(), 'fall 30{Enter}');
    expect(await screen.findByText(/Nobody is healed by a fall/)).toBeInTheDocument();
    expect(bridge.sent('combat.propose')).toEqual([]);
  });

  test('many by label at once; what cannot be read is told and nothing is sent', async () => {
    const bridge = await openFight();
    await user.keyboard('l');
    const field = await points();
    await user.type(field, 'h3 zz4{Enter}');
    expect(await screen.findByText(/“zz4”: no amount, or a label nobody bears/)).toBeInTheDocument();
    expect(bridge.sent('combat.act')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'h3 ab=5{Enter}');
    await waitFor(() => expect(bridge.sent('combat.act')).toHaveLength(1));
    expect(acts(bridge.sent('combat.act'))).toEqual([
      { kind: 'overrule', change: 'heal', id: 'c1', amount: 3 },
      { kind: 'overrule', change: 'hp', id: 'f10', hp: 5 },
    ]);
  });

  test.each([
    [
      'm',
      'from the most hurt on',
      [
        ['f1', 2],
        ['f2', 2],
        ['f3', 4],
      ],
    ],
    [
      'o',
      'one each',
      [
        ['f1', 2],
        ['f2', 1],
        ['f3', 1],
        ['f4', 1],
        ['f5', 1],
        ['f6', 1],
        ['f7', 1],
      ],
    ],
  ] as const)('a folded group asks how it takes it: %s, %s', async (key, _title, dealt) => {
    const bridge = await openFight();
    await user.keyboard('jjt');
    await user.type(await points(), '8{Enter}');
    const asked = await screen.findByRole('group', { name: 'How they take it' });
    await waitFor(() => expect(asked).toHaveFocus());
    await user.keyboard(key);
    await waitFor(() => expect(bridge.sent('combat.act')).toHaveLength(1));
    expect(acts(bridge.sent('combat.act'))).toEqual(
      dealt.map(([id, amount]) => ({ kind: 'overrule', change: 'hurt', id, amount })),
    );
  });
});
