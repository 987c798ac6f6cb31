import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualGrounds } from '../../../shared/map/usual-grounds.ts';
import { RoadDesk } from './road-desk.ts';

// Worked from the lists: a riding horse goes 240' with up to 3,000 coins and 120' with up to 6,000; a cart 60'. Hild's
// 30 pounds of load are 300 coins, her body as many as the setting says (ten a pound).

let table: RoadDesk;

beforeEach(() => {
  table = new RoadDesk();
});
afterEach(() => table.end());

const join = async (list: string, id: string, kind: 'mount' | 'vehicle', name: string) =>
  (await table.tell('character.addFromContent', { list, id, kind, name, hp: 9 })).id;
const ride = (riderId: number, onId: number | null) =>
  table.tell('travel.ride', { rides: [{ riderId, onId }] });
const miles = async () => (await table.road()).pace?.march.value;

test('who rides counts by the beast, which bears them with all they have', async () => {
  await table.setOut('ose', { settings: { encumbrance: 'detailed', riderWeight: 0 } });
  const horse = await join('animals', 'riding-horse', 'mount', 'Ash');
  const [hild] = (await table.road()).company;
  const id = hild?.id ?? 0;
  // 20 rations and 20 skins; on foot she sets the pace.
  expect(await miles()).toBeLessThan(48);
  await ride(id, horse);
  expect(await table.said()).toBe('Hild rides Ash.');
  expect(await miles()).toBe(48);
  expect((await table.road()).pace?.slowest).toEqual(['Ash']);
  await table.tell('inventory.add', {
    to: { in: 'holder', id },
    item: { kind: 'gear', name: 'millstone', quantity: 1, weightEach: 3001 },
  });
  expect(await miles()).toBe(24);
  await ride(id, null);
  expect(await table.said()).toBe('Hild goes on foot.');
  await table.tell('journal.undo', {});
  expect((await table.road()).company.find((each) => each.id === id)?.onId).toBe(horse);
});

test('what a body weighs is the campaign’s to say', async () => {
  await table.setOut('ose', {
    settings: { encumbrance: 'detailed', riderWeight: 400 },
    rations: 0,
    water: 0,
  });
  const horse = await join('animals', 'riding-horse', 'mount', 'Ash');
  await ride((await table.road()).company[0]?.id ?? 0, horse);
  // 4,000 coins of body: over 3,000, so at half speed.
  expect(await miles()).toBe(24);
});

test('a cart goes at its own rate, and a beast that died bears nobody', async () => {
  await table.setOut('ose', { settings: { encumbrance: 'detailed' }, rations: 0, water: 0 });
  const horse = await join('animals', 'riding-horse', 'mount', 'Ash');
  await ride((await table.road()).company[0]?.id ?? 0, horse);
  const cart = await join('land_vehicles', 'cart', 'vehicle', 'the cart');
  expect(await miles()).toBe(12);
  await table.tell('character.remove', { id: cart });
  expect(await miles()).toBe(48);
  await table.tell('character.setState', { characterIds: [horse], state: 'dead' });
  expect(await miles()).toBe(24);
});

test('days that went by stand where the next is barred to a cart', async () => {
  const rolling = new RoadDesk({ roll: (sides) => sides });
  try {
    await rolling.setOut();
    const cart = { list: 'land_vehicles', id: 'cart', kind: 'vehicle', name: 'the cart', hp: 4 } as const;
    await rolling.tell('character.addFromContent', cart);
    // Twelve miles are the whole of the first day.
    await rolling.course({ ground: 'city', miles: 12 }, { ground: 'forest', way: 'trail', miles: 10 });
    const passed = await rolling.tell('travel.passDays', { kind: 'march', days: 3 });
    expect(passed).toMatchObject({
      days: 1,
      stopped: expect.stringContaining('The cart cannot go over forest') as string,
    });
    expect(await rolling.now()).toBe('3 08:00');
    expect(await rolling.said()).toContain('Stopped: The cart cannot go over forest');
  } finally {
    await rolling.end();
  }
});

test('nobody rides a person, themselves or in a ring', async () => {
  await table.setOut();
  const horse = await join('animals', 'riding-horse', 'mount', 'Ash');
  const cart = await join('land_vehicles', 'cart', 'vehicle', 'the cart');
  const hild = (await table.road()).company[0]?.id ?? 0;
  for (const [riderId, onId, words] of [
    [horse, hild, 'Hild is no beast, cart or ship'],
    [hild, 99, 'not in the party'],
    [99, horse, 'not in the party'],
    [horse, horse, 'sit on whoever sits on them'],
  ] as const)
    expect((await table.refusal('travel.ride', { rides: [{ riderId, onId }] })).message).toContain(words);
  await ride(horse, cart);
  expect((await table.refusal('travel.ride', { rides: [{ riderId: cart, onId: horse }] })).message).toContain(
    'Nobody sat down.',
  );
  expect((await table.refusal('travel.ride', { rides: [{ riderId: horse, onId: cart }] })).message).toContain(
    'It is so already',
  );
});

test('a cart stops before ground that bars it off a road, unless it goes all the same', async () => {
  await table.setOut();
  await join('land_vehicles', 'cart', 'vehicle', 'the cart');
  // 60' is 12 clear miles: six of them are half the day. City and road are never lost.
  await table.course({ ground: 'city', miles: 6 }, { ground: 'forest', way: 'trail', miles: 10 });
  const words = 'The cart cannot go over forest ground off a maintained road';
  expect(await table.march()).toEqual({ stopped: words });
  expect(await table.now()).toBe('2 12:00');
  expect((await table.refusal('travel.passDay', { kind: 'march' })).message).toContain(words);
  expect((await table.ask('travel.preview', { kind: 'march' })).refusal).toContain(words);
  await table.tell('travel.passDay', { kind: 'march', anyway: true, faces: [6] });
  // Half of the day is left: four miles of forest.
  expect((await table.today()).miles).toMatchObject([{ miles: 6 }, { ground: 'forest', miles: 4 }]);
  await table.course({ ground: 'forest', way: 'road', miles: 10 });
  expect(await table.march(6)).toEqual({ stopped: 'They are where they meant to go' });
});

test('a cart goes behind the beasts that draw it, and stands behind too few', async () => {
  await table.setOut('ose', { settings: { encumbrance: 'detailed' }, rations: 0, water: 0 });
  const cart = await join('land_vehicles', 'cart', 'vehicle', 'the cart');
  const [mule, other] = [
    await join('animals', 'mule', 'mount', 'Bess'),
    await join('animals', 'mule', 'mount', 'Moss'),
  ];
  const draught = await join('animals', 'draft-horse', 'mount', 'Ox');
  const draw = (...beasts: number[]) =>
    table.tell('travel.ride', { rides: beasts.map((riderId) => ({ riderId, onId: cart, draws: true })) });
  // Nobody said what draws it: it goes as its sheet says.
  expect(await miles()).toBe(12);
  await draw(mule);
  expect(await table.said()).toBe('Bess draws the cart.');
  expect((await table.road()).pace?.slowest).toEqual(['the cart behind too few beasts']);
  expect(await miles()).toBe(0);
  await draw(other);
  expect(await miles()).toBe(12);
  const stone = { kind: 'gear', name: 'millstone', quantity: 1, weightEach: 5000 } as const;
  await table.tell('inventory.add', { to: { in: 'holder', id: cart }, item: stone });
  // Two mules draw 4,000 coins; a draft horse beside them makes it 8,000.
  expect(await miles()).toBe(0);
  await draw(draught);
  expect(await miles()).toBe(12);
  await table.tell('character.setState', { characterIds: [draught], state: 'dead' });
  expect(await miles()).toBe(0);
  await table.tell('travel.ride', { rides: [{ riderId: mule, onId: null }] });
  expect(await table.said()).toBe('Bess goes on foot.');
  const [hild] = (await table.road()).company;
  const asked = { rides: [{ riderId: hild?.id ?? 0, onId: cart, draws: true }] };
  expect((await table.refusal('travel.ride', asked)).message).toContain('is no beast');
  const seated = { rides: [{ riderId: mule, onId: other, draws: true }] };
  expect((await table.refusal('travel.ride', seated)).message).toContain('is no cart');
});

test('who rides camels crosses broken land and desert at full speed, and they go two weeks without water', async () => {
  await table.setOut('ose', { settings: { encumbrance: 'detailed', wildernessChecksPerDay: 0 }, water: 40 });
  const id = (await table.road()).company[0]?.id ?? 0;
  await table.tell('travel.setOrders', {
    food: 'found',
    water: 'packs',
    share: true,
    forage: false,
    guide: 'Tam',
  });
  await table.course({ ground: 'desert', miles: 500 });
  const made = async () => (await table.today()).miles.reduce((sum, each) => sum + each.miles, 0);
  const ware = async () => (await table.road()).stores.water;
  const camel = await join('animals', 'camel', 'mount', 'Dune');
  await table.march();
  const onFoot = await made();
  await ride(id, camel);
  expect((await ware()).days).toBe((await ware()).portions);
  const before = (await ware()).portions;
  await table.march();
  expect([onFoot < 30, await made()]).toEqual([true, 30]);
  // Hild drinks and the camel does not; its want stands nowhere.
  expect(before - (await ware()).portions).toBe(1);
  const wants = async () => (await table.ask('need.wants', {})).people.map(({ name }) => name);
  expect(await wants()).toEqual([]);
  for (let day = 3; day <= 14; day++) await table.tell('travel.passDay', { kind: 'camp' });
  const last = (await ware()).portions;
  await table.tell('travel.passDay', { kind: 'camp' });
  expect(last - (await ware()).portions).toBe(2);
  expect(await wants()).toEqual([]);
});

test('the best way of camels leads through the desert that others go round', async () => {
  await table.setOut();
  const id = (await table.road()).company[0]?.id ?? 0;
  const mapId = await table.addMap('The South');
  const desert = usualGrounds.find(({ name }) => name === 'Desert')?.code ?? 0;
  const clear = Array.from({ length: 24 }, (_, row) => ({ col: 0, row, length: 20, code: 1 }));
  const sand = [11, 12, 13].map((row) => ({ col: 10, row, length: 1, code: desert }));
  await table.tell('map.paint', { mapId, layer: 'terrain', runs: [...clear, ...sand] });
  await table.haveSeen(mapId, 24, 20);
  await table.tell('travel.place', { on: { mapId, col: 10, row: 10 } });
  const hexesOnTheWay = async () =>
    (await table.ask('travel.way', { through: [{ col: 10, row: 14 }] })).hexes.length;
  expect(await hexesOnTheWay()).toBe(5);
  await ride(id, await join('animals', 'camel', 'mount', 'Dune'));
  expect(await hexesOnTheWay()).toBe(4);
});
