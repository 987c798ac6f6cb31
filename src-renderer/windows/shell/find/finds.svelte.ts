import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
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
import {
  creatureLine,
  entryLine,
  pageLine,
  personLine,
  randomTableLine,
  roomLine,
  settingLine,
  tableLine,
} from './lines.ts';
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
  prepared: Found[];
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
      ...near.prepared,
      ...this.#entries(entries),
    ];
  }

  async #ask(): Promise<Surroundings> {
    const [campaign, party, tables, pages, prepared, own] = await Promise.all([
      query('campaign.view', {}),
      query('party.view', {}),
      query('wander.list', {}),
      query('page.list', {}),
      query('table.list', {}),
      query('creature.search', { text: 'own' }),
    ]);
    const system = campaign.ok ? campaign.value.system.id : '';
    return {
      commands: this.#commands(),
      settings: campaign.ok ? this.#settings(campaign.value) : [],
      people: party.ok ? this.#people(party.value) : [],
      tables: tables.ok ? this.#tables(tables.value) : [],
      prepared: [
        ...(pages.ok ? this.#pages(pages.value) : []),
        ...(own.ok ? this.#creatures(own.value) : []),
        ...(prepared.ok ? this.#randomTables(prepared.value) : []),
      ],
      entries: await lookups(system),
    };
  }

  #going(line: PaletteCommand, destination: Destination): Found[] {
    return arrival.leadsTo(destination) ? [{ line, go: () => void arrival.goTo(destination) }] : [];
  }

  #commands(): Found[] {
    const areas = areaList.map(({ id }) => id).filter((area) => this.#desk.reaches(area));
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
    settings.flatMap((setting) => this.#going(settingLine(setting), { kind: 'setting', key: setting.key }));

  #people = ({ members }: QueryOutput<'party.view'>): Found[] =>
    members.flatMap((member) => this.#going(personLine(member), { kind: 'person', id: member.id }));

  #tables = ({ tables }: QueryOutput<'wander.list'>): Found[] =>
    tables.flatMap((table) => this.#going(tableLine(table), { kind: 'table', id: table.id }));

  #pages = ({ pages }: QueryOutput<'page.list'>): Found[] =>
    pages.flatMap((page) => this.#going(pageLine(page), { kind: 'page', id: page.id }));

  #creatures = ({ rows }: QueryOutput<'creature.search'>): Found[] =>
    rows
      .filter(({ own }) => own)
      .flatMap((row) => this.#going(creatureLine(row), { kind: 'creature', book: row.book, id: row.id }));

  #randomTables = ({ tables }: QueryOutput<'table.list'>): Found[] =>
    tables.flatMap((table) =>
      // Those of wandering monsters stand among the places.
      table.purpose === 'wandering'
        ? []
        : this.#going(randomTableLine(table), { kind: 'randomTable', id: table.id }),
    );

  async #rooms(text: string): Promise<Found[]> {
    const found = await query('place.find', { text: text.slice(0, 120), limit: mostOfAKind });
    if (!found.ok) return [];
    return found.value.rooms.flatMap((room) =>
      this.#going(roomLine(room), { kind: 'room', levelId: room.levelId, roomId: room.id }),
    );
  }

  #entries = (entries: readonly ReferenceEntry[]): Found[] =>
    closestOfEachKind(entries, mostOfAKind).flatMap((entry) => {
      const line = entryLine(entry);
      const book = { line, go: () => void openReference(entry.key) };
      if (entry.kind !== 'creature') return book;
      const bestiary = this.#going(
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
