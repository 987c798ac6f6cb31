/** The closed lists of words of the road. */

/** What joins a leg's ends: nothing, a trail that shows the way, or a maintained road that speeds it too. */
export const ways = ['open', 'trail', 'road'] as const;
export type Way = (typeof ways)[number];

/** What a day out of doors is given to; camp is neither travel nor complete rest. */
export const roadDayKinds = ['march', 'forced', 'hunt', 'rest', 'camp'] as const;
export type RoadDayKind = (typeof roadDayKinds)[number];

/** Where water comes from: by the ground, which has it or has not, or as the referee says. */
export const waterOrders = ['ground', 'packs', 'found', 'none'] as const;
export type WaterOrder = (typeof waterOrders)[number];
