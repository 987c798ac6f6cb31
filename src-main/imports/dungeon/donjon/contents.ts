import type { ImportContext } from '../../entry.ts';
import type { Path, Reading } from '../../reading.ts';
import type { DraftHoldings } from '../book-dungeon.ts';
import { bracketsOf, partsOf, stateOf } from './parts.ts';
import { treasureOf } from './treasure.ts';

/** Who is in a room, and what waits there, line by line as the generator writes it. */

const longest = { name: 80, place: 120, what: 400, notes: 4000 } as const;
const divider = '--';
const treasureLine = /^Treasure: /;
const mostLines = 200;

type Foe = DraftHoldings['foes'][number];
type Trap = DraftHoldings['traps'][number];

export function contentsOf(
  contents: Reading,
  context: ImportContext,
): { holds: DraftHoldings; features: string } {
  // What there is stands in the details; the summary names it again.
  for (const field of ['summary', 'inhabited']) if (contents.value(field) !== undefined) contents.take(field);
  const { foes, treasures } = monstersOf(linesOf(contents, ['detail', 'monster']), context);
  const traps = linesOf(contents, ['detail', 'trap']).map((line) => trapOf(line, 'room'));
  const hidden = hiddenOf(linesOf(contents, ['detail', 'hidden_treasure']), context);
  return {
    holds: {
      foes,
      traps: [...traps, ...hidden.traps],
      treasures: [...treasures, ...hidden.treasures],
    },
    features: contents.lines(['detail', 'room_features'], 10_000) ?? '',
  };
}

/** The lines of a list that can be read; the others stay behind with why. */
function linesOf(reading: Reading, path: Path): string[] {
  const list = reading.value(...path);
  if (!Array.isArray(list)) return [];
  const lines: string[] = [];
  for (const at of list.keys()) {
    if (at >= mostLines) {
      reading.refuse([...path, at], `At most ${mostLines} lines of a room are read.`);
      continue;
    }
    const line = reading.lines([...path, at], longest.notes);
    if (line !== null) lines.push(line);
  }
  return lines;
}

/** "Bugbear (cr 1) and 2 x Goblin (cr 1/4); medium, 250 xp", then who they are, then what they have. */
function monstersOf(
  [first, ...others]: readonly string[],
  context: ImportContext,
): Pick<DraftHoldings, 'foes' | 'treasures'> {
  if (first === undefined) return { foes: [], treasures: [] };
  const words = others.filter((line) => line !== divider && !treasureLine.test(line));
  const things = others
    .filter((line) => treasureLine.test(line))
    .flatMap((line) => treasureOf(line.replace(treasureLine, ''), context));
  const [who = '', ...said] = partsOf(first, /;/y);
  const [leading, ...following] = partsOf(who, / and (?=\d+ x )/y).map(foeOf);
  const foes = leading ? [{ ...leading, notes: noted(leading.notes, ...said, ...words) }, ...following] : [];
  const treasure = { name: 'Treasure', hidden: false, notes: '', things };
  return { foes, treasures: things.length > 0 ? [treasure] : [] };
}

/** "3 x 1st Level Warrior Goblin (mm 12)"; one where no number stands. */
export function foeOf(text: string): Foe {
  const [, count = '1', rest = text] = /^(\d{1,4}) x (.+)$/s.exec(text) ?? [];
  const read = bracketsOf(rest);
  const { words, brackets } = read.words === '' ? { words: rest, brackets: [] } : read;
  const [, kin = null] = /^\d+(?:st|nd|rd|th) Level (?:[A-Z][a-z]+ )(.+)$/.exec(words) ?? [];
  const isLong = words.length > longest.name;
  return {
    who: isLong ? `${words.slice(0, longest.name - 1)}…` : words,
    kin: kin?.slice(0, longest.name) ?? null,
    number: Math.max(1, Number(count)),
    notes: noted(isLong ? words : '', ...brackets),
  };
}

const noted = (...notes: readonly string[]): string =>
  notes
    .filter((note) => note !== '')
    .join('\n')
    .slice(0, longest.notes);

/** "Net Trap: DC 15 to find…", "Fire Trap (4d6 damage)": a name, and what it does. */
export function trapOf(line: string, of: Trap['of'], where = ''): Trap {
  const [, called = line, does = ''] = /^([^:(]+?)\s*[:(](.*)$/s.exec(line) ?? [];
  const inBrackets = /^[^:(]+\(/s.test(line) && does.endsWith(')');
  const what = (inBrackets ? does.slice(0, -1) : does).replaceAll(/\s+/g, ' ').trim();
  const isLong = what.length > longest.what || called.length > longest.place;
  return {
    name: called.trim().slice(0, longest.place),
    what: what.slice(0, longest.what),
    of,
    notes: noted(where, isLong ? line : ''),
  };
}

/** What holds it and what guards that, then the treasure itself. */
function hiddenOf(
  lines: readonly string[],
  context: ImportContext,
): Pick<DraftHoldings, 'traps' | 'treasures'> {
  const [first] = lines;
  if (first === undefined) return { traps: [], treasures: [] };
  const at = lines.indexOf(divider);
  const [holder = '', ...guards] = at === -1 ? lines : lines.slice(0, at);
  const things = at === -1 ? [] : treasureOf(lines.slice(at + 1).join('\n'), context);
  const name = stateOf(bracketsOf(holder).words).what || 'Treasure';
  const treasure = { name: name.slice(0, longest.place), hidden: true, notes: holder, things };
  return { traps: guards.map((line) => trapOf(line, 'treasure')), treasures: [treasure] };
}
