import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { CommandInput, CommandName } from '../../../shared/ipc/contract.ts';
import { doorActs, trapActs, treasureActs } from '../../../shared/ipc/book/place-facts.ts';
import { contents } from '../../fixtures/campaigns.ts';
import { ShownAnswers } from './shown-answers.ts';
import { TestDesk } from '../test-desk.ts';

/** Steps in the book of places and in the random tables, drawn at random, most allowed and some refused. */

const runs = 6;
const stepsARun = 40;

type Draw = (below: number) => number;
type Id = (table: string) => number;
type AnyStep = { [Name in CommandName]: [name: Name, input: CommandInput<Name>] }[CommandName];
type Maker = (id: Id, draw: Draw) => AnyStep;

const pick = <T>(list: readonly T[], draw: Draw): T => {
  const one = list[draw(list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

const rows = (id: Id, draw: Draw) =>
  Array.from({ length: draw(4) }, (_, at) => ({
    from: at * 2 + 1,
    to: at * 2 + 1 + draw(2),
    who: pick(['Rat', 'Bat', ''], draw),
    nestedId: draw(2) === 0 ? id('random_table') : null,
  }));

/** Rows of a random table: spans, cards, other tables by name and by what they give, struck off once. */
const anyRows = (id: Id, draw: Draw) =>
  Array.from({ length: draw(5) }, (_, at) => ({
    id: draw(2) ? id('random_row') : null,
    spans: [draw(5) ? { from: at + 1, to: at + 1 + draw(2) } : null],
    weight: 1 + draw(3),
    text: pick(['a crow', '{1d4} crows', '{Table 1}', '{red|blue^2}', '{Table 2!}, {k=Table 3}{$k}'], draw),
    gives: draw(3)
      ? []
      : [{ kind: 'table' as const, table: id('random_table'), times: '1d2', add: 0, unique: false }],
    again: pick([null, null, null, 'reroll' as const, { more: 1 }], draw),
    once: draw(4) === 0,
  }));

const feature = (id: Id, draw: Draw): CommandInput<'place.addFeature'> => {
  const there = { roomId: id('room'), name: `thing ${draw(9)}` };
  const kind = pick(['door', 'door', 'trap', 'treasure', 'other'] as const, draw);
  return kind === 'door' ? { ...there, kind, toRoomId: draw(3) ? id('room') : null } : { ...there, kind };
};

const makers: readonly Maker[] = [
  (_, draw) => ['place.addDungeon', { name: `Barrow ${draw(5)}` }],
  (id, draw) => ['place.changeDungeon', { id: id('dungeon'), name: `Hill ${draw(5)}` }],
  (id, draw) => [
    'place.addLevel',
    { dungeonId: id('dungeon'), tableId: draw(2) ? id('random_table') : null },
  ],
  (id, draw) => [
    'place.changeLevel',
    { id: id('level'), depth: 1 + draw(9), tableId: draw(2) ? id('random_table') : null },
  ],
  (id, draw) => ['place.addRoom', { levelId: id('level'), key: draw(2) ? `${draw(12)}` : '' }],
  (id, draw) => ['place.addRoom', { levelId: id('level'), name: `Cell ${draw(5)}` }],
  (id, draw) => [
    'place.changeRoom',
    { id: id('room'), key: `${draw(12)}`, ...(draw(2) && { levelId: id('level') }) },
  ],
  (id, draw) => ['place.moveRoom', { id: id('room'), beforeId: draw(3) ? id('room') : null }],
  (id, draw) => ['place.addFeature', feature(id, draw)],
  (id, draw) => ['place.addFeature', feature(id, draw)],
  (id, draw) => ['place.changeFeature', { id: id('feature'), notes: `note ${draw(5)}` }],
  (id, draw) => ['place.setDoor', { id: id('feature'), act: pick(doorActs, draw) }],
  (id, draw) => ['place.setTrap', { id: id('feature'), act: pick(trapActs, draw) }],
  (id, draw) => ['place.tryTrap', { id: id('feature'), die: draw(6) + 1 }],
  (id, draw) => ['place.setTreasure', { id: id('feature'), act: pick(treasureActs, draw) }],
  (id) => ['place.goTo', { roomId: id('room') }],
  (id) => ['place.goTo', { roomId: id('room') }],
  () => ['place.stepOut', {}],
  (id, draw) => [
    'deed.try',
    {
      deeds: [
        {
          characterId: 1 + draw(4),
          kind: pick(['secretDoor', 'force', 'roomTrap', 'spike'] as const, draw),
          featureId: id('feature'),
        },
      ],
    },
  ],
  (id, draw) => [
    'wander.addTable',
    { name: `Table ${draw(9)}`, dice: pick(['1d6', '2d6'], draw), rows: rows(id, draw) },
  ],
  (id, draw) => ['wander.setRows', { id: id('random_table'), rows: rows(id, draw) }],
  (id, draw) => ['wander.changeTable', { id: id('random_table'), changes: { name: `Table ${draw(9)}` } }],
  (id) => ['wander.roll', { tableId: id('random_table') }],
  (id, draw) => ['wander.takeFromContent', { contentId: `dungeon-level-${1 + draw(3)}` }],
  (id, draw) => (draw(4) ? ['place.stepOut', {}] : ['wander.removeTable', { id: id('random_table') }]),
  (id, draw) => [
    'table.add',
    {
      name: `Table ${draw(9)}`,
      folder: pick(['', 'Omens'], draw),
      way: pick(['dice', 'weights', 'deck'] as const, draw),
      columns: [{ title: '', dice: pick(['1d6', '2d4'], draw) }],
      rows: anyRows(id, draw).map((row) => ({ ...row, id: null })),
    },
  ],
  (id, draw) => ['table.setRows', { id: id('random_table'), rows: anyRows(id, draw) }],
  (id, draw) => [
    'table.change',
    {
      id: id('random_table'),
      changes: pick(
        [
          { way: 'deck' as const },
          { purpose: 'any' as const },
          { purpose: 'wandering' as const },
          { name: `Table ${draw(9)}` },
        ],
        draw,
      ),
    },
  ],
  (id, draw) => ['table.changeRow', { id: id('random_row'), changes: { text: 'b', struck: draw(2) === 0 } }],
  (id, draw) => ['table.roll', { id: id('random_table'), add: draw(3) }],
  (id, draw) => ['table.roll', { id: id('random_table'), add: draw(3) }],
  (_, draw) => ['table.rollBranch', { seq: draw(60) + 1, branch: draw(2) }],
  (_, draw) => [
    'table.takeFromContent',
    { contentId: ['kin', 'names-elf', 'no-such-list'][draw(3)] ?? 'kin' },
  ],
  (id) => ['table.shuffle', { id: id('random_table') }],
  (id, draw) => (draw(4) ? ['place.stepOut', {}] : ['table.remove', { id: id('random_table') }]),
  (id, draw) => (draw(4) ? ['place.stepOut', {}] : ['place.removeRoom', { id: id('room') }]),
  (id, draw) => (draw(4) ? ['place.stepOut', {}] : ['place.removeFeature', { id: id('feature') }]),
  (id, draw) => (draw(8) ? ['place.stepOut', {}] : ['place.removeLevel', { id: id('level') }]),
  (id, draw) => (draw(8) ? ['place.stepOut', {}] : ['place.removeDungeon', { id: id('dungeon') }]),
];

/** One book, its steps, and how the file stood after each that was taken. */
class Book {
  readonly #desk: TestDesk;
  readonly #shown: ShownAnswers;
  readonly #draw: Draw;
  readonly #stood: { seq: number; file: string }[] = [];

  constructor(desk: TestDesk, shown: ShownAnswers, draw: Draw) {
    this.#desk = desk;
    this.#shown = shown;
    this.#draw = draw;
  }

  get taken(): number {
    return this.#stood.length - 1;
  }

  async write(steps: number): Promise<void> {
    await this.#keep();
    for (let step = 0; step < steps; step += 1) {
      const [name, input] = pick(makers, this.#draw)(this.#id, this.#draw);
      const reply = await this.#desk.router.command(name, input);
      await this.#shown.look();
      if (reply.ok) await this.#keep();
      else {
        expect(['refused', 'not-found', 'bad-input'], `${name}: ${reply.error.message}`).toContain(
          reply.error.code,
        );
        expect(this.#file).toBe(this.#stood.at(-1)?.file);
      }
    }
  }

  /** All of it taken back step by step, and taken again. */
  async thereAndBack(): Promise<void> {
    for (const { file } of this.#stood.slice(0, -1).toReversed()) {
      await this.#desk.tell('journal.undo', {});
      await this.#shown.look();
      expect(this.#file).toBe(file);
    }
    for (const { file } of this.#stood.slice(1)) {
      await this.#desk.tell('journal.redo', {});
      await this.#shown.look();
      expect(this.#file).toBe(file);
    }
  }

  /** Back to a step of it in one, and on again. */
  async goBack(): Promise<void> {
    const now = this.#file;
    const { seq, file } = pick(this.#stood.slice(0, -1), this.#draw);
    await this.#desk.tell('rewind.goBackTo', { seq });
    expect(this.#file).toBe(file);
    await this.#desk.tell('journal.undo', {});
    expect(this.#file).toBe(now);
  }

  get #file(): string {
    return contents(this.#desk.desk.campaign.file);
  }

  /** A throw is told in the log and changes no row: there is nothing of it to take back. */
  async #keep(): Promise<void> {
    if (this.#file === this.#stood.at(-1)?.file) return;
    this.#stood.push({ seq: (await this.#desk.ask('shell.view', {})).steps, file: this.#file });
  }

  /** One that stands, or one that never did. */
  readonly #id: Id = (table) => {
    const ids = this.#desk.desk.campaign.file.db
      .prepare<[], number>(`SELECT id FROM "${table}" ORDER BY id`)
      .pluck()
      .all();
    return ids.length === 0 || this.#draw(12) === 0 ? 9999 : pick(ids, this.#draw);
  };
}

test(`${runs} books of ${stepsARun} random steps: all taken back, taken again, and gone back to`, async () => {
  let taken = 0;
  let looks = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const chance = seededDice(seed);
      const desk = new TestDesk(seededDice(seed + 1));
      try {
        await desk.tell('app.createSample', { path: desk.campaignPath });
        const shown = new ShownAnswers(desk, looks);
        const book = new Book(desk, shown, (below) => chance.roll(below) - 1);
        await book.write(stepsARun);
        if (book.taken > 0) {
          await book.thereAndBack();
          await book.goBack();
        }
        expect(desk.errors).toEqual([]);
        taken += book.taken;
        looks = shown.looks;
      } finally {
        await desk.end();
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
  expect(taken).toBeGreaterThan((runs * stepsARun) / 6);
}, 600_000);

test('going through whatever stands in no ring, a throw always comes to an end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const chance = seededDice(seed);
      const draw: Draw = (below) => chance.roll(below) - 1;
      const desk = new TestDesk(seededDice(seed + 1));
      try {
        await desk.tell('app.createCampaign', { name: 'Book', path: desk.campaignPath, system: 'ose' });
        for (let table = 1; table <= 8; table += 1)
          await desk.tell('wander.addTable', { name: `Table ${table}`, dice: '1d6' });
        for (let change = 0; change < 20; change += 1) {
          const sends = [{ from: 1, to: 6, who: '', nestedId: 1 + draw(8) }];
          await desk.router.command('wander.setRows', { id: 1 + draw(8), rows: sends });
        }
        for (let tableId = 1; tableId <= 8; tableId += 1)
          expect((await desk.tell('wander.roll', { tableId })).path.length).toBeLessThanOrEqual(8);
      } finally {
        await desk.end();
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 600_000);
