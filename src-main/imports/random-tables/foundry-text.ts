import { shownText } from '../../../shared/words/shown-text.ts';
import type { TableNames } from './foundry-names.ts';
import { dicePiece, type RowText } from './row-text.ts';
import { callableName } from './table-name.ts';

/** What stands between square brackets, others within them once. */
const inside = String.raw`((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300})`;
const label = String.raw`(?:\{([^{}\n]{0,200})\})?`;

/** A roll or a command, `[[/r 2d4 gp # coins]]{coins}`; a link or a mark, `@UUID[RollTable.x]{Gems}`. */
const marks = new RegExp(
  String.raw`\[\[${inside}\]\]${label}|[@&]([A-Za-z]{1,20})\[${inside}\]${label}`,
  'g',
);

const links = new Set([
  'UUID',
  'RollTable',
  'Compendium',
  'Actor',
  'Item',
  'JournalEntry',
  'Macro',
  'Scene',
  'Cards',
]);

type Tell = (why: string) => void;

/** "distance:20|type:burst" as words. */
const wordsOf = (marked: string): string =>
  marked
    .replaceAll(/\s*\|\s*/g, ', ')
    .replaceAll(':', ' ')
    .replaceAll(/[[\]]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** "2d6[fire]" as dice and words. */
const unflavoured = (formula: string): string => formula.replaceAll(/\s*\[([^\]]*)\]/g, ' $1').trim();

/** A roll: dice where they can be read, else the words that stand there. */
function sayRoll(text: RowText, given: string, said: string | undefined, tell: Tell): void {
  const [, command = '', formula = '', remark] =
    /^\s*(?:\/([a-z]{1,20})\s+)?([^#]*)(?:#(.*))?$/i.exec(given) ?? [];
  const dice = dicePiece(unflavoured(formula));
  const spoken = said === undefined ? null : dicePiece(said);
  if (dice === null && spoken === null) {
    text.say(said ?? wordsOf(`${command} ${formula}`));
    tell(`[[${shownText(given)}]] is no roll that is known here; its words stand.`);
    return;
  }
  if (remark !== undefined)
    tell(`The remark "${shownText(remark.trim())}" on ${shownText(formula.trim())} was left out.`);
  if (spoken !== null) text.piece(spoken);
  else if (said === undefined || said.trim() === '') text.piece(dice ?? '');
  else {
    text.say(`${said} (`);
    text.piece(dice ?? '');
    text.say(')');
  }
}

/** The last of the parts that an address of a document has. */
const lastOf = (address: string): string => address.split('.').at(-1) ?? address;

interface Link {
  readonly mark: string;
  readonly address: string;
  readonly said: string | undefined;
}

/** Of a table that may be in another file, or in the campaign. */
export const elsewhere = (address: string): string =>
  `It leads to "${shownText(address)}", which is not in this file; a table of that name is thrown on where there is one.`;

function sayLink(text: RowText, names: TableNames, { mark, address, said }: Link, tell: Tell): void {
  const isTable = mark === 'RollTable' || /(?:^|\.)RollTable\./.test(address);
  // Once tables were linked by their names alone.
  const called = callableName(said ?? (address.includes('.') ? '' : address));
  const known = names.ofId(address) ?? (isTable ? names.called(called) : null);
  const table = known ?? (isTable ? called : '');
  if (table !== '') text.throwOn({ table, as: null, forms: [] });
  else text.say(said ?? lastOf(address));
  if (known === null)
    tell(table === '' ? `It refers to "${shownText(address)}"; the words stand.` : elsewhere(address));
}

/**
 * Says a text of a virtual table piece by piece: its rolls are rolled, its links to tables of the same file thrown on,
 * and everything else is printed as it stands.
 */
export function sayFoundryText(text: RowText, given: string, names: TableNames, tell: Tell): void {
  let done = 0;
  for (const found of given.matchAll(marks)) {
    const [whole, roll, saidOfRoll, mark = '', address = '', said] = found;
    text.say(given.slice(done, found.index));
    done = found.index + whole.length;
    if (roll !== undefined) sayRoll(text, roll, saidOfRoll, tell);
    else if (links.has(mark)) sayLink(text, names, { mark, address, said }, tell);
    else if (dicePiece(unflavoured(address)) !== null) sayRoll(text, address.split('|')[0] ?? '', said, tell);
    else text.say(said ?? wordsOf(address));
  }
  text.say(given.slice(done));
}
