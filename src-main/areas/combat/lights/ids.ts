/** What the rules call a light of the party, and which it is by that name. */

export const lightsId = (id: number): string => `l${id}`;

/** Null for a light that stands on no sheet. */
export const lightWith = (id: string): number | null => (/^l\d+$/.test(id) ? Number(id.slice(1)) : null);
