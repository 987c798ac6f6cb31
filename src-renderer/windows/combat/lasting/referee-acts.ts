import type { Act, Board, Row } from '../fight-types.ts';

/** The referee's rulings, each with its letter: refused is only what cannot be. */

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Steps of the round the book takes by word now. */
type Phases = readonly { readonly key: string; readonly title: string }[];

export interface Ruling {
  readonly id: string;
  readonly letter: string;
  readonly title: string;
  /** The figure it asks for; null where it asks for none. */
  readonly figure: string | null;
  /** What it asks to choose from; null where there is nothing to choose. */
  readonly choices: ((board: Board, whom: readonly Row[], phases: Phases) => readonly Choice[]) | null;
  /** On each of those it is on, or on the fight. */
  readonly act: (id: string, figure: number, choice: string) => Act;
  readonly ofFight?: true;
  /** Its dice are asked for, one by one. */
  readonly asks?: true;
}

const ruling = { kind: 'overrule' } as const;

const statuses = (): Choice[] => [
  { value: 'active', label: 'fights on' },
  { value: 'unconscious', label: 'unconscious' },
  { value: 'dead', label: 'dead' },
  { value: 'fled', label: 'fled' },
  { value: 'surrendered', label: 'gave up' },
];
type Status = 'active' | 'unconscious' | 'dead' | 'fled' | 'surrendered';

const leaving = (): Choice[] => [
  { value: 'fled', label: 'flees' },
  { value: 'surrendered', label: 'gives up' },
  { value: 'leave', label: 'was never there' },
];

const waysOf = (rows: readonly Row[], of: (row: Row) => Row['shots']): Choice[] =>
  [...new Set(rows.flatMap((row) => of(row).map(({ way }) => way)))].map((way) => ({
    value: way,
    label: way,
  }));

/** Feet from the nearest foe, for tables that count none. */
const distances = { engaged: 5, near: 30, far: 120, away: 300 } as const;

/** Where the first of them stands then: on his own side of the nearest foe. */
function placesByWord({ rows }: Board, [one]: readonly Row[]): Choice[] {
  if (one === undefined) return [];
  const gap = ({ atFeet }: Row): number => Math.abs(atFeet - one.atFeet);
  const foes = rows.filter(({ side, status }) => side !== one.side && status === 'active');
  const nearest = foes.reduce<Row | null>((best, row) => (best && gap(best) <= gap(row) ? best : row), null);
  if (nearest === null) return [];
  const way = one.atFeet <= nearest.atFeet ? -1 : 1;
  return Object.entries(distances).map(([word, feet]) => ({
    value: String(nearest.atFeet + way * feet),
    label: `${word}: ${feet} feet from ${nearest.name}`,
  }));
}

/** Sides there are, and one of their own. */
function sidesOf({ sides }: Board): Choice[] {
  const all = sides.map(({ id, name }) => ({ value: id, label: name }));
  const own = ['strangers', 'more strangers'].find((name) => !sides.some(({ id }) => id === name));
  return own === undefined ? all : [...all, { value: own, label: `a side of their own: ${own}` }];
}

const none = { figure: null, choices: null } as const;

export const refereeRulings: readonly Ruling[] = [
  {
    id: 'initiative',
    letter: 'i',
    title: 'Initiative, number or second',
    figure: 'Acts on',
    choices: null,
    act: (id, count) => ({ ...ruling, change: 'initiative', id, count }),
  },
  {
    id: 'place',
    letter: 'b',
    title: 'Place on the line',
    figure: 'Stands at, in feet',
    choices: null,
    act: (id, atFeet) => ({ ...ruling, change: 'place', id, atFeet }),
  },
  {
    id: 'word',
    letter: 'w',
    title: 'Place by word: engaged, near, far, away',
    figure: null,
    choices: placesByWord,
    act: (id, _figure, feet) => ({ ...ruling, change: 'place', id, atFeet: Number(feet) }),
  },
  {
    id: 'leave',
    letter: 'f',
    title: 'Leaves: flees, gives up, was never there',
    figure: null,
    choices: leaving,
    act: (id, _figure, choice) =>
      choice === 'leave'
        ? { ...ruling, change: 'leave', id }
        : { ...ruling, change: 'status', id, status: choice as Status },
  },
  {
    id: 'side',
    letter: 'c',
    title: 'Changes sides',
    figure: null,
    choices: sidesOf,
    act: (id, _figure, side) => ({ ...ruling, change: 'side', id, side }),
  },
  {
    id: 'status',
    letter: 's',
    title: 'Status',
    figure: null,
    choices: statuses,
    act: (id, _figure, status) => ({ ...ruling, change: 'status', id, status: status as Status }),
  },
  {
    id: 'hp',
    letter: 'h',
    title: 'Hit points',
    figure: 'Hit points now',
    choices: null,
    act: (id, hp) => ({ ...ruling, change: 'hp', id, hp }),
  },
  {
    id: 'maxHp',
    letter: 'm',
    title: 'Hit points at most',
    figure: 'Hit points at most',
    choices: null,
    act: (id, maxHp) => ({ ...ruling, change: 'hp', id, maxHp }),
  },
  {
    id: 'fall',
    letter: 'g',
    title: 'Falls: from the air, a wall, a ship',
    figure: 'Feet fallen',
    choices: null,
    act: (id, feet) => ({ ...ruling, change: 'fall', id, feet }),
    asks: true,
  },
  {
    id: 'again',
    letter: 'a',
    title: 'May act again',
    ...none,
    act: (id) => ({ ...ruling, change: 'acted', id, acted: false }),
  },
  {
    id: 'done',
    letter: 'd',
    title: 'Has acted',
    ...none,
    act: (id) => ({ ...ruling, change: 'acted', id, acted: true }),
  },
  {
    id: 'spell',
    letter: 'l',
    title: 'Spells and powers left',
    figure: 'How often it is left',
    choices: (_board, whom) => waysOf(whom, ({ spells, powers }) => [...spells, ...powers]),
    act: (id, left, way) => ({ ...ruling, change: 'spell', id, way, left }),
  },
  {
    id: 'declared',
    letter: 'r',
    title: 'Declares after all',
    figure: null,
    choices: (_board, whom) => waysOf(whom, ({ spells }) => spells),
    act: (id, _figure, way) => ({ ...ruling, change: 'spell', id, way, declared: true }),
  },
  {
    id: 'silent',
    letter: 'u',
    title: 'Has declared nothing after all',
    figure: null,
    choices: (_board, whom) => waysOf(whom, ({ spells }) => spells),
    act: (id, _figure, way) => ({ ...ruling, change: 'spell', id, way, declared: false }),
  },
  {
    id: 'shots',
    letter: 'k',
    title: 'Shots left',
    figure: 'Shots left',
    choices: (_board, whom) => waysOf(whom, ({ shots }) => shots),
    act: (id, left, way) => ({ ...ruling, change: 'shots', id, way, left }),
  },
  {
    id: 'rank',
    letter: 'j',
    title: 'Rank he stands in',
    figure: 'Rank, 1 the first',
    choices: null,
    act: (id, rank) => ({ ...ruling, change: 'flags', id, flags: { rank: rank === 1 ? null : rank } }),
  },
  {
    id: 'height',
    letter: 'y',
    title: 'Height above the ground',
    figure: 'Feet up, 0 on the ground',
    choices: null,
    act: (id, height) => ({
      ...ruling,
      change: 'flags',
      id,
      flags: { height: height === 0 ? null : height },
    }),
  },
  {
    id: 'width',
    letter: 'x',
    title: 'How wide the ground is: so many abreast',
    figure: 'Feet wide, 0 for open ground',
    choices: null,
    act: (_id, feet) => ({ ...ruling, change: 'width', feet: feet === 0 ? null : feet }),
    ofFight: true,
  },
  {
    id: 'phase',
    letter: 'p',
    title: 'Another step of the round',
    figure: null,
    choices: (_board, _whom, phases) => phases.map(({ key, title }) => ({ value: key, label: title })),
    act: (_id, _figure, phase) => ({ ...ruling, change: 'phase', phase }),
    ofFight: true,
  },
  {
    id: 'goesOn',
    letter: 'o',
    title: 'The fight goes on, though one side is left',
    ...none,
    act: () => ({ ...ruling, change: 'reopen', open: true }),
    ofFight: true,
  },
  {
    id: 'asBook',
    letter: 'e',
    title: 'The fight ends when the rules say so',
    ...none,
    act: () => ({ ...ruling, change: 'reopen', open: false }),
    ofFight: true,
  },
  {
    id: 'note',
    letter: 'n',
    title: 'A note for the log: the reason alone',
    ...none,
    act: () => ({ ...ruling, change: 'note', id: null, words: '' }),
    ofFight: true,
  },
];

interface Said {
  readonly ids: readonly string[];
  readonly figure: number;
  readonly choice: string;
  readonly reason: string;
}

/** A ruling as the main process takes it: on each, then the reason; of a note the reason alone. */
export function refereeActs({ id, ofFight, act }: Ruling, { ids, figure, choice, reason }: Said): Act[] {
  const on = ofFight === true ? [''] : ids;
  const acts = id === 'note' ? [] : on.map((each) => act(each, figure, choice));
  const why = reason.trim().replace(/^;\s*/, '');
  return why === '' ? acts : [...acts, { ...ruling, change: 'note', id: null, words: why }];
}
