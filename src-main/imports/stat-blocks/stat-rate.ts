/** A rate such as "9" or "9/24 (flying)": its first figure walks that many times 20 feet a turn. */
export const rateOfMove = (text: string): { turnFeet: number; roundFeet: number } | Record<string, never> => {
  const first = /^\d{1,2}(?!\d)/.exec(text.trim())?.[0];
  if (first === undefined) return {};
  const rate = Number(first);
  return { turnFeet: rate * 20, roundFeet: Math.floor((rate / 3) * 10) };
};
