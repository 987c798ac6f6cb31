import { capital, listed } from '../../../../shared/words/names.ts';
import type { Board } from '../fight-types.ts';
import { whoText } from './who-words.ts';

export type Box = Board['strip'][number];

/** A step of the order of battle as it is written into its box. */
export interface ShownBox {
  readonly heading: string;
  /** Whose it is, on which number, and how many of them have not acted. */
  readonly under: string;
  readonly when: Box['when'];
  /** What follows within it; only of the present one. */
  readonly steps: Box['steps'];
}

/** So many who are left are named; so many letters stand in a tick. */
const mostLeft = 2;
const mostLetters = 4;
/** More numbered steps than this are told by letters alone. */
const mostRoomy = 7;

/** Each side has one moment of its own, so that a box may bear the side's name. */
function goBySides({ strip, sides }: Pick<Board, 'strip' | 'sides'>): boolean {
  const moments = strip.filter(({ steps, count }) => steps.length > 0 && count !== null);
  const whose = moments.map((box) => box.sides.join());
  return moments.length <= sides.length && new Set(whose).size === moments.length;
}

/** The boxes of the round, in words. */
export function shownBoxes(board: Pick<Board, 'strip' | 'sides' | 'rows' | 'groups'>): ShownBox[] {
  const rowOf = new Map(board.rows.map((row) => [row.id, row]));
  const sideOf = new Map(board.sides.map(({ id, name }) => [id, name]));
  const bySides = goBySides(board);
  const narrow = board.strip.filter(({ count }) => count !== null).length > mostRoomy;

  const sidesOf = ({ sides }: Box) =>
    sides.length < board.sides.length ? listed(sides.map((id) => sideOf.get(id) ?? id)) : '';
  const labelsOf = ({ actors }: Box) =>
    actors.length > mostLetters
      ? `${actors.length} due`
      : actors.map((id) => rowOf.get(id)?.label ?? '').join(' ');
  const actorsOf = ({ actors }: Box) => whoText(board, actors);

  return board.strip.map((box) => {
    const { count, steps, actors, when, title } = box;
    const few = actors.length > mostLeft ? String(actors.length) : actorsOf(box);
    const left = when === 'now' && actors.length > 0 ? `${few} left` : '';
    const numbered = count === null ? '' : `on ${count}`;
    const shown = (heading: string, ...under: string[]): ShownBox => ({
      heading: capital(heading),
      under: capital(under.filter((part) => part !== '').join(', ')),
      when,
      steps: when === 'now' ? steps : [],
    });
    if (count !== null && narrow) return shown(String(count), labelsOf(box));
    if (steps.length > 0 && count !== null)
      return bySides
        ? shown(sidesOf(box), numbered, left)
        : shown(actorsOf(box) || sidesOf(box) || title, numbered);
    if (count !== null) return shown(title, actorsOf(box));
    return shown(title, sidesOf(box), left);
  });
}
