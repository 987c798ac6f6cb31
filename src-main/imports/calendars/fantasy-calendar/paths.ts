/** Where a file of Fantasy-Calendar says what never changes, and its year. */
export const fixed = ['static_data'] as const;
export const ofYear = ['static_data', 'year_data'] as const;
