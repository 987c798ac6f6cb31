import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { FightTable } from '../fight-table.ts';

/** Goblins with a spear each, which flies as the referee types it. */
export class SpearTable extends FightTable {
  /** The newest fight, unless another is meant. */
  fightId = 1;

  async view(fighter = 'c1') {
    const told = await this.ask('combat.lying', { fightId: this.fightId, fighter });
    if (!told) throw new Error('Nobody fights.');
    return told;
  }

  async lies(): Promise<string[]> {
    return (await this.view()).things.map(({ what, atFeet }) => `${what} at ${atFeet}`);
  }

  async has(name: string): Promise<number> {
    return (await this.view()).held.find((each) => each.name === name)?.quantity ?? 0;
  }

  async at(fighter: string) {
    return { fightId: this.fightId, after: (await this.board()).after, fighter };
  }

  async spears(
    system: string,
    figures: Readonly<Record<string, string>>,
    begins: CommandInput<'combat.begin'> = { lines: '2 goblins hp 30', feet: 30 },
  ): Promise<void> {
    await this.sitDown(system);
    await this.fightWithSpears(figures, begins);
  }

  async fightWithSpears(
    figures: Readonly<Record<string, string>>,
    begins: CommandInput<'combat.begin'>,
  ): Promise<void> {
    await this.begin(begins);
    for (const [title, value] of Object.entries({ Attacks: 'spear (1d6)', ...figures })) {
      const { after } = await this.board();
      const typed = [{ ids: ['f1', 'f2'], title, value }];
      await this.tell('combat.typeFigures', { fightId: this.fightId, after, typed });
    }
  }

  /** The first goblin throws at Hild. */
  async goblinThrows(kind: string): Promise<void> {
    await this.until('f1', kind);
    await this.throwAll({ kind, actor: 'f1', target: 'c1', way: 'spear' });
  }
}
