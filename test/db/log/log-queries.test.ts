import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logList, logSessions } from '../../../src-main/areas/log/queries.ts';
import type { LogListInput } from '../../../src-main/areas/log/queries.ts';
import { heldLines } from '../../../src-main/db/journal/gone-back.ts';
import type { Sql } from '../../../src-main/db/sql.ts';
import { logInMemory } from '../../unit/exports/sample-log.ts';

const asked = (more: Partial<LogListInput> = {}): LogListInput => ({
  search: '',
  sessionId: null,
  kind: 'all',
  takenBack: false,
  beforeSeq: null,
  limit: 100,
  ...more,
});

const seqs = (sql: Sql, more: Partial<LogListInput> = {}): number[] =>
  logList(sql, asked(more)).lines.map(({ seq }) => seq);

const evening = logInMemory({
  sessions: [
    { id: 1, number: 1, start: 0, end: 3600 },
    { id: 2, number: 2, start: 3600, end: null },
  ],
  lines: [
    { sessionId: 1, summary: 'Wren lights a torch.', kind: 'light.kindle' },
    { sessionId: 1, summary: 'Turn 1: they explore the half-elf’s hall.', gameTime: 600 },
    { sessionId: 1, summary: 'Wandering check: nothing.', rolls: [{ sides: 6, face: 4, source: 'typed' }] },
    { sessionId: 1, summary: 'A torch too many.', kind: 'light.kindle', status: 'dropped' },
    { sessionId: 1, summary: 'Four goblins come.', kind: 'encounter.begin', gameTime: 90_000 },
    { sessionId: 2, summary: 'They find a gem.', kind: 'party.findTreasure' },
    { sessionId: 2, summary: 'Corin takes the gem.', kind: 'party.giveItems' },
    { sessionId: 2, summary: 'The idol hums "torch" NEAR the door.', kind: 'log.addNote' },
    { sessionId: 2, summary: 'Bríd douses it.', kind: 'light.douse', status: 'undone' },
    { sessionId: null, summary: 'Turn 12: Bríd rests.' },
    { sessionId: null, summary: 'Hild joins.', kind: 'character.add' },
    { sessionId: null, summary: 'Hild takes a gem from Corin.', kind: 'inventory.move' },
    { sessionId: null, summary: 'Hild wears the mail.', kind: 'inventory.setState' },
  ],
});

describe('log.list', () => {
  it('shows what stands, newest first, and what was taken back only when asked', () => {
    expect(seqs(evening)).toEqual([13, 12, 11, 10, 8, 7, 6, 5, 3, 2, 1]);
    expect(seqs(evening, { takenBack: true })).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const lines = logList(evening, asked({ takenBack: true })).lines;
    expect(lines.map(({ status }) => status).filter((status) => status !== 'done')).toEqual([
      'undone',
      'dropped',
    ]);
  });

  it('is read after any number of goings back', () => {
    const goings = 1100;
    const often = logInMemory({
      sessions: [{ id: 1, number: 1, start: 0, end: null }],
      lines: Array.from({ length: goings }, (_, at) => [
        { sessionId: 1 },
        { sessionId: 1, summary: 'A slip.' },
        { sessionId: 1, kind: 'rewind.goBackTo', input: { seq: at * 3 + 1 } },
      ]).flat(),
    });
    expect(seqs(often, { limit: 4 })).toEqual([3300, 3298, 3297, 3295]);
    expect(logSessions(often).map(({ lines }) => lines)).toEqual([2 * goings]);
    const held = often.all(heldLines(often).select('seq').orderBy('seq').limit(4));
    expect(held.map(({ seq }) => seq)).toEqual([1, 3, 4, 6]);
  });

  it('gives day, time, dice and outcome', () => {
    const { lines } = logList(evening, asked());
    expect(lines.find(({ seq }) => seq === 5)).toMatchObject({ day: 2, time: '01:00', gameTime: 90_000 });
    expect(lines.find(({ seq }) => seq === 3)?.rolls).toEqual([{ sides: 6, face: 4, source: 'typed' }]);
  });

  it.each([
    ['notes', [8]],
    ['dice', [3]],
    ['play', [12, 10, 8, 7, 6, 5, 3, 2, 1]],
    ['preparation', [13, 11]],
    ['encounters', [5]],
    ['finds', [12, 7, 6]],
    ['light', [1]],
    ['people', [11]],
    ['gear', [13, 12, 7]],
  ] as const)('filters %s', (kind, expected) => {
    expect(seqs(evening, { kind })).toEqual(expected);
  });

  it('keeps to a session, also with a search', () => {
    expect(seqs(evening, { sessionId: 2 })).toEqual([8, 7, 6]);
    expect(seqs(evening, { sessionId: 1, search: 'torch' })).toEqual([1]);
    expect(seqs(evening, { sessionId: 99 })).toEqual([]);
  });

  it.each([
    ['tor', [8, 1]],
    ['TORCH wre', [1]],
    ['brid', [10]],
    ['half-elf', [2]],
    ['"half elf" -hall', [2]],
    ['12', [10]],
    ['1', [2]],
    ['torch OR goblins', []],
    ['NEAR(torch door', [8]],
    ['t*', [13, 12, 11, 10, 8, 7, 6, 5, 3, 2, 1]],
    ['🐉 "*" ^ : ( -', [13, 12, 11, 10, 8, 7, 6, 5, 3, 2, 1]],
    ['   ', [13, 12, 11, 10, 8, 7, 6, 5, 3, 2, 1]],
    ['summary : torch', []],
    ['nowhere', []],
  ])('looks for %j', (search, expected) => {
    expect(seqs(evening, { search })).toEqual(expected);
  });

  it('pages without a gap or a double, whatever is asked', () => {
    const sql = logInMemory({
      lines: Array.from({ length: 250 }, (_, index) => ({
        summary: `Turn ${index}: the torch burns.`,
        status: index % 7 === 0 ? ('dropped' as const) : ('done' as const),
      })),
    });
    for (const search of ['', 'torch']) {
      for (const takenBack of [true, false]) {
        const all: number[] = [];
        let beforeSeq: number | null = null;
        for (let more = true; more;) {
          const page: ReturnType<typeof logList> = logList(
            sql,
            asked({ search, takenBack, beforeSeq, limit: 40 }),
          );
          all.push(...page.lines.map(({ seq }) => seq));
          beforeSeq = page.lines.at(-1)?.seq ?? null;
          more = page.more;
        }
        expect(all).toEqual(seqs(sql, { search, takenBack, limit: 500 }));
        expect(all).toHaveLength(takenBack ? 250 : 214);
      }
    }
  });

  it('never fails on what somebody types', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (search) => {
        expect(logList(evening, asked({ search })).more).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('bears outcomes and dice that are none', () => {
    const sql = logInMemory({ lines: [{ outcomeText: 'no JSON', rolls: [{ sides: 6 }, 'x', null] }] });
    expect(logList(sql, asked()).lines[0]).toMatchObject({ outcome: null, rolls: [] });
  });
});

it('log.sessions gives every session, newest first, with the lines that stand', () => {
  expect(logSessions(evening).map(({ number, lines }) => [number, lines])).toEqual([
    [2, 3],
    [1, 4],
  ]);
});
