import { expect, vi } from 'vitest';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { type Board, FightTable } from '../fight-table.ts';

// A whole evening, held against everything at each act, there and back.
vi.setConfig({ testTimeout: 120_000 });

type Act = CommandInput<'combat.propose'>['acts'][number];

/** A die as the table was asked for it, and as it fell. */
export interface Fall {
  readonly sides: number;
  readonly face: number;
  /** Whose die it is; null: the table's. */
  readonly by?: string | null;
  /** The least face that is enough, as worked by hand. */
  readonly enough?: number | null;
  /** A word of what it was asked for as. */
  readonly asks?: string;
}

export const d = (sides: number, face: number, more: Omit<Fall, 'sides' | 'face'> = {}): Fall => ({
  sides,
  face,
  ...more,
});

/** What stands after an act: only what changed is named, all else stays as it was. */
interface After {
  readonly hp?: Readonly<Record<string, number>>;
  readonly feet?: Readonly<Record<string, number>>;
  readonly status?: Readonly<Record<string, string>>;
  /** On which number or second they act next. */
  readonly next?: Readonly<Record<string, number>>;
  /** All who may act now, in the order of the board. */
  readonly mayAct?: readonly string[];
  /** Pieces of the log's sentence, its figures among them. */
  readonly says?: readonly string[];
}

/** A table that plays a fight worked out by hand, and holds every act against it. */
export class EveningTable extends FightTable {
  #ids = new Map<string, string>();
  #stands: Record<string, readonly [hp: number, feet: number, status: string]> = {};
  #boards: unknown[] = [];

  async open(system: string, settings: Record<string, boolean | string | number> = {}): Promise<void> {
    await this.tell('app.createCampaign', { name: 'Evening', path: this.campaignPath, system, settings });
  }

  async sit(person: CommandInput<'character.add'>): Promise<number> {
    const { id } = await this.tell('character.add', person);
    return id;
  }

  /** The fight begins, and what stands then is what the hand's list goes on from. */
  async face(input: CommandInput<'combat.begin'>): Promise<Board> {
    const board = await this.begin(input);
    for (const { id, name, hp, atFeet, status } of board.rows) {
      this.#ids.set(name, id);
      this.#stands[name] = [hp, atFeet, status];
    }
    this.#boards = [await this.#everything()];
    return board;
  }

  id(name: string): string {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`${name} does not fight.`);
    return id;
  }

  /** An act by names, its dice typed one by one as they are asked for. */
  async plays(
    { kind, by = null, at, way, circumstances }: Deed,
    dice: readonly Fall[] = [],
    after: After = {},
  ): Promise<string> {
    const act = {
      kind,
      actor: by === null ? null : this.id(by),
      ...(at !== undefined && { target: this.id(at) }),
      ...(way !== undefined && { way }),
      ...(circumstances !== undefined && { circumstances }),
    } as Act;
    return this.#told(act, dice, after);
  }

  /** The referee's word. */
  async rules(name: string, change: Readonly<Record<string, unknown>>, after: After = {}): Promise<string> {
    return this.#told({ kind: 'overrule', id: this.id(name), ...change } as Act, [], after);
  }

  async #told(act: Act, dice: readonly Fall[], after: After): Promise<string> {
    let asked = await this.propose(act);
    for (const { sides, face, by, enough, asks } of dice) {
      const { wanted } = asked;
      if (wanted === null) throw new Error(`No d${sides} was asked for: ${asked.said ?? ''}`);
      expect({ sides: wanted.sides, why: wanted.title }).toEqual({ sides, why: wanted.title });
      if (by !== undefined) expect(wanted.by).toBe(by === null ? null : this.id(by));
      if (enough !== undefined) expect([wanted.title, wanted.needed]).toEqual([wanted.title, enough]);
      if (asks !== undefined) expect(wanted.title.toLowerCase()).toContain(asks.toLowerCase());
      asked = await this.answer(face);
    }
    if (asked.wanted !== null)
      throw new Error(`A d${asked.wanted.sides} is asked for: ${asked.wanted.title}`);
    for (const piece of after.says ?? []) expect(asked.said).toContain(piece);
    const line = await this.newest();
    expect(line.summary).toBe(asked.said);
    expect(line.rolls).toEqual(dice.map(({ sides, face }) => ({ sides, face, source: 'typed' })));
    await this.#holds(after);
    this.#boards.push(await this.#everything());
    return asked.said ?? '';
  }

  async #holds({ hp = {}, feet = {}, status = {}, next = {}, mayAct }: After): Promise<void> {
    for (const name of new Set([hp, feet, status].flatMap((each) => Object.keys(each)))) {
      const [nowHp, nowFeet, nowStatus] = this.#stands[name] ?? [0, 0, ''];
      this.#stands[name] = [hp[name] ?? nowHp, feet[name] ?? nowFeet, status[name] ?? nowStatus];
    }
    const { rows } = await this.board();
    const seen = rows.map(({ name, hp: points, atFeet, status: how }) => [name, [points, atFeet, how]]);
    expect(Object.fromEntries(seen)).toEqual(this.#stands);
    // Who is out of it is about nothing, and nobody is against him any more.
    const out = rows.filter(({ status: how }) => how !== 'active');
    expect(out.filter(({ doing, against }) => doing !== null || against !== null)).toEqual([]);
    expect(rows.filter(({ against }) => out.some(({ id }) => id === against))).toEqual([]);
    expect(Object.fromEntries(rows.map(({ name, count }) => [name, count]))).toMatchObject(next);
    if (mayAct)
      expect(rows.filter(({ standing }) => standing === 'mayAct').map(({ name }) => name)).toEqual(mayAct);
  }

  /** Steps in which nobody does anything, up to a phase; nobody changes meanwhile. */
  async goesOnTo(phase: string, kind = 'next'): Promise<void> {
    for (let n = 0; n < 8; n++) {
      if ((await this.board()).clock.phase === phase) return;
      await this.plays({ kind });
    }
    throw new Error(`It never comes to ${phase}.`);
  }

  async seconds(): Promise<number> {
    return (await this.ask('shell.view', {})).now.seconds;
  }

  /** How many of a thing somebody carries. */
  async carried(name: string, thing: string): Promise<number> {
    const place = { in: 'holder', id: Number(this.id(name).slice(1)) } as const;
    const { items } = await this.ask('inventory.view', { place });
    return items.filter((item) => item.name === thing).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  async memorised(name: string): Promise<Record<string, number>> {
    const { sheet } = await this.ask('character.view', { id: Number(this.id(name).slice(1)) });
    return Object.fromEntries(sheet.spells.map((spell) => [spell.name, spell.memorised]));
  }

  async killed(): Promise<void> {
    const before = await this.#everything();
    await this.restart();
    await this.tell('app.openCampaign', { path: this.campaignPath });
    expect(await this.#everything()).toEqual(before);
  }

  /** Everything back to the first act and on again to the last: board, packs, spells and clock at every step. */
  async thereAndBack(): Promise<void> {
    for (const board of this.#boards.slice(0, -1).reverse()) {
      await this.tell('journal.undo', {});
      expect(await this.#everything()).toEqual(board);
    }
    for (const board of this.#boards.slice(1)) {
      await this.tell('journal.redo', {});
      expect(await this.#everything()).toEqual(board);
    }
  }

  async #everything() {
    const board = await this.board();
    const people = board.rows.flatMap(({ characterId }) => (characterId === null ? [] : [characterId]));
    const kept = [];
    for (const id of people) {
      const { items } = await this.ask('inventory.view', { place: { in: 'holder', id } });
      const { sheet } = await this.ask('character.view', { id });
      kept.push({ id, items: items.map(({ name, quantity }) => [name, quantity]), spells: sheet.spells });
    }
    return { board, kept, seconds: await this.seconds() };
  }
}

export interface Deed {
  readonly kind: string;
  readonly by?: string | null;
  readonly at?: string;
  readonly way?: string;
  readonly circumstances?: Readonly<Record<string, boolean | number | string>>;
}
