import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { acText } from '../words.ts';
import type { PrintedCreature } from './books.ts';

type Row = QueryOutput<'creature.search'>['rows'][number];

/** A creature in a line, as its own book prints it, or as the referee has it, seen from a campaign of this system. */
export const creatureRow = ({ book, monster, isOwn, base = null }: Found, systemId: string): Row => ({
  book,
  id: monster.id,
  name: monster.name,
  hd: monster.hd.text,
  ac: acText(monster.ac).replace(/^AC /, ''),
  morale: monster.morale,
  xp: monster.xp,
  own: isOwn,
  variantOf: base?.name ?? '',
  atHand: isOwn || book === systemId,
});

/** One of a book, or the referee's own, which may be a variant. */
export type Found = PrintedCreature & { base?: { name: string } | null };
