/** The longest stay of one step, in days, and the dearest bed, in copper pieces. */
export const stayLimits = { days: 365, copper: 1_000_000 } as const;
