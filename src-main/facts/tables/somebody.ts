import type { Dice } from '../../../shared/dice/dice.ts';
import type { ListsFile } from '../../../shared/content/schemas/lists.ts';
import { longestPart, somebodyParts, type SomebodyPart } from '../../../shared/pages/somebody.ts';
import { tableBook, type TableBook } from '../../../shared/tables/book.ts';
import { rollTable } from '../../../shared/tables/roll.ts';
import type { TableId } from '../../../shared/tables/table.ts';
import { listTables } from '../../content/own-lists.ts';

export interface ThrownPart {
  part: SomebodyPart;
  text: string;
  table: string;
  /** Of the program's own lists. */
  isOwn: boolean;
}

/** The table of each part by its name, in the campaign or among the program's own lists. */
const tableOf: Readonly<Record<Exclude<SomebodyPart, 'name'>, string>> = {
  kin: 'Kin',
  trade: 'Trades',
  trait: 'Traits',
  want: 'Wants',
  secret: 'Secrets',
  voice: 'Voices',
};

/** A name comes of its kin's table, else of one for everybody. */
const nameTables = (kin: string): string[] => [`Names/${kin}`, 'Names'];
/** Where the program has no names of a kin, one of these. */
const anyNames = ['Names/Woman', 'Names/Man'] as const;

interface Throwing {
  readonly campaign: TableBook;
  readonly own: TableBook;
  readonly dice: Dice;
}

/** Throws for all parts that are not said: on the campaign's table of that name, else on the program's own. */
export function throwSomebody(
  said: Readonly<Partial<Record<SomebodyPart, string>>>,
  { campaign, lists, dice }: { campaign: TableBook; lists: ListsFile; dice: Dice },
): ThrownPart[] {
  const throwing = { campaign, own: tableBook(listTables(lists)), dice };
  const thrown: ThrownPart[] = [];
  let kin = said.kin ?? '';
  for (const part of somebodyParts) {
    if (said[part] !== undefined) continue;
    const found = throwPart(part, kin, throwing);
    if (part === 'kin') kin = found.text;
    thrown.push(found);
  }
  return thrown;
}

function throwPart(part: SomebodyPart, kin: string, { campaign, own, dice }: Throwing): ThrownPart {
  const names = part === 'name' ? nameTables(kin) : [tableOf[part]];
  const theirs = firstOf(names, (name) => {
    const id = campaign.names.find(nowhere, name);
    // The book knows the starter content too, which is not the referee's word.
    return typeof id === 'number' ? id : null;
  });
  const id = theirs ?? firstOf(names, (name) => own.names.find(nowhere, name)) ?? ofAnybody(own, dice);
  const book = theirs === null ? own : campaign;
  return {
    part,
    text: oneLine(rollTable(book, id, { dice, column: 0, modifiers: [] }).text),
    table: book.table(id)?.name ?? '',
    isOwn: theirs === null,
  };
}

/** From the top, whatever the folder. */
const nowhere = { id: 0, folder: '' };

function firstOf(names: readonly string[], find: (name: string) => TableId | null): TableId | null {
  for (const name of names) {
    const id = find(name);
    if (id !== null) return id;
  }
  return null;
}

function ofAnybody(own: TableBook, dice: Dice): TableId {
  const name = anyNames[dice.roll(anyNames.length) - 1] ?? anyNames[0];
  const id = own.names.find(nowhere, name);
  if (id === null) throw new Error(`The program has no list ${name}.`);
  return id;
}

/** On one line and no longer than a part may be, no letter cut in two. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, longestPart)
    .replace(/[\uD800-\uDBFF]$/, '');
