import { counted } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import type { Lane, Mark } from '../../components/clock/turn-strip.ts';

const namesAtMost = 2;
const rowsAtMost = 4;

/** "Wren", "Wren, 3 torches", "Wren, Osric and 18 more": who bears what is drawn as one. */
function bearers(names: readonly string[]): string {
  const different = [...new Set(names)];
  if (different.length <= namesAtMost) return listed(different);
  const shown = different.slice(0, namesAtMost);
  return `${shown.join(', ')} and ${different.length - namesAtMost} more`;
}

const span = ({ kind, from, to, used }: Lane): string => `${kind} ${from}-${to} ${used ? 'used' : ''}`;

/** The list's parts by key, in order of first appearance. */
function grouped<T>(list: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

interface Row {
  lanes: Lane[];
  lights: number;
}

/** Stretches of one hour drawn as one row: those of a kind that begin and end together. */
function rowsOf(lanes: readonly Lane[]): Row[] {
  const stretches = grouped(lanes, (lane) => lane.id);
  return grouped(stretches, (pieces) => pieces.map(span).join('; ')).map((same) => {
    const names = same.flatMap((pieces) => pieces.slice(0, 1).map((piece) => piece.bearer));
    const count = names.length > 1 ? ` (${counted(names.length, 'light')})` : '';
    const drawn = (same[0] ?? []).map((piece) => ({ ...piece, bearer: `${bearers(names)}${count}` }));
    return { lanes: drawn, lights: names.length };
  });
}

/** The lanes of one hour in few rows: like ones together, and past the third row one for all the rest of a kind. */
export function gatherLanes(lanes: readonly Lane[]): Lane[] {
  const rows = rowsOf(lanes);
  if (rows.length <= rowsAtMost) return rows.flatMap((row) => row.lanes);
  const kept = rows.slice(0, rowsAtMost - 1).flatMap((row) => row.lanes);
  const rest = grouped(rows.slice(rowsAtMost - 1), ({ lanes: [first] }) => first?.kind ?? '');
  return [...kept, ...rest.flatMap(restOfKind)];
}

function restOfKind(rows: readonly Row[]): Lane[] {
  const pieces = rows.flatMap((row) => row.lanes);
  const [first] = pieces;
  if (first === undefined) return [];
  return [
    {
      id: `more-${first.kind}`,
      kind: first.kind,
      bearer: counted(
        rows.reduce((sum, row) => sum + row.lights, 0),
        'more light',
      ),
      from: Math.min(...pieces.map((piece) => piece.from)),
      to: Math.max(...pieces.map((piece) => piece.to)),
      used: pieces.every((piece) => piece.used),
    },
  ];
}

/** One mark a kind in each box; several of a kind show their number, and say each what they are. */
export function gatherMarks(marks: readonly Mark[]): Mark[] {
  return grouped(marks, (mark) => mark.kind).flatMap((same): Mark[] => {
    const [first] = same;
    if (first === undefined || same.length === 1) return same;
    const labels = [...new Set(same.map((mark) => mark.label))];
    const shown = labels.slice(0, namesAtMost).join(', ');
    const more = labels.length > namesAtMost ? ` and ${labels.length - namesAtMost} more` : '';
    return [{ ...first, letter: `${first.letter}${same.length}`, label: `${shown}${more}` }];
  });
}
