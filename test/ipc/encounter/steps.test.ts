import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  table = new EncounterTable();
});
afterEach(() => table.end());

describe('who is met', () => {
  beforeEach(() => table.sitDown('ose'));

  test('a creature brings its dice for number and hit points; both are typed here', async () => {
    await table.tell('encounter.begin', { creatureId: 'goblin' });
    const begun = await table.meeting();
    expect(begun).toMatchObject({
      who: 'Goblin',
      step: 'number',
      number: null,
      creature: { hitDice: '1-1', morale: 7 },
      foes: { hitDice: '1d8-1', sides: [8], wanting: 0 },
    });
    expect(await table.weighed('number')).toMatchObject({
      text: 'Goblin: 2d4 appear.',
      dice: [{ sides: [4, 4], rolls: true }],
    });
    expect(await table.tell('encounter.settle', { step: 'number', typed: { number: [1, 2] } })).toEqual({
      figure: '3 × Goblin',
      text: '',
    });
    expect(await table.newest()).toMatchObject({
      summary: 'They are 3 × Goblin.',
      outcome: { hidden: true, reasons: [{ source: 'number appearing, 2d4', value: 3 }] },
    });
    await table.tell('encounter.rollFoes', { totals: [3, 7, 1] });
    expect((await table.meeting()).foes).toMatchObject({
      up: 3,
      wanting: 0,
      all: [
        { name: 'Goblin 1', hp: 3, maxHp: 3, state: 'up' },
        { name: 'Goblin 2', hp: 7 },
        { name: 'Goblin 3', hp: 1 },
      ],
    });
    expect((await table.newest()).summary).toBe('Hit points of 3 × Goblin, as typed: 3, 7, 1.');
    expect(await table.refusal('encounter.rollFoes', {})).toMatchObject({ code: 'refused' });
  });

  test('more of them, fewer of them, one changed by itself', async () => {
    await table.tell('encounter.begin', { who: 'rats', number: 2 });
    await table.tell('encounter.rollFoes', { hp: 2 });
    await table.tell('encounter.addFoe', { name: 'rat king', hp: 9 });
    const [first, , king] = (await table.meeting()).foes.all;
    await table.tell('encounter.editFoe', { foeId: king?.id ?? 0, hp: 4, state: 'captured' });
    expect((await table.meeting()).fight.lost).toEqual({ down: 0, fled: 0, captured: 1 });
    await table.tell('encounter.removeFoe', { foeId: first?.id ?? 0 });
    expect((await table.meeting()).counted).toBe('2 rats');
    await table.tell('encounter.settle', { step: 'number', said: { number: 1 } });
    expect((await table.newest()).outcome).toMatchObject({ overruled: 'The referee said there are 1.' });
    expect((await table.meeting()).foes.all.map(({ name }) => name)).toEqual(['rat king']);
    for (let undone = 0; undone < 3; undone++) await table.tell('journal.undo', {});
    expect((await table.meeting()).foes.all.map(({ name, hp }) => [name, hp])).toEqual([
      ['rats 1', 2],
      ['rats 2', 2],
      ['rat king', 9],
    ]);
  });

  test('from a wandering table, and from a room', async () => {
    const { id: tableId } = await table.tell('wander.addTable', {
      name: 'Level 1',
      dice: '1d4',
      rows: [{ from: 1, to: 3, who: 'kobolds', number: '2d4' }],
    });
    await table.tell('encounter.begin', { tableId, tableFaces: [2] });
    expect(await table.meeting()).toMatchObject({ who: 'kobolds', number: null });
    expect((await table.weighed('number')).dice).toMatchObject([{ sides: [4, 4] }]);
    expect((await table.newest()).outcome).toMatchObject({ hidden: true });
    await table.tell('journal.undo', {});
    expect((await table.refusal('encounter.begin', { tableId, tableFaces: [4] })).message).toContain(
      'nobody stands there',
    );
    expect(await table.ask('encounter.view', {})).toBeNull();
  });

  test('what cannot be is refused and changes nothing', async () => {
    const refusals = [
      ['encounter.begin', {}, 'bad-input'],
      ['encounter.begin', { creatureId: 'no-such-beast' }, 'not-found'],
      ['encounter.begin', { who: 'rats', roomId: 99 }, 'not-found'],
      ['encounter.begin', { who: 'rats', numberDice: 'many' }, 'bad-input'],
      ['encounter.begin', { who: 'rats', tableId: 99 }, 'not-found'],
      ['encounter.settle', { step: 'number', said: { number: 3 } }, 'refused'],
      ['encounter.course', { course: 'talk' }, 'refused'],
    ] as const;
    for (const [name, input, code] of refusals)
      expect(await table.refusal(name, input), `${name} ${JSON.stringify(input)}`).toMatchObject({ code });
    await table.tell('encounter.begin', { who: 'rats' });
    const under = [
      ['encounter.settle', { step: 'number' }, 'bad-input'],
      ['encounter.settle', { step: 'number', said: { dice: '2x' } }, 'bad-input'],
      ['encounter.rollFoes', { hp: 2 }, 'refused'],
      ['encounter.editFoe', { foeId: 99, hp: 1 }, 'not-found'],
      ['encounter.removeFoe', { foeId: 99 }, 'not-found'],
      ['encounter.settle', { step: 'surprise', answers: { ambush: true } }, 'bad-input'],
      ['encounter.settle', { step: 'surprise', typed: { other: [1] } }, 'bad-input'],
      ['encounter.settle', { step: 'surprise', typed: { party: [1, 2] } }, 'dice-count'],
      ['encounter.settle', { step: 'surprise', typed: { party: [7] } }, 'bad-die'],
      ['encounter.settle', { step: 'surprise', said: { people: [99] } }, 'not-found'],
      ['encounter.settle', { step: 'distance', said: { distance: 30 } }, 'refused'],
      ['encounter.settle', { step: 'reaction' }, 'refused'],
      ['encounter.dropHeld', { people: [{ characterId: 1 }] }, 'refused'],
      ['encounter.noteRound', { rounds: 0 }, 'refused'],
      ['encounter.noteRound', { foes: [{ foeId: 99, damage: 1 }] }, 'not-found'],
      ['encounter.noteRound', { people: [{ characterId: 99, damage: 1 }] }, 'not-found'],
      ['encounter.settle', { step: 'morale' }, 'bad-input'],
      ['encounter.flee', { fleeing: 'party' }, 'bad-input'],
      ['encounter.pursuitRound', {}, 'refused'],
      ['encounter.endPursuit', { outcome: 'escaped' }, 'refused'],
    ] as const;
    const before = await table.meeting();
    for (const [name, input, code] of under)
      expect(await table.refusal(name, input), `${name} ${JSON.stringify(input)}`).toMatchObject({ code });
    expect(await table.meeting()).toEqual(before);
    await table.tell('encounter.settle', { step: 'number', said: { number: 2 } });
    await table.tell('encounter.rollFoes', { totals: [3, 4] });
    expect(await table.refusal('encounter.rollFoes', { anew: true, totals: [1, 2, 3] })).toMatchObject({
      code: 'dice-count',
    });
    expect(await table.refusal('encounter.rollFoes', { anew: true })).toMatchObject({ code: 'bad-input' });
  });
});

describe('the steps, each settled again as often as the referee likes', () => {
  beforeEach(async () => {
    await table.sitDown('ose', { morale: true });
    await table.tell('encounter.begin', { creatureId: 'goblin', number: 4 });
  });

  test('the preview follows the answers before anything is settled', async () => {
    const preview = await table.ask('encounter.preview', { step: 'surprise', answers: { partyAware: true } });
    expect(preview?.dice.map(({ id, rolls }) => [id, rolls])).toEqual([
      ['party', false],
      ['monsters', true],
    ]);
    expect(preview?.options.find(({ id }) => id === 'partyAware')?.value).toBe(true);
    const nobody = await table.ask('encounter.preview', {
      step: 'reaction',
      answers: { speaker: table.wren },
    });
    expect(nobody).toMatchObject({ modifier: 0 });
    expect((await table.ask('encounter.preview', { step: 'reaction' }))?.modifier).toBe(1);
  });

  test('surprise by dice, then by the referee’s word, then undone', async () => {
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [2], monsters: [5] } });
    expect(await table.step('surprise')).toMatchObject({
      state: 'settled',
      figure: 'party 2, monsters 5',
      text: 'the party is surprised: a free round for the monsters',
      overruled: null,
      reasons: [
        { source: 'party, surprised on 1 to 2', value: 2, rule: 'OSE-SURP-3' },
        { source: 'monsters, surprised on 1 to 2', value: 5, rule: 'OSE-SURP-3' },
      ],
    });
    await table.tell('encounter.settle', {
      step: 'surprise',
      said: { party: false },
      typed: { monsters: [1] },
    });
    expect(await table.step('surprise')).toMatchObject({
      figure: 'monsters 1',
      text: 'the monsters are surprised: a free round for the party',
      overruled: 'The referee said who is surprised.',
    });
    expect((await table.newest()).summary).toContain('Surprise again, 4 × Goblin');
    await table.tell('journal.undo', {});
    expect((await table.step('surprise')).result).toMatchObject({ party: { surprised: true, die: 2 } });
    await table.tell('journal.redo', {});
    expect((await table.step('surprise')).result).toMatchObject({
      party: { surprised: false, die: null },
    });
  });

  test('distance, light at that distance, reaction by another speaker, by a total, by a word', async () => {
    await table.give(table.hild, { kind: 'torch', name: 'Torches', quantity: 2 });
    await table.tell('light.kindle', { characterId: table.hild, kind: 'torch', overruleTinder: true });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [3] } });
    await table.tell('encounter.settle', { step: 'distance', typed: { distance: [1, 1] } });
    expect((await table.meeting()).light).toMatchObject({ brightFeet: 30, seen: 'bright' });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 60 } });
    expect((await table.meeting()).light).toMatchObject({
      seen: 'dark',
      text: "The party’s light shows 30'. They stand beyond it, in the dark.",
    });
    expect(await table.step('distance')).toMatchObject({ overruled: "The referee set the distance to 60'." });
    await table.tell('encounter.settle', {
      step: 'reaction',
      answers: { speaker: table.wren },
      typed: { reaction: [4, 4] },
    });
    expect(await table.step('reaction')).toMatchObject({ amount: 8, result: 'uncertain' });
    await table.tell('encounter.settle', {
      step: 'reaction',
      typed: { reaction: [4, 4] },
      answers: { modifier: 2 },
    });
    expect(await table.step('reaction')).toMatchObject({ amount: 11, result: 'indifferent' });
    await table.tell('encounter.settle', { step: 'reaction', said: { total: 2 } });
    expect((await table.newest()).summary).toBe('Reaction again of 4 × Goblin, 2: attack at once.');
    await table.tell('encounter.settle', { step: 'reaction', said: { word: 'friendly' } });
    expect(await table.step('reaction')).toMatchObject({
      figure: '',
      text: 'eager, friendly',
      overruled: 'The referee said they are eager, friendly.',
    });
    expect((await table.ask('dungeon.delve', {})).delve?.encounter).toMatchObject({ step: 'course' });
    expect(await table.step('reaction')).toMatchObject({ amount: null, result: 'friendly' });
    expect(
      await table.refusal('encounter.settle', { step: 'reaction', said: { word: 'smitten' } }),
    ).toMatchObject({
      code: 'bad-input',
    });
    expect(
      await table.refusal('encounter.settle', { step: 'reaction', answers: { speaker: 99 } }),
    ).toMatchObject({ code: 'not-found' });
    await table.tell('encounter.course', { course: 'talk' });
    expect((await table.newest()).summary).toBe('The party talks with 4 × Goblin.');
  });

  test('a fight noted by hand: foes fall, the party bleeds, morale is due, the turn is taken, the kills are told', async () => {
    await table.tell('encounter.rollFoes', { totals: [3, 4, 5, 6] });
    const [one, two, three] = (await table.meeting()).foes.all.map(({ id }) => id);
    await table.tell('encounter.noteRound', {
      foes: [{ foeId: one ?? 0, damage: 4 }],
      people: [{ characterId: table.hild, damage: 2 }],
    });
    expect((await table.newest()).summary).toBe(
      'Fight with 4 × Goblin, round 1: Goblin 1 −4 (−1 left) down; Hild −2 (4 left).',
    );
    const first = await table.meeting();
    expect(first.fight).toMatchObject({ rounds: 1, lost: { down: 1, fled: 0, captured: 0 } });
    expect(first.fight.people).toContainEqual({
      id: table.hild,
      name: 'Hild',
      hp: 4,
      maxHp: 6,
      able: true,
      word: '',
    });
    expect(first.morale).toMatchObject({
      due: 'The first of them is down.',
      weighed: { options: [{ id: 'rating', value: 7 }, {}], dice: [{ sides: [6, 6] }] },
    });
    expect(first.course.choices.find(({ course }) => course === 'evade')?.barred).toContain(
      'no longer possible',
    );
    expect(await table.tell('encounter.settle', { step: 'morale', typed: { morale: [3, 3] } })).toEqual({
      figure: '',
      text: 'the first of them is down: they fight on',
    });
    expect((await table.meeting()).morale).toMatchObject({
      due: null,
      noted: 'the first of them is down: they fight on',
    });
    await table.tell('encounter.noteRound', {
      rounds: 2,
      foes: [
        { foeId: two ?? 0, damage: 4 },
        { foeId: three ?? 0, state: 'fled' },
      ],
    });
    expect((await table.meeting()).morale.due).toBe('Half of them are out of action.');
    expect(await table.tell('encounter.settle', { step: 'morale', typed: { morale: [5, 5] } })).toMatchObject(
      {
        text: 'half of them are out of action: they break: they flee or give up',
      },
    );
    expect((await table.meeting()).rounds).toBe(3);
    await table.tell('encounter.conclude', { outcome: 'the last one gives up' });
    expect((await table.newest()).outcome).toMatchObject({
      encounter: { rounds: 3, outcome: 'the last one gives up', foes: { down: 2, fled: 1, captured: 0 } },
      passed: { turns: 1, activity: 'encounter' },
    });
    expect(await table.ask('encounter.view', {})).toBeNull();
    expect((await table.ask('party.view', {})).members.find(({ name }) => name === 'Hild')?.hp).toBe(4);
    for (let undone = 0; undone < 4; undone++) await table.tell('journal.undo', {});
    expect((await table.ask('party.view', {})).members.find(({ name }) => name === 'Hild')?.hp).toBe(4);
    await table.tell('journal.undo', {});
    expect((await table.ask('party.view', {})).members.find(({ name }) => name === 'Hild')?.hp).toBe(6);
    expect((await table.meeting()).foes.up).toBe(4);
  });
});
