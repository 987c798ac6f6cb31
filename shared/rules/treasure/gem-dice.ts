/** A row that is a gem names its worth in gold pieces: "Gem: 1d1000 x 8". Null for what is none. */
export function gemDice(name: string): string | null {
  const [, dice] = /^Gem: (.+)$/u.exec(name) ?? [];
  return dice?.replaceAll(' ', '') ?? null;
}
