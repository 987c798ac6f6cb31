import type { ChoiceOf, PerchancePiece } from './pieces.ts';

/**
 * Spaces at the edges of options count there, `{very |}old`, and are none in our choices. So what touches such an edge
 * goes into each option, `{very old|old}`, which is the same text as often.
 */

type Pieces = readonly PerchancePiece[];
type Choice = ChoiceOf<PerchancePiece>;
type Side = 'before' | 'behind';

/** What would grow beyond this many pieces loses its spaces, and that is told. */
const mostPieces = 40;
/** An item of more pieces is longer than a row. */
const longestItem = 500;
const space: PerchancePiece = { kind: 'text', text: ' ' };

const sizeOf = (piece: PerchancePiece): number =>
  piece.kind === 'choice'
    ? piece.options.reduce(
        (sum, option) => sum + option.pieces.reduce((all, each) => all + sizeOf(each), 1),
        1,
      )
    : 1;

const edgeOf = ({ pieces }: Choice['options'][number], side: Side): string => {
  const piece = side === 'before' ? pieces[0] : pieces.at(-1);
  return piece?.kind === 'text' ? piece.text : '';
};

const isSpaced = (text: string, side: Side): boolean => (side === 'before' ? /^\s/ : /\s$/).test(text);

/** The word or the piece that touches the choice, and what is left of the text it was cut from. */
function touching(piece: PerchancePiece, side: Side): { taken: PerchancePiece; left: Pieces } | null {
  if (piece.kind !== 'text') return { taken: piece, left: [] };
  const words = piece.text.split(/\s/);
  const word = (side === 'before' ? words.at(-1) : words[0]) ?? '';
  if (word === '') return null;
  const rest = side === 'before' ? piece.text.slice(0, -word.length) : piece.text.slice(word.length);
  const left: Pieces = rest === '' ? [] : [{ kind: 'text', text: rest }];
  return { taken: { kind: 'text', text: word }, left };
}

const joined = (one: Pieces, other: Pieces): Pieces => {
  const [last, first] = [one.at(-1), other[0]];
  if (last?.kind !== 'text' || first?.kind !== 'text') return [...one, ...other];
  return [...one.slice(0, -1), { kind: 'text', text: last.text + first.text }, ...other.slice(1)];
};

interface Growth {
  readonly most: number;
  readonly tell: () => void;
}

/** A choice and its neighbour on one side, so that the spaces between them stand. */
function settled(
  choice: Choice,
  next: PerchancePiece | undefined,
  side: Side,
  { most, tell }: Growth,
): Pieces {
  const ordered = (inner: Pieces, outer: Pieces): Pieces =>
    side === 'before' ? [...outer, ...inner] : [...inner, ...outer];
  const kept = next === undefined ? [choice] : ordered([choice], [next]);
  const spaced = choice.options.filter((option) => isSpaced(edgeOf(option, side), side));
  if (spaced.length === 0 || next === undefined) return kept;
  if (spaced.length === choice.options.length) return ordered([choice], ordered([space], [next]));
  const touched = touching(next, side);
  if (touched === null) return kept;
  if (sizeOf(touched.taken) * choice.options.length + sizeOf(choice) > most) {
    tell();
    return kept;
  }
  const taken = [touched.taken];
  const options = choice.options.map((option) => ({
    ...option,
    pieces: side === 'before' ? joined(taken, option.pieces) : joined(option.pieces, taken),
  }));
  return ordered([{ ...choice, options }], touched.left);
}

/** The same item with no space at an edge of an option that counts. `tell` is told where one is lost. */
export function withSpaces(given: Pieces, tell: () => void): Pieces {
  const growth = { most: given.length > longestItem ? 0 : mostPieces, tell };
  const inner = given.map((piece) =>
    piece.kind === 'choice'
      ? {
          ...piece,
          options: piece.options.map((option) => ({ ...option, pieces: withSpaces(option.pieces, tell) })),
        }
      : piece,
  );
  // What stands behind a choice goes in from the end, so that it is whole by then; what stands before, from the start.
  const reversed: PerchancePiece[] = [];
  for (const piece of [...inner].reverse()) {
    const next = piece.kind === 'choice' ? reversed.pop() : undefined;
    const both = piece.kind === 'choice' ? settled(piece, next, 'behind', growth) : [piece];
    reversed.push(...[...both].reverse());
  }
  const pieces: PerchancePiece[] = [];
  for (const piece of reversed.reverse()) {
    const before = piece.kind === 'choice' ? pieces.pop() : undefined;
    pieces.push(...(piece.kind === 'choice' ? settled(piece, before, 'before', growth) : [piece]));
  }
  return pieces;
}
