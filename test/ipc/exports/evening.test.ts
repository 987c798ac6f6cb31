import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readyWorkers, TestDesk } from '../test-desk.ts';
import { playAnEvening, playAnotherEvening } from './evening-played.ts';

let table: TestDesk;
let jobs = 0;

/** A session as Markdown, without the backslashes that guard its signs. */
async function written(sessionId: number | null, forPlayers = false): Promise<string> {
  jobs += 1;
  const path = join(table.folder, `log ${jobs}.md`);
  await table.tell('app.export', { job: `job ${jobs}`, format: 'markdown', forPlayers, sessionId, path });
  return readFileSync(path, 'utf8').replaceAll(/\\([^\w\s])/g, '$1');
}

const section = (page: string, title: string): string =>
  page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';

beforeAll(async () => {
  await readyWorkers();
  table = new TestDesk({ roll: (sides) => Math.min(sides, 3) });
  await playAnEvening(table);
});
afterAll(() => table.end());

describe('an evening that was played, read next week', () => {
  test('begins with who, where, what happened, found, lost, used and learned', async () => {
    const page = await written(1);
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      'The evening',
      'What happened',
      'Found',
      'Lost',
      'Light and food',
      'Experience',
      'The party',
      'Shares',
      'Notes',
      'Turn by turn',
    ]);
    const evening = section(page, 'The evening');
    expect(evening).toContain('**Who** Hild, Osric, Wren and Corin');
    expect(evening).toContain('**Where** The Sunken Priory, 11 turns');
    expect(section(page, 'What happened')).toContain('4 × goblins');
    expect(section(page, 'What happened')).toContain(
      '3 down, 1 fled; three goblins slain, one fled; 13 rounds',
    );
    expect(section(page, 'Found')).toContain('600 × gp');
    expect(section(page, 'Lost')).toContain('Corin (dead)');
    expect(section(page, 'Lost')).toContain('1 × short sword');
    expect(section(page, 'Light and food')).toContain('Burned: torch 6 turns, lantern 9 turns.');
    expect(section(page, 'Light and food')).toContain('Taken from the packs: 1 × torch, 1 × flask of oil.');
    expect(section(page, 'Light and food')).toContain('Eaten and drunk: 3 × ration.');
    expect(section(page, 'Experience')).toContain('Hild 258, Osric 246, Wren 235.');
    expect(section(page, 'The party')).toContain('| Hild | Fighter | 2 | 11 of 13 | 2,258 (+258) |');
  });

  test('folds its quiet turns and rounds, and says the chance once', async () => {
    const turns = section(await written(1), 'Turn by turn');
    expect(turns).toContain('Turns 7 to 10: explored. Wandering checks, turns 8 and 10: nothing comes.');
    expect(turns).toContain('Fight with 4 goblins, rounds 2 to 11: nobody is hurt.');
    expect(turns.match(/1 in 6/g)).toHaveLength(1);
  });

  test('has a players’ version without what they may not know', async () => {
    const page = await written(1, true);
    for (const secret of [
      'Wyrm',
      'abbot',
      'flagstone',
      'last brother',
      'reaction',
      'hostile',
      '4 × goblins',
      'dice:',
    ])
      expect(page, secret).not.toContain(secret);
    for (const known of ['goblins; at 70', 'three goblins slain', '600 × gp', 'Corin (dead)', 'Hild 258'])
      expect(page, known).toContain(known);
  });

  test('is told later as the party stood that evening', async () => {
    const before = section(await written(1), 'The party');
    await playAnotherEvening(table);
    expect(section(await written(1), 'The party')).toBe(before);
    expect(section(await written(2), 'The party')).toContain('| Hild | Fighter | 3 |');
    expect(section(await written(2), 'Experience')).toContain('Hild rose to level 3.');
    expect(section(await written(2), 'Found')).toContain('No treasure was found.');
  });
});

describe('every form in one order', () => {
  const order = (more: object) => ({ job: 'all', format: 'all' as const, sessionId: 1, ...more });

  test('for players leaves out data; what cannot be written whole is not written at all', async () => {
    const path = join(table.folder, 'pack.md');
    const refusal = await table.refusal('app.export', order({ path, forPlayers: true }));
    // No window prints here: the page and the text were done before.
    expect(refusal.code).toBe('internal');
    expect(readdirSync(table.folder).filter((name) => name.includes('pack'))).toEqual([]);
    const alone = {
      ...order({ path: join(table.folder, 'x.jsonl'), forPlayers: true }),
      format: 'jsonl' as const,
    };
    expect(await table.refusal('app.export', alone)).toMatchObject({
      code: 'bad-input',
      details: { format: 'Choose Markdown, HTML or PDF.' },
    });
    expect(existsSync(join(table.folder, 'x.jsonl'))).toBe(false);
  });

  test('names each file that stands in its way', async () => {
    for (const ending of ['html', 'jsonl']) writeFileSync(join(table.folder, `there.${ending}`), 'mine');
    const { code, message } = await table.refusal('app.export', order({ path: join(table.folder, 'there') }));
    expect(code).toBe('file-exists');
    expect(message).toMatch(/There are files .*there\.html and .*there\.jsonl already\./);
    expect(readFileSync(join(table.folder, 'there.html'), 'utf8')).toBe('mine');
  });
});
