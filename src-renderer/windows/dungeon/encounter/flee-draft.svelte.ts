import { parseNumber } from '../../../components/number-text.ts';
import { FormStep } from '../form-step.svelte.ts';

export const speedLimits = { min: 0, max: 10_000 };

/** The start of a flight: who runs, whether they are followed, how fast and how far apart. */
export class FleeDraft {
  readonly step = new FormStep('encounter.flee');
  fleeing = $state<'party' | 'monsters'>('party');
  pursued = $state<'' | 'yes' | 'no'>('');
  exitAvailable = $state(true);
  forcedToStop = $state(false);
  fleeingFeet = $state('');
  pursuingFeet = $state('');
  startFeet = $state('');
  /** Ids of those of the party who do not run with it. */
  left = $state<number[]>([]);

  async send(): Promise<boolean> {
    const [fleeing, pursuing, start] = [this.fleeingFeet, this.pursuingFeet, this.startFeet].map((text) =>
      parseNumber(text, speedLimits),
    );
    if (fleeing?.problem != null || pursuing?.problem != null || start?.problem != null) return false;
    const sent = await this.step.send({
      fleeing: this.fleeing,
      pursued: this.pursued === '' ? null : this.pursued === 'yes',
      exitAvailable: this.exitAvailable,
      forcedToStop: this.forcedToStop,
      fleeingFeet: fleeing?.value ?? null,
      pursuingFeet: pursuing?.value ?? null,
      startFeet: start?.value ?? null,
      left: [...this.left],
    });
    if (sent !== null) this.#clear();
    return sent !== null;
  }

  /** The next flight is another one. */
  #clear(): void {
    this.pursued = '';
    this.exitAvailable = true;
    this.forcedToStop = false;
    this.fleeingFeet = '';
    this.pursuingFeet = '';
    this.startFeet = '';
    this.left = [];
  }
}
