import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { MapFormat } from '../../../../shared/ipc/map/map-export.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import { safeFileName } from '../../../lib/files/file-names.ts';
import { FormedDraft } from '../../../lib/files/formed-draft.svelte.ts';

export const mapForms: readonly (Option & { value: MapFormat })[] = [
  { value: 'json', label: 'Turnkeeper map', hint: 'All of it, as JSON; this program reads it again.' },
  { value: 'text-mapper', label: 'Text Mapper', hint: 'A line a hex: grounds, sites, labels and lines.' },
  { value: 'csv', label: 'Table', hint: 'A line a hex, for spreadsheets.' },
];

const endings: Record<MapFormat, string> = { json: 'json', 'text-mapper': 'txt', csv: 'csv' };
const known = /\.(?:json|txt|csv)$/i;

/** One map on its way into a file. */
export class MapExport extends FormedDraft<'map.export', MapFormat> {
  forPlayers = $state(false);
  readonly #map: { id: number; name: string };

  constructor(campaignPath: string, map: { id: number; name: string }) {
    super('map.export', campaignPath, mapForms, 'json');
    this.#map = map;
    this.name();
  }

  /** What the form asks of main before anything is written. */
  get asked(): { mapId: number; format: MapFormat; forPlayers: boolean } {
    return { mapId: this.#map.id, format: this.format, forPlayers: this.forPlayers };
  }

  setForPlayers(value: boolean): void {
    this.forPlayers = value;
    this.changed();
  }

  protected override order(path: string, replace: boolean): CommandInput<'map.export'> {
    return { ...this.asked, path, replace };
  }

  /** Named after the map; the players' one cannot be taken for the referee's. */
  protected override name(): void {
    const whose = this.forPlayers ? ' for the players' : '';
    this.suggest(` ${safeFileName(this.#map.name)}${whose}`, `.${endings[this.format]}`, known);
  }
}
