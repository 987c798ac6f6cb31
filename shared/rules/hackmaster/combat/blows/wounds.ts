import type { FighterStatus } from '../../../combat.ts';
import { diceTray, type RolledDie } from '../../../common/dice-tray.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import type { EventWord } from '../../../fight/words.ts';
import type { Reason } from '../../../common/reason.ts';
import { knockbackCheck, knockbackDirection } from '../../harm/knockback.ts';
import { painExceeded, painThreshold, painTraumaCheck } from '../../harm/pain.ts';
import { tables } from '../../tables.ts';
import { change, clocks, counted, idle, type HackmasterDraft } from '../draft.ts';
import { mayAttack, reachOf, standingOf } from '../state.ts';
import { gust } from './gusts.ts';

/** By the referee's word, from nobody. */
export const byWord = -1;

/** A wound and where it comes from. */
export interface Wound {
  readonly points: number;
  readonly by: number;
  readonly reasons: readonly Reason[];
  readonly rolled: readonly RolledDie[];
}

const becomes: Record<Exclude<FighterStatus, 'active' | 'absent'>, EventWord> = {
  unconscious: 'unconscious',
  dead: 'dies',
  fled: 'flees',
  surrendered: 'surrenders',
};

/** Puts him out of the fight for good or for now. */
export function fall(draft: HackmasterDraft, at: number, status: keyof typeof becomes): void {
  const { id } = fighterAt(draft, at);
  counted(draft, at, { kind: 'out', id });
  change(draft, at, { ...idle, status, pending: null });
  tell(draft, { kind: status, as: becomes[status], id });
}

/** Whether a result of this second leaves him the blow he is ready for: all do but one that outreached him. HM-TIME-8. */
function strikesStill(draft: HackmasterDraft, at: number, by: number): boolean {
  const { state } = draft;
  if (state.settings.sameSecond === 'inTurn' || at === by || by === byWord) return false;
  const victim = fighterAt(draft, at);
  const striker = fighterAt(draft, by);
  const strikes = mayAttack(state, at) && clocks(draft, at).fleeing !== true;
  if (victim.pending === null && !strikes) return false;
  const firstContact = !victim.met.includes(striker.id);
  return !(firstContact && reachOf(striker) > reachOf(victim));
}

function down(draft: HackmasterDraft, at: number, by: number): void {
  if (!strikesStill(draft, at, by)) {
    fall(draft, at, draft.state.settings.atZero);
    return;
  }
  const { id, pending } = fighterAt(draft, at);
  change(draft, at, { pending: { out: true, helplessSeconds: pending?.helplessSeconds ?? 0 } });
  tell(draft, { kind: 'lastBlow', as: 'mortallyHit', id, detail: 'HM-TIME-8' });
}

/** Falls to the ground, helpless. */
function collapse(draft: HackmasterDraft, at: number, helplessSeconds: number): void {
  const { id } = fighterAt(draft, at);
  counted(draft, at, { kind: 'trauma', id, helplessSeconds });
  change(draft, at, idle);
  tell(draft, { kind: 'helpless', as: 'helpless', id, amount: clocks(draft, at).helplessUntil ?? 0 });
}

/** Whether the pain puts him down. Dice: d20. HM-PAIN-3. */
function trauma(draft: HackmasterDraft, at: number, by: number): void {
  const { id, build, pending } = fighterAt(draft, at);
  const con = build.con ?? draft.state.settings.monsterCon;
  draft.dice.about?.({ what: 'save', title: 'Trauma check', rule: 'HM-PAIN-3', by: id, dice: 'd20' });
  const tray = diceTray(draft.dice);
  const check = painTraumaCheck({ con, roll: tray.face(undefined, tables.trauma.die, 'dice') });
  tell(draft, {
    kind: 'trauma',
    as: 'trauma',
    id,
    amount: check.helplessSeconds,
    detail: check.failed ? 'failed' : 'passed',
    reasons: check.reasons,
    ...tray.log(),
  });
  if (!check.failed) return;
  if (!strikesStill(draft, at, by)) collapse(draft, at, check.helplessSeconds);
  else {
    const helplessSeconds = Math.max(pending?.helplessSeconds ?? 0, check.helplessSeconds);
    change(draft, at, { pending: { out: pending?.out ?? false, helplessSeconds } });
  }
}

/** Aim and spell may go with a wound, and there is the pain of it. HM-ACT-4, HM-PAIN-1, 2. */
function suffer(draft: HackmasterDraft, at: number, points: number, by: number): void {
  const { id, hp, maxHp, build } = fighterAt(draft, at);
  const { woundSpoilsAim: losesAim, woundSpoilsSpell: losesSpell } = draft.state.settings;
  counted(draft, at, { kind: 'wounded', id, losesAim, losesSpell });
  if (hp <= 0) {
    down(draft, at, by);
    return;
  }
  const { threshold } = painThreshold({ maxHp, kind: build.kind, level: build.level });
  if (!build.mindless && painExceeded({ wound: points, threshold }).traumaCheck) trauma(draft, at, by);
}

/** A wound: hit points, aim and spell lost, the threshold of pain, and the fall of one who has none left. HM-DMG-2. */
export function wounded(draft: HackmasterDraft, at: number, { points, by, reasons, rolled }: Wound): void {
  const { id, hp, status } = fighterAt(draft, at);
  const left = hp - points;
  tell(
    draft,
    by === byWord
      ? { kind: 'hurt', as: 'damage', id, amount: points, left, reasons, rolled }
      : {
          kind: 'wound',
          as: points === 0 ? 'unharmed' : 'damage',
          id,
          by: fighterAt(draft, by).id,
          amount: points,
          left,
          reasons,
          rolled,
        },
  );
  if (points === 0) return;
  change(draft, at, { hp: left });
  if (status === 'active') suffer(draft, at, points, by);
}

/**
 * The push of a blow, by its damage before armour. Along the line only; a push to the side leaves the distance. Blows
 * of this second still land where he stood. Dice: d12. HM-KB-1 to 4, HM-TIME-8.
 */
export function pushed(
  draft: HackmasterDraft,
  at: number,
  by: number,
  damage: number,
  charge: boolean,
): void {
  const { id, build, atFeet, status, shoved } = fighterAt(draft, at);
  const striker = fighterAt(draft, by);
  const check = knockbackCheck({ damage, size: build.size, charge });
  if (!check.knockedBack || status !== 'active') return;
  const { settings } = draft.state;
  draft.dice.about?.({
    what: 'chance',
    title: 'Direction of the push',
    rule: 'HM-KB-4',
    by: striker.id,
    against: id,
    dice: 'd12',
  });
  const tray = diceTray(draft.dice);
  const roll = tray.face(undefined, tables.knockbackDirection.die, 'dice');
  const { direction } = knockbackDirection({ roll, hand: striker.build.hand });
  const away = atFeet === striker.atFeet ? striker.facing : Math.sign(atFeet - striker.atFeet);
  const sideways = direction === 'right90' || direction === 'left90';
  const falls = check.fallSuggested && settings.knockbackFalls;
  const together = settings.sameSecond === 'together' && !sideways;
  const answers = together && (shoved?.answers ?? true) && strikesStill(draft, at, by);
  counted(draft, at, { kind: 'knockback', id, falls });
  change(draft, at, {
    atFeet: sideways ? atFeet : atFeet + away * check.distanceFt,
    setFrom: null,
    holding: null,
    gait: 'standing',
    sprintFt: 0,
    joggedFt: 0,
    crouching: false,
    shoved: together ? { from: shoved?.from ?? atFeet, answers } : shoved,
  });
  const word = falls ? 'knockedDown' : 'knockedBack';
  tell(draft, {
    kind: word,
    as: word,
    id,
    by: striker.id,
    amount: check.distanceFt,
    detail: direction,
    reasons: check.reasons,
    ...tray.log(),
  });
  gust(draft, at);
}

/** What was held over for one whose blow was still to come takes effect. */
export function takeEffect(draft: HackmasterDraft, at: number): void {
  const { pending } = fighterAt(draft, at);
  if (!pending) return;
  change(draft, at, { pending: null });
  if (pending.out) fall(draft, at, draft.state.settings.atZero);
  else if (standingOf(draft.state, at) !== 'out') collapse(draft, at, pending.helplessSeconds);
}
