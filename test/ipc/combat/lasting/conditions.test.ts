import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

const initiative = { kind: 'initiative', actor: null } as const;
const strike = { kind: 'attack', actor: 'c1', target: 'f1', way: 'Sword' } as const;
type End = CommandInput<'combat.afflict'>['ends'];
const rounds = (amount: string): End => ({ at: 'time', amount, unit: 'rounds' });

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

async function inMelee(): Promise<void> {
  await table.sitDown('ose', { variableWeaponDamage: true });
  await table.tell('dungeon.enter', { name: 'The Hole', speakerId: null });
  await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 5 });
  await table.propose(initiative, 5, 2);
}

async function afflict(name: string, ends: End, ...ids: string[]) {
  const { fight, after } = await table.board();
  return table.tell('combat.afflict', { fightId: fight.id, after, ids, name, ends });
}

const effects = async (name: string) => (await table.row(name)).effects;
const prompts = async () => (await table.ask('dungeon.delve', {})).delve?.prompts ?? [];

describe('a condition', () => {
  test('is a flag to the rules and an effect to the campaign, one step and one undo', async () => {
    await inMelee();
    const before = await table.board();
    const { seq } = await table.newest();
    await afflict('blinded', rounds('3'), 'f1');
    expect(await table.row('Goblin 1')).toMatchObject({
      marks: [],
      effects: [{ name: 'blinded', left: '3 rounds', over: false }],
    });
    const line = await table.newest();
    expect(line).toMatchObject({
      seq: seq + 1,
      kind: 'combat.afflict',
      summary: 'Goblin 1 is blinded, 3 rounds.',
    });
    const after = await table.board();
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
  });

  test('on many at once is told of each, and dungeon lists name the foe', async () => {
    await inMelee();
    await afflict('webbed', { at: 'said' }, 'f1', 'f2', 'c1');
    const { effects: all } = await table.ask('effect.list', {});
    expect(all.map(({ who, name, left }) => [who, name, left])).toEqual([
      ['Goblin 1', 'webbed', 'until ended'],
      ['Goblin 2', 'webbed', 'until ended'],
      ['Hild', 'webbed', 'until ended'],
    ]);
  });

  test('that takes one out is a status; its end sets him up again in the same step', async () => {
    await inMelee();
    await afflict('asleep', rounds('1'), 'f1');
    expect(await table.row('Goblin 1')).toMatchObject({ status: 'unconscious', hp: 3 });
    const [sleep] = await effects('Goblin 1');
    const asleep = await table.board();
    const { seq } = await table.newest();
    await table.tell('effect.end', { ids: [sleep?.id ?? 0] });
    expect(await table.row('Goblin 1')).toMatchObject({ status: 'active', effects: [] });
    expect((await table.newest()).seq).toBe(seq + 1);
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(asleep);
  });

  test('of which another still holds him is not taken off', async () => {
    await inMelee();
    await table.propose(strike, 3);
    expect(await mayStrike('f1')).toBe(true);
    await afflict('blinded', rounds('3'), 'f1');
    await afflict('blind', { at: 'said' }, 'f1');
    expect(await mayStrike('f1')).toBe(false);
    const [first, second] = await effects('Goblin 1');
    await table.tell('effect.end', { ids: [first?.id ?? 0] });
    expect(await mayStrike('f1')).toBe(false);
    await table.tell('effect.end', { ids: [second?.id ?? 0] });
    expect(await mayStrike('f1')).toBe(true);
  });

  test('of three rounds outlives the fight and ends in the dungeon, where its prompt names whom it frees', async () => {
    await inMelee();
    await afflict('asleep', rounds('3'), 'f2');
    await table.tell('combat.end', { fightId: 1 });
    expect(await prompts()).toEqual([]);
    await table.tell('dungeon.passTurn', { activity: 'explore' });
    const prompt = (await prompts()).find(({ kind }) => kind === 'effectEnded');
    expect(prompt).toMatchObject({
      title: 'Goblin 2’s asleep has ended',
      text: expect.stringContaining('Goblin 2 is free of it.') as string,
    });
    await table.tell('effect.end', { ids: prompt?.effectIds ?? [] });
    const { rows } = (await table.ask('combat.board', { fightId: 1 })) ?? { rows: [] };
    expect(rows.find(({ name }) => name === 'Goblin 2')?.effects).toEqual([]);
  });

  test('until the next act is due once he has acted, and until the fight ends goes with it', async () => {
    await inMelee();
    await afflict('off balance', { at: 'act' }, 'c1');
    await afflict('blinded', { at: 'fight' }, 'f2');
    expect(await prompts()).toEqual([]);
    await table.propose(strike, 3);
    expect(await effects('Hild')).toMatchObject([{ name: 'off balance', left: 'over', over: true }]);
    expect((await prompts()).map(({ title }) => title)).toEqual(['Hild’s off balance has ended']);
    await table.tell('combat.end', { fightId: 1 });
    expect((await table.newest()).summary).toContain('Goblin 2 is no longer blinded.');
    const { effects: left } = await table.ask('effect.list', {});
    expect(left.map(({ name }) => name)).toEqual(['off balance']);
  });

  test('stays when the sheet brings other figures into the fight', async () => {
    await inMelee();
    await afflict('blinded', rounds('3'), 'f1');
    await afflict('blinded', rounds('3'), 'c1');
    expect(await mayStrike('c1')).toBe(false);
    await table.tell('character.overrule', { id: table.hild, key: 'acDescending', value: 2 });
    await afflict('webbed', { at: 'said' }, 'f2');
    expect(await table.row('Hild')).toMatchObject({ armour: '2' });
    expect(await mayStrike('c1')).toBe(false);
  });

  test.each([
    ['a stranger', { ids: ['f9'] }, 'not-found'],
    ['nobody', { ids: [] }, 'bad-input'],
    ['no name', { name: ' ' }, 'bad-input'],
    ['no length', { ends: { at: 'time', amount: '0', unit: 'rounds' } }, 'bad-input'],
    ['dice that are none', { ends: { at: 'time', amount: 'soon', unit: 'turns' } }, 'bad-input'],
    ['half a second', { ends: { at: 'time', amount: '0.5', unit: 'seconds' } }, 'refused'],
    ['an older board', { after: 0 }, 'refused'],
  ])('%s is refused, and nothing has changed', async (_what, wrong, code) => {
    await inMelee();
    const before = await table.board();
    const input = { fightId: 1, after: before.after, ids: ['f1'], name: 'blinded', ends: { at: 'said' } };
    expect(await table.refusal('combat.afflict', { ...input, ...wrong })).toMatchObject({ code });
    expect(await table.board()).toEqual(before);
    expect(table.errors).toEqual([]);
  });
});

/** The blind may not attack in this book. */
async function mayStrike(fighter: string): Promise<boolean> {
  const acts = await table.ask('combat.acts', { fightId: 1, fighter });
  return acts?.own.some(({ role, barred }) => role === 'attack' && barred === null) ?? false;
}

describe('what lay on somebody before', () => {
  test('holds of him in the fight from its first moment, and goes with its end', async () => {
    await table.sitDown('ose');
    await table.tell('effect.add', {
      name: 'blinded',
      kind: 'condition',
      characterIds: [table.hild],
      duration: { amount: '2', unit: 'turns' },
    });
    await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 5 });
    expect(await effects('Hild')).toMatchObject([{ name: 'blinded' }]);
    await table.propose(initiative, 5, 2);
    expect(await mayStrike('c1')).toBe(false);
    await table.tell('journal.undo', {});
    const [effect] = await effects('Hild');
    await table.tell('effect.end', { ids: [effect?.id ?? 0] });
    await table.propose(initiative, 5, 2);
    expect(await mayStrike('c1')).toBe(true);
  });

  test('holds of one who joins', async () => {
    await inMelee();
    const { id } = await table.tell('character.add', {
      name: 'Osric',
      className: 'Cleric',
      level: 1,
      hp: 5,
      maxHp: 5,
    });
    await table.tell('effect.add', { name: 'asleep', kind: 'spell', characterIds: [id], duration: null });
    const { after } = await table.board();
    await table.tell('combat.join', { fightId: 1, after, people: [id] });
    expect(await table.row('Osric')).toMatchObject({ status: 'unconscious' });
  });
});
