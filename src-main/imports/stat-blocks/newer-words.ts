/** Words of the fifth edition's stat blocks, in the figures of older ones. */

/** "Claw +5 (2d6 + 3)" out of what is told of an attack; the name alone where it tells no figures. */
export const attackWords = (name: string, told: string): string => {
  const bonus = /([+-] ?\d{1,2}) to hit/.exec(told)?.[1]?.replace(' ', '');
  const damage = bonus === undefined ? undefined : /\b\d{0,2}d\d{1,3}(?: ?[+-] ?\d{1,3})?/.exec(told)?.[0];
  const parts = [name, bonus, damage === undefined ? undefined : `(${damage})`];
  return parts.filter((part) => part !== undefined).join(' ');
};

/** The dice in the bracket of "13 (3d8)". */
export const diceInBracket = (text: string): string | null =>
  /\(\s*(\d{0,3}d\d{1,3}(?: ?[+-] ?\d{1,4})?)\s*\)/i.exec(text)?.[1] ?? null;

/** Metres as feet, three to ten: "36m (12m)" is 120' (40'). Null where there are none. */
export const feetOfMetres = (text: string): string | null => {
  if (!/\d ?m(?:[eè]t(?:re|er)s?)?\b/i.test(text)) return null;
  return text.replaceAll(/(\d{1,4}(?:[.,]\d)?) ?m(?:[eè]t(?:re|er)s?)?\b/gi, (_all, metres: string) => {
    return `${Math.round((Number(metres.replace(',', '.')) * 10) / 3)}'`;
  });
};
