import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from './fight-table.ts';

let table: FightTable;

const strike = { kind: 'attack', actor: 'c1', target: 'f1', way: 'Sword' } as const;
const initiative = { kind: 'initiative', actor: null } as const;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

/** Hild with a sword against two goblins of 3 hit points, 5 feet away; she has won the initiative. */
async function inMelee(): Promise<void> {
  await table.sitDown('ose', { variableWeaponDamage: true });
  await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 5 });
  await table.propose(initiative, 5, 2);
}

describe('an act, die by die', () => {
  test('the first die is asked for by name, then the next; the line stands once the last has fallen', async () => {
    await inMelee();
    const before = (await table.newest()).seq;
    const first = await table.propose(strike);
    // THAC0 19 against armour class 6 is 13; strength 13 adds 1.
    expect(first.wanted).toMatchObject({ sides: 20, by: 'c1', against: 'f1', needed: 12, rule: 'OSE-ATK-1' });
    expect((await table.newest()).seq).toBe(before);
    const second = await table.answer(15);
    expect(second.wanted).toMatchObject({ sides: 8, by: 'c1', dice: '1d8' });
    const { pending } = await table.board();
    expect(pending?.soFar).toEqual(['Hild hits Goblin 1 with Sword: 16, 13 needed.']);
    const done = await table.answer(1);
    expect(done).toEqual({
      wanted: null,
      said: 'r1 Hild hits Goblin 1 with Sword: 16, 13 needed. Goblin 1 takes 2 points of damage from Hild: 1 left.',
    });
    const line = await table.newest();
    expect(line).toMatchObject({ seq: before + 1, kind: 'combat.act', summary: done.said });
    expect(line.rolls).toEqual([
      { sides: 20, face: 15, source: 'typed' },
      { sides: 8, face: 1, source: 'typed' },
    ]);
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 1, status: 'active' });
    expect((await table.board()).pending).toBeNull();
  });

  test('typed and thrown dice in one act are told apart', async () => {
    await inMelee();
    await table.propose(strike);
    const { fight } = await table.board();
    await table.tell('combat.answer', { fightId: fight.id, faces: [12], throws: 'all' });
    expect((await table.newest()).rolls).toEqual([
      { sides: 20, face: 12, source: 'typed' },
      { sides: 8, face: 4, source: 'rolled' },
    ]);
    expect(await table.row('Goblin 1')).toMatchObject({ hp: -2, status: 'dead' });
  });

  test('withdrawn, nothing of it has happened and no line is left', async () => {
    await inMelee();
    const before = await table.newest();
    await table.propose(strike, 15);
    await table.tell('combat.withdraw', { fightId: 1 });
    expect(await table.newest()).toEqual(before);
    expect((await table.board()).pending).toBeNull();
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 3 });
    expect(await table.refusal('combat.answer', { fightId: 1, faces: [3] })).toMatchObject({
      code: 'refused',
    });
  });

  test('a face the die has not is refused, and the act waits on', async () => {
    await inMelee();
    await table.propose(strike);
    expect(await table.refusal('combat.answer', { fightId: 1, faces: [21] })).toMatchObject({
      code: 'bad-die',
      message: '21 is not a face of a d20. Type the die again.',
    });
    expect((await table.board()).pending).toMatchObject({ fallen: 0, wanted: { sides: 20 } });
    expect(await table.refusal('combat.answer', { fightId: 1, faces: [15, 1, 6] })).toMatchObject({
      message: 'More dice were typed than the act takes. Nothing was done.',
    });
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 3 });
  });

  test('two windows act at once: the second is told, and nothing is done twice', async () => {
    await inMelee();
    const { after } = await table.board();
    await table.propose(strike, 15, 1);
    expect(
      await table.refusal('combat.propose', { fightId: 1, after, acts: [strike], throwAll: true }),
    ).toMatchObject({
      message: expect.stringContaining('Something else happened in the fight meanwhile') as string,
    });
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 1 });
  });
});

describe('what the rules bar is refused, and changes nothing', () => {
  test.each([
    ['out of turn', { kind: 'attack', actor: 'f1', target: 'c1', way: 'weapon' }],
    ['of nobody there', { kind: 'attack', actor: 'c9', target: 'f1', way: 'Sword' }],
    ['at nobody there', { ...strike, target: 'f9' }],
    ['with nothing', { ...strike, way: 'Trebuchet' }],
    ['of no kind', { kind: 'fly', actor: 'c1' }],
    ['hurt beyond reason', { kind: 'overrule', change: 'hurt', id: 'f1', amount: -5 }],
  ] as const)('%s', async (_what, act) => {
    await inMelee();
    const before = await table.board();
    const error = await table.refusal('combat.propose', { fightId: 1, after: before.after, acts: [act] });
    expect(['refused', 'bad-input']).toContain(error.code);
    expect(await table.board()).toEqual(before);
    expect(table.errors).toEqual([]);
  });

  test('of the dead', async () => {
    await inMelee();
    await table.propose(strike, 15, 8);
    expect((await table.row('Goblin 1')).status).toBe('dead');
    const { after } = await table.board();
    const act = { kind: 'attack', actor: 'f1', target: 'c1', way: 'weapon' };
    expect(await table.refusal('combat.propose', { fightId: 1, after, acts: [act] })).toMatchObject({
      code: 'refused',
    });
  });

  test('a fight with nobody on one side, and one that is over', async () => {
    await table.sitDown('ose');
    expect(await table.refusal('combat.begin', {})).toMatchObject({ code: 'refused' });
    expect(await table.refusal('combat.begin', { fromEncounter: true })).toMatchObject({ code: 'refused' });
    expect(await table.refusal('combat.begin', { comers: [{ creatureId: 'no-such-thing' }] })).toMatchObject({
      code: 'not-found',
    });
    expect(await table.ask('combat.board', {})).toBeNull();
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }] });
    await table.tell('combat.end', { fightId: 1 });
    expect(await table.refusal('combat.end', { fightId: 1 })).toMatchObject({ code: 'refused' });
    expect(await table.refusal('combat.propose', { fightId: 1, after: 0, acts: [initiative] })).toMatchObject(
      {
        code: 'refused',
      },
    );
  });
});

describe('nothing is lost', () => {
  test('undo and redo bring back the very same dice and figures', async () => {
    await inMelee();
    const before = await table.board();
    await table.propose(strike, 15, 8);
    const after = await table.board();
    expect((await table.row('Goblin 1')).status).toBe('dead');
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
    for (let n = 0; n < 3; n++) await table.tell('journal.undo', {});
    expect(await table.ask('combat.board', {})).toBeNull();
    for (let n = 0; n < 3; n++) await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
  });

  test('after a restart in mid-round the fight stands as it stood', async () => {
    await inMelee();
    await table.propose(strike, 15, 1);
    const before = await table.board();
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await table.board()).toEqual(before);
  });

  test('looking back shows the fight as it was', async () => {
    await inMelee();
    const before = await table.board();
    const { seq } = await table.newest();
    await table.propose(strike, 15, 8);
    await table.tell('rewind.lookAt', { seq });
    expect(await table.board()).toEqual(before);
    await table.tell('rewind.return', {});
    expect((await table.row('Goblin 1')).status).toBe('dead');
  });
});

describe('a fight and the rest of the campaign', () => {
  test('wounds stand on the sheet; what another window changes is taken over by the next act', async () => {
    await inMelee();
    await table.propose(strike, 3);
    const hit = { kind: 'attack', actor: 'f1', target: 'c1', way: 'weapon' } as const;
    await table.propose(hit, 18, 5);
    const member = async () => (await table.ask('party.view', {})).members[0];
    expect(await member()).toMatchObject({ hp: 3 });
    await table.tell('character.edit', { id: table.hild, changes: { hp: 7 } });
    expect(await table.row('Hild')).toMatchObject({ hp: 7 });
    await table.propose({ ...hit, actor: 'f2' }, 18, 1);
    expect(await table.row('Hild')).toMatchObject({ hp: 6 });
    expect(await member()).toMatchObject({ hp: 6 });
  });

  test('an armour class written over in Characters is what the next blow meets', async () => {
    await inMelee();
    await table.tell('character.overrule', { id: table.hild, key: 'acDescending', value: 2 });
    await table.propose(strike, 3);
    const asked = await table.propose({ kind: 'attack', actor: 'f1', target: 'c1', way: 'weapon' });
    // THAC0 19 against armour class 2.
    expect(asked.wanted?.needed).toBe(17);
  });

  test('rounds go on the one clock', async () => {
    await inMelee();
    const clock = async () => (await table.ask('shell.view', {})).now.seconds;
    const before = await clock();
    await table.propose(strike, 3);
    for (const actor of ['f1', 'f2'])
      await table.propose({ kind: 'attack', actor, target: 'c1', way: 'weapon' }, 2);
    expect((await table.board()).clock.round).toBe(2);
    expect(await clock()).toBe(before + 10);
    await table.tell('journal.undo', {});
    expect(await clock()).toBe(before);
  });
});

test('ways that are no name of a thing come with the words the book has for them', async () => {
  await table.sitDown('hackmaster');
  await table.begin({ lines: 'robber hp 9', feet: 90 });
  await table.throwAll({ kind: 'initiative', actor: null });
  const waits = async () =>
    (await table.ask('combat.acts', { fightId: 1, fighter: 'c1' }))?.own.find(
      ({ kind, barred }) => kind === 'waitUntil' && barred === null,
    );
  while ((await waits()) === undefined) await table.throwAll({ kind: 'next', actor: null });
  expect(await waits()).toMatchObject({ wayWords: { foeInReach: 'a foe within reach' } });
});
