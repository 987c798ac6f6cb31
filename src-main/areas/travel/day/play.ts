import type { Dice } from '../../../../shared/dice/dice.ts';
import type { Terrain } from '../../../../shared/rules/ose/terms.ts';
import { isMarch } from './day-now.ts';
import type { CheckMoment, DayFacts, Happening, LegAhead } from './happening.ts';
import {
  forage,
  hunt,
  navigationDrift,
  navigationLost,
  travelStretch,
  wanderingCheck,
} from '../../../facts/exploration.ts';

/** A day out of doors as it goes, from facts and dice alone; nothing is read and nothing written. */

const turn = 600;
const inTurns = (seconds: number): number => Math.ceil(seconds / turn) * turn;

/**
 * What happens from now to the next morning, or up to the first thing that needs the referee: somebody comes, the way
 * ahead ends, somebody would go without supper. The dice fall in the order of the happenings, which are gathered in
 * `happened`, so that they are known too where a die is still to be thrown.
 */
export function playDay(facts: DayFacts, dice: Dice, happened: Happening[] = []): Happening[] {
  new Day(facts, dice, happened).play();
  return happened;
}

class Day {
  readonly happened: Happening[];
  readonly #facts: DayFacts;
  readonly #dice: Dice;
  #now: number;
  #spent: number;
  #marched: number;
  #ground: Terrain;
  #legs: LegAhead[];
  #moments: CheckMoment[];

  constructor(facts: DayFacts, dice: Dice, happened: Happening[]) {
    this.happened = happened;
    this.#facts = facts;
    this.#dice = dice;
    this.#now = facts.now;
    this.#spent = facts.spent;
    this.#marched = facts.marched;
    this.#ground = facts.ground;
    this.#legs = [...facts.legs];
    this.#moments = [...facts.moments];
  }

  play(): void {
    if (this.#facts.phase === 'way' && !(isMarch(this.#facts.kind) ? this.#onTheWay() : this.#staying()))
      return;
    this.#night();
  }

  /** False where it stops for the referee. */
  #onTheWay(): boolean {
    const { parts } = this.#facts;
    this.#direction();
    while (this.#legs.length > 0) {
      const due = this.#moments.find((moment) => 'parts' in moment);
      this.#walk(due?.parts ?? parts);
      if (due === undefined || this.#legs.length === 0) break;
      this.#strike(due);
      if (this.#check(this.#now)) return false;
    }
    if (this.#legs.length === 0 && this.#spent < parts) {
      this.happened.push({ is: 'arrived', barrier: this.#facts.barrier });
      return false;
    }
    return this.#camp(this.#now);
  }

  #staying(): boolean {
    const { evening, kind } = this.#facts;
    if (kind === 'camp') return this.#camp(this.#now);
    if (kind === 'hunt') this.#hunt();
    if (this.#checksUntil(evening)) return false;
    return this.#camp(Math.max(this.#now, evening));
  }

  #night(): void {
    const { midnight, morning } = this.#facts;
    if (midnight > this.#now && midnight <= morning) {
      if (this.#checksUntil(midnight)) return;
      this.#dayEnd(midnight);
    }
    if (!this.#checksUntil(morning)) this.happened.push({ is: 'morning', at: morning });
  }

  /** True where somebody comes before that second; what was to come on the way comes where they are. */
  #checksUntil(end: number): boolean {
    for (const due of this.#moments.filter((moment) => momentAt(moment, this.#now) < end)) {
      this.#strike(due);
      if (this.#check(momentAt(due, this.#now))) return true;
    }
    return false;
  }

  #strike(due: CheckMoment): void {
    this.#moments = this.#moments.filter((moment) => moment !== due);
  }

  /** The worst chance among the legs that can be reached today, once a day. OSE-WILD-9, OSE-LOST-1 to 3. */
  #direction(): void {
    const facts = this.#facts;
    if (facts.thrown || facts.guided) return;
    const risks = reach({ ...facts, spent: this.#spent, legs: this.#legs })
      .filter(({ made, way }) => made > 0 && way === 'open')
      .map(({ ground: terrain }) => ({ terrain, chance: chanceLost(terrain) }))
      .toSorted((one, other) => other.chance - one.chance);
    const [worst] = risks;
    if (!worst || worst.chance === 0) return;
    const { terrain: ground } = worst;
    this.#ask(`Losing the way, ${ground}, ${worst.chance} in 6`, 'OSE-WILD-9');
    const { chanceInSix, lost, reasons, rolled } = navigationLost(
      { environment: 'wilderness', terrain: ground },
      this.#dice,
    );
    if (lost) this.#ask('How far off the course', 'OSE-LOST-3');
    const offsetDegrees = lost ? navigationDrift({}, this.#dice).offsetDegrees : 0;
    const die = rolled?.[0]?.face ?? null;
    this.happened.push({ is: 'direction', ground, chanceInSix, die, offsetDegrees, reasons });
  }

  /** On until so many parts are spent; what is left under a mile goes with the day. OSE-WILD-13. */
  #walk(parts: number): void {
    const facts = this.#facts;
    const before = this.#spent;
    const { legs: all, partsSpent, done } = stretched({ parts, spent: before, legs: this.#legs });
    this.#spent = partsSpent;
    const share = done || facts.parts === before ? this.#spent - before : parts - before;
    const left = facts.parts - before;
    const seconds = left === 0 ? 0 : inTurns((share * (facts.marchSeconds - this.#marched)) / left);
    this.#marched += seconds;
    this.#now += seconds;
    const miles = all.filter(({ made }) => made > 0);
    this.#legs = all
      .filter(({ made, miles: whole }) => made < whole)
      .map(({ made, ...leg }) => ({ ...leg, miles: leg.miles - made }));
    this.#ground = miles.at(-1)?.ground ?? this.#ground;
    this.happened.push({
      is: 'walk',
      miles,
      spent: this.#spent,
      marched: this.#marched,
      until: this.#now,
      ground: this.#ground,
    });
  }

  /** True where somebody comes. OSE-WILD-16, 17. */
  #check(at: number): boolean {
    this.#now = Math.max(this.#now, at);
    const ground = this.#ground;
    const asked = { environment: 'wilderness' as const, terrain: ground, modifier: this.#facts.modifier };
    const { chanceInSix } = wanderingCheck({ ...asked, natural: 6 });
    this.#ask(`Wandering check, ${ground}, ${chanceInSix} in 6`, 'OSE-WILD-17');
    const { encounter, reasons, rolled } = wanderingCheck(asked, this.#dice);
    const die = rolled?.[0]?.face ?? null;
    this.happened.push({ is: 'check', at: this.#now, ground, chanceInSix, die, encounter, reasons });
    return encounter;
  }

  #hunt(): void {
    this.#ask('Hunting, 1 in 6', 'OSE-WILD-8');
    const { animalsFound: found, reasons } = hunt({}, this.#dice);
    this.happened.push({ is: 'sought', by: 'hunt', found, feeds: 0, reasons });
  }

  /** Food is looked for on the way. OSE-WILD-7. */
  #forage(): number {
    if (!this.#facts.forages || this.#spent === 0) return 0;
    this.#ask('Foraging, 1 in 6', 'OSE-WILD-7');
    const { found, feeds, reasons } = forage({ day: 'travel' }, this.#dice);
    this.happened.push({ is: 'sought', by: 'forage', found, feeds, reasons });
    return feeds;
  }

  /** False where somebody would go short, so that the referee sees it before the night. */
  #camp(at: number): boolean {
    const fed = this.#forage();
    this.#now = at;
    const wants = this.#facts.wants(fed, this.#ground);
    this.happened.push({ is: 'camp', at, wants });
    return wants === null && !this.#facts.waitsAtEvening;
  }

  #dayEnd(at: number): void {
    const healed = this.#facts.heals(this.#ground).map(({ id, name, count, sides, rule }) => {
      this.#ask(`${name} heals`, rule);
      return { id, faces: Array.from({ length: count }, () => this.#dice.roll(sides)) };
    });
    this.#now = at;
    this.happened.push({ is: 'dayEnd', at, healed });
  }

  #ask(title: string, rule: string): void {
    this.#dice.about?.({ what: 'chance', title, rule, by: null, hidden: true });
  }
}

const momentAt = (moment: CheckMoment, now: number): number => ('at' in moment ? moment.at : now);

type Onward = Pick<DayFacts, 'parts' | 'spent' | 'legs'>;

/** Whole miles of each leg until the parts are spent. OSE-WILD-13. */
function stretched({ parts, spent, legs }: Onward) {
  const { milesTravelled, partsSpent, done } = travelStretch({
    allowance: parts,
    partsSpent: spent,
    legs: legs.map(asLeg),
  });
  return { partsSpent, done, legs: legs.map((leg, at) => ({ ...leg, made: milesTravelled[at] ?? 0 })) };
}

/** How far the whole day would go. */
export const reach = (onward: Onward): (LegAhead & { made: number })[] => stretched(onward).legs;

const asLeg = ({ ground, way, miles }: LegAhead) => ({ terrain: ground, road: way === 'road', miles });

const chanceLost = (terrain: Terrain): number =>
  navigationLost({ environment: 'wilderness', terrain, natural: 6 }).chanceInSix;
