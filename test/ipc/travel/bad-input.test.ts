import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandName } from '../../../shared/ipc/contract.ts';
import { RoadDesk } from './road-desk.ts';

let table: RoadDesk;

beforeEach(() => {
  table = new RoadDesk();
});
afterEach(() => table.end());

type Bad = readonly [what: string, name: CommandName, input: unknown, words: string];

const course = (legs: unknown) => ({ goal: 'Thorn Gate', legs });
const orders = { food: 'packs', water: 'ground', share: true, forage: false, guide: '' };

const badFrom: readonly Bad[] = [
  ['no course', 'travel.passDay', { kind: 'march' }, 'No way lies ahead'],
  ['a kind nobody knows', 'travel.passDay', { kind: 'swim' }, ''],
  ['a die of 101', 'travel.passDay', { kind: 'camp', faces: [101] }, 'A whole number from'],
  ['a die of seven', 'travel.passDay', { kind: 'camp', faces: [7] }, '7 is not a face of a d6'],
  ['half a die', 'travel.passDay', { kind: 'camp', faces: [1.5] }, 'A whole number from'],
  ['41 dice', 'travel.passDay', { kind: 'camp', faces: Array.from({ length: 41 }, () => 6) }, ''],
  [
    'dice nobody asked for',
    'travel.passDay',
    { kind: 'camp', faces: [6, 6, 6] },
    '3 dice were typed; the day wanted 1',
  ],
  ['a modifier of 7', 'travel.passDay', { kind: 'camp', modifier: 7 }, 'A whole number from'],
  ['31 days', 'travel.passDays', { kind: 'camp', days: 31 }, 'A whole number from'],
  ['no days', 'travel.passDays', { kind: 'camp', days: 0 }, 'A whole number from'],
  [
    'a second journey',
    'travel.begin',
    { goal: 'Saltmouth', ground: 'clear' },
    'on the road to Thorn Gate already',
  ],
  ['no goal', 'travel.setCourse', { goal: ' ', legs: [] }, ''],
  [
    'a leg of less than none',
    'travel.setCourse',
    course([{ ground: 'clear', miles: -1 }]),
    'A whole number from 1 to 1,000. Nothing was changed.',
  ],
  ['a leg of no miles', 'travel.setCourse', course([{ ground: 'clear', miles: 0 }]), ''],
  [
    'a leg of 1,001 miles',
    'travel.setCourse',
    course([{ ground: 'clear', miles: 1001 }]),
    'A whole number from 1 to 1,000. Nothing was changed.',
  ],
  ['a leg over lava', 'travel.setCourse', course([{ ground: 'lava', miles: 1 }]), ''],
  [
    '501 legs',
    'travel.setCourse',
    course(Array.from({ length: 501 }, () => ({ ground: 'clear', miles: 1 }))),
    '',
  ],
  [
    'a name that turns the line',
    'travel.setCourse',
    course([{ ground: 'clear', miles: 1, name: 'a\u202eb' }]),
    '',
  ],
  ['a guide of 81 letters', 'travel.setOrders', { ...orders, guide: 'x'.repeat(81) }, ''],
  ['food from nowhere', 'travel.setOrders', { ...orders, food: 'air' }, ''],
  ['a check there is not', 'travel.letBe', { checkId: 9 }, 'No such check'],
  ['telling those on course', 'travel.tell', {}, 'on their course'],
  [
    'meeting nobody',
    'encounter.begin',
    { who: 'wolves', number: 3, roadCheckId: 9 },
    'No such check of the road',
  ],
];

describe('what cannot be is refused in a sentence, and nothing is kept of it', () => {
  test.each(badFrom)('%s', async (_what, name, input, words) => {
    await table.setOut();
    const before = [await table.road(), await table.now(), (await table.ask('log.list', {})).lines.length];
    const refusal = await table.refusal(name, input);
    expect(refusal.message).toContain(words);
    expect(refusal.message.length).toBeGreaterThan(10);
    expect([await table.road(), await table.now(), (await table.ask('log.list', {})).lines.length]).toEqual(
      before,
    );
  });

  test('nobody is on the road', async () => {
    await table.setOut();
    await table.tell('travel.end', {});
    for (const [name, input] of [
      ['travel.passDay', { kind: 'march' }],
      ['travel.passDays', { kind: 'march', days: 3 }],
      ['travel.setCourse', course([])],
      ['travel.letBe', { checkId: 1 }],
      ['travel.tell', {}],
      ['travel.end', {}],
    ] as const)
      expect((await table.refusal(name, input)).message, name).toBe('Nobody is on the road. Set out first.');
    expect(await table.ask('travel.view', {})).toBeNull();
  });

  test('in a dungeon, with nobody left, and with a load nobody can bear', async () => {
    await table.setOut('ose', { settings: { encumbrance: 'detailed' } });
    await table.course({ ground: 'clear', miles: 30 });
    const [hild] = (await table.road()).company;
    const id = hild?.id ?? 0;
    await table.tell('dungeon.enter', { name: 'the crypt', speakerId: null });
    expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toContain(
      'In the crypt time passes by turns',
    );
    expect((await table.ask('travel.preview', { kind: 'march' })).refusal).toContain('In the crypt');
    await table.tell('dungeon.leave', {});
    const idol = { kind: 'otherTreasure' as const, name: 'a stone idol', weightEach: 9000 };
    await table.tell('inventory.add', { to: { in: 'holder', id }, item: idol });
    expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toContain(
      'The party cannot move',
    );
    await table.tell('character.setState', { characterIds: [id], state: 'dead' });
    expect((await table.refusal('travel.passDay', { kind: 'camp' })).message).toContain(
      'Nobody is there who can walk',
    );
    expect((await table.road()).pace).toBeNull();
    await table.tell('character.remove', { id });
    expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toBe(
      'Nobody is there who can walk. No day has passed.',
    );
    expect(await table.now()).toBe('2 08:00');
  });

  test('while somebody is met', async () => {
    await table.setOut();
    await table.course({ ground: 'clear', miles: 30 });
    await table.tell('encounter.begin', { who: 'wolves', number: 3 });
    const words = 'Conclude the encounter first. No time has passed.';
    for (const [name, input] of [
      ['travel.passDay', { kind: 'march' }],
      ['travel.passDay', { kind: 'camp' }],
      ['travel.passDays', { kind: 'march', days: 3 }],
    ] as const)
      expect((await table.refusal(name, input)).message).toBe(words);
    expect((await table.ask('travel.preview', { kind: 'march' })).refusal).toBe(words);
    expect(await table.now()).toBe('2 08:00');
  });
});
