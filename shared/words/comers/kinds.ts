/** Names of kinds, as one types them: many for one, and nearly. */

const singulars = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/men$/, 'man'],
  [/es$/, ''],
  [/s$/, ''],
] as const;

/** "goblins" may be many a Goblin, "wolves" a Wolf: what was typed, and what it may be one of. */
export function readingsOf(name: string): string[] {
  const small = name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return [...new Set([small, ...singulars.map(([plural, single]) => small.replace(plural, single))])];
}

const ones = [
  [/men$/, 'man'],
  [/(l|r|ie)ves$/, '$1f'],
  [/ies$/, 'y'],
  [/(ch|sh|ss|x)es$/, '$1'],
  [/([^su])s$/, '$1'],
] as const;

/** One of many whose kind nobody knows: "robbers" are each a robber. What has no plain ending stays as it is. */
export function oneOfMany(name: string): string {
  const [ending, single] = ones.find(([plural]) => plural.test(name)) ?? [];
  return ending === undefined || single === undefined ? name : name.replace(ending, single);
}

/** The first of these that bears the name, one or many; undefined where none does. */
export function calledSo<Named>(
  name: string,
  all: readonly Named[],
  nameOf: (each: Named) => string,
): Named | undefined {
  for (const reading of readingsOf(name)) {
    const found = all.find((each) => wordsOf(nameOf(each)).includes(reading));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A name of a list, and as one says it: "Rat, Giant" is a giant rat. */
function wordsOf(name: string): string[] {
  const small = name.toLowerCase();
  const [, kind, sort] = /^([^,]+), ([^,]+)$/.exec(small) ?? [];
  return kind === undefined ? [small] : [small, `${sort} ${kind}`];
}

/** "Goblin 3" is one of the kind Goblin. */
export const kindOfOne = (name: string): string => name.replace(/ \d+$/u, '');

/** The name that was perhaps meant: one that differs in two letters at most, in one where it is short. */
export function nearlyCalled(name: string, names: readonly string[]): string | null {
  let best: { name: string; far: number } | null = null;
  for (const reading of readingsOf(name)) {
    const most = reading.length < 6 ? 1 : 2;
    for (const each of names) {
      if (Math.abs(each.length - reading.length) > most) continue;
      const far = changesBetween(reading, each.toLowerCase());
      if (far <= most && (best === null || far < best.far)) best = { name: each, far };
    }
  }
  return best?.name ?? null;
}

/** Letters put in, left out, taken for another or changed about. */
function changesBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        ...(swapped ? [(before[j - 2] ?? 0) + 1] : []),
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
