import { flag, given, refuse, signed, whole } from '../../common/input.ts';
import { addPart, because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import type { ArmourClass } from '../terms.ts';

const { acSum } = tables.outside;

interface BothNotations {
  descending: number;
  ascending: number;
  notation: 'descending' | 'ascending';
}

/** An armour class in both notations; each is 19 minus the other. Throws `bad-input`. OSE-ATK-8. */
export function bothNotations(ac: ArmourClass): BothNotations {
  const asGiven: { descending?: number; ascending?: number } = given(ac, 'ac');
  if ((asGiven.descending === undefined) === (asGiven.ascending === undefined)) {
    refuse('ac', 'either descending or ascending');
  }
  if (asGiven.ascending === undefined) {
    const descending = signed(asGiven.descending, 'ac.descending');
    return { descending, ascending: acSum - descending, notation: 'descending' };
  }
  const ascending = signed(asGiven.ascending, 'ac.ascending');
  return { descending: acSum - ascending, ascending, notation: 'ascending' };
}

/** An armour class in both notations. Throws `bad-input`. OSE-ATK-8. */
function acConvert(input: { ac: ArmourClass }): { descending: number; ascending: number } {
  const { descending, ascending } = bothNotations(given(input).ac);
  return { descending, ascending };
}

/**
 * The armour class that counts now, in the notation given: no shield from behind or in retreat, worse when
 * exhausted. Throws `bad-input`. OSE-RUN-4, OSE-CBT-5, OSE-OTH-1.
 */
export function acEffective(input: {
  ac: ArmourClass;
  shieldBonus?: number;
  fromBehind?: boolean;
  retreating?: boolean;
  worsening?: number;
}): { ac: ArmourClass } & Reasoned {
  const { ac, shieldBonus = 0, fromBehind, retreating, worsening = 0 } = given(input);
  const base = bothNotations(ac);
  const shield = whole(shieldBonus, 'shieldBonus');
  const worse = whole(worsening, 'worsening');
  const behind = flag(fromBehind, 'fromBehind');
  const exposed = flag(retreating, 'retreating') || behind;
  const sign = base.notation === 'ascending' ? -1 : 1;
  const shieldLost = exposed ? sign * shield : 0;
  const total = base[base.notation] + shieldLost + sign * worse;
  const reasons = [because('armour class', base[base.notation], 'OSE-ATK-8')];
  addPart(reasons, 'shield does not count', shieldLost, behind ? 'OSE-OTH-1' : 'OSE-CBT-5');
  addPart(reasons, 'exhausted', sign * worse, 'OSE-RUN-4');
  return { ac: base.notation === 'ascending' ? { ascending: total } : { descending: total }, reasons };
}

export const armourClassOps = {
  'ac.convert': acConvert,
  'ac.effective': acEffective,
} as const;
