import type { SheetFacts } from '../../../../shared/ipc/party/sheet.ts';
import type { FigureValue } from '../../../../shared/rules/characters/character.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import { inGold } from '../../../facts/party/weighing/measures.ts';
import type { SheetChanges } from './sheet-changes.ts';

/** What an edit says of itself: single figures with before and after, long texts and lists by their names. */

type Columns = Partial<Omit<CharacterRow, 'id'>>;

const figureTitles = {
  kind: 'kind',
  class_name: 'class',
  level: 'level',
  xp: 'XP',
  strength: 'strength',
  intelligence: 'intelligence',
  wisdom: 'wisdom',
  dexterity: 'dexterity',
  constitution: 'constitution',
  charisma: 'charisma',
  hp: 'hit points',
  max_hp: 'most hit points',
} as const satisfies Partial<Record<keyof CharacterRow, string>>;

const plural = new Set(['hp', 'max_hp', 'xp']);

const text = (value: FigureValue): string =>
  value === null ? 'not known' : typeof value === 'number' ? value.toLocaleString('en') : value;

/** "hit points 11, were 13", of the row; the name is told by itself. */
export function rowChanges(row: CharacterRow, columns: Columns): string[] {
  const words: string[] = [];
  for (const [column, title] of Object.entries(figureTitles)) {
    const key = column as keyof typeof figureTitles;
    const value = columns[key];
    if (value === undefined) continue;
    words.push(`${title} ${text(value)}, ${plural.has(key) ? 'were' : 'was'} ${text(row[key])}`);
  }
  if (columns.class_id !== undefined && columns.class_name === undefined)
    words.push(`by the tables of ${columns.class_id ?? 'no class'}, before by ${row.class_id ?? 'none'}`);
  if (columns.race_id !== undefined)
    words.push(`race ${columns.race_id ?? 'none'}, was ${row.race_id ?? 'none'}`);
  if (columns.misc_gear !== undefined)
    words.push(
      columns.misc_gear === 1 ? 'carries gear of small account' : 'carries no gear of small account',
    );
  if (columns.carrying_treasure !== undefined)
    words.push(columns.carrying_treasure === 1 ? 'carries much treasure' : 'carries no treasure to speak of');
  return words;
}

const gold = (copper: number | null): string =>
  copper === null ? 'none' : `${inGold(copper).toLocaleString('en')} gp`;

const or = (value: string, empty: string): string => (value === '' ? empty : value);

type Said = { [Key in keyof SheetFacts]: (after: SheetFacts[Key], before: SheetFacts[Key]) => string };

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);

/** A sentence names so many of a list and counts the rest. */
const mostNamed = 12;

function listedNames(all: readonly string[]): string {
  const more = all.length - mostNamed;
  return more > 0 ? `${all.slice(0, mostNamed).join(', ')} and ${more} more` : all.join(', ');
}

/** What came and what went of a list; the same names with other figures are told as changed. */
function listText(title: string, after: readonly string[], before: readonly string[]): string {
  const came = after.filter((name) => !before.includes(name)).map((name) => `+ ${name}`);
  const went = before.filter((name) => !after.includes(name)).map((name) => `− ${name}`);
  const words = listedNames([...came, ...went]);
  return words === '' ? `${title} changed` : `${title} ${words}`;
}

/** "looks 11, were not known; percentile of strength 52, was 40". */
function ownText(after: SheetFacts['own'], before: SheetFacts['own']): string {
  const told = (part: 'scores' | 'percentiles', title: (id: string) => string): string[] => {
    const now: Record<string, number> = after?.[part] ?? {};
    const then: Record<string, number> = before?.[part] ?? {};
    return Object.keys({ ...then, ...now })
      .filter((id) => now[id] !== then[id])
      .map((id) => `${title(id)} ${text(now[id] ?? null)}, was ${text(then[id] ?? null)}`);
  };
  return [...told('scores', (id) => id), ...told('percentiles', (id) => `percentile of ${id}`)].join('; ');
}

const said: Said = {
  alignment: (after, before) => `alignment ${or(after, 'not known')}, was ${or(before, 'not known')}`,
  languages: (after, before) => listText('languages', after, before),
  spells: (after, before) => listText('spells', names(after), names(before)),
  skills: (after, before) => listText('skills', names(after), names(before)),
  conditions: (after, before) =>
    `conditions ${or(listedNames(after), 'none')}, were ${or(listedNames(before), 'none')}`,
  notes: () => 'notes changed',
  employerId: (after) => (after === null ? 'in nobody’s service' : 'in another’s service'),
  loyalty: (after, before) => `loyalty ${text(after)}, was ${text(before)}`,
  wage: (after, before) => `wage ${gold(after)}, was ${gold(before)}`,
  wageEvery: (after) => `wage by the ${after}`,
  overrules: () => 'figures written over',
  printed: () => 'printed figures changed',
  count: () => 'figures of the count changed',
  carrier: () => 'what it bears changed',
  creature: () => 'figures of the creature changed',
  own: (after, before) => ownText(after, before),
  borne: () => 'who carries them changed',
};

/** What of the sheet is written anew; what could not be read before changes in any case. */
export function sheetChangeTexts(sheet: SheetFacts, changes: SheetChanges, unread: object): string[] {
  const words: string[] = [];
  const say = <Key extends keyof SheetFacts>(key: Key, after: SheetFacts[Key] | undefined) => {
    if (after === undefined) return;
    const isSame = JSON.stringify(after) === JSON.stringify(sheet[key]);
    if (!isSame || Object.hasOwn(unread, key)) words.push(said[key](after, sheet[key]));
  };
  for (const key of Object.keys(said) as (keyof SheetFacts)[]) say(key, changes[key]);
  return words;
}
