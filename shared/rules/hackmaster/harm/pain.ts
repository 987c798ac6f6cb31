import { dropFraction, roundUp } from '../../common/arithmetic.ts';
import { checkedFace } from '../../common/dice-tray.ts';
import { given, oneOf, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

export const painKinds = ['character', 'fighter', 'monster'] as const;
export type PainKind = (typeof painKinds)[number];

const { thresholdOfPain, trauma } = tables;
const HUNDRED = 100;

/**
 * The threshold of pain: a share of the maximum hit points by kind and level, rounded up. Throws `bad-input`.
 * HM-PAIN-1, HM-DICE-6.
 */
export function painThreshold(input: { maxHp: number; kind: PainKind; level?: number }): {
  percent: number;
  threshold: number;
} & Reasoned {
  const { maxHp, kind: word, level: levels = 0 } = given(input);
  const most = whole(maxHp, 'maxHp');
  const kind = oneOf(word, 'kind', painKinds);
  const level = whole(levels, 'level');
  const { basePercent, percentPerLevel } = thresholdOfPain[kind];
  const percent = basePercent + percentPerLevel * level;
  return {
    percent,
    threshold: roundUp((most * percent) / HUNDRED),
    reasons: [
      because('maximum hit points', most, 'HM-PAIN-1'),
      because(kind, `${basePercent}%`, 'HM-PAIN-1'),
      ...(percentPerLevel * level > 0
        ? [because('for levels', `${percentPerLevel * level}%`, 'HM-PAIN-1')]
        : []),
    ],
  };
}

/** Whether a single wound calls for a trauma check: more than the threshold. Throws `bad-input`. HM-PAIN-2. */
export function painExceeded(input: {
  wound: number;
  threshold: number;
}): { traumaCheck: boolean } & Reasoned {
  const wound = whole(given(input).wound, 'wound');
  const threshold = whole(input.threshold, 'threshold');
  return {
    traumaCheck: wound > threshold,
    reasons: [because('wound', wound, 'HM-PAIN-2'), because('threshold of pain', threshold, 'HM-PAIN-2')],
  };
}

/**
 * A trauma check: a plain d20 over half the constitution leaves the victim helpless for 5 seconds a point.
 * `helplessUntil` is the first second after it. Throws `bad-die`, `bad-input`. HM-PAIN-3, 4, 5, HM-DICE-5, 6.
 */
export function painTraumaCheck(input: { con: number; roll: number; second?: number }): {
  halfCon: number;
  failed: boolean;
  helplessSeconds: number;
  helplessUntil: number | null;
} & Reasoned {
  const { con, roll, second } = given(input);
  const halfCon = dropFraction(whole(con, 'con') / trauma.conDivisor);
  const face = checkedFace(roll, trauma.die, 'roll');
  const now = second === undefined ? null : whole(second, 'second');
  const failed = face > halfCon;
  const helplessSeconds = failed ? trauma.secondsPerPoint * (face - halfCon) : 0;
  return {
    halfCon,
    failed,
    helplessSeconds,
    helplessUntil: failed && now !== null ? now + helplessSeconds : null,
    reasons: [because('half constitution', halfCon, 'HM-PAIN-3'), because('d20', face, 'HM-PAIN-3')],
  };
}

export const painOps = {
  'pain.threshold': painThreshold,
  'pain.exceeded': painExceeded,
  'pain.traumaCheck': painTraumaCheck,
} as const;
