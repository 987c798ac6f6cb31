import type { Component } from 'svelte';
import type { Meeting } from '../encounter-types.ts';
import DistanceVerdict from '../verdicts/DistanceVerdict.svelte';
import MoraleVerdict from '../verdicts/MoraleVerdict.svelte';
import NumberVerdict from '../verdicts/NumberVerdict.svelte';
import ReactionVerdict from '../verdicts/ReactionVerdict.svelte';
import SurpriseVerdict from '../verdicts/SurpriseVerdict.svelte';
import { SurpriseWord } from '../verdicts/surprise-word.svelte.ts';
import type { VerdictProps } from '../verdicts/verdict-props.ts';
import type { StepWord } from './settle-draft.svelte.ts';

/** How the referee says a step outright; a step that stands here not is settled by its dice alone. */
interface StepPart {
  Verdict: Component<VerdictProps>;
  /** A form of its own below the dice, not folded away; or buttons among those of the dice. */
  beside?: true;
  among?: true;
  /** What is said together with the dice. */
  word?: (view: () => Meeting) => StepWord;
  /** Paths of input whose messages stand by their own fields. */
  fields: readonly string[];
}

export const stepParts: Readonly<Record<string, StepPart | undefined>> = {
  number: { Verdict: NumberVerdict, beside: true, fields: ['said.number', 'said.dice'] },
  surprise: { Verdict: SurpriseVerdict, word: (view) => new SurpriseWord(view), fields: ['said.foes'] },
  distance: { Verdict: DistanceVerdict, fields: ['said.distance'] },
  reaction: { Verdict: ReactionVerdict, fields: ['said.total'] },
  morale: { Verdict: MoraleVerdict, among: true, fields: ['answers.rating'] },
};
