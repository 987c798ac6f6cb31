import { checkedFace } from '../../common/dice-tray.ts';
import { flag, given, inSix, list, oneOf, percent, refuse } from '../../common/input.ts';
import { because, type Reason, type Reasoned } from '../../common/reason.ts';
import { effective, type Settings } from '../rounds/choices.ts';
import { name, names } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Face } from '../terms.ts';

interface SurpriseSide {
  id: string;
  natural?: Face;
  aware?: boolean;
  hasMonkOrRanger?: boolean;
  chanceIn6?: number;
  ambush?: { percent: number; natural: Face };
  forced?: 'surprised' | 'notSurprised';
}

interface Verdict {
  id: string;
  threshold: number | null;
  surprised: boolean;
  reason: Reason;
}

function verdict(side: SurpriseSide): Verdict {
  const { natural, aware, hasMonkOrRanger, chanceIn6, ambush, forced } = given(side, 'sides');
  const id = name(side.id, 'sides.id');
  const alert = flag(aware, 'sides.aware');
  const wary = flag(hasMonkOrRanger, 'sides.hasMonkOrRanger');
  const unrolled = (surprised: boolean, why: string, rule: string): Verdict => ({
    id,
    threshold: null,
    surprised,
    reason: because(id, why, rule),
  });
  if (forced !== undefined) {
    const surprised = oneOf(forced, 'sides.forced', ['surprised', 'notSurprised']) === 'surprised';
    return unrolled(surprised, "the referee's word", 'SW-SURP-1');
  }
  if (alert) return unrolled(false, 'aware of the others', 'SW-SURP-2');
  if (ambush !== undefined) {
    const chance = percent(given(ambush, 'sides.ambush').percent, 'sides.ambush.percent');
    const face = checkedFace(ambush.natural, 100, 'sides.ambush.natural');
    return unrolled(face <= chance, `ambush of ${chance}%, rolled ${face}`, 'SW-SURP-1');
  }
  const { surprisedTo, withMonkOrRangerTo, die } = tables.surprise;
  const usual = wary ? withMonkOrRangerTo : surprisedTo;
  const threshold = chanceIn6 === undefined ? usual : inSix(chanceIn6, 'sides.chanceIn6');
  const rule = chanceIn6 === undefined ? (wary ? 'SW-SURP-4' : 'SW-SURP-3') : 'SW-SURP-10';
  const face = checkedFace(natural, die, 'sides.natural');
  const reason = because(`${id}, surprised on ${threshold} or less`, face, rule);
  return { id, threshold, surprised: face <= threshold, reason };
}

/**
 * Which sides are surprised: by the referee's word, else never if aware, else by an ambush in percent, else on a d6.
 * The unsurprised gain a free action where somebody is surprised. Throws `bad-die`, `bad-input`.
 * SW-SURP-1 to 7, 10.
 */
export function surpriseCheck(input: { sides: SurpriseSide[] }): {
  sides: { id: string; threshold: number | null; surprised: boolean }[];
  freeActionSides: string[];
  cancelled: boolean;
  dropCheckSides: string[];
} & Reasoned {
  const checked = Array.from(list(given(input).sides, 'sides'), verdict);
  if (new Set(checked.map(({ id }) => id)).size < checked.length) refuse('sides', 'a list of different ids');
  const surprised = checked.filter((side) => side.surprised).map(({ id }) => id);
  const ready = checked.filter((side) => !side.surprised).map(({ id }) => id);
  return {
    sides: checked.map(({ id, threshold, surprised: caught }) => ({ id, threshold, surprised: caught })),
    freeActionSides: surprised.length > 0 ? ready : [],
    cancelled: checked.length > 0 && ready.length === 0,
    dropCheckSides: surprised,
    reasons: checked.map(({ reason }) => reason),
  };
}

/**
 * What the surprised drop: on a 1 of d4 one thing held (the one picked, else the first) or all of them.
 * Throws `bad-die`, `bad-input`. SW-SURP-7.
 */
export function surpriseDropItems(input: {
  creatures: { id: string; held: string[]; natural: Face; pick?: number }[];
  settings?: Partial<Settings>;
}): { results: { id: string; dropped: boolean; items: string[] }[] } {
  const { surpriseDropExtent } = effective(given(input).settings);
  const results = Array.from(list(input.creatures, 'creatures'), (creature) => {
    const id = name(given(creature, 'creatures').id, 'creatures.id');
    const held = names(creature.held, 'creatures.held');
    const face = checkedFace(creature.natural, tables.surprise.dropDie, 'creatures.natural');
    const dropped = face <= tables.surprise.dropTo && held.length > 0;
    if (!dropped) return { id, dropped, items: [] };
    if (surpriseDropExtent === 'all') return { id, dropped, items: held };
    const { pick = 1 } = creature;
    const which = checkedFace(pick, held.length, 'creatures.pick');
    return { id, dropped, items: held.slice(which - 1, which) };
  });
  return { results };
}

export const surpriseOps = {
  'surprise.check': surpriseCheck,
  'surprise.dropItems': surpriseDropItems,
} as const;
