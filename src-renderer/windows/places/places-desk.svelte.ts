import type { FeatureKind } from '../../../shared/ipc/vocabulary.ts';
import { QuickSteps } from '../../lib/step.svelte.ts';
import type { KeptPlace } from './kept-place.svelte.ts';
import type {
  BookDungeon,
  BookLevel,
  FoundRoom,
  LevelView,
  PlaceBook,
  RoomLine,
  RoomView,
} from './place-types.ts';

export type PlaceDialog =
  | { kind: 'dungeon'; dungeon: BookDungeon | null }
  | { kind: 'level'; level: BookLevel | null; dungeon: BookDungeon }
  | { kind: 'picture' }
  | { kind: 'export'; level: { id: number; title: string } }
  | { kind: 'import' }
  | { kind: 'room'; room: RoomView | null }
  | { kind: 'feature'; as: FeatureKind; id: number | null }
  | { kind: 'foe'; id: number | null }
  | {
      kind: 'remove';
      what: 'dungeon' | 'level' | 'room' | 'feature' | 'foe';
      id: number;
      title: string;
      along: string;
    };

interface Views {
  book: () => PlaceBook | null;
  level: () => LevelView | null;
  room: () => RoomView | null;
  found: () => readonly FoundRoom[];
  shut: () => string | undefined;
  /** Where the book lies open. */
  kept: () => KeptPlace;
}

const noRooms: readonly RoomLine[] = [];

/** The place book as one window shows it: which level and room are open, what is looked for, which dialog is up. */
export class PlacesDesk {
  readonly steps = new QuickSteps();
  tab = $state<'rooms' | 'tables'>('rooms');
  dialog = $state.raw<PlaceDialog | null>(null);
  search = $state('');
  /** The notes of the room are being written. */
  writing = $state(false);
  #foundAt = $state(0);
  readonly #views: Views;

  constructor(views: Views) {
    this.#views = views;
  }

  readonly #kept: KeptPlace = $derived.by(() => this.#views.kept());
  readonly book: PlaceBook | null = $derived.by(() => this.#views.book());
  readonly shut: string | undefined = $derived.by(() => this.#views.shut());
  readonly levels: readonly { dungeon: BookDungeon; level: BookLevel }[] = $derived(
    (this.book?.dungeons ?? []).flatMap((dungeon) => dungeon.levels.map((level) => ({ dungeon, level }))),
  );
  /** The level chosen, else where the party stands, else the first. */
  readonly at: { dungeon: BookDungeon; level: BookLevel } | null = $derived(
    this.#levelOf(this.#kept.levelId) ??
      this.#levelOf(this.book?.here?.levelId ?? null) ??
      this.levels[0] ??
      null,
  );
  /** The dungeon new levels go to: that of the level shown, else the first, which may have none. */
  readonly dungeon: BookDungeon | null = $derived(this.at?.dungeon ?? this.book?.dungeons[0] ?? null);
  readonly level: LevelView | null = $derived.by(() => {
    const level = this.#views.level();
    return level !== null && level.level.id === this.at?.level.id ? level : null;
  });
  readonly rooms: readonly RoomLine[] = $derived(this.level?.rooms ?? noRooms);
  readonly roomAt: number = $derived.by(() => {
    const index = (id: number | null) => this.rooms.findIndex((room) => room.id === id);
    const chosen = index(this.#kept.roomId);
    if (chosen >= 0) return chosen;
    return Math.max(index(this.book?.here?.roomId ?? null), Math.min(0, this.rooms.length - 1));
  });
  readonly line: RoomLine | null = $derived(this.rooms[this.roomAt] ?? null);
  readonly room: RoomView | null = $derived.by(() => {
    const room = this.#views.room();
    return room !== null && room.id === this.line?.id ? room : null;
  });
  readonly found: readonly FoundRoom[] = $derived.by(() => this.#views.found());
  readonly foundAt: number = $derived(Math.min(this.#foundAt, this.found.length - 1));
  readonly searching: boolean = $derived(this.search.trim() !== '');

  #levelOf(id: number | null) {
    return this.levels.find(({ level }) => level.id === id) ?? null;
  }

  open(dialog: PlaceDialog): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = null;
  }

  chooseLevel(levelId: number, roomId: number | null = null): void {
    this.tab = 'rooms';
    this.writing = false;
    this.search = '';
    this.#kept.levelId = levelId;
    this.#kept.roomId = roomId;
  }

  chooseRoom(roomId: number): void {
    if (roomId !== this.#kept.roomId) this.writing = false;
    this.#kept.roomId = roomId;
    this.#kept.levelId = this.at?.level.id ?? null;
  }

  stepRoom(by: 1 | -1): void {
    const room = this.rooms[this.roomAt + by];
    if (room !== undefined) this.chooseRoom(room.id);
  }

  stepLevel(by: 1 | -1): void {
    const index = this.levels.findIndex(({ level }) => level.id === this.at?.level.id);
    const next = this.levels[index + by];
    if (next !== undefined) this.chooseLevel(next.level.id);
  }

  look(text: string): void {
    this.search = text;
    this.#foundAt = 0;
  }

  standOnFound(at: number): void {
    this.#foundAt = at;
  }

  openFound(room: FoundRoom | undefined = this.found[this.foundAt]): void {
    if (room !== undefined) this.chooseLevel(room.levelId, room.id);
  }

  async moveRoom(by: 1 | -1): Promise<void> {
    const { line, roomAt } = this;
    if (line === null) return;
    const before = by === -1 ? this.rooms[roomAt - 1] : this.rooms[roomAt + 2];
    if (by === -1 && before === undefined) return;
    if (by === 1 && roomAt === this.rooms.length - 1) return;
    this.chooseRoom(line.id);
    await this.steps.take('place.moveRoom', { id: line.id, beforeId: before?.id ?? null });
  }

  async goHere(): Promise<void> {
    if (this.line !== null) await this.steps.take('place.goTo', { roomId: this.line.id });
  }
}
