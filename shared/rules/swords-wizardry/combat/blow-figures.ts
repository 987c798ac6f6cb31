import { besidesOf, hitDoesOf } from '../../fight/magic/on-hit.ts';
import type { ActionFigures, CriticalFigures, DamageFigures, NextBlow } from '../../fight/views.ts';
import { because, type Reason } from '../../common/reason.ts';
import { attackTargetNumber } from '../attack/attack.ts';
import { tables } from '../tables.ts';
import { aim, faceNeeded, handling, participants, summed, type Aimed, type Blow } from './acts/aim.ts';
import { fighterIn, type Field } from './field.ts';
import type { SwordsWeapon } from './fighter/stats.ts';
import { attackerOf, type SwordsFighter } from './state.ts';

const criticalOf = ({ criticals }: Field['battle']['settings']): CriticalFigures | undefined => {
  const { natural20Plus, natural20Times } = tables.damage;
  if (criticals === 'plusOne') return { plus: natural20Plus, times: 1 };
  return criticals === 'double' ? { plus: 0, times: natural20Times } : undefined;
};

function damageFigures(aimed: Aimed): DamageFigures {
  const { weapon } = aimed.blow;
  return {
    dice: weapon?.damage ?? String(tables.damage.fist),
    plus: weapon ? summed(aimed.damage) : Math.max(0, aimed.attacker.stats.strengthDamage ?? 0),
    times: weapon ? aimed.situation.times : 1,
    least: tables.damage.least,
    less: 0,
    leastFirst: true,
    reasons: aimed.damage.map(({ source, value }) => because(source, value, 'SW-ATK-3')),
  };
}

/** The face that hits; null where none does. */
const faceOrNone = (field: Field, aimed: Aimed): number | null => {
  const face = faceNeeded(field, aimed);
  return face > tables.toHit.naturalHit ? null : face;
};

/** A blow by itself: its face, its damage, and what a natural 20 and a natural 1 make of it. */
function singleFigures(field: Field, aimed: Aimed): Omit<NextBlow, 'same'> {
  const { settings } = field.battle;
  const { weapon } = aimed.blow;
  const critical = weapon && criticalOf(settings);
  return {
    needed: faceOrNone(field, aimed),
    damage: weapon?.noDamage ? null : damageFigures(aimed),
    ...(critical && { critical }),
    ...(weapon && settings.fumbles === 'dropWeapon' && { slips: true }),
  };
}

/** What a blow comes to before its dice, and those that follow it. Where a shot may stray no single face decides. SW-ATK-1 to 3. */
export function blowFigures(
  field: Field,
  attackerId: string,
  targetId: string,
  blow: Blow,
  then: readonly (SwordsWeapon | undefined)[] = [],
): ActionFigures {
  const attacker = fighterIn(field, attackerId);
  const target = fighterIn(field, targetId);
  const aimedWith = (at: SwordsFighter, one: Blow): Aimed =>
    aim(field, attacker, at, one, handling(field, attacker, one));
  const aimed = aimedWith(target, blow);
  const { settings } = field.battle;
  const { reasons } = attackTargetNumber({
    attacker: attackerOf(attacker.stats),
    ac: target.build.ac,
    settings,
  });
  const single = singleFigures(field, aimed);
  const order = blow.kind === 'missile' ? participants(field, attacker, target) : [targetId];
  const strays = order.filter((id) => id !== targetId);
  const why: Reason[] = [
    ...aimed.modifiers.map(({ source, value }) => because(source, value, 'SW-ATK-2')),
    ...reasons,
  ];
  const lot = strays.length > 0;
  return {
    throws: 'd20',
    ...single,
    needed: lot ? null : single.needed,
    ...(single.needed === null && { never: true }),
    reasons: why,
    drops: blow.weapon?.noDamage ? null : Math.max(1, target.hp - target.subdual),
    strays,
    invites: [],
    ...(lot && {
      instead: {
        how: 'lot',
        target: single.needed,
        others: strays.map((id) => faceOrNone(field, aimedWith(fighterIn(field, id), blow))),
      },
    }),
    ...[blow.weapon, ...then].reduce(
      (told, weapon) => ({ ...besidesOf(hitDoesOf(weapon?.onHit)), ...told }),
      {},
    ),
    ...(lot && then.length > 0 && { besides: 'the shots after the first' }),
    ...(!lot && then.length > 0 && { then: nextBlows() }),
  };

  function nextBlows(): NextBlow[] {
    return then.map((weapon, nth) => ({
      ...singleFigures(field, aimedWith(target, { ...blow, weapon })),
      same: weapon === (then[nth - 1] ?? blow.weapon),
    }));
  }
}
