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

/** What each enemy does whose reach he leaves, be it for that of another. False if he is down. SW-RET-1 to 4. */
function breaksAway(
  field: Field,
  walker: SwordsFighter,
  foes: readonly SwordsFighter[],
  awayFrom: (foe: SwordsFighter) => number,
): boolean {
  const left = foes.filter((foe) => distance(foe, walker) <= reach && awayFrom(foe) > reach);
  if (left.length === 0) return true;
  const { freeAttacks } = retreatCheck({
    fromFeet: nearest(left, walker.atFeet),
    toFeet: Math.min(...left.map(awayFrom)),
    enemies: left.map((foe) => ({
      id: foe.id,
      distanceFeet: distance(foe, walker),
      able: mayStrikeFreely(field.battle.state, combatantOf(field, foe.id)),
    })),
    settings: field.battle.settings,
  });
  for (const { id, toHit } of freeAttacks) {
    if (!isUp(field, walker.id)) return false;
    freeAttack(field, id, walker.id, toHit);
  }
  return isUp(field, walker.id);
}

/** How far along the line he comes before a defender stops him; free attacks are made on the way. SW-MOVE-1 to 3. */
function passed(field: Field, walker: SwordsFighter, foes: readonly SwordsFighter[], goal: number): number {
  const ahead = Math.sign(goal - walker.atFeet);
  const inWay = foes
    .filter(({ atFeet }) => (atFeet - walker.atFeet) * ahead > 0 && (goal - atFeet) * ahead > 0)
    .sort((one, other) => distance(one, walker) - distance(other, walker));
  for (const defender of inWay) {
    const { blocked, freeAttack: free } = movementPassDefender({
      clearanceFeet: 0,
      defenderAble: mayStrikeFreely(field.battle.state, combatantOf(field, defender.id)),
      defenderHasShield: defender.stats.style === 'shield',
      settings: field.battle.settings,
    });
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

/** Toward a target as far as he can, stopping when it is in reach. */
export function approach(field: Field, id: string, targetId: string): void {
  const walker = fighterIn(field, id);
  const target = fighterIn(field, targetId);
  const along = Math.abs(target.atFeet - walker.atFeet);
  const step = Math.min(speedOf(walker.stats), along, Math.max(0, distance(walker, target) - reach));
  const goal = walker.atFeet + Math.sign(target.atFeet - walker.atFeet) * step;
  walkTo(field, walker, foesOf(field, walker), goal);
}

/** Away from the nearest enemy as far as he can. */
export function withdraw(field: Field, id: string): void {
  const walker = fighterIn(field, id);
  const foes = foesOf(field, walker);
  const close = nearest(foes, walker.atFeet);
  const foe = foes.find((one) => Math.abs(one.atFeet - walker.atFeet) === close);
  const away = foe && foe.atFeet > walker.atFeet ? -1 : 1;
  walkTo(field, walker, foes, walker.atFeet + away * speedOf(walker.stats));
}

/** Leaves the fight, past whoever may still strike at him. SW-GEN-3, SW-RET-1. */
export function flee(field: Field, id: string): void {
  const walker = fighterIn(field, id);
  const gone = reach + speedOf(walker.stats);
  if (!breaksAway(field, walker, foesOf(field, walker), () => gone)) return;
  setStatus(field.battle, id, { fled: true }, false);
  field.stirred = true;
}
