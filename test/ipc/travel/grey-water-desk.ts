import { greyWaterTable, ids } from '../../fixtures/grey-water.ts';
import { RoadDesk } from './road-desk.ts';

/** The Grey Water of docs/evenings.md, on the road at 1000. */
export class GreyWater extends RoadDesk {
  async begin(system: string): Promise<void> {
    const settings = { encumbrance: 'none' };
    await this.tell('app.createCampaign', { name: 'Grey Water', path: this.campaignPath, system, settings });
    for (const [name, input] of greyWaterTable) {
      const reply = await this.router.command(name, input);
      if (!reply.ok) throw new Error(`${name}: ${reply.error.message}`);
    }
    await this.tell('travel.begin', { goal: 'Reedham', ground: 'clear' });
    await this.putAt(10, 0);
  }

  goTo(goal: string, ...through: [col: number, row: number][]) {
    return this.tell('travel.setWay', { goal, through: through.map(([col, row]) => ({ col, row })) });
  }

  putAt(col: number, row: number) {
    return this.tell('travel.place', { on: { mapId: ids.map, col, row } });
  }

  board(onId: number) {
    return this.tell('travel.ride', { rides: [ids.hild, ids.ida].map((riderId) => ({ riderId, onId })) });
  }

  forage() {
    const orders = { food: 'packs', water: 'ground', share: true, forage: true, guide: '' } as const;
    return this.tell('travel.setOrders', orders);
  }

  stay(days: number) {
    const town = { siteId: ids.reedham, lodging: 100, stable: 0, purse: ids.hild };
    return this.tell('town.stay', { ...town, days });
  }

  /** Whom the check brought, up to what they make of the party. */
  async meet(who: string, number: number, { surprise: [party, monsters], distance, reaction }: Meeting) {
    const { due } = await this.road();
    await this.tell('encounter.begin', { who, number, roadCheckId: due?.id ?? 0 });
    const typed = { party: [party], monsters: [monsters] };
    await this.tell('encounter.settle', { step: 'surprise', typed });
    await this.tell('encounter.settle', { step: 'distance', typed: { distance } });
    await this.tell('encounter.settle', { step: 'reaction', typed: { reaction } });
  }

  /** At 120' from who comes after them. */
  flee({ evasion, ...more }: { pursuingRate: number; surroundings?: number; evasion: number }) {
    const typed = { evasion: [evasion] };
    return this.tell('encounter.flee', { fleeing: 'party', fleeingRate: 120, ...more, typed });
  }

  async where() {
    const found = await this.ask('travel.where', {});
    if (!found) throw new Error('They are on no map.');
    return found;
  }

  /** What the undone and done again journey must be equal in. */
  async stands() {
    const { stores, milesAhead, ground, rest } = await this.road();
    return { now: await this.now(), stores, milesAhead, ground, rest, where: await this.where() };
  }
}

interface Meeting {
  surprise: [party: number, monsters: number];
  distance: number[];
  reaction: number[];
}
