import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { arrival } from '../../../src-renderer/lib/arrivals/arrival.svelte.ts';
import { fight, openFight, user } from './sample-fight.ts';

const rows = () => screen.getByRole('treegrid', { name: 'Who fights' });
const row = (name: RegExp) => within(rows()).getByRole('row', { name });
const card = () => screen.getByRole('region', { name: 'The act at hand' });
const heading = () => within(card()).getByRole('heading').textContent.trim();

describe('rows', () => {
  test('the first who may act is selected, alone in the way of Tab; each row has one label that says it all', async () => {
    await openFight();
    const hild = row(/^Hild,/);
    expect(hild).toHaveAttribute('aria-label', 'Hild, of the party, 8 of 8 hit points, may act, at Goblin 1');
    expect(hild).toHaveAttribute('aria-selected', 'true');
    expect(
      within(rows())
        .getAllByRole('row')
        .filter((each) => each.tabIndex === 0),
    ).toEqual([hild]);
    await user.keyboard('j');
    expect(row(/^Osric,/)).toHaveAttribute('tabindex', '0');
    expect(hild).toHaveAttribute('tabindex', '-1');
  });

  test('where the keyboard stands on a row it goes along with the selection', async () => {
    await openFight();
    row(/^Hild,/).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row(/^Osric,/)).toHaveFocus());
  });

  test('a group is one row with a chip for each, and unfolds and folds', async () => {
    await openFight();
    const group = row(/^Goblins, a group of 8/);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(group).toHaveTextContent('7 of 8');
    expect(within(rows()).queryByRole('row', { name: /^Goblin 3,/ })).toBeNull();
    await user.keyboard('jj{ArrowRight}');
    expect(row(/^Goblins, a group of 8/)).toHaveAttribute('aria-expanded', 'true');
    expect(row(/^Goblin 3,/)).toHaveAttribute('aria-level', '2');
    // The fallen stay.
    expect(row(/^Goblin 8,.*dead/)).toBeInTheDocument();
    await user.keyboard('j{ArrowLeft}');
    expect(within(rows()).queryByRole('row', { name: /^Goblin 3,/ })).toBeNull();
    expect(row(/^Goblins, a group of 8/)).toHaveAttribute('aria-selected', 'true');
  });
});

test('Alt+T leads to the treasure of the group that is fought, and of nobody else', async () => {
  await openFight();
  await user.keyboard('{Alt>}t{/Alt}');
  expect(arrival.take('treasure')).toMatchObject({ at: { spot: 'foeGroup', id: 1 } });
});

test('Alt+T leads nowhere where nobody is in a group or was met', async () => {
  const { rows: all } = fight();
  await openFight(fight({ rows: all.map((one) => ({ ...one, groupId: null })), groups: [] }));
  await user.keyboard('{Alt>}t{/Alt}');
  expect(arrival.take('treasure')).toBeNull();
});

describe('labels as targets', () => {
  test('a second letter within the same aiming names another; a first alone stays', async () => {
    const bridge = await openFight();
    await user.keyboard('aa');
    expect(heading()).toBe('Hild: attack, Ogre');
    await user.keyboard('b');
    expect(heading()).toBe('Hild: attack, Troll');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    expect(bridge.sent('combat.propose')[0]).toMatchObject({ acts: [{ kind: 'attack', target: 'f10' }] });
    await user.keyboard('aa{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(2));
    expect(bridge.sent('combat.propose')[1]).toMatchObject({ acts: [{ kind: 'attack', target: 'f9' }] });
  });

  test('the same again brings target and way back', async () => {
    const bridge = await openFight();
    await user.keyboard('aab{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    await waitFor(() => expect(heading()).toBe('Hild: attack, Goblin 1'));
    await user.keyboard('.');
    expect(heading()).toBe('Hild: attack, Troll');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(2));
    expect(bridge.sent('combat.propose')[1]).toEqual(bridge.sent('combat.propose')[0]);
  });
});

describe('menus', () => {
  test('D, first letters and Enter declare one of several spells in four keys', async () => {
    const bridge = await openFight();
    await user.keyboard('d');
    expect(
      within(card())
        .getAllByRole('option')
        .map((each) => each.textContent.trim()),
    ).toEqual([
      'Declare a spell: Shield',
      'Declare a spell: Sleep',
      'Declare a spell: Slow',
      'Take another weapon: Bow',
    ]);
    await user.keyboard('sle');
    expect(within(card()).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    expect(bridge.sent('combat.propose')[0]).toMatchObject({
      acts: [{ kind: 'declareSpell', actor: 'c1', way: 'Sleep' }],
      throwAll: false,
    });
  });

  test('a letter nothing begins with changes nothing; Escape closes; without such acts it says so', async () => {
    const bridge = await openFight();
    await user.keyboard('dsx');
    expect(within(card()).getAllByRole('option')).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(heading()).toBe('Hild: attack, Goblin 1');
    await user.keyboard('p');
    expect(heading()).toBe('Hild: attack, Goblin 1');
    await user.keyboard('m{ArrowDown}{Enter}');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    expect(bridge.sent('combat.propose')[0]).toMatchObject({ acts: [{ kind: 'fallBack', actor: 'c1' }] });
  });
});

describe('dice and the order of battle', () => {
  test('a sum is sent as a sum, after the faces', async () => {
    const wanted = {
      sides: 6,
      nth: 1,
      title: 'Damage',
      rule: '',
      by: 'c1',
      against: 'f1',
      dice: '2d6',
      of: 2,
      needed: null,
    };
    const pending = { title: 'Hild: attack', acts: [], wanted, soFar: [], fallen: 1 };
    const bridge = await openFight(fight({ pending }));
    await user.keyboard('4 =8{Enter}');
    await waitFor(() => expect(bridge.sent('combat.answer')).toHaveLength(1));
    expect(bridge.sent('combat.answer')[0]).toEqual({ fightId: 1, faces: [4], sums: [8], throws: 'none' });
  });

  test('N goes on and Shift+N lets the rest pass, and neither throws a die', async () => {
    const bridge = await openFight();
    await user.keyboard('n');
    await waitFor(() => expect(bridge.sent('combat.stroke')).toHaveLength(1));
    await user.keyboard('{Shift>}N{/Shift}');
    await waitFor(() => expect(bridge.sent('combat.stroke')).toHaveLength(2));
    expect(bridge.sent('combat.stroke')).toEqual([
      { fightId: 1, after: 3, stroke: { kind: 'goOn' }, throwAll: false, asksDice: false },
      { fightId: 1, after: 3, stroke: { kind: 'rest' }, throwAll: false, asksDice: false },
    ]);
  });
});

describe('finding, placing, grouping', () => {
  test('/ finds by label or by name', async () => {
    await openFight();
    await user.keyboard('/');
    await user.type(await screen.findByRole('textbox', { name: /Label or name/ }), 'ab{Enter}');
    await waitFor(() => expect(row(/^Troll,/)).toHaveAttribute('aria-selected', 'true'));
    await user.keyboard('/');
    await user.type(await screen.findByRole('textbox', { name: /Label or name/ }), 'gob');
    expect(
      within(screen.getByRole('list', { name: 'Who is meant' })).getAllByRole('listitem')[0],
    ).toHaveTextContent('Goblins');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(row(/^Goblins,/)).toHaveAttribute('aria-selected', 'true'));
  });

  test('< and > move the marked five feet, as one step', async () => {
    const bridge = await openFight();
    await user.keyboard('x{Shift>}J{/Shift}>');
    await waitFor(() => expect(bridge.sent('combat.propose')).toHaveLength(1));
    expect(bridge.sent('combat.propose')[0]).toMatchObject({
      acts: [
        { change: 'place', id: 'c1', atFeet: 5 },
        { change: 'place', id: 'c2', atFeet: 5 },
      ],
    });
  });

  test('Ctrl+G makes a group of the marked', async () => {
    const bridge = await openFight();
    await user.keyboard('x{Shift>}J{/Shift}{Control>}g{/Control}');
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Vanguard{Enter}');
    await waitFor(() => expect(bridge.sent('combat.group')).toHaveLength(1));
    expect(bridge.sent('combat.group')[0]).toEqual({
      fightId: 1,
      members: ['c1', 'c2'],
      into: 'new',
      name: 'Vanguard',
    });
  });
});
