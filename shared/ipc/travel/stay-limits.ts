/** The longest stay of one step, in days, the dearest bed, in copper pieces, and the most dice typed for one. */
export const stayLimits = { days: 365, copper: 1_000_000, faces: 400 } as const;
