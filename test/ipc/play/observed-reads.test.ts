import BetterSqlite3 from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { tablesRead } from '../../../src-main/db/sql.ts';
import { tablesOpened } from '../../fixtures/opened-tables.ts';
import { randomMove, tableMoves, tableOf } from './random-moves.ts';
import type { Draw } from './random-moves.ts';
import { sideMoves } from './random-side-moves.ts';
import { ShownAnswers } from './shown-answers.ts';
import { TestDesk } from '../test-desk.ts';

/**
 * With the other random plays that look about (30 evenings of 60, 25 of at least 25, 6 books of 40) some 10,000
 * steps, undos, redos and looks back.
 */
const evenings = 15;
const stepsAnEvening = 500;
/** So often each kind of step is tried with every question asked before it and after; else some are asked. */
const closeLooks = 3;
const makers = [...tableMoves, ...sideMoves, ...sideMoves];

/** One long evening that goes on, back and forth again; after each step every window looks about. */
class LongEvening {
  readonly desk: TestDesk;
  readonly shown: ShownAnswers;
  readonly #draw: Draw;
  /** How often each kind of step was looked at closely, in this evening and those before. */
  readonly #looked: Map<string, number>;

  constructor(desk: TestDesk, shown: ShownAnswers, draw: Draw, looked: Map<string, number>) {
    this.desk = desk;
    this.shown = shown;
    this.#draw = draw;
    this.#looked = looked;
  }

  async play(steps: number): Promise<void> {
    for (let taken = 0; taken < steps;) {
      const some = Math.min(steps - taken, 1 + this.#draw(12));
      taken += await this.#several(some, this.#draw(20));
    }
  }

  /** The same some times over; tells how often it was done. */
  async #several(times: number, choice: number): Promise<number> {
    for (let done = 0; done < times; done += 1) {
      const wasTaken =
        choice < 10
          ? await this.#move()
          : choice === 19
            ? await this.#lookBack()
            : await this.#took(choice < 15 ? 'journal.undo' : 'journal.redo', {});
      if (!wasTaken) return done;
      await this.shown.look();
    }
    return times;
  }

  async #move(): Promise<boolean> {
    const dungeon = {
      ...(await this.shown.see('dungeon.delve')),
      ...(await this.shown.see('dungeon.company')),
    };
    const shell = await this.shown.see('shell.view');
    const { name, input } = randomMove(tableOf(this.desk, dungeon, shell), this.#draw, makers);
    const before = this.#looked.get(name) ?? 0;
    if (before === closeLooks) return this.#took(name, input);
    this.#looked.set(name, before + 1);
    await this.shown.lookAtAll();
    const wasTaken = await this.#took(name, input);
    await this.shown.lookAtAll();
    return wasTaken;
  }

  async #lookBack(): Promise<boolean> {
    const { steps, lookingBack } = await this.shown.see('shell.view');
    if (lookingBack !== null) return this.#took('rewind.return', {});
    if (steps < 2) return false;
    if (!(await this.#took('rewind.lookAt', { seq: 1 + this.#draw(steps - 1) }))) return false;
    await this.shown.look();
    return this.#took('rewind.return', {});
  }

  async #took(name: string, input: unknown): Promise<boolean> {
    const reply = await this.desk.router.command(name, input);
    if (!reply.ok)
      expect(['refused', 'not-found', 'bad-input', 'nothing-to-undo', 'nothing-to-redo']).toContain(
        reply.error.code,
      );
    return reply.ok;
  }
}

interface PrepareMock {
  calls: [text: string][];
  contexts: unknown[];
}

afterEach(() => vi.restoreAllMocks());

/** Of every question put to the file, SQLite opens no table that its text does not name. Gives their number. */
function namesWhatIsOpened(desk: TestDesk, { calls, contexts }: PrepareMock): number {
  const { db } = desk.desk.campaign.file;
  const texts = new Set(calls.filter((_, at) => contexts[at] === db).map(([text]) => text));
  // The check at opening looks through tables of its own, which no view is answered from.
  const questions = [...texts].filter((text) => /^(select|with)/i.test(text) && !/\btemp\./.test(text));
  for (const text of questions)
    expect(tablesRead(text), text).toEqual(expect.arrayContaining(tablesOpened(db, text)));
  return questions.length;
}

test(`no window shows what is so no longer: ${evenings * stepsAnEvening} steps, undos, redos, looks back`, async () => {
  const prepare = vi.spyOn(BetterSqlite3.prototype, 'prepare');
  const looked = new Map<string, number>();
  let looks = 0;
  let held = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const chance = seededDice(seed);
      const desk = new TestDesk(seededDice(seed + 1));
      try {
        await desk.tell('app.createSample', { path: desk.campaignPath });
        const shown = new ShownAnswers(desk, looks);
        const draw: Draw = (below) => (below === 0 ? 0 : chance.roll(below) - 1);
        await new LongEvening(desk, shown, draw, looked).play(stepsAnEvening);
        expect(desk.errors).toEqual([]);
        expect(namesWhatIsOpened(desk, prepare.mock)).toBeGreaterThan(100);
        prepare.mockClear();
        looks = shown.looks;
        held += shown.held;
      } finally {
        await desk.end();
      }
    }),
    { numRuns: evenings, endOnFailure: true },
  );
  expect(looks).toBeGreaterThanOrEqual(evenings * stepsAnEvening);
  expect(held).toBeGreaterThan(looks);
}, 600_000);
