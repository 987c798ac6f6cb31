/** What opens over the panel. */
export type CalendarDialog = 'import' | 'export';
