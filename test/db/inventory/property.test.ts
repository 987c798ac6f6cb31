import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { Place } from '../../../shared/ipc/party/views/party-views.ts';
import { inventoryViewOf } from '../../../src-main/areas/inventory/view/inventory-view.ts';
import { previewMove } from '../../../src-main/areas/inventory/view/preview.ts';
import type { Purse } from '../../../src-main/facts/treasure/purse.ts';
import { copperIn, purseOf } from '../../../src-main/facts/treasure/purse.ts';
import { partyViewNow } from '../../../src-main/areas/party/party-now.ts';
import { derivePartyView } from '../../../src-main/areas/party/party-view.ts';
import { readParty } from '../../../src-main/facts/party/read-party.ts';
import type { ItemRow } from '../../../src-main/db/tables.ts';
import { redo, undo } from '../../../src-main/db/journal/journal.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { GearTable } from './table.ts';
import { expectedLoad } from './sums.ts';

/** A number between 0 and 1 that picks one of whatever there is when the move is played. */
const pick = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const few = fc.integer({ min: 1, max: 60 });

const thing = fc.constantFrom<CommandInput<'inventory.add'>['item']>(
  { kind: 'gear', name: 'backpack', capacity: 400 },
  { kind: 'gear', name: 'sack', capacity: 20, weightEach: 5 },
  { kind: 'gear', name: 'rope', weightEach: 50 },
  { kind: 'torch', name: 'torch', quantity: 6 },
  { kind: 'coin', name: 'gp', coin: 'gp', quantity: 120 },
  { kind: 'coin', name: 'sp', coin: 'sp', quantity: 35 },
  { kind: 'gem', name: 'garnet', quantity: 3, weightEach: 1 },
  { kind: 'armour', name: 'chainmail', weightEach: 400, facts: { acBonus: 4, armourType: 'heavy' } },
  { kind: 'shield', name: 'shield', weightEach: 100, facts: { acBonus: 1 } },
  { kind: 'weapon', name: 'dagger', quantity: 4, weightEach: 10, facts: { damage: '1d4', hands: 1 } },
  { kind: 'weapon', name: 'pole arm', weightEach: 150, state: 'wielded', facts: { hands: 2 } },
);

type Move =
  | { do: 'add'; at: number; thing: CommandInput<'inventory.add'>['item'] }
  | { do: 'move'; what: number[]; quantity: number | null; at: number }
  | { do: 'split' | 'remove' | 'edit'; what: number; quantity: number }
  | { do: 'merge'; what: number; other: number }
  | { do: 'state'; what: number; state: 'carried' | 'worn' | 'wielded' }
  | { do: 'drop'; who: number }
  | { do: 'buy'; who: number; ware: number; times: number }
  | { do: 'divide'; who: number[]; xp: number }
  | { do: 'undo' | 'redo'; times: number };

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), at: pick, thing }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      what: fc.array(pick, { minLength: 1, maxLength: 4 }),
      quantity: fc.option(few, { freq: 3 }),
      at: pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('split' as const, 'remove' as const, 'edit' as const),
      what: pick,
      quantity: few,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('merge' as const), what: pick, other: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('state' as const),
      what: pick,
      state: fc.constantFrom('carried' as const, 'worn' as const, 'wielded' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), who: pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      who: pick,
      ware: pick,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('divide' as const),
      who: fc.array(pick, { minLength: 1, maxLength: 4 }),
      xp: fc.integer({ min: 0, max: 1000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('undo' as const, 'redo' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

const wares = [
  { list: 'gear', id: 'backpack', gp: 5 },
  { list: 'gear', id: 'torches-6', gp: 1 },
  { list: 'armour', id: 'leather', gp: 20 },
  { list: 'weapons', id: 'battle-axe', gp: 7 },
];

const chosen = <T>(from: readonly T[], at: number): T | undefined => from[Math.floor(at * from.length)];

/** One campaign of three people, a mule and a cache, to which anything may happen. */
class Life {
  readonly table: GearTable;
  readonly #people: number[];
  readonly #cache: number;
  refused = 0;
  taken = 0;

  constructor(table: GearTable) {
    this.table = table;
    const carrier = {
      unencumbered: { maxLoad: 200, turnFeet: 120, roundFeet: 40 },
      encumbered: { maxLoad: 400, turnFeet: 60, roundFeet: 20 },
    };
    this.#people = [
      table.addPerson('Hild'),
      table.addPerson('Osric', { misc_gear: 1 }),
      table.addPerson('Wren', { kind: 'retainer', class_id: 'fighter', strength: 16 }),
      table.addPerson('Bess', { kind: 'mount', sheet: JSON.stringify({ carrier }) }),
    ];
    this.#cache = (table.tell('inventory.addCache', { name: 'Well' }) as { id: number }).id;
  }

  play(next: Move): void {
    const before = contents(this.table.file);
    const purse = this.#purse();
    const why = this.#take(next);
    if (why === null) this.taken += 1;
    else {
      this.refused += 1;
      expect(contents(this.table.file)).toBe(before);
    }
    this.#check();
    if (['move', 'split', 'merge', 'state', 'drop', 'divide'].includes(next.do))
      expect(this.#purse()).toEqual(purse);
  }

  /** Takes the move and says why it was refused; null where it was taken. */
  #take(next: Move): string | null {
    switch (next.do) {
      case 'add':
        return this.table.refusal('inventory.add', { to: this.#place(next.at), item: next.thing });
      case 'move':
        return this.#move(next);
      case 'split':
        return this.table.refusal('inventory.split', { id: this.#id(next.what), quantity: next.quantity });
      case 'remove':
        return this.table.refusal('inventory.remove', {
          itemIds: [this.#id(next.what)],
          quantity: next.quantity > 30 ? null : next.quantity,
        });
      case 'edit':
        return this.table.refusal('inventory.edit', {
          id: this.#id(next.what),
          changes: { quantity: next.quantity, weightEach: next.quantity },
        });
      case 'merge':
        return this.table.refusal('inventory.merge', {
          itemIds: [this.#id(next.what), this.#id(next.other)],
        });
      case 'state':
        return this.table.refusal('inventory.setState', { id: this.#id(next.what), state: next.state });
      case 'drop':
        return this.table.refusal('inventory.dropPack', { characterId: this.#who(next.who) });
      case 'buy':
        return this.#buy(next);
      case 'divide':
        return this.#divide(next);
      case 'undo':
      case 'redo':
        return this.#travel(next.do, next.times);
    }
  }

  #move({ what, quantity, at }: Extract<Move, { do: 'move' }>): string | null {
    const input = {
      itemIds: what.map((each) => this.#id(each)),
      quantity,
      to: this.#place(at),
      carrying: [],
    };
    const { sql, campaign, content } = this.table;
    const quiet = this.table.file.db.prepare('SELECT total_changes()').pluck();
    const changes = quiet.get();
    const preview = previewMove(sql, campaign, content, input);
    expect(quiet.get()).toBe(changes);
    const why = this.table.refusal('inventory.move', input);
    expect(preview.refused).toBe(why);
    if (why !== null) return why;
    const after = partyViewNow(sql, campaign, content);
    expect(preview.party?.afterFeet).toBe(after.rate?.baseFeet);
    expect(preview.party?.afterEncounterFeet).toBe(after.rate?.encounterFeet);
    expect(preview.party?.slowest).toEqual(after.rate?.slowest);
    for (const { id, after: promised, maximum, ac } of preview.members) {
      const member = after.members.find((each) => each.id === id);
      expect(member?.load).toMatchObject({ weight: promised.weight, maximum });
      expect(member?.rate).toMatchObject({
        baseFeet: promised.baseFeet,
        encounterFeet: promised.encounterFeet,
      });
      expect(member?.ac.text).toBe(ac.after);
    }
    return null;
  }

  #buy({ who, ware, times }: Extract<Move, { do: 'buy' }>): string | null {
    const bought = chosen(wares, ware);
    if (!bought) return 'nothing to buy';
    const before = worth(this.#purse());
    const why = this.table.refusal('inventory.buy', {
      characterId: this.#who(who),
      wares: [{ list: bought.list, id: bought.id, times }],
    });
    const price = why === null ? bought.gp * 100 * times : 0;
    expect(worth(this.#purse())).toBe(before - price);
    return why;
  }

  #divide({ who, xp }: Extract<Move, { do: 'divide' }>): string | null {
    const ids = who.map((each) => this.#who(each));
    const before = this.#xp();
    const why = this.table.refusal('reward.award', {
      coinSharerIds: ids,
      xp,
      xpSharers: ids.map((characterId) => ({ characterId })),
    });
    if (why === null) {
      const gained = this.#xp() - before;
      // A fighter of strength 16 gains a tenth more.
      expect(gained).toBeLessThanOrEqual(xp * 1.1);
      const pooled = purseOf(this.table.items().filter((row) => isPooled(row)));
      for (const coin of coinKinds) expect(pooled[coin]).toBeLessThan(new Set(ids).size);
    }
    return why;
  }

  #travel(direction: 'undo' | 'redo', times: number): string | null {
    try {
      for (let i = 0; i < times; i++) (direction === 'undo' ? undo : redo)(this.table.file);
    } catch {
      // Nothing is left to take back, or to do again: what was done before that stands.
    }
    return null;
  }

  #check(): void {
    const { sql, campaign, content } = this.table;
    const rows = this.table.items();
    const party = readParty(sql);
    const placed = [...party.members, ...party.stashes].flatMap(({ items }) => items);
    const ids = [...placed, ...party.pool].map(({ id }) => id).sort((one, other) => one - other);
    expect(ids).toEqual(rows.map(({ id }) => id));
    for (const row of rows) {
      expect(row.state === 'carried' || row.holder_id !== null).toBe(true);
      expect(depthOf(row, rows)).toBeLessThanOrEqual(20);
    }
    for (const { items } of party.members) {
      const worn = items.filter(({ kind, state }) => kind === 'armour' && state === 'worn');
      expect(worn.length).toBeLessThanOrEqual(1);
    }
    const view = partyViewNow(sql, campaign, content);
    expect(view).toEqual(derivePartyView(campaign, party, content));
    for (const [index, member] of view.members.entries()) {
      const { row, items } = party.members[index] ?? { row: null, items: [] };
      expect(member.load.weight).toBe(expectedLoad(row, items));
      const inventory = inventoryViewOf(sql, campaign, content, { in: 'holder', id: member.id });
      expect(inventory.items).toHaveLength(items.length);
      expect(inventory.member).toEqual(member);
      const flat = member.kind === 'mount' || !(row?.misc_gear === 1 || items.some(isGear)) ? 0 : 80;
      expect(inventory.weight + flat).toBeCloseTo(member.load.weight);
    }
  }

  #purse = (): Purse => purseOf(this.table.items());
  #xp = (): number => readParty(this.table.sql).members.reduce((sum, { row }) => sum + row.xp, 0);
  #who = (at: number): number => chosen(this.#people, at) ?? 0;
  #id = (at: number): number => chosen(this.table.items(), at)?.id ?? 1;

  #place(at: number): Place {
    const containers = this.table.items().filter(({ capacity }) => capacity !== null);
    const places: Place[] = [
      ...this.#people.map((id): Place => ({ in: 'holder', id })),
      { in: 'pool' },
      { in: 'ground' },
      { in: 'stash', id: this.#cache },
      ...containers.map(({ id }): Place => ({ in: 'container', id })),
    ];
    return chosen(places, at) ?? { in: 'pool' };
  }
}

const worth = (purse: Purse): number =>
  coinKinds.reduce((sum, coin) => sum + purse[coin] * copperIn[coin], 0);

const isPooled = ({ holder_id, container_id, stash_id }: ItemRow): boolean =>
  holder_id === null && container_id === null && stash_id === null;

const isGear = ({ kind }: ItemRow): boolean => kind === 'gear' || kind === 'torch';

function depthOf(row: ItemRow, rows: readonly ItemRow[]): number {
  let depth = 0;
  for (let at: ItemRow | undefined = row; at?.container_id != null; depth++) {
    const inside: number = at.container_id;
    at = rows.find(({ id }) => id === inside);
    if (depth > rows.length) throw new Error('Things lie inside each other.');
  }
  return depth;
}

test('whatever happens to things, they are somewhere once, weigh what they weigh, and coins are conserved', async () => {
  let [taken, refused] = [0, 0];
  const tables: GearTable[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 60, maxLength: 60 }), async (moves) => {
      const table = await GearTable.laid();
      tables.push(table);
      const life = new Life(table);
      for (const next of moves) life.play(next);
      const ended = contents(table.file);
      const steps = stepsBack(table);
      for (let step = 0; step < steps; step++) redo(table.file);
      expect(contents(table.file)).toBe(ended);
      expect(table.file.db.pragma('foreign_key_check')).toEqual([]);
      table.file.close();
      taken += life.taken;
      refused += life.refused;
    }),
    { numRuns: 40 },
  );
  expect(taken).toBeGreaterThan(800);
  expect(refused).toBeGreaterThan(50);
}, 300_000);

/** Takes everything back, down to a campaign without anybody in it, and says how many steps that were. */
function stepsBack(table: GearTable): number {
  let steps = 0;
  for (;;) {
    try {
      undo(table.file);
      steps += 1;
    } catch {
      break;
    }
  }
  expect(table.items()).toEqual([]);
  return steps;
}
