import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { CalendarFormat } from '../../../../shared/ipc/desk/calendar.ts';
import { safeFileName } from '../../../lib/files/file-names.ts';
import { FormedDraft } from '../../../lib/files/formed-draft.svelte.ts';
import { calendarForms } from './calendar-words.ts';

/** The calendar on its way into a file. */
export class CalendarExport extends FormedDraft<'calendar.export', CalendarFormat> {
  readonly #name: string;

  constructor(campaignPath: string, name: string) {
    super('calendar.export', campaignPath, calendarForms, 'json');
    this.#name = name;
    this.name();
  }

  protected override order(path: string, replace: boolean): CommandInput<'calendar.export'> {
    return { format: this.format, path, replace };
  }

  protected override name(): void {
    const whose = this.format === 'calendarium' ? ' for Calendarium' : '';
    this.suggest(` ${safeFileName(this.#name)}${whose}`, '.json', /\.json$/i);
  }
}
