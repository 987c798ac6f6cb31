import type { Piece } from './pieces.ts';
import { distance, type TableNames } from '../names.ts';

/** What could not be read in a row's text, as a sentence that says what stays. */
export interface Fault {
  readonly written: string;
  readonly sentence: string;
  /** Tables whose names are nearest to the one nobody bears, at most three. */
  readonly nearest: readonly string[];
}

/** More faults of one text are not told. */
const MOST = 20;
/** Words behind dice so near to a table's name are likely meant for it. */
const NEAR = 2;

/** The faults of a text in its order, those within choices too. */
export function faultsIn(pieces: readonly Piece[], names: Pick<TableNames, 'nearest'>): Fault[] {
  const faults: Fault[] = [];
  const look = (within: readonly Piece[]): void => {
    for (const piece of within) {
      if (faults.length === MOST) return;
      const fault = faultOf(piece, names);
      if (fault) faults.push(fault);
      if (piece.kind === 'braces' && piece.content.kind === 'choice')
        for (const option of piece.content.options) look(option.pieces);
    }
  };
  look(pieces);
  return faults;
}

const SHOWN = 40;
const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function faultOf(piece: Piece, { nearest }: Pick<TableNames, 'nearest'>): Fault | null {
  const { written } = piece;
  if (piece.kind === 'unread') {
    if (piece.why === 'unclosed')
      return { written, nearest: [], sentence: 'A brace is never closed; it stays as it is written.' };
    if (piece.why === 'deep')
      return {
        written,
        nearest: [],
        sentence: `${short(written)} stands too deep in other braces and stays as it is.`,
      };
    const known = nearest(piece.name);
    return {
      written,
      nearest: known,
      sentence: `${short(written)} is neither dice nor a table and stays as it is.`,
    };
  }
  if (piece.kind !== 'braces' || piece.content.kind !== 'dice' || piece.content.words === '') return null;
  const { words } = piece.content;
  const close = nearest(words).filter((name) => isSlip(words, name));
  if (close.length === 0) return null;
  return {
    written,
    nearest: close,
    sentence: `${short(words)} is no table; the dice are rolled and the words printed.`,
  };
}

/** Short words such as gp are too near to everything. */
const isSlip = (words: string, name: string): boolean =>
  words.length > 2 * NEAR && distance(words.toLowerCase(), name.toLowerCase()) <= NEAR;
