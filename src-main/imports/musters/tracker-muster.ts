import type { ReadEntry, Unread } from '../entry.ts';
import { explainTracker, trackerTags } from '../initiative/tracker-creature.ts';
import { judgeBook } from '../judge/judge-book.ts';
import { isObject, Reading } from '../reading.ts';
import { comerLines, musterLimits } from './book-muster.ts';

/** An encounter that Improved Initiative saved, as a muster. */

/** What one of them is called, and what is said of it beside its kind and hit points. */
interface Combatant {
  kind: string;
  hp: number | null;
  /** "Goblin 2, Boss: hidden; bloodied"; empty where it is like every other. */
  note: string;
}

const figuresElsewhere =
  'A muster names it; the figures of its stat block are taken where the file lists it as a creature.';

export function trackerMuster(value: Record<string, unknown>): ReadEntry {
  const reading = new Reading(value);
  const name = reading.text(['Name'], 80) ?? 'Nameless encounter';
  const list = reading.value('Combatants');
  const indexes = Array.isArray(list) ? Array.from(list.keys()) : [];
  const combatants = indexes.flatMap((at) => combatantOf(reading.within('Combatants', at)) ?? []);
  const kinds = new Map<string, Combatant[]>();
  for (const each of combatants) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each]);
  const lines = [...kinds].map(([kind, of]) => ({
    kind,
    lines: comerLines(
      kind,
      of.map(({ hp }) => hp),
    ),
  }));
  const notes = [
    ...lines.flatMap(({ kind, lines: read }) =>
      read === null ? [`${kinds.get(kind)?.length ?? 1} × ${kind}: no line can name them.`] : [],
    ),
    ...combatants.flatMap(({ note }) => (note === '' ? [] : [note])),
  ].join('\n');
  const unread: Unread[] = reading.leftOver((path) =>
    path[0] === 'ActiveCombatantId'
      ? null
      : explainTracker(path.slice(path[0] === 'Combatants' ? 2 : 0), null),
  );
  if (notes.length > musterLimits.notes)
    unread.push({
      path: 'notes',
      why: `A muster has room for ${musterLimits.notes.toLocaleString('en')} characters of notes.`,
    });
  return judgeBook(
    {
      is: 'muster',
      name,
      lines: lines.flatMap(({ lines: read }) => read ?? []).join('\n'),
      notes: notes.slice(0, musterLimits.notes),
    },
    unread,
  );
}

/** Null for somebody's character, and for what is no combatant. */
function combatantOf(reading: Reading): Combatant | null {
  const block = reading.value('StatBlock');
  if (!isObject(block) || typeof block['Name'] !== 'string' || block['Name'].trim() === '') {
    reading.refuse([], 'It has no stat block with a name.');
    return null;
  }
  if (typeof block['Player'] === 'string' && block['Player'] !== '') {
    reading.refuse([], 'It is somebody’s character: the party comes by itself.');
    return null;
  }
  const kind = block['Name'].replaceAll(/\s+/g, ' ').trim().slice(0, 80);
  reading.refuse(['StatBlock'], figuresElsewhere);
  const hp = reading.whole(['CurrentHP'], -999, 10_000);
  const alias = reading.text(['Alias'], 80);
  const number = reading.whole(['IndexLabel'], 0, 9999) ?? 0;
  const said = saidOf(reading, hp);
  const called = [number > 0 ? `${kind} ${number}` : kind, alias].filter((part) => part !== null).join(', ');
  return {
    kind,
    hp: hp === null ? null : Math.max(1, hp),
    note:
      alias === null && said.length === 0
        ? ''
        : `${called}${said.length === 0 ? '' : `: ${said.join('; ')}`}`,
  };
}

function saidOf(reading: Reading, hp: number | null): string[] {
  const most = reading.whole(['MaxHP'], 0, 10_000);
  const more = reading.whole(['TemporaryHP'], 0, 10_000) ?? 0;
  const notes = reading.lines(['CurrentNotes'], 2000);
  return [
    ...(hp !== null && hp < 1 ? ['down'] : []),
    ...(most === null || most === hp ? [] : [`${most} hit points at most`]),
    ...(more === 0 ? [] : [`${more} temporary hit points`]),
    ...(reading.flag(['Hidden']) ? ['hidden'] : []),
    ...trackerTags(reading),
    ...(notes === null ? [] : [notes.replaceAll(/\s+/g, ' ')]),
  ];
}
