/** What experience may be typed. */
export const xpLimits = { min: 0, max: 100_000_000 };
