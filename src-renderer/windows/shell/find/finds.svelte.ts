import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Area } from '../../../../shared/ipc/vocabulary.ts';
import { creatureOfPage } from '../../../../shared/ipc/desk/reference-pages.ts';
import { findEntries, type ReferenceEntry } from '../../../../shared/ipc/desk/reference-search.ts';
import type { PaletteCommand, PaletteFinds } from '../../../components/commands/command-palette.ts';
import { arrival, type Destination } from '../../../lib/arrivals/arrival.svelte.ts';
import { query } from '../../../lib/bridge.ts';
import { openReference } from '../../../lib/open-reference.ts';
import type { Delve } from '../../delve/delve-types.ts';
import { areaList } from '../area-list.ts';
import type { Desk } from '../desk.svelte.ts';
import { elsewhereCommands, runWhenThere } from './elsewhere.ts';
import { entryLine, personLine, roomLine, settingLine, tableLine } from './lines.ts';
import { closestOfEachKind, lookups } from './lookups.ts';

interface Found {
  line: PaletteCommand;
  go: () => void;
}

const mostOfAKind = 6;
/** Fewer letters than this say too little to look through the whole reference. */
const fewestLetters = 3;

/** What lies elsewhere, asked for once while the palette is open. */
interface Surroundings {
  commands: Found[];
  settings: Found[];
  people: Found[];
  tables: Found[];
  entries: readonly ReferenceEntry[];
}

/** Everything the palette finds beside the commands on screen, and the way to each. */
export class Finds implements PaletteFinds {
  #found = $state.raw<readonly Found[]>([]);
  #surroundings: Promise<Surroundings> | null = null;
  #looking: Promise<void> = Promise.resolve();
  #words = '';
  readonly #desk: Desk;
  readonly #delve: () => Delve | null;

  constructor(desk: Desk, delve: () => Delve | null) {
    this.#desk = desk;
    this.#delve = delve;
  }

  readonly lines: readonly PaletteCommand[] = $derived.by(() => this.#found.map(({ line }) => line));

  look(words: string): void {
    const sought = words.trim();
    this.#words = sought;
    if (sought === '') {
      this.#surroundings = null;
      this.#found = [];
      return;
    }
    // The commands on screen are found whatever becomes of the rest.
    this.#looking = this.#look(sought).catch((error: unknown) => console.warn(error));
  }

  async settled(): Promise<void> {
    for (let waited: Promise<void> | null = null; waited !== this.#looking;) {
      waited = this.#looking;
      await waited;
    }
  }

  /** Goes to what the line stands for; false for a line of somebody else's. */
  run(id: string): boolean {
    const found = this.#found.find(({ line }) => line.id === id);
    found?.go();
    return found !== undefined;
  }

  async #look(sought: string): Promise<void> {
    this.#surroundings ??= this.#ask();
    const [near, rooms] = await Promise.all([this.#surroundings, this.#rooms(sought)]);
    if (sought !== this.#words) return;
    const entries = sought.length < fewestLetters ? [] : findEntries(near.entries, sought);
    this.#found = [
      ...near.settings,
      ...near.people,
      ...near.commands,
      ...rooms,
      ...near.tables,
      ...this.#entries(entries),
    ];
  }

  async #ask(): Promise<Surroundings> {
    const [campaign, party, tables] = await Promise.all([
      query('campaign.view', {}),
      query('party.view', {}),
      query('wander.list', {}),
    ]);
    const system = campaign.ok ? campaign.value.system.id : '';
    return {
      commands: this.#commands(),
      settings: campaign.ok ? this.#settings(campaign.value) : [],
      people: party.ok ? this.#people(party.value) : [],
      tables: tables.ok ? this.#tables(tables.value) : [],
      entries: await lookups(system),
    };
  }

  /** In a window of one area alone nothing leads to another. */
  #reaches(area: Area): boolean {
    return !this.#desk.detached || this.#desk.area === area;
  }

  #going(area: Area, line: PaletteCommand, destination: Destination): Found[] {
    if (!this.#reaches(area)) return [];
    const go = (): void => {
      if (this.#desk.area !== area) this.#desk.goTo(area);
      arrival.goTo(destination);
    };
    return [{ line, go }];
  }

  #commands(): Found[] {
    const areas = areaList.map(({ id }) => id).filter((area) => this.#reaches(area));
    return elsewhereCommands(areas, this.#delve()).map(({ area, id, line }) => ({
      line,
      go: () => {
        if (this.#desk.area !== area) this.#desk.goTo(area);
        if (id.startsWith('tables.')) arrival.goTo({ kind: 'table', id: null });
        runWhenThere(id);
      },
    }));
  }

  #settings = ({ settings }: QueryOutput<'campaign.view'>): Found[] =>
    settings.flatMap((setting) =>
      this.#going('campaign', settingLine(setting), { kind: 'setting', key: setting.key }),
    );

  #people = ({ members }: QueryOutput<'party.view'>): Found[] =>
    members.flatMap((member) =>
      this.#going('characters', personLine(member), { kind: 'person', id: member.id }),
    );

  #tables = ({ tables }: QueryOutput<'wander.list'>): Found[] =>
    tables.flatMap((table) => this.#going('places', tableLine(table), { kind: 'table', id: table.id }));

  async #rooms(text: string): Promise<Found[]> {
    const found = await query('place.find', { text: text.slice(0, 120), limit: mostOfAKind });
    if (!found.ok) return [];
    return found.value.rooms.flatMap((room) =>
      this.#going('places', roomLine(room), { kind: 'room', levelId: room.levelId, roomId: room.id }),
    );
  }

  #entries = (entries: readonly ReferenceEntry[]): Found[] =>
    closestOfEachKind(entries, mostOfAKind).flatMap((entry) => {
      const line = entryLine(entry);
      const book = { line, go: () => void openReference(entry.key) };
      if (entry.kind !== 'creature') return book;
      const bestiary = this.#going(
        'prep',
        { ...line, group: 'Prep: creatures' },
        {
          kind: 'creature',
          book: entry.system.id,
          id: creatureOfPage(entry.page.id),
        },
      );
      return bestiary.length > 0 ? bestiary : book;
    });
}
