import { RoadDesk } from './road-desk.ts';

const codes = { plain: 1, forest: 5, river: 17, sea: 18 };

/** The table of docs/evenings.md, The Grey Water, before its first day. */
export class GreyWater extends RoadDesk {
  mapId = 0;
  hild = 1;
  ida = 2;
  heron = 0;
  gull = 0;
  reedham = 0;
  gate = 0;

  async begin(system: string): Promise<void> {
    const settings = { encumbrance: 'none' };
    await this.setOut(system, { settings, rations: 10, water: 10 });
    const gold = { kind: 'coin' as const, name: 'gp', coin: 'gp' as const, quantity: 10 };
    await this.tell('inventory.add', { to: { in: 'holder', id: this.hild }, item: gold });
    this.ida = await this.#join('Ida');
    this.mapId = await this.addMap('The Grey Water');
    await this.#paint('terrain', codes.plain, 0, 19);
    await this.#paint('terrain', codes.forest, 9, 4);
    await this.#paint('terrain', codes.sea, 19, 32);
    await this.#paint('known', 1, 0, 19);
    await this.tell('map.paint', {
      mapId: this.mapId,
      layer: 'terrain',
      runs: [15, 16, 17, 18].map((row) => ({ col: 10, row, length: 1, code: codes.river })),
    });
    await this.tell('map.addLine', { mapId: this.mapId, kind: 'road', name: 'Salt Road', path: down(0, 6) });
    await this.tell('map.addLine', { mapId: this.mapId, kind: 'river', name: 'Reed', path: down(14, 19) });
    const { id: dungeonId } = await this.tell('place.addDungeon', { name: 'The Drowned Gate' });
    const at = { mapId: this.mapId, col: 10, row: 14 };
    const town = { kind: 'settlement', name: 'Reedham', knowledge: 'known', lodging: 100 } as const;
    this.reedham = (await this.tell('map.addSite', { ...at, ...town })).id;
    const gate = { kind: 'ruin', name: 'The Drowned Gate', dungeonId } as const;
    this.gate = (await this.tell('map.addSite', { ...at, ...gate })).id;
    this.heron = await this.#launch('Heron', { goes: 'oar', oarFeet: 60, waters: ['river'] });
    this.gull = await this.#launch('Gull', { sailFeet: 360, seaworthy: true, navigator: true });
    await this.putAt(10, 0);
  }

  async #join(name: string): Promise<number> {
    const pack = [
      { kind: 'ration' as const, name: 'rations', quantity: 10 },
      { kind: 'water' as const, name: 'waterskin', quantity: 10 },
    ];
    const fighter = { className: 'Fighter', level: 1, abilities: { constitution: 12 }, hp: 6, maxHp: 6 };
    return (await this.tell('character.add', { name, ...fighter, items: pack })).id;
  }

  async #launch(name: string, facts: object): Promise<number> {
    const vessel = {
      kind: 'vessel' as const,
      className: 'Vessel',
      level: 0,
      abilities: {},
      hp: 60,
      maxHp: 60,
    };
    const { id } = await this.tell('character.add', { name, ...vessel });
    await this.tell('ship.setFacts', { id, facts });
    return id;
  }

  #paint(layer: 'terrain' | 'known', code: number, from: number, rows: number) {
    const runs = Array.from({ length: rows }, (_, at) => ({ col: 0, row: from + at, length: 30, code }));
    return this.tell('map.paint', { mapId: this.mapId, layer, runs });
  }

  goTo(goal: string, ...through: [col: number, row: number][]) {
    return this.tell('travel.setWay', { goal, through: through.map(([col, row]) => ({ col, row })) });
  }

  putAt(col: number, row: number) {
    return this.tell('travel.place', { on: { mapId: this.mapId, col, row } });
  }

  /** Off the map, whose hexes know no current: legs by hand. */
  async downTheRiver() {
    await this.tell('travel.place', { on: null });
    const river = { ground: 'river', way: 'downstream', miles: 24, name: 'Saltmouth' } as const;
    return this.tell('travel.setCourse', { goal: 'Saltmouth', legs: [river] });
  }

  board(onId: number) {
    return this.tell('travel.ride', { rides: [this.hild, this.ida].map((riderId) => ({ riderId, onId })) });
  }

  forage() {
    const orders = { food: 'packs', water: 'ground', share: true, forage: true, guide: '' } as const;
    return this.tell('travel.setOrders', orders);
  }

  stay(days: number) {
    const town = { siteId: this.reedham, lodging: 100, stable: 0, purse: this.hild };
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

/** Hexes of column 10, one after the other. */
const down = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `10,${from + at}`).join(' ');

interface Meeting {
  surprise: [party: number, monsters: number];
  distance: number[];
  reaction: number[];
}
