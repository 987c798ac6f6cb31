import { afterEach, expect, test } from 'vitest';
import { scriptedDice } from '../../../../shared/dice/scripted.ts';
import { TestDesk } from '../../test-desk.ts';

/** A hoard in the hand that is brought to the worth the referee wishes, and back. */

let table: TestDesk;
afterEach(() => table.end());

async function hoardOf(typed: string, system = 'ose') {
  table = new TestDesk(scriptedDice([]));
  await table.tell('app.createCampaign', { path: table.campaignPath, name: 'The Barrow', system });
  const source =
    system === 'swords-wizardry'
      ? ({ by: 'experience', points: 100 } as const)
      : ({ by: 'letters', text: 'P', bearers: 1 } as const);
  const lines = [
    { typed },
    ...Array.from({ length: system === 'swords-wizardry' ? 4 : 0 }, () => ({ struck: true })),
  ];
  const { id } = await table.tell('treasure.place', {
    source,
    low: false,
    lines,
    name: 'The heap',
    at: null,
  });
  return id;
}
const lying = async () => {
  const [hoard] = await table.ask('hoard.list', {});
  return {
    worth: hoard?.worth,
    weight: hoard?.weight,
    things: hoard?.things.map(({ name, quantity, worthEach }) => [name, quantity, worthEach]),
  };
};
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
const wish = (id: number, gold: number) => table.ask('hoard.wish', { id, gold });

test('the ways to a worth are shown with what differs and what there is to carry, and nothing is written', async () => {
  const id = await hoardOf('4,000 cp; 300 gp; 2 gem 50 gp; a map');
  const before = await lying();
  expect(before).toMatchObject({ worth: 440, weight: '4,302 coins' });
  expect(await wish(id, 2000)).toEqual({
    gold: 2000,
    now: {
      worth: 440,
      weight: '4,302 coins',
      carriage: 'fills 8 × Sack (large), a load for 3 mules',
    },
    proposals: [
      {
        way: 'coins',
        then: {
          worth: 2000,
          weight: '24,078 coins',
          carriage: 'fills 41 × Sack (large), a load for 13 mules',
          changes: [
            { of: 'coins', what: 'gp', before: 300, after: 1676 },
            { of: 'coins', what: 'cp', before: 4000, after: 22_400 },
          ],
        },
        why: '',
      },
      expect.objectContaining({ way: 'gem', why: '' }),
      expect.objectContaining({ way: 'jewellery', why: '' }),
    ],
  });
  expect(await lying()).toEqual(before);
});

test('one of them is taken as one step, told from what to what, and undone', async () => {
  const id = await hoardOf('4,000 cp; 300 gp; 2 gem 50 gp; a map');
  const before = await lying();
  await table.tell('hoard.adjust', { id, gold: 2000, way: 'gem', from: 440 });
  expect(await newest()).toBe(
    'The heap was brought by hand from 440 gp to 2,000 gp: 1 × gem (1,000 gp each) more, 1 × gem (500 gp each) more, 1 × gem (50 gp each) more, 1 × gem (10 gp each) more.',
  );
  expect(await lying()).toEqual({
    worth: 2000,
    weight: '4,306 coins',
    things: [
      ['cp', 4000, 0.01],
      ['gp', 300, 1],
      ['gem', 3, 50],
      ['a map', 1, null],
      ['gem', 1, 1000],
      ['gem', 1, 500],
      ['gem', 1, 10],
    ],
  });
  await table.tell('hoard.adjust', { id, gold: 700, way: 'gem', from: 2000 });
  expect(await newest()).toBe(
    'The heap was brought by hand from 2,000 gp to 700 gp: 3 × gem (100 gp each) more, 1 × gem (1,000 gp each) gone, 1 × gem (500 gp each) gone, 2 × gem (50 gp each) gone.',
  );
  expect((await lying()).worth).toBe(700);
  await table.tell('journal.undo', {});
  await table.tell('journal.undo', {});
  expect(await lying()).toEqual(before);
  await table.tell('hoard.adjust', { id, gold: 123.45, way: 'coins', from: 440 });
  expect(await newest()).toBe(
    'The heap was brought by hand from 440 gp to 123.45 gp: 300 gp to 20, 4,000 cp to 345.',
  );
  await table.tell('hoard.adjust', { id, gold: 100, way: 'coins', from: 123.45 });
  expect((await lying()).things).toEqual([
    ['gem', 2, 50],
    ['a map', 1, null],
  ]);
});

test('a wish that cannot be reached says why, and one that was shown of another heap is refused', async () => {
  const id = await hoardOf('10 gp; crown 1,200 gp');
  const [coins, gems] = (await wish(id, 1000)).proposals;
  expect(coins).toEqual({
    way: 'coins',
    then: null,
    why: 'What lies beside the coins is worth 1,200 gp by itself, 200 gp more than is wished.',
  });
  expect(gems?.then).toBeNull();
  const refusal = await table.refusal('hoard.adjust', { id, gold: 1000, way: 'coins', from: 1210 });
  expect(refusal.message).toBe(`${coins?.why ?? ''} Nothing was changed.`);
  const stale = await table.refusal('hoard.adjust', { id, gold: 2000, way: 'coins', from: 1000 });
  expect(stale.message).toBe('The heap is worth 1,210 gp by now. Look again. Nothing was changed.');
  const gone = await table.refusal('hoard.adjust', { id: 99, gold: 2000, way: 'coins', from: 0 });
  expect(gone.message).toContain('no longer there');
  expect((await lying()).worth).toBe(1210);
});

test('what hides something is left as it is, and what it is in truth worth counts', async () => {
  const id = await hoardOf('100 gp; potion of healing 50 gp');
  const [potion] = ((await table.ask('hoard.list', {}))[0]?.things ?? []).filter(
    ({ kind }) => kind === 'potion',
  );
  await table.tell('hoard.adjust', { id, gold: 400, way: 'coins', from: 150 });
  const after = (await table.ask('hoard.list', {}))[0];
  expect(after?.things.find(({ kind }) => kind === 'potion')).toEqual(potion);
  expect(after?.things.find(({ name }) => name === 'gp')?.quantity).toBe(350);
});

test('each book gives what its tables can: gems of any round worth, no jewellery; without tables only coins', async () => {
  const id = await hoardOf('100 gp', 'swords-wizardry');
  const [coins, gems, jewellery] = (await wish(id, 2100)).proposals;
  expect(coins?.then?.changes).toEqual([{ of: 'coins', what: 'gp', before: 100, after: 2100 }]);
  expect(gems?.then?.changes).toEqual([{ of: 'pieces', what: 'gem (2,000 gp each)', before: 0, after: 1 }]);
  expect(jewellery?.why).toBe('The book has no table of what jewellery may be worth.');
});
