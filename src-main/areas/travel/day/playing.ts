import type { Dice } from '../../../../shared/dice/dice.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import { throwWeather } from '../../../../shared/weather/weather.ts';
import { groundName } from '../../../../shared/words/road.ts';
import { navigationDrift } from '../../../facts/exploration.ts';
import { countryOf } from '../../../facts/map/country.ts';
import type { Country } from '../../../facts/map/country.ts';
import { chanceOf, checkOver, riskOver, throwRisk } from '../../../facts/road/over-ground.ts';
import type { CheckMoment, DayFacts, Happening, LegAhead } from './happening.ts';

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
  protected country: Country;
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
    this.country = facts.country;
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
    const { thrown, guided, sea, aloft } = this.facts;
    const goers = { navigator: sea?.navigator === true, aloft, sight: sea?.sight ?? null };
    if (thrown || guided) return;
    const [worst] = reached
      .flatMap(({ made, way, ...leg }) => {
        const risk = made > 0 ? riskOver(leg, way, goers) : null;
        return risk === null ? [] : [{ ground: leg.ground, risk, chance: chanceOf(risk) }];
      })
      .toSorted((one, other) => other.chance - one.chance);
    if (!worst || worst.chance === 0) return;
    const { ground, risk, chance } = worst;
    const rule = isWater(ground) ? 'OSE-WATER-3' : 'OSE-WILD-9';
    this.ask(`Losing the way, ${aloft ? 'aloft' : groundName(ground)}, ${chance} in 6`, rule);
    const { chanceInSix, lost, reasons, rolled } = throwRisk(risk, this.dice);
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
    const { country } = this;
    const { ground } = country;
    const { chanceInSix } = checkOver(country, this.facts);
    this.ask(
      `Wandering check, ${this.facts.aloft ? 'aloft' : groundName(ground)}, ${chanceInSix} in 6`,
      isWater(ground) && !this.facts.aloft ? 'OSE-WATER-12' : 'OSE-WILD-17',
    );
    const { encounter, reasons, rolled } = checkOver(country, this.facts, this.dice);
    const die = rolled?.[0]?.face ?? null;
    this.happened.push({ is: 'check', at: this.now, ...country, chanceInSix, die, encounter, reasons });
    return encounter;
  }

  /** So many miles of each leg were made by now. */
  protected went(all: readonly (LegAhead & { made: number })[]): void {
    const miles = all.filter(({ made }) => made > 0);
    this.legs = all
      .filter(({ made, miles: whole }) => made < whole)
      .map(({ made, ...leg }) => ({ ...leg, miles: leg.miles - made }));
    const last = miles.at(-1);
    if (last) this.country = countryOf(last);
    const { spent, marched, now: until, country } = this;
    this.happened.push({ is: 'walk', miles, spent, marched, until, country });
  }

  protected dayEnd(at: number): void {
    const healed = this.facts.heals(this.country).map(({ id, name, count, sides, rule }) => {
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
