import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput, QueryInput } from '../../../shared/ipc/contract.ts';
import { writtenFigures, type FactKey } from '../../../shared/bestiary/written/every-figure.ts';
import { writingOf } from '../../../shared/bestiary/written/written.ts';
import type { CreatureFacts } from '../../../shared/content/schemas/own-creature.ts';
import { bookNamed } from '../../unit/bestiary/books.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

const open = async (system: string) => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system });
};
afterEach(() => table.end());

/** Figures as they are typed into the form. */
function facts(lines: { [Key in FactKey]?: string }, book = 'ose'): CreatureFacts {
  const writing = writingOf(bookNamed(book).system.bestiary, false);
  const read = Object.entries(lines).map(([key, text]) => {
    const found = writtenFigures[key as FactKey].read(text, writing);
    if (!found.ok) throw new Error(found.fault);
    return [key, found.value];
  });
  return Object.fromEntries(read) as CreatureFacts;
}

const add = async (input: CommandInput<'creature.add'>) => (await table.tell('creature.add', input)).id;
const variant = async (input: CommandInput<'creature.addVariant'>) =>
  (await table.tell('creature.addVariant', input)).id;
const names = async (text: string, more: QueryInput<'creature.search'> = {}) =>
  (await table.ask('creature.search', { text, ...more })).rows.map(({ name }) => name);
const view = (id: string, book = 'ose', system: string | null = null) =>
  table.ask('creature.view', { book, id, in: system });
const figureOf = async (id: string, label: string, book?: string, system?: string | null) =>
  (await view(id, book, system)).figures.find((each) => each.label === label);
const state = () => table.desk.campaign.file.db.prepare('SELECT * FROM creature ORDER BY id').all();

/** As another program writes: past the journal. */
function damage(sql: string): void {
  const db = new BetterSqlite3(table.campaignPath);
  db.exec(sql);
  db.close();
}

const goblin = { book: 'ose', id: 'goblin' };

describe('in a campaign of old-school rules', () => {
  beforeEach(() => open('ose'));

  test('a new creature needs its name alone, and what follows from its dice is derived', async () => {
    await add({ name: 'Marsh thing', system: 'ose' });
    const id = await add({
      name: 'Mud crab',
      system: 'ose',
      facts: facts({ hitDice: '3', armourClass: '4' }),
    });
    const { rows, own, total } = await table.ask('creature.search', { text: '' });
    expect(rows.slice(0, 3).map((row) => [row.name, row.hd, row.own])).toEqual([
      ['Marsh thing', '', true],
      ['Mud crab', '3', true],
      ['Acolyte', '1', false],
    ]);
    expect([own, total]).toEqual([{ total: 2, found: 2 }, 235]);
    expect(await figureOf(`own:${id}`, 'To hit')).toMatchObject({ text: 'THAC0 17, +2', mark: 'derived' });
    expect(await figureOf(`own:${id}`, 'Armour class')).toMatchObject({ text: '4 [15]', mark: 'typed' });
    expect(await figureOf(`own:${id}`, 'Morale')).toMatchObject({ text: '', why: 'Nobody has said it.' });
    expect(await view('own:1')).toMatchObject({
      how: 'own',
      attribution: null,
      own: { id: 1, variantOf: null },
    });
  });

  test('own and printed are asked for by a word, and facts find both', async () => {
    await add({
      name: 'Bog goblin',
      system: 'ose',
      tags: ['fey'],
      terrain: ['Swamp'],
      levels: { least: 2, most: 4 },
      facts: facts({ hitDice: '2' }),
    });
    expect(await names('goblin own')).toEqual(['Bog goblin']);
    expect((await names('goblin')).slice(0, 2)).toEqual(['Bog goblin', 'Goblin']);
    expect(await names('goblin printed')).not.toContain('Bog goblin');
    expect(await names('tag:fey')).toEqual(['Bog goblin']);
    expect(await names('terrain:swamp own')).toEqual(['Bog goblin']);
    expect(await names('own level:3')).toEqual(['Bog goblin']);
    expect(await names('own level:5')).toEqual([]);
  });

  test('a variant shows the whole creature, and what its base has where it differs', async () => {
    const id = await variant({ of: goblin, name: 'Cave goblin', facts: facts({ morale: '9' }) });
    const card = await view(`own:${id}`);
    expect(card.own?.variantOf).toEqual({ ...goblin, name: 'Goblin' });
    expect(card.attribution?.licence).toBe('Open Game License 1.0a');
    const printed = await view('goblin');
    expect(card.figures.map(({ label }) => label)).toEqual(printed.figures.map(({ label }) => label));
    for (const line of card.figures.filter(({ label }) => label !== 'Morale'))
      expect(line).toMatchObject({
        text: printed.figures.find(({ label }) => label === line.label)?.text,
        mark: 'printed',
        beside: null,
      });
    expect(card.figures.find(({ label }) => label === 'Morale')).toMatchObject({
      text: '9',
      mark: 'typed',
      why: 'Typed; it differs from Goblin.',
      beside: { text: '7, 9 with king', mark: 'printed' },
    });
    expect((await names('own'))[0]).toBe('Cave goblin');
  });

  test('a variant follows its base, and keeps what came from it when that goes; all of it goes back', async () => {
    const base = await add({
      name: 'Mud crab',
      system: 'ose',
      facts: facts({ hitDice: '3', morale: '8' }),
      tags: ['vermin'],
    });
    const id = await variant({
      of: { book: 'ose', id: `own:${base}` },
      name: 'Big crab',
      facts: facts({ armourClass: '2' }),
    });
    await table.tell('creature.change', {
      id: base,
      changes: { facts: facts({ hitDice: '5', morale: '8' }) },
    });
    expect(await figureOf(`own:${id}`, 'Hit dice')).toMatchObject({
      text: expect.stringMatching(/^5/) as string,
    });
    expect(await figureOf(`own:${id}`, 'To hit')).toMatchObject({ text: 'THAC0 15, +4' });
    const before = (await view(`own:${id}`)).figures.map(({ label, text }) => [label, text]);
    const rows = state();
    await table.tell('creature.remove', { id: base });
    expect((await table.ask('log.list', {})).lines[0]?.summary).toBe(
      'Removed the creature Mud crab. Big crab keeps what came from it.',
    );
    const after = await view(`own:${id}`);
    expect(after.figures.map(({ label, text }) => [label, text])).toEqual(before);
    expect(after.own).toMatchObject({ variantOf: null, tags: ['vermin'] });
    const removed = state();
    await table.tell('journal.undo', {});
    expect(state()).toEqual(rows);
    await table.tell('journal.redo', {});
    expect(state()).toEqual(removed);
  });

  test('converted to every other book, and never taken for the printed one of its name', async () => {
    const id = await add({ name: 'Goblin', system: 'ose', facts: facts({ hitDice: '4', armourClass: '6' }) });
    expect(await view(`own:${id}`, 'ose', 'swords-wizardry')).toMatchObject({
      how: 'converted',
      other: null,
    });
    expect(await figureOf(`own:${id}`, 'Armour class', 'ose', 'basic-fantasy')).toMatchObject({
      text: '14',
      mark: 'converted',
    });
    expect(await view(`own:${id}`, 'ose', 'hackmaster')).toMatchObject({ how: 'suggested' });
  });

  test('forms begin with what is there, and are judged by the tables', async () => {
    expect(await table.ask('creature.draft', { of: 'new' })).toMatchObject({
      id: null,
      name: '',
      system: 'ose',
      base: null,
      facts: {},
    });
    const copy = await table.ask('creature.draft', { of: 'copy', ...goblin });
    expect(copy).toMatchObject({
      base: null,
      name: 'Goblin',
      tags: ['person'],
      facts: { morale: { score: 7 } },
    });
    const draft = await table.ask('creature.draft', { of: 'variant', ...goblin });
    expect(draft).toMatchObject({
      base: { ...goblin, name: 'Goblin' },
      facts: {},
      basis: { hitDice: { text: '1-1' } },
    });
    const judged = await table.ask('creature.judge', {
      system: 'ose',
      base: null,
      facts: facts({ hitDice: '2', attack: 'THAC0 15' }),
    });
    expect(judged.remarks).toEqual([
      { key: 'attack', text: 'HD 2 and THAC0 15 [+4]: the table says THAC0 18 [+1].' },
    ]);
    expect(judged.otherwise).toContainEqual({ key: 'experience', text: '20 XP' });
  });

  test('one Hit Die more becomes a variant with everything that depends on it', async () => {
    const { more, less, leaders } = await table.ask('creature.adjust', goblin);
    expect(more?.lines.map(({ label }) => label)).toEqual(['Hit dice', 'To hit', 'Saves', 'Experience']);
    expect(less?.lines[0]).toMatchObject({ label: 'Hit dice', after: expect.stringMatching(/^½/) as string });
    expect(leaders.map(({ role }) => role)).toEqual(['Bodyguard', 'King']);
    const id = await variant({ of: goblin, name: 'Goblin, 2 HD', facts: more?.facts ?? {} });
    expect(await figureOf(`own:${id}`, 'To hit')).toMatchObject({
      text: 'THAC0 18, +1',
      beside: { text: 'THAC0 19, +0' },
    });
  });

  test.each<[string, CommandInput<'creature.add'>]>([
    ['without a name', { name: '  ', system: 'ose' }],
    ['with a name of ten thousand letters', { name: 'x'.repeat(10_000), system: 'ose' }],
    ['with marks that turn the writing', { name: 'Crab\u202e', system: 'ose' }],
    ['in the terms of a book that is none', { name: 'Crab', system: 'toString' }],
    ['in the terms of a book without creatures', { name: 'Crab', system: 'hackmaster' }],
    ['with morale of 40', { name: 'Crab', system: 'ose', facts: { morale: { score: 40, alternates: [] } } }],
    [
      'with damage that is no dice',
      {
        name: 'Crab',
        system: 'ose',
        facts: {
          attacks: {
            list: [{ count: 1, name: 'claw', damage: 'lots', effect: null, by_weapon: false, option: 1 }],
            text: '',
          },
        },
      },
    ],
    [
      'with twenty-one tags',
      { name: 'Crab', system: 'ose', tags: Array.from({ length: 21 }, (_, at) => `t${at}`) },
    ],
    ['with levels upside down', { name: 'Crab', system: 'ose', levels: { least: 4, most: 2 } }],
  ])('%s it is refused, and nothing is written', async (_, input) => {
    const refusal = await table.refusal('creature.add', input);
    expect(['bad-input', 'not-found']).toContain(refusal.code);
    expect(refusal.message).not.toBe('');
    expect(state()).toEqual([]);
  });

  test('what is so already, and what is gone, is told', async () => {
    const id = await add({ name: 'Crab', system: 'ose', facts: facts({ hitDice: '3' }) });
    expect(
      await table.refusal('creature.change', {
        id,
        changes: { name: 'Crab', facts: facts({ hitDice: '3' }) },
      }),
    ).toMatchObject({ code: 'refused' });
    expect(await table.refusal('creature.change', { id: 99, changes: { name: 'Crab' } })).toMatchObject({
      code: 'not-found',
    });
    expect(await table.refusal('creature.remove', { id: 99 })).toMatchObject({ code: 'not-found' });
    expect(
      await table.refusal('creature.addVariant', { of: { book: 'ose', id: 'own:99' }, name: 'x' }),
    ).toMatchObject({ code: 'not-found' });
    expect(
      await table.refusal('creature.addVariant', { of: { book: 'ose', id: '__proto__' }, name: 'x' }),
    ).toMatchObject({ code: 'not-found' });
  });

  test('figures that another hand damaged are left out and told; the rest stands', async () => {
    const id = await add({ name: 'Crab', system: 'ose', facts: facts({ hitDice: '3', morale: '8' }) });
    await add({ name: 'Eel', system: 'ose' });
    damage(
      `UPDATE creature SET facts = '{"hitDice":{"dice":"many"},"morale":{"score":8,"alternates":[]},"wings":1}', tags = '{"a":1}' WHERE id = ${id}`,
    );
    expect(await names('own')).toEqual(['Crab', 'Eel']);
    const card = await view(`own:${id}`);
    expect(card.figures.find(({ label }) => label === 'Morale')?.text).toBe('8');
    expect(card.own?.problems).toEqual([
      'Of its figures: "hitDice" could not be read.',
      'Of its figures: "wings" is not known here.',
      'Its tags could not be read.',
    ]);
  });
});

const hild = { name: 'Hild', className: 'Fighter', level: 1, hp: 8, maxHp: 8 };

describe.each([
  ['ose', '4 [15]'],
  ['swords-wizardry', '4 [15]'],
  ['basic-fantasy', '16'],
  ['hackmaster', null],
] as const)('in a campaign of %s', (system, armour) => {
  beforeEach(() => open(system));

  test('one of another book completes first, is met and fights, and stays until that is reckoned', async () => {
    const lines = { hitDice: '3', armourClass: '4', attacks: '1 spear (1d6)', movement: '40', morale: '8' };
    const id = await add({ name: 'Goblin of the bog', system: 'ose', facts: facts(lines) });
    const creatureId = `own:${id}`;
    const { creatures } = await table.ask('content.creatures', { search: 'goblin' });
    expect(creatures[0]).toMatchObject({ list: 'monsters', id: creatureId, name: 'Goblin of the bog' });
    expect((await table.ask('combat.names', {})).creatures[0]).toBe('Goblin of the bog');
    if (armour !== null) expect(creatures[0]?.summary).toContain(`AC ${armour}; HD 3`);
    else expect(creatures[0]?.summary).not.toContain('AC');
    await table.tell('character.add', hild);
    await table.tell('encounter.begin', { who: 'Goblin of the bog', creatureId, number: 2 });
    const { id: fightId } = await table.tell('combat.begin', { fromEncounter: true });
    const shown = await table.ask('combat.figures', { fightId, fighter: 'f1' });
    expect(shown?.figures.length).toBeGreaterThan(0);
    expect(await table.refusal('creature.remove', { id })).toMatchObject({ code: 'refused' });
    expect((await table.ask('combat.figures', { fightId, fighter: 'f1' }))?.figures).toEqual(shown?.figures);
    expect(table.errors).toEqual([]);
  });
});
