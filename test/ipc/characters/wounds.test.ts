import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk({ roll: (sides) => Math.min(sides, 3) });
});
afterEach(() => table.end());

const open = (system = 'ose', settings: CommandInput<'app.createCampaign'>['settings'] = {}) =>
  table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system, settings });

const add = async (name: string, hp = 8, maxHp = 8): Promise<number> =>
  (
    await table.tell('character.add', {
      name,
      className: 'Fighter',
      level: 2,
      hp,
      maxHp,
      items: [{ kind: 'torch', name: 'Torches', quantity: 3 }],
    })
  ).id;

const lastLine = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary ?? '';
const hitPoints = async () => (await table.ask('party.view', {})).members.map(({ hp }) => hp);
const words = async () => (await table.ask('party.view', {})).members.map(({ standing }) => standing.word);

/** Takes the last step back and does it again: every row is as it was each time. */
async function backAndForth(before: string): Promise<void> {
  const after = contents(table.desk.campaign.file);
  expect(after).not.toBe(before);
  await table.tell('journal.undo', {});
  expect(contents(table.desk.campaign.file)).toBe(before);
  await table.tell('journal.redo', {});
  expect(contents(table.desk.campaign.file)).toBe(after);
}

describe('the referee’s word of how it stands with people', () => {
  test('goes before the hit points, for several at once, with a reason, and is taken back', async () => {
    await open();
    const [hild, osric] = [await add('Hild'), await add('Osric')];
    await add('Wren');
    const before = contents(table.desk.campaign.file);
    await table.tell('character.setState', {
      characterIds: [osric, hild],
      state: 'absent',
      reason: 'in town.',
    });
    expect(await lastLine()).toBe('Hild and Osric are away: in town.');
    expect(await words()).toEqual(['away', 'away', '']);
    await backAndForth(before);
    await table.tell('character.setState', { characterIds: [hild], state: null });
    expect(await lastLine()).toBe('As their hit points say: Hild able.');
    expect(await words()).toEqual(['', 'away', '']);
    expect(await table.refusal('character.setState', { characterIds: [hild], state: null })).toMatchObject({
      code: 'refused',
    });
    expect(await table.refusal('character.setState', { characterIds: [99], state: 'dead' })).toMatchObject({
      code: 'not-found',
    });
  });

  test('who is left behind takes the light along, and is not met with the others', async () => {
    await open('ose', { encumbrance: 'detailed' });
    const [hild, wren] = [await add('Hild'), await add('Wren')];
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: hild });
    await table.tell('light.kindle', { characterId: wren, kind: 'torch' });
    await table.tell('character.setState', { characterIds: [wren], state: 'left', reason: 'the pit' });
    expect(await lastLine()).toBe('Wren is left behind: the pit. Wren’s torch goes with them.');
    expect((await table.ask('light.sight', {})).people).toMatchObject([{ name: 'Hild', zone: 'dark' }]);
    await table.tell('encounter.begin', { who: 'Goblins', number: 2 });
    expect((await table.ask('encounter.view', {}))?.fight.people.map(({ name }) => name)).toEqual(['Hild']);
    const { party } = await table.ask('dungeon.company', {});
    expect(party.rate?.slowest).toEqual(['Hild']);
  });
});

describe('damage and healing at the table', () => {
  test('one throw for several, half for who saved; the sentence says who fell', async () => {
    await open();
    const [hild, osric, wren] = [await add('Hild'), await add('Osric'), await add('Wren', 4, 4)];
    const before = contents(table.desk.campaign.file);
    await table.tell('character.wound', {
      characterIds: [hild, osric, wren],
      dice: '2d6+1',
      faces: [2, 6],
      halfIds: [hild],
      reason: 'fire trap',
    });
    expect(await lastLine()).toBe(
      'Fire trap, 2d6+1 = 9: Hild −4 (4 left), half; Osric −9 (−1 left), dead; Wren −9 (−5 left), dead.',
    );
    expect(await hitPoints()).toEqual([4, -1, -5]);
    await backAndForth(before);
    await table.tell('character.wound', { characterIds: [hild], dice: '1d4' });
    expect(await lastLine()).toBe('Damage, 1d4 = 3: Hild −3 (1 left).');
  });

  test('healing stops at the maximum and raises nobody', async () => {
    await open();
    const [hild, osric] = [await add('Hild', 5), await add('Osric', -1)];
    await table.tell('character.wound', { characterIds: [hild, osric], damage: -7, reason: 'cure' });
    expect(await lastLine()).toBe('Cure: Hild +3 (8 now); Osric is dead and not healed.');
    expect(await hitPoints()).toEqual([8, -1]);
    expect(await table.refusal('character.wound', { characterIds: [osric], damage: -7 })).toMatchObject({
      code: 'refused',
      message: 'Healing does not raise the dead. Nothing was changed.',
    });
    expect(await table.refusal('character.wound', { characterIds: [hild] })).toMatchObject({
      code: 'bad-input',
    });
    expect(await table.refusal('character.wound', { characterIds: [hild], dice: '2d' })).toMatchObject({
      code: 'bad-input',
      details: { dice: expect.any(String) as string },
    });
  });

  test('one who is out by the rules of swords-wizardry comes to, and says so', async () => {
    await open('swords-wizardry', { deathAt: 'minusLevel' });
    const ada = await add('Ada', 2);
    await table.tell('character.wound', { characterIds: [ada], damage: 3 });
    expect(await lastLine()).toBe('Damage: Ada −3 (−1 left), dying.');
    await table.tell('character.wound', { characterIds: [ada], dice: '-1d6', faces: [4] });
    expect(await lastLine()).toBe('Healing, 1d6 = 4: Ada +4 (3 now), no longer dying.');
  });

  test('a fight, a fall and an edit say who fell', async () => {
    await open();
    const [hild, wren] = [await add('Hild'), await add('Wren', 1, 1)];
    await table.tell('encounter.begin', { who: 'Goblins', number: 1 });
    const people = [
      { characterId: hild, damage: 3 },
      { characterId: wren, damage: 4 },
    ];
    await table.tell('encounter.noteRound', { rounds: 1, foes: [], people });
    expect(await lastLine()).toContain('Hild −3 (5 left), Wren −4 (−3 left), dead');
    await table.tell('character.edit', { id: hild, changes: { hp: 0 } });
    expect(await lastLine()).toBe('Hild: hit points 0, were 5, dead.');
  });
});

describe('by the word of a system', () => {
  test('hackmaster: whoever was out and is healed has at least 1 (HM-STATE-1)', async () => {
    await open('hackmaster');
    const ada = await add('Ada', -4);
    await table.tell('character.wound', { characterIds: [ada], damage: -2, dice: '' });
    expect(await hitPoints()).toEqual([1]);
    expect(await lastLine()).toBe('Healing: Ada +5 (1 now), no longer down.');
  });

  test('basic-fantasy: any further damage kills the dying (BF-DMG-6), and undo gives them back', async () => {
    await open('basic-fantasy', { deathAtZero: 'linger' });
    const ada = await add('Ada', 2);
    await table.tell('character.wound', { characterIds: [ada], damage: 2, dice: '' });
    expect(await words()).toEqual(['dying']);
    await table.tell('character.wound', { characterIds: [ada], damage: 1, dice: '' });
    expect(await words()).toEqual(['dead']);
    expect(await lastLine()).toBe('Damage: Ada −1 (−1 left), dead.');
    await table.tell('journal.undo', {});
    expect(await words()).toEqual(['dying']);
  });
});
