import type { Dice } from '../../../../shared/dice/dice.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { LostRisk } from '../../../../shared/rules/travel/rules.ts';
import { throwWeather } from '../../../../shared/weather/weather.ts';
import { signed } from '../../../../shared/words/figures.ts';
import { groundName, lostText } from '../../../../shared/words/road.ts';
import { navigationDrift } from '../../../facts/exploration.ts';
import { countryOf } from '../../../facts/map/country.ts';
import type { Country } from '../../../facts/map/country.ts';
import { checkOver, riskOver, throwRisk, worse } from '../../../facts/road/over-ground.ts';
import type { CheckMoment, DayFacts, Happening, LegAhead } from './happening.ts';

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
  /** Dense, so that no land is seen. */
  protected fog: boolean;

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
    this.fog = facts.fog;
  }

  abstract play(): void;

  /** Two dice for the weather, as the day begins; the day's wind, where it was thrown for itself, is the weather's. */
  protected weather(wind: string | null = null): void {
    if (this.facts.weather === null) return;
    const { table, shift } = this.facts.weather;
    this.ask(`Weather, ${table.name}`, 'referee', false);
    const weather = throwWeather(table, shift, this.dice, wind);
    this.fog = weather.fog;
    this.happened.push({ is: 'weather', ...weather });
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

  /** What they have done today otherwise takes its share of the day. */
  protected carryOver(): void {
    const { carried } = this.facts;
    if (carried !== null) this.happened.push({ is: 'carried', reasons: [carried] });
  }

  /** Whether land is in sight: as the referee says, in dense fog none; null as the water has it. OSE-WATER-9. */
  protected get sight(): boolean | null {
    return this.facts.sea?.sight ?? (this.fog ? false : null);
  }

  protected strike(due: CheckMoment): void {
    this.moments = this.moments.filter((moment) => moment !== due);
  }

  /** The die for the direction, at the worst chance among the legs that can be reached today, once a day. OSE-LOST-1 to 3. */
  protected direction(reached: readonly (LegAhead & { made: number })[]): void {
    const { rules, leader, thrown, guided, sea, aloft } = this.facts;
    const goers = { leader, navigator: sea?.navigator === true, aloft, sight: this.sight };
    if (thrown || guided) return;
    const [worst] = reached
      .flatMap(({ made, way, ...leg }) => {
        const risk = made > 0 ? riskOver(rules, leg, way, goers) : null;
        return risk === null ? [] : [{ ground: leg.ground, risk }];
      })
      .toSorted((one, other) => worse(one.risk, other.risk));
    if (!worst || worst.risk.chance === 0) return;
    const { ground, risk } = worst;
    const over = aloft ? 'aloft' : groundName(ground);
    this.ask(`Losing the way, ${over}, ${lostText(risk)}${savedBy(risk)}`, risk.rule);
    const { chance, sides, lost, reasons, rolled } = throwRisk(risk, this.dice);
    if (lost) this.ask('How far off the course', 'OSE-LOST-3');
    const offsetDegrees = lost ? navigationDrift({}, this.dice).offsetDegrees : 0;
    const die = rolled?.[0]?.face ?? null;
    this.happened.push({ is: 'direction', ground, chance, sides, die, offsetDegrees, reasons });
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
    const { rules } = this.facts;
    const { chanceInSix } = checkOver(rules, country, this.facts);
    this.ask(
      `Wandering check, ${this.facts.aloft ? 'aloft' : groundName(ground)}, ${chanceInSix} in 6`,
      isWater(ground) && !this.facts.aloft ? rules.checkRule.water : rules.checkRule.land,
    );
    const { encounter, reasons, rolled } = checkOver(rules, country, this.facts, this.dice);
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

/** Of a save, whose it is, against what, and what is added: what must be thrown is named before. */
function savedBy({ sides, reasons }: LostRisk): string {
  if (sides !== 20) return '';
  const [save, ...added] = reasons;
  const all = [
    ...(save ? [`${save.source} ${save.value}`] : []),
    ...added.map(({ source, value }) => `${source} ${signed(Number(value))}`),
  ];
  return ` (${all.join(', ')})`;
}

const momentAt = ({ at, share }: CheckMoment, now: number): number => (share === null ? at : now);
