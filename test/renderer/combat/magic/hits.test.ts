import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { hitLines, useLines, type Gifts } from '../../../../src-renderer/windows/combat/magic/gift-words.ts';
import { openFight, user } from '../sample-fight.ts';

const gifts = (more: Partial<Gifts> = {}): Gifts => ({
  fighter: 'f9',
  alike: ['f9', 'f11'],
  kind: 'Ogre',
  hits: [
    { way: 'club', words: '', does: '', kept: { recipe: {} } },
    { way: 'bite', words: 'disease', does: '', kept: { recipe: {} } },
    {
      way: 'sting',
      words: 'poison',
      does: 'save against death, or dies',
      kept: { recipe: { status: 'dead' }, save: 'death' },
    },
  ],
  uses: [
    { way: 'breath', left: 2, does: 'save against breath for half: 3d6 damage' },
    { way: 'gaze', left: null, does: '' },
  ],
  notes: ['Infravision 60’', 'hit only by silver'],
  ...more,
});
const terms = {
  conditions: ['sick', 'asleep'],
  known: [],
  saves: [
    { key: 'death', title: 'Death' },
    { key: 'wands', title: 'Wands' },
  ],
  phases: [],
};

/** The ogre is selected, with the card in the hand of Hild. */
async function ogreSelected(told: Gifts = gifts()) {
  const bridge = await openFight();
  bridge.answer('combat.terms', terms);
  bridge.answer('combat.gifts', ({ fighter }) => (fighter === 'f9' ? told : null));
  await user.keyboard('/');
  await user.type(await screen.findByRole('textbox', { name: /Label or name/ }), 'ogre{Enter}');
  await screen.findByRole('heading', { name: 'Powers of Ogre' });
  return bridge;
}

describe('the powers of whoever is selected', () => {
  test('stand on the board: what is left, what hits do, and what its entry names', async () => {
    await ogreSelected();
    const card = screen.getByRole('region', { name: 'Powers of Ogre' });
    expect(card).toHaveTextContent('breath 2 left; save against breath for half: 3d6 damage');
    expect(card).toHaveTextContent('sting poison: save against death, or dies');
    expect(card).toHaveTextContent('Infravision 60’; hit only by silver');
    expect(card).not.toHaveTextContent('club');
  });

  test('one without any has no such card', async () => {
    const bridge = await openFight();
    bridge.answer('combat.gifts', gifts({ fighter: 'c1', hits: [], uses: [], notes: [] }));
    bridge.change('fight');
    await waitFor(() => expect(bridge.sent('combat.gifts').length).toBeGreaterThan(1));
    expect(screen.queryByRole('heading', { name: /^Powers of/ })).toBeNull();
  });

  test('in words', () => {
    expect(hitLines(gifts())).toEqual([
      { title: 'bite', text: 'disease', isToldOnly: true },
      { title: 'sting', text: 'poison: save against death, or dies', isToldOnly: false },
    ]);
    expect(useLines(gifts()).map(({ text }) => text)).toEqual([
      '2 left; save against breath for half: 3d6 damage',
      '',
    ]);
  });
});

describe('what a hit does, said in mid-fight', () => {
  test('for all of a kind at once, with the form of the spells, as one step', async () => {
    const bridge = await ogreSelected();
    await user.keyboard('{Shift>}G{/Shift}');
    await screen.findByRole('dialog', { name: 'What a hit of Ogre does' });
    await user.selectOptions(screen.getByRole('combobox', { name: /A hit with/ }), 'bite');
    expect(screen.getByRole('dialog')).toHaveTextContent('Its entry says: disease');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Save/ }), 'death');
    await user.clear(screen.getByRole('textbox', { name: /Added to the save/ }));
    await user.type(screen.getByRole('textbox', { name: /Added to the save/ }), '-2');
    await user.type(screen.getByRole('textbox', { name: /Condition/ }), 'si 3 t{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    const does = {
      kind: 'overrule',
      change: 'effectOf',
      way: 'bite',
      recipe: { effect: 'sick', lasts: { at: 'time', amount: '3', unit: 'turns' } },
      save: 'death',
      modifier: -2,
    };
    expect(bridge.sent('combat.propose')[0]).toMatchObject({
      acts: [
        { ...does, id: 'f9' },
        { ...does, id: 'f11' },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('for this one alone; what it does till now is filled in, and another attack begins afresh', async () => {
    const bridge = await ogreSelected();
    await user.keyboard('{Shift>}G{/Shift}');
    await screen.findByRole('dialog', { name: 'What a hit of Ogre does' });
    await user.type(screen.getByRole('textbox', { name: /Damage/ }), '1d4');
    await user.selectOptions(screen.getByRole('combobox', { name: /A hit with/ }), 'sting');
    expect(screen.getByRole('combobox', { name: /^Save/ })).toHaveValue('death');
    expect(screen.getByRole('combobox', { name: /What becomes/ })).toHaveValue('dead');
    expect(screen.getByRole('textbox', { name: /Damage/ })).toHaveValue('');
    await user.click(screen.getByRole('checkbox', { name: 'All 2 Ogres at once' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /What becomes/ }), '');
    await user.type(screen.getByRole('textbox', { name: /Damage/ }), '2d6{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    expect(bridge.sent('combat.propose')[0]).toMatchObject({
      acts: [
        {
          kind: 'overrule',
          change: 'effectOf',
          id: 'f9',
          way: 'sting',
          recipe: { damage: '2d6' },
          save: 'death',
        },
      ],
    });
  });

  test('nothing said is nothing sent', async () => {
    const bridge = await ogreSelected();
    await user.keyboard('{Shift>}G{/Shift}');
    const dialog = await screen.findByRole('dialog', { name: 'What a hit of Ogre does' });
    await user.type(screen.getByRole('textbox', { name: /Damage/ }), '{Enter}');
    expect(dialog).toHaveTextContent('Say what the hit does.');
    expect(bridge.sent('combat.propose')).toEqual([]);
  });
});
