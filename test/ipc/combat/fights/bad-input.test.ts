import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandName } from '../../../../shared/ipc/contract.ts';
import { soundSentence } from '../play/holds/laws.ts';
import { digest } from '../play/holds/stood.ts';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(async () => {
  table = new FightTable(oneAfterAnother([4]));
  await table.sitDown('ose', { variableWeaponDamage: true });
});
afterEach(() => table.end());

const at = { fightId: 1, after: 0 };
const initiative = { kind: 'initiative', actor: null } as const;
const strike = { kind: 'attack', actor: 'c1', target: 'f1', way: 'Sword' } as const;

const gate = () => table.begin({ name: 'The gate', comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 5 });

/** Refused in a sentence that says so, and nothing of the campaign is otherwise. */
async function isRefused(name: CommandName, input: unknown, says: RegExp): Promise<void> {
  const { file } = table.desk.campaign;
  const before = digest(file);
  const { message } = await table.refusal(name, input);
  soundSentence(message);
  expect(message).toMatch(says);
  expect(digest(file)).toBe(before);
  expect(table.errors).toEqual([]);
}

describe('lines nobody can read', () => {
  test.each([
    ['0 goblins', /“0 goblins”: from 1 to \d+ come at once/],
    ['10001 goblins', /“10001 goblins”: from 1 to \d+ come at once/],
    ['-3 goblins', /“-3 goblins”: from 1 to \d+ come at once/],
    ['1.5 goblins', /how many come is a whole number/],
    ['goblin hp 0', /“goblin hp 0”: hit points begin at 1/],
    ['goblin hp 99999999', /“goblin hp 99999999”/],
    ['3 goblins hp 4,5', /2 figures of hit points stand there for 3/],
    ['10,001 goblins', /10,001/],
    ['ogre as O; wolf as O', /“wolf as O”: the label O is given already/],
    ['hp 7', /nobody is named/],
    ['wolf; Bugbear AC 5, HD 3+1, hp 14', /a stat block stands on a line of its own/],
  ])('%s', async (lines, says) => {
    await isRefused('combat.begin', { lines }, says);
    await gate();
    await isRefused('combat.join', { ...at, lines }, says);
  });
});

describe('a fight that cannot begin', () => {
  test.each([
    ['with nobody', { people: [] }, /somebody on either side/],
    ['with one side', {}, /somebody on either side/],
    ['with foes alone', { people: [], comers: [{ name: 'goblin' }] }, /somebody on either side/],
    ['of so many at once', { comers: [{ name: 'rat', count: 10_001 }] }, /A whole number from 1 to 200/],
    ['without hit points', { comers: [{ name: 'rat', hp: 0 }] }, /A whole number from 1 to 100,000/],
  ])('%s', async (_what, input, says) => {
    await isRefused('combat.begin', input, says);
  });
});

describe('acts and words that cannot be', () => {
  const word = (said: object) => [{ kind: 'overrule', ...said }];

  test.each([
    ['of somebody who is not there', [{ ...strike, actor: 'c99' }], /Who acts must be someone in this fight/],
    [
      'at somebody who is not there',
      [{ ...strike, target: 'f99' }],
      /The target must be someone in this fight/,
    ],
    ['of nobody at all', [{ ...strike, actor: 'x' }], /./],
    ['before its moment', [strike], /./],
    ['of no kind', [{ ...strike, kind: '' }], /Something is missing there/],
    ['a note without words', word({ change: 'note', id: null, words: '' }), /Say what is to be noted/],
    ['less than no harm', word({ change: 'hurt', id: 'c1', amount: -1 }), /from 0 to 100,000/],
    ['hit points at most none', word({ change: 'hp', id: 'c1', maxHp: 0 }), /from 1 to 100,000/],
    [
      'more hit points than there can be',
      word({ change: 'hp', id: 'c1', hp: 99 }),
      /Hit points must be a whole/,
    ],
    ['a save of no kind', word({ change: 'save', id: 'c1', category: 'moon' }), /The save must be/],
    [
      'a condition of no book',
      word({ change: 'flags', id: 'c1', flags: { moon: true } }),
      /What is kept of somebody/,
    ],
  ])('%s', async (_what, acts, says) => {
    await gate();
    await isRefused('combat.propose', { ...at, acts }, says);
  });

  test('of the dead, at the fled, and twice', async () => {
    await gate();
    await table.propose(initiative, 5, 2);
    await table.propose({ kind: 'overrule', change: 'status', id: 'f1', status: 'fled' });
    const { after } = await table.board();
    await isRefused('combat.propose', { fightId: 1, after, acts: [strike] }, /That target cannot be chosen/);
    await table.propose({ kind: 'overrule', change: 'status', id: 'c1', status: 'dead' });
    await table.propose({ kind: 'overrule', change: 'reopen', open: true });
    const acts = [{ ...strike, target: 'f2' }];
    const dead = (await table.board()).after;
    await isRefused('combat.propose', { fightId: 1, after: dead, acts }, /./);
    await isRefused('combat.propose', { fightId: 1, after, acts }, /Something else happened/);
  });
});

describe('what two windows do at once, and what has changed since it was looked at', () => {
  const word = (amount: number) => ({ kind: 'overrule', change: 'hurt', id: 'f1', amount }) as const;

  test('of two acts sent at once one is done, and the other is told', async () => {
    await gate();
    const both = await Promise.all(
      [1, 2].map((amount) =>
        table.router.command('combat.propose', { ...at, acts: [word(amount)], throwAll: true }),
      ),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const told = both.find(({ ok }) => !ok);
    expect(told).toMatchObject({ error: { message: expect.stringMatching(/meanwhile/) as string } });
    expect((await table.board()).after).toBe(1);
    expect((await table.row('Goblin 1')).hp).toBe(2);
  });

  test('one act sent twice is done once', async () => {
    await gate();
    const input = { ...at, acts: [word(1)], throwAll: true };
    expect((await table.router.command('combat.propose', input)).ok).toBe(true);
    await isRefused('combat.propose', input, /Something else happened/);
    expect((await table.row('Goblin 1')).hp).toBe(2);
  });

  test.each([
    ['combat.join', { lines: 'wolf' }],
    ['combat.light', { does: 'drop', lightId: 'l1' }],
    ['combat.typeFigures', { typed: [{ ids: ['f1'], title: 'Morale', value: '7' }] }],
    ['combat.afflict', { ids: ['f1'], name: 'blind', ends: { at: 'fight' } }],
    ['combat.drop', { fighter: 'c1', itemId: 1, quantity: null }],
    ['combat.flee', { runners: ['c1'], pursued: null }],
  ] as const)('%s of a window that is behind is told', async (name, input) => {
    await gate();
    await table.propose(word(1));
    await isRefused(name, { ...at, ...input }, /meanwhile/);
  });

  test.each([
    ['combat.goOn', {}, /not paused/],
    ['combat.pause', {}, /not going on/],
    ['combat.end', {}, /over already/],
    ['combat.propose', { after: 0, acts: [word(1)] }, /./],
    ['combat.stroke', { after: 0, stroke: { kind: 'goOn' } }, /./],
  ] as const)('%s where it cannot be', async (name, input, says) => {
    await gate();
    if (name !== 'combat.goOn') await table.tell('combat.end', { fightId: 1 });
    await isRefused(name, { fightId: 1, ...input }, says);
  });
});

describe('a thing given away by another window in mid-fight', () => {
  const shot = { kind: 'shoot', actor: 'c1', target: 'f1', way: 'Short bow' } as const;

  async function thing(name: string): Promise<number> {
    const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: table.hild } });
    return items.find((item) => item.name === name)?.id ?? 0;
  }

  async function archer(): Promise<void> {
    const to = { in: 'holder', id: table.hild } as const;
    const range = { short: 50, medium: 100, long: 150 };
    const facts = { damage: '1d6', range, melee: false, hands: 2 };
    await table.tell('inventory.add', { to, item: { kind: 'weapon', name: 'Short bow', facts } });
    await table.tell('inventory.add', { to, item: { kind: 'ammunition', name: 'Arrows', quantity: 2 } });
    await table.begin({ name: 'The gate', comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 60 });
    await table.propose(initiative, 5, 2);
    await table.throwAll({ kind: 'next', actor: null });
  }

  test.each(['Arrows', 'Short bow'])('%s: no shot, told, and nothing is changed', async (name) => {
    await archer();
    await table.tell('inventory.move', { itemIds: [await thing(name)], to: { in: 'ground' } });
    const { after } = await table.board();
    await isRefused('combat.propose', { fightId: 1, after, acts: [shot], throwAll: true }, /./);
    await table.tell('journal.undo', {});
    await table.throwAll(shot);
    expect((await table.newest()).summary).toMatch(/Hild .*Goblin 1/);
  });

  test('a die asked for already goes to nothing, and another act can be begun', async () => {
    await archer();
    await table.propose(shot);
    await table.tell('inventory.move', { itemIds: [await thing('Arrows')], to: { in: 'ground' } });
    await isRefused('combat.answer', { fightId: 1, faces: [17] }, /./);
    await table.propose({ kind: 'overrule', change: 'note', id: null, words: 'The gong' });
    expect((await table.newest()).summary).toContain('The gong');
  });

  test('the torch she carried: whoever has it now throws it', async () => {
    const to = { in: 'holder', id: table.hild } as const;
    await table.tell('inventory.add', { to, item: { kind: 'torch', name: 'Torch' } });
    const { id } = await table.tell('character.add', {
      name: 'Wat',
      className: 'Fighter',
      level: 1,
      hp: 4,
      maxHp: 4,
    });
    await table.tell('place.addDungeon', { name: 'The Barrow' });
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: null, dungeonId: 1 });
    await gate();
    await table.tell('combat.light', {
      ...at,
      does: 'light',
      kind: 'torch',
      fighter: 'c1',
      overruleTinder: true,
    });
    const view = await table.ask('combat.lights', { fightId: 1 });
    expect(view?.lights).toMatchObject([{ bearer: 'c1', lit: true }]);
    await table.tell('light.take', { lightId: 1, characterId: id });
    const { after } = await table.board();
    await table.tell('combat.light', { fightId: 1, after, does: 'throw', lightId: 'l1', atFeet: 20 });
    expect((await table.newest()).summary).toMatch(/Wat’s torch is thrown/);
    expect(table.errors).toEqual([]);
  });
});

test.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])(
  '%s: an act with a weapon nobody has, or a save of another book, is weighed as nothing',
  async (system) => {
    const other = new FightTable(oneAfterAnother([4]));
    try {
      await other.sitDown(system);
      await other.begin({ lines: 'goblin hp 3', feet: 5 });
      for (const kind of ['attack', 'meet', 'subdue', 'charge', 'shoot', 'throw', 'pour', 'brawl', 'grapple'])
        for (const way of ['moonblade', 'sword', '']) {
          const act = { kind, actor: 'c1', target: 'f1', way };
          expect(await other.router.query('combat.weigh', { fightId: 1, act })).toMatchObject({ ok: true });
        }
      for (const category of ['death', 'dragon-breath', 'moon'])
        expect(await other.router.query('combat.saves', { fightId: 1, ids: ['c1'], category })).toMatchObject(
          {
            ok: true,
          },
        );
      expect(other.errors).toEqual([]);
    } finally {
      await other.end();
    }
  },
);

describe('dice that cannot be are told, and those that fell are kept', () => {
  test.each([
    ['beyond the faces', { faces: [21] }, /21 is not a face of a d20/],
    ['nought', { faces: [0] }, /A whole number from 1 to 10,000/],
    ['half a face', { faces: [1.5] }, /A whole number/],
    ['more than are wanted', { faces: [2, 3, 4, 5] }, /More dice were typed/],
    ['a sum that cannot be', { sums: [99] }, /comes? to 1 to 20, not to 99/],
  ])('%s', async (_what, input, says) => {
    await gate();
    await table.propose(initiative, 5, 2);
    await table.propose(strike);
    await isRefused('combat.answer', { fightId: 1, ...input }, says);
    const { pending } = await table.board();
    expect(pending).toMatchObject({ wanted: { sides: 20 }, fallen: 0 });
    await table.answer(2);
    expect((await table.board()).pending).toBeNull();
  });

  test('where another window was faster, one is told, and what was begun can be begun again', async () => {
    await gate();
    await table.propose(initiative, 5, 2);
    const { after } = await table.board();
    await table.propose(strike);
    const note = { kind: 'overrule', change: 'note', id: null, words: 'The gong' };
    await table.tell('combat.propose', { fightId: 1, after, acts: [note as never] });
    await isRefused(
      'combat.answer',
      { fightId: 1, faces: [17] },
      /No die is asked for|Something else happened/,
    );
    await table.propose(strike, 17, 1);
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 1 });
  });
});

test('a setting changed in mid-fight leaves it as it was begun', async () => {
  await gate();
  await table.propose(initiative, 5, 2);
  const before = await table.board();
  await table.tell('campaign.changeSettings', { settings: { individualInitiative: true } });
  expect(await table.board()).toEqual(before);
});

test('a person removed in mid-fight, and a weapon given away: told, and the fight goes on', async () => {
  await gate();
  const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: table.hild } });
  await table.tell('inventory.move', { itemIds: [items[0]?.id ?? 0], to: { in: 'ground' } });
  await table.propose(initiative, 5, 2);
  const { after } = await table.board();
  const reply = await table.router.command('combat.propose', {
    fightId: 1,
    after,
    acts: [strike],
    throwAll: true,
  });
  expect(reply.ok).toBe(false);
  await table.tell('character.remove', { id: table.hild });
  await table.throwAll({ kind: 'overrule', change: 'note', id: null, words: 'Alone' });
  expect((await table.board()).rows.map(({ name }) => name)).toEqual(['Goblin 1', 'Goblin 2']);
  expect(table.errors).toEqual([]);
});

test.each(['ose', 'swords-wizardry', 'basic-fantasy'])(
  '%s: a cleric set back to level 0 fights',
  async (system) => {
    const other = new FightTable(oneAfterAnother([4]));
    try {
      await other.sitDown(system);
      const cleric = { name: 'Osric', className: 'Cleric', classId: 'cleric', level: 0, hp: 4, maxHp: 4 };
      await other.tell('character.add', { ...cleric, kind: 'retainer' });
      const { rows } = await other.begin({ lines: 'skeleton hp 4', feet: 20 });
      expect(rows.map(({ name }) => name)).toEqual(['Hild', 'Osric', 'Skeleton']);
      expect(other.errors).toEqual([]);
    } finally {
      await other.end();
    }
  },
);
