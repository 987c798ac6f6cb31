import { expect, test } from 'vitest';
import { systems } from '../../../shared/rules/registry.ts';
import { distanceDice, ids } from '../../fixtures/grey-water.ts';
import { GreyWater } from './grey-water-desk.ts';

// docs/evenings.md, The Grey Water: every die typed, the program ended and begun anew on the way, under each book.

test.each(systems.map(({ id }) => id))(
  '%s: The Grey Water, by road and wood, pursued, astray, through a dungeon and a town, by river and sea into a gale',
  async (system) => {
    const table = new GreyWater();
    const rest = async () => (await table.road()).rest;
    const pass = (kind: 'forced' | 'rest' | 'hunt' | 'sail', ...faces: number[]) =>
      table.tell('travel.passDay', { kind, faces });
    try {
      await table.begin(system);
      const { steps: before } = await table.ask('log.movable', { direction: 'undo' });
      await table.goTo('Reedham', [10, 14]);
      expect(await table.said()).toBe('Course to Reedham, 84 miles, 14 hexes.');

      expect(await table.march(1)).toEqual({ stopped: 'Somebody comes, Day 2, 12:00' });
      expect(await table.said()).toContain('clear road 18 miles');
      expect((await table.where()).number).toBe('1003');
      await table.meet('wyvern', 1, {
        surprise: [6, 6],
        distance: distanceDice(system, [3, 4, 2, 5]),
        reaction: [2, 1],
      });
      expect(await table.flee({ pursuingRate: 240, evasion: 60 })).toEqual({ outcome: null });
      expect(await table.said()).toContain('a pursuit by days, 25 in 100');
      expect(await table.tell('encounter.pursuitDay', { faces: [3, 70, 20] })).toEqual({
        outcome: 'escaped',
      });
      expect(await table.said()).toBe(
        'A day of flight, 120° clockwise from their course: clear 12 miles; the party got away. Supper: 2 rations. Day 3, 08:00.',
      );
      expect(await table.where()).toMatchObject({
        number: '0802',
        believed: null,
        doubt: { about: { col: 10, row: 3 }, miles: 12 },
      });
      await table.tell('encounter.conclude', { outcome: 'it lost them' });

      await table.tell('travel.knows', {});
      expect(await table.said()).toBe('They know where they are: 0802.');
      await table.goTo('Reedham', [10, 14]);
      expect(await table.said()).toBe('Course to Reedham, 78 miles, 13 hexes.');
      expect(await table.march(4, 3)).toEqual({ stopped: null });
      expect(await table.said()).toBe(
        'Day 2 of the road, march: clear 12 miles and clear road 18 miles. Supper: 2 rations. Day 4, 08:00.',
      );
      expect((await table.where()).number).toBe('1006');

      expect(await table.march(2, 4, 5)).toEqual({ stopped: null });
      expect(await table.said()).toBe(
        'Day 3 of the road, march: clear 24 miles. Supper: 2 rations. Day 5, 08:00.',
      );
      expect(await table.where()).toMatchObject({
        number: '0608',
        believed: { at: { col: 10, row: 10 }, toward: null },
        astray: true,
        contradiction: 'They stand in plain where their map says forest.',
      });

      await table.forage();
      expect(await table.march(5, 1)).toEqual({ stopped: 'Somebody comes, Day 5, 12:00' });
      expect((await table.where()).true).toEqual({
        at: { col: 6, row: 9 },
        toward: { col: 6, row: 10 },
        miles: 2,
      });
      await table.meet('orcs', 3, {
        surprise: [5, 4],
        distance: distanceDice(system, [6, 2, 1, 3]),
        reaction: [2, 2],
      });
      expect(await table.flee({ pursuingRate: 120, surroundings: 25, evasion: 60 })).toEqual({
        outcome: 'escaped',
      });
      expect(await table.said()).toContain('they get away, 95 in 100');
      await table.tell('encounter.conclude', { outcome: 'the wood hid them' });
      expect(await table.now()).toBe('5 12:10');
      expect(await table.march(1, 5)).toEqual({ stopped: null });
      expect(await table.said()).toBe(
        'Day 4 of the road, march: forest 8 miles. Foraging feeds 5. Nothing from the packs. Day 6, 08:00.',
      );
      expect(await table.where()).toMatchObject({
        true: { at: { col: 6, row: 10 }, toward: { col: 6, row: 11 }, miles: 4 },
        believed: { at: { col: 10, row: 12 }, toward: { col: 10, row: 13 }, miles: 4 },
      });

      await table.tell('travel.tell', {});
      expect(await table.said()).toBe('They know that they went astray: day 3, 45° to the right.');
      expect((await table.where()).doubt).toEqual({ about: { col: 10, row: 6 }, miles: 40 });
      await table.tell('travel.knows', {});
      await table.goTo('Reedham', [10, 14]);
      expect(await table.said()).toBe('Course to Reedham, 32 miles, 6 hexes.');

      await table.restart();
      await table.tell('app.openCampaign', { path: table.campaignPath });
      expect(await pass('forced', 3, 6)).toEqual({ stopped: null });
      expect(await table.said()).toBe(
        'Day 5 of the road, forced march: forest 8 miles and clear 24 miles. Supper: 2 rations. Day 7, 08:00.',
      );
      expect((await table.where()).number).toBe('1014');
      expect(await rest()).toMatchObject({ due: true, overdue: false });

      await pass('rest', 5);
      expect(await rest()).toMatchObject({ due: false, daysLeft: 6 });
      await pass('hunt', 1);
      expect(await table.said()).toContain('The hunt finds animals.');
      await table.tell('travel.passDay', { kind: 'hunt', brought: 1, faces: [4] });
      expect(await table.said()).toContain('1 portion brought home. Supper: 1 ration');
      expect(await rest()).toMatchObject({ due: false, daysLeft: 6 });

      await table.tell('travel.goIn', { siteId: ids.gate });
      expect(await table.said()).toBe('The party of 2 entered The Drowned Gate.');
      await table.tell('dungeon.passTo', { turn: 7, over: true });
      await table.tell('dungeon.leave', {});
      expect(await table.now()).toBe('9 09:00');
      expect(await table.stay(2)).toEqual({ days: 2, copper: 400, stopped: null });
      expect(await table.said()).toBe('Reedham, 2 days for 4 gp from Hild, to day 11, 08:00.');
      expect((await table.road()).stores).toMatchObject({ food: { portions: 9 }, water: { portions: 20 } });

      await table.board(ids.heron);
      await table.goTo('Saltmouth', [10, 18]);
      expect(await table.said()).toBe('Course to Saltmouth, 24 miles, 4 hexes.');
      expect(await pass('sail', 6, 4)).toEqual({ stopped: null });
      expect(await table.said()).toContain('River downstream 24 miles. Supper: 2 rations. Day 12, 08:00.');
      expect((await table.road()).stores.water.portions).toBe(20);
      expect((await table.where()).number).toBe('1018');

      await table.board(ids.gull);
      await table.goTo('the Isles', [14, 20], [14, 40]);
      expect(await table.said()).toBe(
        'Course to the Isles, 144 miles, 24 hexes. Straight on through 24 hexes they do not know.',
      );
      expect(await pass('sail', 3, 4, 5, 6)).toEqual({ stopped: null });
      expect(await table.said()).toContain(
        'Coastal waters 36 miles and open sea 36 miles. Supper: 2 rations, 2 water.',
      );
      expect((await table.where()).number).toBe('1428');
      expect((await table.road()).stores).toMatchObject({ food: { portions: 5 }, water: { portions: 18 } });

      expect(await pass('sail', 6, 6, 4, 80)).toEqual({ stopped: 'The gale: in shelter by the land' });
      expect(await table.where()).toMatchObject({
        number: '1419',
        believed: null,
        doubt: { about: { col: 14, row: 19 }, miles: 6 },
      });

      const end = await table.stands();
      const { steps } = await table.ask('log.movable', { direction: 'undo' });
      const back = steps.length - before.length;
      for (let step = 0; step < back; step += 1) await table.tell('journal.undo', {});
      expect([await table.now(), (await table.where()).number]).toEqual(['2 08:00', '1000']);
      for (let step = 0; step < back; step += 1) await table.tell('journal.redo', {});
      expect(await table.stands()).toEqual(end);
      expect((await table.ask('log.movable', { direction: 'undo' })).steps).toEqual(steps);
    } finally {
      await table.end();
    }
  },
);
