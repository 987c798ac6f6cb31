/** How often a reminder comes: once, every so many days, on the same day of each month, at each full moon. */
export const repeats = ['never', 'days', 'month', 'fullMoon'] as const;
export type Repeats = (typeof repeats)[number];
