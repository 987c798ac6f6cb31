import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { FoeState } from '../../../../shared/ipc/vocabulary.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { Meeting } from '../encounter-types.ts';
import { readWound, type WoundChange } from './wound-text.ts';

type FoeChanges = NonNullable<CommandInput<'encounter.noteRound'>['foes']>;

/** A fight fought at the table: what a round cost each, noted here. */
export class FightDraft {
  readonly step = new Step('encounter.noteRound');
  foes = $state<Record<number, string>>({});
  people = $state<Record<number, string>>({});
  states = $state<Record<number, FoeState>>({});
  note = $state('');
  readonly #view: () => Meeting;

  constructor(view: () => Meeting) {
    this.#view = view;
  }

  readonly problem = $derived.by(
    () =>
      [...Object.values(this.foes), ...Object.values(this.people)]
        .map((text) => readWound(text).problem)
        .find((each) => each !== null) ?? null,
  );
  readonly typed = $derived.by(
    () =>
      [...Object.values(this.foes), ...Object.values(this.people)].some((text) => text.trim() !== '') ||
      this.#stateChanges().length > 0,
  );

  /** Notes what was typed; `rounds` 0 notes it within the round. */
  async send(rounds: number): Promise<boolean> {
    if (this.problem !== null) return false;
    const sent = await this.step.take({
      rounds,
      foes: this.#foeChanges(),
      people: this.#wounds(this.people).map(([characterId, change]) => ({ characterId, ...change })),
      note: this.note.trim(),
    });
    if (sent === null) return false;
    this.foes = {};
    this.people = {};
    this.states = {};
    this.note = '';
    return true;
  }

  #foeChanges(): FoeChanges {
    const wounds = this.#wounds(this.foes);
    const states = this.#stateChanges();
    return this.#view()
      .foes.all.map(({ id }) => ({
        foeId: id,
        ...(wounds.find(([wounded]) => wounded === id)?.[1] ?? readWound('').change),
        state: states.find(([changed]) => changed === id)?.[1] ?? null,
      }))
      .filter(
        ({ damage, dice, hp, state }) => damage !== null || dice !== '' || hp !== null || state !== null,
      );
  }

  #stateChanges(): [number, FoeState][] {
    return this.#view()
      .foes.all.map(({ id, state }) => [id, state, this.states[id]] as const)
      .filter(([, was, is]) => is !== undefined && is !== was)
      .map(([id, was, is]) => [id, is ?? was]);
  }

  #wounds(texts: Record<number, string>): [number, WoundChange][] {
    return Object.entries(texts)
      .filter(([, text]) => text.trim() !== '')
      .map(([id, text]) => [Number(id), readWound(text).change]);
  }
}
