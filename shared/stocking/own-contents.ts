import { outcomesOf, wordsOfOutcomes, type Comers } from '../tables/outcomes.ts';
import { giftWords } from '../tables/gift-words.ts';
import type { RollTree } from '../tables/rolled.ts';
import { tablesIn } from '../tables/rolled-tables.ts';
import type { Gift, TableRow } from '../tables/table.ts';
import type { Piece } from '../tables/text/pieces.ts';
import type { Contents } from './contents.ts';
import type { RoomContents } from './tables.ts';

/** What a row of the campaign's own table puts into a room: by the words it begins with, and by what it gives. */
export interface OwnContents extends Contents {
  /** Behind a colon: who is there, which trap, what of note. */
  readonly what: string;
  /** Words that are none of these: they go into the notes of the room. */
  readonly note: string;
  /** Whom the row gives. */
  readonly comers: Comers | null;
  /** The treasure that the row gives, by its letters or for a level; null where it is thrown for as any other. */
  readonly hoard: { readonly letters: string; readonly level: number | null } | null;
}

const kinds: Readonly<Record<string, RoomContents>> = {
  empty: 'empty',
  monster: 'monster',
  monsters: 'monster',
  special: 'special',
  trap: 'trap',
  traps: 'trap',
  treasure: 'treasure',
};

type Said = Pick<OwnContents, 'contents' | 'treasure' | 'what' | 'note'>;

/** Where the words end that say what is there. */
const head = /^([^:;.]*)[:;.]?\s*(.*)$/su;
const between = /\s*(?:[,+&]|\band\b|\bwith\b)\s*/u;

/** "Trap and treasure: loose flagstone". Words that begin otherwise are a note, as are two kinds at once. */
export function readContents(text: string): Said {
  const words = text.trim();
  const note: Said = { contents: words === '' ? 'empty' : 'note', treasure: false, what: '', note: words };
  const [, first = '', rest = ''] = head.exec(words) ?? [];
  const named = first
    .toLowerCase()
    .split(between)
    .filter((part) => part !== '')
    .map((part) => kinds[part.trim()]);
  const found = new Set(named);
  if (found.size === 0 || found.has(undefined)) return note;
  const treasure = found.delete('treasure');
  const [contents = 'treasure', another] = found;
  if (another !== undefined) return note;
  const isNamed = contents === 'monster' || contents === 'trap' || contents === 'special';
  return { contents, treasure, what: isNamed ? rest : '', note: isNamed ? '' : rest };
}

/** A creature that is given makes a room of monsters of what is a note, treasure one with treasure. */
function withGifts(said: Said, comers: Comers | null, hoard: OwnContents['hoard']): OwnContents {
  const isFree = said.contents === 'note' || said.contents === 'empty' || said.contents === 'treasure';
  const comes = isFree || said.contents === 'monster' ? comers : null;
  const free = said.contents === 'note' && hoard !== null ? 'treasure' : said.contents;
  const contents = comes === null ? free : 'monster';
  const treasure = said.treasure || free === 'treasure' || hoard !== null;
  const note = comes === null ? said.note : joined(said.note, said.what);
  return { contents, treasure, what: comes === null ? said.what : '', note, comers: comes, hoard };
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join('; ');

const hoardOf = (gift: Gift): OwnContents['hoard'] =>
  gift.kind === 'treasure' && (gift.letters !== '' || gift.level !== null)
    ? { letters: gift.letters, level: gift.level }
    : null;

/** What a roll puts into a room. All that it gives beside the first creature and the first treasure is a note. */
export function contentsOf(roll: Pick<RollTree, 'root' | 'text'>): OwnContents {
  const { text, comers, things, others } = outcomesOf(roll);
  const gifts = [...tablesIn(roll.root)].flatMap(({ gives }) => gives.map(({ gift }) => gift));
  const given = gifts.find((gift) => hoardOf(gift) !== null);
  const hoardWords = given && giftWords(given, () => undefined);
  const [first = null, ...more] = comers;
  const own = withGifts(readContents(text), first, given ? hoardOf(given) : null);
  const left = wordsOfOutcomes({
    text: own.note,
    comers: own.comers === null ? comers : more,
    things,
    others: without(others, hoardWords),
  });
  return { ...own, note: left };
}

/** All but the first that is alike. */
function without(words: readonly string[], one: string | undefined): string[] {
  const at = one === undefined ? -1 : words.indexOf(one);
  return words.filter((_, nth) => nth !== at);
}

/** How a row will be read; null where a choice or a table in it says it. Of dice come figures, and never a word. */
export function readRow({ gives, again }: TableRow, pieces: readonly Piece[]): OwnContents | null {
  const isSure = again === null && gives.every(({ kind }) => kind !== 'table');
  const open = pieces.findIndex((piece) => piece.kind === 'braces' && piece.content.kind !== 'dice');
  const sure = pieces.slice(0, open < 0 ? undefined : open).map(({ written }) => written);
  if (!isSure || (open >= 0 && !/[:;.]/u.test(sure.join('')))) return null;
  const creature = gives.find((gift) => gift.kind === 'creature');
  const comers =
    creature === undefined ? null : { who: creature.name, creatureId: creature.creature, number: null };
  const given = gives.find((gift) => hoardOf(gift) !== null);
  const text = pieces.map(({ written }) => written).join('');
  return withGifts(readContents(text), comers, given ? hoardOf(given) : null);
}
