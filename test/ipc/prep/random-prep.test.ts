import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Dice } from '../../../shared/dice/dice.ts';
import { seededDice } from '../../../shared/dice/seeded.ts';
import { undoState } from '../../../src-main/db/journal/journal.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';
import { nextMove, pick } from './prep-moves.ts';
import type { AnyMove, Draw, Hand } from './prep-moves.ts';

/** Weeks of preparation by the program's own steps, with undo and redo at random. */

const weeks = 14;
const movesAWeek = 70;

/** Dice that remember what fell, or that fall as they are told. */
class RememberedDice implements Dice {
  #fallen: number[] = [];
  #told: number[] = [];
  readonly #chance: Dice;

  constructor(chance: Dice) {
    this.#chance = chance;
  }

  roll(sides: number): number {
    const face = this.#told.shift() ?? this.#chance.roll(sides);
    this.#fallen.push(face);
    return face;
  }

  fall(faces: readonly number[]): void {
    this.#told = [...faces];
  }

  /** What fell since this was last asked. */
  fallen(): readonly number[] {
    return this.#fallen.splice(0);
  }
}

/** A step that stands: what was told, how its dice fell, its line, and the file after it. */
interface Step {
  move: AnyMove;
  faces: readonly number[];
  seq: number;
  file: string;
}

const searched = ['beast', 'table', 'crow', 'page', 'cell'];

class Week {
  readonly dice: RememberedDice;
  readonly desk: TestDesk;
  readonly #hand: Hand;
  #before = '';
  readonly #steps: Step[] = [];
  #at = 0;
  readonly taken = new Map<string, number>();
  cardsBack = 0;
  rowsBack = 0;

  constructor(seed: number) {
    const chance = seededDice(seed);
    const draw: Draw = (below) => chance.roll(below) - 1;
    this.dice = new RememberedDice(seededDice(seed + 1));
    this.desk = new TestDesk(this.dice);
    const id = (table: string) => {
      const ids = this.#column(`SELECT id FROM "${table}" ORDER BY id`);
      return ids.length === 0 || draw(15) === 0 ? 9999 : pick(ids, draw);
    };
    const roll = () => {
      const made = this.standing.filter(({ move }) => /^table\.roll/u.test(move.name));
      return made.length === 0 ? 9999 : pick(made.slice(-3), draw).seq;
    };
    this.#hand = { desk: this.desk, draw, id, roll };
  }

  get standing(): readonly Step[] {
    return this.#steps.slice(0, this.#at);
  }

  async begin(): Promise<void> {
    await this.desk.tell('app.createCampaign', { name: 'Prep', path: this.desk.campaignPath, system: 'ose' });
    const { levelId } = await this.desk.tell('place.addDungeon', { name: 'Barrow' });
    for (const key of ['1', '2', '3']) await this.desk.tell('place.addRoom', { levelId, key });
    await this.desk.tell('creature.add', { name: 'Beast', system: 'ose' });
    await this.desk.tell('page.add', { title: 'Page', kind: 'rumour' });
    const cards = [1, 2, 3].map((weight) => ({ spans: [], weight, text: `{1d4} crows`, once: weight === 1 }));
    const columns = [{ title: '', dice: '1d6' }];
    await this.desk.tell('table.add', { name: 'Table 1', way: 'deck', columns, rows: cards });
    this.#before = this.#file;
  }

  async play(moves: number): Promise<void> {
    for (let made = 0; made < moves; made += 1) {
      const choice = this.#hand.draw(12);
      if (choice < 1) await this.#travel(-1, 1 + this.#hand.draw(4));
      else if (choice < 2) await this.#travel(1, 1 + this.#hand.draw(4));
      else await this.#move();
    }
  }

  /** Everything taken back, and everything taken again. */
  async thereAndBack(): Promise<void> {
    await this.#travel(1, this.#steps.length);
    const found = await this.#found();
    await this.#travel(-1, this.#steps.length);
    expect(this.#file).toBe(this.#before);
    await this.#travel(1, this.#steps.length);
    expect(await this.#found()).toEqual(found);
  }

  /** The steps that stand, told to a new desk with the dice they fell by, come to the same. */
  async again(): Promise<void> {
    const other = new Week(0);
    try {
      await other.begin();
      for (const { move, faces, file } of this.standing) {
        other.dice.fall(faces);
        const reply = await other.#take(this.#onLinesOf(other, move));
        expect(reply, move.name).toMatchObject({ ok: true });
        expect(other.standing.at(-1)).toMatchObject({ faces, file });
      }
      expect(await other.#found()).toEqual(await this.#found());
    } finally {
      await other.desk.end();
    }
  }

  /** A move that names a roll by its line, which another desk has at another. */
  #onLinesOf(other: Week, move: AnyMove): AnyMove {
    if (!('seq' in move.input)) return move;
    const named = move.input.seq;
    const at = this.#steps.findIndex(({ seq }) => seq === named);
    return { name: move.name, input: { ...move.input, seq: other.#steps[at]?.seq } } as AnyMove;
  }

  async #move(): Promise<void> {
    const move = await nextMove(this.#hand);
    this.dice.fallen();
    const reply = await this.#take(move);
    if (reply.ok) this.taken.set(move.name, (this.taken.get(move.name) ?? 0) + 1);
    else {
      const { code, message } = reply.error;
      expect(['refused', 'not-found', 'bad-input', 'bad-die'], `${move.name}: ${message}`).toContain(code);
      expect(this.#file).toBe(this.#last);
    }
  }

  async #take(move: AnyMove) {
    const reply = await this.desk.router.command(move.name, move.input);
    if (!reply.ok) return reply;
    const faces = this.dice.fallen();
    const { undo, steps } = undoState(this.desk.desk.campaign.file);
    expect(undo?.seq, `${move.name} can be taken back`).toBe(steps);
    this.#steps.splice(this.#at, Infinity, { move, faces, seq: steps, file: this.#file });
    this.#at += 1;
    return reply;
  }

  async #travel(by: 1 | -1, times: number): Promise<void> {
    for (let step = 0; step < times; step += 1) {
      const to = this.#at + by;
      if (to < 0 || to > this.#steps.length) return;
      const [drawn, struck] = this.#outOfPlay();
      await this.desk.tell(by === 1 ? 'journal.redo' : 'journal.undo', {});
      this.#at = to;
      expect(this.#file).toBe(this.#last);
      const [drawnNow, struckNow] = this.#outOfPlay();
      if (by === -1 && drawnNow < drawn) this.cardsBack += 1;
      if (by === -1 && struckNow < struck) this.rowsBack += 1;
    }
  }

  get #last(): string {
    return this.#steps[this.#at - 1]?.file ?? this.#before;
  }

  /** Every row of every table but the id of the campaign, which no other has. */
  get #file(): string {
    const { file } = this.desk.desk.campaign;
    const origin = file.db.prepare<[], string>('SELECT origin FROM campaign').pluck().get() ?? '';
    return contents(file).replace(origin, '');
  }

  async #found(): Promise<unknown[]> {
    const found = [];
    for (const text of searched) found.push(await this.desk.ask('prep.search', { text }));
    return found;
  }

  #outOfPlay(): readonly [drawn: number, struck: number] {
    const [drawn = 0] = this.#column('SELECT total(drawn) FROM random_row');
    const [struck = 0] = this.#column('SELECT total(struck) FROM random_row');
    return [drawn, struck];
  }

  #column(sql: string): number[] {
    return this.desk.desk.campaign.file.db.prepare<[], number>(sql).pluck().all();
  }
}

test(`${weeks} weeks of ${movesAWeek} random moves come to what a replay of those that stand comes to`, async () => {
  const taken = new Map<string, number>();
  let cardsBack = 0;
  let rowsBack = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const week = new Week(seed);
      try {
        await week.begin();
        await week.play(movesAWeek);
        await week.again();
        await week.thereAndBack();
        expect(week.desk.errors).toEqual([]);
      } finally {
        await week.desk.end();
      }
      for (const [name, times] of week.taken) taken.set(name, (taken.get(name) ?? 0) + times);
      cardsBack += week.cardsBack;
      rowsBack += week.rowsBack;
    }),
    { numRuns: weeks, endOnFailure: true },
  );
  const steps = [...taken.values()].reduce((sum, times) => sum + times, 0);
  expect(steps).toBeGreaterThan((weeks * movesAWeek) / 4);
  for (const name of [
    'creature.remove',
    'table.roll',
    'table.rollBranch',
    'table.keepInRoom',
    'treasure.place',
  ])
    expect(taken.get(name), name).toBeGreaterThan(0);
  expect([cardsBack, rowsBack].every((times) => times > 0)).toBe(true);
}, 600_000);
