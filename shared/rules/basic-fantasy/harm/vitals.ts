import { given, whole } from '../../common/input.ts';
import { checkedHp, kindOf } from '../readers.ts';
import { vitalStatuses, type Vitals } from '../terms.ts';

/** Hit points, subduing damage and status, each checked. Throws `unknown-kind`, `bad-input`. */
export function checkedVitals(vitals: Vitals, field: string): Vitals {
  const { hp, subdualTaken, status } = given(vitals, field);
  return {
    hp: checkedHp(hp, `${field}.hp`),
    subdualTaken: whole(subdualTaken, `${field}.subdualTaken`),
    status: kindOf(status, `${field}.status`, vitalStatuses),
  };
}

/** The same with no hit points left. */
export const fallen = (vitals: Vitals, status: 'unconscious' | 'dead'): Vitals => ({
  ...vitals,
  hp: { ...vitals.hp, current: 0 },
  status,
});
