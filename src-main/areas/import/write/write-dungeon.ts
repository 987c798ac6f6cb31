import { trapFacts, treasureFacts } from '../../../../shared/ipc/book/place-facts.ts';
import type { FeatureKind } from '../../../../shared/ipc/vocabulary.ts';
import type { Weights } from '../../../../shared/rules/exploration/carry.ts';
import { freeName } from '../../../../shared/tables/free-name.ts';
import { folded } from '../../../../shared/tables/names.ts';
import type { CreatureCalled } from '../../../content/bestiary/own/at-hand.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { writeRoomFoe } from '../../../facts/book/room-foes.ts';
import { placeHoard } from '../../../facts/hoards/place-hoard.ts';
import { thingRow } from '../../../facts/party/items.ts';
import type { BookDungeon, Holdings } from '../../../imports/dungeon/book-dungeon.ts';
import { nextDungeonPosition } from '../../place/positions.ts';

/** What of the campaign a dungeon is read by. */
interface Around {
  readonly creatureCalled: CreatureCalled;
  readonly weights: Weights;
}

interface NewFeature {
  kind: FeatureKind;
  name: string;
  notes: string;
  facts: object;
  to?: number | null;
}

/** Between neighbours in the book of places. */
const apart = 1000;

/** Writes dungeons behind those of the campaign: rooms, doors, who is keyed to them, traps and hoards. */
export class DungeonWriter {
  readonly #sql: Sql;
  readonly #around: Around;
  readonly #tables: ReadonlyMap<string, number>;
  readonly #features = new Map<number, number>();

  /** `tables`: the wandering tables that came with them, by the names they bear in their source. */
  constructor(sql: Sql, around: Around, tables: ReadonlyMap<string, number>) {
    this.#sql = sql;
    this.#around = around;
    this.#tables = tables;
  }

  /** Gives the name it stands under. */
  write({ name, notes, levelNotes, depth, wandering, rooms, doors }: BookDungeon): string {
    const sql = this.#sql;
    const names = sql.all(query.selectFrom('dungeon').select('name'));
    const taken = new Set(names.map((each) => folded(each.name)));
    const dungeon = { position: nextDungeonPosition(sql), name: freeName(taken, name), notes };
    const dungeonId = sql.run(query.insertInto('dungeon').values(dungeon)).lastId;
    const level = {
      ...{ dungeon_id: dungeonId, position: apart, name: `Level ${depth}`, depth, notes: levelNotes },
      table_id: wandering === null ? null : (this.#tables.get(wandering.toLowerCase()) ?? null),
    };
    const levelId = sql.run(query.insertInto('level').values(level)).lastId;
    const ids = rooms.map(({ key, name: called, notes: words }, at) => {
      const row = { key, name: called, notes: words, level_id: levelId, position: (at + 1) * apart };
      return sql.run(query.insertInto('room').values(row)).lastId;
    });
    for (const { room, to, ...door } of doors) {
      const id = ids[room];
      if (id !== undefined)
        this.#feature(id, { ...door, kind: 'door', to: to === null ? null : (ids[to] ?? null) });
    }
    for (const [at, { holds }] of rooms.entries()) {
      const id = ids[at];
      if (holds !== undefined && id !== undefined) this.#fill(id, holds);
    }
    return dungeon.name;
  }

  #fill(roomId: number, { foes, traps, treasures }: Holdings): void {
    const { weights, creatureCalled } = this.#around;
    for (const { who, kin, number, notes } of foes) {
      const creature = creatureCalled(who) ?? (kin === null ? undefined : creatureCalled(kin));
      const foe = { who, number, notes, number_dice: '', creature_id: creature?.id ?? null };
      writeRoomFoe(this.#sql, { ...foe, room_id: roomId });
    }
    for (const { name, what, of, notes } of traps)
      this.#feature(roomId, { kind: 'trap', name, notes, facts: trapFacts.parse({ what, of }) });
    for (const { name, hidden, notes, things } of treasures) {
      const facts = treasureFacts.parse({ hidden });
      const id = this.#feature(roomId, { kind: 'treasure', name, notes, facts });
      if (things.length === 0) continue;
      const rows = things.map((thing) => thingRow(thing, weights));
      placeHoard(this.#sql, rows, { name: name.slice(0, 80), place: { spot: 'feature', id } });
    }
  }

  #feature(roomId: number, { kind, name, notes, facts, to = null }: NewFeature): number {
    const count = (this.#features.get(roomId) ?? 0) + 1;
    this.#features.set(roomId, count);
    return this.#sql.run(
      query.insertInto('feature').values({
        ...{ room_id: roomId, position: count * apart, kind, name, notes, to_room_id: to },
        facts: JSON.stringify(facts),
      }),
    ).lastId;
  }
}
