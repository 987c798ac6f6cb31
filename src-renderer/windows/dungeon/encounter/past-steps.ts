import type { Encounter } from '../dungeon-types.ts';
import { feet } from '../words.ts';

export interface PastStep {
  step: 'surprise' | 'distance' | 'reaction';
  title: string;
  figure: string;
  text: string;
}

export const stepTitles: Record<Encounter['step'], string> = {
  surprise: 'Surprise',
  distance: 'Distance',
  reaction: 'Reaction',
  outcome: 'Outcome',
};

/** The steps already settled, each with its figures. */
export function pastSteps({ surprise, distanceFeet, reaction }: Encounter): PastStep[] {
  const steps: PastStep[] = [];
  if (surprise !== null) {
    const overruled = surprise.overruled ? ', light overruled' : '';
    steps.push({
      step: 'surprise',
      title: stepTitles.surprise,
      figure: `Party ${shown(surprise.party.die)}, monsters ${shown(surprise.monsters.die)}${overruled}:`,
      text: surprise.text,
    });
  }
  if (distanceFeet !== null)
    steps.push({ step: 'distance', title: stepTitles.distance, figure: feet(distanceFeet), text: 'away' });
  if (reaction !== null)
    steps.push({
      step: 'reaction',
      title: stepTitles.reaction,
      figure: `${reaction.total}:`,
      text: reaction.text,
    });
  return steps;
}

const shown = (die: number | null): string => (die === null ? 'no roll' : String(die));
