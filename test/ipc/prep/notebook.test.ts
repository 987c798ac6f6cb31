import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { writtenTexts } from '../../../src-main/db/written-texts.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk({ roll: () => 1 });
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system: 'ose' });
});
afterEach(() => table.end());

const add = async (title: string, more: Omit<CommandInput<'page.add'>, 'title'> = {}) =>
  (await table.tell('page.add', { title, ...more })).id;
const view = (id: number) => table.ask('page.view', { id });
const notesOf = async (roomId: number) => (await table.ask('place.room', { roomId }))?.notes;
const linked = async (kind: 'place' | 'person' | 'creature' | 'room', id: number | string) =>
  (await table.ask('page.linkedHere', { kind, id })).places;
const meant = async (...targets: string[]) =>
  (await table.ask('prep.names', { targets })).found.map(({ things }) =>
    things.map(({ kind, name, target }) => `${kind} ${name} by ${target}`),
  );

/** A dungeon with a room, a door, a table, a creature, a hex’s note, a site and a note of the log, each with a text. */
async function written(text: string) {
  const dungeon = await table.tell('place.addDungeon', { name: 'Old Tower', notes: text });
  const room = await table.tell('place.addRoom', {
    levelId: dungeon.levelId,
    key: '12',
    name: 'Guardroom',
    notes: text,
  });
  await table.tell('place.addFeature', {
    roomId: room.id,
    kind: 'other',
    name: 'Altar',
    notes: text,
    facts: {},
  });
  await table.tell('creature.add', { name: 'Mud crab', system: 'ose', notes: text });
  await table.tell('table.add', {
    name: 'Omens',
    columns: [{ title: '', dice: '1d2' }],
    notes: text,
    rows: [{ spans: [{ from: 1, to: 2 }], text }],
  });
  if (text !== '') await table.tell('log.addNote', { text });
  return { ...dungeon, roomId: room.id };
}

test('a page that stands in another is linked from there', async () => {
  const mill = await add('Mill', { kind: 'place' });
  await add('Saltmoor', { kind: 'place', text: 'Here it is:\n\n![[Mill]]\n\nSo it is.' });
  expect(await linked('place', mill)).toMatchObject([{ name: 'Saltmoor', sentence: '[[Mill]]' }]);
});

test('links of every text are listed where they lead, with their sentence', async () => {
  const mill = await add('Mill', { kind: 'place' });
  await written('It began there. The key is in the [[mill|old mill]], they say. Nobody goes.');
  await add('Miller', { kind: 'person', playersText: 'He owns [[place:Mill]].' });
  const places = await linked('place', mill);
  expect(places.map(({ kind, name, where }) => [kind, name, where])).toEqual([
    ['page', 'Miller', 'person'],
    ['creature', 'Mud crab', 'creature of your own'],
    ['table', 'Omens', 'table'],
    ['row', 'Omens', 'row 1'],
    ['dungeon', 'Old Tower', 'dungeon'],
    ['room', '12, Guardroom', 'Old Tower, Level 1'],
    ['feature', 'Altar', 'Old Tower, 12, Guardroom'],
    ['note', 'It began there. The key is in the old mill, they say. Nobody…', 'note in the log'],
  ]);
  expect(new Set(places.slice(1).map(({ sentence }) => sentence))).toEqual(
    new Set(['The key is in the [[mill|old mill]], they say.']),
  );
  expect((await view(mill)).following).toBe(8);
});

test('another title takes the links along that lead to it alone, as one step that goes back', async () => {
  const mill = await add('Mill', { kind: 'place', text: 'See [[Mill]] itself.' });
  const { roomId } = await written('The [[Mill]] and the [[mill|old mill]], not the [[Windmill]].');
  const before = table.desk.campaign.file.db.prepare('SELECT * FROM room').all();
  await table.tell('page.rename', { id: mill, title: 'Water mill' });
  expect(await notesOf(roomId)).toBe(
    'The [[Water mill]] and the [[Water mill|old mill]], not the [[Windmill]].',
  );
  expect(await view(mill)).toMatchObject({ title: 'Water mill', text: 'See [[Water mill]] itself.' });
  const { lines } = await table.ask('log.list', {});
  expect(lines[0]?.summary).toBe('Mill is called Water mill now; 15 links follow.');
  await table.tell('journal.undo', {});
  expect(table.desk.campaign.file.db.prepare('SELECT * FROM room').all()).toEqual(before);
  expect((await view(mill)).title).toBe('Mill');
  await table.tell('page.rename', { id: mill, title: 'Water mill', follow: false });
  expect(await notesOf(roomId)).toContain('[[Mill]]');
  expect((await view(mill)).following).toBe(0);
});

test('a name that several bear asks for a choice, which is kept in the text', async () => {
  const place = await add('Mill', { kind: 'place' });
  await add('Mill', { kind: 'faction' });
  const { roomId } = await written('At the [[Mill]]. And the [[mill]].');
  expect(await meant('Mill')).toEqual([['place Mill by place:Mill', 'faction Mill by faction:Mill']]);
  expect((await linked('place', place)).every(({ doubtful }) => doubtful)).toBe(true);
  await table.tell('page.settleLink', { in: { kind: 'room', id: roomId }, from: 'Mill', to: 'place:Mill' });
  expect(await notesOf(roomId)).toBe('At the [[place:Mill]]. And the [[mill]].');
  const again = await table.refusal('page.settleLink', {
    in: { kind: 'room', id: roomId },
    from: 'Mill',
    to: 'place:Mill',
  });
  expect(again.message).toBe('No link of that text says Mill any more. Nothing was changed.');
  // What may mean two things follows neither.
  await table.tell('page.rename', { id: place, title: 'Old mill' });
  expect(await notesOf(roomId)).toBe('At the [[Old mill]]. And the [[mill]].');
});

test('whatever has a name is found by it, own creatures before printed ones, rooms by their keys', async () => {
  await written('');
  await add('Note: the key', { kind: 'note' });
  expect(await meant('goblin', 'GOBLIN ', 'creature:goblin', 'place:Goblin', 'nobody')).toEqual([
    ['creature Goblin by Goblin'],
    ['creature Goblin by Goblin'],
    ['creature Goblin by Goblin'],
    [],
    [],
  ]);
  await table.tell('creature.add', { name: 'Goblin', system: 'ose' });
  expect((await table.ask('prep.names', { targets: ['Goblin'] })).found[0]?.things).toMatchObject([
    { where: 'creature of your own', to: { kind: 'creature', id: 'own:2' } },
  ]);
  expect(await meant('Guardroom', 'Old Tower 12', 'table:omens', 'old  tower', 'Note: the key')).toEqual([
    ['room 12, Guardroom by Guardroom'],
    ['room 12, Guardroom by Guardroom'],
    ['table Omens by Omens'],
    ['dungeon Old Tower by Old Tower'],
    ['note Note: the key by Note: the key'],
  ]);
  expect(await linked('creature', 'own:2')).toEqual([]);
});

test('a taken title is refused within a kind, and every sentence says that nothing was changed', async () => {
  const mill = await add('Mill', { kind: 'place' });
  const barn = await add('Barn', { kind: 'place' });
  const faction = await add('mill', { kind: 'faction' });
  for (const failure of [
    await table.refusal('page.add', { title: ' MILL', kind: 'place' }),
    await table.refusal('page.rename', { id: barn, title: 'mill' }),
    await table.refusal('page.change', { id: faction, changes: { kind: 'place' } }),
  ]) {
    expect(failure.code).toBe('refused');
    expect(failure.message).toBe('There is a page Mill of the kind place already. Nothing was changed.');
  }
  expect((await table.refusal('page.rename', { id: mill, title: 'Mill' })).message).toMatch(/so already/);
  await table.tell('page.rename', { id: mill, title: 'MILL' });
  expect(await table.router.query('page.view', { id: 99 })).toMatchObject({ error: { code: 'not-found' } });
});

test.each([
  ['brackets in a title', { title: 'The [[mill]]' }, /none of/],
  ['a title of 81 letters', { title: 'm'.repeat(81) }, /at most 80/],
  ['no title', { title: ' ' }, /at least one/],
  ['NUL', { title: 'Mill', text: 'a\u0000b' }, /control characters/],
  ['half a character', { title: 'Mill', text: '\ud800' }, /control characters/],
  ['a mark that turns the writing round', { title: 'Mill', playersText: 'a\u202eb' }, /control characters/],
  ['5 MB', { title: 'Mill', text: 'm'.repeat(5_000_000) }, /more than can be taken at once/],
  ['too long a text', { title: 'Mill', text: 'm'.repeat(100_001) }, /At most 100,000/],
  ['a tag of 41 letters', { title: 'Mill', tags: ['t'.repeat(41)] }, /40/],
])('%s is refused with a sentence, and nothing is kept', async (_what, input, sentence) => {
  const failure = await table.refusal('page.add', input);
  expect(failure.code).toBe('bad-input');
  expect(JSON.stringify(failure)).toMatch(sentence);
  expect((await table.ask('page.list', {})).pages).toEqual([]);
});

test('a link that grows beyond what its text can hold keeps the title as it was', async () => {
  const mill = await add('Mill', { kind: 'place' });
  const { length } = '[[Mill]]';
  const text = `${'m'.repeat(writtenTexts.row.most - length)}[[Mill]]`;
  await written(text);
  const failure = await table.refusal('page.rename', { id: mill, title: 'Water mill' });
  expect(failure.message).toMatch(/would have more than 4,000 letters\. Nothing was changed/);
  expect((await view(mill)).title).toBe('Mill');
});

test('pages that link to each other, and to themselves, are no trouble', async () => {
  const one = await add('One', { text: '[[Two]] [[One]]' });
  await add('Two', { text: '[[One]] [[Two]] [[[[One]]]] [[|x]] [[ ]] [[One' });
  const places = (await table.ask('page.linkedHere', { kind: 'note', id: one })).places;
  expect(places.map(({ name }) => name)).toEqual(['One', 'Two', 'Two']);
});

test('what the players heard is kept with its moment, is taken back, and stands in no log of theirs', async () => {
  const id = await add('The king is dead', {
    kind: 'rumour',
    text: 'planted: he is not',
    playersText: 'Bells.',
  });
  await table.tell('page.tell', { id, told: true });
  expect((await view(id)).told).toMatch(/[Dd]ay 1/);
  expect((await table.refusal('page.tell', { id, told: true })).message).toMatch(/so already/);
  await table.tell('journal.undo', {});
  expect((await view(id)).told).toBeNull();
  const { lines } = await table.ask('log.list', { kind: 'pages' });
  expect(lines.map(({ summary }) => summary)).toContain('A new page of the notebook: The king is dead.');
});

test('everything written is searched by words, names first, with the words that were found', async () => {
  await written('Under the bríght millstone sleeps a Wyrm.');
  await add('Wyrm', { kind: 'rumour', tags: ['dragon kin'], text: 'It never was there.' });
  const search = async (text: string) =>
    (await table.ask('prep.search', { text })).groups.flatMap(({ kind, hits }) =>
      hits.map(({ name }) => `${kind} ${name}`),
    );
  expect(await search('BRIGHT mill')).toHaveLength(7);
  expect(await search('wyrm kind:page')).toEqual(['page Wyrm']);
  expect(await search('wyrm dungeon:tower kind:rooms')).toEqual(['room 12, Guardroom']);
  expect(await search('wyrm tag:"dragon kin"')).toEqual(['page Wyrm']);
  expect(await search('"sleeps a" -bright')).toEqual([]);
  expect(await search('"sleeps a wyr"')).toEqual([]);
  expect(await search('')).toEqual([]);
  expect(await search('-wyrm')).toEqual([]);
  expect(await search('" * ) NOT name:')).toEqual([]);
  const { groups } = await table.ask('prep.search', { text: 'millst' });
  expect(groups.find(({ kind }) => kind === 'room')?.hits[0]?.pieces).toEqual([
    { text: 'Under the bríght ', found: false },
    { text: 'millstone', found: true },
    { text: ' sleeps a Wyrm', found: false },
    { text: '…', found: false },
  ]);
  await table.tell('rewind.lookAt', { seq: 1 });
  expect(await search('wyrm')).toEqual(['dungeon Old Tower']);
});
