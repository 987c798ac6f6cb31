import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { AbilityId, OwnScoreId } from '../../../../shared/ipc/vocabulary.ts';
import type { Sheet } from '../../../lib/party/party-types.ts';
import { ownScoreRules, percentRules } from './edit/person-rules.ts';
import { NumberTexts } from './number-texts.svelte.ts';

export type OwnSheet = NonNullable<Sheet['ownSheet']>;
type Own = NonNullable<NonNullable<CommandInput<'character.add'>['sheet']>['own']>;

/** What a system's sheet has beside the six scores, as it is being typed. */
export class OwnDraft {
  readonly percentiles: NumberTexts<AbilityId | OwnScoreId>;
  readonly scores: NumberTexts<OwnScoreId>;

  constructor(own: Sheet['sheet']['own'] = null) {
    this.percentiles = new NumberTexts(percentRules, own?.percentiles);
    this.scores = new NumberTexts(ownScoreRules, own?.scores);
  }

  problems(): Record<string, string> {
    return {
      ...this.percentiles.problems('sheet.own.percentiles.'),
      ...this.scores.problems('sheet.own.scores.'),
    };
  }

  /** Null where nothing of it is known. */
  get value(): Own | null {
    const [percentiles, scores] = [this.percentiles.known, this.scores.known];
    return Object.keys({ ...percentiles, ...scores }).length === 0 ? null : { percentiles, scores };
  }
}
