import type { Span } from '../../../shared/tables/table.ts';

/** "7", "1–3": with a dash that no spreadsheet takes for a date. */
export const spanText = ({ from, to }: Span): string => (from === to ? String(from) : `${from}–${to}`);
