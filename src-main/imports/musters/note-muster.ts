import type { ReadEntry, Unread } from '../entry.ts';
import { judgeBook } from '../judge/judge-book.ts';
import type { EncounterLine } from '../vault/encounter.ts';
import { comerLines, musterLimits } from './book-muster.ts';

/** An encounter of a note, as a muster: what a line of it cannot say stands in the notes. */

export function noteMuster(name: string, encounter: readonly EncounterLine[]): ReadEntry {
  const read = encounter.map((line) => {
    const { creature, number, figures } = line;
    const isCounted = /^[1-9]\d{0,3}$/.test(number);
    const count = isCounted ? Number(number) : 1;
    const hp = /^\d{1,4}$/.test(figures['hp'] ?? '') ? Number(figures['hp']) : null;
    const lines = comerLines(
      creature,
      Array.from({ length: count }, () => hp),
    );
    return { lines, note: noteOf(line, { isCounted, hasHp: hp !== null, isRead: lines !== null }) };
  });
  const notes = read.flatMap(({ note }) => (note === '' ? [] : [note])).join('\n');
  const unread: Unread[] =
    notes.length > musterLimits.notes
      ? [
          {
            path: name,
            why: `A muster has room for ${musterLimits.notes.toLocaleString('en')} characters of notes.`,
          },
        ]
      : [];
  const lines = read.flatMap((each) => each.lines ?? []).join('\n');
  return judgeBook({ is: 'muster', name, lines, notes: notes.slice(0, musterLimits.notes) }, unread);
}

interface Told {
  /** Its number is a figure, and no dice. */
  isCounted: boolean;
  hasHp: boolean;
  isRead: boolean;
}

/** "Hobgoblin, called Bob: initiative modifier 2"; empty where the line says it all. */
function noteOf(
  { creature, alias, number, figures, words }: EncounterLine,
  { isCounted, hasHp, isRead }: Told,
): string {
  const titles: Readonly<Record<string, string>> = {
    hp: 'hit points',
    ac: 'armour class',
    modifier: 'initiative modifier',
    xp: 'experience',
  };
  const said = [
    ...(isRead ? [] : ['no line can name them']),
    ...(isCounted ? [] : [`throw ${number} for how many come`]),
    ...Object.entries(figures).flatMap(([key, figure]) =>
      key === 'hp' && hasHp ? [] : [`${titles[key] ?? key} ${figure}`],
    ),
    ...words,
  ];
  const called = alias === null ? creature : `${creature}, called ${alias}`;
  if (said.length === 0) return alias === null ? '' : `${called}.`;
  return `${called}: ${said.join('; ')}.`;
}
