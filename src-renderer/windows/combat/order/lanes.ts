import { counted } from '../../../../shared/words/figures.ts';
import type { Board, Row } from '../fight-types.ts';
import type { Line } from '../hands/board-lines.ts';

/** Something that falls on a second: an act of one's own, a blow for free, the end of something. */
export interface Moment {
  readonly second: number;
  readonly kind: 'own' | 'free' | 'ends';
  /** How many of a group. */
  readonly many: number;
}

/** A fight by seconds: for each line of the board, when they act next and what keeps them until then. */
export interface Lane {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly side: string;
  /** The second of the next act; null where they wait for none. */
  readonly next: number | null;
  /** Casting, aiming, helpless: not free until then. */
  readonly held: boolean;
  readonly now: boolean;
  readonly moments: readonly Moment[];
  /** "acts on second 14", "casts until second 9; free attack on second 6". */
  readonly words: string;
}

const heldBy: Partial<Record<Row['standing'], string>> = {
  casting: 'casts until',
  unable: 'is helpless until',
  surprised: 'is surprised until',
};
const aims = 'aims';

function wordsOf({ standing, doing, count }: Row): string {
  if (standing === 'mayAct') return 'may act now';
  if (count === null) return 'waits for no second';
  return `${heldBy[standing] ?? (doing === aims ? 'aims until' : 'acts on')} second ${count}`;
}

/** Free attacks and ends to come, by whom they fall upon. */
function besidesOf(strip: Board['strip']): ReadonlyMap<string, readonly { moment: Moment; text: string }[]> {
  const found = new Map<string, { moment: Moment; text: string }[]>();
  for (const { when, count, steps } of strip) {
    if (when !== 'ahead' || count === null) continue;
    for (const { phase, title, actors } of steps) {
      if (phase !== 'free' && phase !== 'ends') continue;
      const text = phase === 'free' ? `free attack on second ${count}` : `${title} on second ${count}`;
      for (const id of actors)
        found.set(id, [...(found.get(id) ?? []), { moment: { second: count, kind: phase, many: 1 }, text }]);
    }
  }
  return found;
}

/** Moments of one kind on one second are one mark. */
function together(moments: readonly Moment[]): Moment[] {
  const marks = new Map<string, Moment>();
  for (const moment of moments) {
    const key = `${moment.kind} ${moment.second}`;
    marks.set(key, { ...moment, many: (marks.get(key)?.many ?? 0) + moment.many });
  }
  return [...marks.values()];
}

const isUp = ({ status }: Row): boolean => status === 'active';

/** In the order of the board's lines, a folded group in one; who is out of the fight has no lane. */
export function lanesOf({ strip }: Pick<Board, 'strip'>, lines: readonly Line[]): Lane[] {
  const besides = besidesOf(strip);
  const own = ({ count, standing, id }: Row, now: number | null): Moment[] => [
    ...(count === null && standing !== 'mayAct'
      ? []
      : [{ second: standing === 'mayAct' ? (now ?? 0) : (count ?? 0), kind: 'own' as const, many: 1 }]),
    ...(besides.get(id) ?? []).map(({ moment }) => moment),
  ];
  const now = strip.find(({ when }) => when === 'now')?.count ?? null;
  return lines.flatMap((line): Lane[] => {
    if (line.kind === 'fighter') {
      const { row } = line;
      if (!isUp(row)) return [];
      const { id, label, name, side, count, standing, doing } = row;
      const more = (besides.get(id) ?? []).map(({ text }) => text);
      return [
        {
          ...{ id, label, name, side },
          next: standing === 'mayAct' ? now : count,
          held: standing in heldBy || doing === aims,
          now: standing === 'mayAct',
          moments: own(row, now),
          words: [wordsOf(row), ...more].join('; '),
        },
      ];
    }
    const up = line.folded ? line.members.filter(isUp) : [];
    const [first] = up;
    if (first === undefined) return [];
    const moments = together(up.flatMap((row) => own(row, now)));
    const acts = moments.filter(({ kind }) => kind === 'own').sort((a, b) => a.second - b.second);
    const acting = up.filter(({ standing }) => standing === 'mayAct').length;
    return [
      {
        id: line.key,
        label: `×${up.length}`,
        name: line.group.name,
        side: first.side,
        next: acts.at(-1)?.second ?? null,
        held: false,
        now: acting > 0,
        moments,
        words: acts
          .map(({ second, many }) => `${counted(many, 'acts', 'act')} on second ${second}`)
          .join('; '),
      },
    ];
  });
}
