import { parseNumber } from '../../../components/number-text.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { Encounter } from '../dungeon-types.ts';
import { FormStep } from '../form-step.svelte.ts';

export const dieLimits = { min: 1, max: 6 };
export const feetLimits = { min: 0, max: 10_000 };
export const modifierLimits = { min: -10, max: 10 };
export const totalLimits = { min: -20, max: 40 };
export const roundLimits = { min: 0, max: 3600 };

/** Surprise: who rolls by the rule and by what the referee knows, and what the dice showed. */
export class SurpriseStep {
  readonly step = new FormStep('encounter.surprise');
  partyAware = $state(false);
  monstersAware = $state(false);
  overruled = $state(false);
  partyDie = $state('');
  monstersDie = $state('');
  readonly #encounter: () => Encounter;

  constructor(encounter: () => Encounter) {
    this.#encounter = encounter;
  }

  readonly lightForbids = $derived.by(() => this.#encounter().partyCarriesLight && !this.overruled);
  readonly partyRolls = $derived.by(() => !this.partyAware);
  readonly monstersRoll = $derived.by(() => !this.monstersAware && !this.lightForbids);

  input(): CommandInput<'encounter.surprise'> | null {
    const party = parseNumber(this.partyRolls ? this.partyDie : '', dieLimits);
    const monsters = parseNumber(this.monstersRoll ? this.monstersDie : '', dieLimits);
    if (party.problem !== null || monsters.problem !== null) return null;
    return {
      partyAware: this.partyAware,
      monstersAware: this.monstersAware,
      overruleLight: this.overruled,
      partyDie: party.value,
      monstersDie: monsters.value,
    };
  }

  async send(): Promise<void> {
    const input = this.input();
    if (input !== null) await this.step.send(input);
  }
}

/** Distance: two dice, or feet the referee knows. */
export class DistanceStep {
  readonly step = new FormStep('encounter.distance');
  feet = $state('');

  /** False when refused: the dice stay as typed. */
  async rolled(faces: readonly number[]): Promise<boolean> {
    const dice = faces.length === 0 ? null : [...faces];
    return (await this.step.send({ dice, feet: null })) !== null;
  }

  async known(): Promise<void> {
    const { value } = parseNumber(this.feet, feetLimits);
    if (value !== null) await this.step.send({ dice: null, feet: value });
  }
}

/** Reaction: the speaker's modifier, the referee's own, two dice, or a total overruled. */
export class ReactionStep {
  readonly step = new FormStep('encounter.reaction');
  readonly speaker = new FormStep('dungeon.setSpeaker');
  modifier = $state('');
  total = $state('');

  async rolled(faces: readonly number[]): Promise<boolean> {
    const modifier = parseNumber(this.modifier, modifierLimits);
    if (modifier.problem !== null) return false;
    const dice = faces.length === 0 ? null : [...faces];
    return (await this.step.send({ dice, total: null, modifier: modifier.value ?? 0 })) !== null;
  }

  async overruled(): Promise<void> {
    const { value } = parseNumber(this.total, totalLimits);
    if (value !== null) await this.step.send({ dice: null, total: value });
  }
}

/** The end: what came of it, and the rounds it took. */
export class OutcomeStep {
  readonly step = new FormStep('encounter.conclude');
  outcome = $state('');
  rounds = $state('');
  pressed = $state(false);

  readonly outcomeProblem = $derived.by(() =>
    this.pressed && this.outcome.trim() === '' ? 'Say what came of it.' : this.step.problem('outcome'),
  );

  async send(): Promise<void> {
    this.pressed = true;
    const rounds = parseNumber(this.rounds, roundLimits);
    if (rounds.problem !== null || this.outcome.trim() === '') return;
    await this.step.send({ outcome: this.outcome.trim(), rounds: rounds.value ?? 0 });
  }
}

/** One encounter's steps; what is typed in them stays until the encounter is over. */
export class EncounterSteps {
  readonly surprise: SurpriseStep;
  readonly distance = new DistanceStep();
  readonly reaction = new ReactionStep();
  readonly outcome = new OutcomeStep();

  constructor(encounter: () => Encounter) {
    this.surprise = new SurpriseStep(encounter);
  }
}
