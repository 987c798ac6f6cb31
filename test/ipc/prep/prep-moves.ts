import type { CommandInput, CommandName } from '../../../shared/ipc/contract.ts';
import { pageKinds, tablePurposes } from '../../../shared/ipc/vocabulary.ts';
import type { PinnedKind } from '../../../shared/ipc/vocabulary.ts';
import { roomFoeStates } from '../../../shared/ipc/book/room-foe.ts';
import type { TestDesk } from '../test-desk.ts';

/** What a referee could prepare next, drawn at random from what stands; most of it is taken, some refused. */

/** Gives the next of a list of random numbers, below the given bound. */
export type Draw = (below: number) => number;

interface Move<Name extends CommandName = CommandName> {
  name: Name;
  input: CommandInput<Name>;
}
export type AnyMove = { [Name in CommandName]: Move<Name> }[CommandName];

/** A referee at the desk: what stands by now, and the chance to choose of it. */
export interface Hand {
  desk: TestDesk;
  draw: Draw;
  /** The id of one that stands, seldom of one that never did. */
  id: (table: string) => number;
  /** The line of a roll that stands; 0 where none does. */
  roll: () => number;
}
type Maker = (hand: Hand) => AnyMove | Promise<AnyMove>;

const move = <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
  ({ name, input }) as unknown as AnyMove;

export const pick = <T>(list: readonly T[], draw: Draw): T => {
  const one = list[draw(list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

const creatureOf = ({ id, draw }: Hand): string => (draw(2) ? `own:${id('creature')}` : 'goblin');

const placeOf = (hand: Hand) =>
  hand.draw(2) ? { book: 'own', id: `own:${hand.id('creature')}` } : { book: 'ose', id: 'goblin' };

const notes = (draw: Draw) =>
  pick(['', 'They *beg*.', 'See [[Page 1]].', 'Of [[Table 2]] and [[creature:Beast 1|it]].'], draw);

const facts = (draw: Draw) => ({
  ...(draw(2) && { morale: { score: 2 + draw(11), alternates: [] } }),
  ...(draw(2) && { attack: { bonus: draw(8), thac0: null } }),
});

const gift = (hand: Hand) => {
  const { draw, id } = hand;
  if (draw(2))
    return { kind: 'table' as const, table: id('random_table'), times: '1d2', add: 0, unique: false };
  return { kind: 'creature' as const, creature: creatureOf(hand), name: 'Beast', number: '1d4' };
};

const text = (draw: Draw) =>
  pick(['a crow', '{1d4} crows', '{Table 1}', '{red|blue^2}', '{Table 2!}, {k=Table 3}{$k}', ''], draw);

const rows = (hand: Hand, keep: boolean) =>
  Array.from({ length: 1 + hand.draw(5) }, (_, at) => ({
    id: keep && hand.draw(2) ? hand.id('random_row') : null,
    spans: [{ from: at + 1, to: at + 1 + hand.draw(2) }],
    weight: 1 + hand.draw(3),
    text: text(hand.draw),
    gives: hand.draw(3) ? [] : [gift(hand)],
    again: pick([null, null, null, 'reroll' as const, { more: 1 }], hand.draw),
    once: hand.draw(3) === 0,
  }));

const ways = ['dice', 'weights', 'deck', 'deck'] as const;

const pinned = (hand: Hand) => {
  const kind = pick(['room', 'page', 'table', 'creature'] as const satisfies PinnedKind[], hand.draw);
  const owner = { room: 'room', page: 'page', table: 'random_table' } as const;
  return kind === 'creature' ? { kind, id: creatureOf(hand) } : { kind, id: hand.id(owner[kind]) };
};

/** A treasure whose dice have all fallen. */
async function rolledTreasure({ desk, draw }: Hand) {
  const source = { by: 'letters' as const, text: pick(['C', 'L', 'P ×3, M'], draw) };
  const { lines } = await desk.tell('treasure.propose', { source, low: true, throws: 'all' });
  return {
    source,
    low: true,
    lines: lines.map(({ faces, struck, typed }) => ({ faces, struck, typed })),
  };
}

const creatures: readonly Maker[] = [
  ({ draw }) =>
    move('creature.add', {
      name: `Beast ${draw(40)}`,
      system: 'ose',
      facts: facts(draw),
      notes: notes(draw),
    }),
  (hand) =>
    move('creature.addVariant', { of: placeOf(hand), name: `Kin ${hand.draw(40)}`, facts: facts(hand.draw) }),
  ({ id, draw }) =>
    move('creature.change', {
      id: id('creature'),
      changes: { name: `Beast ${draw(40)}`, facts: facts(draw), tags: draw(2) ? ['fey'] : [] },
    }),
  ({ id, draw }) => move('creature.remove', { id: draw(2) ? 9999 : id('creature') }),
];

const tables: readonly Maker[] = [
  (hand) =>
    move('table.add', {
      name: `Table ${hand.draw(20)}`,
      folder: pick(['', 'Omens'], hand.draw),
      way: pick(ways, hand.draw),
      columns: [{ title: '', dice: pick(['1d6', '2d4'], hand.draw) }],
      rows: rows(hand, false),
    }),
  (hand) => move('table.setRows', { id: hand.id('random_table'), rows: rows(hand, true) }),
  ({ id, draw }) =>
    move('table.change', {
      id: id('random_table'),
      changes: pick(
        [{ way: pick(ways, draw) }, { purpose: pick(tablePurposes, draw) }, { name: `Table ${draw(20)}` }],
        draw,
      ),
    }),
  ({ id, draw }) =>
    move('table.changeRow', {
      id: id('random_row'),
      changes: pick(
        [{ text: text(draw) }, { struck: draw(2) === 0 }, { weight: 1 + draw(4) }, { once: true }],
        draw,
      ),
    }),
  ({ id }) => move('table.shuffle', { id: id('random_table') }),
  ({ id, draw }) => move('table.remove', { id: draw(3) ? 9999 : id('random_table') }),
];

const roll: Maker = ({ id, draw }) => move('table.roll', { id: id('random_table'), add: draw(2) });
const branch: Maker = (hand) => move('table.rollBranch', { seq: hand.roll(), branch: hand.draw(2) });
const keep: Maker = (hand) => move('table.keepInRoom', { seq: hand.roll(), roomId: hand.id('room') });

const pages: readonly Maker[] = [
  ({ draw }) =>
    move('page.add', { title: `Page ${draw(20)}`, kind: pick(pageKinds, draw), text: notes(draw) }),
  ({ id, draw }) => move('page.change', { id: id('page'), changes: { text: notes(draw), tags: ['old'] } }),
  ({ id, draw }) => move('page.rename', { id: id('page'), title: `Page ${draw(20)}`, follow: draw(2) === 0 }),
  ({ id, draw }) => move('page.tell', { id: id('page'), told: draw(2) === 0 }),
  () => move('page.drawRumour', {}),
  ({ id, draw }) => move('page.remove', { id: draw(2) ? 9999 : id('page') }),
];

const keyed: readonly Maker[] = [
  ({ id, draw }) => move('place.addRoom', { levelId: id('level'), key: `${draw(60)}`, name: 'Cell' }),
  ({ id, draw }) => move('place.removeRoom', { id: draw(3) ? 9999 : id('room') }),
  (hand) => move('room.addFoe', { roomId: hand.id('room'), creatureId: creatureOf(hand), numberDice: '2d4' }),
  (hand) =>
    move('room.changeFoe', {
      id: hand.id('room_foe'),
      state: pick(roomFoeStates, hand.draw),
      number: 1 + hand.draw(9),
      ...(hand.draw(2) && { creatureId: creatureOf(hand) }),
    }),
  ({ id }) => move('room.removeFoe', { id: id('room_foe') }),
  async ({ desk, id }) => {
    const sheet = { levelId: id('level'), by: 'ose' };
    const rooms = [id('room')];
    const plan = { ...sheet, rows: null, throws: { rooms, cell: null } };
    const reply = await desk.router.command('stock.plan', plan);
    const planned = reply.ok ? (reply.value as { rows: { complete: boolean; given: unknown }[] }).rows : [];
    const thrown = planned.filter(({ complete }) => complete).map(({ given }) => given);
    return move('stock.write', { ...sheet, rows: thrown as CommandInput<'stock.write'>['rows'] });
  },
];

const hoards: readonly Maker[] = [
  async (hand) =>
    move('treasure.place', {
      ...(await rolledTreasure(hand)),
      at: hand.draw(3) ? { spot: 'room', id: hand.id('room') } : null,
    }),
  ({ id, draw }) =>
    move('hoard.change', {
      id: id('stash'),
      name: `Heap ${draw(9)}`,
      ...(draw(2) && { at: { spot: 'room' as const, id: id('room') } }),
    }),
  ({ id, draw }) => move('hoard.take', { id: id('stash'), ...(draw(2) && { itemIds: [id('item')] }) }),
  async ({ desk, id, draw }) => {
    const hoard = id('stash');
    const worth = (await desk.ask('hoard.list', {})).find((each) => each.id === hoard)?.worth ?? 0;
    const way = pick(['coins', 'gem', 'jewellery'] as const, draw);
    return move('hoard.adjust', { id: hoard, gold: 1 + draw(4000), way, from: worth });
  },
  ({ id }) => move('hoard.remove', { id: id('stash') }),
];

const tonight: readonly Maker[] = [
  (hand) => move('tonight.pin', { what: pinned(hand), as: pick(['first', 'hidden', null], hand.draw) }),
  (hand) => move('tonight.swap', { one: pinned(hand), other: pinned(hand) }),
];

const rolls = [roll, roll, roll, branch, branch, keep];
const kinds = [creatures, tables, tables, rolls, rolls, pages, keyed, hoards, tonight];

/** The next move, of any kind as likely as of another. */
export const nextMove = async (hand: Hand): Promise<AnyMove> => pick(pick(kinds, hand.draw), hand.draw)(hand);
