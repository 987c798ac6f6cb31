import { expect } from 'vitest';
import { queries } from '../../../../shared/ipc/contract.ts';
import type { Reply } from '../../../../shared/ipc/reply.ts';
import { playFight } from '../../../../src-main/facts/fight/play.ts';
import type { Board } from '../fight-table.ts';
import type { Chance } from './chance.ts';
import { chased, turnedTo } from './fights.ts';
import { movesAnywhere, movesInFight } from './everything.ts';
import {
  clockForward,
  clockKept,
  countIn,
  everyFightReplays,
  flowedBack,
  oneLine,
  sameStores,
  soundSentence,
  takenUpWhole,
  toldWhole,
} from './holds/laws.ts';
import { spellsStruck, storesKept } from './holds/stores.ts';
import type { PartyTable } from './party.ts';
import type { Told } from './sight.ts';
import { digest, lineAt, newestSeq, rows } from './holds/stood.ts';
import { foreignStep, leftByAnother } from './versions.ts';

/** Every so many moves the program is closed and opened again, or the past is looked at. */
const restartEvery = 60;
const lookBackEvery = 25;

const expected: ReadonlySet<string> = new Set([
  'bad-input',
  'bad-die',
  'refused',
  'not-found',
  'nothing-to-undo',
  'nothing-to-redo',
]);

/** Plays at random through the window's commands, and holds everything that must hold after each of them. */
export class Player {
  readonly trace: string[] = [];
  /** Moves that were taken, those that were refused, and undone or redone steps. */
  readonly count = { taken: 0, refused: 0, back: 0, told: 0 };
  readonly kinds = new Map<string, number>();
  readonly #table: PartyTable;
  readonly #chance: Chance;
  /** What every row came to after each step of the journal. */
  readonly #after = new Map<number, string>();
  /** Spells that the ends of fights struck off, by their lines. */
  readonly #struck = new Map<number, ReadonlyMap<string, number>>();
  readonly #first: number;
  #held: string;
  #foreign = '';

  constructor(table: PartyTable, chance: Chance) {
    this.#table = table;
    this.#chance = chance;
    this.#held = digest(this.#file);
    this.#first = newestSeq(this.#file);
    this.#after.set(this.#first, this.#held);
  }

  get #file() {
    return this.#table.desk.campaign.file;
  }

  async play(moves: number): Promise<void> {
    for (let n = 1; n <= moves; n += 1) {
      await this.#move();
      if (n % restartEvery === 0) await this.#restart();
      if (n % lookBackEvery === 0) await this.#lookBack();
    }
    await this.#thereAndBack();
  }

  async #move(): Promise<void> {
    const board = await this.#looked();
    if (this.#chance.of(0.09)) {
      await this.#back(this.#chance.of(0.6) ? 'journal.undo' : 'journal.redo');
      return;
    }
    if (this.#chance.of(0.004)) {
      await this.#wentBack();
      return;
    }
    if (board !== null && this.#chance.of(0.006)) {
      await this.#elsewhere(board.fight.id);
      return;
    }
    const sight = { table: this.#table, chance: this.#chance, board };
    // Those who fled are chased first; else little can be done in it.
    if (board?.fight.state === 'paused' && this.#chance.of(0.4)) {
      const turned = (await chased(sight)) ?? (await turnedTo({ ...sight, board }));
      if (turned !== null) await this.#take(turned);
      return;
    }
    const open: (readonly [number, () => Promise<Told | null> | Told | null])[] = [
      ...movesAnywhere.map(
        ([often, move]) => [board === null ? often * 5 : often, () => move(sight)] as const,
      ),
      ...(board === null
        ? []
        : movesInFight.map(([often, move]) => [often, () => move({ ...sight, board })] as const)),
    ];
    const command = await this.#drawn(open)();
    if (command !== null) await this.#take(command);
  }

  #drawn<T>(all: readonly (readonly [number, T])[]): T {
    let left = this.#chance.next() * all.reduce((sum, [often]) => sum + often, 0);
    for (const [often, one] of all) if ((left -= often) < 0) return one;
    throw new Error('Nothing was drawn.');
  }

  /** The board, and all that its windows ask with it: answered whole, whatever has happened. */
  async #looked(): Promise<Board | null> {
    const fights = await this.#asked('combat.board', {});
    const heads = (fights?.fights ?? []).filter(({ state }) => state === 'open');
    const board =
      heads.length > 1 ? await this.#asked('combat.board', { fightId: this.#chance.one(heads).id }) : fights;
    if (board === null || this.#chance.of(0.7)) return board;
    const fighter = this.#chance.pick(board.rows)?.id ?? null;
    const fightId = board.fight.id;
    await this.#asked('combat.acts', { fightId, fighter });
    await this.#asked('combat.nerve', { fightId });
    await this.#asked('combat.lying', { fightId, fighter });
    return board;
  }

  async #asked(name: 'combat.board', input: { fightId?: number }): Promise<Board | null>;
  async #asked(name: keyof typeof queries, input: object): Promise<unknown>;
  async #asked(name: keyof typeof queries, input: object): Promise<unknown> {
    const reply = await this.#table.router.query(name, input);
    if (!reply.ok) return this.#fail(`${name} ${JSON.stringify(input)}: ${reply.error.message}`);
    const shaped = queries[name].output.safeParse(reply.value);
    if (!shaped.success) this.#fail(`${name}: ${shaped.error.message}`);
    return reply.value;
  }

  async #take(command: Told): Promise<void> {
    const before = countIn(this.#file, this.#table.rules.combat);
    const reply = await this.#table.router.command(command.name, command.input);
    this.trace.push(`${command.name} ${JSON.stringify(command.input)} -> ${answerOf(reply)}`);
    this.#holding(() => {
      this.count.told += 1;
      this.#noErrors();
      if (!reply.ok) {
        this.#refused(reply.error);
        return;
      }
      const seq = newestSeq(this.#file);
      this.kinds.set(command.name, (this.kinds.get(command.name) ?? 0) + 1);
      if (seq === before.seq) {
        // Dice are asked for, or nothing was to be done.
        expect(digest(this.#file)).toBe(this.#held);
        return;
      }
      this.count.taken += 1;
      this.#held = digest(this.#file);
      this.#after.set(seq, this.#held);
      oneLine(this.#file, before, command);
      clockForward(this.#file, before, command);
      takenUpWhole(this.#file, this.#table.rules.combat, before, command);
      if (command.name === 'combat.end') this.#struck.set(seq, spellsStruck(before.stores, this.#file));
      storesKept(this.#file, before.stores, command, this.#struck);
      this.#fightsHold(seq);
    });
  }

  #fightsHold(seq: number): void {
    const { combat, clock } = this.#table.rules;
    everyFightReplays(this.#file, combat);
    const { kind, outcome } = lineAt(this.#file, seq);
    if (outcome.fight === undefined) return;
    const { id } = outcome.fight;
    const { state, broken } = playFight(this.#file.sql, combat, id);
    if (broken !== null) return;
    toldWhole(this.#file, state, id);
    clockKept(this.#file, state, id, clock.roundSeconds);
    if (!['combat.act', 'combat.mend', 'combat.afflict'].includes(kind)) return;
    flowedBack(this.#file, state, id);
    sameStores(this.#file, combat, id);
  }

  #refused({ code, message }: { code: string; message: string }): void {
    this.count.refused += 1;
    expect(expected).toContain(code);
    soundSentence(message);
    expect(digest(this.#file)).toBe(this.#held);
  }

  /** The party sat down before all of it, and stays. */
  async #back(name: 'journal.undo' | 'journal.redo'): Promise<boolean> {
    if (name === 'journal.undo' && newestSeq(this.#file) === this.#first) return false;
    const reply = await this.#table.router.command(name, {});
    this.trace.push(`${name} -> ${answerOf(reply)}`);
    this.#holding(() => {
      this.#noErrors();
      if (!reply.ok) {
        this.#refused(reply.error);
        return;
      }
      this.count.back += 1;
      this.#held = digest(this.#file);
      expect(this.#held).toBe(this.#after.get(newestSeq(this.#file)));
    });
    await this.#opened();
    return reply.ok;
  }

  /** To some earlier step: every row as it was after that. */
  async #wentBack(): Promise<void> {
    const standing = rows(this.#file, "SELECT seq FROM journal WHERE status = 'done' ORDER BY seq");
    const known = standing.map((row) => Number(row['seq'])).filter((each) => this.#after.has(each));
    const seq = this.#chance.one(known.slice(-12));
    const reply = await this.#table.router.command('rewind.goBackTo', { seq });
    this.trace.push(`rewind.goBackTo ${seq} -> ${answerOf(reply)}`);
    this.#holding(() => {
      this.#noErrors();
      if (!reply.ok) {
        this.#refused(reply.error);
        return;
      }
      this.count.taken += 1;
      this.#held = digest(this.#file);
      expect(this.#held).toBe(this.#after.get(seq));
      this.#after.set(newestSeq(this.#file), this.#held);
    });
    await this.#opened();
  }

  /** Another program has had the file, by whose rules one of the acts came out otherwise. */
  async #elsewhere(fightId: number): Promise<void> {
    if (foreignStep(this.#file, fightId) !== null || !leftByAnother(this.#table, this.#chance, fightId))
      return;
    this.trace.push(`fight ${fightId} was played by another program`);
    this.#held = digest(this.#file);
    this.#after.set(newestSeq(this.#file), this.#held);
    await this.#opened();
  }

  /** What another program has done it has not done while this one had the file. */
  async #opened(): Promise<void> {
    const fights = rows(this.#file, 'SELECT id FROM fight ORDER BY id');
    const foreign = fights.map(({ id }) => foreignStep(this.#file, Number(id)) ?? '').join('');
    if (foreign === this.#foreign) return;
    this.#foreign = foreign;
    await this.#table.restart();
    await this.#table.tell('app.openCampaign', { path: this.#table.campaignPath });
  }

  async #restart(): Promise<void> {
    const board = await this.#asked('combat.board', {});
    await this.#table.restart();
    await this.#table.tell('app.openCampaign', { path: this.#table.campaignPath });
    this.trace.push('restart');
    const again = await this.#asked('combat.board', {});
    this.#holding(() => {
      expect(digest(this.#file)).toBe(this.#held);
      // An act under way is lost with the program, and nothing else.
      expect(again && { ...again, pending: null }).toEqual(board && { ...board, pending: null });
    });
  }

  async #lookBack(): Promise<void> {
    const board = await this.#asked('combat.board', {});
    const seqs = [...this.#after.keys()].filter((seq) => seq <= newestSeq(this.#file));
    const seq = this.#chance.one(seqs);
    await this.#table.router.command('rewind.lookAt', { seq });
    this.trace.push(`look back at ${seq}`);
    const then = await this.#asked('combat.board', {});
    if (then) await this.#asked('combat.acts', { fightId: then.fight.id, fighter: then.rows[0]?.id ?? null });
    await this.#table.router.command('rewind.return', {});
    const now = await this.#asked('combat.board', {});
    this.#holding(() => {
      expect(now).toEqual(board);
      expect(digest(this.#file)).toBe(this.#held);
    });
  }

  /** Back to the first step and on to the last: every row as it was at each of them. */
  async #thereAndBack(): Promise<void> {
    while (await this.#back('journal.redo'));
    const last = this.#held;
    let undone = 0;
    while (await this.#back('journal.undo')) undone += 1;
    for (let redone = 0; redone < undone; redone += 1) await this.#back('journal.redo');
    this.#holding(() => {
      expect(this.#held).toBe(last);
    });
    await this.#looked();
  }

  #noErrors(): void {
    const [error] = this.#table.errors;
    if (error === undefined) return;
    throw new Error(`Kept as an error: ${error instanceof Error ? error.stack : JSON.stringify(error)}`);
  }

  #holding(work: () => void): void {
    try {
      work();
    } catch (thrown) {
      this.#fail(String(thrown instanceof Error ? thrown.message : thrown), thrown);
    }
  }

  #fail(why: string, cause?: unknown): never {
    throw new Error(`${why}\nThe last moves:\n${this.trace.slice(-12).join('\n')}`, { cause });
  }
}

const answerOf = (reply: Reply<unknown>): string =>
  reply.ok
    ? `ok ${reply.said ?? JSON.stringify(reply.value)}`
    : `${reply.error.code}: ${reply.error.message}`;
