/** A part of one colour over another, both `#rrggbb`. */
export function mixed(under: string, over: string, part: number): string {
  const channel = (at: number): string => {
    const [low, high] = [under, over].map((colour) => parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(low + (high - low) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
