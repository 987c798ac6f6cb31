import type { DoorFacts, TrapFacts, TreasureFacts } from '../../../../shared/ipc/book/place-facts.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { FeatureKind } from '../../../../shared/ipc/vocabulary.ts';
import { query } from '../../../lib/bridge.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { Door, RoomLine, RoomView } from '../place-types.ts';
import { folded } from '../place-words.ts';

type Facts = Record<string, boolean | string | number | null>;

const door: DoorFacts = {
  open: false,
  stuck: false,
  locked: false,
  barred: false,
  secret: false,
  found: false,
  spiked: null,
};
const trap: TrapFacts = {
  what: '',
  chanceInSix: 2,
  of: 'room',
  found: false,
  disarmed: false,
  sprung: false,
};
const treasure: TreasureFacts = { hidden: false, taken: false };
const fresh: Record<FeatureKind, Facts> = { door, trap, treasure, other: {} };

/** A door, trap, treasure or other thing as it is being written down or changed. */
export class FeatureDraft {
  readonly kind: FeatureKind;
  readonly id: number | null;
  readonly #room: RoomView;
  readonly #rooms: readonly RoomLine[];
  readonly #add = new Step('place.addFeature');
  readonly #change = new Step('place.changeFeature');
  readonly #door: Door | undefined;

  name = $state('');
  notes = $state('');
  /** The key or name of a door's far room, as typed. */
  leadsTo = $state('');
  chanceText = $state('2');
  facts = $state<Facts>({});
  pressed = $state(false);
  /** What is wrong with the far room. */
  farProblem = $state<string | undefined>(undefined);

  constructor(kind: FeatureKind, id: number | null, room: RoomView, rooms: readonly RoomLine[]) {
    this.kind = kind;
    this.id = id;
    this.#room = room;
    this.#rooms = rooms;
    this.#door = room.doors.find((door) => door.id === id);
    this.#fill();
  }

  #fill(): void {
    const { doors, traps, treasures, others } = this.#room;
    const stored = [...doors, ...traps, ...treasures].find(({ id }) => id === this.id);
    const known = stored ?? others.find(({ id }) => id === this.id);
    this.name = known?.name ?? '';
    this.notes = known?.notes ?? '';
    this.leadsTo = this.#door?.to?.key ?? '';
    this.facts = { ...fresh[this.kind], ...stored?.facts };
    this.chanceText = String(this.facts['chanceInSix'] ?? 2);
  }

  get step() {
    return this.id === null ? this.#add : this.#change;
  }

  /** The far room is written where the door stands; from its other side it is only shown. */
  get canLead(): boolean {
    return this.kind === 'door' && this.#door?.fromFar !== true;
  }

  set(fact: string, value: boolean | string | number | null): void {
    this.facts[fact] = value;
  }

  /** Whether it now stands in the book. */
  async send(): Promise<boolean> {
    this.pressed = true;
    this.farProblem = undefined;
    if (this.name.trim() === '') return false;
    const far = await this.#farRoom();
    if (far === undefined) return false;
    const toRoomId = this.canLead ? { toRoomId: far } : {};
    const facts =
      this.kind === 'trap' ? { ...this.facts, chanceInSix: Number(this.chanceText) } : { ...this.facts };
    const shared = {
      name: this.name.trim(),
      notes: this.notes,
      facts,
      ...(this.kind === 'door' && toRoomId),
    };
    if (this.id !== null) return (await this.#change.take({ id: this.id, ...shared })) !== null;
    const input = { roomId: this.#room.id, kind: this.kind, ...shared } as CommandInput<'place.addFeature'>;
    return (await this.#add.take(input)) !== null;
  }

  /** The far room's id, null for none, undefined where nothing or too much answers to what was typed. */
  async #farRoom(): Promise<number | null | undefined> {
    const wanted = folded(this.leadsTo);
    if (!this.canLead || wanted === '') return null;
    if (wanted === folded(this.#door?.to?.key ?? '')) return this.#door?.to?.id ?? null;
    const near = this.#rooms.find(({ key }) => folded(key) === wanted);
    if (near !== undefined) return near.id;
    const reply = await query('place.find', { text: this.leadsTo.trim(), limit: 50 });
    const rooms = reply.ok ? reply.value.rooms : [];
    const exact = rooms.filter(({ key, name }) => [key, name, `${key} ${name}`].map(folded).includes(wanted));
    const [only, another] = exact;
    if (only !== undefined && another === undefined) return only.id;
    this.farProblem =
      only === undefined
        ? 'No room of the book has this key or name.'
        : 'Several rooms answer to that: type key and name.';
    return undefined;
  }
}
