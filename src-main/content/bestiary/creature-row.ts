import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { acText } from '../words.ts';
import type { PrintedCreature } from './books.ts';

type Row = QueryOutput<'creature.search'>['rows'][number];

/** A creature in a line, as its own book prints it. */
export const creatureRow = ({ book, monster }: PrintedCreature): Row => ({
  book,
  id: monster.id,
  name: monster.name,
  hd: monster.hd.text,
  ac: acText(monster.ac).replace(/^AC /, ''),
  morale: monster.morale,
  xp: monster.xp,
});
