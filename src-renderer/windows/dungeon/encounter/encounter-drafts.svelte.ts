import { parseNumber } from '../../../components/number-text.ts';
import { FormStep } from '../form-step.svelte.ts';
import { CourseDraft } from './course-draft.svelte.ts';
import { DropsDraft } from './drops-draft.svelte.ts';
import type { Meeting } from './encounter-types.ts';
import { FightDraft } from './fight-draft.svelte.ts';
import { FoesDraft } from './foes-draft.svelte.ts';
import { NumberDraft } from './number-draft.svelte.ts';
import { PursuitDraft } from './pursuit-draft.svelte.ts';
import { WeighedDraft } from './weighed-draft.svelte.ts';

export const feetLimits = { min: 0, max: 10_000 };
export const totalLimits = { min: -20, max: 40 };
export const roundLimits = { min: 0, max: 3600 };

type Verdict = '' | 'yes' | 'no';
const verdictOf = (said: string): boolean | null => (said === '' ? null : said === 'yes');

/** Surprise: by the dice and the circumstances, or as the referee says. */
export class SurpriseDraft {
  readonly step = new FormStep('encounter.surprise');
  readonly weighed: WeighedDraft;
  party = $state<Verdict>('');
  monsters = $state<Verdict>('');
  /** How many of the foes, where the referee says that not all of them are. */
  foes = $state('');
  readonly #view: () => Meeting;
  #ids = $state.raw<readonly number[] | null>(null);

  constructor(view: () => Meeting) {
    this.#view = view;
    this.weighed = new WeighedDraft(() => view().surprise);
  }

  readonly foesLimits = $derived.by(() => ({ min: 1, max: this.#view().number.value ?? 1 }));

  isSurprised(id: number, settled: readonly number[]): boolean {
    return (this.#ids ?? settled).includes(id);
  }

  setSurprised(id: number, on: boolean, settled: readonly number[]): void {
    const before = this.#ids ?? settled;
    this.#ids = on ? [...before, id] : before.filter((each) => each !== id);
  }

  async send(): Promise<boolean> {
    const { answers, dice } = this.weighed;
    const foes = parseNumber(this.foes, this.foesLimits);
    if (this.monsters === 'yes' && foes.problem !== null) return false;
    const sent = await this.step.send({
      answers,
      typed: dice.faced,
      surprisedFoes: this.monsters === 'yes' ? foes.value : null,
      partySurprised: verdictOf(this.party),
      monstersSurprised: verdictOf(this.monsters),
      surprisedIds: this.party === 'yes' && this.#ids !== null ? [...this.#ids] : null,
    });
    if (sent === null) return false;
    dice.clear();
    this.#clear();
    return true;
  }

  /** What was said outright holds for the step it was said in. */
  #clear(): void {
    this.party = '';
    this.monsters = '';
    this.foes = '';
    this.#ids = null;
  }
}

/** Distance: dice, or feet the referee knows. */
export class DistanceDraft {
  readonly step = new FormStep('encounter.distance');
  readonly weighed: WeighedDraft;
  feet = $state('');

  constructor(view: () => Meeting) {
    this.weighed = new WeighedDraft(() => view().distance);
  }

  async send(): Promise<boolean> {
    const { answers, dice } = this.weighed;
    const sent = await this.step.send({ answers, typed: dice.faced, feet: null });
    if (sent !== null) dice.clear();
    return sent !== null;
  }

  async known(): Promise<boolean> {
    const { value } = parseNumber(this.feet, feetLimits);
    if (value === null) return false;
    return (await this.step.send({ answers: this.weighed.answers, feet: value })) !== null;
  }
}

/** Reaction: who speaks, the circumstances, dice; or a total, or a word of the table. */
export class ReactionDraft {
  readonly step = new FormStep('encounter.reaction');
  readonly weighed: WeighedDraft;
  total = $state('');
  word = $state('');

  constructor(view: () => Meeting) {
    this.weighed = new WeighedDraft(() => view().reaction);
  }

  async send(): Promise<boolean> {
    const { dice } = this.weighed;
    const sent = await this.step.send({ ...this.#spoken(), typed: dice.faced });
    if (sent !== null) dice.clear();
    return sent !== null;
  }

  async overruled(): Promise<boolean> {
    const { value } = parseNumber(this.total, totalLimits);
    if (value === null) return false;
    return (await this.step.send({ ...this.#spoken(), total: value })) !== null;
  }

  async said(): Promise<boolean> {
    if (this.word === '') return false;
    return (await this.step.send({ ...this.#spoken(), result: this.word })) !== null;
  }

  #spoken() {
    const { answers, speakerId } = this.weighed;
    return { answers, ...(speakerId === undefined ? {} : { speakerId }) };
  }
}

/** The end: what came of it, and the rounds it took where the referee knows better. */
export class OutcomeDraft {
  readonly step = new FormStep('encounter.conclude');
  outcome = $state('');
  rounds = $state('');
  pressed = $state(false);

  readonly outcomeProblem = $derived.by(() =>
    this.pressed && this.outcome.trim() === '' ? 'Say what came of it.' : this.step.problem('outcome'),
  );

  async send(): Promise<boolean> {
    this.pressed = true;
    const rounds = parseNumber(this.rounds, roundLimits);
    if (rounds.problem !== null || this.outcome.trim() === '') return false;
    return (await this.step.send({ outcome: this.outcome.trim(), rounds: rounds.value })) !== null;
  }
}

/** One encounter's steps; what is typed in them stays until the encounter is over. */
export class EncounterDrafts {
  readonly number: NumberDraft;
  readonly foes: FoesDraft;
  readonly surprise: SurpriseDraft;
  readonly drops: DropsDraft;
  readonly distance: DistanceDraft;
  readonly reaction: ReactionDraft;
  readonly course = new CourseDraft();
  readonly pursuit: PursuitDraft;
  readonly fight: FightDraft;
  readonly outcome = new OutcomeDraft();

  constructor(view: () => Meeting) {
    this.number = new NumberDraft(view);
    this.foes = new FoesDraft(view);
    this.surprise = new SurpriseDraft(view);
    this.drops = new DropsDraft(view);
    this.distance = new DistanceDraft(view);
    this.reaction = new ReactionDraft(view);
    this.pursuit = new PursuitDraft(view);
    this.fight = new FightDraft(view);
  }
}
