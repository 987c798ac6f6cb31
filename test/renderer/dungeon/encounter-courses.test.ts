import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import DungeonSide from '../../../src-renderer/windows/dungeon/DungeonSide.svelte';
import type { Meeting } from '../../../src-renderer/windows/dungeon/encounter/encounter-types.ts';
import { readWound } from '../../../src-renderer/windows/dungeon/encounter/fight-draft.svelte.ts';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { show, stage } from './on-stage.ts';
import { delve, dungeonView, encounter } from './sample-delve.ts';
import { foe, meeting, onCourse, pursuit } from './sample-meeting.ts';

const user = userEvent.setup();

function meet(view: Meeting): FakeBridge {
  const bridge = stage(dungeonView(delve({ encounter: encounter() })));
  bridge.answer('encounter.view', view);
  render(DungeonSide);
  return bridge;
}

const fleeing = {
  fleeing: 'party',
  pursued: null,
  exitAvailable: true,
  forcedToStop: false,
  fleeingFeet: null,
  pursuingFeet: null,
  startFeet: null,
};

describe('a flight', () => {
  it('begins with Enter, by what the rules suggest', async () => {
    const bridge = meet(onCourse('evade'));
    expect(await screen.findByText('They are as fast: a pursuit.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.flee')).toEqual([fleeing]);
  });

  it('takes the other side, the referee’s word and his figures', async () => {
    const bridge = meet(onCourse('evade'));
    await user.click(await screen.findByRole('radio', { name: 'The monsters' }));
    expect(screen.getByText('They are as fast as the party.')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Are they pursued?' }), 'no');
    await user.click(screen.getByText('Way out, speeds and gap'));
    await user.type(screen.getByRole('textbox', { name: 'Gap at first' }), '40{Enter}');
    expect(bridge.sent('encounter.flee')).toEqual([
      { ...fleeing, fleeing: 'monsters', pursued: false, startFeet: 40 },
    ]);
  });

  it('runs on round by round with Enter, and shows the gap', async () => {
    const bridge = meet(onCourse('evade', { pursuit: pursuit() }));
    const gap = await screen.findByRole('meter', { name: 'Gap between them' });
    expect(gap.getAttribute('aria-valuetext')).toBe('60 feet');
    expect(screen.getByText('29 more rounds')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.pursuitRound')).toEqual([
      { outOfSight: false, hindered: false, feet: null, drop: null, obstacle: null, note: '' },
    ]);
  });

  it('leaves food behind, with a die from anywhere', async () => {
    const bridge = meet(onCourse('evade', { pursuit: pursuit() }));
    await user.click(await screen.findByRole('checkbox', { name: 'They drop food or treasure' }));
    await user.type(screen.getByRole('textbox', { name: 'rations, Wren' }), '2');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('3{Enter}');
    expect(bridge.sent('encounter.pursuitRound')).toMatchObject([
      { drop: { what: 'food', intelligent: false, die: 3, things: [{ itemId: 9, quantity: 2 }] } },
    ]);
    await waitFor(() => {
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'They drop food or treasure' });
      expect(box.checked).toBe(false);
    });
  });

  it('asks for saves at a doorway, of those who must', async () => {
    const bridge = meet(onCourse('evade', { pursuit: pursuit() }));
    await user.click(await screen.findByRole('checkbox', { name: 'A doorway or a hard turn' }));
    expect(screen.getByText(/13 or more, \+1/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Save of Wren, d20' }), '11');
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.pursuitRound')).toMatchObject([
      { obstacle: { people: [{ characterId: 3, die: 11 }], monsters: null, modifier: 0, wait: true } },
    ]);
  });

  it('ends as the referee says', async () => {
    const bridge = meet(onCourse('evade', { pursuit: pursuit() }));
    await user.click(await screen.findByRole('button', { name: 'The pursuers give up' }));
    expect(bridge.sent('encounter.endPursuit')).toEqual([{ outcome: 'given up' }]);
  });

  it('turns into a fight where they are caught', async () => {
    const bridge = meet(onCourse('evade', { pursuit: pursuit({ outcome: 'caught', feet: 0 }) }));
    await user.click(await screen.findByRole('button', { name: 'They fight' }));
    expect(bridge.sent('encounter.course')).toEqual([{ course: 'fight' }]);
    expect(screen.queryByRole('form', { name: 'Pursuit' })).toBeNull();
  });
});

describe('hit points of foes', () => {
  it('are rolled for all with Enter, before the first round', async () => {
    const bridge = meet(onCourse('fight'));
    await screen.findByRole('button', { name: 'Roll 4 foes' });
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.rollFoes')).toEqual([{ anew: false, hitDice: '', hp: null, totals: null }]);
  });

  it('are typed one by one, the rest rolled', async () => {
    const bridge = meet(onCourse('fight'));
    await screen.findByRole('button', { name: 'Roll 4 foes' });
    await user.keyboard('52');
    expect(screen.getByRole('button', { name: 'Take these, roll the rest' })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.rollFoes')).toMatchObject([{ totals: [5, 2, null, null] }]);
  });

  it('are the same for all, or by other dice', async () => {
    const bridge = meet(onCourse('fight'));
    await user.click(await screen.findByText('Other dice, or the same for all'));
    await user.type(screen.getByRole('textbox', { name: 'Hit dice' }), '2d8');
    await user.type(screen.getByRole('textbox', { name: 'The same for all' }), '4{Enter}');
    expect(bridge.sent('encounter.rollFoes')).toMatchObject([{ hitDice: '2d8', hp: 4 }]);
  });

  it('are written over where they stand, and more foes join', async () => {
    const foes = { ...meeting('course').foes, all: [foe(1)], up: 1, wanting: 0 };
    const bridge = meet(meeting('course', { foes }));
    await user.click(await screen.findByRole('button', { name: 'Hit points: settle' }));
    await user.click(screen.getByText('Hit points of Goblin 1: 5 of 5'));
    await user.keyboard('{Control>}a{/Control}3/7{Enter}');
    expect(bridge.sent('encounter.editFoe')).toEqual([{ foeId: 1, hp: 3, maxHp: 7 }]);
    await user.click(screen.getByText('More of them come'));
    await user.type(screen.getByRole('textbox', { name: 'Hit points' }), '6{Enter}');
    expect(bridge.sent('encounter.addFoe')).toEqual([{ name: null, hp: 6, count: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Strike Goblin 1 from the list' }));
    expect(bridge.sent('encounter.removeFoe')).toEqual([{ foeId: 1 }]);
  });
});

describe('a noted fight', () => {
  const foes = {
    ...meeting('course').foes,
    all: [foe(1), foe(2, { hp: 0, state: 'down' })],
    up: 1,
    wanting: 0,
  };
  const fight = (more: Partial<Meeting> = {}) => onCourse('fight', { foes, ...more });

  it('notes what a round cost each side', async () => {
    const bridge = meet(fight());
    await user.type(await screen.findByRole('textbox', { name: 'Damage to Goblin 1' }), '4');
    await user.type(screen.getByRole('textbox', { name: 'Damage to Wren' }), '-2');
    await user.type(screen.getByRole('textbox', { name: 'Damage to Hild' }), '=3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State of Goblin 2' }), 'captured');
    await user.click(screen.getByRole('button', { name: 'End round 1' }));
    expect(bridge.sent('encounter.noteRound')).toEqual([
      {
        rounds: 1,
        foes: [
          { foeId: 1, damage: 4, hp: null, state: null },
          { foeId: 2, damage: null, hp: null, state: 'captured' },
        ],
        people: [
          { characterId: 1, damage: null, hp: 3 },
          { characterId: 3, damage: -2, hp: null },
        ],
        note: '',
      },
    ]);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Damage to Wren' });
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('ends a round without a wound on Enter alone, and is led by keys', async () => {
    const bridge = meet(fight());
    await screen.findByRole('button', { name: 'End round 1' });
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.noteRound')).toMatchObject([{ rounds: 1, foes: [], people: [] }]);
    await user.keyboard('j');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Damage to Goblin 1' }));
    await user.keyboard('{ArrowDown}{ArrowDown}7');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(bridge.sent('encounter.noteRound')[1]).toMatchObject({
      rounds: 0,
      people: [{ characterId: 1, damage: 7, hp: null }],
    });
  });

  it('sends nothing that is no wound', async () => {
    const bridge = meet(fight());
    await user.type(await screen.findByRole('textbox', { name: 'Damage to Hild' }), 'much{Enter}');
    expect(bridge.sent('encounter.noteRound')).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Damage to Hild' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('throws morale when it is due, or takes the referee’s word', async () => {
    const morale = { ...meeting('course').morale, due: 'The first of them is down.' };
    const bridge = meet(fight({ morale }));
    expect(await screen.findByText('The first of them is down.')).toBeTruthy();
    await user.keyboard('{Shift>}M{/Shift}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Morale, d6, die 1 of 2' }));
    await user.keyboard('34');
    await user.click(screen.getByRole('button', { name: 'Take 7' }));
    await user.click(screen.getByRole('button', { name: 'They break' }));
    expect(bridge.sent('encounter.morale')).toEqual([
      { rating: null, adjustment: 0, faces: [3, 4], holds: null, note: '' },
      { rating: null, adjustment: 0, faces: null, holds: false, note: '' },
    ]);
  });

  it('is concluded from its own field, by the key of the full stop', async () => {
    const bridge = meet(fight({ rounds: 3, fight: { ...meeting('course').fight, rounds: 3 } }));
    await screen.findByRole('button', { name: 'End round 4' });
    await user.keyboard('.');
    const came = screen.getByRole('textbox', { name: 'What came of it' });
    expect(document.activeElement).toBe(came);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Rounds it took' }).placeholder).toBe('3');
    await user.keyboard('Both lie slain{Enter}');
    expect(bridge.sent('encounter.conclude')).toEqual([{ outcome: 'Both lie slain', rounds: null }]);
  });
});

describe('the end', () => {
  it.each(['talk', 'evade', 'fight'] as const)('leaves nothing of %s behind', async (course) => {
    const bridge = meet(onCourse(course));
    await screen.findByRole('textbox', { name: 'What came of it' });
    bridge.answer('encounter.view', null);
    bridge.change('foe');
    await waitFor(() => expect(bridge.sent('encounter.view').length).toBeGreaterThan(1));
    show(bridge, dungeonView(delve()));
    bridge.change('encounter');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Goblins/ })).toBeNull());
    await user.keyboard('j.1');
    expect(bridge.sent('encounter.course')).toEqual([]);
  });
});

describe('a damage box', () => {
  it.each([
    ['7', { damage: 7, hp: null }],
    ['-7', { damage: -7, hp: null }],
    ['−7', { damage: -7, hp: null }],
    ['=5', { damage: null, hp: 5 }],
    ['', { damage: null, hp: null }],
  ])('reads %s', (text, change) => {
    expect(readWound(text)).toEqual({ change, problem: null });
  });

  it.each(['x', '1.5', '=', '2d6'])('says what it takes for %s', (text) => {
    expect(readWound(text).problem === null).toBe(text === '=');
  });
});
