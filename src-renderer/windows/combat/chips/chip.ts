import type { Act, Acts } from '../fight-types.ts';

export type Known = Acts['circumstances'][number];
export type Value = boolean | number | string;

/** A circumstance as its chip shows it. */
export interface Chip {
  readonly known: Known;
  readonly letter: string;
  /** How it stands; null where nothing is said of it. */
  readonly value: Value | null;
  /** Of whom it is kept till it is taken off; null where it is not. */
  readonly keptOf: string | null;
}

/** The first letter of a title that no other chip has, else the first of the alphabet that none has. */
export function lettersOf(known: readonly Known[]): Map<string, string> {
  const taken = new Set<string>();
  const letters = new Map<string, string>();
  for (const { key, title } of known) {
    const wanted = Array.from(`${title.toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`);
    const letter = wanted.find((each) => /[A-Z]/.test(each) && !taken.has(each)) ?? '';
    taken.add(letter);
    letters.set(key, letter);
  }
  return letters;
}

/** How a step further or back stands; null where nothing is said any more. */
export function stepped(
  { min, max }: { min: number; max: number },
  from: Value | null,
  by: 1 | -1,
): number | null {
  const nothing = Math.max(0, min - 1);
  const to = Math.min(max, (typeof from === 'number' ? from : nothing) + by);
  return to === nothing || to < min ? null : to;
}

/** What the next press of a chip makes of it; steps are gone through one by one, choices in turn. */
export function turned(known: Known, from: Value | null): Value | null {
  switch (known.kind) {
    case 'flag':
      return from !== true;
    case 'steps':
      return stepped(known, from, 1);
    case 'choice': {
      const at = known.choices.findIndex(({ value }) => value === from);
      return known.choices[at + 1]?.value ?? null;
    }
  }
}

/** The ruling that keeps a circumstance of him it hangs on, or takes it off. Null where it hangs on nobody. */
export function keeping({ known, value, keptOf }: Chip, act: Act): Act | null {
  if ('change' in act) return null;
  const id = keptOf ?? (known.whose === 'actor' ? act.actor : act.target);
  if (id === undefined || id === null) return null;
  const kept = keptOf === null ? (value ?? (known.kind === 'flag' ? true : null)) : null;
  if (keptOf === null && kept === null) return null;
  return { kind: 'overrule', change: 'flags', id, flags: { [known.key]: kept } };
}

/** "From behind", "To hit +2", "Cover −4". */
export function chipText({ known, value }: Chip): string {
  const { title } = known;
  if (value === null || typeof value === 'boolean') return title;
  if (known.kind === 'choice') {
    const chosen = known.choices.find((each) => each.value === value)?.title ?? String(value);
    return chosen.startsWith(title) ? chosen : `${title}: ${chosen}`;
  }
  const figure = known.kind === 'steps' && known.min < 0 && Number(value) > 0 ? `+${value}` : String(value);
  return `${title} ${figure.replace('-', '−')}`;
}
