import fc from 'fast-check';
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openCampaign } from '../../../src-main/db/file/campaign-file.ts';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { redo, undo, undoState } from '../../../src-main/db/journal/journal.ts';
import { codeOf, contents, doStep, newCampaign, scratchFolder } from '../../fixtures/campaigns.ts';
import { performWrite, writerCount } from './random-writes.ts';
import type { RandomWrite } from './random-writes.ts';

type Move =
  | { kind: 'command' | 'failing'; writes: RandomWrite[] }
  | { kind: 'undo' | 'redo'; times: number }
  | { kind: 'outside' | 'reopen' };

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '{"a":1}', "O'Brien", '"\\', '\u0000'),
);
const write = fc.record<RandomWrite>({
  which: fc.nat(writerCount - 1),
  a: fc.nat(1000),
  b: fc.nat(1000),
  text,
});
const writes = fc.array(write, { minLength: 1, maxLength: 4 });
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('command' as const), writes }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('failing' as const), writes }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo' as const, 'redo' as const),
      times: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('outside' as const, 'reopen' as const) }) },
);

/** What the campaign must look like after each step that stands, and after each that may be redone. */
class Recording {
  readonly #states: string[];
  #at = 0;
  steps = 0;
  #file: CampaignFile;
  readonly #path: string;

  constructor(file: CampaignFile) {
    this.#file = this.#tune(file);
    this.#path = file.path;
    this.#states = [contents(file)];
  }

  play(next: Move): void {
    if (next.kind === 'command') this.#command(next.writes);
    else if (next.kind === 'failing') this.#failing(next.writes);
    else if (next.kind === 'undo' || next.kind === 'redo') this.#travel(next.kind, next.times);
    else if (next.kind === 'outside') this.#outside();
    else this.#reopen();
    expect(contents(this.#file)).toBe(this.#states[this.#at]);
  }

  finish(): void {
    this.#travel('undo', this.#at + 1);
    this.#travel('redo', this.#states.length);
    expect(this.#file.db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(this.#file.db.pragma('foreign_key_check')).toEqual([]);
    this.#file.close();
  }

  #command(parts: readonly RandomWrite[]): void {
    doStep(this.#file, (sql) => parts.forEach((part) => performWrite(sql, part)));
    this.steps++;
    const after = contents(this.#file);
    // A step that changed no row leaves nothing to take back, but what was undone is dropped all the same.
    this.#states.length = this.#at + 1;
    const recorded = (undoState(this.#file).undo?.seq ?? 0) === this.#newestSeq();
    if (!recorded) {
      expect(after).toBe(this.#states[this.#at]);
      return;
    }
    this.#states.push(after);
    this.#at++;
  }

  #failing(parts: readonly RandomWrite[]): void {
    expect(() =>
      doStep(this.#file, (sql) => {
        parts.forEach((part) => performWrite(sql, part));
        throw new Error('thought better of it');
      }),
    ).toThrow('thought better of it');
    this.steps++;
  }

  #travel(direction: 'undo' | 'redo', times: number): void {
    for (let i = 0; i < times; i++) {
      const to = direction === 'undo' ? this.#at - 1 : this.#at + 1;
      const step = () => (direction === 'undo' ? undo(this.#file) : redo(this.#file));
      this.steps++;
      if (this.#states[to] === undefined) {
        expect(codeOf(step)).toBe(`nothing-to-${direction}`);
        return;
      }
      step();
      this.#at = to;
      expect(contents(this.#file)).toBe(this.#states[to]);
    }
  }

  #outside(): void {
    const tables = [...this.#file.gate.tables.keys(), 'journal', 'journal_row'];
    for (const table of tables) {
      const filled = this.#file.db.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() !== 0;
      if (filled)
        expect(() => this.#file.db.exec(`DELETE FROM "${table}"`)).toThrow('write outside a command');
    }
    this.steps++;
  }

  #reopen(): void {
    this.#file.close();
    this.#file = this.#tune(openCampaign(this.#path));
    this.steps++;
  }

  #newestSeq(): unknown {
    return this.#file.db.prepare('SELECT max(seq) FROM journal').pluck().get();
  }

  // The crash tests are about durability; this one would spend its time waiting for the disk.
  #tune(file: CampaignFile): CampaignFile {
    file.db.pragma('synchronous = OFF');
    file.db.pragma('journal_mode = MEMORY');
    return file;
  }
}

test('after any commands, undos, redos, failures and restarts every state equals its recording', () => {
  let steps = 0;
  let runs = 0;
  const oneLife = fc.property(fc.array(move, { minLength: 220, maxLength: 220 }), (moves) => {
    const folder = scratchFolder();
    try {
      const recording = new Recording(newCampaign(folder, `${runs++}.turnkeeper`));
      for (const next of moves) recording.play(next);
      recording.finish();
      steps += recording.steps;
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
  fc.assert(oneLife, { numRuns: 60 });
  expect(steps).toBeGreaterThanOrEqual(20_000);
}, 300_000);
