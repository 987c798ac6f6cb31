import { burnDiceText } from '../../../shared/rules/exploration/lighting.ts';
import { because, CONTENT } from '../../../shared/rules/common/reason.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { rollDice } from '../../../shared/dice/roll.ts';
import type { LightFacts } from '../../facts/lights/sources.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { lightWords } from '../../facts/words.ts';

/** How long a fresh light or filling burns: what its kind burns always, or dice, typed or thrown when it is asked. */
export interface BurnTime {
  fresh: () => number | null;
  /** The dice that fell; empty where none did. */
  readonly reasons: Reason[];
}

export function burnTime(
  { dice }: Pick<StepContext, 'dice'>,
  { kind, ofTurns, burnDice }: LightFacts,
  burnDie: number | null,
): BurnTime {
  const reasons: Reason[] = [];
  const fresh = (): number | null => {
    if (burnDice === null) return ofTurns;
    const text = burnDiceText(burnDice);
    if (burnDie !== null && burnDie > burnDice.sides)
      throw new TurnkeeperError('bad-die', `A d${burnDice.sides} shows no ${burnDie}. Nothing was lit.`, {
        burnDie: `1 to ${burnDice.sides}.`,
      });
    const { total } = rollDice(text, dice(burnDie));
    reasons.push(because(`${lightWords[kind]}, ${text} turns: ${total - burnDice.plus}`, total, CONTENT));
    return total;
  };
  return { fresh, reasons };
}
