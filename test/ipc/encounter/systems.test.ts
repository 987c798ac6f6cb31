import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandName } from '../../../shared/ipc/contract.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  table = new EncounterTable();
});
afterEach(() => table.end());

describe('a whole meeting with typed dice', () => {
  test('basic-fantasy: an ambush splits the party, a bad word at the table', async () => {
    await table.sitDown('basic-fantasy');
    await table.tell('character.edit', {
      id: table.wren,
      changes: { raceId: 'elf', sheet: { conditions: ['deafened'] } },
    });
    await table.tell('encounter.begin', { who: 'goblins', number: 3 });
    const surprise = await table.weighed('surprise');
    expect(surprise.options.find(({ id }) => id === 'alert')?.value).toEqual([table.wren]);
    expect(surprise.options.find(({ id }) => id === 'deafened')?.value).toEqual([table.wren]);
    expect(surprise.dice.map(({ why }) => why)).toEqual(['Surprised on 1 to 2.', 'Surprised on 1 to 2.']);
    await table.tell('encounter.settle', {
      step: 'surprise',
      answers: { partyAmbushed: true },
      typed: { party: [4], monsters: [3] },
    });
    expect(await table.step('surprise')).toMatchObject({
      text: 'Hild is surprised: a round is lost',
      result: { people: [table.hild] },
    });
    await table.tell('encounter.settle', { step: 'distance', typed: { distance: [2, 3] } });
    expect((await table.step('distance')).amount).toBe(50);
    await table.tell('encounter.settle', {
      step: 'reaction',
      typed: { reaction: [3, 4] },
      answers: { modifier: -2 },
    });
    expect(await table.step('reaction')).toMatchObject({
      figure: '6',
      text: 'ill disposed: they attack if they reasonably can',
      overruled: 'The referee gave −2.',
      reasons: [
        { source: '2d6', value: 7 },
        { source: 'Hild, Charisma 13', value: 1 },
        { source: 'the referee', value: -2 },
        { source: 'table of reactions' },
      ],
    });
    expect((await table.meeting()).morale.weighed).toMatchObject({
      dice: [{ sides: [6, 6] }],
      options: [{ id: 'rating', value: null }, { id: 'adjustment' }],
    });
    await table.tell('encounter.conclude', { outcome: 'they back away', rounds: 61 });
    expect((await table.newest()).outcome).toMatchObject({ passed: { turns: 2 } });
  });

  test('basic-fantasy without reactions leaves the step out', async () => {
    await table.sitDown('basic-fantasy', { reactionRolls: false });
    await table.tell('encounter.begin', { who: 'goblins', number: 3 });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [6], monsters: [6] } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 40 } });
    expect((await table.meeting()).step).toBe('course');
    expect((await table.step('reaction')).state).toBe('skipped');
  });

  test('swords-wizardry: a light gives nobody away; the surprised drop a sword; an attitude only where they surprise', async () => {
    await table.sitDown('swords-wizardry');
    const { id: sword } = await table.give(table.hild, {
      kind: 'weapon',
      name: 'Longsword',
      state: 'wielded',
    });
    await table.tell('encounter.begin', { who: 'ghouls', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [2], monsters: [3] } });
    const met = await table.meeting();
    expect((await table.step('surprise')).text).toBe(
      'the party is surprised: the monsters act once before it',
    );
    expect(met.surprise.drops).toMatchObject([
      { characterId: table.hild, sides: [4], held: [{ itemId: sword, name: 'Longsword' }] },
      { characterId: table.wren, held: [] },
    ]);
    await table.tell('encounter.dropHeld', { people: [{ characterId: table.hild, die: 1 }] });
    expect((await table.newest()).summary).toBe('Surprised: Hild. Hild dropped Longsword.');
    await table.tell('journal.undo', {});
    await table.tell('encounter.dropHeld', { people: [{ characterId: table.hild, die: 2 }] });
    expect((await table.newest()).summary).toBe('Surprised: Hild. It is held fast.');
    await table.tell('encounter.settle', { step: 'distance', typed: { distance: [6] } });
    expect((await table.step('distance')).amount).toBe(60);
    expect((await table.meeting()).step).toBe('reaction');
    await table.tell('encounter.settle', { step: 'reaction', typed: { reaction: [4, 3] } });
    expect(await table.step('reaction')).toMatchObject({ amount: 7, result: 'wait' });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [3], monsters: [3] } });
    expect((await table.weighed('reaction')).skipped).toContain('did not surprise');
    expect(await table.refusal('encounter.settle', { step: 'morale' })).toMatchObject({ code: 'refused' });
    expect(await table.tell('encounter.settle', { step: 'morale', said: { holds: false } })).toMatchObject({
      text: 'they break',
    });
    await table.tell('encounter.conclude', { outcome: 'they flee', rounds: 12 });
    expect((await table.newest()).outcome).toMatchObject({ passed: { turns: 2 } });
  });

  test('hackmaster: met as exploration has it, fought by its own initiative die', async () => {
    await table.sitDown('hackmaster', { initiativeSituation: 'heardDirection' });
    await table.tell('encounter.begin', { who: 'orcs', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [3], monsters: [1] } });
    await table.tell('encounter.settle', { step: 'distance', typed: { distance: [4, 4] } });
    await table.tell('encounter.settle', { step: 'reaction', typed: { reaction: [2, 2] } });
    const met = await table.meeting();
    expect((await table.step('surprise')).text).toBe(
      'the monsters are surprised: a free round for the party',
    );
    expect(await table.step('reaction')).toMatchObject({ amount: 5, result: 'hostile' });
    expect(met.course.choices.find(({ course }) => course === 'fight')?.text).toContain('d8');
    await table.tell('encounter.conclude', { outcome: 'over in a minute', rounds: 65 });
    expect((await table.newest()).outcome).toMatchObject({ passed: { turns: 1 } });
  });
});

type Step = [CommandName, Record<string, unknown>];

/** Anything a referee may try at a meeting, sensible or not. */
const steps = fc.constantFrom<Step>(
  ['encounter.settle', { step: 'number', said: { number: 3 } }],
  ['encounter.settle', { step: 'number', said: { dice: '2d4' } }],
  ['encounter.rollFoes', { hitDice: '1d8' }],
  ['encounter.rollFoes', { hp: 4, anew: true }],
  ['encounter.addFoe', { hp: 5, count: 2 }],
  ['encounter.settle', { step: 'surprise' }],
  ['encounter.settle', { step: 'surprise', said: { party: true } }],
  ['encounter.dropHeld', { people: [{ characterId: 1 }, { characterId: 2 }] }],
  ['encounter.settle', { step: 'distance' }],
  ['encounter.settle', { step: 'distance', said: { distance: 90 } }],
  ['encounter.settle', { step: 'reaction' }],
  ['encounter.settle', { step: 'reaction', said: { total: 3 }, answers: { speaker: null } }],
  ['encounter.course', { course: 'evade' }],
  ['encounter.settle', { step: 'morale', answers: { rating: 8 } }],
  ['encounter.settle', { step: 'morale', said: { holds: true } }],
  ['encounter.noteRound', { foes: [{ foeId: 1, damage: 3 }], people: [{ characterId: 1, damage: 1 }] }],
  ['encounter.noteRound', { rounds: 5 }],
  ['encounter.flee', { fleeing: 'party', fleeingRate: 90, pursuingRate: 120 }],
  ['encounter.flee', { fleeing: 'monsters', fleeingRate: 60, pursuingRate: 60 }],
  ['encounter.flee', { fleeing: 'party', fleeingRate: 90, pursuingRate: 60, left: [2] }],
  ['encounter.noteRound', { foes: [{ foeId: 1, dice: '1d6' }], people: [{ characterId: 1, dice: '-1d4' }] }],
  ['encounter.settle', { step: 'surprise', said: { monsters: true, foes: 2 } }],
  ['encounter.pursuitRound', {}],
  ['encounter.pursuitRound', { left: [1], leftFoes: 1 }],
  ['encounter.pursuitRound', { left: [], leftFoes: 0 }],
  ['encounter.pursuitRound', { outOfSight: true }],
  ['encounter.pursuitRound', { drop: { what: 'food', intelligent: false } }],
  ['encounter.pursuitRound', { obstacle: { monsters: { target: 12 } } }],
  ['encounter.endPursuit', { outcome: 'escaped' }],
);

test.each(systems.map(({ id }) => id))(
  'in any order the steps of %s are taken or refused in words, and undo brings back what stood before each',
  async (id) => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 12 }), fc.nat(1000), async (plan, seed) => {
        let rolled = seed;
        const at = new EncounterTable({ roll: (sides) => 1 + ((rolled += 7919) % sides) });
        try {
          await at.sitDown(id);
          await at.tell('encounter.begin', { who: 'orcs' });
          let last = await at.undoable();
          const seen = [await at.meeting()];
          for (const [name, input] of plan) {
            const reply = await at.router.command(name, input);
            // What comes out as it stood before is told in the log, but there is nothing to take back.
            const undoable = await at.undoable();
            if (undoable !== last) seen.push(await at.meeting());
            last = undoable;
            if (!reply.ok) expect(reply.error.code, `${name}: ${reply.error.message}`).not.toBe('internal');
          }
          for (const before of seen.slice(0, -1).toReversed()) {
            await at.tell('journal.undo', {});
            expect(await at.meeting()).toEqual(before);
          }
        } finally {
          await at.end();
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  },
  60_000,
);
