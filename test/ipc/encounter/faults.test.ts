import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandName } from '../../../shared/ipc/contract.ts';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  // Untyped dice show 1, 2, 3 ... in turn.
  let fallen = 0;
  table = new EncounterTable({ roll: (sides) => 1 + (fallen++ % sides) });
});
afterEach(() => table.end());

const alike = (names: readonly string[]) => names.length - new Set(names).size;

describe('foes', () => {
  beforeEach(() => table.sitDown('ose'));

  test('no two bear one name, whoever was struck from the list', async () => {
    await table.tell('encounter.begin', { who: 'rats', number: 3 });
    await table.tell('encounter.rollFoes', { hp: 2 });
    const [first] = (await table.meeting()).foes.all;
    await table.tell('encounter.removeFoe', { foeId: first?.id ?? 0 });
    await table.tell('encounter.addFoe', { hp: 2, count: 2 });
    await table.tell('encounter.addFoe', { name: 'wolf', hp: 2, count: 2 });
    await table.tell('encounter.addFoe', { name: 'wolf', hp: 2, count: 2 });
    const names = (await table.meeting()).foes.all.map(({ name }) => name);
    expect(alike(names)).toBe(0);
    expect(names).toContain('wolf 4');
  });

  test('those who come later are more than those already there, rolled or not', async () => {
    await table.tell('encounter.begin', { who: 'rats', number: 4 });
    await table.tell('encounter.addFoe', { name: 'rat king', hp: 9, count: 1 });
    expect(await table.meeting()).toMatchObject({ number: 5, foes: { wanting: 4 } });
  });

  test('more than can be kept one by one leave the fight open to be noted', async () => {
    await table.tell('encounter.begin', { who: 'ants', number: 4000 });
    await table.tell('encounter.rollFoes', { hp: 1 });
    expect((await table.meeting()).foes).toMatchObject({ up: 1000, wanting: 0 });
  });

  test('who is written down to nothing is down, and up again above', async () => {
    await table.tell('encounter.begin', { who: 'rats', number: 1 });
    await table.tell('encounter.rollFoes', { hp: 2 });
    const foeId = (await table.meeting()).foes.all[0]?.id ?? 0;
    await table.tell('encounter.editFoe', { foeId, hp: 0 });
    expect((await table.meeting()).foes.all[0]?.state).toBe('down');
    await table.tell('encounter.editFoe', { foeId, hp: 1 });
    expect((await table.meeting()).foes.all[0]?.state).toBe('up');
  });
});

describe('beasts', () => {
  test('are wounded with the others, and can be left behind', async () => {
    await table.sitDown('ose');
    const { id } = await table.tell('character.add', {
      kind: 'mount',
      name: 'Bess',
      className: 'Mule',
      level: 1,
      hp: 9,
      maxHp: 9,
    });
    await table.meetGoblins(60);
    expect((await table.meeting()).fight.people.map(({ name }) => name)).toEqual(['Hild', 'Wren', 'Bess']);
    await table.tell('encounter.noteRound', { people: [{ characterId: id, damage: 4 }] });
    await table.tell('encounter.flee', { fleeing: 'party', pursuingRate: 400, left: [id] });
    expect((await table.meeting()).pursuit?.people.at(-1)).toEqual({ id, name: 'Bess', left: true });
    expect((await table.newest()).summary).toContain('Bess is left to the pursuers.');
  });
});

/** Who would speak, to what end, and who else could. */
async function speaking() {
  const { options, modifier } = await table.weighed('reaction');
  const speaker = options.find(({ id }) => id === 'speaker');
  return { speaker: speaker?.value, modifier, speakers: speaker?.people.map(({ name }) => name) };
}

describe('who speaks', () => {
  test('the dead say nothing', async () => {
    await table.sitDown('ose');
    await table.meetGoblins(40);
    expect(await speaking()).toMatchObject({ speaker: table.hild, modifier: 1 });
    await table.tell('encounter.noteRound', { people: [{ characterId: table.hild, hp: 0 }] });
    expect(await speaking()).toEqual({ speaker: null, modifier: 0, speakers: ['Wren'] });
    expect(
      await table.refusal('encounter.settle', { step: 'reaction', answers: { speaker: table.hild } }),
    ).toMatchObject({
      code: 'refused',
      message: 'Hild cannot speak just now.',
    });
    await table.tell('encounter.settle', { step: 'reaction', typed: { reaction: [4, 4] } });
    expect((await table.step('reaction')).amount).toBe(8);
  });
});

describe('a step settled again', () => {
  test('surprise without which no reaction is thrown takes the reaction back, and undo brings it again', async () => {
    await table.sitDown('swords-wizardry');
    await table.tell('encounter.begin', { who: 'ghouls', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [1], monsters: [6] } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 30 } });
    await table.tell('encounter.settle', { step: 'reaction', typed: { reaction: [4, 3] } });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [6], monsters: [6] } });
    expect((await table.newest()).summary).toContain('Their reaction no longer stands.');
    expect((await table.step('reaction')).result).toBeNull();
    expect((await table.step('reaction')).state).toBe('skipped');
    await table.tell('journal.undo', {});
    expect((await table.step('reaction')).result).toBe('wait');
  });

  test('what the surprised hold is thrown for once for each surprise', async () => {
    await table.sitDown('swords-wizardry');
    for (const [at, name] of ['Dagger', 'Dagger'].entries())
      await table.give(table.hild, { kind: 'weapon', name, notes: String(at), state: 'wielded' });
    await table.tell('encounter.begin', { who: 'ghouls', number: 2 });
    const thrown = async () => (await table.meeting()).surprise.dropsThrown;
    await table.tell('encounter.settle', { step: 'surprise', said: { party: true, monsters: false } });
    expect(await thrown()).toBe(false);
    await table.tell('encounter.dropHeld', { people: [{ characterId: table.hild, die: 4 }] });
    expect(await thrown()).toBe(true);
    await table.tell('journal.undo', {});
    expect(await thrown()).toBe(false);
    await table.tell('encounter.dropHeld', { people: [{ characterId: table.hild, die: 4 }] });
    await table.tell('encounter.settle', { step: 'surprise', said: { party: true } });
    expect(await thrown()).toBe(false);
  });

  test('two things of one name both fall', async () => {
    await table.sitDown('swords-wizardry', { surpriseDropExtent: 'all' });
    for (const notes of ['left', 'right'])
      await table.give(table.hild, { kind: 'weapon', name: 'Dagger', notes, state: 'wielded' });
    await table.tell('encounter.begin', { who: 'ghouls', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', said: { party: true } });
    expect((await table.meeting()).surprise.drops[0]?.held).toHaveLength(2);
    await table.tell('encounter.dropHeld', { people: [{ characterId: table.hild, die: 1 }] });
    expect((await table.meeting()).surprise.drops[0]?.held).toEqual([]);
  });
});

describe('foes who differ in basic-fantasy', () => {
  beforeEach(() => table.sitDown('basic-fantasy'));

  test('some are surprised; those are not simply slipped away from, all of them are', async () => {
    await table.tell('encounter.begin', { who: 'bandits', number: 5 });
    await table.tell('encounter.settle', {
      step: 'surprise',
      answers: { monstersAlertCount: 2 },
      typed: { party: [6], monsters: [2] },
    });
    expect(await table.step('surprise')).toMatchObject({
      result: { monsters: { surprised: true, die: 2 }, foes: 3 },
      text: '3 of the 5 monsters are surprised: they lose a round',
    });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 30 } });
    const run = { fleeing: 'party', fleeingRate: 60, pursuingRate: 80 } as const;
    expect(await table.tell('encounter.flee', run)).toEqual({ outcome: null });
    await table.tell('journal.undo', {});
    await table.tell('encounter.settle', {
      step: 'surprise',
      said: { party: false, monsters: true, foes: 5 },
    });
    expect(await table.tell('encounter.flee', run)).toEqual({ outcome: 'escaped' });
  });

  test('the referee says how many, up to as many as there are', async () => {
    await table.tell('encounter.begin', { who: 'bandits', number: 5 });
    await table.tell('encounter.settle', {
      step: 'surprise',
      said: { monsters: true, foes: 1, party: false },
    });
    expect((await table.step('surprise')).text).toBe('1 of the 5 monsters is surprised: a round is lost');
    const many = { step: 'surprise', said: { monsters: true, foes: 6 } };
    expect(await table.refusal('encounter.settle', many)).toMatchObject({ code: 'bad-input' });
    const nobody = { step: 'surprise', said: { party: true, people: [] } };
    expect(await table.refusal('encounter.settle', nobody)).toMatchObject({ code: 'bad-input' });
  });

  test('the first meeting calls for morale, whether or not they are kept one by one', async () => {
    await table.tell('encounter.begin', { who: 'bandits', number: 5 });
    expect((await table.meeting()).morale.due).toBe('The first meeting.');
    await table.tell('encounter.settle', {
      step: 'morale',
      answers: { rating: 8 },
      typed: { morale: [3, 4] },
    });
    expect((await table.meeting()).morale.due).toBeNull();
  });
});

describe('morale', () => {
  test('held twice they fight to the death, without another check', async () => {
    await table.sitDown('ose', { morale: true });
    await table.tell('encounter.begin', { who: 'orcs', number: 4 });
    await table.tell('encounter.rollFoes', { hp: 4 });
    await table.tell('encounter.settle', {
      step: 'morale',
      answers: { rating: 8 },
      typed: { morale: [3, 4] },
    });
    await table.tell('encounter.settle', {
      step: 'morale',
      answers: { rating: 8 },
      typed: { morale: [2, 2] },
    });
    const [one] = (await table.meeting()).foes.all;
    await table.tell('encounter.noteRound', { foes: [{ foeId: one?.id ?? 0, damage: 9 }] });
    expect((await table.meeting()).morale.due).toBeNull();
    await table.tell('encounter.settle', { step: 'morale', answers: { rating: 8 }, typed: { morale: [] } });
    expect((await table.newest()).summary).toContain('they fight to the death');
  });
});

describe('wounds by dice', () => {
  beforeEach(() => table.sitDown('ose'));

  const foes = async () => (await table.meeting()).foes.all;

  test('are thrown, told with what fell, and taken back', async () => {
    await table.tell('encounter.begin', { who: 'orcs', number: 2 });
    await table.tell('encounter.rollFoes', { hp: 20 });
    const [orc, other] = await foes();
    await table.tell('encounter.noteRound', {
      foes: [
        { foeId: orc?.id ?? 0, dice: '2d6+1' },
        { foeId: other?.id ?? 0, dice: '1d4-9' },
      ],
      people: [{ characterId: table.wren, dice: '-1d8' }],
    });
    const line = await table.newest();
    const left = (await foes())[0]?.hp ?? 0;
    expect(line.summary).toContain(`orcs 1 −${20 - left} by 2d6+1 (${left} left)`);
    // A hit takes off at least 1.
    expect(line.summary).toContain('orcs 2 −1 by 1d4-9 (19 left)');
    expect(line.summary).toContain('Wren unhurt');
    expect(line.rolls.map(({ sides }) => sides)).toEqual([6, 6, 4, 8]);
    const faces = line.rolls.map(({ face }) => face);
    expect(line.outcome).toMatchObject({
      reasons: [
        { source: `orcs 1, 2d6+1: ${faces[0]}, ${faces[1]}`, value: 20 - left },
        { source: `orcs 2, 1d4-9: ${faces[2]}`, value: 1 },
        { source: `Wren, -1d8: ${faces[3]}`, value: -(faces[3] ?? 0) },
      ],
    });
    await table.tell('journal.undo', {});
    expect((await foes()).map(({ hp }) => hp)).toEqual([20, 20]);
  });

  test('heal with a minus', async () => {
    await table.tell('encounter.begin', { who: 'orcs', number: 1 });
    await table.tell('encounter.noteRound', { people: [{ characterId: table.wren, hp: 1 }] });
    await table.tell('encounter.noteRound', { people: [{ characterId: table.wren, dice: '−1d1-2' }] });
    expect((await table.newest()).summary).toContain('Wren +3 by 1d1-2 (4 now)');
  });

  test('that cannot be read change nothing, and the character is named', async () => {
    await table.tell('encounter.begin', { who: 'orcs', number: 1 });
    await table.tell('encounter.rollFoes', { hp: 20 });
    const [orc] = await foes();
    const wrong = { foes: [{ foeId: orc?.id ?? 0, dice: '2d6+x' }] };
    const refused = await table.refusal('encounter.noteRound', wrong);
    expect(refused).toMatchObject({ code: 'bad-input' });
    expect(refused.details?.['foes.0.dice']).toContain('character 5');
    expect((await foes())[0]?.hp).toBe(20);
  });
});

describe('the rounds it took', () => {
  test('count all flights, each round as long as it is', async () => {
    await table.sitDown('hackmaster');
    await table.tell('encounter.begin', { who: 'orcs', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 200 } });
    const run = { fleeing: 'party', fleeingRate: 60, pursuingRate: 60 } as const;
    await table.tell('encounter.flee', run);
    for (let round = 0; round < 3; round++) await table.tell('encounter.pursuitRound', {});
    expect(await table.meeting()).toMatchObject({ rounds: 30, takes: { turns: 1, roundsATurn: 600 } });
    await table.tell('encounter.endPursuit', { outcome: 'given up' });
    await table.tell('encounter.flee', run);
    await table.tell('encounter.pursuitRound', {});
    expect((await table.meeting()).rounds).toBe(40);
    await table.tell('encounter.conclude', { outcome: 'away' });
    expect((await table.newest()).outcome).toMatchObject({ encounter: { rounds: 40 } });
  });
});

describe('in the midst of an encounter', () => {
  test('the past is seen step by step as it stood, and nothing of it can be settled', async () => {
    await table.sitDown('basic-fantasy');
    await table.tell('encounter.begin', { who: 'bandits', number: 5 });
    const seen = [await table.meeting()];
    const steps: [CommandName, Record<string, unknown>][] = [
      ['encounter.settle', { step: 'surprise', said: { party: false, monsters: true, foes: 2 } }],
      ['encounter.settle', { step: 'distance', said: { distance: 60 } }],
      ['encounter.settle', { step: 'reaction', said: { total: 5 } }],
      ['encounter.rollFoes', { hp: 5 }],
      ['encounter.settle', { step: 'morale', answers: { rating: 8 }, typed: { morale: [3, 4] } }],
      ['encounter.flee', { fleeing: 'party', pursuingRate: 80, left: [table.wren] }],
      ['encounter.pursuitRound', { left: [] }],
    ];
    for (const [name, input] of steps) {
      expect((await table.router.command(name, input)).ok, name).toBe(true);
      seen.push(await table.meeting());
    }
    const last = (await table.newest()).seq;
    for (const [back, view] of seen.toReversed().entries()) {
      if (back === 0) continue;
      await table.tell('rewind.lookAt', { seq: last - back });
      expect(await table.meeting()).toEqual(view);
    }
    expect(
      await table.refusal('encounter.settle', { step: 'distance', said: { distance: 10 } }),
    ).toMatchObject({ code: 'refused' });
    await table.tell('rewind.lookAt', { seq: last - seen.length });
    expect(await table.ask('encounter.view', {})).toBeNull();
    await table.tell('rewind.return', {});
    expect(await table.meeting()).toEqual(seen.at(-1));
  });

  test('of two who conclude at once the second is told that it is over', async () => {
    await table.sitDown('ose');
    await table.meetGoblins(40);
    const replies = await Promise.all(
      ['they part', 'they fight'].map((outcome) => table.router.command('encounter.conclude', { outcome })),
    );
    expect(replies.map(({ ok }) => ok)).toEqual([true, false]);
    expect((await table.newest()).outcome).toMatchObject({ encounter: { outcome: 'they part' } });
  });
});
