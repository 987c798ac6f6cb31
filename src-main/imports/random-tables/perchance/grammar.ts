import { inflected } from '../../../../shared/tables/text/inflect.ts';
import type { WordForm } from '../../../../shared/tables/text/pieces.ts';
import type { GrammarMark, ItemPiece, PerchancePiece } from './pieces.ts';

/** `{a}` and `{s}` as forms of the words that they belong to. */

type Pieces = readonly ItemPiece[];
type Marked = readonly (ItemPiece | GrammarMark)[];
type Tell = (why: string) => void;

/** The forms go behind those it has: the article of a plural is that of the plural. */
const withForms = (piece: ItemPiece | GrammarMark, forms: readonly WordForm[]): ItemPiece | null =>
  piece.kind === 'choice' || piece.kind === 'square' ? { ...piece, forms: [...piece.forms, ...forms] } : null;

/** What an article and the pieces behind it come to, and how many of these it takes up. */
function articled(source: string, behind: Marked, tell: Tell): { pieces: Pieces; used: number } {
  const forms: WordForm[] = source === '{A}' ? ['a', 'cap'] : ['a'];
  const [next, then] = behind;
  const plain: ItemPiece = { kind: 'text', text: source.slice(1, -1) };
  if (next?.kind === 'text') {
    const words = next.text.trimStart();
    if (words.length < next.text.length && /^[\p{L}\p{N}]/u.test(words))
      return { pieces: [{ kind: 'text', text: inflected(words, forms) }], used: 1 };
    const formed = words === '' && then !== undefined ? withForms(then, forms) : null;
    if (formed !== null) return { pieces: [formed], used: 2 };
    if (words === '' && then?.kind === 'range') return { pieces: [plain], used: 0 };
  }
  tell(`${source} stands before no word of which its article is known; it stands as ${source.slice(1, -1)}.`);
  return { pieces: [plain], used: 0 };
}

function withArticles(given: Marked, tell: Tell): (ItemPiece | { kind: 'plural' })[] {
  const pieces: (ItemPiece | { kind: 'plural' })[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const piece = given[at];
    if (piece?.kind === 'article') {
      const { pieces: found, used } = articled(piece.source, given.slice(at + 1, at + 3), tell);
      pieces.push(...found);
      at += used;
    } else if (piece !== undefined) pieces.push(piece);
  }
  return pieces;
}

/** A number further away belongs to something else. */
const farthest = 20;

type Amount = 'one' | 'many' | 'either';

/** How many the last number in it means; null where there is none. */
function amountIn(pieces: Pieces): Amount | null {
  for (const piece of pieces.slice(-farthest).reverse()) {
    if (piece.kind === 'range') {
      if (piece.from === 1 && piece.to === 1) return 'one';
      return piece.from > 1 || piece.to < 1 ? 'many' : 'either';
    }
    if (piece.kind === 'choice') {
      const [amount = null, ...others] = new Set(piece.options.map((option) => amountIn(option.pieces)));
      if (others.length > 0) return 'either';
      if (amount !== null) return amount;
    }
    const digits = piece.kind === 'text' ? piece.text.match(/\d+/g)?.at(-1) : undefined;
    if (digits !== undefined) return Number(digits) === 1 ? 'one' : 'many';
  }
  return null;
}

function withPlurals(given: readonly (ItemPiece | { kind: 'plural' })[], tell: Tell): Pieces {
  const pieces: ItemPiece[] = [];
  for (const piece of given) {
    if (piece.kind !== 'plural') {
      pieces.push(piece);
      continue;
    }
    const amount = amountIn(pieces);
    if (amount === 'one') continue;
    const last = pieces.at(-1);
    if (amount === 'many' && last !== undefined) {
      const formed =
        last.kind === 'text' ? { ...last, text: inflected(last.text, ['s']) } : withForms(last, ['s']);
      pieces.splice(-1, 1, formed ?? last);
    } else {
      pieces.push({ kind: 'text', text: '(s)' });
      tell('{s} goes by the number that is rolled before it; here it stands as (s).');
    }
  }
  return pieces;
}

/** The same item without `{a}` and `{s}`. */
export function withGrammar(given: readonly PerchancePiece[], tell: Tell): Pieces {
  const inner = given.map((piece) =>
    piece.kind === 'choice'
      ? {
          ...piece,
          options: piece.options.map((option) => ({ ...option, pieces: withGrammar(option.pieces, tell) })),
        }
      : piece,
  );
  return withPlurals(withArticles(inner, tell), tell);
}
