import { describe, expect, it } from 'vitest';
import type { ReadEntry } from '../../../src-main/imports/entry.ts';
import { blockShapes } from './samples/block-shapes.ts';
import type { Made } from './samples/block-shapes.ts';
import { olderBlockShapes } from './samples/block-shapes-older.ts';
import { otherBlockShapes } from './samples/block-shapes-others.ts';
import { inCoins, onlyEntry, readAll } from './samples/contexts.ts';
import { dungeonShapes } from './samples/dungeon-shapes.ts';
import { tableShapes } from './samples/table-shapes.ts';
import type { MadePerson, MadeThing } from './samples/table-shapes.ts';

/** Shapes of real sources, each with what a right reader makes of it; figures by hand from the text. */

const saveKeys = ['death', 'wands', 'paralysis', 'breath', 'spells', 'single'].map((key) => `save.${key}`);

type Figure = number | string | undefined;

const pair = (plain: Figure, bracketed: Figure): string =>
  [plain ?? '', bracketed === undefined ? '' : `[${bracketed}]`].filter((part) => part !== '').join(' ');

const madeOf = (entry: ReadEntry): Required<Made> & { maxHp: number } => {
  const { person, name, refused, unread } = entry;
  if (person === null) throw new Error(`${name} was not read: ${refused ?? ''}`);
  const { overrules, creature, alignment, notes } = person.sheet;
  const saves = saveKeys.flatMap((key) => (overrules[key] === undefined ? [] : [String(overrules[key])]));
  return {
    name,
    hp: person.hp,
    maxHp: person.maxHp,
    level: person.level,
    hd: creature?.hitDice ?? '',
    ac: pair(overrules['acDescending'], overrules['acAscending']),
    thac0: pair(overrules['thac0'], overrules['attackBonus']),
    att: creature?.attacks ?? '',
    move: overrules['turnFeet'] === undefined ? '' : `${overrules['turnFeet']}/${overrules['roundFeet']}`,
    ml: creature?.morale ?? null,
    saveAs: creature?.saveAs ?? '',
    saves: saves.join(' '),
    al: alignment,
    special: creature?.special ?? '',
    notes,
    unread: unread.map(({ path }) => path),
  };
};

const shapesOfBlocks = [...blockShapes, ...olderBlockShapes, ...otherBlockShapes];

describe('a stat block as it is pasted', () => {
  it.each(shapesOfBlocks)('$what', ({ text, made, lines = [], context = inCoins }) => {
    const { format, entries, unread } = readAll(text, context);
    expect(format).toBe('Stat blocks');
    expect(entries.map(({ name }) => name)).toEqual(made.map(({ name }) => name));
    expect(entries.map(madeOf)).toMatchObject(made.map((each) => ({ unread: [], ...each })));
    expect(unread.map(({ path }) => path)).toEqual(lines);
  });

  it.each(shapesOfBlocks)('keeps or lists every figure: $what', ({ text, lines = [], context = inCoins }) => {
    const { entries } = readAll(text, context);
    const kept = JSON.stringify(entries.map(({ person, unread }) => ({ person, unread }))).replaceAll(
      '×',
      'x',
    );
    const listed = new Set(lines.map((line) => Number(line.replace('line ', ''))));
    const read = text.split(/\r\n|\n/).filter((_line, at) => !listed.has(at + 1));
    const figures = read.join('\n').match(/\d+/g) ?? [];
    expect(figures.filter((figure) => !kept.includes(figure))).toEqual([]);
  });

  it('broken at any width is the same creature', () => {
    const text = blockShapes[1]?.text ?? '';
    const whole = madeOf(onlyEntry(text));
    for (let width = 24; width <= 120; width += 4) {
      const broken = text.replaceAll(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n');
      expect(madeOf(onlyEntry(broken)), `at ${width} columns`).toEqual(whole);
    }
  });
});

const personOf = ({ person, things, name }: ReadEntry): Required<MadePerson> => ({
  name,
  kind: person?.kind === 'creature' ? 'creature' : 'character',
  className: person?.className ?? '',
  level: person?.level ?? -1,
  hp: person?.hp ?? -1,
  maxHp: person?.maxHp ?? -1,
  ac: pair(person?.sheet.overrules['acDescending'], person?.sheet.overrules['acAscending']),
  thac0: pair(person?.sheet.overrules['thac0'], undefined),
  things: things.map(({ item }) => `${item.kind} ${item.name} ${item.state}`),
});

const thingOf = ({ things: [thing], belongsTo, name }: ReadEntry): Required<MadeThing> => ({
  name,
  kind: thing?.item.kind ?? '',
  weight: thing?.item.weightEach ?? -1,
  holder: belongsTo ?? '',
  damage: thing?.item.facts.damage ?? '',
});

const rowsOf = ({ book }: ReadEntry): string[] =>
  book?.is === 'table' ? book.rows.map(({ from, to, who, number }) => `${from}-${to} ${who} ${number}`) : [];

describe('a table as it is kept', () => {
  it.each(tableShapes)('$what', ({ text, creatures, people, things, rows, tables, told = [] }) => {
    const { entries, unread } = readAll(text);
    if (creatures !== undefined)
      expect(entries.map(madeOf)).toMatchObject(creatures.map((each) => ({ unread: [], ...each })));
    if (people !== undefined) expect(entries.map(personOf)).toMatchObject(people);
    if (things !== undefined) expect(entries.map(thingOf)).toMatchObject(things);
    if (rows !== undefined) expect(entries.flatMap(rowsOf)).toEqual(rows);
    const dice = entries.map(({ book, name }) => (book?.is === 'table' ? `${name}, ${book.dice}` : ''));
    if (tables !== undefined) expect(dice).toEqual(tables);
    const expectCreature = creatures !== undefined;
    for (const { person } of entries)
      if (person !== null) expect(person.kind === 'creature').toBe(expectCreature);
    expect(unread.map(({ path }) => path)).toEqual(told);
  });
});

const doorsOf = ({ book }: ReadEntry): string[] => {
  if (book?.is !== 'dungeon') return [];
  const { rooms, doors } = book;
  const key = (at: number | null): string => (at === null ? 'outside' : (rooms[at]?.key ?? '?'));
  return doors.map(({ name, room, to }) => `${name}: ${key(room)} - ${key(to)}`).sort();
};

describe('a plan whose passages join', () => {
  it.each(dungeonShapes)('$what', ({ plan, doors, noted = [], told = [] }) => {
    const entry = onlyEntry(plan);
    expect(doorsOf(entry)).toEqual(doors);
    const notes = entry.book?.is === 'dungeon' ? entry.book.rooms.map((room) => room.notes).join('\n') : '';
    for (const words of noted) expect(notes).toContain(words);
    const paths = entry.unread.map(({ path }) => path);
    for (const path of told) expect(paths).toContain(path);
  });
});
