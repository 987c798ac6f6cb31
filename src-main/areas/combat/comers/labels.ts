/** Labels of one or two letters, given to no other of the fight: they never change, so that a key always means the same. */

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const all = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];

/** For one of the party: a letter of the name that is free; for anyone else the next free one. */
export function freeLabel(taken: ReadonlySet<string>, name: string | null): string {
  const own =
    name === null ? [] : Array.from(name.toUpperCase()).filter((letter) => letters.includes(letter));
  const label = [...own, ...all].find((each) => !taken.has(each));
  if (label === undefined) throw new Error(`More fight than there are labels: ${taken.size}.`);
  return label;
}

/** The label that was wished for, of several the next with its letter before it; null where none is free. */
export function wishedLabel(
  taken: ReadonlySet<string>,
  wished: string | null,
  several: boolean,
): string | null {
  if (wished === null) return null;
  const ways = several ? letters.map((second) => wished + second) : [wished];
  return ways.find((each) => !taken.has(each)) ?? null;
}
