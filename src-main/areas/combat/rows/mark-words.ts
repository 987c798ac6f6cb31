import type { FighterSeen } from '../../../../shared/rules/fight/views.ts';

interface Known {
  /** Circumstances by their keys, as they are called. */
  readonly titles: ReadonlyMap<string, string>;
  /** The letters of those who fight, by their ids. */
  readonly labels: ReadonlyMap<string, string>;
}

const words: Readonly<Record<string, string>> = {
  falling: 'falls at the phase’s end',
  noRoom: 'no room',
};

/** Somebody else has a hand in them. */
const ofHolds: readonly string[] = ['pinned', 'struggling', 'held', 'kept at bay'];

/** What a row says of him besides: "pinned by B, C", "no room". */
export function marksInWords(
  marks: readonly string[],
  { heldBy = [], standing }: Pick<FighterSeen, 'heldBy' | 'standing'>,
  { titles, labels }: Known,
): string[] {
  const holders = heldBy.map((id) => labels.get(id) ?? id).join(', ');
  return marks
    .filter((mark) => mark !== 'falling' || standing !== 'falls')
    .map((mark) => {
      if (holders !== '' && ofHolds.includes(mark)) return `${mark} by ${holders}`;
      return words[mark] ?? titles.get(mark) ?? mark;
    });
}
