import { afterEach, beforeEach, expect, test } from 'vitest';
import { millParty } from '../../../fixtures/fights/the-mill.ts';
import { d, EveningTable } from './evening-table.ts';

let table: EveningTable;
beforeEach(() => {
  table = new EveningTable();
});
afterEach(() => table.end());

async function party(settings: Record<string, string> = {}): Promise<void> {
  await table.open('swords-wizardry', settings);
  for (const person of millParty) await table.sit(person);
}

const shoot = (at: string) => ({ kind: 'missile', by: 'Yrsa', at, way: 'Short bow' });
const to = (phase: string) => table.goesOnTo(phase, 'endPhase');

test('The Broken Mill, complete', async () => {
  await party();
  await table.face({ comers: [{ creatureId: 'orc', count: 4, hp: 5 }], feet: 60 });
  const began = await table.seconds();
  const orcs = ['Orc 2', 'Orc 3', 'Orc 4'];

  // Round 1.
  await table.plays({ kind: 'declareSpell', by: 'Pell', way: 'Magic Missile' });
  await to('initiative');
  await table.plays({ kind: 'initiative' }, [d(6, 4), d(6, 2)], { says: ['4', '2'] });
  await table.plays(
    shoot('Orc 1'),
    [d(20, 11, { by: 'Yrsa', enough: 12 }), d(20, 12, { by: 'Yrsa', enough: 12 }), d(6, 5)],
    { hp: { 'Orc 1': 0 }, status: { 'Orc 1': 'unconscious' }, says: ['12, 13 needed', '13, 13 needed'] },
  );
  expect(await table.carried('Yrsa', 'Arrows')).toBe(10);
  await table.plays({ kind: 'endPhase' }, [], { mayAct: orcs });
  for (const orc of orcs)
    await table.plays({ kind: 'move', by: orc, at: 'Pell' }, [], { feet: { [orc]: 20 } });
  await to('meleeSpells');
  await table.plays({ kind: 'castSpell', by: 'Pell', at: 'Orc 2', way: 'Magic Missile' });
  expect(await table.memorised('Pell')).toEqual({ 'Magic Missile': 0, Sleep: 1 });
  await table.rules('Orc 2', { change: 'hurt', amount: 4 }, { hp: { 'Orc 2': 1 } });
  await to('declare');
  expect(await table.seconds()).toBe(began + 60);

  // Round 2.
  await table.plays({ kind: 'declareSpell', by: 'Pell', way: 'Sleep' });
  await to('initiative');
  await table.plays({ kind: 'initiative' }, [d(6, 2), d(6, 5)], { mayAct: orcs });
  for (const orc of orcs)
    await table.plays({ kind: 'move', by: orc, at: 'Pell' }, [], { feet: { [orc]: 10 } });
  await to('meleeSpells');
  await table.killed();
  await table.plays(strike('Orc 2', 'Pell'), [d(20, 9, { enough: 9 }), d(6, 2)], { hp: { Pell: 2 } });
  expect(await table.memorised('Pell')).toEqual({ 'Magic Missile': 0, Sleep: 0 });
  await table.plays(strike('Orc 3', 'Wulf'), [d(20, 13, { enough: 14 })]);
  await table.plays(strike('Orc 4', 'Bodo'), [d(20, 11, { enough: 11 }), d(6, 6)], {
    hp: { Bodo: -1 },
    status: { Bodo: 'dead' },
  });
  await table.plays({ kind: 'endPhase' });
  await table.plays(strike('Wulf', 'Orc 2', 'Long sword'), [d(20, 12, { enough: 12 }), d(8, 2)], {
    hp: { 'Orc 2': -1 },
    status: { 'Orc 2': 'dead' },
  });
  await table.plays(strike('Yrsa', 'Orc 3', 'Short sword'), [d(20, 12, { enough: 13 })]);
  // Both spells are spent: nobody is asked to declare any more.
  await to('initiative');

  // Round 3: one shared phase of each.
  await table.plays({ kind: 'initiative' }, [d(6, 3), d(6, 3)]);
  await to('meleeSpells');
  await table.plays(strike('Wulf', 'Orc 3', 'Long sword'), [d(20, 15, { enough: 12 }), d(8, 6)], {
    hp: { 'Orc 3': -1 },
  });
  await table.plays(strike('Orc 3', 'Wulf'), [d(20, 14, { enough: 14 }), d(6, 3)], { hp: { Wulf: 4 } });
  await table.plays(strike('Orc 4', 'Yrsa'), [d(20, 11, { enough: 12 })]);
  await table.plays(strike('Yrsa', 'Orc 4', 'Short sword'), [d(20, 13, { enough: 13 }), d(6, 4)], {
    hp: { 'Orc 4': 1 },
  });
  await table.plays({ kind: 'endPhase' }, [], { status: { 'Orc 3': 'dead' } });
  await to('initiative');
  // Round 4.
  const { reminders } = await table.board();
  expect(reminders.map(({ text }) => text)).toEqual([
    'Orc 4: half of theirs are out of it. Does their courage hold?',
  ]);
  await table.plays({ kind: 'initiative' }, [d(6, 1), d(6, 6)], { mayAct: ['Orc 4'] });
  await table.plays(
    { kind: 'withdraw', by: 'Orc 4' },
    [
      d(20, 11, { by: 'Wulf', enough: 12 }),
      d(20, 12, { by: 'Yrsa', enough: 13 }),
      d(20, 12, { by: 'Pell', enough: 13 }),
    ],
    { feet: { 'Orc 4': 50 } },
  );
  await table.plays({ kind: 'endPhase' });
  await table.plays(shoot('Orc 4'), [d(20, 2, { enough: 12 }), d(20, 12, { enough: 12 }), d(6, 2)], {
    hp: { 'Orc 4': -1 },
    status: { 'Orc 4': 'dead' },
  });
  expect(await table.carried('Yrsa', 'Arrows')).toBe(8);
  expect((await table.board()).over).toBe(true);
  await table.thereAndBack();
});

async function two(people: readonly string[], feet: number): Promise<void> {
  const { members } = await table.ask('party.view', {});
  const ids = members.filter(({ name }) => people.includes(name)).map(({ id }) => id);
  await table.face({ people: ids, comers: [{ creatureId: 'orc', count: 2, hp: 5 }], feet });
}
const strike = (by: string, at: string, way = 'spear') => ({ kind: 'melee', by, at, way });

test('faces typed for an act that takes none leave it undone', async () => {
  await party();
  const { after, fight } = await table.face({ comers: [{ creatureId: 'orc', count: 1, hp: 5 }], feet: 60 });
  const acts = [{ kind: 'endPhase', actor: null }];
  const closing = { fightId: fight.id, after, acts, throwAll: false, asksDice: true };
  await expect(table.tell('combat.propose', closing)).rejects.toThrow(/More dice were typed/);
  expect((await table.board()).after).toBe(after);
  await table.plays({ kind: 'endPhase' });
});

test('core: who holds strikes after the losers', async () => {
  await party({ combatSequence: 'core' });
  await two(['Wulf', 'Yrsa'], 30);
  await table.plays({ kind: 'initiative' }, [d(6, 5), d(6, 1)], { mayAct: ['Wulf', 'Yrsa'] });
  await table.plays({ kind: 'hold', by: 'Wulf' });
  await table.plays(shoot('Orc 1'), [d(20, 11, { enough: 12 }), d(20, 2, { enough: 12 })], {
    says: ['12, 13 needed'],
  });
  await table.plays({ kind: 'endPhase' }, [], { mayAct: ['Orc 1', 'Orc 2'] });
  await table.plays({ kind: 'move', by: 'Orc 1', at: 'Wulf' }, [], { feet: { 'Orc 1': 10 } });
  await table.plays(strike('Orc 1', 'Wulf'), [d(20, 13, { enough: 14 })]);
  await table.plays({ kind: 'move', by: 'Orc 2', at: 'Yrsa' }, [], { feet: { 'Orc 2': 10 } });
  await table.plays(strike('Orc 2', 'Yrsa'), [d(20, 12, { enough: 12 }), d(6, 2)], { hp: { Yrsa: 4 } });
  await table.plays({ kind: 'endPhase' }, [], { mayAct: ['Wulf'] });
  await table.plays(strike('Wulf', 'Orc 1', 'Long sword'), [d(20, 12, { enough: 12 }), d(8, 8)], {
    hp: { 'Orc 1': -3 },
    status: { 'Orc 1': 'dead' },
  });
  await table.thereAndBack();
});

test('holmes: spells, missiles, melee by Dexterity, moves', async () => {
  await party({ combatSequence: 'holmes' });
  await two(['Wulf', 'Yrsa', 'Pell'], 60);
  await table.plays({ kind: 'declareSpell', by: 'Pell', way: 'Magic Missile' });
  await table.plays({ kind: 'endPhase' }, [d(6, 2), d(6, 3), d(6, 4)], { says: ['9'] });
  await table.plays({ kind: 'initiative' }, [d(6, 3), d(6, 5)]);
  await to('missiles');
  // Pell may still give her spell up, and that is all.
  await table.plays({ kind: 'endPhase' }, [], { mayAct: ['Yrsa'] });
  await table.plays(shoot('Orc 1'), [d(20, 12, { enough: 12 }), d(6, 5)], {
    hp: { 'Orc 1': 0 },
    status: { 'Orc 1': 'unconscious' },
  });
  await table.plays({ ...shoot('Orc 2'), kind: 'secondShot' }, [d(20, 11, { enough: 12 })], {
    says: ['12, 13 needed'],
  });
  await to('move');
  await table.plays({ kind: 'move', by: 'Orc 2', at: 'Wulf' }, [], { feet: { 'Orc 2': 20 } });
  await to('declare');
  // Round 2.
  await to('initiative');
  await table.plays({ kind: 'initiative' }, [d(6, 2), d(6, 6)]);
  await to('spells');
  await table.plays({ kind: 'endPhase' });
  await table.plays({ kind: 'castSpell', by: 'Pell', at: 'Orc 2', way: 'Magic Missile' });
  await table.rules('Orc 2', { change: 'hurt', amount: 4 }, { hp: { 'Orc 2': 1 } });
  await to('missiles');
  await table.plays({ kind: 'endPhase' });
  await table.plays(shoot('Orc 2'), [d(20, 11, { enough: 12 }), d(20, 3, { enough: 12 })]);
  await to('move');
  await table.plays({ kind: 'move', by: 'Orc 2', at: 'Wulf' }, [], { feet: { 'Orc 2': 10 } });
  await to('declare');
  // Round 3.
  await to('initiative');
  await table.plays({ kind: 'initiative' }, [d(6, 1), d(6, 6)]);
  await to('melee');
  // Who lets her moment pass ends no other's: Wulf and the orc come after her.
  const { fight, after } = await table.board();
  for (const kind of ['goOn', 'rest'] as const) {
    await table.tell('combat.stroke', { fightId: fight.id, after, stroke: { kind }, throwAll: true });
    const { clock, rows } = await table.board();
    expect(clock.phase).toBe('melee');
    expect(rows.filter(({ standing }) => standing === 'mayAct').map(({ name }) => name)).toEqual(['Wulf']);
    await table.tell('journal.undo', {});
  }
  await table.plays(strike('Yrsa', 'Orc 2', 'Short sword'), [d(20, 12, { enough: 13 })]);
  await table.plays(strike('Wulf', 'Orc 2', 'Long sword'), [d(20, 12, { enough: 12 }), d(8, 2)], {
    hp: { 'Orc 2': -1 },
    status: { 'Orc 2': 'dead' },
  });
  expect((await table.board()).over).toBe(true);
  await table.thereAndBack();
});

test('segments: a clock of six seconds', async () => {
  await party({ combatSequence: 'segments' });
  await two(['Wulf', 'Yrsa', 'Pell'], 60);
  const began = await table.seconds();
  await table.plays({ kind: 'declareSpell', by: 'Pell', way: 'Magic Missile' });
  await to('initiative');
  await table.plays(
    { kind: 'initiative' },
    [
      d(10, 3, { by: 'Wulf' }),
      d(10, 2, { by: 'Yrsa' }),
      d(10, 4, { by: 'Pell' }),
      d(10, 5, { by: 'Orc 1' }),
      d(10, 5, { by: 'Orc 2' }),
    ],
    { mayAct: ['Yrsa'] },
  );
  await table.plays(shoot('Orc 1'), [d(20, 12, { enough: 12 }), d(6, 4), d(20, 11, { enough: 12 })], {
    hp: { 'Orc 1': 1 },
  });
  await table.plays({ kind: 'finishTurn', by: 'Yrsa' }, [], { says: ['9'] });
  await table.plays({ kind: 'endPhase' }, [], { mayAct: ['Wulf'] });
  await table.plays({ kind: 'finishTurn', by: 'Wulf' }, [], { says: ['14'] });
  await table.plays({ kind: 'endPhase' }, [], { mayAct: ['Pell'] });
  await table.plays({ kind: 'castSpell', by: 'Pell', at: 'Orc 1', way: 'Magic Missile' });
  await table.rules(
    'Orc 1',
    { change: 'hurt', amount: 3 },
    { hp: { 'Orc 1': -2 }, status: { 'Orc 1': 'dead' } },
  );
  await table.plays({ kind: 'finishTurn', by: 'Pell' }, [], { says: ['10'] });
  await table.plays({ kind: 'endPhase' }, [], { mayAct: ['Orc 2'] });
  await table.plays({ kind: 'move', by: 'Orc 2', at: 'Wulf' }, [], { feet: { 'Orc 2': 20 } });
  await table.plays({ kind: 'finishTurn', by: 'Orc 2' }, [], { says: ['15'] });
  await table.plays({ kind: 'endPhase' }, [], { mayAct: ['Yrsa'] });
  await table.plays(shoot('Orc 2'), [d(20, 11, { enough: 12 }), d(20, 12, { enough: 12 }), d(6, 3)], {
    hp: { 'Orc 2': 2 },
  });
  await table.plays({ kind: 'finishTurn', by: 'Yrsa' }, [], { says: ['16'] });
  await table.plays({ kind: 'endPhase' }, [], { mayAct: ['Pell'] });
  await table.plays({ kind: 'finishTurn', by: 'Pell' }, [], { says: ['16'] });
  await table.plays({ kind: 'endPhase' }, [], { mayAct: ['Wulf'] });
  expect(await table.seconds()).toBe(began + 60);
  await table.plays({ kind: 'move', by: 'Wulf', at: 'Orc 2' }, [], { feet: { Wulf: 10 } });
  await table.plays(strike('Wulf', 'Orc 2', 'Long sword'), [d(20, 12, { enough: 12 }), d(8, 2)], {
    hp: { 'Orc 2': 0 },
    status: { 'Orc 2': 'unconscious' },
  });
  expect((await table.board()).over).toBe(true);
  await table.thereAndBack();
});
