import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { query } from '../../../src-main/db/sql.ts';
import { contents, doStep } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system: 'ose' });
});
afterEach(() => table.end());

const hild = { name: 'Hild', className: 'Fighter', classId: 'fighter', level: 1, hp: 5, maxHp: 5 };

/** Somebody whose stored sheet is as another program, or a fault, left it. */
async function addWithSheet(sheet: string): Promise<number> {
  const { id } = await table.tell('character.add', hild);
  doStep(table.desk.campaign.file, (sql) =>
    sql.run(query.updateTable('character').set({ sheet }).where('id', '=', id)),
  );
  return id;
}

const storedSheet = (id: number): unknown =>
  JSON.parse(
    table.desk.campaign.file.sql.get(query.selectFrom('character').select('sheet').where('id', '=', id))
      ?.sheet ?? '',
  );

test.each([
  ['a list', '[1,2,3]'],
  ['a word', '"sheet"'],
  ['nothing', 'null'],
  ['a deep one', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
  ['wrong kinds', '{"languages":"many","spells":{},"overrules":{"acDescending":[9]},"notes":7,"carrier":3}'],
  ['its own prototype', '{"__proto__":{"acDescending":1},"constructor":2}'],
  [
    'a long one',
    JSON.stringify({ notes: 'x'.repeat(9000), languages: Array.from({ length: 99 }, () => 'Elvish') }),
  ],
])('a stored sheet that is %s hides nobody', async (_what, sheet) => {
  const id = await addWithSheet(sheet);
  const view = await table.ask('character.view', { id });
  expect(view).toMatchObject({ name: 'Hild', hp: 5, sheet: { languages: [], notes: '', overrules: {} } });
  expect(view.remarks.length).toBeGreaterThan(0);
  expect(view.remarks.every((remark) => remark.startsWith('Of the stored sheet: '))).toBe(true);
  expect((await table.ask('party.view', {})).members.map(({ name }) => name)).toEqual(['Hild']);
  expect(await table.ask('organisation.view', {})).toMatchObject({ people: [{ name: 'Hild' }] });
  await table.tell('character.edit', { id, changes: { hp: 4 } });
  expect(storedSheet(id)).toEqual(JSON.parse(sheet));
});

test('what could not be read stays as it was stored until it is written anew', async () => {
  const id = await addWithSheet('{"languages":"many","loyalty":7,"future":{"x":1}}');
  await table.tell('character.edit', { id, changes: { sheet: { loyalty: 8 } } });
  expect(storedSheet(id)).toEqual({ languages: 'many', loyalty: 8, future: { x: 1 } });
  await table.tell('character.overrule', { id, key: 'thac0', value: 12 });
  expect(storedSheet(id)).toMatchObject({ languages: 'many', overrules: { thac0: 12 } });
  await table.tell('character.edit', { id, changes: { sheet: { languages: [] } } });
  expect(storedSheet(id)).toEqual({ loyalty: 8, overrules: { thac0: 12 }, future: { x: 1 } });
  expect((await table.ask('character.view', { id })).remarks).toHaveLength(1);
  for (let step = 0; step < 3; step += 1) await table.tell('journal.undo', {});
  expect(storedSheet(id)).toEqual({ languages: 'many', loyalty: 7, future: { x: 1 } });
});

test('a class and a race that the tables lost are told, and everything else of the sheet is shown', async () => {
  const { id } = await table.tell('character.add', hild);
  doStep(table.desk.campaign.file, (sql) =>
    sql.run(
      query
        .updateTable('character')
        .set({ class_id: 'bard', race_id: 'gnome', level: 30 })
        .where('id', '=', id),
    ),
  );
  const { remarks, canLevelUp, figures } = await table.ask('character.view', { id });
  expect(remarks).toEqual([
    'The class "bard" is not in the starter content.',
    'The race "gnome" is not in the starter content.',
  ]);
  expect(canLevelUp).toBe(false);
  expect(figures.find(({ key }) => key === 'thac0')).toMatchObject({ value: null });
  await table.tell('character.edit', { id, changes: { classId: 'bard', hp: 3 } });
});

test('overrules of no figure come last on the sheet and can be taken off', async () => {
  const overrules = JSON.parse('{"beauty":12,"constructor":3,"toString":"high"}') as Record<string, number>;
  const { id } = await table.tell('character.add', { ...hild, sheet: { overrules } });
  const { figures } = await table.ask('character.view', { id });
  expect(figures.slice(-3)).toMatchObject([
    { key: 'beauty', value: 12, byRule: null, overruled: true },
    { key: 'constructor', value: 3, overruled: true },
    { key: 'toString', value: 'high', overruled: true },
  ]);
  for (const key of Object.keys(overrules)) await table.tell('character.overrule', { id, key, value: null });
  expect(storedSheet(id)).toEqual({});
});

test.each<[string, object]>([
  ['a control character in the name', { name: 'Hi\u0007ld' }],
  ['writing turned round', { name: 'Hild\u202e' }],
  ['half a letter', { name: '\ud800' }],
  ['no name', { name: '   ' }],
  ['a long name', { name: 'H'.repeat(81) }],
  ['a level of a god', { level: 37 }],
  ['half a level', { level: 1.5 }],
  ['no number', { hp: Number.NaN }],
  ['endless hit points', { maxHp: Number.POSITIVE_INFINITY }],
  ['hit points as text', { hp: '5' }],
  ['a score of 31', { abilities: { strength: 31 } }],
  ['a seventh ability', { abilities: { luck: 9 } }],
  ['more experience than there is', { xp: 100_000_001 }],
  ['an unknown kind', { kind: 'deity' }],
  ['an unknown key', { armour: 'plate' }],
  ['an unknown key of the sheet', { sheet: { halo: true } }],
  ['too many things', { items: Array.from({ length: 501 }, () => ({ kind: 'gear', name: 'nail' })) }],
  ['a thing of negative weight', { items: [{ kind: 'gear', name: 'balloon', weightEach: -1 }] }],
  ['a coin that is a sword', { items: [{ kind: 'weapon', name: 'sword', coin: 'gp' }] }],
  ['another’s picture', { portraitId: 1 }],
])('%s is refused and nothing is written', async (_what, wrong) => {
  const before = contents(table.desk.campaign.file);
  expect(await table.refusal('character.add', { ...hild, ...wrong })).toMatchObject({ code: 'bad-input' });
  expect(contents(table.desk.campaign.file)).toBe(before);
  expect(table.errors).toEqual([]);
});

const noise = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.constantFrom('__proto__', 'constructor', '\u202e', '\0', 'x'.repeat(5000), -1, 1e21, 0.5, null),
);
/** Mostly what a window could send, now and then anything. */
const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 15, arbitrary }, { weight: 1, arbitrary: noise });
const words = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const sheetNoise = fc.record(
  {
    alignment: mostly(words),
    languages: mostly(fc.array(words, { maxLength: 3 })),
    loyalty: mostly(fc.integer({ min: 0, max: 20 })),
    overrules: mostly(fc.dictionary(words, fc.oneof(fc.integer({ min: -99, max: 99 }), words))),
    conditions: mostly(fc.array(words, { maxLength: 3 })),
  },
  { requiredKeys: [] },
);
const changeNoise = fc.record(
  {
    name: mostly(words),
    level: mostly(fc.integer({ min: 0, max: 36 })),
    hp: mostly(fc.integer({ min: -99, max: 8 })),
    maxHp: mostly(fc.integer({ min: 0, max: 20 })),
    abilities: mostly(fc.record({ strength: fc.integer({ min: 1, max: 30 }) })),
    classId: mostly(fc.constantFrom('fighter', 'elf', null)),
    sheet: mostly(sheetNoise),
  },
  { requiredKeys: [] },
);

test('200 edits of anything: refused with nothing changed, or done and taken back exactly', async () => {
  const { id } = await table.tell('character.add', hild);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(changeNoise, async (changes) => {
      const before = contents(table.desk.campaign.file);
      const reply = await table.router.command('character.edit', { id, changes });
      if (!reply.ok) {
        expect(reply.error.code).not.toBe('internal');
        expect(contents(table.desk.campaign.file)).toBe(before);
        return;
      }
      const view = await table.ask('character.view', { id });
      expect(view.hp).toBeLessThanOrEqual(Math.max(view.maxHp, 5));
      taken += 1;
      await table.tell('journal.undo', {});
      expect(contents(table.desk.campaign.file)).toBe(before);
    }),
    { numRuns: 200 },
  );
  expect(taken).toBeGreaterThan(20);
  expect(table.errors).toEqual([]);
});
