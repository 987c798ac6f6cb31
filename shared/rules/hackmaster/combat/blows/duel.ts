import { formatDice, parseDice } from '../../../../dice/notation.ts';
import type { DiceTerm, NumberTerm, Term } from '../../../../dice/expression.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { CriticalFigures, DuelFigures, ThroughFigures } from '../../../fight/views.ts';
import { knockbackCheck } from '../../harm/knockback.ts';
import { painThreshold } from '../../harm/pain.ts';
import { diceKept, shieldDamage, shieldStats } from '../../attack/shields.ts';
import { tables } from '../../tables.ts';
import type { HackmasterDraft } from '../draft.ts';
import { apart, isBehind, isCrouching, meleeOf, reachOf, shieldOf } from '../state.ts';
import { damageDice, damagePlus, multiplierOf } from './landing.ts';
import { takesShield, type Blow } from './rolls.ts';

const isDice = (term: Term): term is DiceTerm => term.kind === 'dice';

/** Of dice side by side, those that count against a shield: whole terms first, of the last one some. HM-SHD-3. */
function countedDice(terms: readonly DiceTerm[], biggest: boolean): string {
  const order = [...terms].sort((a, b) => (biggest ? b.sides - a.sides : a.sides - b.sides));
  let left = diceKept(terms.reduce((sum, { count }) => sum + count, 0));
  const counted: DiceTerm[] = [];
  for (const term of order) {
    const { count } = term;
    const taken = Math.min(left, count);
    left -= taken;
    if (taken === count) counted.push(term);
    else if (taken > 0) {
      const end = biggest ? 'highest' : 'lowest';
      counted.push({ ...term, choice: { act: 'keep', end, count: taken } });
    }
  }
  return formatDice({ terms: counted });
}

const { counterBlow } = tables;

/** Fist, foot or head strike past the shield. HM-OUT-7. */
const pastShield = (blow: Blow, strength: number): ThroughFigures => ({
  dice: damageDice(blow),
  halved: false,
  plus: counterBlow.dice * counterBlow.eachModifier + strength,
  less: 0,
});

/** What goes through the shield of a blow that lands on it. HM-SHD-2 to 4. */
function throughShield(draft: HackmasterDraft, blow: Blow, strength: number): ThroughFigures | null {
  const target = fighterAt(draft, blow.against);
  const shield = shieldOf(target);
  const { weapon } = blow;
  if (shield === null) return null;
  if (weapon === null) return pastShield(blow, strength);
  const less = shieldStats({ shield }).dr + target.build.armourDr;
  const { terms } = parseDice(damageDice(blow));
  const dice = terms.filter(isDice);
  const flat = terms
    .filter((term): term is NumberTerm => !isDice(term))
    .reduce((sum, { sign, times, value }) => sum + sign * times * value, 0);
  if (weapon.damageType === 'piercing') {
    const { points } = shieldDamage({ damageType: 'piercing', damageDice: [] });
    return { dice: String(points), halved: false, plus: 0, less };
  }
  const plus = flat + damagePlus(blow, strength);
  const [only, second] = dice;
  const halved = only?.count === 1 && second === undefined;
  const counted = halved
    ? formatDice({ terms: [only] })
    : countedDice(dice, weapon.damageType === 'crushing');
  return { dice: counted, halved, plus, less };
}

/** Whether the shield may take a shot, and at which face. HM-SHD-7. */
function coverOf(draft: HackmasterDraft, blow: Blow, strength: number): DuelFigures['cover'] {
  const target = fighterAt(draft, blow.against);
  const shield = shieldOf(target);
  const through = throughShield(draft, blow, strength);
  if (shield === null || through === null || isBehind(target, fighterAt(draft, blow.by))) return null;
  const crouching = blow.situation.crouching ?? isCrouching(target);
  return { needed: tables.shields[shield][crouching ? 'crouchingCover' : 'cover'], through };
}

/** What a natural 20 makes of it. HM-OUT-3, HM-DMG-3. */
export const criticalOf = (draft: HackmasterDraft, { doubled }: Blow): CriticalFigures => ({
  plus: 0,
  times: multiplierOf(draft, tables.criticalMultiplier, doubled) / doubled,
});

/** What may come of the two rolls of a blow or a shot besides hit and miss. HM-OUT-1 to 11, HM-KB-1, HM-PAIN-1. */
export function duelFigures(
  draft: HackmasterDraft,
  blow: Blow,
  { strength, ranged }: { strength: number; ranged: boolean },
): DuelFigures {
  const { settings } = draft.state;
  const [striker, target] = [fighterAt(draft, blow.by), fighterAt(draft, blow.against)];
  const { build, maxHp } = target;
  const distanceFt = apart(striker, target);
  const chains = !blow.free || settings.freeAttackChains;
  const { threshold: pushed } = knockbackCheck({ damage: 0, size: build.size, charge: blow.charge });
  const { threshold: over } = painThreshold({ maxHp, kind: build.kind, level: build.level });
  const through = ranged || !takesShield(draft, blow) ? null : throughShield(draft, blow, strength);
  return {
    shield: through && { lead: tables.shieldMissMargin - 1, through },
    cover: ranged ? coverOf(draft, blow, strength) : null,
    counter: chains && meleeOf(target) !== null && distanceFt <= reachOf(target),
    closeCounter: chains && distanceFt <= tables.nearPerfectFeet,
    follows: chains && !ranged,
    pushes: blow.charge ? Math.ceil(pushed / tables.maneuvers.charge.knockbackMultiplier) : pushed,
    pain: build.mindless
      ? null
      : { over, holds: Math.floor((build.con ?? settings.monsterCon) / tables.trauma.conDivisor) },
  };
}
