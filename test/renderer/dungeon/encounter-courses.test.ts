import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import DungeonSide from '../../../src-renderer/windows/dungeon/DungeonSide.svelte';
import type { Meeting } from '../../../src-renderer/windows/encounter/encounter-types.ts';
import { readWound } from '../../../src-renderer/windows/encounter/fight/wound-text.ts';
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
  fleeingRate: null,
  pursuingRate: null,
  startGap: null,
  fleeingHeads: null,
  pursuingHeads: null,
  surroundings: 0,
  granted: 0,
  left: [],
  typed: {},
};

/** The people of a pursuit, with these out of it. */
const out = (...names: string[]) =>
  pursuit().people.map((person) => ({ ...person, left: names.includes(person.name) }));

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
      { ...fleeing, fleeing: 'monsters', pursued: false, startGap: 40 },
    ]);
  });

  it('runs on round by round with Enter, and shows the gap', async () => {
    const bridge = meet(onCourse('evade', { pursuit: pursuit() }));
    const gap = await screen.findByRole('meter', { name: 'Gap between them' });
    expect(gap.getAttribute('aria-valuetext')).toBe('60 feet');
    expect(screen.getByText('29 more rounds')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.pursuitRound')).toEqual([
      {
        outOfSight: false,
        hindered: false,
        gap: null,
        drop: null,
        obstacle: null,
        note: '',
        left: null,
        leftFoes: null,
      },
    ]);
  });

  it('leaves single people and foes out of it, and keeps them out', async () => {
    const bridge = meet(
      onCourse('evade', { pursuit: pursuit({ people: out('Hild'), foes: { toRun: 4, left: 1 } }) }),
    );
    await user.click(await screen.findByText('Who falls out'));
    expect(screen.getByText(/Hild.*, 1 of the monsters/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hild' }).checked).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Wren' }));
    await user.click(screen.getByRole('checkbox', { name: 'Hild' }));
    await user.type(screen.getByRole('textbox', { name: 'Monsters out of it' }), '2{Enter}');
    expect(bridge.sent('encounter.pursuitRound')).toMatchObject([{ left: [3], leftFoes: 2 }]);
  });

  it('leaves somebody behind from the start', async () => {
    const bridge = meet(onCourse('evade'));
    await user.click(await screen.findByText('Way out, speeds and gap'));
    await user.click(screen.getByRole('checkbox', { name: 'Wren' }));
    await user.click(screen.getByRole('button', { name: 'The party runs' }));
    expect(bridge.sent('encounter.flee')).toEqual([{ ...fleeing, left: [3] }]);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wren' }).checked).toBe(true),
    );
  });

  it('can begin anew once it is over', async () => {
    const bridge = meet(onCourse('evade', { pursuit: pursuit({ outcome: 'given up' }) }));
    await user.click(await screen.findByText('Somebody runs again'));
    await user.click(screen.getByRole('radio', { name: 'The monsters' }));
    await user.click(screen.getByRole('button', { name: 'The monsters run' }));
    expect(bridge.sent('encounter.flee')).toEqual([{ ...fleeing, fleeing: 'monsters' }]);
  });

  it('knows the wits of the pursuers once they were said or stand in the content', async () => {
    const drop = pursuit().drop;
    const reasons = [{ source: 'Goblin, person', value: 'intelligent', rule: 'CONTENT' }];
    const bridge = meet(
      onCourse('evade', { pursuit: pursuit({ drop: drop && { ...drop, intelligent: true, reasons } }) }),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'They drop food or treasure' }));
    const clever = screen.getByRole<HTMLInputElement>('checkbox', { name: 'The pursuers are intelligent' });
    expect(clever.checked).toBe(true);
    expect(screen.getByRole('button', { name: 'why: Their wits' })).toBeTruthy();
    await user.click(clever);
    await user.click(screen.getByRole('button', { name: 'Run round 2' }));
    expect(bridge.sent('encounter.pursuitRound')).toMatchObject([
      { drop: { what: 'treasure', intelligent: false } },
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
    const bridge = meet(onCourse('evade', { pursuit: pursuit({ outcome: 'caught', gap: 0 }) }));
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
          { foeId: 1, damage: 4, dice: '', hp: null, state: null },
          { foeId: 2, damage: null, dice: '', hp: null, state: 'captured' },
        ],
        people: [
          { characterId: 1, damage: null, dice: '', hp: 3 },
          { characterId: 3, damage: -2, dice: '', hp: null },
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

  it('throws dice for a wound, and leads to the character that cannot be read', async () => {
    const bridge = meet(fight());
    const goblin = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Damage to Goblin 1' });
    await user.type(goblin, '2d6+x');
    expect(await screen.findByText(/are wanted here. \(character 5\)/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Damage to Wren' }), '-1d8{Enter}');
    expect(bridge.sent('encounter.noteRound')).toEqual([]);
    expect(document.activeElement).toBe(goblin);
    expect([goblin.selectionStart, goblin.selectionEnd]).toEqual([4, 5]);
    await user.keyboard('1{Enter}');
    expect(bridge.sent('encounter.noteRound')).toMatchObject([
      {
        foes: [{ foeId: 1, damage: null, dice: '2d6+1', hp: null }],
        people: [{ characterId: 3, damage: null, dice: '-1d8', hp: null }],
      },
    ]);
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
    expect(bridge.sent('encounter.settle')).toEqual([
      { step: 'morale', answers: {}, typed: { morale: [3, 4] }, said: {} },
      { step: 'morale', answers: {}, typed: {}, said: { holds: false } },
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
    await waitFor(() => expect(screen.queryByRole('region', { name: /^number figure/ })).toBeNull());
    await user.keyboard('j.1');
    expect(bridge.sent('encounter.course')).toEqual([]);
  });
});

describe('a damage box', () => {
  it.each([
    ['7', { damage: 7 }],
    ['-7', { damage: -7 }],
    ['−7', { damage: -7 }],
    ['=5', { hp: 5 }],
    ['', {}],
    ['=', {}],
    ['2d6+1', { dice: '2d6+1' }],
    [' −1D8 ', { dice: '−1D8' }],
  ])('reads %s', (text, change) => {
    const nothing = { damage: null, dice: '', hp: null };
    expect(readWound(text)).toEqual({ change: { ...nothing, ...change }, problem: null });
  });

  it.each([
    ['x', null],
    ['1.5', null],
    ['=2d6', null],
    ['2d', 2],
    ['2d6 + y', 6],
    [`${'1d6+'.repeat(11)}1`, 40],
  ])('says what it takes for %s', (text, at) => {
    expect(readWound(text).problem).toMatchObject({ at });
  });
});
