import BetterSqlite3 from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { TurnkeeperError } from '../../shared/errors.ts';
import { recordAmiss } from '../../src-main/db/amiss/shut-rows.ts';
import { openCampaign } from '../../src-main/db/file/campaign-file.ts';
import { redo, undo, undoState } from '../../src-main/db/journal/journal.ts';
import {
  addCharacter,
  addItem,
  contents,
  doStep,
  folderDigest,
  integrityOf,
  newCampaign,
  scratchFolder,
} from '../fixtures/campaigns.ts';
import { attackSeed, inForm, tellAttack } from '../fixtures/attack.ts';
import { mutations, randomBelow } from './mutations.ts';
import type { Files, Originals } from './mutations.ts';

const triesEach = inForm(30, 300);
const seed = attackSeed();
const expectedCodes = ['file-empty', 'file-foreign', 'file-newer', 'file-damaged'];

const playedCampaign = (steps: number): string => {
  const file = newCampaign(scratchFolder());
  for (let step = 0; step < steps; step++) {
    doStep(file, (sql) => addItem(sql, addCharacter(sql, `Hero ${step}`), `sword ${step}`), `Step ${step}`);
  }
  undo(file);
  file.close();
  return file.path;
};

/** The campaign as a crash leaves it: some pages of a step written, and the journal that takes them back. */
const caughtInMidWrite = (path: string): Originals['hot'] => {
  const db = new BetterSqlite3(path);
  db.pragma('cache_size = 4');
  db.exec(
    "BEGIN; UPDATE character SET name = name || ' the Cold'; UPDATE item SET name = upper(name) || hex(zeroblob(90))",
  );
  db.exec('UPDATE journal SET summary = summary || hex(zeroblob(60))');
  const hot = { campaign: readFileSync(path), journal: readFileSync(`${path}-journal`) };
  db.exec('ROLLBACK');
  db.close();
  return hot;
};

let originals: Originals;
let whole: string;

beforeAll(() => {
  const path = playedCampaign(60);
  const campaign = readFileSync(path);
  const hot = caughtInMidWrite(path);
  originals = { campaign, hot, strangeJournal: caughtInMidWrite(playedCampaign(25)).journal };
  const file = openCampaign(path);
  whole = contents(file);
  file.close();
});

const lay = (folder: string, { campaign, journal, wal }: Files): string => {
  mkdirSync(folder);
  const path = join(folder, 'Broken.turnkeeper');
  writeFileSync(path, campaign);
  if (journal !== undefined) writeFileSync(`${path}-journal`, journal);
  if (wal !== undefined) writeFileSync(`${path}-wal`, wal);
  return path;
};

/** Opens, uses and closes a file; returns its rows as found, or the refusal. */
const use = (path: string): string | TurnkeeperError => {
  try {
    const file = openCampaign(path);
    const found = contents(file);
    if (file.records.amiss.length > 0) {
      file.close();
      return recordAmiss();
    }
    doStep(file, (sql) => addItem(sql, addCharacter(sql, 'Newcomer'), 'torch'));
    undo(file);
    expect(contents(file)).toBe(found);
    if (undoState(file).redo !== null) redo(file);
    file.close();
    return found;
  } catch (cause) {
    if (cause instanceof TurnkeeperError) return cause;
    throw cause;
  }
};

const answers = new Map<string, number>();

test.each(Object.entries(mutations))(
  `%s, ${triesEach} times: a clear answer and an untouched file, or a sound campaign`,
  (name, mutate) => {
    for (let attempt = 0; attempt < triesEach; attempt++) {
      const folder = join(scratchFolder(), 'play');
      const path = lay(folder, mutate(originals, randomBelow(seed + attempt * 7919 + name.length)));
      const before = folderDigest(folder);
      const answer = use(path);
      const context = `${name}, attempt ${attempt}`;
      if (answer instanceof TurnkeeperError && answer.code !== 'record-amiss') {
        expect(expectedCodes, context).toContain(answer.code);
        expect(folderDigest(folder), context).toBe(before);
      } else if (!(answer instanceof TurnkeeperError)) {
        expect(integrityOf(path), context).toBe('ok');
      }
      const key = answer instanceof TurnkeeperError ? answer.code : 'sound';
      answers.set(key, (answers.get(key) ?? 0) + 1);
      rmSync(folder, { recursive: true });
    }
  },
);

test('the mutations reached every answer, over 500 times in all', () => {
  const total = [...answers.values()].reduce((sum, times) => sum + times, 0);
  tellAttack(`mutated files: ${total} opened, 0 half a step, ${JSON.stringify(Object.fromEntries(answers))}`);
  expect(total).toBeGreaterThanOrEqual(500);
  for (const key of [...expectedCodes, 'sound']) expect(answers.get(key), key).toBeGreaterThan(0);
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each([
  ['caught in mid-write', 1],
  ['mid-write, journal misled', 90],
  ['mid-write, journal cut', 40],
])('%s: the step is taken back whole, or the file is refused (%i times)', (name, times) => {
  let takenBack = 0;
  for (let attempt = 0; attempt < times; attempt++) {
    const files = mutations[name]?.(originals, randomBelow(seed + attempt + 4242));
    if (files === undefined) throw new Error(`no mutation ${name}`);
    const answer = use(lay(join(scratchFolder(), 'play'), files));
    if (answer instanceof TurnkeeperError) continue;
    takenBack++;
    expect(digest(answer), `${name}, attempt ${attempt}`).toBe(digest(whole));
  }
  if (times === 1) expect(takenBack).toBe(1);
});
