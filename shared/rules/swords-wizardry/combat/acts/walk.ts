import { movementPassDefender, retreatCheck } from '../../exploration/movement.ts';
import { setStatus } from '../../rounds/standing.ts';
import { tables } from '../../tables.ts';
import { combatantOf, fighterIn, isUp, setFighter, tell, type Field } from '../field.ts';
import { distance, mayStrikeFreely, speedOf, type SwordsFighter } from '../state.ts';
import { freeAttack } from './strike.ts';

const reach = tables.feet.melee;

const foesOf = (field: Field, walker: SwordsFighter): SwordsFighter[] =>
  field.fighters.filter(({ side, status }) => side !== walker.side && status === 'active');

function nearest(foes: readonly SwordsFighter[], atFeet: number): number {
  let least = Infinity;
  for (const foe of foes) least = Math.min(least, Math.abs(foe.atFeet - atFeet));
  return least;
}

/** Who strikes at one who leaves his reach, be it for that of another, and with what bonus. SW-RET-1 to 4. */
function strikersAt(
  field: Field,
  walker: SwordsFighter,
  foes: readonly SwordsFighter[],
  awayFrom: (foe: SwordsFighter) => number,
): readonly { id: string; toHit: number }[] {
  const left = foes.filter((foe) => distance(foe, walker) <= reach && awayFrom(foe) > reach);
  if (left.length === 0) return [];
  return retreatCheck({
    fromFeet: nearest(left, walker.atFeet),
    toFeet: Math.min(...left.map(awayFrom)),
    enemies: left.map((foe) => ({
      id: foe.id,
      distanceFeet: distance(foe, walker),
      able: mayStrikeFreely(field.battle.state, combatantOf(field, foe.id)),
    })),
    settings: field.battle.settings,
  }).freeAttacks;
}

/** What each enemy does whose reach he leaves. False if he is down. */
function breaksAway(
  field: Field,
  walker: SwordsFighter,
  foes: readonly SwordsFighter[],
  awayFrom: (foe: SwordsFighter) => number,
): boolean {
  for (const { id, toHit } of strikersAt(field, walker, foes, awayFrom)) {
    if (!isUp(field, walker.id)) return false;
    freeAttack(field, id, walker.id, toHit);
  }
  return isUp(field, walker.id);
}

/** Defenders between him and where he goes, the nearest first, and what each does. SW-MOVE-1, 2. */
function inWay(field: Field, walker: SwordsFighter, foes: readonly SwordsFighter[], goal: number) {
  const ahead = Math.sign(goal - walker.atFeet);
  return foes
    .filter(({ atFeet }) => (atFeet - walker.atFeet) * ahead > 0 && (goal - atFeet) * ahead > 0)
    .sort((one, other) => distance(one, walker) - distance(other, walker))
    .map((defender) => ({
      defender,
      ...movementPassDefender({
        clearanceFeet: 0,
        defenderAble: mayStrikeFreely(field.battle.state, combatantOf(field, defender.id)),
        defenderHasShield: defender.stats.style === 'shield',
        settings: field.battle.settings,
      }),
    }));
}

/** How far along the line he comes before a defender stops him; free attacks are made on the way. SW-MOVE-1 to 3. */
function passed(field: Field, walker: SwordsFighter, foes: readonly SwordsFighter[], goal: number): number {
  const ahead = Math.sign(goal - walker.atFeet);
  for (const { defender, blocked, freeAttack: free } of inWay(field, walker, foes, goal)) {
    const edge = Math.max(0, distance(defender, walker) - tables.feet.defenderArea / 2);
    if (blocked) return walker.atFeet + ahead * edge;
    if (!free) continue;
    freeAttack(field, defender.id, walker.id, 0);
    if (!isUp(field, walker.id)) return walker.atFeet + ahead * edge;
  }
  return goal;
}

function walkTo(field: Field, walker: SwordsFighter, foes: readonly SwordsFighter[], goal: number): void {
  if (!breaksAway(field, walker, foes, ({ atFeet: place }) => Math.abs(place - goal))) return;
  const atFeet = passed(field, walker, foes, goal) + 0;
  setFighter(field, walker.id, { atFeet });
  field.stirred = true;
  tell(field, { kind: 'move', as: 'moves', id: walker.id, amount: Math.abs(atFeet - walker.atFeet) });
}

/** As far toward a target as he can, to where it is in reach. */
function goalToward(walker: SwordsFighter, target: SwordsFighter): number {
  const along = Math.abs(target.atFeet - walker.atFeet);
  const step = Math.min(speedOf(walker.stats), along, Math.max(0, distance(walker, target) - reach));
  return walker.atFeet + Math.sign(target.atFeet - walker.atFeet) * step;
}

/** Toward a target as far as he can, stopping when it is in reach. */
export function approach(field: Field, id: string, targetId: string): void {
  const walker = fighterIn(field, id);
  walkTo(field, walker, foesOf(field, walker), goalToward(walker, fighterIn(field, targetId)));
}

/** As far away from the nearest enemy as he can. */
function goalAway(walker: SwordsFighter, foes: readonly SwordsFighter[]): number {
  const close = nearest(foes, walker.atFeet);
  const foe = foes.find((one) => Math.abs(one.atFeet - walker.atFeet) === close);
  const away = foe && foe.atFeet > walker.atFeet ? -1 : 1;
  return walker.atFeet + away * speedOf(walker.stats);
}

/** Away from the nearest enemy as far as he can. */
export function withdraw(field: Field, id: string): void {
  const walker = fighterIn(field, id);
  const foes = foesOf(field, walker);
  walkTo(field, walker, foes, goalAway(walker, foes));
}

const goneFeet = ({ stats }: SwordsFighter): number => reach + speedOf(stats);

/** Leaves the fight, past whoever may still strike at him. SW-GEN-3, SW-RET-1. */
export function flee(field: Field, id: string): void {
  const walker = fighterIn(field, id);
  if (!breaksAway(field, walker, foesOf(field, walker), () => goneFeet(walker))) return;
  setStatus(field.battle, id, { fled: true }, false);
  field.stirred = true;
}

/** Who may strike for free at one who moves toward a target, draws back or flees. */
export function invitedBy(field: Field, id: string, how: 'withdraw' | 'flee' | { toward: string }): string[] {
  const walker = fighterIn(field, id);
  const foes = foesOf(field, walker);
  if (how === 'flee')
    return strikersAt(field, walker, foes, () => goneFeet(walker)).map((striker) => striker.id);
  const goal = how === 'withdraw' ? goalAway(walker, foes) : goalToward(walker, fighterIn(field, how.toward));
  const left = strikersAt(field, walker, foes, ({ atFeet }) => Math.abs(atFeet - goal));
  const passed = inWay(field, walker, foes, goal).filter(({ freeAttack: free }) => free);
  return [...new Set([...left.map((one) => one.id), ...passed.map(({ defender }) => defender.id)])];
}
