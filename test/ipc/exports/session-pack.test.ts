import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { contentFor } from '../../../src-main/content/content-for.ts';
import { ownCalls } from '../../../src-main/db/file/file-calls.ts';
import { runSessionPack } from '../../../src-main/exports/session-pack/run-pack.ts';
import { png } from '../../fixtures/pictures.ts';
import { readyWorkers, TestDesk } from '../test-desk.ts';

/** An evening in one room of two, with somebody who is linked from it, a rumour told and a note that links. */
let table: TestDesk;
let folder = '';
const page = (
  title: string,
  kind: 'person' | 'faction' | 'rumour' | 'place' | 'note',
  text: string,
  playersText = '',
) => table.tell('page.add', { title, kind, text, playersText });

beforeAll(readyWorkers);
beforeEach(async () => {
  table = new TestDesk(scriptedDice([]));
  folder = join(table.folder, 'Session 1');
  await table.tell('app.createCampaign', { path: table.campaignPath, name: 'The Barrow', system: 'ose' });
  await table.tell('character.add', { name: 'Hild', className: 'Fighter', level: 2, hp: 6, maxHp: 6 });
  const { levelId } = await table.tell('place.addDungeon', { name: 'The Barrow' });
  const notes = 'Here sleeps [[Old Marl]]. The [[Mill]] is far.';
  const { id: roomId } = await table.tell('place.addRoom', { levelId, key: '1', name: 'Gate', notes });
  await table.tell('place.addRoom', { levelId, key: '2', name: 'PLANTED vault' });
  await page(
    'Old Marl',
    'person',
    'Blind: PLANTED. Owes [[The Guild: #1|those thieves]] and [[Nobody]].',
    'A ferryman.',
  );
  await page('The Guild: #1', 'faction', 'Led by [[Hild]]. Once [[con]].');
  await page('con', 'note', 'A short word.');
  await page('Mill', 'place', 'One mill.');
  await page('Mill', 'note', 'Another.');
  await page('Unlinked', 'note', 'Nobody leads here.');
  const rumour = await page('PLANTED title', 'rumour', 'False. PLANTED.', 'They say [[Old Marl]] sees.');
  await table.tell('session.start', {});
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null, dungeonId: 1 });
  await table.tell('place.goTo', { roomId });
  await table.tell('page.tell', { id: rumour.id, told: true });
  await table.tell('log.addNote', { text: 'Ask [[Ysolt]] and [[goblin]] PLANTED.' });
});
afterEach(() => table.end());

interface Wanted {
  forPlayers?: boolean;
  sessionId?: number | null;
  outPath?: string;
  abort?: boolean;
}

async function pack({ forPlayers = false, sessionId = 1, outPath = folder, abort = false }: Wanted = {}) {
  const { sql } = table.desk.campaign.file;
  const { bestiaries: books } = await contentFor(['bestiaries'], { sql, systemId: 'ose' });
  if (!books) throw new Error('The books were not read.');
  const controller = new AbortController();
  if (abort) controller.abort();
  return runSessionPack(
    { campaignPath: table.campaignPath, sessionId, forPlayers, outPath },
    { sql, books },
    {
      onProgress: () => undefined,
      signal: controller.signal,
      printPdf: (html, pdf) => {
        writeFileSync(pdf, `printed ${readFileSync(html, 'utf8').length}`);
        return Promise.resolve();
      },
    },
  );
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort();
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

test('a folder holds the log in three forms, and all that the evening touched and leads on from there', async () => {
  const { lines, kept, files } = await pack();
  expect(lines).toBeGreaterThan(3);
  expect(kept).toEqual([]);
  expect(filesIn(folder)).toEqual([
    '.turnkeeper-pack.json',
    'Creatures/Goblin.md',
    'Factions/The Guild 1.md',
    'Notes/con_.md',
    'People/Hild.md',
    'People/Old Marl.md',
    'Places/1, Gate.md',
    'Rumours/PLANTED title.md',
    'Session 1.md',
    'Session 1.pdf',
    'log.jsonl',
  ]);
  expect(files).toHaveLength(10);
  expect(existsSync(join(table.folder, 'Session 1.html'))).toBe(false);
  expect(readdirSync(table.folder).filter((name) => name.startsWith('.turnkeeper-check'))).toEqual([]);
});

test('pictures go along as files that their leaves show; players get none', async () => {
  const kept = await table.tell('asset.keep', { bytes: png(20, 10), use: 'illustration' });
  const face = await table.tell('asset.keep', { bytes: png(5, 5), use: 'portrait' });
  const { pages } = await table.ask('page.list', {});
  const marl = pages.find(({ title }) => title === 'Old Marl')?.id ?? 0;
  await table.tell('page.setPicture', { id: marl, assetId: kept.id });
  await table.tell('character.setPortrait', { id: 1, assetId: face.id });
  await pack();
  expect(read('People/Old Marl.md')).toContain('# Old Marl\n\n![[Old Marl.png]]\n\nBlind');
  expect(read('People/Hild.md')).toContain('![[Hild.png]]');
  expect(readFileSync(join(folder, 'Pictures/Old Marl.png')).equals(png(20, 10))).toBe(true);
  const again = await pack();
  expect(again.kept).toEqual([]);
  const players = join(table.folder, 'Players');
  await pack({ forPlayers: true, outPath: players });
  const files = filesIn(players);
  expect(files.filter((path) => path.startsWith('Pictures'))).toEqual([]);
  for (const path of files.filter((each) => each.endsWith('.md')))
    expect(readFileSync(join(players, path), 'utf8')).not.toContain('![[');
});

test('links lead to files of the folder, or stand in words', async () => {
  await page('Ends', 'note', '- [ ] ask [[Old Marl|the ferryman]] of [[Mill]]');
  await pack();
  expect(read('People/Old Marl.md')).toContain('Owes [[The Guild 1|those thieves]] and Nobody.');
  expect(read('People/Old Marl.md')).toContain('## What the players may see\n\nA ferryman.');
  expect(read('Factions/The Guild 1.md')).toContain('Led by [[Hild]]. Once [[con_|con]].');
  expect(read('Places/1, Gate.md')).toContain('Here sleeps [[Old Marl]]. The Mill is far.');
  const session = read('Session 1.md');
  expect(session).toContain('## Rooms entered\n\n- [[1, Gate]]\n');
  expect(session).toContain('## Heard of\n\n- [[PLANTED title]]\n');
  expect(session).toContain('## Loose ends\n\n- ask [[Old Marl|the ferryman]] of Mill (Ends, note)\n');
  const stems = new Set(filesIn(folder).map((path) => path.replace(/^.*\//, '').replace(/\.md$/, '')));
  for (const path of filesIn(folder).filter((each) => each.endsWith('.md')))
    for (const [, target = ''] of read(path).matchAll(/(?<!\\)\[\[([^\]|]+)/g))
      expect(stems, `${path}: ${target}`).toContain(target);
});

test('a page that stands in a page is one of the folder, or its name', async () => {
  const text = 'See here:\n\n![[Old Marl]]\n![[Nobody]]\n\nAnd ![[Mill]] within words.';
  await table.tell('page.change', { id: 2, changes: { text } });
  await pack();
  expect(read('Factions/The Guild 1.md')).toContain('![[Old Marl]]\nNobody\n');
});

test('front matter tells what a notebook looks for', async () => {
  await pack();
  const { origin } = table.desk.campaign.file.sql.get(
    (await import('../../../src-main/db/sql.ts')).query.selectFrom('campaign').select('origin'),
  ) ?? { origin: '' };
  const session = read('Session 1.md');
  for (const line of [
    'session: 1',
    'party: ["Hild"]',
    'xp: 0',
    'treasure_gp: 0',
    'deaths: []',
    'tags: ["session"]',
    'aliases: ["The Barrow: session 1"]',
    `turnkeeper_id: "${origin}/session/1"`,
  ])
    expect(session.split('\n'), line).toContain(line);
  expect(read('Factions/The Guild 1.md')).toContain('aliases: ["The Guild: #1"]');
  expect(read('Creatures/Goblin.md')).toMatch(/\*\*Armour class\*\* 6 \\\[13\\\]/);
});

test('for players there is only what they may see of what they heard, by its own half', async () => {
  await table.tell('page.change', { id: 1, changes: { playersText: 'A ferryman of [[Mill]].' } });
  await pack({ forPlayers: true });
  expect(filesIn(folder)).toEqual([
    '.turnkeeper-pack.json',
    'Rumours/PLANTED title.md',
    'Session 1.md',
    'Session 1.pdf',
  ]);
  await table.tell('page.tell', { id: 1, told: true });
  const bare = await page('PLANTED bare', 'rumour', 'No half.');
  await table.tell('page.tell', { id: bare.id, told: true });
  await table.tell('encounter.begin', { who: 'orcs', number: 3, creatureId: 'orc' });
  rmSync(folder, { recursive: true });
  await pack({ forPlayers: true });
  expect(read('People/Old Marl.md')).toMatch(/# Old Marl\n\nA ferryman of Mill\.\n$/);
  const all = filesIn(folder).map((path) => read(path).replaceAll('PLANTED title', ''));
  expect(all.join('\n')).not.toMatch(/PLANTED|Gate|Goblin|Morale|False|Loose ends/);
  rmSync(folder, { recursive: true });
  await pack();
  expect(filesIn(folder)).toContain('Creatures/Orc.md');
});

test('written again: own files are written anew, changed ones stay with the new one beside', async () => {
  await pack();
  const marl = join(folder, 'People', 'Old Marl.md');
  writeFileSync(marl, `${readFileSync(marl, 'utf8')}\nMine.\n`);
  writeFileSync(join(folder, 'Factions', 'Mine.md'), 'Mine.');
  await table.tell('page.change', { id: 1, changes: { text: 'Sees again.' } });
  const again = await pack();
  expect(again.kept).toEqual(['People/Old Marl.md']);
  expect(readFileSync(marl, 'utf8')).toContain('Mine.');
  expect(read('People/Old Marl (2).md')).toContain('Sees again.');
  expect(filesIn(folder)).toContain('Factions/Mine.md');
  expect(filesIn(folder).filter((path) => path.includes('(')).length).toBe(1);
  await table.tell('page.change', { id: 1, changes: { text: 'Sees well.' } });
  await pack();
  expect(read('People/Old Marl (2).md')).toContain('Sees well.');
  expect(filesIn(folder).filter((path) => path.includes('('))).toEqual(['People/Old Marl (2).md']);
});

/** A pack on a disk that refuses one file. */
async function packWithout(path: string) {
  const rename = ownCalls.rename.bind(ownCalls);
  const refused = vi.spyOn(ownCalls, 'rename').mockImplementation((from, to) => {
    if (to === join(folder, path)) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    rename(from, to);
  });
  try {
    await expect(pack()).rejects.toMatchObject({ code: 'disk-full' });
  } finally {
    refused.mockRestore();
  }
}

test('a pack that broke off half-way knows its files again, those it had written and those it had not', async () => {
  await packWithout('Session 1.md');
  expect(existsSync(folder)).toBe(false);
  await packWithout('log.jsonl');
  for (const [at, stop] of ['People/Old Marl.md', 'Session 1.pdf'].entries()) {
    await table.tell('log.addNote', { text: `Note ${at}.` });
    await table.tell('page.change', { id: 1, changes: { text: `Sees ${at}.` } });
    await packWithout(stop);
  }
  await table.tell('log.addNote', { text: 'The last.' });
  expect((await pack()).kept).toEqual([]);
  expect(filesIn(folder).filter((path) => path.includes('('))).toEqual([]);
  expect(read('Session 1.md')).toContain('The last.');
  writeFileSync(join(folder, 'Session 1.md'), 'Mine.');
  await table.tell('log.addNote', { text: 'Another.' });
  await packWithout('log.jsonl');
  expect((await pack()).kept).toEqual(['Session 1.md']);
  expect(read('Session 1.md')).toBe('Mine.');
});

test('what stands there and is not ours is never written over, whatever a manifest says', async () => {
  mkdirSync(join(folder, 'Session 1.md'), { recursive: true });
  writeFileSync(join(folder, 'log.jsonl'), 'mine');
  for (const manifest of ['{', '{"format":"other"}', '[]', '{"__proto__":1}']) {
    writeFileSync(join(folder, '.turnkeeper-pack.json'), manifest);
    const { kept } = await pack();
    expect(kept).toEqual(expect.arrayContaining(['Session 1.md', 'log.jsonl']));
    expect(read('log.jsonl')).toBe('mine');
  }
  expect(filesIn(folder)).toContain('Session 1 (2).md');
});

test('a file in the folder’s place, the campaign’s own and a stopped export are refused, and nothing is left', async () => {
  writeFileSync(folder, 'mine');
  await expect(pack()).rejects.toMatchObject({ code: 'file-exists' });
  expect(readFileSync(folder, 'utf8')).toBe('mine');
  await expect(pack({ outPath: `${table.campaignPath}-backups` })).rejects.toMatchObject({ code: 'refused' });
  await expect(pack({ outPath: join(table.folder, 'nowhere', 'x') })).rejects.toMatchObject({
    code: 'file-missing',
  });
  await expect(pack({ sessionId: 9, outPath: join(table.folder, 'x') })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(pack({ abort: true, outPath: join(table.folder, 'x') })).rejects.toMatchObject({
    code: 'cancelled',
  });
  const order = { job: 'a', format: 'pack', sessionId: 1, path: join(table.folder, 'x') };
  // No window prints here: what was made before goes again.
  expect((await table.refusal('app.export', order)).code).toBe('internal');
  expect(existsSync(join(table.folder, 'x'))).toBe(false);
  expect(readdirSync(table.folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('the whole campaign goes out alike, under its own name', async () => {
  await pack({ sessionId: null });
  expect(filesIn(folder)).toContain('The Barrow.md');
  expect(read('The Barrow.md')).toContain('/session/all"');
});
