import { fighterAt, tell } from '../../../fight/draft.ts';
import type { FreeAttack } from '../../attack/attack.ts';
import { stateModifiers } from '../../harm/effects.ts';
import { maneuverFlee } from '../../attack/maneuvers.ts';
import { tables } from '../../tables.ts';
import { situationOf } from '../circumstances.ts';
import { clocks, counted, type HackmasterDraft } from '../draft.ts';
import {
  apart,
  inReach,
  isAble,
  meleeOf,
  placeOf,
  standingOf,
  weaponOf,
  type Due,
  type HackmasterState,
} from '../state.ts';
import { plainBlow, type Blow } from './rolls.ts';

type Scene = Pick<HackmasterState, 'fighters' | 'count'>;

/** Whether one who has earned a free attack could make it from where the two stand. HM-OUT-7, 10. */
function canTake(scene: Scene, { by, against, kind }: Due): boolean {
  const attacker = placeOf(scene, by);
  const striker = scene.fighters[attacker];
  const struck = scene.fighters[placeOf(scene, against)];
  if (striker?.status !== 'active' || struck?.status !== 'active' || striker.pending?.out) return false;
  if (striker.side === struck.side || standingOf(scene, attacker) === 'helpless') return false;
  if (kind === 'handToHand') return apart(striker, struck) <= tables.nearPerfectFeet;
  return meleeOf(striker) !== null && inReach(striker, struck);
}

/** Those that can still be made. */
export function pruneFreeAttacks({ state }: HackmasterDraft): void {
  if (state.due.length > 0) state.due = state.due.filter((free) => canTake(state, free));
}

/** One that comes at once, before those already earned. */
function comesNow(draft: HackmasterDraft, due: Due): boolean {
  const { state } = draft;
  if (!canTake(state, due)) return false;
  state.due = [due, ...state.due];
  return true;
}

/** One for the next second; the helpless and the mortally hit will not be there to make it. HM-OUT-6. */
function comesNext(draft: HackmasterDraft, at: number, against: string): boolean {
  if (!isAble(draft.state, at) || fighterAt(draft, at).pending) return false;
  counted(draft, at, { kind: 'queueFreeAttack', id: fighterAt(draft, at).id, against });
  return true;
}

/** Free attacks an exchange has earned: at once, or queued for the next second. HM-OUT-5 to 8, 11. */
export function earnFreeAttacks(
  draft: HackmasterDraft,
  { by, against, free }: Pick<Blow, 'by' | 'against' | 'free'>,
  earned: readonly FreeAttack[],
): void {
  if (free && !draft.state.settings.freeAttackChains) return;
  for (const { by: whose, kind, when } of earned) {
    const [at, foe] = whose === 'attacker' ? [by, against] : [against, by];
    const id = fighterAt(draft, foe).id;
    const striker = fighterAt(draft, at).id;
    const comes =
      when === 'nextSecond'
        ? comesNext(draft, at, id)
        : comesNow(draft, { by: striker, against: id, kind, flight: false });
    if (comes) tell(draft, { kind: 'freeAttack', as: 'freeAttack', id, by: striker, detail: when });
  }
}

/** Those who get a free attack at one who turns to flee. HM-MAN-5. */
export function opportunities({ state }: HackmasterDraft, at: number): Due[] {
  const { fighters, count } = state;
  const fleer = fighterAt({ fighters }, at);
  const free: Due[] = [];
  for (const [place, foe] of fighters.entries()) {
    const weapon = meleeOf(foe);
    const clock = count.combatants[place];
    if (foe.side === fleer.side || foe.pending || !weapon || !clock) continue;
    if (!isAble(state, place) || !inReach(foe, fleer)) continue;
    if (clock.fleeing === true || count.second < clock.alertSecond) continue;
    const beset = fighters.some(
      (friend) =>
        friend !== fleer &&
        friend.side !== foe.side &&
        friend.status === 'active' &&
        apart(friend, foe) <= tables.nearPerfectFeet,
    );
    const { freeAttack } = maneuverFlee({
      second: count.second,
      fleerWeaponSpeed: weaponOf(fleer)?.speed ?? 0,
      opponentChoice: 'attack',
      opponentWeaponSpeed: weapon.speed,
      enemyAdjacentToOpponent: beset,
    });
    if (freeAttack) free.push({ by: foe.id, against: fleer.id, kind: 'weapon', flight: true });
  }
  return free;
}

/** A free attack: no clock moves, and what stands on the attacker stands on this blow too. HM-TIME-6. */
export function freeBlow(draft: HackmasterDraft, by: number, against: number, bare: boolean): Blow {
  const { effects } = clocks(draft, by);
  const striker = fighterAt(draft, by);
  const { damagePenetrates } = stateModifiers({ second: draft.state.count.second, effects });
  const situation = situationOf(draft.named, striker, fighterAt(draft, against));
  const weapon = bare ? null : weaponOf(striker);
  const blow = plainBlow({ by, against, weapon, effects, situation });
  blow.penetrates = damagePenetrates;
  blow.free = true;
  return blow;
}
