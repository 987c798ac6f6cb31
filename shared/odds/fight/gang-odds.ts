import type { ActionFigures } from '../../rules/fight/views.ts';
import { actOdds } from './act-odds.ts';
import type { ActOdds } from './struck.ts';

/** Blows of several, one after another: where a target falls, those who come later choose anew. */

/** One blow, as it is aimed. */
export interface Aimed {
  readonly target: string;
  readonly figures: ActionFigures;
}

/** How the blows before one have left things; what hangs on no more than this is worked out once. */
export interface Standing {
  readonly fallen: ReadonlySet<string>;
  /** How many have struck at each. */
  readonly strikers: ReadonlyMap<string, number>;
}

/** Whom one strikes at, once it is known who has fallen; null where he keeps his act. */
export type Chooses = (standing: Standing) => Aimed | null;

export interface GangOdds {
  /** Blows that hit, and hit points lost, in the mean. */
  readonly hits: number;
  readonly damage: number;
  /** Of each who may be struck: that he is out of it at the end, and that he has not lost a single hit point. */
  readonly targets: readonly { readonly id: string; readonly falls: number; readonly unhurt: number }[];
  /** Too much may come of it to follow all: each blow is taken as it is aimed now. */
  readonly asAimed: boolean;
}

/** More courses at once are not followed. */
const mostCourses = 400;
/** Less likely ones are dropped: their chance is missing in the sums. */
const LEAST = 1e-12;

interface Course extends Standing {
  readonly lost: ReadonlyMap<string, number>;
  readonly fallen: Set<string>;
  readonly strikers: Map<string, number>;
  readonly chance: number;
}

interface Sums {
  hits: number;
  damage: number;
}

/** Figures are worked out once for each that is left of the target. */
class Blows {
  readonly #known = new Map<ActionFigures, Map<number, ActOdds>>();

  of(figures: ActionFigures, lost: number): ActOdds {
    const drops = figures.drops === null ? null : Math.max(1, Math.max(1, figures.drops) - lost);
    let known = this.#known.get(figures);
    if (known === undefined) this.#known.set(figures, (known = new Map<number, ActOdds>()));
    let odds = known.get(drops ?? -1);
    if (odds === undefined) known.set(drops ?? -1, (odds = actOdds({ ...figures, drops })));
    return odds;
  }
}

const keyOf = ({ lost, strikers }: Pick<Course, 'lost' | 'strikers'>): string =>
  `${[...lost].map((each) => each.join('=')).join()}/${[...strikers].map((each) => each.join('=')).join()}`;

const sorted = (numbers: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...numbers].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Every course of one blow from another's end; `put` takes each with its chance. */
function struck(
  course: Course,
  { target, figures }: Aimed,
  odds: ActOdds,
  put: (next: Course) => void,
): void {
  const { taken } = odds;
  const strikers = sorted(new Map(course.strikers).set(target, (course.strikers.get(target) ?? 0) + 1));
  const before = course.lost.get(target) ?? 0;
  const points = figures.drops === null ? Infinity : Math.max(1, figures.drops);
  if (taken === null) {
    put({ ...course, strikers });
    return;
  }
  taken.values.forEach((value, at) => {
    const chance = course.chance * (taken.chances[at] ?? 0);
    if (chance < LEAST) return;
    const now = Math.min(points, before + value);
    const lost = now === before ? course.lost : sorted(new Map(course.lost).set(target, now));
    const fallen = now >= points ? new Set(course.fallen).add(target) : course.fallen;
    put({ lost, fallen, strikers, chance });
  });
}

const meanOf = ({ taken }: ActOdds): number =>
  taken === null ? 0 : taken.values.reduce((sum, value, at) => sum + value * (taken.chances[at] ?? 0), 0);

/** All blows in their order, with all that may come of them; null where that is too much. */
function followed(members: readonly Chooses[], blows: Blows, sums: Sums): Course[] | null {
  let courses: Course[] = [
    { lost: new Map(), fallen: new Set<string>(), strikers: new Map<string, number>(), chance: 1 },
  ];
  for (const chooses of members) {
    const next = new Map<string, Course>();
    const put = (course: Course): void => {
      const key = keyOf(course);
      const same = next.get(key);
      next.set(key, same ? { ...same, chance: same.chance + course.chance } : course);
    };
    for (const course of courses) {
      const aimed = chooses(course);
      if (aimed === null) {
        put(course);
        continue;
      }
      const odds = blows.of(aimed.figures, course.lost.get(aimed.target) ?? 0);
      sums.hits += course.chance * (odds.hit ?? 0);
      sums.damage += course.chance * meanOf(odds);
      struck(course, aimed, odds, put);
    }
    if (next.size > mostCourses) return null;
    courses = [...next.values()];
  }
  return courses;
}

/** What blows in turn come to. */
function summedUp(courses: readonly Course[], ids: readonly string[], sums: Sums): GangOdds {
  const chanceOf = (holds: (course: Course) => boolean): number =>
    courses.reduce((sum, course) => sum + (holds(course) ? course.chance : 0), 0);
  const targets = ids
    .filter((id) => courses.some(({ strikers }) => strikers.has(id)))
    .map((id) => ({
      id,
      falls: chanceOf(({ fallen }) => fallen.has(id)),
      unhurt: chanceOf(({ lost }) => !lost.has(id)),
    }));
  return { ...sums, targets, asAimed: false };
}

/** Each target by itself, struck by those who aim at him as all stand now. */
function asAimedNow(members: readonly Chooses[]): GangOdds {
  const strikers = new Map<string, number>();
  const of = new Map<string, Aimed[]>();
  for (const chooses of members) {
    const aimed = chooses({ fallen: new Set(), strikers });
    if (aimed === null) continue;
    strikers.set(aimed.target, (strikers.get(aimed.target) ?? 0) + 1);
    of.set(aimed.target, [...(of.get(aimed.target) ?? []), aimed]);
  }
  const sums: Sums = { hits: 0, damage: 0 };
  const targets = [...of].flatMap(([id, aimed]) => {
    const own = aimed.map(
      (each): Chooses =>
        ({ fallen }) =>
          fallen.has(id) ? null : each,
    );
    const courses = followed(own, new Blows(), sums);
    return courses === null ? [] : summedUp(courses, [id], sums).targets;
  });
  return { ...sums, targets, asAimed: true };
}

/**
 * Exact, as far as the figures hold while the blows fall: hits, damage, and who is out of it. `ids` are those who may be
 * struck at all.
 */
export function gangOdds(members: readonly Chooses[], ids: readonly string[]): GangOdds {
  const sums: Sums = { hits: 0, damage: 0 };
  const courses = followed(members, new Blows(), sums);
  if (courses === null) return asAimedNow(members);
  return summedUp(courses, ids, sums);
}
