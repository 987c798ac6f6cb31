import type { ActionFigures, InsteadFigures, NextBlow } from '../../rules/fight/views.ts';
import { type Distribution, certain, distributionFrom, mixture } from '../dice/distribution.ts';
import type { Struck } from './struck.ts';
import { damageOdds } from './thrown.ts';

const SIDES = 20;

/** Chance of such a face or a higher one; null is none. */
export const faceChance = (needed: number | null): number =>
  needed === null ? 0 : Math.min(1, Math.max(0, (SIDES + 1 - needed) / SIDES));

type Single = Pick<NextBlow, 'needed' | 'damage' | 'critical' | 'slips'>;

/** Hit points a hit takes: a natural 20 is one of the faces that hit. */
function harmOf({ damage, critical }: Single, hit: number): Distribution | null {
  if (damage === null) return null;
  if (critical === undefined || hit === 0) return damageOdds(damage);
  const best = 1 / SIDES / hit;
  return mixture([
    { chance: 1 - best, of: damageOdds(damage) },
    { chance: best, of: damageOdds(damage, critical) },
  ]);
}

/** A roll that hits the target, goes astray, or does neither. */
function astray(
  figures: ActionFigures,
  { how, target, others }: Exclude<InsteadFigures, { how: 'chain' }>,
): Struck {
  const own = faceChance(target);
  const chances = others.map(faceChance);
  const each = how === 'lot' ? 1 / (others.length + 1) : 1;
  let missed = 1 - own;
  const instead = chances.map((chance) => {
    const struck = (how === 'lot' ? each : missed) * chance;
    missed *= 1 - chance;
    return struck;
  });
  const hit = own * each;
  const damage = harmOf({ ...figures, needed: target }, own);
  return { hit, damage: hit > 0 ? damage : null, taken: damage && after(hit, damage), instead };
}

const after = (hit: number, damage: Distribution): Distribution =>
  mixture([
    { chance: 1 - hit, of: certain(0) },
    { chance: hit, of: damage },
  ]);

/** How far a round of blows has come: hit points lost, whether any hit, whether the weapon has fallen. */
interface Course {
  readonly points: number;
  readonly any: boolean;
  readonly bare: boolean;
}

const keyOf = ({ points, any, bare }: Course): string => `${points}/${String(any)}/${String(bare)}`;

/** Blows one after another until the target is out of it; who has dropped his weapon strikes no more with it. */
function inTurn(blows: readonly (Single & { same: boolean })[], drops: number): Struck {
  let courses = new Map<string, [Course, number]>([['', [{ points: 0, any: false, bare: false }, 1]]]);
  let neglected = 0;
  for (const blow of blows) {
    const next = new Map<string, [Course, number]>();
    const put = (course: Course, chance: number): void => {
      if (chance === 0) return;
      const key = keyOf(course);
      next.set(key, [course, (next.get(key)?.[1] ?? 0) + chance]);
    };
    const hit = faceChance(blow.needed);
    const harm = harmOf(blow, hit) ?? certain(0);
    const slip = blow.slips ? 1 / SIDES : 0;
    for (const [course, chance] of courses.values()) {
      const bare = course.bare && blow.same;
      if (course.points >= drops || bare) {
        put({ ...course, bare }, chance);
        continue;
      }
      put({ ...course, bare: false }, chance * (1 - hit - slip));
      put({ ...course, bare: true }, chance * slip);
      harm.values.forEach((lost, at) => {
        const points = course.points + lost;
        put({ points, any: true, bare: false }, chance * hit * (harm.chances[at] ?? 0));
      });
      neglected += chance * hit * harm.neglected;
    }
    courses = next;
  }
  const ends = [...courses.values()];
  const hit = ends.reduce((sum, [{ any }, chance]) => sum + (any ? chance : 0), 0);
  const taken = distributionFrom(
    ends.map(([{ points }, chance]) => [points, chance]),
    neglected,
  );
  const hits = ends.filter(([{ any }]) => any);
  const damage = distributionFrom(
    hits.map(([{ points }, chance]) => [points, chance / hit]),
    hit > 0 ? neglected / hit : 0,
  );
  return { hit, damage: hit > 0 ? damage : null, taken };
}

/** A blow decided by a d20, with those that follow it. */
export function blowsOdds(figures: ActionFigures): Struck {
  const { needed, never, damage, then = [], instead, drops } = figures;
  if (instead && instead.how !== 'chain') return astray(figures, instead);
  if (needed === null && !never) return { hit: null, damage: null, taken: null };
  if (then.length > 0 && drops !== null) return inTurn([{ ...figures, same: false }, ...then], drops);
  const hit = faceChance(needed);
  const harm = harmOf(figures, hit);
  return { hit, damage: hit > 0 && damage !== null ? harm : null, taken: harm && after(hit, harm) };
}
