import type { CommandOutput } from '../../../shared/ipc/contract.ts';
import { stockCells, type StockCell } from '../../../shared/ipc/prep/stocking/rooms.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import { type Contents, contentsInWords, heldKinds, sharesOf } from '../../../shared/stocking/contents.ts';
import type { OwnContents } from '../../../shared/stocking/own-contents.ts';
import { copperOf, sumsOf } from '../../../shared/treasure/sums.ts';
import type { TypedLine } from '../hoards/card.ts';
import { fallInWords, findsOfLines, findView } from '../hoards/card-view.ts';
import { writtenThings } from '../treasure/written.ts';
import { describeFound } from '../treasure/pool.ts';
import { inGold } from '../party/weighing/measures.ts';
import type { RoomOfLevel } from './level.ts';
import { ownShares } from './own-table.ts';
import type { Filled, PlayedRow, RoomTreasure, Stocking } from './play-row.ts';
import { roomFoeTitle } from '../book/room-foes.ts';

type Sheet = CommandOutput<'stock.plan'>;
type RowView = Sheet['rows'][number];
type CellView = RowView['cells'][StockCell];

/** The room as a window shows it. */
export function rowView(
  row: PlayedRow,
  room: RoomOfLevel,
  { weights, field }: { weights: Weights; field: string },
): RowView {
  const treasure = treasureView(row.treasure, weights, field);
  const { monster } = row;
  const known = monster.value?.creature ?? null;
  const count = monster.value?.number ?? null;
  const cells = {
    contents: cellView(row.contents, row.contents.value ? heldInWords(row.contents.value) : ''),
    monster: cellView(
      monster,
      monster.value ? foesInWords(monster.value) : '',
      monster.state === 'rolled' && !monster.value ? ['Nobody stands there on the table.'] : [],
    ),
    trap: cellView(row.trap, noteInWords(row.trap.value)),
    special: cellView(row.special, noteInWords(row.special.value)),
    treasure: treasure.cell,
  };
  const states = stockCells.map((cell) => cells[cell].state);
  const isOpen = states.some((state) => state === 'asked' || state === 'waits');
  return {
    roomId: room.id,
    key: room.key,
    name: room.name,
    cells,
    ask: row.ask && {
      cell: row.ask.cell,
      line: row.ask.line,
      title: row.ask.die.title,
      sides: row.ask.die.sides,
      nth: row.ask.die.nth,
      of: row.ask.die.of ?? 1,
    },
    complete: !isOpen,
    xp: monster.value === null ? 0 : known === null || count === null ? null : known.xp * count,
    gold: treasure.gold,
    magic: treasure.magic,
    given: {
      ...row.given,
      contents: { ...row.given.contents, faces: [...row.contents.played.faces] },
      monster: { ...row.given.monster, faces: [...row.monster.played.faces] },
      trap: { ...row.given.trap, faces: [...row.trap.played.faces] },
      special: { ...row.given.special, faces: [...row.special.played.faces] },
      treasure: { ...row.given.treasure, lines: treasure.lines },
    },
  };
}

const foesInWords = ({
  who,
  number,
  numberDice,
}: {
  who: string;
  number: number | null;
  numberDice: string;
}): string => roomFoeTitle({ who, number, number_dice: numberDice });

/** With what goes into the notes of the room; a note alone is its words. */
const heldInWords = (held: Contents | OwnContents): string => {
  const note = 'note' in held ? held.note : '';
  if (held.contents === 'note') return note;
  return [contentsInWords(held), note].filter((words) => words !== '').join('. ');
};

const noteInWords = (note: { name: string; what: string } | null): string =>
  note === null ? '' : note.what === '' ? note.name : `${note.name}: ${note.what}`;

const noTable = 'No table is printed for it here. Type it, or leave it.';

function cellView({ state, played, fault }: Filled<unknown>, text: string, told: string[] = []): CellView {
  return {
    state,
    text,
    dice: played.faces.map(({ face }, at) => `d${played.sides[at] ?? '?'} ${face}`),
    told: state === 'none' ? [fault ?? noTable] : told,
  };
}

const mostFinds = 40;
const noLines: TypedLine[] = [];

function treasureView({ state, value, played }: Filled<RoomTreasure>, weights: Weights, field: string) {
  const view = (text: string, told: string[] = []): CellView => ({
    ...cellView({ state, value, played }, text, told),
  });
  if (value === null) return { cell: view(''), gold: 0, magic: 0, lines: noLines };
  if (value.source === null) {
    const things = writtenThings(value.said ?? '', weights.coin, `${field}.treasure.said`);
    const copper = things.reduce(
      (sum, { cost, quantity, coin }) => sum + quantity * (coin === null ? (cost ?? 0) : copperOf[coin]),
      0,
    );
    return { cell: view(describeFound(things)), gold: inGold(copper), magic: 0, lines: noLines };
  }
  const { source, lines } = value;
  const finds = findsOfLines(lines);
  const sums = sumsOf(finds, 0);
  const texts = finds.slice(0, mostFinds).map((find) => findView(find).text);
  const text = finds.length === 0 && state === 'rolled' ? 'nothing of it' : texts.join('; ');
  const falls = lines.flatMap(({ rolled }) => rolled?.falls ?? []);
  return {
    cell: { ...view(text, [...source.left]), dice: falls.slice(0, mostFinds).map(fallInWords) },
    gold: inGold(sums.coins + sums.goods),
    magic: sums.magic,
    lines: lines.map(({ given }) => given),
  };
}

/** What rooms hold against what they hold on average. */
export function sharesView(
  rows: readonly PlayedRow[],
  { tables, own }: Pick<Stocking, 'tables' | 'own'>,
): Sheet['shares'] {
  const known = rows.flatMap(({ contents }) => (contents.value ? [contents.value] : []));
  const average = own ? ownShares(own) : tables && sharesOf(tables);
  const expected = average && new Map(average.map((share) => [share.contents, share]));
  return heldKinds.map((contents) => {
    const share = expected?.get(contents);
    const of = known.filter((each) => each.contents === contents);
    return {
      contents,
      rooms: of.length,
      treasure: of.filter(({ treasure }) => treasure).length,
      expected: expected && (share?.share ?? 0) * known.length,
      expectedTreasure: expected && (share?.treasure ?? 0) * known.length,
    };
  });
}
