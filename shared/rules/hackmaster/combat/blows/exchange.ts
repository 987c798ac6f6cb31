import { fighterAt, tell } from '../../../fight/draft.ts';
import { attackResolve } from '../../attack/attack.ts';
import { tables } from '../../tables.ts';
import { change, type HackmasterDraft } from '../draft.ts';
import { apart, meleeOf, reachOf } from '../state.ts';
import { earnFreeAttacks } from './free-attacks.ts';
import { swing } from './gusts.ts';
import { landsOnBody, landsOnShield } from './landing.ts';
import { attackRoll, defenceRoll, stroke, type Blow } from './rolls.ts';

const meet = (draft: HackmasterDraft, at: number, id: string): void => {
  const { met } = fighterAt(draft, at);
  if (!met.includes(id)) change(draft, at, { met: [...met, id] });
};

/**
 * One exchange of attack and defence in melee, with all that comes of it. Says whether it hit. Dice: d20p, the defence
 * die, then the damage. HM-ATK-1, HM-OUT-1.
 */
export function exchange(draft: HackmasterDraft, blow: Blow): boolean {
  const attacker = fighterAt(draft, blow.by);
  const target = fighterAt(draft, blow.against);
  const attack = attackRoll(draft, blow, tables.dieSides.d20p);
  const defence = defenceRoll(draft, blow, attack.total);
  const distanceFt = apart(attacker, target);
  const outcome = attackResolve({
    attack: { natural: attack.natural, total: attack.total },
    defense: { natural: defence.natural, total: defence.total, sides: defence.sides },
    shieldApplied: defence.shieldBonusApplies,
    distanceFt,
    attackerInReach: meleeOf(target) !== null && distanceFt <= reachOf(target),
  });
  const hit = outcome.result === 'hit' || outcome.result === 'critical';
  tell(draft, {
    kind: outcome.fumble ? 'fumble' : outcome.result,
    as: hit ? 'hit' : 'miss',
    id: target.id,
    by: attacker.id,
    amount: attack.total - defence.total,
    total: attack.total,
    needed: defence.total + 1,
    detail: stroke(draft, blow).way,
    reasons: [...attack.reasons, ...defence.reasons],
    rolled: [...attack.rolled, ...(defence.rolled ?? [])],
  });
  const { strengthDamage } = attacker.build;
  if (hit) landsOnBody(draft, blow, outcome.damageMultiplier, strengthDamage);
  else if (outcome.result === 'shield') landsOnShield(draft, blow, strengthDamage);
  earnFreeAttacks(draft, blow, outcome.freeAttacks);
  swing(draft, blow);
  meet(draft, blow.by, target.id);
  meet(draft, blow.against, attacker.id);
  return hit;
}
