/** What opens over the panel. */
export type CalendarDialog = 'own' | 'import' | 'export';
