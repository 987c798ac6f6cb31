import type { Span } from '../../../shared/tables/table.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import type { BookRandomRow } from '../book-entry.ts';
import { holdsNothing, isObject, type Reading } from '../reading.ts';
import type { UnreadList } from '../unread-list.ts';
import type { TableNames } from './foundry-names.ts';
import { elsewhere, sayFoundryText } from './foundry-text.ts';
import { callableName } from './table-name.ts';
import { RowText } from './row-text.ts';

const farthest = 1_000_000;
const mostWeight = 10_000;
const longestText = 20_000;

/** A result as it stands in the source. */
export interface FoundryResult {
  readonly at: number;
  readonly span: Span | null;
  readonly weight: number | null;
  readonly drawn: boolean;
  readonly said: Said;
}

/** What a result says: its words, and who or what it gives. */
type Said = Pick<BookRandomRow, 'text' | 'gives'>;

interface Telling {
  readonly names: TableNames;
  readonly told: UnreadList;
}

const olderRange = (result: Reading): unknown[] | null => {
  const ends = [result.value('rangeL'), result.value('rangeH')];
  return ends.includes(undefined) ? null : ends;
};

/** Where a result stands: a pair of totals; none for the pair of noughts that stands for it. */
function spanOf(result: Reading, tell: (why: string) => void): Span | null {
  const range = result.value('range') ?? olderRange(result);
  if (range === null || holdsNothing(range)) return null;
  const ends = Array.isArray(range) && range.length === 2 ? range.map(Number) : [];
  const [one = NaN, other = NaN] = ends;
  if (![one, other].every((end) => Number.isInteger(end) && Math.abs(end) <= farthest))
    return result.refuse(['range'], 'It is no pair of totals.');
  result.take('range');
  if (one === 0 && other === 0) return null;
  if (other < one) tell(`It ends at ${other}, before it begins at ${one}; its ends are changed over.`);
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

/** Kinds of results: a text, a document of the world, one of a compendium; by number in older versions. */
const isText = (type: unknown): boolean =>
  type === undefined || type === null || type === 0 || type === 'text';

const references = ['documentUuid', 'documentCollection', 'documentId', 'collection', 'resultId'] as const;

/** What a result refers to, "RollTable.x"; empty where it refers to nothing. A text refers to nothing. */
function referenceOf(result: Reading): string {
  const ofText = isText(result.take('type'));
  const parts = references.flatMap((field) => {
    const value = result.value(field);
    if (value === undefined) return [];
    const isEmpty = value === null || value === '';
    if (isEmpty || (!ofText && typeof value === 'string')) result.take(field);
    return typeof value === 'string' && !isEmpty && !ofText ? [value] : [];
  });
  return parts.join('.');
}

const longestGift = 80;

/** Who or what a result gives that refers to somebody, or to a thing, by the name it has there; null for any other. */
function giftOf(reference: string, name: string): BookRandomRow['gives'][number] | null {
  const kinds = reference.split('.');
  // Words with dice, links or marks in them are no name.
  if (name === '' || name.length > longestGift || /[[\]{}<>@]/.test(name)) return null;
  if (kinds.includes('Actor')) return { kind: 'creature', creature: { own: name }, name, number: '' };
  return kinds.includes('Item') ? { kind: 'thing', name, quantity: '' } : null;
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Its text; of newer versions its name and description. */
function wordsOf(result: Reading): string[] {
  const written = [['text'], ['name'], ['description']].flatMap((path) => {
    const text = result.lines(path, longestText);
    return text === null || text === '' ? [] : [oneLine(text)];
  });
  return [...new Set(written)];
}

function saidBy(result: Reading, names: TableNames, tell: (why: string) => void): Said {
  const written = wordsOf(result);
  const reference = referenceOf(result);
  const [named = '', ...rest] = written;
  const gift = giftOf(reference, named.trim());
  if (gift !== null) return { text: textOf(rest.join(': '), '', names, tell), gives: [gift] };
  return { text: textOf(written.join(': '), reference, names, tell), gives: [] };
}

function textOf(
  words: string,
  reference: string,
  names: TableNames,
  tell: (why: string) => void,
): BookRandomRow['text'] {
  const text = new RowText();
  const isTable = reference.includes('RollTable');
  const known = names.ofId(reference) ?? (isTable ? names.called(words) : null);
  const table = known ?? (isTable ? callableName(words) : '');
  if (table !== '') {
    text.throwOn({ table, as: null, forms: [] });
    if (known === null) tell(elsewhere(reference));
    return text.parts;
  }
  const isReference = reference !== '';
  if (isReference)
    tell(
      `It refers to "${shownText(reference)}", of which only ${words === '' ? 'that' : 'the name'} is here.`,
    );
  sayFoundryText(text, words === '' && isReference ? reference : words, names, tell);
  if (text.isCut) tell('It is longer than 4,000 letters; the rest is left out.');
  return text.parts;
}

function resultOf(result: Reading, at: number, telling: Telling): FoundryResult {
  const tell = (why: string): void => telling.told.add(`results.${at}`, why);
  const weight = result.number(['weight'], 0, farthest);
  if (weight !== null && weight > mostWeight) tell(`It weighs ${weight}; 10,000 is the most here.`);
  return {
    at,
    span: spanOf(result, tell),
    weight: weight === null ? null : Math.min(mostWeight, Math.ceil(weight)),
    drawn: result.flag(['drawn']),
    said: saidBy(result, telling.names, tell),
  };
}

/** The results of a table, those that are none left where they are. */
export function resultsOf(table: Reading, most: number, telling: Telling): FoundryResult[] {
  const list = table.value('results');
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, at) => {
    if (at >= most) return [];
    if (!isObject(value)) {
      telling.told.add(`results.${at}`, 'It is no result. The row is left out.');
      table.take('results', at);
      return [];
    }
    return [resultOf(table.within('results', at), at, telling)];
  });
}
