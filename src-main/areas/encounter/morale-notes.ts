import type { MoraleMark } from '../../../shared/rules/meeting.ts';
import { moraleMarks } from '../../../shared/rules/meeting.ts';
import type { EncounterRow } from '../../db/tables.ts';
import { unstopped } from '../dungeon/words.ts';

/** The checks of an encounter, as its row notes them: what called for each, what came of it, the referee's note. */

const between = '; ';
const within = ': ';
const also = ' and ';

export interface MoraleNote {
  marks: readonly MoraleMark[];
  /** What came of it, in the system's words. */
  text: string;
  note: string;
}

/** The note of one more check; what would look like another is taken out of the referee's own words. */
export function withNote(row: Pick<EncounterRow, 'morale'>, { marks, text, note }: MoraleNote) {
  const own = unstopped(note).replaceAll(between, ', ').replaceAll(within, ', ');
  const why = marks.map((mark) => moraleMarks[mark]).join(also);
  const words = [why, text, own].filter((each) => each !== '').join(within);
  return { words, noted: row.morale === '' ? words : `${row.morale}${between}${words}` };
}

const marks = Object.keys(moraleMarks) as MoraleMark[];

/** What has been checked for, and how often they held by the dice or the referee's word. */
export function checked({ morale }: Pick<EncounterRow, 'morale'>, holds: readonly string[]) {
  const notes = morale === '' ? [] : morale.split(between).map((note) => note.split(within));
  const causes = notes.flatMap(([why = '']) => why.split(also));
  return {
    marks: marks.filter((mark) => causes.includes(moraleMarks[mark])),
    successes: notes.filter(([first = '', second = '']) => holds.includes(first) || holds.includes(second))
      .length,
  };
}
