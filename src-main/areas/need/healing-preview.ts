import { scriptedDice } from '../../../shared/dice/scripted.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { RecoveryRules } from '../../../shared/rules/recovery.ts';
import type { PersonDays } from './plan-days.ts';

type HealingPreview = QueryOutput<'need.preview'>['people'][number]['healing'];

/** What rest would heal: a figure where the rule, the referee or the dice typed name one, else the dice. */
export function healingPreview(person: PersonDays, recovery: RecoveryRules): HealingPreview {
  const { member, said, takesPart } = person;
  const { hp, max_hp: maxHp } = member.row;
  const base = { dice: null, hpBefore: hp, maxHp, reasons: [] };
  if (!takesPart) return { ...base, text: 'left out', hpAfter: hp };
  if (said?.healed !== null && said?.healed !== undefined) {
    const after = Math.max(hp, Math.min(maxHp, hp + said.healed));
    return { ...base, text: `heals ${after - hp} by your word`, hpAfter: after };
  }
  return { ...base, ...byRule(person, recovery) };
}

function byRule(
  { rested, said }: PersonDays,
  recovery: RecoveryRules,
): Pick<HealingPreview, 'text' | 'dice' | 'hpAfter' | 'reasons'> {
  const { die, rule } = recovery;
  const count = recovery.throws(rested);
  const dice = die === null || count === 0 ? null : { count, sides: die };
  const faces = said?.faces ?? [];
  if (dice && !areThere(faces, dice))
    return {
      text: `heals ${count}d${dice.sides}`,
      dice,
      hpAfter: null,
      reasons: [{ source: 'a day of complete rest', value: `1d${dice.sides}`, rule }],
    };
  const { hp, healed, reasons } = recovery.rest(rested, scriptedDice(dice ? faces : []));
  const nothing = rested.hp >= rested.maxHp ? 'unhurt' : 'heals nothing';
  return { text: healed > 0 ? `heals ${healed}` : nothing, dice, hpAfter: hp, reasons };
}

/** Every die is typed and shows what it can. */
const areThere = (faces: readonly number[], { count, sides }: { count: number; sides: number }): boolean =>
  faces.length === count && faces.every((face) => face <= sides);
