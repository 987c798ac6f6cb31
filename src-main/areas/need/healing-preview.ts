import { scriptedDice } from '../../../shared/dice/scripted.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { RecoveryRules } from '../../../shared/rules/recovery.ts';
import type { PersonDays } from './plan-days.ts';

type HealingPreview = QueryOutput<'need.preview'>['people'][number]['healing'];

/** What rest would heal: a figure where the rule or the referee names one, else the dice. */
export function healingPreview(
  { member: { row }, rested, said, takesPart }: PersonDays,
  recovery: RecoveryRules,
): HealingPreview {
  const { hp, max_hp: maxHp } = row;
  const base = { dice: null, hpBefore: hp, maxHp, reasons: [] };
  if (!takesPart) return { ...base, text: 'left out', hpAfter: hp };
  if (said?.healed !== null && said?.healed !== undefined) {
    const after = Math.max(hp, Math.min(maxHp, hp + said.healed));
    return { ...base, text: `heals ${after - hp} by your word`, hpAfter: after };
  }
  const count = recovery.throws(rested);
  if (count > 0 && recovery.die !== null)
    return {
      ...base,
      text: `heals ${count}d${recovery.die}`,
      dice: { count, sides: recovery.die },
      hpAfter: null,
      reasons: [{ source: 'a day of complete rest', value: `1d${recovery.die}`, rule: recovery.rule }],
    };
  const { hp: after, healed, reasons } = recovery.rest(rested, scriptedDice([]));
  return {
    ...base,
    text: healed > 0 ? `heals ${healed}` : nothingHealed(hp, maxHp),
    hpAfter: after,
    reasons,
  };
}

const nothingHealed = (hp: number, maxHp: number) => (hp >= maxHp ? 'unhurt' : 'heals nothing');
