import { expect } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import type { CommandInput, CommandName } from '../../../../shared/ipc/contract.ts';
import { FightTable } from '../fight-table.ts';
import type { Board } from '../fight-table.ts';
import { soundSentence } from '../play/holds/laws.ts';
import { digest } from '../play/holds/stood.ts';

export type Act = CommandInput<'combat.propose'>['acts'][number];

/** An act of a fighter, as the card offers it. */
export type Stroke = Extract<Act, { actor: string | null }>;

export const at = { fightId: 1, after: 0 };
export const note = { kind: 'overrule', change: 'note', id: null, words: 'The gong' } as const;
export const word = (said: object) => ({ kind: 'overrule', ...said }) as Act;

/** A table at which what cannot be is said and done. */
export class BadTable extends FightTable {
  constructor() {
    super(seededDice(1));
  }

  /** Refused in a sentence that says so; nothing of the campaign is otherwise, and what was begun waits as it did. */
  async isRefused(name: CommandName, input: unknown, says: RegExp): Promise<void> {
    const { file } = this.desk.campaign;
    const before = digest(file);
    const waiting = await this.router.query('combat.board', {});
    const { message } = await this.refusal(name, input);
    soundSentence(message);
    expect(message).toMatch(says);
    expect(digest(file)).toBe(before);
    expect(await this.router.query('combat.board', {})).toEqual(waiting);
    expect(this.errors).toEqual([]);
  }

  /** As it stands now. */
  async now(): Promise<{ fightId: number; after: number }> {
    const { fight, after } = await this.board();
    return { fightId: fight.id, after };
  }

  /** Two goblins at arm's length. */
  gate(): Promise<Board> {
    return this.begin({ name: 'The gate', comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 3 });
  }

  async offered(fighter: string, role: string, target: string): Promise<Stroke | null> {
    const acts = await this.ask('combat.acts', { fightId: 1, fighter });
    const entry = acts?.own.find(
      (each) => each.role === role && each.barred === null && each.targets?.includes(target) === true,
    );
    const way = entry?.ways?.[0];
    return entry ? { kind: entry.kind, actor: fighter, target, ...(way !== undefined && { way }) } : null;
  }

  /** Goes on until somebody may strike another, whatever the order of battle: his stroke. */
  async strokeOf(fighter: string, target: string): Promise<Stroke> {
    for (let n = 0; n < 60; n += 1) {
      const stroke = await this.offered(fighter, 'attack', target);
      if (stroke !== null) return stroke;
      await this.#goOn();
    }
    throw new Error(`${fighter} never may strike ${target}.`);
  }

  /** What has to be decided first is decided by whoever may. */
  async #goOn(): Promise<void> {
    const goOn = { ...(await this.now()), stroke: { kind: 'goOn' }, throwAll: true } as const;
    if ((await this.router.command('combat.stroke', goOn)).ok) return;
    const { rows } = await this.board();
    for (const fighter of [null, ...rows.map(({ id }) => id)]) {
      const acts = await this.ask('combat.acts', { fightId: 1, fighter });
      const own = (acts?.own ?? []).filter(({ barred, role }) => barred === null && role !== 'leave');
      const entry = acts?.table[0] ?? own.find(({ role }) => role === 'wait') ?? own[0];
      if (entry === undefined) continue;
      const { kind, actor, ways, targets } = entry;
      const [way] = ways ?? [];
      const [target] = targets ?? [];
      await this.throwAll({
        kind,
        actor,
        ...(way !== undefined && { way }),
        ...(target !== undefined && { target }),
      });
      return;
    }
  }
}
