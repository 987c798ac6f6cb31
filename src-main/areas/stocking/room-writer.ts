import type { EquipmentFile } from '../../../shared/content/schemas/equipment.ts';
import { trapFacts, treasureFacts } from '../../../shared/ipc/book/place-facts.ts';
import type { FeatureKind } from '../../../shared/ipc/vocabulary.ts';
import type { Weights } from '../../../shared/rules/exploration/carry.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { writeRoomFoe } from '../../facts/book/room-foes.ts';
import { findsOfLines, rowsWritten } from '../../facts/hoards/card-view.ts';
import { placeHoard } from '../../facts/hoards/place-hoard.ts';
import type { ThingRow } from '../../facts/party/items.ts';
import type { PlayedRow, RoomTreasure } from '../../facts/stocking/play-row.ts';
import { rowsOf } from '../../facts/treasure/find-row.ts';
import { writtenThings } from '../../facts/treasure/written.ts';

const lastFeature = withValues(({ roomId }: { roomId: number }) =>
  query
    .selectFrom('feature')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('room_id', '=', roomId),
);

/** Between neighbours in the book of places. */
const apart = 1000;
const hoardName = 'Treasure';
const longest = { name: 120, what: 400, notes: 4000 };

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
      const facts = trapFacts.parse({ what: trap.value.what.slice(0, longest.what), of });
      this.#feature(roomId, { kind: 'trap', name: trap.value.name, facts });
      this.traps += 1;
    }
    if (special.value) {
      const { name, what } = special.value;
      this.#feature(roomId, { kind: 'other', name, notes: what, facts: {} });
      this.specials += 1;
    }
    const things = treasure.value ? this.#things(treasure.value, field) : [];
    if (things.length > 0) {
      const facts = treasureFacts.parse({});
      const id = this.#feature(roomId, { kind: 'treasure', name: hoardName, facts });
      placeHoard(this.#sql, things, { name: hoardName, place: { spot: 'feature', id } });
      this.treasures += 1;
    }
    return this.#count > before;
  }

  get #count(): number {
    return this.foes + this.traps + this.specials + this.treasures;
  }

  #things({ source, lines, said }: RoomTreasure, field: string): ThingRow[] {
    const { weights, equipment } = this.#by;
    if (source === null) return writtenThings(said ?? '', weights.coin, `${field}.treasure.said`);
    return [
      ...findsOfLines(lines).flatMap((find) => rowsOf(find, weights, equipment)),
      ...rowsWritten(lines, weights),
    ];
  }

  #feature(
    roomId: number,
    { kind, name, notes = '', facts }: { kind: FeatureKind; name: string; notes?: string; facts: object },
  ): number {
    const position = (this.#sql.get(lastFeature({ roomId }))?.last ?? 0) + apart;
    return this.#sql.run(
      query.insertInto('feature').values({
        room_id: roomId,
        position,
        kind,
        name: name.slice(0, longest.name),
        to_room_id: null,
        notes: notes.slice(0, longest.notes),
        facts: JSON.stringify(facts),
      }),
    ).lastId;
  }
}
