/** What a map is made of, layer by layer, each of which may be shown, dimmed or hidden. */
export const drawnLayers = [
  'ground',
  'regions',
  'elevation',
  'known',
  'lines',
  'sites',
  'labels',
  'numbers',
] as const;
export type DrawnLayer = (typeof drawnLayers)[number];

export const shades = ['shown', 'dimmed', 'hidden'] as const;
export type Shade = (typeof shades)[number];
export type LayerShades = Readonly<Record<DrawnLayer, Shade>>;

const strengths: Readonly<Record<Shade, number>> = { shown: 1, dimmed: 0.4, hidden: 0 };

export const strengthOf = (shade: Shade): number => strengths[shade];

/** The referee's own map: what the players do not know is pale only where that is asked for. */
export const firstShades: LayerShades = {
  ground: 'shown',
  regions: 'shown',
  elevation: 'shown',
  known: 'hidden',
  lines: 'shown',
  sites: 'shown',
  labels: 'shown',
  numbers: 'shown',
};

export const layerWords: Readonly<Record<DrawnLayer, string>> = {
  ground: 'Ground',
  regions: 'Regions',
  elevation: 'Heights',
  known: 'What the players do not know, pale',
  lines: 'Roads, rivers and borders',
  sites: 'Sites and notes',
  labels: 'Words on the map',
  numbers: 'Numbers of hexes',
};
