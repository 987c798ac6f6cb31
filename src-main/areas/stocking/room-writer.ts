import type { EquipmentFile } from '../../../shared/content/schemas/equipment.ts';
import { trapFacts, treasureFacts } from '../../../shared/ipc/book/place-facts.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { addFeature } from '../../facts/book/add-feature.ts';
import { needRoom } from '../../facts/book/read-room.ts';
import { writeRoomFoe } from '../../facts/book/room-foes.ts';
import { roomTitle } from '../../facts/book/words.ts';
import { findsOfLines, rowsWritten } from '../../facts/hoards/card-view.ts';
import { placeHoard } from '../../facts/hoards/place-hoard.ts';
import type { ThingRow } from '../../facts/party/items.ts';
import type { PlayedRow, RoomTreasure } from '../../facts/stocking/play-row.ts';
import { rowsOf } from '../../facts/treasure/find-row.ts';
import { writtenThings } from '../../facts/treasure/written.ts';

const hoardName = 'Treasure';
const longestTrap = 400;
const longestNotes = 20_000;

interface Weighing {
  weights: Weights;
  equipment: EquipmentFile | null;
}

/** Writes what rooms came to hold behind what stands there, and counts it. */
export class RoomWriter {
  readonly #sql: Sql;
  readonly #by: Weighing;
  foes = 0;
  traps = 0;
  specials = 0;
  treasures = 0;
  notes = 0;

  constructor(sql: Sql, by: Weighing) {
    this.#sql = sql;
    this.#by = by;
  }

  /** Whether there was anything to write. Throws bad-input for treasure in words that cannot be read. */
  write({ monster, trap, special, treasure, contents }: PlayedRow, roomId: number, field: string): boolean {
    const before = this.#count;
    if (monster.value) {
      const { who, creatureId, number, numberDice } = monster.value;
      const foe = { who, creature_id: creatureId, number, number_dice: numberDice, notes: '' };
      writeRoomFoe(this.#sql, { ...foe, room_id: roomId });
      this.foes += 1;
    }
    if (trap.value) {
      const of = contents.value?.treasure === true ? ('treasure' as const) : ('room' as const);
      const facts = trapFacts.parse({ what: trap.value.what.slice(0, longestTrap), of });
      addFeature(this.#sql, roomId, { kind: 'trap', name: trap.value.name, facts });
      this.traps += 1;
    }
    if (special.value) {
      const { name, what } = special.value;
      addFeature(this.#sql, roomId, { kind: 'other', name, notes: what });
      this.specials += 1;
    }
    const note = contents.value !== null && 'note' in contents.value ? contents.value.note : '';
    if (note !== '') {
      this.#noteDown(note, roomId);
      this.notes += 1;
    }
    const things = treasure.value ? this.#things(treasure.value, field) : [];
    if (things.length > 0) {
      const facts = treasureFacts.parse({});
      const id = addFeature(this.#sql, roomId, { kind: 'treasure', name: hoardName, facts });
      placeHoard(this.#sql, things, { name: hoardName, place: { spot: 'feature', id } });
      this.treasures += 1;
    }
    return this.#count > before;
  }

  get #count(): number {
    return this.foes + this.traps + this.specials + this.treasures + this.notes;
  }

  /** Behind what the notes of the room say already. */
  #noteDown(note: string, roomId: number): void {
    const room = needRoom(this.#sql, roomId, 'rows');
    const notes = room.notes === '' ? note : `${room.notes}\n\n${note}`;
    if (notes.length > longestNotes)
      throw refused(`The notes of ${roomTitle(room)} would be too long. Nothing was written.`);
    this.#sql.run(query.updateTable('room').set({ notes }).where('id', '=', roomId));
  }

  #things({ source, lines, said }: RoomTreasure, field: string): ThingRow[] {
    const { weights, equipment } = this.#by;
    if (source === null) return writtenThings(said ?? '', weights.coin, `${field}.treasure.said`);
    return [
      ...findsOfLines(lines).flatMap((find) => rowsOf(find, weights, equipment)),
      ...rowsWritten(lines, weights),
    ];
  }
}
