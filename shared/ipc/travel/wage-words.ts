/** For how long a wage is paid. */
export const wageSpans = ['day', 'month'] as const;
export type WageSpan = (typeof wageSpans)[number];
