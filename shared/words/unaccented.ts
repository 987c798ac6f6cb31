/** Small letters without accents, as they are typed in haste. */
export const unaccented = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
