import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import {
  labelled,
  nothingSaid,
  recipeOf,
  textsOf,
  unreadDice,
} from '../../../../src-renderer/windows/combat/magic/effect-draft.ts';
import { fight, fighter, listedAct, openActs, openFight, user } from '../sample-fight.ts';

const cast = (works: 'now' | 'later') =>
  listedAct('cast', 'magic', { title: 'Cast', ways: ['Sleep', 'Fire Ball'], works });
const terms = {
  conditions: ['blinded', 'asleep'],
  known: ['blinded'],
  saves: [
    { key: 'spells', title: 'Spells' },
    { key: 'death', title: 'Death' },
  ],
  phases: [],
};

async function casting(works: 'now' | 'later', kept: readonly unknown[] = []) {
  const acts = { ...openActs(), own: [cast(works)] };
  const bridge = await openFight(undefined, /^Hild: cast/, acts);
  bridge.answer('combat.terms', terms);
  bridge.answer('combat.recipes', kept as never);
  return bridge;
}

const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the card of an effect', () => {
  test('comes before a spell is cast, on the marked; all it says is one step whose dice are asked for', async () => {
    const bridge = await casting('now');
    await user.keyboard('jjx');
    await user.keyboard('kk{Enter}');
    expect(await field(/On whom/)).toHaveFocus();
    expect(await field(/On whom/)).toHaveValue('C D E F G I J AA');
    await user.clear(await field(/On whom/));
    await user.type(await field(/On whom/), 'c e');
    await user.type(await field(/Condition/), 'asl 1d4 r');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Save/ }), 'spells');
    await user.type(await field(/Condition/), '{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    expect(bridge.sent('combat.propose')[0]).toEqual({
      fightId: 1,
      after: 3,
      acts: [
        { kind: 'cast', actor: 'c1', way: 'Sleep' },
        {
          kind: 'overrule',
          change: 'works',
          by: 'c1',
          way: 'Sleep',
          ids: ['f1', 'f3'],
          recipe: { effect: 'asleep', lasts: { at: 'time', amount: '1d4', unit: 'rounds' } },
          save: 'spells',
        },
      ],
      throwAll: false,
      asksDice: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('what was said before is filled in, and Enter does it again', async () => {
    const kept = [
      { name: 'Sleep', kept: { recipe: { damage: '2d6', saved: 'half' }, save: 'death', modifier: -2 } },
    ];
    const bridge = await casting('now', kept);
    await user.keyboard('{Enter}');
    expect(await field(/Damage/)).toHaveValue('2d6');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    expect(bridge.sent('combat.propose')[0]).toMatchObject({
      acts: [
        { kind: 'cast' },
        { ids: ['f1'], recipe: { damage: '2d6', saved: 'half' }, save: 'death', modifier: -2 },
      ],
    });
  });

  test('where casting is counted its time is asked for, and the effect is said beforehand', async () => {
    const bridge = await casting('later');
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /Casting time/ }), '3{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    expect(bridge.sent('combat.propose')[0]).toMatchObject({
      acts: [
        { change: 'effectOf', id: 'c1', way: 'Sleep', recipe: {}, castingTime: 3 },
        { kind: 'cast', way: 'Sleep', target: 'f1' },
      ],
    });
  });

  test('letters that are nobody’s and dice that are none are told in their fields; nothing is sent', async () => {
    const bridge = await casting('now');
    await user.keyboard('{Enter}');
    await user.type(await field(/On whom/), ' zz');
    await user.type(await field(/Damage/), 'lots{Enter}');
    expect(screen.getByRole('dialog')).toHaveTextContent('Nobody here goes by ZZ.');
    expect(screen.getByRole('dialog')).toHaveTextContent('Those are no dice');
    expect(bridge.sent('combat.propose')).toEqual([]);
    expect(await field(/Damage/)).toHaveValue('lots');
  });
});

describe('what is typed on it', () => {
  test.each([
    ['dice', { ...nothingSaid, damage: ' 6d6 ' }, { damage: '6d6' }],
    [
      'half of it',
      { ...nothingSaid, damage: '6d6', save: 'x', saved: 'half' as const },
      { damage: '6d6', saved: 'half' },
    ],
    ['nothing', nothingSaid, {}],
    ['a status', { ...nothingSaid, status: 'dead' }, { status: 'dead' }],
    [
      'till the fight ends',
      { ...nothingSaid, condition: 'bl fight' },
      { effect: 'blinded', lasts: { at: 'fight' } },
    ],
    ['without end', { ...nothingSaid, condition: 'asleep' }, { effect: 'asleep', lasts: { at: 'said' } }],
  ])('%s', (_what, texts, recipe) => {
    expect(recipeOf(texts, terms.conditions)).toEqual(recipe);
    // And there again.
    const kept = { recipe: recipeOf(texts, terms.conditions), save: texts.save };
    expect(recipeOf(textsOf(kept), terms.conditions)).toEqual(recipe);
  });

  test('dice and labels', () => {
    expect(unreadDice('')).toBeUndefined();
    expect(unreadDice('1d4+1')).toBeUndefined();
    expect(unreadDice('d')).toContain('no dice');
    const rows = [fighter('f1', 'A', 'Orc'), fighter('f2', 'AB', 'Troll')];
    expect(labelled('ab, a a', rows)).toEqual({ rows: [rows[1], rows[0]], stranger: null });
    expect(labelled('a q', rows).stranger).toBe('Q');
    expect(labelled('', fight().rows)).toEqual({ rows: [], stranger: null });
  });
});
