import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneAfterAnother } from '../fight-table.ts';
import { MagicTable, type Act } from './magic-table.ts';

/** What somebody can do besides plain blows, as the board tells it, and what the referee says of a hit in mid-fight. */

let table: MagicTable;

beforeEach(() => {
  table = new MagicTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

const giftsOf = async (fighter: string, fightId = 1) => table.ask('combat.gifts', { fightId, fighter });

const others = ['swords-wizardry', 'basic-fantasy', 'hackmaster'];

describe.each(['ose', ...others])('%s', (system) => {
  test('a hit is told of for a whole kind in one sentence, holds from then on, and is kept for the next', async () => {
    await table.sitWith(system);
    await table.begin({ comers: [{ name: 'orcs', count: 3, hp: 9 }], feet: 20 });
    const terms = await table.ask('combat.terms', { fightId: 1 });
    const [save] = terms?.saves ?? [];
    const before = await giftsOf('f1');
    const [first] = before?.hits ?? [];
    expect(before?.alike).toEqual(['f1', 'f2', 'f3']);
    expect(first?.does).toBe('');
    const way = first?.way ?? '';
    const acts = (before?.alike ?? []).map((id): Act => ({
      kind: 'overrule',
      change: 'effectOf',
      id,
      way,
      recipe: { status: 'dead' },
      save: save?.key ?? '',
      modifier: -2,
    }));
    const asked = await table.proposeAll(acts);
    expect(asked.wanted).toBeNull();
    const title = (save?.title ?? '').toLowerCase();
    const does = terms?.saves.length === 1 ? 'save −2, or dies' : `save against ${title} −2, or dies`;
    const names = 'Orc 1, Orc 2 and Orc 3';
    expect(asked.said).toContain(`The referee rules of ${names}: a hit with ${way}: ${does}.`);
    for (const id of ['f1', 'f2', 'f3'])
      expect((await giftsOf(id))?.hits).toContainEqual({
        way,
        words: way,
        does,
        kept: { recipe: { status: 'dead' }, save: save?.key, modifier: -2 },
      });
    const said = await giftsOf('f1');
    await table.tell('journal.undo', {});
    expect(await giftsOf('f1')).toEqual(before);
    await table.tell('journal.redo', {});
    expect(await giftsOf('f1')).toEqual(said);
    await table.tell('combat.end', { fightId: 1 });
    const { fight, rows } = await table.begin({ comers: [{ name: 'orc', hp: 9 }], feet: 20 });
    const next = await giftsOf(rows.find(({ side }) => side === 'foes')?.id ?? '', fight.id);
    expect(next?.hits.find((each) => each.way === way)?.does).toBe(does);
  });

  test('a weapon of a person likewise, till its word is taken back', async () => {
    await table.sitWith(system);
    await table.begin({ comers: [{ name: 'orc', hp: 9 }], feet: 20 });
    const id = `c${table.hild}`;
    const way = (await giftsOf(id))?.hits[0]?.way ?? '';
    const poisoned = { kind: 'overrule', change: 'effectOf', id, way } as const;
    await table.proposeAll([{ ...poisoned, recipe: { effect: 'sick', lasts: { at: 'fight' } } }]);
    expect((await giftsOf(id))?.hits[0]?.does).toBe('sick until the fight ends');
    const { said } = await table.proposeAll([{ ...poisoned, recipe: {} }]);
    expect(said).toContain(`a hit with ${way}: its damage alone.`);
    expect((await giftsOf(id))?.hits[0]?.does).toBe('');
  });
});

test('of an attack nobody has, nothing is told, and nothing is done', async () => {
  await table.sitWith('ose');
  await table.begin({ comers: [{ name: 'orc', hp: 9 }], feet: 20 });
  const { fight, after } = await table.board();
  const wrong: Act = { kind: 'overrule', change: 'effectOf', id: 'f1', way: 'tail', recipe: {} };
  await expect(table.tell('combat.propose', { fightId: fight.id, after, acts: [wrong] })).rejects.toThrow();
  expect(await giftsOf('f99')).toBeNull();
  expect(await giftsOf('f1', 99)).toBeNull();
});

test('what an entry names besides stands beside powers, spells and shots with what is left of them', async () => {
  await table.sitWith('ose', 'Sleep');
  await table.begin({ comers: [{ name: 'Black Dragon', count: 1, hp: 31 }], feet: 40 });
  const dragon = await giftsOf('f1');
  expect(dragon?.uses).toContainEqual({
    way: 'breath',
    left: null,
    does: expect.stringMatching(/^save against .*breath.* for half: 31 damage$/) as string,
  });
  const corin = await giftsOf(table.caster);
  expect(corin?.uses).toEqual([{ way: 'Sleep', left: 2, does: '' }]);
  expect(corin?.notes).toEqual(['Arcane Magic']);
});

test('a hit of the content is told with its save; its words do not stand among the notes again', async () => {
  await table.sitWith('ose');
  await table.begin({ comers: [{ name: 'Centipede, Giant', count: 1, hp: 2 }], feet: 5 });
  const told = await giftsOf('f1');
  expect(told?.hits[0]).toMatchObject({ way: 'bite', words: 'poison' });
  expect(told?.hits[0]?.does).toMatch(/^save against /);
  expect(told?.notes.filter((note) => note.startsWith('bite:'))).toEqual([]);
});
