import type { Sheet } from '../../../../lib/party/party-types.ts';
import { NumberTexts } from '../number-texts.svelte.ts';

type Creature = NonNullable<Sheet['sheet']['creature']>;

/** A creature's line of figures as it is being typed; all empty is none. */
export class CreatureDraft {
  hitDice = $state('');
  attacks = $state('');
  movement = $state('');
  saveAs = $state('');
  special = $state('');
  readonly numbers: NumberTexts<'morale'>;

  constructor(creature: Creature | null) {
    this.hitDice = creature?.hitDice ?? '';
    this.attacks = creature?.attacks ?? '';
    this.movement = creature?.movement ?? '';
    this.saveAs = creature?.saveAs ?? '';
    this.special = creature?.special ?? '';
    this.numbers = new NumberTexts(
      { morale: { min: 2, max: 12, empty: 'unknown' } },
      { morale: creature?.morale ?? null },
    );
  }

  problems(): Record<string, string> {
    return this.numbers.problems('sheet.creature.');
  }

  get value(): Creature | null {
    const { hitDice, attacks, movement, saveAs, special } = this;
    const morale = this.numbers.value('morale');
    const nothing = [hitDice, attacks, movement, saveAs, special].every((text) => text.trim() === '');
    return nothing && morale === null ? null : { hitDice, attacks, movement, morale, saveAs, special };
  }
}
