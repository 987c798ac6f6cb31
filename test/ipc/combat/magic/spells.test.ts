import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneAfterAnother } from '../fight-table.ts';
import { MagicTable, type Works } from './magic-table.ts';

let table: MagicTable;

beforeEach(() => {
  table = new MagicTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

async function facing(system: string, ...spells: string[]) {
  await table.sitWith(system, ...spells);
  await table.begin({ comers: [{ name: 'orcs', count: 3, hp: 9 }], feet: 60 });
  if (system === 'ose')
    await table.propose({ kind: 'declareSpell', actor: table.caster, way: spells[0] ?? '' });
}

const works = (way: string, more: Partial<Works>): Works => ({
  kind: 'overrule',
  change: 'works',
  by: table.caster,
  way,
  ids: ['f1'],
  recipe: {},
  ...more,
});

describe('the effect of a spell', () => {
  test('ose: each saves by a die of his own, then damage falls once; one step, one undo, one redo', async () => {
    await facing('ose', 'Fire Ball');
    const cast = await table.untilCast();
    expect(cast).toMatchObject({ works: 'now', targets: null, ways: ['Fire Ball'] });
    const before = await table.board();
    const { seq } = await table.newest();
    const act = { kind: cast.kind, actor: table.caster, way: 'Fire Ball' };
    const ball = works('Fire Ball', {
      ids: ['f1', 'f3'],
      recipe: { damage: '2d6', saved: 'half' },
      save: 'spells',
    });
    const asked = await table.proposeAll([act, ball]);
    expect(asked.wanted).toMatchObject({ sides: 20, title: 'Save against Fire Ball', by: 'f1' });
    expect((await table.board()).pending?.title).toContain('Fire Ball on Orc 1 and Orc 3');
    expect((await table.answer(2)).wanted).toMatchObject({ sides: 20, by: 'f3' });
    expect((await table.answer(19)).wanted).toMatchObject({
      sides: 6,
      title: 'Damage',
      by: table.caster,
      of: 2,
    });
    await table.answer(3, 4);
    expect(await table.hp('Orc 1', 'Orc 2', 'Orc 3')).toEqual([2, 9, 6]);
    expect(await table.memorised('Fire Ball')).toBe(1);
    const line = await table.newest();
    expect(line.seq).toBe(seq + 1);
    expect(line.summary).toContain('Corin casts Fire Ball.');
    expect(line.summary).toContain('Orc 3 saves against Fire Ball');
    const after = await table.board();
    await table.tell('journal.undo', {});
    expect(await table.board()).toEqual(before);
    expect(await table.memorised('Fire Ball')).toBe(2);
    expect(await table.ask('combat.recipes', { fightId: 1 })).toEqual([]);
    await table.tell('journal.redo', {});
    expect(await table.board()).toEqual(after);
    expect(await table.ask('combat.recipes', { fightId: 1 })).toEqual([
      { name: 'Fire Ball', kept: { recipe: { damage: '2d6', saved: 'half' }, save: 'spells' } },
    ]);
  });

  test('sleep takes them out for so many rounds as its dice say, on the one clock; its end sets them up again', async () => {
    await facing('ose', 'Sleep');
    const cast = await table.untilCast();
    const sleep = works('Sleep', {
      ids: ['f1', 'f2'],
      recipe: { effect: 'asleep', lasts: { at: 'time', amount: '1d4+1', unit: 'rounds' } },
    });
    const asked = await table.proposeAll([{ kind: cast.kind, actor: table.caster, way: 'Sleep' }, sleep]);
    expect(asked.wanted).toMatchObject({ sides: 4, title: 'How long Sleep holds' });
    await table.answer(2);
    // Nobody is left to act in it: the round is over with the spell.
    expect(await table.row('Orc 1')).toMatchObject({
      status: 'unconscious',
      hp: 9,
      effects: [{ name: 'asleep', left: '2 rounds' }],
    });
    expect((await table.newest()).summary).toContain('Orc 2 is asleep, 3 rounds.');
    const [effect] = (await table.row('Orc 1')).effects;
    await table.tell('effect.end', { ids: [effect?.id ?? 0] });
    expect(await table.row('Orc 1')).toMatchObject({ status: 'active', effects: [] });
  });

  test('only told names whom it is on, and is kept so; said otherwise the next time, that is kept', async () => {
    await facing('ose', 'Light');
    const cast = await table.untilCast();
    await table.proposeAll([{ kind: cast.kind, actor: table.caster, way: 'Light' }, works('Light', {})]);
    expect((await table.newest()).summary).toContain('Orc 1 is struck by Light of Corin.');
    expect(await table.ask('combat.recipes', { fightId: 1 })).toEqual([
      { name: 'Light', kept: { recipe: {} } },
    ]);
    await table.proposeAll([works('Light', { recipe: { effect: 'blinded', lasts: { at: 'fight' } } })]);
    expect(await table.row('Orc 1')).toMatchObject({ effects: [{ name: 'blinded' }] });
    expect(await table.ask('combat.recipes', { fightId: 1 })).toEqual([
      { name: 'Light', kept: { recipe: { effect: 'blinded', lasts: { at: 'fight' } } } },
    ]);
  });

  test.each([
    ['swords-wizardry', 'single'],
    ['basic-fantasy', 'spells'],
  ])('%s: likewise', async (system, save) => {
    await facing(system, 'Ice Storm');
    if (system === 'swords-wizardry')
      await table.propose({ kind: 'declareSpell', actor: table.caster, way: 'Ice Storm' });
    const cast = await table.untilCast();
    expect(cast.works).toBe('now');
    const storm = works('Ice Storm', { ids: ['f1', 'f2'], recipe: { damage: '1d6' }, save });
    const asked = await table.proposeAll([{ kind: cast.kind, actor: table.caster, way: 'Ice Storm' }, storm]);
    expect(asked.wanted).toMatchObject({ sides: 20, by: 'f1' });
    await table.answer(20);
    await table.answer(1);
    await table.answer(5);
    expect(await table.hp('Orc 1', 'Orc 2')).toEqual([9, 4]);
    expect(await table.memorised('Ice Storm')).toBe(1);
    await table.tell('journal.undo', {});
    expect(await table.memorised('Ice Storm')).toBe(2);
    expect(await table.hp('Orc 1', 'Orc 2')).toEqual([9, 9]);
  });

  test('hackmaster: said as the casting begins, with its time; it comes when that is over', async () => {
    await facing('hackmaster', 'Scorch');
    const cast = await table.untilCast();
    expect(cast).toMatchObject({ works: 'later' });
    const { clock } = await table.board();
    await table.proposeAll([
      {
        kind: 'overrule',
        change: 'effectOf',
        id: table.caster,
        way: 'Scorch',
        recipe: { damage: '1d4', effect: 'blinded', lasts: { at: 'time', amount: '9', unit: 'seconds' } },
        castingTime: 3,
      },
      { kind: cast.kind, actor: table.caster, way: 'Scorch', target: 'f1', targets: ['f2'] },
    ]);
    expect(await table.row('Corin')).toMatchObject({ standing: 'casting', doing: 'Scorch' });
    expect(await table.memorised('Scorch')).toBe(1);
    for (let n = 0; n < 12 && (await table.row('Corin')).doing === 'Scorch'; n += 1) {
      await table.goesOn();
    }
    expect((await table.board()).clock.count).toBe((clock.count ?? 0) + 3);
    expect((await table.row('Orc 2')).effects).toMatchObject([{ name: 'blinded' }]);
    const [first, second, third] = await table.hp('Orc 1', 'Orc 2', 'Orc 3');
    expect([first, third]).toEqual([second, 9]);
    expect(first).toBeLessThan(9);
    expect(await table.ask('combat.recipes', { fightId: 1 })).toMatchObject([
      { name: 'Scorch', kept: { castingTime: 3, recipe: { damage: '1d4' } } },
    ]);
    // Asked once: it is known from the next act on, and in the next fight.
    expect((await table.board()).wanting.filter(({ title }) => title.includes('Casting time'))).toEqual([]);
  });

  test('is spoilt by a hit, which the card of the blow says beforehand; the spell is struck off, undo gives it back', async () => {
    await table.sitWith('ose', 'Sleep');
    await table.begin({ comers: [{ name: 'orcs', count: 1, hp: 9 }], feet: 5 });
    await table.propose({ kind: 'declareSpell', actor: table.caster, way: 'Sleep' });
    await table.propose({ kind: 'initiative', actor: null }, 2, 5);
    expect(await table.row('Corin')).toMatchObject({ standing: 'casting', doing: 'Sleep' });
    const strike = { kind: 'attack', actor: 'f1', target: table.caster };
    for (let n = 0; n < 4; n += 1) {
      const acts = await table.ask('combat.acts', { fightId: 1, fighter: 'f1' });
      if (acts?.own.some(({ kind, barred }) => kind === 'attack' && barred === null)) break;
      await table.throwAll({ kind: 'next', actor: null });
    }
    const acts = await table.ask('combat.acts', { fightId: 1, fighter: 'f1' });
    const way = acts?.own.find(({ kind }) => kind === 'attack')?.ways?.[0] ?? '';
    const blow = { ...strike, way };
    expect((await table.ask('combat.weigh', { fightId: 1, act: blow }))?.spoils).toBe('Sleep');
    expect(
      (await table.ask('combat.weigh', { fightId: 1, act: { ...blow, target: 'c1' } }))?.spoils,
    ).toBeNull();
    await table.propose(blow, 20, 1);
    expect((await table.newest()).summary).toContain('Corin loses Sleep');
    expect(await table.memorised('Sleep')).toBe(1);
    await table.tell('journal.undo', {});
    expect(await table.memorised('Sleep')).toBe(2);
  });

  test.each([
    ['dice that are none', { recipe: { damage: 'lots' } }, 'bad-input'],
    ['damage and healing at once', { recipe: { damage: '1d6', heal: '1d6' } }, 'bad-input'],
    ['somebody who does not fight', { ids: ['f9'] }, 'bad-input'],
    ['a save the book has not', { save: 'luck' }, 'bad-input'],
    [
      'a length that is none',
      { recipe: { effect: 'held', lasts: { at: 'time', amount: 'soon', unit: 'rounds' } } },
      'bad-input',
    ],
  ])('%s is refused, and nothing has changed', async (_what, wrong, code) => {
    await facing('ose', 'Sleep');
    const cast = await table.untilCast();
    const before = await table.board();
    const acts = [
      { kind: cast.kind, actor: table.caster, way: 'Sleep' },
      { ...works('Sleep', {}), ...wrong },
    ];
    const input = { fightId: 1, after: before.after, acts };
    expect(await table.refusal('combat.propose', input)).toMatchObject({ code });
    expect(await table.board()).toEqual(before);
    expect(await table.memorised('Sleep')).toBe(2);
    expect(table.errors).toEqual([]);
  });
});
