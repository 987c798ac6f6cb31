import { expect, test } from 'vitest';
import { systems } from '../../../shared/rules/registry.ts';
import { SeaDesk } from './sea-desk.ts';

// docs/evenings.md, The Grey Water: every die typed, the program ended and begun anew on the way, under each book.

const codes = { plain: 1, forest: 5, sea: 18 };

class GreyWater extends SeaDesk {
  mapId = 0;

  async begin(system: string): Promise<void> {
    await this.sailOut({ system, settings: { encumbrance: 'none' }, rations: 20, water: 20 });
    await this.board(this.hildId, null);
    this.mapId = await this.addMap('The Grey Water');
    await this.paint('terrain', codes.plain, 0, 12);
    await this.paint('terrain', codes.forest, 9, 2);
    await this.paint('terrain', codes.sea, 12, 48);
    await this.paint('known', 1, 0, 12);
    await this.tell('map.addSite', {
      mapId: this.mapId,
      col: 10,
      row: 11,
      kind: 'harbour',
      name: 'Saltmouth',
    });
    await this.tell('travel.place', { on: { mapId: this.mapId, col: 10, row: 2 } });
    await this.tell('travel.setWay', { goal: 'Saltmouth', through: [{ col: 10, row: 11 }] });
  }

  paint(layer: 'terrain' | 'known', code: number, from: number, rows: number) {
    const runs = Array.from({ length: rows }, (_, at) => ({ col: 0, row: from + at, length: 30, code }));
    return this.tell('map.paint', { mapId: this.mapId, layer, runs });
  }

  async where() {
    const found = await this.ask('travel.where', {});
    if (!found) throw new Error('They are on no map.');
    return found;
  }

  async stored() {
    const { stores, milesAhead, ground } = await this.road();
    return {
      now: await this.now(),
      food: stores.food.portions,
      milesAhead,
      ground,
      where: await this.where(),
    };
  }
}

test.each(systems.map(({ id }) => id))(
  '%s: The Grey Water, by road, astray, and by sea into a gale',
  async (system) => {
    const table = new GreyWater();
    try {
      await table.begin(system);
      expect(await table.road()).toMatchObject({ milesAhead: 54, pace: { baseFeet: 120 } });

      expect(await table.march(3, 4)).toEqual({ stopped: null });
      expect(await table.said()).toBe(
        'Day 1 of the road, march: clear 24 miles. Supper: 1 ration. Day 3, 08:00.',
      );
      expect((await table.where()).true).toEqual({ at: { col: 10, row: 6 }, toward: null, miles: 0 });

      expect(await table.march(2, 4, 5)).toEqual({ stopped: null });
      expect(await table.said()).toBe(
        'Day 2 of the road, march: clear 24 miles. Supper: 1 ration. Day 4, 08:00.',
      );
      expect(await table.where()).toMatchObject({
        number: '0608',
        believed: { at: { col: 10, row: 10 }, toward: null },
        astray: true,
        contradiction: 'They stand in plain where their map says forest.',
      });

      await table.tell('travel.knows', {});
      expect(await table.said()).toBe(
        'They know where they are: 0608. From here it is 30 miles to Saltmouth.',
      );

      await table.restart();
      await table.tell('app.openCampaign', { path: table.campaignPath });

      expect(await table.march(6, 3)).toEqual({ stopped: null });
      expect(await table.said()).toBe(
        'Day 3 of the road, march: forest 16 miles. Supper: 1 ration. Day 5, 08:00.',
      );
      // Several ways are equally long; each enters its third hex of the wood on row 10.
      expect((await table.where()).true).toMatchObject({ toward: { row: 10 }, miles: 4 });

      expect(await table.march(5, 6)).toEqual({ stopped: 'They are where they meant to go' });
      expect(await table.now()).toBe('5 13:00');
      expect((await table.where()).number).toBe('1011');
      await table.tell('travel.passDay', { kind: 'camp' });
      expect(await table.now()).toBe('6 08:00');

      await table.board(table.hildId, table.shipId);
      await table.tell('travel.setWay', { goal: 'the Isles', through: [{ col: 10, row: 40 }] });
      expect(await table.said()).toBe('Course to the Isles, 174 miles, 29 hexes.');
      expect(await table.sail([3, 4, 5, 6])).toEqual({ stopped: null });
      expect(await table.said()).toContain(
        'Coastal waters 24 miles and open sea 48 miles. Supper: 1 ration, 1 water.',
      );
      expect((await table.where()).number).toBe('1023');
      expect((await table.road()).stores).toMatchObject({ food: { portions: 15 }, water: { portions: 19 } });

      expect(await table.sail([6, 6, 4, 80])).toEqual({ stopped: 'The gale: in shelter by the land' });
      expect(await table.where()).toMatchObject({
        number: '1012',
        believed: null,
        doubt: { about: { col: 10, row: 12 }, miles: 22 },
      });

      const end = await table.stored();
      const { steps } = await table.ask('log.movable', { direction: 'undo' });
      for (let step = 0; step < 10; step += 1) await table.tell('journal.undo', {});
      expect(await table.now()).toBe('2 08:00');
      for (let step = 0; step < 10; step += 1) await table.tell('journal.redo', {});
      expect(await table.stored()).toEqual(end);
      expect((await table.ask('log.movable', { direction: 'undo' })).steps).toEqual(steps);
    } finally {
      await table.end();
    }
  },
);
