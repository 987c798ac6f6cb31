/** What is called the same twice gets a number, so that each can be named by itself. */
export function named<Thing extends { readonly name: string }>(
  things: readonly Thing[],
): { id: string; attack: Thing }[] {
  const seen = new Map<string, number>();
  return things.map((attack) => {
    const count = (seen.get(attack.name) ?? 0) + 1;
    seen.set(attack.name, count);
    return { id: count === 1 ? attack.name : `${attack.name} ${count}`, attack };
  });
}
