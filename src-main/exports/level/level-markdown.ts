import { foeStateWords } from '../../../shared/words/foe-states.ts';
import { figure } from '../../../shared/words/figures.ts';
import { capital } from '../../../shared/words/names.ts';
import { roomFoeTitle } from '../../facts/book/room-foes.ts';
import { roomTitle } from '../../facts/book/words.ts';
import { blocksMarkdown } from '../pages/markdown.ts';
import { spanText } from '../tables/span-text.ts';
import { markdownLine } from '../text/markdown-text.ts';
import { visibleText } from '../text/visible-text.ts';
import type { KeyedLevel, KeyedRoom, Wanderers } from './keyed-level.ts';

/**
 * A level as a key in Markdown. Names stand letter by letter. Notes are the referee's Markdown as it was written, in a
 * quote or in the item they belong to: whatever they leave open, a fence or a comment, ends with that.
 */
export function levelMarkdown({ dungeon, level, rooms, wanderers }: KeyedLevel): string {
  const own = new Set(rooms.map(({ id }) => id));
  return parts([
    heading(1, `${dungeon.name}: ${level.name}`),
    `- **Depth** ${level.depth}`,
    quoted(level.notes),
    rooms.length === 0 ? 'No room is keyed on this level.' : '',
    ...rooms.map((room) => roomText(room, own)),
    wanderers === null ? '' : wanderersText(wanderers),
  ]);
}

const parts = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => `${text.trimEnd()}\n`)
    .join('\n');

const heading = (depth: number, title: string): string => `${'#'.repeat(depth)} ${markdownLine(title)}`;

/** Lines of Markdown as they are, without the empty ones around them. */
const written = (notes: string): string[] => {
  const text = visibleText(notes)
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  return text === '' ? [] : text.split('\n');
};

const quoted = (notes: string): string =>
  written(notes)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function roomText(room: KeyedRoom, own: ReadonlySet<number>): string {
  return parts([
    heading(2, capital(roomTitle(room))),
    quoted(room.notes),
    section('Foes', room.foes.map(foeItem)),
    section(
      'Doors',
      room.doors.map((door) => doorItem(door, own)),
    ),
    section('Traps', room.traps.map(trapItem)),
    section('Treasure', [...room.treasures.map(treasureItem), ...room.hoards.map(hoardItem)]),
    section(
      'Also here',
      room.others.map(({ name, notes }) => item(name, '', notes)),
    ),
  ]);
}

const section = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : parts([heading(3, title), items.join('')]);

/** A name, what is said of it on its line, and its notes below, so deep in a list. */
function item(name: string, said: string, notes: string, depth = 0): string {
  const indent = '  '.repeat(depth);
  const line = `${indent}- **${markdownLine(name)}**${said === '' ? '' : ` ${markdownLine(said)}`}\n`;
  const below = written(notes).map((text) => `${indent}  ${text}`.trimEnd());
  return below.length === 0 ? line : `${line}\n${below.join('\n')}\n\n`;
}

const foeItem = ({ who, number, numberDice, state, notes }: KeyedRoom['foes'][number]): string =>
  item(roomFoeTitle({ who, number, number_dice: numberDice }), foeStateWords[state], notes);

/** "oak door to 13, Crypt (Level 2): shut, locked". */
function doorItem({ name, notes, to, state }: KeyedRoom['doors'][number], own: ReadonlySet<number>): string {
  const level = to === null || own.has(to.id) ? '' : ` (${to.level})`;
  return item(name, `${to === null ? '' : `to ${roomTitle(to)}${level}: `}${state}`, notes);
}

function trapItem({ name, notes, facts, state }: KeyedRoom['traps'][number]): string {
  const where = facts.of === 'treasure' ? ', on the treasure' : '';
  const what = facts.what === '' ? '' : `. ${facts.what}`;
  return item(name, `${facts.chanceInSix} in 6${where}, ${state}${what}`, notes);
}

const treasureItem = ({ name, notes, state }: KeyedRoom['treasures'][number]): string =>
  item(name, state, notes);

/** In all, then thing by thing, what lies in another under it. */
function hoardItem({ name, where, spot, things, worth, weight }: KeyedRoom['hoards'][number]): string {
  const at = spot === 'feature' ? `${where}; ` : '';
  const head = item(name, `${at}${figure(worth)} gp, ${weight}`, '');
  return `${head}${things.map(thingItem).join('')}`;
}

/** By its true name, the one it goes by behind it. */
function thingItem(thing: KeyedRoom['hoards'][number]['things'][number]): string {
  const { name, quantity, truth, worthEach, charges, notes, depth } = thing;
  const isHidden = truth !== null && truth !== name;
  const said = [
    ...(isHidden ? [`looks like ${name}`] : []),
    ...(worthEach === null ? [] : [`${figure(worthEach)} gp${quantity > 1 ? ' each' : ''}`]),
    ...(charges === null ? [] : [`${charges} charges`]),
  ];
  const title = isHidden ? truth : name;
  return item(quantity === 1 ? title : `${figure(quantity)} × ${title}`, said.join(', '), notes, depth + 1);
}

function wanderersText({ name, dice, notes, rows }: Wanderers): string {
  const table = blocksMarkdown([
    {
      is: 'table',
      heads: [dice, 'Who', 'Number', 'Note'],
      rows: rows.map((row) => [
        spanText(row),
        [row.who, ...(row.thrownOn === '' ? [] : [`throw on ${row.thrownOn}`])]
          .filter((text) => text !== '')
          .join(', '),
        row.number,
        row.note,
      ]),
      pencil: [],
    },
  ]);
  return parts([heading(2, `Wandering monsters: ${name}`), quoted(notes), table]);
}
