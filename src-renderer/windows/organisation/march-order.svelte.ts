import { status } from '../../lib/status.svelte.ts';
import { takeAloud } from '../../lib/step.svelte.ts';
import type { CommandInput, QueryOutput } from '../../../shared/ipc/contract.ts';

export type Organisation = QueryOutput<'organisation.view'>;
export type Person = Organisation['people'][number];
export type Formation = Organisation['formations'][number];

export interface Spot {
  rank: number;
  file: number;
}

const narrowest = 3;
const widest = 6;

/** One order of march on its grid: where the eye is, whom the hand holds, and the steps that move people. */
export class MarchOrder {
  /** The situation looked at; the first one where it is gone. */
  chosenId = $state<number | null>(null);
  spot = $state<Spot>({ rank: 0, file: 0 });
  /** Who was picked up and is being carried to another place. */
  heldId = $state<number | null>(null);
  readonly #view: () => Organisation | null;

  constructor(view: () => Organisation | null) {
    this.#view = view;
  }

  get formations(): readonly Formation[] {
    return this.#view()?.formations ?? [];
  }

  get formation(): Formation | null {
    return this.formations.find(({ id }) => id === this.chosenId) ?? this.formations[0] ?? null;
  }

  get people(): readonly Person[] {
    return this.#view()?.people ?? [];
  }

  get files(): number {
    const farthest = Math.max(0, ...this.#places.map(({ file }) => file + 1));
    return Math.min(widest, Math.max(narrowest, farthest));
  }

  /** One empty rank stands behind the last, to fall back to. */
  get ranks(): number {
    return Math.max(1, ...this.#places.map(({ rank }) => rank + 1)) + 1;
  }

  /** Those the situation has no place for yet. */
  get unplaced(): readonly Person[] {
    return this.people.filter(({ id }) => this.spotOf(id) === null);
  }

  at({ rank, file }: Spot): Person | null {
    const place = this.#places.find((each) => each.rank === rank && each.file === file);
    return this.people.find(({ id }) => id === place?.characterId) ?? null;
  }

  spotOf(characterId: number): Spot | null {
    const place = this.#places.find((each) => each.characterId === characterId);
    return place === undefined ? null : { rank: place.rank, file: place.file };
  }

  /** Moves the eye; one held comes along only when put down. */
  look(byRank: number, byFile: number): void {
    this.spot = {
      rank: within(this.spot.rank + byRank, this.ranks),
      file: within(this.spot.file + byFile, this.files),
    };
  }

  /** Picks up who stands there, or puts down who is held. */
  async act(): Promise<void> {
    if (this.heldId === null) {
      this.heldId = this.at(this.spot)?.id ?? null;
      const held = this.at(this.spot);
      if (held !== null) status.say(`${held.name} picked up. Arrows, then Enter.`);
      return;
    }
    const held = this.heldId;
    this.heldId = null;
    await this.place(held, this.spot);
  }

  /** Moves who stands where the eye is by one place, and the eye with them. */
  async push(byRank: number, byFile: number): Promise<void> {
    const person = this.at(this.spot);
    if (person === null) return;
    const to = {
      rank: within(this.spot.rank + byRank, this.ranks),
      file: within(this.spot.file + byFile, this.files),
    };
    if (await this.place(person.id, to)) this.spot = to;
  }

  async place(characterId: number, to: Spot | null): Promise<boolean> {
    const { formation } = this;
    if (formation === null) return false;
    const from = this.spotOf(characterId);
    if (from?.rank === to?.rank && from?.file === to?.file) return false;
    return (await takeAloud('organisation.place', { formationId: formation.id, characterId, to })) !== null;
  }

  /** Puts somebody at the first free place, front first. */
  async join(characterId: number): Promise<void> {
    for (let rank = 0; rank < this.ranks; rank += 1)
      for (let file = 0; file < this.files; file += 1)
        if (this.at({ rank, file }) === null) {
          if (await this.place(characterId, { rank, file })) this.spot = { rank, file };
          return;
        }
  }

  async leave(): Promise<void> {
    const person = this.at(this.spot);
    if (person !== null) await this.place(person.id, null);
  }

  async add(situation: string): Promise<void> {
    const added = await takeAloud('organisation.addFormation', { situation });
    if (added !== null) this.chosenId = added.value.id;
  }

  async rename(situation: string): Promise<void> {
    if (this.formation !== null)
      await takeAloud('organisation.renameFormation', { id: this.formation.id, situation });
  }

  async remove(): Promise<void> {
    if (this.formation !== null) await takeAloud('organisation.removeFormation', { id: this.formation.id });
  }

  async setRoles(roles: CommandInput<'organisation.setRoles'>): Promise<void> {
    await takeAloud('organisation.setRoles', roles);
  }

  get #places(): Formation['places'] {
    return this.formation?.places ?? [];
  }
}

const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
