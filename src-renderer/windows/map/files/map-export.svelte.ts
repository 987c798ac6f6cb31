import type { CommandInput, QueryInput } from '../../../../shared/ipc/contract.ts';
import type { MapFormat, PictureChoice } from '../../../../shared/ipc/map/map-export.ts';
import { isPicture } from '../../../../shared/ipc/map/map-export.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import { safeFileName } from '../../../lib/files/file-names.ts';
import { JobDraft } from '../../../lib/files/job-draft.svelte.ts';

export const mapForms: readonly (Option & { value: MapFormat })[] = [
  { value: 'json', label: 'Turnkeeper map', hint: 'All of it, as JSON; this program reads it again.' },
  { value: 'text-mapper', label: 'Text Mapper', hint: 'A line a hex: grounds, sites, labels and lines.' },
  { value: 'csv', label: 'Table', hint: 'A line a hex, for spreadsheets.' },
  { value: 'pdf', label: 'PDF', hint: 'To print: the whole on one page, or an atlas of sheets.' },
  { value: 'png', label: 'PNG', hint: 'A picture of pixels, to show or to send.' },
  { value: 'svg', label: 'SVG', hint: 'A picture of lines, to be drawn on in other programs.' },
];

export const pageOptions: readonly (Option & { value: PictureChoice['pages'] })[] = [
  { value: 'one', label: 'The whole on one page' },
  {
    value: 'atlas',
    label: 'An atlas',
    hint: 'Sheets that overlap by two hexes, with the whole as their index.',
  },
];

/** What of the company a picture may show, and of it what the players' own shows. */
export const companyTicks = [
  {
    of: 'company',
    label: 'Where the party is, and where it thinks it is',
    theirs: 'Where the party thinks it is',
  },
  {
    of: 'trail',
    label: 'Its trail, and the way it believed it went',
    theirs: 'The way it believes it went',
  },
  { of: 'course', label: 'Its course', theirs: 'Its course' },
] as const satisfies readonly { of: keyof PictureChoice; label: string; theirs: string }[];

const endings: Readonly<Record<MapFormat, string>> = {
  json: 'json',
  'text-mapper': 'txt',
  csv: 'csv',
  svg: 'svg',
  png: 'png',
  pdf: 'pdf',
};
const known = /\.(?:json|txt|csv|svg|png|pdf)$/i;

/** One map on its way into a file. */
export class MapExport extends JobDraft<'map.export', MapFormat> {
  forPlayers = $state(false);
  picture = $state.raw<PictureChoice>({
    pixels: 48,
    pages: 'one',
    paper: 'A4',
    millimetres: 12,
    company: false,
    trail: false,
    course: false,
  });
  readonly #map: { id: number; name: string };

  /** `forPlayers`: the players' own is what is looked at. */
  constructor(campaignPath: string, map: { id: number; name: string }, forPlayers: boolean) {
    super('map.export', campaignPath, mapForms, 'json');
    this.#map = map;
    this.forPlayers = forPlayers;
    this.name();
  }

  /** What the form asks of main before anything is written. */
  get asked(): QueryInput<'map.losses'> {
    const { format, forPlayers, picture } = this;
    return { mapId: this.#map.id, format, forPlayers, ...(isPicture(format) ? { picture } : {}) };
  }

  /** What the picture is to be is another thing than before. */
  choose(choice: Partial<PictureChoice>): void {
    this.picture = { ...this.picture, ...choice };
    this.changed();
  }

  setForPlayers(value: boolean): void {
    this.forPlayers = value;
    this.changed();
  }

  protected override order(path: string, replace: boolean): CommandInput<'map.export'> {
    return { job: this.newJob(), ...this.asked, path, replace };
  }

  /** Named after the map; the players' one cannot be taken for the referee's. */
  protected override name(): void {
    const whose = this.forPlayers ? ' for the players' : '';
    this.suggest(` ${safeFileName(this.#map.name)}${whose}`, `.${endings[this.format]}`, known);
  }
}
