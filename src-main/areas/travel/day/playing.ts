import type { Dice } from '../../../../shared/dice/dice.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import { throwWeather } from '../../../../shared/weather/weather.ts';
import { groundName } from '../../../../shared/words/road.ts';
import { navigationDrift, navigationLost, wanderingCheck } from '../../../facts/exploration.ts';
import type { CheckMoment, DayFacts, Happening, LegAhead } from './happening.ts';
import { chanceOf, riskOver } from './losing-way.ts';
import { wanderingOver } from './wandering-over.ts';

const turn = 600;
export const inTurns = (seconds: number): number => Math.ceil(seconds / turn) * turn;

/** What days ashore and afloat have in common: where and when they are, checks, the direction, the night. */
export abstract class Playing {
  readonly happened: Happening[];
  protected readonly facts: DayFacts;
  protected readonly dice: Dice;
  protected now: number;
  protected spent: number;
  protected marched: number;
  protected ground: RoadGround;
  protected legs: LegAhead[];
  protected barrier: string | null;
  protected moments: CheckMoment[];

  constructor(facts: DayFacts, dice: Dice, happened: Happening[]) {
    this.happened = happened;
    this.facts = facts;
    this.dice = dice;
    this.now = facts.now;
    this.spent = facts.spent;
    this.marched = facts.marched;
    this.ground = facts.ground;
    this.legs = [...facts.legs];
    this.barrier = facts.barrier;
    this.moments = [...facts.moments];
  }

  abstract play(): void;

  /** Two dice for the weather, as the day begins. */
  protected weather(): void {
    if (this.facts.weather === null) return;
    const { table, shift } = this.facts.weather;
    this.ask(`Weather, ${table.name}`, 'referee', false);
    this.happened.push({ is: 'weather', ...throwWeather(table, shift, this.dice) });
  }

  protected night(): void {
    const { midnight, morning } = this.facts;
    if (midnight > this.now && midnight <= morning) {
      if (this.checksUntil(midnight)) return;
      this.dayEnd(midnight);
    }
    if (!this.checksUntil(morning)) this.happened.push({ is: 'morning', at: Math.max(this.now, morning) });
  }

  /** True where somebody comes before that second; what was to come on the way comes where they are. */
  protected checksUntil(end: number): boolean {
    for (const due of this.moments.filter((moment) => momentAt(moment, this.now) < end)) {
      this.strike(due);
      if (this.check(momentAt(due, this.now))) return true;
    }
    return false;
  }

  protected strike(due: CheckMoment): void {
    this.moments = this.moments.filter((moment) => moment !== due);
  }

  /** The die for the direction, at the worst chance among the legs that can be reached today, once a day. OSE-LOST-1 to 3. */
  protected direction(reached: readonly (LegAhead & { made: number })[]): void {
    const { thrown, guided, sea } = this.facts;
    if (thrown || guided) return;
    const [worst] = reached
      .flatMap(({ made, ground, way }) => {
        const risk = made > 0 ? riskOver(ground, way, sea?.navigator === true) : null;
        return risk === null ? [] : [{ ground, risk, chance: chanceOf(risk) }];
      })
      .toSorted((one, other) => other.chance - one.chance);
    if (!worst || worst.chance === 0) return;
    const { ground, risk, chance } = worst;
    const rule = risk.environment === 'water' ? 'OSE-WATER-3' : 'OSE-WILD-9';
    this.ask(`Losing the way, ${groundName(ground)}, ${chance} in 6`, rule);
    const { chanceInSix, lost, reasons, rolled } = navigationLost(risk, this.dice);
    if (lost) this.ask('How far off the course', 'OSE-LOST-3');
    const offsetDegrees = lost ? navigationDrift({}, this.dice).offsetDegrees : 0;
    const die = rolled?.[0]?.face ?? null;
    this.happened.push({ is: 'direction', ground, chanceInSix, die, offsetDegrees, reasons });
    if (offsetDegrees === 0) return;
    const { legs, barrier } = this.facts.turned(offsetDegrees);
    this.legs = [...legs];
    this.barrier = barrier;
  }

  /** True where somebody comes. OSE-WILD-16, 17, OSE-WATER-11, 12. */
  protected check(at: number): boolean {
    this.now = Math.max(this.now, at);
    const { ground } = this;
    const asked = wanderingOver(ground, this.facts.modifier);
    const { chanceInSix } = wanderingCheck({ ...asked, natural: 6 });
    this.ask(
      `Wandering check, ${groundName(ground)}, ${chanceInSix} in 6`,
      isWater(ground) ? 'OSE-WATER-12' : 'OSE-WILD-17',
    );
    const { encounter, reasons, rolled } = wanderingCheck(asked, this.dice);
    const die = rolled?.[0]?.face ?? null;
    this.happened.push({ is: 'check', at: this.now, ground, chanceInSix, die, encounter, reasons });
    return encounter;
  }

  /** So many miles of each leg were made by now. */
  protected went(all: readonly (LegAhead & { made: number })[]): void {
    const miles = all.filter(({ made }) => made > 0);
    this.legs = all
      .filter(({ made, miles: whole }) => made < whole)
      .map(({ made, ...leg }) => ({ ...leg, miles: leg.miles - made }));
    this.ground = miles.at(-1)?.ground ?? this.ground;
    const { spent, marched, now: until, ground } = this;
    this.happened.push({ is: 'walk', miles, spent, marched, until, ground });
  }

  protected dayEnd(at: number): void {
    const healed = this.facts.heals(this.ground).map(({ id, name, count, sides, rule }) => {
      this.ask(`${name} heals`, rule);
      return { id, faces: Array.from({ length: count }, () => this.dice.roll(sides)) };
    });
    this.now = at;
    this.happened.push({ is: 'dayEnd', at, healed });
  }

  protected ask(title: string, rule: string, hidden = true): void {
    this.dice.about?.({ what: 'chance', title, rule, by: null, hidden });
  }
}

const momentAt = ({ at, share }: CheckMoment, now: number): number => (share === null ? at : now);
