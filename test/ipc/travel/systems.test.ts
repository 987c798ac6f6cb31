import { expect, test } from 'vitest';
import { systems } from '../../../shared/rules/registry.ts';
import { RoadDesk } from './road-desk.ts';

test.each(systems.map(({ id }) => id))(
  '%s: a week out of doors by its own loads, meals and healing',
  async (system) => {
    const table = new RoadDesk({ roll: (sides) => Math.min(sides, 6) });
    try {
      await table.setOut(system, { hp: 2, rations: 5 });
      await table.course({ ground: 'settled', way: 'open', miles: 1000 });
      const { pace } = await table.road();
      const clear = pace?.march.value ?? 0;
      // The base rate in feet, a fifth of it in miles.
      expect(clear).toBe(Math.floor((pace?.baseFeet ?? 0) / 5));
      expect(clear).toBeGreaterThan(0);
      for (let day = 1; day <= 5; day++) await table.march();
      expect((await table.road()).stores.food.portions).toBe(0);
      expect((await table.today()).miles.reduce((sum, { miles }) => sum + miles, 0)).toBe(clear);
      expect(await table.march()).toEqual({ stopped: 'Hild goes 1 day without food' });
      expect(await table.march()).toEqual({ stopped: null });
      expect((await table.road()).rest.due).toBe(true);
      const before = (await table.ask('need.list', {})).people[0]?.hp ?? 0;
      expect(await table.tell('travel.passDay', { kind: 'rest' })).toEqual({
        stopped: 'Hild goes 2 days without food',
      });
      await table.tell('travel.passDay', { kind: 'rest' });
      expect((await table.road()).rest).toMatchObject({ due: false, overdue: false });
      expect((await table.ask('need.list', {})).people[0]?.hp).toBeGreaterThanOrEqual(before);
      expect(await table.now()).toBe('9 08:00');
      for (let step = 0; step < 9; step++) await table.tell('journal.undo', {});
      expect(await table.now()).toBe('2 08:00');
      for (let step = 0; step < 9; step++) await table.tell('journal.redo', {});
      expect(await table.now()).toBe('9 08:00');
    } finally {
      await table.end();
    }
  },
);
