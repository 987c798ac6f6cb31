import type { Draft, ImportContext, ReadEntry, Unread } from '../entry.ts';
import { judgeBook } from '../judge/judge-book.ts';
import { noteMuster } from '../musters/note-muster.ts';
import { isObject } from '../reading.ts';
import { mostOfOne, severalIn } from '../several.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import type { Bestiary } from './bestiary.ts';
import { vaultCreatures } from './creature.ts';
import { labelOf } from './creature-keys.ts';
import { encounterLine } from './encounter.ts';
import type { EncounterLine } from './encounter.ts';
import type { Fence } from './fences.ts';
import { readYaml } from './yaml-block.ts';

/** Entries that are made only when they are asked for, and how many they will be. */
export interface Plan {
  count: number;
  drafts: () => Iterable<Draft | ReadEntry>;
}

interface Encounter {
  name: string;
  lines: EncounterLine[];
}

const encounterOf = (value: unknown, where: string, unread: Unread[]): Encounter | null => {
  if (!isObject(value)) {
    unread.push({ path: where, why: 'It holds no encounter.' });
    return null;
  }
  const { name, creatures, ...others } = value;
  for (const [key, each] of Object.entries(others))
    if (each !== null) unread.push({ path: `${where}: ${shownText(key)}`, why: 'It has no place here.' });
  const given: unknown[] = isObject(creatures)
    ? Object.entries(creatures).map(([key, each]) => ({ [key]: each }))
    : Array.isArray(creatures)
      ? creatures
      : [creatures ?? []].flat();
  const lines = given.flatMap((each, at) => {
    const line = encounterLine(each);
    if (line !== null) return [line];
    unread.push({ path: `${where}: creatures.${at}`, why: 'It is no creature as encounters name them.' });
    return [];
  });
  return { name: typeof name === 'string' || typeof name === 'number' ? shownText(String(name)) : '', lines };
};

const encountersOf = ({ text, line }: Fence, unread: Unread[]): Encounter[] =>
  text.split(/^-{3,}[ \t]*$/m).flatMap((part) => {
    if (part.trim() === '') return [];
    const read = readYaml(part);
    if ('problem' in read) {
      unread.push({ path: `line ${line}`, why: read.problem });
      return [];
    }
    for (const why of read.told) unread.push({ path: `line ${line}`, why });
    const encounter = encounterOf(read.value, `line ${line}`, unread);
    return encounter === null ? [] : [encounter];
  });

const noBlock = 'No stat block of that name is among what was read; only what stands here was taken.';

/** The creatures of one line, with the figures of their stat block where one is known. */
const creaturesOf = (
  line: EncounterLine,
  encounter: string,
  bestiary: Bestiary,
  context: ImportContext,
): Draft[] => {
  const { creature, alias, number, figures, words } = line;
  const base = bestiary.whole(creature);
  const count = severalIn(number);
  const isOther = count === null && number !== '1';
  const replaced = new Set(Object.keys(figures).map((key) => labelOf(key) ?? key));
  const kept = Object.entries(base ?? {}).filter(([key]) => !replaced.has(labelOf(key) ?? key));
  const remarks = [
    ...(encounter === '' ? [] : [`Encounter: ${encounter}`]),
    ...(alias === null ? [] : [`Creature: ${creature}`]),
    ...(isOther ? [`Number: ${number}`] : []),
    ...words,
  ];
  const name = (alias ?? creature).slice(0, 80);
  const drafts = vaultCreatures({ ...Object.fromEntries(kept), ...figures }, name, context, {
    count,
    remarks,
  });
  const told: Unread[] =
    Number(number) > mostOfOne
      ? [{ path: 'number', why: `${number} are too many to be made one by one; one stands for all.` }]
      : [];
  // What is not read of the stat block is told where that is read.
  if (base !== null) return drafts.map((draft) => ({ ...draft, unread: told }));
  const without = { path: 'creature', why: noBlock };
  return drafts.map((draft) => ({ ...draft, unread: [...draft.unread, without, ...told] }));
};

const said = ({ creature, alias, number }: EncounterLine): string =>
  `${number === '1' ? '' : `${number} `}${alias ?? creature}`;

const figuresSaid = ({ figures }: EncounterLine): string =>
  Object.entries(figures)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ');

/** Encounters one of which is thrown for, as a wandering table. */
const tableOf = (encounters: readonly Encounter[], name: string, unread: Unread[]): ReadEntry => {
  const rows = encounters.map(({ name: called, lines }, at) => {
    const [only, ...more] = lines;
    const all = lines.map((line) => [said(line), figuresSaid(line)].filter((part) => part !== '').join(' '));
    const isOne = only !== undefined && more.length === 0;
    const who = isOne ? (only.alias ?? only.creature) : called === '' ? lines.map(said).join(', ') : called;
    const notes = isOne
      ? [
          called === who ? '' : called,
          only.alias === null ? '' : only.creature,
          figuresSaid(only),
          ...only.words,
        ]
      : [all.join('; '), ...lines.flatMap(({ words }) => words)];
    const note = notes.filter((part) => part !== '').join('; ');
    if (note.length > 400)
      unread.push({ path: `row ${at + 1}`, why: 'It is longer than a row has room for.' });
    return {
      from: at + 1,
      to: at + 1,
      who: who.slice(0, 80),
      number: isOne ? only.number : '',
      creatureId: null,
      nested: null,
      note: note.slice(0, 400),
    };
  });
  return judgeBook(
    { is: 'table', name: name.slice(0, 80), dice: `1d${rows.length}`, notes: '', rows },
    unread,
  );
};

/** A block of encounters: musters or their creatures, or a wandering table where one of several is meant. */
export const encounterPlan = (
  fence: Fence,
  given: { bestiary: Bestiary; own: ReadonlySet<string>; context: ImportContext },
  unread: Unread[],
): Plan[] => {
  const { bestiary, own, context } = given;
  const encounters = encountersOf(fence, unread).filter(({ lines }) => lines.length > 0);
  if (fence.language === 'encounter-table' && encounters.length > 1) {
    const name = fence.heading ?? `Encounters (line ${fence.line})`;
    return [{ count: 1, drafts: () => [tableOf(encounters, name, [])] }];
  }
  if (context.bestiary !== null)
    return encounters.map(({ name, lines }) => {
      const called = name === '' ? (fence.heading ?? `Encounter (line ${fence.line})`) : name;
      return { count: 1, drafts: () => [noteMuster(called.slice(0, 80), lines)] };
    });
  return encounters.flatMap(({ name, lines }) =>
    lines.flatMap((line): Plan[] => {
      const isPlain = line.number === '1' && line.alias === null && Object.keys(line.figures).length === 0;
      if (isPlain && own.has(line.creature.toLowerCase())) {
        unread.push({
          path: `line ${fence.line}: ${shownText(line.creature)}`,
          why: 'It is read by its stat block.',
        });
        return [];
      }
      return [
        { count: severalIn(line.number) ?? 1, drafts: () => creaturesOf(line, name, bestiary, context) },
      ];
    }),
  );
};
