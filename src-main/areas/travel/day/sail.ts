import type { Dice } from '../../../../shared/dice/dice.ts';
import { isWater } from '../../../../shared/ipc/travel/travel-words.ts';
import type { GaleOutcome, GaleWord, RoadGround } from '../../../../shared/ipc/travel/travel-words.ts';
import { milesAfloat, waterGale, waterNearGale, waterSweep } from '../../../facts/exploration.ts';
import { plainCountry } from '../../../facts/map/country.ts';
import type { TravelRules } from '../../../../shared/rules/travel/rules.ts';
import type { WindEffect } from '../../../../shared/rules/travel/wind.ts';
import { windText } from '../../../../shared/words/road.ts';
import type { DayFacts, Happening, LegAhead, SeaFacts } from './happening.ts';
import { inTurns } from './carried-over.ts';
import { Playing } from './playing.ts';

/** Sixths of a mile, as ashore; every water is alike. */
const partsPerMile = 6;
const hour = 3600;

/**
 * A day under sail, by oars or adrift: wind, what a gale does, miles, direction, then hour by hour with checks, supper and
 * midnight at their times of the clock, as a ship sails through the night. OSE-WATER-1.
 */
export class Sailing extends Playing {
  readonly #sea: SeaFacts;
  #parts: number;
  #outcome: GaleOutcome | null;
  #blown: { degrees: number; miles: number } | null;
  #supperSaid: boolean;

  constructor(facts: DayFacts, sea: SeaFacts, dice: Dice, happened: Happening[]) {
    super(facts, dice, happened);
    this.#sea = sea;
    this.#parts = facts.parts;
    this.#outcome = sea.galeOutcome;
    this.#blown = sea.galeDegrees === null ? null : { degrees: sea.galeDegrees, miles: sea.sweptMiles };
    this.#supperSaid = sea.supperSaid;
  }

  play(): void {
    if (this.facts.phase === 'way') {
      if (!this.#sea.settled && !this.#settled()) return;
      if (!this.#underWay()) return;
    }
    this.night();
  }

  /** The water of the leg under way, or on which she lies. */
  get #water(): RoadGround {
    return this.legs[0]?.ground ?? this.country.ground;
  }

  /** Wind, gale, current and direction; false where the referee is asked, or the voyage is over. */
  #settled(): boolean {
    this.carryOver();
    const open = isOpen(this.#water);
    const { rules } = this.facts;
    const windy = isWindy(this.#water, this.facts, this.#sea);
    const [wind, windName] = windy ? this.#wind() : [null, null];
    const hazard = wind === null ? null : hazardOf(rules, wind, this.#sea);
    let { takenOnWater } = this.#sea;
    if (hazard === 'nearGale' && open) takenOnWater = this.#nearGale() || takenOnWater;
    if (hazard === 'gale' && open && !this.#gale(takenOnWater)) return false;
    this.weather(windName === null ? null : windText(windName));
    const lies = hazard === 'gale' && (!open || this.#outcome !== 'swept');
    this.#allow(lies, wind, takenOnWater);
    this.direction(sailReach({ parts: this.#parts, spent: this.spent, legs: this.legs }));
    return true;
  }

  /** The total, and what it is called. */
  #wind(): readonly [total: number, name: string | null] {
    if (this.#sea.wind !== null) return [this.#sea.wind, this.#sea.windName];
    const { rule, roll } = this.facts.rules.wind;
    const { windVariable, tacking } = this.#sea;
    this.ask('Wind', rule, false);
    const { total, wind: name, reasons } = roll({ windVariable }, this.dice);
    this.happened.push({ is: 'wind', total, name, tacking, reasons });
    return [total, name];
  }

  /** True where she takes on water. OSE-WIND-5. */
  #nearGale(): boolean {
    const { seaworthy } = this.#sea;
    const { chancePercent } = waterNearGale({ seaworthy, roll: 100 });
    this.ask(`Near gale: taking on water, ${chancePercent} in 100`, 'OSE-WIND-5', false);
    const { takesOnWater, reasons } = waterNearGale({ seaworthy }, this.dice);
    this.happened.push({ is: 'nearGale', takesOnWater, chancePercent, reasons });
    return takesOnWater;
  }

  /** False where it waits for the referee's word, or the voyage ends there. OSE-WIND-7 to 10. */
  #gale(takenOnWater: boolean): boolean {
    return this.#sea.seaworthy ? this.#swept(takenOnWater) : this.#unseaworthy();
  }

  #swept(takenOnWater: boolean): boolean {
    const blown = this.#blown ?? this.#blow(takenOnWater);
    this.#blown = blown;
    const gale = this.#sea.gale ?? this.#sea.shore(blown.degrees, blown.miles);
    if (gale !== 'openWater' && gale !== 'meetsLand') {
      this.happened.push({ is: 'galeAsks', seaworthy: true, ...blown });
      return false;
    }
    const { outcome, reasons } = waterGale(
      {
        seaworthy: true,
        directionRoll: blown.degrees / degreesPerFace + 1,
        reachesLand: gale === 'meetsLand',
      },
      this.#asking(() => ['The swept course meets land: wrecked, 75 in 100', 'OSE-WIND-8']),
    );
    return this.#came(outcome, reasons);
  }

  #blow(takenOnWater: boolean): { degrees: number; miles: number } {
    const { sailFeet, oarFeet } = this.#sea;
    this.ask('Gale: where it sweeps her', 'OSE-WIND-7', false);
    const { courseDegrees } = waterGale({ seaworthy: true }, this.dice);
    const { miles: whole, reasons } = waterSweep({
      ...(sailFeet === null ? { oarFeet: oarFeet ?? 0 } : { sailFeet }),
      takenOnWater,
    });
    const miles = this.#left(whole);
    const degrees = courseDegrees ?? 0;
    this.happened.push({ is: 'blown', degrees, miles, reasons });
    return { degrees, miles };
  }

  #unseaworthy(): boolean {
    const { gale } = this.#sea;
    const inSight = this.sight ?? this.#water !== 'sea';
    if (inSight && !isShoreWord(gale)) {
      this.happened.push({ is: 'galeAsks', seaworthy: false, degrees: null, miles: 0 });
      return false;
    }
    const { outcome, reasons } = waterGale(
      {
        seaworthy: false,
        landInSight: inSight,
        tryBeach: gale !== 'standsOff',
        shore: gale === 'clearShore' ? 'clear' : 'other',
      },
      this.#asking((sides) =>
        sides === 6
          ? ['Gale: a safe harbour, 2 in 6', 'OSE-WIND-9']
          : ['Gale: swamped and sunk, 80 in 100', 'OSE-WIND-10'],
      ),
    );
    return this.#came(outcome, reasons);
  }

  /** True where she is still afloat on open water. */
  #came(outcome: GaleOutcome, reasons: Extract<Happening, { is: 'gale' }>['reasons']): boolean {
    this.#outcome = outcome;
    const afloat = outcome === 'swept' || outcome === 'survives';
    if (!afloat) this.country = plainCountry(outcome === 'sunk' ? this.#water : 'coast');
    this.happened.push({ is: 'gale', outcome, ground: afloat ? this.#water : this.country.ground, reasons });
    return afloat;
  }

  /** Dice that say what each is for as it falls. */
  #asking(about: (sides: number) => [title: string, rule: string]): Dice {
    return {
      roll: (sides) => {
        this.ask(...about(sides), false);
        return this.dice.roll(sides);
      },
    };
  }

  /** What the day allows, the current last. OSE-WATER-6 to 8. */
  #allow(lies: boolean, wind: number | null, takenOnWater: boolean): void {
    const { baseFeet, rateReasons, currentDie } = this.#sea;
    const onCourse = this.#outcome === 'swept' && this.#blown?.degrees === 0;
    if (lies || this.#outcome === 'swept') {
      const miles = onCourse ? (this.#blown?.miles ?? 0) : 0;
      this.#parts = miles * partsPerMile;
      this.happened.push({ is: 'allowed', parts: this.#parts, miles, current: null, reasons: [] });
      return;
    }
    const current = currentOf(this.legs[0]);
    if (current !== null && currentDie === null) this.ask(`The current, ${current}`, 'OSE-WATER-7', false);
    const drifts = this.facts.kind === 'adrift';
    const {
      miles: whole,
      reasons,
      rolled,
    } = milesAfloat(
      {
        baseFeet: drifts ? 0 : baseFeet,
        effect: wind === null || drifts ? null : effectOf(this.facts.rules, wind, this.#sea),
        takenOnWater,
        ...(current !== null && { current }),
        ...(currentDie !== null && { currentRoll: currentDie }),
      },
      this.dice,
    );
    const miles = this.#left(whole);
    this.#parts = miles * partsPerMile;
    const why = drifts
      ? reasons
      : [...rateReasons, ...reasons.filter(({ source }) => source !== 'base rate')];
    const die = rolled?.[0]?.face;
    const carried = reasons.find(({ source }) => source === 'current')?.value;
    this.happened.push({
      is: 'allowed',
      parts: this.#parts,
      miles,
      current: die === undefined ? null : { die, miles: Number(carried) },
      reasons: why,
    });
  }

  /** Of the miles of a whole day. */
  #left(miles: number): number {
    const { marchSeconds } = this.facts;
    return this.marched === 0 ? miles : Math.floor((miles * (marchSeconds - this.marched)) / marchSeconds);
  }

  /** Hour by hour to the end of the day's sailing; false where it stops for the referee. */
  #underWay(): boolean {
    const { facts } = this;
    const began = this.now;
    const end = began + Math.max(0, facts.marchSeconds - this.marched);
    const nightOut = facts.midnight <= end;
    let midnight = nightOut && facts.midnight > began ? facts.midnight : Infinity;
    const supper = Math.max(began, Math.min(facts.evening, facts.midnight - hour));
    for (;;) {
      const due = this.moments.find(({ at, share }) => share !== null || at < end);
      const check = due === undefined ? Infinity : Math.max(this.now, due.at);
      const meal =
        nightOut && !this.#supperSaid && midnight < Infinity ? Math.max(this.now, supper) : Infinity;
      const sighting = this.#sighting(end);
      const next = Math.min(end, check, meal, midnight, sighting?.at ?? Infinity);
      const stretch = this.happened.length;
      const arrives = this.#sail(next, end);
      if (this.now === midnight) {
        this.#dayEnds(midnight, stretch);
        midnight = Infinity;
      }
      const seen = sighting?.at === next ? sighting.seen : [];
      this.happened.push(...seen);
      if (arrives) this.happened.push({ is: 'arrived', barrier: facts.barrier });
      if (arrives || seen.length > 0) return false;
      if (due && check === next && check < end) {
        this.strike(due);
        if (this.check(next)) return false;
      } else if (meal === next) {
        if (!this.#supper(next)) return false;
      } else if (next === end) break;
    }
    if (this.#sweptAway(began)) return false;
    return this.#liesTo();
  }

  /**
   * When, on the way that the day still allows, they come by a site of which they do not know, land comes into sight from the
   * open sea, or a harbour is run into.
   */
  #sighting(end: number): { at: number; seen: readonly Happening[] } | null {
    const left = this.#parts - this.spent;
    let miles = 0;
    for (const [place, leg] of this.legs.entries()) {
      miles += leg.miles;
      const parts = miles * partsPerMile;
      if (parts > left) return null;
      const at = Math.min(end, this.now + Math.ceil((parts * (end - this.now)) / left));
      const seen = this.#seenBehind(leg, this.legs[place + 1]?.ground, at);
      if (seen.length > 0) return { at, seen };
    }
    return null;
  }

  /** What stops her behind a leg. The land or the harbour that ends the way is told as its end. */
  #seenBehind({ ground, to }: LegAhead, next: RoadGround | undefined, at: number): readonly Happening[] {
    const sites = to === null ? [] : this.facts.sitesIn(to);
    const passes: Happening[] = sites.length === 0 ? [] : [{ is: 'passes', at, sites }];
    if (next === undefined || !this.#sea.looksOut) return passes;
    const harbour = to === null ? null : this.#sea.harbourIn(to);
    const sights = !this.fog && ground === 'sea' && next !== 'sea';
    return sights || harbour !== null ? [...passes, { is: 'landfall', at, harbour }] : passes;
  }

  /** The end of a day of the clock stands before the stretch that led up to it, and is settled with its own dice. */
  #dayEnds(midnight: number, stretch: number): void {
    this.dayEnd(midnight);
    const end = this.happened.pop();
    if (end) this.happened.splice(stretch, 0, end);
  }

  /** True where the end of being swept is still to be told. */
  #sweptAway(began: number): boolean {
    if (this.#outcome !== 'swept' || !this.#blown || this.#blown.degrees === 0 || this.now === began)
      return false;
    this.happened.push({ is: 'swept', at: this.now, ...this.#blown });
    return true;
  }

  /** Sails to a moment of the clock; true where the way ends before the allowance does. */
  #sail(until: number, end: number): boolean {
    const left = this.#parts - this.spent;
    const time = until - this.now;
    const total = end - this.now;
    if (time <= 0) return this.#ends(left);
    const target = until >= end ? this.#parts : this.spent + Math.floor((left * time) / total);
    const all = sailReach({ parts: target, spent: this.spent, legs: this.legs });
    const made = all.reduce((sum, each) => sum + each.made, 0) * partsPerMile;
    const arrives = made > 0 && made < left && all.every((leg) => leg.made === leg.miles);
    const seconds = arrives ? Math.min(time, inTurns((made * total) / left)) : time;
    this.spent += made;
    this.marched += seconds;
    this.now += seconds;
    this.went(all);
    return arrives;
  }

  /** A way that was never said does not end. */
  #ends = (left: number): boolean => this.legs.length === 0 && left > 0 && this.facts.kind === 'sail';

  /** False where somebody would go short, or the evening waits for the referee. */
  #supper(at: number): boolean {
    this.#supperSaid = true;
    const wants = this.facts.wants(0, this.country);
    this.happened.push({ is: 'supper', at, wants });
    return wants === null && !this.facts.waitsAtEvening;
  }

  #liesTo(): boolean {
    const said = this.#supperSaid;
    const wants = said ? null : this.facts.wants(0, this.country);
    this.happened.push({ is: 'camp', at: this.now, wants });
    return said || (wants === null && !this.facts.waitsAtEvening);
  }
}

const degreesPerFace = 60;

type ByRules = Pick<TravelRules, 'wind'>;

/** Whether the day throws for the wind. OSE-WIND-1, BF-ROAD-8. */
export const isWindy = (
  water: RoadGround,
  { kind, rules }: { kind: DayFacts['kind']; rules: ByRules },
  { goes }: Pick<SeaFacts, 'goes'>,
): boolean => (rules.wind.alwaysOnOpenWater && isOpen(water)) || (kind === 'sail' && goes === 'sail');

/** What a wind makes of her way. */
export const effectOf = (
  rules: ByRules,
  wind: number,
  { goes, windVariable, tacking }: Pick<SeaFacts, 'goes' | 'windVariable' | 'tacking'>,
): WindEffect => rules.wind.effect(wind, { propulsion: goes, windVariable, tacking });

export const hazardOf = (rules: ByRules, wind: number, { windVariable }: Pick<SeaFacts, 'windVariable'>) =>
  rules.wind.effect(wind, { propulsion: 'sail', windVariable, tacking: false }).hazard;

/** Whether it can still be said today that her course lies against the wind. */
export const mayTack = ({ phase, kind, rules, sea }: DayFacts): boolean =>
  rules.wind.tacks &&
  phase === 'way' &&
  kind === 'sail' &&
  sea?.goes === 'sail' &&
  sea.wind === null &&
  !sea.settled;

/** The stream that carries her or holds her back; null for none. OSE-WATER-7. */
export const currentOf = (leg: Pick<LegAhead, 'way'> | undefined): 'downstream' | 'upstream' | null =>
  leg?.way === 'downstream' || leg?.way === 'upstream' ? leg.way : null;

/** Where wind and gale count whatever she goes by. */
export const isOpen = (water: RoadGround): boolean =>
  isWater(water) && water !== 'river' && water !== 'marsh';

const isShoreWord = (gale: GaleWord | null): boolean =>
  gale === 'clearShore' || gale === 'otherShore' || gale === 'standsOff';

/** Whole miles of each leg until the parts are spent; the day ends in the leg that cannot be finished. */
export function sailReach({
  parts,
  spent,
  legs,
}: Pick<DayFacts, 'parts' | 'spent' | 'legs'>): (LegAhead & { made: number })[] {
  let left = Math.floor((parts - spent) / partsPerMile);
  return legs.map((leg) => {
    const made = Math.min(left, leg.miles);
    left -= made;
    return { ...leg, made };
  });
}
