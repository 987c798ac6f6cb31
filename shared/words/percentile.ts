/** Behind a score: "/52", "/00" for a hundred; nothing where it has none. */
export const percentText = (percent: number | undefined): string =>
  percent === undefined ? '' : `/${String(percent % 100).padStart(2, '0')}`;
