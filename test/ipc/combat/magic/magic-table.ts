import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { FightTable } from '../fight-table.ts';

export type Act = CommandInput<'combat.propose'>['acts'][number];
export type Works = Extract<Act, { change: 'works' }>;

/** A table with a caster, Corin, at it. */
export class MagicTable extends FightTable {
  corin = 0;

  async sitWith(system: string, ...spells: string[]): Promise<void> {
    await this.sitDown(system);
    const { id } = await this.tell('character.add', {
      name: 'Corin',
      className: 'Magic-user',
      ...(system !== 'hackmaster' && { classId: 'magic-user' }),
      level: 1,
      hp: 4,
      maxHp: 4,
      sheet: { spells: spells.map((name) => ({ name, level: 1, memorised: 2 })) },
    });
    this.corin = id;
  }

  get caster(): string {
    return `c${this.corin}`;
  }

  /** Several acts as one step; faces are typed one by one as they are asked for. */
  async proposeAll(acts: readonly Act[], ...faces: number[]) {
    const { fight, after } = await this.board();
    let asked = await this.tell('combat.propose', { fightId: fight.id, after, acts: [...acts] });
    for (const face of faces) {
      if (asked.wanted === null) throw new Error(`No die is asked for any more: ${face} is left.`);
      asked = await this.answer(face);
    }
    return asked;
  }

  /** Plays the order of battle on, whatever dice it takes, until the caster may cast; its entry. */
  async untilCast() {
    for (let n = 0; n < 40; n += 1) {
      const { fight } = await this.board();
      const acts = await this.ask('combat.acts', { fightId: fight.id, fighter: this.caster });
      const cast = acts?.own.find(({ works, barred }) => works !== null && barred === null);
      if (cast) return cast;
      await this.goesOn();
    }
    throw new Error('He never may cast.');
  }

  /** The entry by which the caster may use a power of this name, once he may. */
  async untilUsable(way: string) {
    for (let n = 0; n < 60; n += 1) {
      const { fight } = await this.board();
      const acts = await this.ask('combat.acts', { fightId: fight.id, fighter: this.caster });
      const use = acts?.own.find(({ ways, barred }) => barred === null && ways?.includes(way) === true);
      if (use) return use;
      await this.goesOn();
    }
    throw new Error(`${way} never may be used.`);
  }

  /** What the table does next, with all its dice; else everybody passes. */
  async goesOn(): Promise<void> {
    const { fight, after } = await this.board();
    const acts = await this.ask('combat.acts', { fightId: fight.id, fighter: null });
    const [next] = acts?.table ?? [];
    const way = next?.ways?.[0];
    if (next) await this.throwAll({ kind: next.kind, actor: null, ...(way !== undefined && { way }) });
    else {
      const stroke = { kind: 'rest' } as const;
      await this.tell('combat.stroke', { fightId: fight.id, after, stroke, throwAll: true });
    }
  }

  async memorised(spell: string): Promise<number | undefined> {
    const { sheet } = await this.ask('character.view', { id: this.corin });
    return sheet.spells.find(({ name }) => name === spell)?.memorised;
  }

  async hp(...names: string[]): Promise<number[]> {
    const { rows } = await this.board();
    return names.map((name) => rows.find((row) => row.name === name)?.hp ?? Number.NaN);
  }
}
