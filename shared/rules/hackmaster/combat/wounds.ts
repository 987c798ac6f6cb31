import type { Reason } from '../../reason.ts';
import type { RolledDie } from '../../dice-tray.ts';
import { diceTray } from '../../dice-tray.ts';
import { knockbackCheck, knockbackDirection } from '../knockback.ts';
import { painExceeded, painThreshold, painTraumaCheck } from '../pain.ts';
import { tables } from '../tables.ts';
import { change, clocks, counted, idle, one, tell, type Draft } from './draft.ts';
import { mayAttack, reachOf, standingOf, type FighterNow } from './fight.ts';

/** A wound and where it comes from. */
export interface Wound {
  points: number;
  by: number;
  reasons: readonly Reason[];
  rolled: readonly RolledDie[];
}

/** Puts him out of the fight for good or for now. */
export function fall(draft: Draft, at: number, status: FighterNow['status']): void {
  const { id } = one(draft, at);
  counted(draft, { kind: 'out', id });
  change(draft, at, { ...idle, status, pending: null });
  tell(draft, { kind: status, id });
}

/** Struck down or maimed in the second on which he strikes himself: his blow still comes, unless he was outreached. */
function strikesStill(draft: Draft, at: number, by: number): boolean {
  const victim = one(draft, at);
  const striker = one(draft, by);
  if (draft.settings.sameSecond === 'inTurn' || at === by) return false;
  const strikes = mayAttack(draft, at) && clocks(draft, at).fleeing !== true;
  if (victim.pending === null && !strikes) return false;
  const firstContact = !victim.met.includes(striker.id);
  return !(firstContact && reachOf(striker) > reachOf(victim));
}

function down(draft: Draft, at: number, by: number): void {
  if (strikesStill(draft, at, by)) {
    const { id, pending } = one(draft, at);
    change(draft, at, { pending: { out: true, helplessSeconds: pending?.helplessSeconds ?? 0 } });
    tell(draft, { kind: 'lastBlow', id, detail: 'HM-TIME-8' });
    return;
  }
  fall(draft, at, draft.settings.atZero);
}

/** Falls to the ground, helpless. */
function collapse(draft: Draft, at: number, helplessSeconds: number): void {
  const { id } = one(draft, at);
  counted(draft, { kind: 'trauma', id, helplessSeconds });
  change(draft, at, idle);
  tell(draft, { kind: 'helpless', id, amount: clocks(draft, at).helplessUntil ?? 0 });
}

function trauma(draft: Draft, at: number, by: number): void {
  const { id, stats, pending } = one(draft, at);
  const tray = diceTray(draft.dice);
  const con = stats.con ?? draft.settings.monsterCon;
  const check = painTraumaCheck({ con, roll: tray.face(undefined, tables.trauma.die, 'dice') });
  tell(draft, {
    kind: 'trauma',
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

/** A wound: hit points, aim and spell lost, the threshold of pain, and the fall of one who has none left. */
export function wounded(draft: Draft, at: number, { points, by, reasons, rolled }: Wound): void {
  const { id, hp, maxHp, stats } = one(draft, at);
  const striker = one(draft, by);
  tell(draft, { kind: 'wound', id, by: striker.id, amount: points, reasons, rolled });
  if (points === 0) return;
  const { woundSpoilsAim: losesAim, woundSpoilsSpell: losesSpell } = draft.settings;
  counted(draft, { kind: 'wounded', id, losesAim, losesSpell });
  change(draft, at, { hp: hp - points });
  if (hp - points <= 0) {
    down(draft, at, by);
    return;
  }
  const { threshold } = painThreshold({ maxHp, kind: stats.kind, level: stats.level });
  if (!stats.mindless && painExceeded({ wound: points, threshold }).traumaCheck) trauma(draft, at, by);
}

/** The push of a blow, by its damage before armour. Along the line only; a push to the side leaves the distance. */
export function pushed(draft: Draft, at: number, by: number, damage: number, charge: boolean): void {
  const { id, stats, atFeet, status } = one(draft, at);
  const striker = one(draft, by);
  const check = knockbackCheck({ damage, size: stats.size, charge });
  if (!check.knockedBack || status !== 'active') return;
  const tray = diceTray(draft.dice);
  const roll = tray.face(undefined, tables.knockbackDirection.die, 'dice');
  const { direction } = knockbackDirection({ roll, hand: striker.stats.hand });
  const away = atFeet === striker.atFeet ? striker.facing : Math.sign(atFeet - striker.atFeet);
  const sideways = direction === 'right90' || direction === 'left90';
  const falls = check.fallSuggested && draft.settings.knockbackFalls;
  counted(draft, { kind: 'knockback', id, falls });
  change(draft, at, {
    atFeet: sideways ? atFeet : atFeet + away * check.distanceFt,
    setFrom: null,
    holding: null,
    gait: 'standing',
    sprintFt: 0,
    joggedFt: 0,
  });
  tell(draft, {
    kind: falls ? 'knockedDown' : 'knockedBack',
    id,
    by: striker.id,
    amount: check.distanceFt,
    detail: direction,
    reasons: check.reasons,
    ...tray.log(),
  });
}

/** What was held over for one whose blow was still to come takes effect. */
export function settle(draft: Draft, at: number): void {
  const { pending } = one(draft, at);
  if (!pending) return;
  change(draft, at, { pending: null });
  if (pending.out) fall(draft, at, draft.settings.atZero);
  else if (standingOf(draft, at) !== 'out') collapse(draft, at, pending.helplessSeconds);
}
