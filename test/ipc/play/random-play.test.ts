import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { DeskEvent } from '../../../shared/ipc/contract.ts';
import { randomMove, tableOf } from './random-moves.ts';
import type { Draw } from './random-moves.ts';
import { ShownAnswers } from './shown-answers.ts';
import { TestDesk } from '../test-desk.ts';

const evenings = 30;
const movesAnEvening = 60;
const looksAhead = 3;

/** What burns where the party walked on from lights nobody. */
const noLight = { torch: 0, lantern: 0, candle: 0, minersLantern: 0, endless: false };

type Views = Awaited<ReturnType<typeof lookAround>>;

/** Everything the windows show that undo must bring back. */
async function lookAround(shown: ShownAnswers) {
  const { name, steps, settings } = await shown.see('campaign.view');
  return {
    'shell.view': { ...(await shown.see('shell.view')), redo: null },
    'campaign.view': { name, steps, settings },
    'party.view': await shown.see('party.view'),
    'dungeon.company': await shown.see('dungeon.company'),
    'dungeon.delve': await shown.see('dungeon.delve'),
  };
}

const rows = <T>(desk: TestDesk, sql: string) => desk.desk.campaign.file.db.prepare(sql).all() as T[];

/** Turns of light by the record of spans, and by what the steps that stand said they burned. */
function lightTurns(desk: TestDesk): { spans: number; burned: number } {
  const spans = rows<{ first: number; last: number }>(
    desk,
    `SELECT first_turn AS first, coalesce(last_turn, delve.turn) AS last
     FROM light_span JOIN delve ON delve.id = light_span.delve_id`,
  ).reduce((sum, { first, last }) => sum + Math.max(0, last - first + 1), 0);
  const burned = rows<{ outcome: string }>(desk, `SELECT outcome FROM journal WHERE status = 'done'`)
    .map(({ outcome }) => (JSON.parse(outcome) as { burned?: Record<string, number> }).burned ?? {})
    .reduce((sum, each) => sum + Object.values(each).reduce((all, turns) => all + turns, 0), 0);
  return { spans, burned };
}

/** No thing lies in itself: a walk outwards from each ends with a person, a stash or the pool. */
function everythingIsSomewhere(desk: TestDesk): void {
  const lost = rows(
    desk,
    `WITH RECURSIVE placed(id) AS (
       SELECT id FROM item WHERE container_id IS NULL
       UNION SELECT item.id FROM item JOIN placed ON item.container_id = placed.id)
     SELECT id FROM item WHERE id NOT IN (SELECT id FROM placed)`,
  );
  expect(lost, 'things that lie in themselves').toEqual([]);
}

function promptsStandOnce({ 'dungeon.delve': { delve } }: Views): void {
  const prompts = delve?.prompts ?? [];
  expect(new Set(prompts.map(({ key }) => key)).size).toBe(prompts.length);
  const causes = prompts.map(
    ({ kind, lightId, turn }) => `${kind} ${lightId ?? (kind === 'wanderingCheck' ? turn : '')}`,
  );
  if (!causes.some((cause) => cause.startsWith('encounterDue')))
    expect(new Set(causes).size).toBe(causes.length);
  const out = prompts.filter(({ kind }) => kind === 'lightOut');
  expect(new Set(out.map(({ bearerId }) => bearerId)).size).toBe(out.length);
}

/** One evening: moves as they come, each undone and redone now and then, compared with what stood there before. */
class Evening {
  readonly desk: TestDesk;
  readonly shown: ShownAnswers;
  readonly #draw: Draw;
  readonly #stood: Views[] = [];
  #at = 0;
  done = 0;

  constructor(desk: TestDesk, shown: ShownAnswers, draw: Draw) {
    this.desk = desk;
    this.shown = shown;
    this.#draw = draw;
  }

  async play(moves: number): Promise<void> {
    this.#stood.push(await lookAround(this.shown));
    for (let made = 0; made < moves; made++) {
      const choice = this.#draw(10);
      if (choice < 2) await this.#travel('journal.undo', -1);
      else if (choice < 3) await this.#travel('journal.redo', 1);
      else await this.#move();
      const { spans, burned } = lightTurns(this.desk);
      expect(spans).toBe(burned);
      await this.shown.look();
    }
    for (let look = 0; look < looksAhead; look++) await this.#lookAhead();
  }

  get #now(): Views {
    const views = this.#stood[this.#at];
    if (!views) throw new Error('Nothing stands here.');
    return views;
  }

  async #move(): Promise<void> {
    const shell = await this.desk.ask('shell.view', {});
    const dungeon = { ...this.#now['dungeon.delve'], ...this.#now['dungeon.company'] };
    const { name, input } = randomMove(tableOf(this.desk, dungeon, shell), this.#draw);
    const told = this.desk.events.length;
    const reply = await this.desk.router.command(name, input);
    const after = await lookAround(this.shown);
    if (!reply.ok) {
      expect(['refused', 'bad-input', 'not-found'], `${name}: ${reply.error.message}`).toContain(
        reply.error.code,
      );
      expect(after).toEqual(this.#now);
      expect(this.#heardSince(told)).toEqual([]);
      return;
    }
    this.done += 1;
    this.#heardOnce(told);
    promptsStandOnce(after);
    everythingIsSomewhere(this.desk);
    this.#stood.splice(this.#at + 1, Infinity, after);
    this.#at += 1;
  }

  async #travel(name: 'journal.undo' | 'journal.redo', by: 1 | -1): Promise<void> {
    if (!this.#stood[this.#at + by]) return;
    const told = this.desk.events.length;
    await this.desk.tell(name, {});
    this.#at += by;
    const after = await lookAround(this.shown);
    expect(after).toEqual(this.#now);
    this.#heardOnce(told);
  }

  /** What windows were told of the table; a backup that became ready is told of whenever it does. */
  #heardSince(told: number): DeskEvent[] {
    const ofBackups = (event: DeskEvent) => event.type === 'changed' && String(event.tables) === 'desk';
    return this.desk.events.slice(told).filter((event) => !ofBackups(event));
  }

  #heardOnce(told: number): void {
    expect(this.#heardSince(told)).toMatchObject([{ type: 'changed' }]);
  }

  /** What the look-ahead says of a turn to come is so when that many turns have passed, and not a turn earlier. */
  async #lookAhead(): Promise<void> {
    const delve = this.#now['dungeon.delve'].delve;
    if (!delve || delve.encounter) return;
    const coming = delve.next.filter(({ inTurns }) => inTurns > 0 && inTurns <= 12);
    const furthest = Math.max(0, ...coming.map(({ inTurns }) => inTurns));
    for (let turn = 1; turn <= furthest; turn++) {
      const before = (await this.desk.ask('dungeon.delve', {})).delve;
      await this.desk.tell('dungeon.passTurn', { activity: 'explore' });
      const after = (await this.desk.ask('dungeon.delve', {})).delve;
      if (!before || !after) throw new Error('The delve is over.');
      for (const { inTurns, what, more } of coming) {
        if (inTurns !== turn) continue;
        const checks = (view: typeof after) =>
          view.prompts.filter(({ kind }) => kind === 'wanderingCheck').length;
        const burning = (view: typeof after) => view.lights.filter(({ lit }) => lit).length;
        if (what === 'Wandering check') expect([checks(before), checks(after) > 0]).toEqual([0, true]);
        else if (what.startsWith('Rest')) expect([before.restInTurns, after.restInTurns]).toEqual([1, 0]);
        else if (what.endsWith(' out')) expect(burning(after), what).toBeLessThan(burning(before));
        if (more.startsWith('darkness')) expect(after.lightTurnsLeft).toEqual(noLight);
      }
    }
    for (let turn = 0; turn < furthest; turn++) await this.desk.tell('journal.undo', {});
    expect(await lookAround(this.shown)).toEqual(this.#now);
    this.#stood.splice(this.#at + 1);
    await this.#move();
  }
}

test(`${evenings} evenings of ${movesAnEvening} random moves: undo, redo, light, prompts, look-ahead, broadcasts`, async () => {
  let done = 0;
  let looks = 0;
  let held = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const chance = seededDice(seed);
      const desk = new TestDesk(seededDice(seed + 1));
      try {
        await desk.tell('app.createSample', { path: desk.campaignPath });
        const shown = new ShownAnswers(desk, looks);
        const evening = new Evening(desk, shown, (below) => (below === 0 ? 0 : chance.roll(below) - 1));
        await evening.play(movesAnEvening);
        expect(desk.errors).toEqual([]);
        done += evening.done;
        looks = shown.looks;
        held += shown.held;
      } finally {
        await desk.end();
      }
    }),
    { numRuns: evenings, endOnFailure: true },
  );
  expect(done).toBeGreaterThan((evenings * movesAnEvening) / 4);
  expect(looks).toBe(evenings * movesAnEvening);
  expect(held).toBeGreaterThan(looks);
}, 600_000);
