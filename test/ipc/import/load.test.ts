import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oseCharacter, oseMonster, oseTorches } from '../../unit/imports/samples/ose-documents.ts';
import { deskWith, readFile, readText, readyImports } from '../import-desk.ts';
import type { TestDesk } from '../test-desk.ts';

beforeAll(readyImports);

let desk: TestDesk;
afterEach(() => desk.end());

const pool = { in: 'pool' } as const;
/** A main that reads by itself comes round once or twice. */
const fewRounds = 10;
const many = (count: number, one: { name: string }): string =>
  JSON.stringify(Array.from({ length: count }, (_, at) => ({ ...one, name: `${one.name} ${at}` })));

const fileOf = (name: string, text: string): string => {
  const path = join(desk.folder, name);
  writeFileSync(path, text);
  return path;
};

/** What is seen from main while some work goes on beside it. */
interface Beside {
  /** How often main came round to other things. */
  rounds: number;
  /** How many words of progress came, each in a round of its own. */
  words: number;
}

const beside = async (work: () => Promise<unknown>): Promise<Beside> => {
  let rounds = 0;
  const heardIn = new Set<number>();
  const { ports } = desk.desk;
  const tell = ports.broadcast.bind(ports);
  ports.broadcast = (event) => {
    if (event.type === 'progress') heardIn.add(rounds);
    tell(event);
  };
  const timer = setInterval(() => (rounds += 1), 1);
  try {
    await work();
  } finally {
    clearInterval(timer);
    ports.broadcast = tell;
  }
  return { rounds, words: heardIn.size };
};

describe('ten thousand entries', () => {
  it.each([
    ['things', oseTorches],
    ['creatures', oseMonster],
  ])('of %s are read and taken in one step', async (_what, one) => {
    desk = await deskWith('ose');
    const path = fileOf('many.json', many(10_000, one));
    let token = '';
    const { rounds } = await beside(async () => {
      ({ token } = await readFile(desk, path));
    });
    expect(rounds).toBeGreaterThan(fewRounds);
    const during = await beside(async () => {
      const taken = await desk.tell('import.take', { token, to: pool });
      expect(taken.characters + taken.items).toBeGreaterThanOrEqual(10_000);
    });
    // One that takes them all at once does not come round meanwhile.
    expect(during.rounds).toBeGreaterThan(2);
    await desk.tell('journal.undo', {});
    expect((await desk.ask('party.view', {})).members).toEqual([]);
  });
});

describe('while a thousand people are taken', () => {
  let token = '';
  beforeEach(async () => {
    desk = await deskWith('ose');
    ({ token } = await readFile(desk, fileOf('many.json', many(1000, oseMonster))));
  });

  it('whoever asks sees all of them or none, and steps, undo and copies come after', async () => {
    const seen: number[] = [];
    const look = async () => seen.push((await desk.ask('party.view', {})).members.length);
    const taken = desk.tell('import.take', { token, to: pool });
    const late = Promise.all([
      look(),
      desk.router.command('app.backUp', {}),
      look(),
      desk.tell('log.addNote', { text: 'meanwhile' }),
      look(),
    ]);
    await Promise.all([taken, late]);
    expect(new Set([0, 1000, ...seen])).toEqual(new Set([0, 1000]));
    await desk.tell('journal.undo', {});
    await desk.tell('journal.undo', {});
    expect((await desk.ask('party.view', {})).members).toEqual([]);
    expect(desk.errors).toEqual([]);
  });

  it('a campaign that is closed is closed after it, with everybody in it', async () => {
    const taken = desk.tell('import.take', { token, to: pool });
    await new Promise((settle) => setImmediate(settle));
    await desk.tell('app.closeCampaign', {});
    expect((await taken).characters).toBe(1000);
    await desk.tell('app.openCampaign', { path: desk.campaignPath });
    expect((await desk.ask('party.view', {})).members).toHaveLength(1000);
  });
});

describe('a file as large as may be', () => {
  it('is read with word of progress all the while, and main is not held up', async () => {
    desk = await deskWith('ose');
    const one = JSON.stringify(oseCharacter);
    const count = Math.floor((63 * 1024 * 1024) / (one.length + 1));
    const path = fileOf('large.json', `[${Array.from({ length: count }, () => one).join(',')}]`);
    let preview: Awaited<ReturnType<typeof readFile>> | null = null;
    const { rounds, words } = await beside(async () => {
      preview = await readFile(desk, path);
    });
    expect(preview).toMatchObject({ entries: count, refused: 0 });
    expect(words).toBeGreaterThan(5);
    expect(rounds).toBeGreaterThan(10 * fewRounds);
  });

  it('is refused beyond that, by its size alone', async () => {
    desk = await deskWith('ose');
    const path = fileOf('huge.json', '[');
    truncateSync(path, 100 * 1024 * 1024);
    const failure = await desk.refusal('import.read', { job: 'job', source: { from: 'file', path } });
    expect(failure).toMatchObject({ code: 'refused' });
    expect(failure.message).toContain('100 MB; at most 64 MB');
  });

  it('is refused with the number where it holds too many entries', async () => {
    desk = await deskWith('ose');
    const path = fileOf('crowd.json', `[${'{},'.repeat(123_455)}{}]`);
    const failure = await desk.refusal('import.read', { job: 'job', source: { from: 'file', path } });
    expect(failure.code).toBe('refused');
    expect(failure.message).toContain('123,456 entries; at most 100,000');
  });
});

describe('an import that is stopped', () => {
  it('ends at once and leaves nothing', async () => {
    desk = await deskWith('ose');
    const path = fileOf('many.json', many(60_000, oseTorches));
    const reading = desk.router.command('import.read', { job: 'slow', source: { from: 'file', path } });
    await new Promise<void>((resolve) => {
      const { ports } = desk.desk;
      ports.broadcast = (event) => {
        if (event.type === 'progress' && event.done > 0) resolve();
      };
    });
    await desk.tell('import.cancel', { job: 'slow' });
    const answer = await reading;
    expect(answer).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(desk.desk.exports.size).toBe(0);
  });

  it('ends when the program ends', async () => {
    desk = await deskWith('ose');
    const path = fileOf('many.json', many(60_000, oseTorches));
    const reading = desk.router.command('import.read', { job: 'slow', source: { from: 'file', path } });
    await desk.desk.shutDown();
    expect(await reading).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });
});

describe('files made to harm', () => {
  const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

  it('may nest a thousand deep: what is known is read, the rest is listed', async () => {
    desk = await deskWith('ose');
    const text = `${JSON.stringify(oseTorches).slice(0, -1)},"extra":${deep(1000)}}`;
    const { first } = await readText(desk, text);
    expect(first[0]).toMatchObject({ name: 'Torches', refused: null });
    expect(first[0]?.unread.map(({ path }) => path)).toContain('extra');
  });

  it.each([`[${deep(100_000)}]`, '['.repeat(500_000), deep(100_000)])(
    'are refused where they nest a hundred thousand deep (%#)',
    async (text) => {
      desk = await deskWith('ose');
      const failure = await desk.refusal('import.read', { job: 'job', source: { from: 'text', text } });
      expect(failure.code).toBe('bad-input');
      expect(failure.message).toMatch(/nests more than 2000 deep|breaks off/);
    },
  );
});
