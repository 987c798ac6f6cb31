/** Grounds of the road, whatever the system. */
export const terrains = [
  'clear',
  'grassland',
  'city',
  'settled',
  'barren',
  'broken',
  'hills',
  'forest',
  'desert',
  'mountains',
  'jungle',
  'swamp',
] as const;
export type Terrain = (typeof terrains)[number];
