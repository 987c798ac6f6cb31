import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { knownBits } from '../../../shared/map/cells.ts';
import { TestDesk } from '../test-desk.ts';

type Leg = CommandInput<'travel.setCourse'>['legs'][number];

/** A table whose party stands on the road at 8 in the morning of day 2, on clear ground, walking 120'. */
export class RoadDesk extends TestDesk {
  async setOut(
    system = 'ose',
    { settings = {}, rations = 20, water = 20, hp = 6 }: Outfit = {},
  ): Promise<void> {
    await this.tell('app.createCampaign', { name: 'Road', path: this.campaignPath, system, settings });
    await this.tell('clock.advanceTo', { day: 2, hour: 8, minute: 0 });
    await this.tell('prompt.answer', { key: 'dayEnd:1', answer: 'dismiss' });
    const pack = [
      { kind: 'ration' as const, name: 'rations', quantity: rations },
      { kind: 'water' as const, name: 'waterskin', quantity: water },
    ];
    await this.tell('character.add', {
      name: 'Hild',
      className: 'Fighter',
      level: 1,
      abilities: { constitution: 12 },
      hp,
      maxHp: 6,
      items: pack.filter(({ quantity }) => quantity > 0),
    });
    await this.tell('travel.begin', { goal: 'Thorn Gate', ground: 'clear' });
  }

  /** A map of flat tops, six miles a hex, odd columns half a hex higher, numbered from 0000; its id. */
  async addMap(name: string): Promise<number> {
    const numbering = { firstCol: 0, firstRow: 0, order: 'col-row', digits: 2, separator: '' } as const;
    const map = { name, layout: 'flat', raised: 'odd', hexMiles: 6, numbering } as const;
    return (await this.tell('map.add', map)).id;
  }

  /** The players have seen so many rows of a map, so many hexes each. */
  async haveSeen(mapId: number, rows: number, length: number): Promise<void> {
    const runs = Array.from({ length: rows }, (_, row) => ({ col: 0, row, length, code: knownBits.seen }));
    await this.tell('map.paint', { mapId, layer: 'known', runs });
  }

  course(...legs: Leg[]) {
    return this.tell('travel.setCourse', { goal: 'Thorn Gate', legs });
  }

  march(...faces: number[]) {
    return this.tell('travel.passDay', { kind: 'march', faces });
  }

  async road() {
    const road = await this.ask('travel.view', {});
    if (!road) throw new Error('Nobody is on the road.');
    return road;
  }

  async today() {
    const day = (await this.road()).days.at(-1);
    if (!day) throw new Error('No day has begun.');
    return day;
  }

  /** Day and time of the one clock. */
  async now(): Promise<string> {
    const { now } = await this.ask('shell.view', {});
    return `${now.day} ${now.time}`;
  }

  async said(): Promise<string> {
    return (await this.ask('log.list', { limit: 1 })).lines[0]?.summary ?? '';
  }
}

interface Outfit {
  settings?: Record<string, boolean | string | number>;
  rations?: number;
  water?: number;
  /** Of 6. */
  hp?: number;
}
