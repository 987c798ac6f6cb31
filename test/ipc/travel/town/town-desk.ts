import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { RoadDesk } from '../road-desk.ts';

export const coins = (coin: 'gp' | 'sp' | 'cp', quantity: number) => ({
  kind: 'coin' as const,
  name: coin,
  coin,
  quantity,
});

/** A party of Hild on the road at 8 in the morning of day 2, with coins to spend. */
export class TownDesk extends RoadDesk {
  hild = 1;

  async come(system = 'ose', { gp = 20, rations = 20, hp = 6 } = {}): Promise<void> {
    await this.setOut(system, { rations, hp });
    if (gp > 0)
      await this.tell('inventory.add', { to: { in: 'holder', id: this.hild }, item: coins('gp', gp) });
  }

  /** In the town, a gold piece a head and day, half as much a beast; out of Hild's purse. */
  stay(days: number, more: Partial<CommandInput<'town.stay'>> = {}) {
    return this.tell('town.stay', this.asked(days, more));
  }

  asked(days: number, more: Partial<CommandInput<'town.stay'>> = {}): CommandInput<'town.stay'> {
    return { days, lodging: 100, stable: 50, purse: this.hild, name: 'Thorn Gate', ...more };
  }

  async refusedStay(days: number, more: object = {}) {
    return this.refusal('town.stay', { ...this.asked(days), ...more });
  }

  preview(days: number, more: Partial<CommandInput<'town.stay'>> = {}) {
    return this.ask('town.preview', this.asked(days, more));
  }

  /** All coins of the party and its pool, in copper. */
  async copper(): Promise<number> {
    const { purses } = await this.ask('wage.list', {});
    return purses.reduce((sum, { copper }) => sum + copper, 0);
  }

  async hire(name: string, wage: number, every: 'day' | 'month' = 'day'): Promise<number> {
    const { id } = await this.tell('character.add', {
      name,
      className: 'Guard',
      kind: 'mercenary',
      level: 1,
      hp: 5,
      maxHp: 5,
      sheet: { wage, wageEvery: every },
    });
    return id;
  }
}
