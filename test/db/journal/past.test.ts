import fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { reach } from '../../../src-main/db/journal/images-since.ts';
import { redo, undo, undoState } from '../../../src-main/db/journal/journal.ts';
import { readPast } from '../../../src-main/db/journal/past.ts';
import { putBack } from '../../../src-main/db/journal/put-back.ts';
import { query } from '../../../src-main/db/sql.ts';
import {
  codeOf,
  contents,
  doStep,
  newCampaign,
  scratchFolder,
  tablesByName,
} from '../../fixtures/campaigns.ts';
import { performWrite, writerCount } from './random-writes.ts';
import type { RandomWrite } from './random-writes.ts';

const write = fc.record<RandomWrite>({
  which: fc.nat(writerCount - 1),
  a: fc.nat(1000),
  b: fc.nat(1000),
  text: fc.string({ unit: 'binary', maxLength: 8 }),
});
const steps = fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { minLength: 60, maxLength: 60 });
const looks = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });

/** Plays the steps and keeps what the campaign holds after each: 0 is before the first. */
function play(file: CampaignFile, moves: readonly (readonly RandomWrite[])[]): string[] {
  file.db.pragma('synchronous = OFF');
  file.db.pragma('journal_mode = MEMORY');
  const after = [contents(file)];
  for (const parts of moves) {
    doStep(file, (sql) => parts.forEach((part) => performWrite(sql, part)));
    after.push(contents(file));
  }
  return after;
}

const stoodAfter = (file: CampaignFile, seq: number): string => {
  const past = readPast(file, seq);
  try {
    const tables = tablesByName(file).map(({ name, key }) => {
      const everything = CompiledQuery.raw(`SELECT * FROM main."${name}" ORDER BY "${key}"`);
      return past.sql.rows(everything);
    });
    return JSON.stringify(tables);
  } finally {
    past.close();
  }
};

function inNewCampaign(work: (file: CampaignFile) => void): void {
  const folder = scratchFolder();
  const file = newCampaign(folder);
  try {
    work(file);
    expect(file.db.pragma('foreign_key_check')).toEqual([]);
  } finally {
    file.close();
    rmSync(folder, { recursive: true });
  }
}

test('every step of some 1,000 random ones is shown exactly as it was recorded', () => {
  let shown = 0;
  fc.assert(
    fc.property(steps, (moves) => {
      inNewCampaign((file) => {
        const after = play(file, moves);
        const { first } = reach(file.sql);
        after.slice(first).forEach((state, at) => {
          const seq = first + at;
          expect(stoodAfter(file, seq)).toBe(state);
          shown += 1;
        });
      });
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect(shown).toBeGreaterThanOrEqual(1000);
});

test('going back is one step: undone and redone like any other, again and again', () => {
  fc.assert(
    fc.property(steps, looks, (moves, targets) => {
      inNewCampaign((file) => {
        const after = play(file, moves);
        for (const target of targets) {
          const now = contents(file);
          const { first, last } = reach(file.sql);
          const seq = first + (target % (last - first + 1));
          const wanted = after[seq];
          doStep(file, () => putBack(file, seq));
          expect(contents(file)).toBe(wanted);
          after.push(contents(file));
          if (now === wanted) continue;
          expect(undoState(file).undo?.seq).toBe(after.length - 1);
          undo(file);
          expect(contents(file)).toBe(now);
          expect(stoodAfter(file, seq)).toBe(wanted);
          redo(file);
          expect(contents(file)).toBe(wanted);
        }
      });
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

test('an act of a fight comes back where another has its number since', () => {
  inNewCampaign((file) => {
    const act = { fight_id: 1, n: 1, acts: '[]', mark: '' };
    const gone = query.deleteFrom('fight_step').where('id', 'in', [7, 10]);
    const fight = { id: 1, name: 'The gate', encounter_id: null, room_id: null, outdoors: 0 } as const;
    const begun = { ...fight, began_seconds: 0, state: 'open', outcome: '' } as const;
    doStep(file, (sql) => sql.run(query.insertInto('fight').values(begun)));
    doStep(file, (sql) => {
      sql.run(query.insertInto('fight_step').values({ ...act, id: 7 }));
      sql.run(query.insertInto('fight_step').values({ ...act, id: 8, n: 2 }));
      sql.run(query.insertInto('fight_step').values({ ...act, id: 10, n: 3 }));
    });
    const wanted = contents(file);
    doStep(file, (sql) => sql.run(gone));
    doStep(file, (sql) => {
      sql.run(query.insertInto('fight_step').values({ ...act, id: 9, mark: 'other' }));
      sql.run(query.updateTable('fight_step').set({ n: 3 }).where('id', '=', 8));
    });
    const other = contents(file);
    doStep(file, () => putBack(file, 2));
    expect(contents(file)).toBe(wanted);
    undo(file);
    expect(contents(file)).toBe(other);
    redo(file);
    expect(contents(file)).toBe(wanted);
  });
});

test('the former ground comes back where another place became the ground since', () => {
  inNewCampaign((file) => {
    const caches = query.updateTable('stash').set({ kind: 'cache' });
    doStep(file, (sql) => sql.run(query.insertInto('stash').values({ kind: 'ground', name: 'Hall' })));
    doStep(file, (sql) => sql.run(query.insertInto('stash').values({ kind: 'cache', name: 'Well' })));
    const wanted = contents(file);
    const [hall, well] = file.sql.all(query.selectFrom('stash').select('id').orderBy('id'));
    doStep(file, (sql) => sql.run(caches.where('id', '=', hall?.id ?? 0)));
    doStep(file, (sql) =>
      sql.run(
        query
          .updateTable('stash')
          .set({ kind: 'ground' })
          .where('id', '=', well?.id ?? 0),
      ),
    );
    const swapped = contents(file);
    doStep(file, () => putBack(file, 2));
    expect(contents(file)).toBe(wanted);
    undo(file);
    expect(contents(file)).toBe(swapped);
    redo(file);
    doStep(file, (sql) => sql.run(query.deleteFrom('stash').where('id', '=', hall?.id ?? 0)));
    doStep(file, (sql) =>
      sql.run(
        query
          .updateTable('stash')
          .set({ kind: 'ground' })
          .where('id', '=', well?.id ?? 0),
      ),
    );
    doStep(file, () => putBack(file, 2));
    expect(contents(file)).toBe(wanted);
  });
});

test('what was undone is not looked back at, and what lies ahead is refused', () => {
  inNewCampaign((file) => {
    const after = play(file, [
      [{ which: 0, a: 1, b: 1, text: 'Hild' }],
      [{ which: 0, a: 2, b: 2, text: 'Osric' }],
    ]);
    undo(file);
    expect(reach(file.sql)).toEqual({ first: 0, last: 1 });
    expect(stoodAfter(file, 0)).toBe(after[0]);
    expect(stoodAfter(file, 1)).toBe(after[1]);
    expect(codeOf(() => readPast(file, 2))).toBe('refused');
  });
});

test('what was looked at cannot be written to', () => {
  inNewCampaign((file) => {
    play(file, [[{ which: 0, a: 1, b: 1, text: 'Hild' }]]);
    const past = readPast(file, 0);
    expect(() => performWrite(past.sql, { which: 0, a: 1, b: 1, text: 'Wren' })).toThrow('readonly');
    past.close();
  });
});
