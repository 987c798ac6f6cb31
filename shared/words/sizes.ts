const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** `812 bytes`, `4.2 kB`. */
export const sizeWords = (bytes: number): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = bytes / 1000 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power] ?? 'bytes'}`;
};
