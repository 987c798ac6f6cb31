import type { LineKind, SiteKind } from '../../../../shared/map/map-words.ts';

/**
 * The words of other programs for what stands in a hex. A word that is none of them is looked for piece by piece, in this
 * order: in "hills forest heavy" hills come before forest, so it is hills.
 */

/** Grounds by the names of the usual ones. */
export const groundWords: readonly (readonly [ground: string, words: string])[] = [
  ['Sea', 'ocean sea deep-sea marine reef reefs kelp gulf bay sound strait depths'],
  ['Lake', 'lake lakes water pond lagoon shoals shoal shallows coast coastal blue-green'],
  ['River', 'rapids falls estuary'],
  ['High mountains', 'mountains-high peaks peak snowcapped fir-mountains alps massif'],
  [
    'Mountains',
    'mountains mountain fir-mountain forest-mountain forest-mountains volcano crag crags cliff cliffs',
  ],
  ['Hills', 'hills hill fir-hill forest-hill green-hills foothills highland highlands downs'],
  ['Swamp', 'swamp marsh bog fen wetland wetlands mire moor mangrove mud delta'],
  ['Jungle', 'jungle rainforest tropical'],
  ['Pine forest', 'fir-forest firs fir pine pines evergreen conifer coniferous taiga boreal'],
  [
    'Forest',
    'forest forests wood woods woodland trees tree dark-green deciduous thicket temperate-rainforest',
  ],
  ['Broken land', 'badlands broken rough canyon gorge karst fin lava scree'],
  ['Snow', 'snow snowfields ice glacier tundra arctic polar frozen white'],
  ['Desert', 'desert deserts sand sandy dunes dune dust erg'],
  ['City', 'metropolis'],
  ['Settled land', 'farmland farm farms fields field cultivated grazing settled orchard'],
  [
    'Barren land',
    'barren waste wasteland wastes dead-lands dead rock rocky poisoned grey light-grey dark-grey ash salt',
  ],
  [
    'Grassland',
    'grassland grasslands grass savanna savannah steppe prairie shrubland heath light-green green bush bushes brushland scrub',
  ],
  ['Plain', 'plain plains clear soil light-soil dark-soil meadow flat beach open'],
];

/** Words that put something into a hex and say nothing of its ground. */
export const siteWords: readonly (readonly [site: SiteKind, words: string])[] = [
  ['ruin', 'ruin ruins ruined ruined-tower ruined-castle ruins-small-scale abandoned'],
  ['dungeon', 'dungeon cave caves cavern mine mines tomb crypt catacombs labyrinth vault necropolis'],
  ['lair', 'lair den nest monster skull pirates brigands disturbed-burials'],
  ['ferry', 'ferry'],
  ['bridge', 'bridge'],
  ['ford', 'ford'],
  ['harbour', 'harbour harbor port docks lighthouse'],
  ['spring', 'spring oasis well water-sources'],
  [
    'settlement',
    'settlement thorp hamlet village town large-town small-town city capital house houses keep castle fort fortress palace inn tavern camp burg outpost law chaos',
  ],
  [
    'landmark',
    'landmark tower shrine temple monument pyramid stone stones menhir obelisk statue needle cathedral church monastery abbey battle gate cairn waterfall volcano ' +
      'battlefield library libraries portal sacred',
  ],
  [
    'other',
    'site other marker interest circuses jousts fairs canoes migration dances mirage rifts encounters',
  ],
];

export const lineWords: readonly (readonly [line: LineKind, words: string])[] = [
  ['road', 'road roads highway street'],
  ['trail', 'trail trails path track searoute searoutes'],
  ['river', 'river rivers stream creek brook canal'],
  ['border', 'border borders boundary frontier'],
  ['wall', 'wall walls rampart dyke'],
  ['other', 'other canyon line'],
];

/** Words that stand in hexes and mean nothing in them. */
export const emptyWords = 'empty default blank none void border-only nothing red amber';
