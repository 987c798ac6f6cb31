import { edit, one, tell, type Board } from './board.ts';
import { spendAttack, harm } from './blows.ts';
import { unitFeet } from './build.ts';
import { feetBetween, standing } from './field.ts';
import { breakFlask } from './flasks.ts';
import { missileModifier, missileReload, missIntoMelee } from './rules.ts';
import { added, armourAgainst, attackSum, rollAttack, type Sum } from './rolls.ts';
import type { BasicFantasyFighter, BasicFantasyState, Options } from './state.ts';
import type { RangedUse, Weapon } from './stats.ts';
import { gearAt, intervalOf, weaponAt, weaponIndex } from './weapons.ts';

/** What the distance does to the roll; null beyond the range. */
export function distanceSum(
  by: BasicFantasyFighter,
  at: BasicFantasyFighter,
  { ranges }: RangedUse,
  options: Options,
): Sum | null {
  const unit = unitFeet(options);
  const { short, medium, long } = ranges;
  const { allowed, total, reasons } = missileModifier({
    distanceFeet: feetBetween(by, at),
    ranges: { short: short === null ? null : short * unit, medium: medium * unit, long: long * unit },
  });
  return allowed && total !== null ? { total, reasons } : null;
}

/** One piece is gone, and the weapon is no longer loaded. */
function loose(board: Board, index: number, place: number): void {
  const fighter = edit(board, index);
  const weapon = weaponAt(fighter, place);
  const { left, loaded, reloadRoundsDone } = gearAt(fighter, place);
  const after = missileReload({ interval: intervalOf(weapon), loaded, reloadRoundsDone, action: 'fire' });
  fighter.gear = fighter.gear.map((gear, other) =>
    other === place
      ? {
          left: left === null ? null : left - 1,
          loaded: after.loaded,
          reloadRoundsDone: after.reloadRoundsDone,
        }
      : gear,
  );
}

/** Allies of the shooter about his target, in the order they are listed. */
function alliesAbout(state: Pick<BasicFantasyState, 'fighters'>, by: number, at: number): number[] {
  const shooter = one(state, by);
  const target = one(state, at);
  const about: number[] = [];
  state.fighters.forEach((other, index) => {
    if (index === by || index === at || other.side !== shooter.side || !standing(other)) return;
    if (feetBetween(other, target) <= Math.max(other.kit.reachFeet, target.kit.reachFeet)) about.push(index);
  });
  return about;
}

/** A missile that missed in a melee may hit an ally there. */
function missAmong(board: Board, by: number, at: number, place: number, sum: Sum): void {
  const { options } = board.state;
  const shooter = one(board.state, by);
  const weapon = weaponAt(shooter, place);
  const among =
    options.missIntoMelee && shooter.side !== one(board.state, at).side
      ? alliesAbout(board.state, by, at)
      : [];
  if (among.length === 0) return;
  const { hit } = missIntoMelee(
    {
      grenadeLike: false,
      attackBonus: shooter.kit.attackBonus,
      abilityBonus: shooter.stats.dexBonus ?? 0,
      modifier: sum.total,
      maxTries: options.missIntoMeleeMaxTries,
      candidates: among.map((index) => ({
        id: String(index),
        ac: armourAgainst(board.state, one(board.state, index), shooter).ac,
      })),
    },
    board.dice,
  );
  if (hit === null) return;
  const victim = Number(hit);
  tell(board, 'hitAlly', victim, { by, detail: weapon.id });
  harm(board, { by, at: victim, weapon: place }, weapon.ranged?.delivery ?? 'other');
}

function land(board: Board, by: number, at: number, place: number, weapon: Weapon, use: RangedUse): void {
  const shooter = one(board.state, by);
  const target = one(board.state, at);
  const distance = distanceSum(shooter, target, use, board.state.options);
  if (!distance) throw new RangeError('The target is out of range.');
  const sum = added(distance, attackSum(shooter, target, null, weapon.bonus));
  const { hit, reasons } = rollAttack(
    board,
    shooter,
    target,
    shooter.stats.dexBonus ?? 0,
    sum,
    weapon.flask ? undefined : weapon,
  );
  tell(board, hit ? 'hit' : 'missed', at, { by, detail: weapon.id, reasons });
  if (weapon.flask) breakFlask(board, { by, at, id: weapon.id, flask: weapon.flask, hit });
  else if (hit) harm(board, { by, at, weapon: place }, use.delivery);
  else missAmong(board, by, at, place, sum);
}

/** A shot or a throw. */
export function shoot(board: Board, by: number, at: number, id: string): void {
  const place = weaponIndex(one(board.state, by), id);
  const weapon = weaponAt(one(board.state, by), place);
  const use = weapon.ranged;
  if (!use) throw new RangeError(`${id} cannot be shot.`);
  loose(board, by, place);
  spendAttack(board, by, weapon);
  land(board, by, at, place, weapon, use);
}

/** A round of loading, and nothing else. */
export function reload(board: Board, index: number, id: string): void {
  const fighter = edit(board, index);
  const place = weaponIndex(fighter, id);
  const { loaded, reloadRoundsDone, left } = gearAt(fighter, place);
  const interval = intervalOf(weaponAt(fighter, place));
  const after = missileReload({ interval, loaded, reloadRoundsDone, action: 'reload' });
  fighter.turn.reloading = true;
  fighter.gear = fighter.gear.map((gear, other) =>
    other === place ? { left, loaded: after.loaded, reloadRoundsDone: after.reloadRoundsDone } : gear,
  );
  tell(board, after.loaded ? 'loaded' : 'loading', index, { detail: id });
}
