import type { CommandContext, ParsedInput } from '../command-context.ts';
import { exploration } from '../exploration.ts';

/**
 * Who is surprised. The rule says which side checks at all: only those dice are taken, the party's first; the
 * referee may let the monsters check although the party carries a light (OSE-SURP-1..5).
 */
export function rollSurprise(
  input: ParsedInput<'encounter.surprise'>,
  carriesLight: boolean,
  dice: CommandContext['dice'],
) {
  const sides = {
    party: { aware: input.partyAware, carriesLightInDark: carriesLight && !input.overruleLight },
    monsters: { aware: input.monstersAware },
  };
  const { party, monsters } = exploration['surprise.check']({
    party: { ...sides.party, natural: 1 },
    monsters: { ...sides.monsters, natural: 1 },
  });
  const typed = [...(party.checks ? [input.partyDie] : []), ...(monsters.checks ? [input.monstersDie] : [])];
  const result = exploration['surprise.check'](sides, dice(...typed));
  const faces = (result.rolled ?? []).map(({ face }) => face);
  return {
    party: { surprised: result.party.surprised, die: party.checks ? (faces.shift() ?? null) : null },
    monsters: { surprised: result.monsters.surprised, die: monsters.checks ? (faces.shift() ?? null) : null },
    overruled: carriesLight && input.overruleLight,
    reasons: result.reasons,
  };
}
