import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import DungeonSide from '../../../src-renderer/windows/dungeon/DungeonSide.svelte';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { Meeting } from '../../../src-renderer/windows/encounter/encounter-types.ts';
import type { FakeBridge } from '../lib/fake-bridge.ts';
import { stage } from './on-stage.ts';
import { delve, dungeonView, encounter, prompt } from './sample-delve.ts';
import { circumstance, meeting, number, onCourse, stepsTo, surprise } from './sample-meeting.ts';

const user = userEvent.setup();

/** The side panel with this encounter under way. */
function meet(view: Meeting, readOnly = false): FakeBridge {
  const bridge = stage(dungeonView(delve({ encounter: encounter(), prompts: [prompt()] })), readOnly);
  bridge.answer('encounter.view', view);
  bridge.answer('encounter.preview', ({ step, answers }) => {
    const monstersRoll = answers?.['overruleLight'] === true;
    if (step === 'surprise') return surprise(monstersRoll);
    return view.steps.find(({ id }) => id === step)?.weighed ?? null;
  });
  render(DungeonSide);
  return bridge;
}

/** The program has gone on to this. */
async function goOn(bridge: FakeBridge, view: Meeting): Promise<void> {
  bridge.answer('encounter.view', view);
  bridge.change('encounter');
  await waitFor(() => expect(bridge.sent('encounter.view').length).toBeGreaterThan(1));
}

/** What was sent to settle a step. */
const settled = (bridge: FakeBridge, step: string) =>
  (bridge.sent('encounter.settle') as CommandInput<'encounter.settle'>[]).filter(
    (sent) => sent.step === step,
  );

const region = () => screen.findByRole('region', { name: /^number figure/ });

describe('how many there are', () => {
  it('rolls what the creature says on Enter', async () => {
    const bridge = meet(meeting('number'));
    await screen.findByRole('button', { name: 'Roll the number' });
    await user.keyboard('{Enter}');
    expect(settled(bridge, 'number')).toEqual([{ step: 'number', answers: {}, typed: {}, said: {} }]);
  });

  it('takes typed dice, one digit each', async () => {
    const bridge = meet(meeting('number'));
    await screen.findByRole('button', { name: 'Roll the number' });
    await user.keyboard('23');
    await user.click(screen.getByRole('button', { name: 'Take 5' }));
    expect(settled(bridge, 'number')).toMatchObject([{ typed: { number: [2, 3] }, said: {} }]);
  });

  it('takes a figure or other dice said outright', async () => {
    const bridge = meet(meeting('number', { steps: stepsTo('number', { number: number([]) }) }));
    const said = await screen.findByRole('textbox', { name: 'How many' });
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(said);
    await user.type(said, '7{Enter}');
    await user.clear(said);
    await user.type(said, '3d6{Enter}');
    expect(settled(bridge, 'number')).toMatchObject([{ said: { number: 7 } }, { said: { dice: '3d6' } }]);
  });
});

describe('surprise', () => {
  it('throws only for those who check, and says why the others do not', async () => {
    const bridge = meet(meeting('surprise'));
    expect((await screen.findByRole('note')).textContent).toContain('They see the light of the others');
    expect(screen.queryByRole('textbox', { name: 'The monsters, d6' })).toBeNull();
    await user.keyboard('3{Enter}');
    expect(settled(bridge, 'surprise')).toEqual([
      { step: 'surprise', answers: {}, typed: { party: [3] }, said: {} },
    ]);
  });

  it('overrules what is known with U, and takes both dice in order', async () => {
    const bridge = meet(meeting('surprise'));
    await screen.findByRole('form', { name: 'Surprise' });
    await user.keyboard('u');
    await screen.findByRole('textbox', { name: 'The monsters, d6' });
    await user.keyboard('32{Enter}');
    expect(settled(bridge, 'surprise')).toMatchObject([
      { answers: { overruleLight: true }, typed: { party: [3], monsters: [2] } },
    ]);
  });

  it('leaves an untyped die to the program, and refuses one that cannot be', async () => {
    const bridge = meet(meeting('surprise', { steps: stepsTo('surprise', { surprise: surprise(true) }) }));
    const monsters = await screen.findByRole('textbox', { name: 'The monsters, d6' });
    await user.type(monsters, '9{Enter}');
    expect(settled(bridge, 'surprise')).toEqual([]);
    expect(screen.getByText('Typed 9: a d6 shows 1 to 6.')).toBeTruthy();
    await user.clear(monsters);
    await user.type(monsters, '4{Enter}');
    expect(settled(bridge, 'surprise')).toMatchObject([{ typed: { monsters: [4] } }]);
  });

  it('lets the referee say it outright', async () => {
    const bridge = meet(meeting('surprise'));
    await user.click(await screen.findByText('Say it without dice'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'The party is' }), 'yes');
    await user.click(screen.getByRole('button', { name: 'Roll surprise' }));
    expect(settled(bridge, 'surprise')).toMatchObject([{ said: { party: true } }]);
  });

  it('forgets what was said outright once the step is settled', async () => {
    const bridge = meet(meeting('surprise'));
    await user.click(await screen.findByText('Say it without dice'));
    const party = screen.getByRole<HTMLSelectElement>('combobox', { name: 'The party is' });
    await user.selectOptions(party, 'no');
    await user.click(screen.getByRole('button', { name: 'Roll surprise' }));
    await waitFor(() => expect(party.value).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Roll surprise' }));
    expect(settled(bridge, 'surprise')).toEqual([
      { step: 'surprise', answers: {}, typed: {}, said: { party: false } },
      { step: 'surprise', answers: {}, typed: {}, said: {} },
    ]);
  });

  it('takes how many of the monsters are surprised, where the rules ask each', async () => {
    const wren = { id: 3, name: 'Wren', hint: '' };
    const each = circumstance('alert', {
      label: 'Hard to surprise',
      kind: 'people',
      value: [],
      people: [wren],
    });
    const bridge = meet(
      meeting('surprise', { steps: stepsTo('surprise', { surprise: surprise(false, { options: [each] }) }) }),
    );
    await user.click(await screen.findByText('Say it without dice'));
    expect(screen.queryByRole('textbox', { name: 'How many of the monsters' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'The monsters are' }), 'yes');
    await user.selectOptions(screen.getByRole('combobox', { name: 'The party is' }), 'yes');
    const named = within(screen.getByRole('group', { name: 'Surprised of the party' }));
    expect(named.getAllByRole('checkbox')).toHaveLength(1);
    const many = screen.getByRole('textbox', { name: 'How many of the monsters' });
    await user.type(many, '5{Enter}');
    expect(settled(bridge, 'surprise')).toEqual([]);
    await user.clear(many);
    await user.type(many, '3{Enter}');
    expect(settled(bridge, 'surprise')).toMatchObject([{ said: { monsters: true, foes: 3 } }]);
  });

  it('lets go of an answer that can no longer be given', async () => {
    const few = (max: number) => {
      const count = circumstance('some', { label: 'Some of them', kind: 'count', value: 0, min: 0, max });
      return meeting('surprise', {
        steps: stepsTo('surprise', { surprise: surprise(true, { options: [count] }) }),
      });
    };
    const bridge = meet(few(3));
    const more = await screen.findByRole('button', { name: 'Some of them: more' });
    for (let pressed = 0; pressed < 3; pressed++) await user.click(more);
    await goOn(bridge, few(2));
    await waitFor(() =>
      expect(screen.getByRole('spinbutton', { name: 'Some of them' }).getAttribute('aria-valuenow')).toBe(
        '0',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Roll surprise' }));
    expect(settled(bridge, 'surprise')).toEqual([expect.objectContaining({ answers: {} })]);
  });

  it('folds what is rarely asked, and shows what is known by name', async () => {
    const people = [
      { id: 1, name: 'Hild', hint: '' },
      { id: 3, name: 'Wren', hint: '' },
    ];
    const options = [
      ...['a', 'b', 'c', 'd', 'e'].map((id) => circumstance(id, { label: `Flag ${id}`, side: 'monsters' })),
      circumstance('alert', { label: 'Hard to surprise', kind: 'people', value: [3], people }),
      circumstance('on', { label: 'Surprised on', kind: 'count', value: 2, min: 0, max: 6 }),
    ];
    const bridge = meet(
      meeting('surprise', { steps: stepsTo('surprise', { surprise: surprise(false, { options }) }) }),
    );
    expect(await screen.findByRole('checkbox', { name: 'Flag d' })).toBeTruthy();
    const wren = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wren' });
    expect(wren.checked).toBe(true);
    const folded = screen.getByText('Other circumstances').closest('details');
    expect(folded?.open).toBe(false);
    expect(within(folded as HTMLElement).getByLabelText('Flag e')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Hild' }));
    await waitFor(() =>
      expect(bridge.sent('encounter.preview')).toEqual([{ step: 'surprise', answers: { alert: [3, 1] } }]),
    );
  });

  it('keeps the refusal and what was typed', async () => {
    const bridge = meet(meeting('surprise'));
    bridge.refuse('encounter.settle', { code: 'refused', message: 'No encounter is under way.' });
    await screen.findByRole('form', { name: 'Surprise' });
    await user.keyboard('3{Enter}');
    expect(await screen.findByText('No encounter is under way.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'The party, d6' }).value).toBe('3');
  });

  it('asks who drops what they hold, where the rules do', async () => {
    const held = { about: [], asleep: [], effect: '', people: null, dropsThrown: false };
    const drops = [{ characterId: 3, name: 'Wren', sides: [4], held: [{ itemId: 5, name: 'sword' }] }];
    const bridge = meet(meeting('distance', { surprise: { ...held, drops } }));
    await user.click(await screen.findByText(/may drop what they hold/));
    await user.type(screen.getByRole('textbox', { name: 'Wren, d4' }), '1{Enter}');
    expect(bridge.sent('encounter.dropHeld')).toEqual([{ people: [{ characterId: 3, die: 1 }] }]);
    await goOn(bridge, meeting('distance', { surprise: { ...held, drops, dropsThrown: true } }));
    await waitFor(() => expect(screen.queryByText(/may drop what they hold/)).toBeNull());
  });
});

describe('distance and reaction', () => {
  it('takes two dice for the distance, or feet', async () => {
    const bridge = meet(meeting('distance'));
    await screen.findByRole('form', { name: 'Distance' });
    await user.keyboard('34{Enter}');
    expect(settled(bridge, 'distance')).toEqual([
      { step: 'distance', answers: {}, typed: { distance: [3, 4] }, said: {} },
    ]);
    await user.click(screen.getByText('Say it without dice'));
    await user.type(screen.getByRole('textbox', { name: 'Feet, if you know it' }), '50{Enter}');
    expect(settled(bridge, 'distance')[1]).toMatchObject({ answers: {}, said: { distance: 50 } });
  });

  it('weighs another speaker before the dice fall', async () => {
    const bridge = meet(meeting('reaction'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Who speaks' }), '3');
    expect(bridge.sent('encounter.preview')).toEqual([{ step: 'reaction', answers: { speaker: 3 } }]);
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('44{Enter}');
    expect(settled(bridge, 'reaction')).toEqual([
      { step: 'reaction', answers: { speaker: 3 }, typed: { reaction: [4, 4] }, said: {} },
    ]);
  });

  it('takes a total or a word of the table instead', async () => {
    const bridge = meet(meeting('reaction'));
    await user.click(await screen.findByText('Say it without dice'));
    await user.type(screen.getByRole('textbox', { name: 'Total, overruled' }), '12{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Or the word' }), 'friendly');
    await user.click(screen.getByRole('button', { name: 'Use this word' }));
    expect(settled(bridge, 'reaction')).toMatchObject([
      { said: { total: 12 } },
      { said: { word: 'friendly' } },
    ]);
  });
});

describe('the course', () => {
  it.each([
    ['1', 'talk'],
    ['2', 'evade'],
    ['3', 'fight'],
  ])('takes %s for %s', async (key, course) => {
    const bridge = meet(meeting('course'));
    await screen.findByRole('button', { name: /^Talk/ });
    await user.keyboard(key);
    expect(bridge.sent('encounter.course')).toEqual([{ course }]);
  });

  it('leads from talking straight to what came of it', async () => {
    const bridge = meet(meeting('course'));
    await screen.findByRole('button', { name: /^Talk/ });
    await user.keyboard('1');
    await goOn(bridge, onCourse('talk'));
    const came = await screen.findByRole('textbox', { name: 'What came of it' });
    await waitFor(() => expect(document.activeElement).toBe(came));
    await user.keyboard('They talk{Enter}');
    expect(bridge.sent('encounter.conclude')).toEqual([{ outcome: 'They talk', rounds: null }]);
  });

  it('concludes a talk with what usually comes of it, where nothing else is said', async () => {
    const bridge = meet(onCourse('talk'));
    expect(await screen.findByPlaceholderText('They talked, and parted in peace')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(bridge.sent('encounter.conclude')).toEqual([
      { outcome: 'They talked, and parted in peace', rounds: null },
    ]);
  });

  it('asks for an outcome before it concludes, and takes the referee’s rounds', async () => {
    const bridge = meet(onCourse('fight'));
    const came = await screen.findByRole('textbox', { name: 'What came of it' });
    await user.click(screen.getByRole('button', { name: 'Conclude the encounter' }));
    expect(bridge.sent('encounter.conclude')).toEqual([]);
    expect(screen.getByText('Say what came of it.')).toBeTruthy();
    await user.type(came, 'They part');
    await user.type(screen.getByRole('textbox', { name: 'Rounds it took' }), '61{Enter}');
    expect(bridge.sent('encounter.conclude')).toEqual([{ outcome: 'They part', rounds: 61 }]);
  });
});

describe('steps already settled', () => {
  it('stand above, with what follows below', async () => {
    meet(meeting('distance'));
    const panel = await region();
    expect(within(panel).getByText('surprise figure')).toBeTruthy();
    expect(within(panel).getByText('Then: reaction, what comes of it.')).toBeTruthy();
  });

  it('can be settled again, and Escape leaves them as they are', async () => {
    const bridge = meet(meeting('reaction'));
    await user.click(await screen.findByRole('button', { name: 'Distance: settle again' }));
    expect(screen.getByRole('heading', { name: 'Distance, again' })).toBe(document.activeElement);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'Reaction' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Distance: settle again' }));
    await user.keyboard('12{Enter}');
    expect(settled(bridge, 'distance')).toMatchObject([{ typed: { distance: [1, 2] } }]);
    expect(await screen.findByRole('heading', { name: 'Reaction' })).toBeTruthy();
  });

  it('say what the referee overruled', async () => {
    const steps = stepsTo('distance').map((step) =>
      step.id === 'surprise' ? { ...step, overruled: 'The referee said the party is surprised.' } : step,
    );
    meet(meeting('distance', { steps }));
    expect(await screen.findByText('The referee said the party is surprised.')).toBeTruthy();
  });

  it('never lose the keyboard from one step to the next', async () => {
    const bridge = meet(meeting('distance'));
    await screen.findByRole('form', { name: 'Distance' });
    await user.keyboard('3');
    await goOn(bridge, meeting('reaction'));
    const head = await screen.findByRole('heading', { name: 'Reaction' });
    await waitFor(() => expect(document.activeElement).toBe(head));
    await user.keyboard('{Enter}');
    expect(settled(bridge, 'reaction')).toEqual([{ step: 'reaction', answers: {}, typed: {}, said: {} }]);
  });

  it('cannot be touched in a campaign open for reading only', async () => {
    const bridge = meet(meeting('course'), true);
    await screen.findByRole('button', { name: /^Talk/ });
    await user.keyboard('1');
    await user.click(screen.getByRole('button', { name: /^Fight/ }));
    expect(bridge.sent('encounter.course')).toEqual([]);
  });
});
