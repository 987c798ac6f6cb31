import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { readsOf } from '../../fixtures/counted-reads.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
let face = 6;

beforeEach(async () => {
  face = 6;
  table = new TestDesk({ roll: (sides) => Math.min(face, sides) });
  await table.tell('app.createSample', { path: table.campaignPath });
  await withoutTinder();
});
afterEach(() => table.end());

const [hild, osric, wren, corin] = [1, 2, 3, 4] as const;

/** The sample's people carry tinder; here it is given out when a test wants it. */
async function withoutTinder(): Promise<void> {
  for (const id of [osric, wren]) {
    const { items } = await table.ask('inventory.view', { place: { in: 'holder', id } });
    const tinder = items.filter(({ kind }) => kind === 'tinder');
    await table.tell('inventory.remove', { itemIds: tinder.map((item) => item.id) });
  }
}

const sight = () => table.ask('light.sight', {});
const delve = async () => {
  const view = await table.ask('dungeon.delve', {});
  if (!view.delve) throw new Error('Nobody is in a dungeon.');
  return view.delve;
};
const pass = async (turns: number, activity: 'explore' | 'rest' = 'explore') => {
  for (let passed = 0; passed < turns; passed++) await table.tell('dungeon.passTurn', { activity });
};
const light = (characterId: number, kind: CommandInput<'light.kindle'>['kind'] = 'torch') =>
  table.tell('light.kindle', { characterId, kind });
const take = (id: number, kind: 'tinder' | 'torch' | 'lantern' | 'candle' | 'oilFlask', quantity = 1) =>
  table.tell('inventory.add', { to: { in: 'holder', id }, item: { kind, name: kind, quantity } });
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0];
const said = async () => (await newest())?.summary;
const lights = async () => (await delve()).lights;
const prompt = async (kind: string) => (await delve()).prompts.find((each) => each.kind === kind);

/** The step is taken back and taken again, and the windows show what they showed. */
async function thereAndBack(before: unknown): Promise<void> {
  const after = await delve();
  await table.tell('journal.undo', {});
  expect(await delve()).toEqual(before);
  await table.tell('journal.redo', {});
  expect(await delve()).toEqual(after);
}

describe('fire', () => {
  test('brought in for the first light, then passed on from what burns and from the last flame', async () => {
    expect((await sight()).fire).toMatchObject({
      atHand: true,
      text: 'Lit with the fire the party brings in.',
    });
    await light(wren);
    expect((await sight()).fire.text).toBe('Lit from what burns: Wren’s torch.');
    await pass(6);
    expect((await sight()).fire.text).toBe('Lit from the last flame: Wren’s torch.');
    await pass(1);
    expect((await sight()).fire).toMatchObject({ atHand: false, tinder: [] });
  });

  test('in the dark without tinder: refused with the way out named, and nothing is used up', async () => {
    await light(wren);
    await pass(7);
    const before = await table.ask('inventory.view', { place: { in: 'holder', id: wren } });
    const refusal = await table.refusal('light.kindle', { characterId: wren, kind: 'torch' });
    expect(refusal).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('nobody carries tinder') as string,
      details: { overruleTinder: 'Tick this if it burns all the same.' },
    });
    expect(await table.ask('inventory.view', { place: { in: 'holder', id: wren } })).toEqual(before);
    expect(await prompt('dark')).toMatchObject({ canAccept: false, bearerId: wren });
    const { lit } = await table.tell('light.kindle', {
      characterId: wren,
      kind: 'torch',
      overruleTinder: true,
    });
    expect(lit).toBe(true);
    expect((await newest())?.outcome).toMatchObject({
      overruled: 'Nothing burned to light it from; the referee let it burn.',
    });
  });

  test('tinder is tried a round at a time; what did not catch stays in hand and is tried again', async () => {
    await light(wren);
    await pass(7);
    await take(hild, 'tinder');
    expect(await prompt('dark')).toMatchObject({
      text: 'Nothing burns. Wren still has a torch. Hild has tinder: each round’s try catches on 2 in 6 (L types the die).',
      canAccept: true,
    });
    const before = await delve();
    const { id, lit } = await table.tell('light.kindle', { characterId: wren, kind: 'torch', tinderDie: 3 });
    expect(lit).toBe(false);
    expect(await said()).toBe('Hild tried the tinder for a round, 3: no flame. Wren has the torch in hand.');
    await thereAndBack(before);
    expect(await prompt('dark')).toMatchObject({ lightId: id, bearerId: wren, canAccept: true });
    expect(await table.tell('light.relight', { lightId: id, tinderDie: 2 })).toEqual({ lit: true });
    expect(await said()).toBe(
      'Hild tried the tinder for a round, 2: it catches. Wren lit the torch again: 6 turns.',
    );
    expect((await newest())?.outcome).toMatchObject({ reasons: [{ value: 2, rule: 'OSE-DARK-1' }, {}] });
    expect(await prompt('dark')).toBeUndefined();
  });

  test('the die is rolled where nobody typed it', async () => {
    await light(wren);
    await pass(7);
    await take(wren, 'tinder');
    face = 1;
    expect((await light(wren)).lit).toBe(true);
  });
});

describe('a gust', () => {
  test('blows out torches, not lanterns, several at once, and says when it is dark', async () => {
    const [one, two] = [(await light(wren)).id, (await light(wren)).id];
    const lantern = (await light(osric, 'lantern')).id;
    await pass(2);
    expect((await table.refusal('light.blowOut', { lightIds: [one, lantern] })).message).toBe(
      'No gust blows out Osric’s lantern. Nothing was blown out; douse it instead.',
    );
    const before = await delve();
    await table.tell('light.blowOut', { lightIds: [one, two, one] });
    expect(await said()).toBe(
      'Blown out: Wren’s torch with 4 turns left and Wren’s torch with 4 turns left.',
    );
    await thereAndBack(before);
    expect((await lights()).map(({ lit, turnsLeft }) => [lit, turnsLeft])).toEqual([
      [false, 4],
      [false, 4],
      [true, 22],
    ]);
    await table.tell('light.relight', { lightId: one });
    await table.tell('light.douse', { lightId: lantern });
    await table.tell('light.blowOut', { lightIds: [one] });
    expect(await said()).toContain('The party stands in the dark.');
    expect((await table.refusal('light.blowOut', { lightIds: [one] })).message).toContain('is not burning');
  });
});

describe('covered', () => {
  test('burns on and shows nothing: the party is dark but no prompt asks for light', async () => {
    const { id } = await light(osric, 'lantern');
    const before = await delve();
    await table.tell('light.cover', { lightId: id, covered: true });
    expect(await said()).toBe('Osric’s lantern is covered. It burns on: 24 turns.');
    await thereAndBack(before);
    expect(await sight()).toMatchObject({
      surprise: { carriesLight: false },
      people: [{ zone: 'dark' }, { zone: 'dark' }, { zone: 'dark' }, { zone: 'dark' }],
    });
    expect(await prompt('dark')).toBeUndefined();
    await pass(1);
    expect((await lights())[0]).toMatchObject({ covered: true, lit: true, turnsLeft: 23 });
    expect((await table.refusal('light.cover', { lightId: id, covered: true })).message).toContain(
      'covered already',
    );
    await table.tell('light.cover', { lightId: id, covered: false });
    expect((await sight()).surprise.carriesLight).toBe(true);
  });
});

describe('dropped, thrown, picked up, handed over', () => {
  test('a torch dropped burns on where it lies, and serves until the party explores on', async () => {
    const { id } = await light(wren);
    await pass(1);
    const before = await delve();
    await table.tell('light.drop', { lightId: id, where: 'by the well', burnsOn: true });
    expect(await said()).toBe('Wren dropped the torch: by the well. It burns on.');
    await thereAndBack(before);
    expect((await lights())[0]).toMatchObject({ bearerId: null, bearer: 'by the well', lit: true });
    expect((await sight()).people[0]).toMatchObject({ zone: 'bright', sees: 'by the torch (by the well)' });
    await pass(1, 'rest');
    expect((await sight()).people[0]?.zone).toBe('bright');
    await pass(1);
    expect((await lights())[0]).toMatchObject({ lit: true, turnsLeft: 3 });
    expect((await sight()).people[0]?.zone).toBe('dark');
    expect(await prompt('dark')).toMatchObject({
      text: expect.stringMatching(/^Nothing burns with the party/) as string,
    });
    await table.tell('light.take', { lightId: id, characterId: corin });
    expect(await said()).toBe('Corin picked up the torch (by the well).');
    expect((await sight()).people[0]).toMatchObject({ sees: 'by Corin’s torch' });
    await pass(3);
    expect((await lights())[0]).toMatchObject({ bearer: 'Corin', lit: false, turnsLeft: 0 });
  });

  test('a thrown one may go out', async () => {
    const { id } = await light(wren);
    await table.tell('light.drop', { lightId: id, where: 'the pool', thrown: true, burnsOn: false });
    expect(await said()).toBe('Wren threw the torch: the pool. It went out.');
    expect((await lights())[0]).toMatchObject({ bearerId: null, lit: false, turnsLeft: 6 });
    expect((await table.refusal('light.drop', { lightId: id, where: 'here', burnsOn: true })).message).toBe(
      'The torch (the pool) lies there already.',
    );
  });

  test('a lantern’s thing goes with its light: to the ground, to another, and back', async () => {
    const has = async (id: number) =>
      (await table.ask('party.view', {})).members.find((each) => each.id === id)?.supplies.lantern;
    const { id } = await light(osric, 'lantern');
    await table.tell('light.drop', { lightId: id, where: 'the stair', burnsOn: true });
    expect(await has(osric)).toBe(0);
    expect((await table.refusal('light.refuel', { lightId: id })).message).toContain('pick it up first');
    const before = await delve();
    await table.tell('light.take', { lightId: id, characterId: hild });
    await thereAndBack(before);
    expect([await has(osric), await has(hild)]).toEqual([0, 1]);
    await table.tell('light.take', { lightId: id, characterId: osric });
    expect(await said()).toBe('Hild handed the lantern to Osric.');
    expect([await has(osric), await has(hild)]).toEqual([1, 0]);
    expect((await table.refusal('light.take', { lightId: id, characterId: osric })).message).toBe(
      'Osric has it already.',
    );
  });

  test('of two torches the desk counts the one that goes out first', async () => {
    await light(wren);
    await pass(2);
    await light(wren);
    expect((await delve()).lightTurnsLeft).toMatchObject({ torch: 4 });
    await pass(4);
    expect((await delve()).lightTurnsLeft).toMatchObject({ torch: 2 });
  });

  test('what each bearer burned stays with them on the sheet', async () => {
    const { id } = await light(wren);
    await pass(2);
    await table.tell('light.take', { lightId: id, characterId: hild });
    await pass(2);
    const spans = table.desk.campaign.file.db
      .prepare('SELECT bearer, first_turn AS first, last_turn AS last FROM light_span ORDER BY id')
      .all();
    expect(spans).toEqual([
      { bearer: 'Wren', first: 1, last: 2 },
      { bearer: 'Hild', first: 3, last: null },
    ]);
  });

  test('the bearer leaves: the light goes too; what lies there stays, until the party leaves it behind', async () => {
    const one = (await light(wren)).id;
    const two = (await light(wren)).id;
    await pass(1);
    await table.tell('light.drop', { lightId: two, where: 'the hall', burnsOn: true });
    await table.tell('character.remove', { id: wren });
    expect((await lights()).map(({ id }) => id)).toEqual([two]);
    expect((await sight()).people).toHaveLength(3);
    await table.tell('dungeon.leave', {});
    await table.tell('dungeon.enter', { name: 'again', speakerId: null });
    expect(await lights()).toEqual([]);
    expect(one).not.toBe(two);
  });
});

describe('a spell’s light', () => {
  test('never burns out, needs no fire and no thing, and can be covered but not put out', async () => {
    await light(wren);
    await pass(7);
    const { id } = await light(corin, 'continual');
    expect(await said()).toBe('Corin called up a continual light: without end.');
    await pass(8);
    const [, spell] = await lights();
    expect(spell).toMatchObject({ id, lit: true, turnsLeft: null, ofTurns: null, brightFeet: 30 });
    expect((await delve()).lightTurnsLeft).toMatchObject({ torch: 0, endless: true });
    expect(await prompt('dark')).toBeUndefined();
    expect((await sight()).left).toMatchObject({ burning: null, withFuel: null, lasts: 'as it burns' });
    for (const [name, input] of [
      ['light.douse', { lightId: id }],
      ['light.setTurnsLeft', { lightId: id, turnsLeft: 3 }],
      ['light.refuel', { lightId: id }],
      ['light.blowOut', { lightIds: [id] }],
    ] as const)
      expect((await table.refusal(name, input)).code, name).toBe('refused');
    // A cold light lights nothing.
    expect((await sight()).fire.atHand).toBe(false);
  });
});

describe('who sees what', () => {
  test('from rank to rank ten feet, where there is an order for exploring', async () => {
    const { id } = await table.tell('organisation.addFormation', { situation: 'Exploring' });
    for (const [characterId, rank] of [
      [wren, 0],
      [corin, 1],
      [hild, 3],
      [osric, 4],
    ] as const)
      await table.tell('organisation.place', { formationId: id, characterId, to: { rank, file: 0 } });
    await light(wren);
    const people = new Map((await sight()).people.map((each) => [each.name, each]));
    expect(people.get('Wren')).toMatchObject({ zone: 'bright', distanceFeet: 0 });
    expect(people.get('Hild')).toMatchObject({ zone: 'bright', distanceFeet: 30 });
    expect(people.get('Osric')).toMatchObject({ zone: 'dark', sees: 'nothing', seesNothing: true });
    expect(people.get('Corin')).toMatchObject({ zone: 'bright', distanceFeet: 10 });
    expect(people.get('Osric')?.penalties.map(({ value }) => value)).toContain('cannot attack');
  });

  test('an elf sees heat once the last light is out', async () => {
    await table.tell('character.edit', { id: corin, changes: { className: 'Elf' } });
    await light(wren);
    const corinSees = async () => (await sight()).people.find(({ id }) => id === corin);
    expect(await corinSees()).toMatchObject({ zone: 'bright', nightSight: { works: false } });
    await pass(6);
    expect(await corinSees()).toMatchObject({
      zone: 'dark',
      sees: "by infravision, 60'",
      seesNothing: false,
    });
  });

  test('how long the light lasts and the way back', async () => {
    await light(wren);
    await pass(4);
    // Torch 2 turns; 5 torches of 6 and one flask for 24: 2 + 30 + 24 × flasks, one kept burning.
    const { left } = await sight();
    expect(left).toMatchObject({ burning: 2, wayBack: { value: 2 }, lasts: 'as it burns' });
    const sum = left?.withFuel?.reasons.reduce(
      (all, { value }) => all + (typeof value === 'number' ? value : 0),
      0,
    );
    expect(left?.withFuel?.value).toBe(sum);
    await pass(2);
    expect((await sight()).left).toMatchObject({
      burning: 0,
      wayBack: { value: 2 },
      lasts: 'with what is carried',
    });
  });
});

describe('by the rules of hackmaster', () => {
  beforeEach(async () => {
    await table.end();
    table = new TestDesk({ roll: (sides) => Math.min(face, sides) });
    await table.tell('app.createCampaign', {
      name: 'Hole',
      path: table.campaignPath,
      system: 'hackmaster',
      settings: {},
    });
    await table.tell('character.add', {
      name: 'Aud',
      className: 'Mage',
      level: 1,
      abilities: {},
      hp: 20,
      maxHp: 20,
    });
    await take(1, 'torch', 2);
    await take(1, 'candle', 3);
    await take(1, 'lantern');
    await take(1, 'oilFlask', 2);
    await table.tell('dungeon.enter', { name: 'the Hole', speakerId: null });
  });

  test('its own kinds, radii and burning times in turns of ten minutes', async () => {
    expect((await sight()).kinds).toMatchObject([
      { kind: 'torch', ofTurns: 3, brightFeet: 30, dimFeet: 60, fuel: 'torch' },
      { kind: 'candle', ofTurns: 36, brightFeet: 15, dimFeet: 30, fuel: 'candle' },
      { kind: 'minersLantern', ofTurns: 54, brightFeet: 15, dimFeet: 30, fuel: 'oilFlask' },
      { kind: 'continual', ofTurns: null, dimFeet: 60, fuel: null },
    ]);
    await light(1, 'torch');
    await light(1, 'candle');
    await light(1, 'minersLantern');
    expect(await said()).toBe('Aud lit a miner’s lantern: 54 turns.');
    await pass(3);
    expect((await delve()).lightTurnsLeft).toEqual({
      torch: 0,
      lantern: 0,
      candle: 33,
      minersLantern: 51,
      endless: false,
    });
    expect((await table.refusal('light.kindle', { characterId: 1, kind: 'lantern' })).message).toBe(
      'The rules of this campaign know no lantern.',
    );
    const supplies = (await table.ask('party.view', {})).members[0]?.supplies;
    expect(supplies).toMatchObject({ torch: 1, candle: 2, lantern: 1, oilFlask: 1 });
  });

  test('in the dark −8 to attack and −4 to defence, with their reasons', async () => {
    const [aud] = (await sight()).people;
    expect(aud).toMatchObject({
      zone: 'dark',
      penalties: [
        { figure: 'attack', value: -8, reasons: [{ rule: 'HM-LGT-2' }] },
        { figure: 'defence', value: -4, reasons: [{ rule: 'HM-LGT-2' }] },
      ],
    });
  });
});

test('sixty lights and forty people: who sees what is told with as few questions as of four', async () => {
  await light(wren);
  const few = await readsOf(sight);
  const added = 36;
  for (let more = 5; more <= 4 + added; more += 1)
    await table.tell('character.add', {
      name: `Bearer ${more}`,
      className: 'Elf',
      level: 1,
      abilities: {},
      hp: 4,
      maxHp: 4,
    });
  await take(wren, 'torch', 60);
  const lights = 60;
  for (let lit = 1; lit < lights; lit += 1) {
    const { id } = await light(wren);
    if (lit < 40 && lit + 1 !== wren) await table.tell('light.take', { lightId: id, characterId: lit + 1 });
  }
  const many = await readsOf(sight);
  expect(many.statements).toBe(few.statements);
  expect(many.rows).toBeLessThan(few.rows + 3 * (added + lights));
  expect((await sight()).people).toHaveLength(4 + added);
});
