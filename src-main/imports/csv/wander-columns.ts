import { parseDice } from '../../../shared/dice/notation.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { plainHeader } from './plain-header.ts';

/** What a column of a wandering table may mean, by the names that people give it. */
const known = {
  from: ['from', 'min', 'low', 'first'],
  to: ['to', 'max', 'high', 'last'],
  range: ['range', 'roll', 'die', 'dieroll', 'total', 'rolled'],
  weight: ['weight', 'odds', 'lots', 'tickets', 'frequency'],
  who: ['who', 'encounter', 'monster', 'monsters', 'entry', 'result', 'what'],
  number: ['number', 'no', 'noappearing', 'numberappearing', 'appearing', 'howmany', 'count', 'qty', 'na'],
  creature: ['creature', 'creatureid'],
  nested: ['nested', 'subtable', 'throwon', 'rollon', 'goto'],
  table: ['table', 'tablename'],
  dice: ['dice'],
  note: ['note', 'notes', 'comment', 'comments', 'remark', 'remarks', 'description'],
} as const;

export type WanderColumn = keyof typeof known;

export interface WanderColumns {
  at: Map<WanderColumn, number>;
  /** The dice that a header names, such as d20 over the totals. */
  dice: string | null;
}

const isDice = (header: string): boolean => {
  if (!/^\d*d(?:\d+|%)/i.test(header)) return false;
  try {
    parseDice(header);
    return true;
  } catch (error) {
    if (error instanceof TurnkeeperError) return false;
    throw error;
  }
};

const ofOthers: ReadonlySet<string> = new Set([
  'name',
  'item',
  'itemname',
  'thing',
  'charactername',
  'character',
]);

/** Things and people stand in tables with a name; a wandering table may call its creatures so, if it has totals. */
const mayBeNamed = (headers: readonly string[], at: WanderColumns['at'], dice: string | null): boolean =>
  !headers.some((header) => ofOthers.has(header)) ||
  (!at.has('who') && (dice !== null || at.has('from') || headers.includes('roll')));

const ofMeetings = ['number', 'creature', 'nested'] as const;

/** A table of results of any kind, where nothing says that somebody is met. */
const isOfAnything = (headers: readonly string[], at: WanderColumns['at']): boolean =>
  headers[at.get('who') ?? -1] === 'result' && !ofMeetings.some((column) => at.has(column));

/** What the columns of a wandering table are; null where these are the headers of something else. */
export function wanderColumns(given: readonly string[]): WanderColumns | null {
  const at: WanderColumns['at'] = new Map();
  const meanings = Object.entries(known) as [WanderColumn, readonly string[]][];
  const headers = given.map(plainHeader);
  let dice: string | null = null;
  headers.forEach((header, index) => {
    const written = given[index]?.trim() ?? '';
    if (dice === null && !at.has('range') && isDice(written)) {
      dice = written;
      at.set('range', index);
      return;
    }
    const [meaning] = meanings.find(([, names]) => names.includes(header)) ?? [];
    if (meaning !== undefined && !at.has(meaning)) at.set(meaning, index);
  });
  if (!mayBeNamed(headers, at, dice) || isOfAnything(headers, at)) return null;
  if (!at.has('who')) takeAsWho(at, headers);
  const hasTotals = at.has('range') || at.has('weight') || at.has('from');
  return hasTotals && (at.has('who') || at.has('nested')) ? { at, dice } : null;
}

/** Without a column of that name, the creature or the name is who is met. */
function takeAsWho(at: WanderColumns['at'], headers: readonly string[]): void {
  const creature = at.get('creature');
  const named = headers.indexOf('name');
  if (creature !== undefined) {
    at.set('who', creature);
    at.delete('creature');
  } else if (named !== -1) at.set('who', named);
}
