import { askingDice, DieWanted } from '../../../../shared/dice/asking.ts';
import type { Dice } from '../../../../shared/dice/dice.ts';
import { fatigueAdvance, restStatus } from '../../../../src-main/facts/exploration.ts';
import { countryOf } from '../../../../src-main/facts/map/country.ts';
import type { DayFacts, Happening, LegAhead } from '../../../../src-main/areas/travel/day/happening.ts';
import type { Intent, PlannedKind } from '../../../../src-main/areas/travel/plan/mornings.ts';
import { playedOut } from '../day-goes-on.ts';
import { wayOf } from '../way-of.ts';
import { daysOf, numbered } from './days-of-plan.ts';
import type { Outset } from './days-of-plan.ts';

/** A journey as the day's own engine plays it and the referee goes on: the plan's oracle. */

export interface Stand {
  day: number;
  place: number;
  strayed: boolean;
  /** Off their course this evening. */
  isOff: boolean;
  met: boolean;
  food: number;
  hungry: boolean;
  isThere: boolean;
  travelDays: number;
  forcedMarchRest: boolean;
}

const far = 100_000;

export class PlayedJourney {
  readonly total: number;
  readonly #legs: readonly LegAhead[];
  readonly #outset: Outset;
  readonly #intent: Intent;

  constructor(legs: readonly LegAhead[], outset: Outset, intent: Intent) {
    this.#legs = legs;
    this.#outset = outset;
    this.#intent = intent;
    this.total = legs.reduce((sum, { miles }) => sum + miles, 0);
  }

  first(food: number): Stand {
    const { travelDays = 0 } = this.#outset;
    const fresh = { strayed: false, isOff: false, met: false, hungry: false, isThere: false };
    return { day: 0, place: 0, food, travelDays, forcedMarchRest: false, ...fresh };
  }

  /** One day on, with these dice. */
  dayOn(stand: Stand, dice: Dice, facts = this.#factsOf(stand)): Stand {
    const kind = this.#kindOf(stand);
    const happened = this.#playedThrough(facts, dice);
    const direction = happened.find(({ is }) => is === 'direction');
    const isLost = direction?.is === 'direction' && direction.offsetDegrees !== 0;
    const made = happened
      .flatMap((each) => (each.is === 'walk' ? each.miles : []))
      .reduce((sum, each) => sum + each.made, 0);
    const keeps = kind !== 'rest' && !stand.strayed && !isLost;
    const place = stand.place + (keeps ? made : 0);
    const isThere = place === this.total;
    const until = isThere ? happened.findLastIndex((each) => each.is === 'walk') : happened.length;
    const comes = happened.slice(0, until).some((each) => each.is === 'check' && each.encounter);
    const found = happened.flatMap((each) => (each.is === 'sought' ? [each.feeds] : []))[0] ?? 0;
    const eaten = found > 0 ? 0 : 1;
    return {
      ...this.#tired(stand, kind, comes),
      day: stand.day + 1,
      place,
      isThere,
      strayed: kind === 'rest' ? stand.strayed : isLost && this.#intent.lostCost === 'dayAndBack',
      isOff: kind === 'rest' ? stand.strayed : isLost,
      met: stand.met || comes,
      food: Math.max(0, stand.food - eaten),
      hungry: stand.hungry || stand.food < eaten,
    };
  }

  /** Every way of the dice of a day, those that come to the same added together. */
  everyDay(stand: Stand): Map<string, { stand: Stand; chance: number }> {
    const all = new Map<string, { stand: Stand; chance: number }>();
    const facts = this.#factsOf(stand);
    const follow = (faces: readonly number[], chance: number): void => {
      try {
        const next = this.dayOn(stand, askingDice(faces), facts);
        const key = JSON.stringify(next);
        all.set(key, { stand: next, chance: (all.get(key)?.chance ?? 0) + chance });
      } catch (thrown) {
        if (!(thrown instanceof DieWanted)) throw thrown;
        const { sides } = thrown.ask;
        for (let face = 1; face <= sides; face += 1) follow([...faces, face], chance / sides);
      }
    };
    follow([], 1);
    return all;
  }

  #kindOf({ travelDays, forcedMarchRest }: Stand): PlannedKind {
    const owed = restStatus({ fatigue: fatigueOf(travelDays, forcedMarchRest) }).dayRestDue;
    return owed && this.#intent.rests ? 'rest' : this.#intent.kind;
  }

  /** They may not stop where the course would: who strays walks on, and so does who goes back. */
  #factsOf(stand: Stand): DayFacts {
    const { place, strayed } = stand;
    const kind = this.#kindOf(stand);
    const { first, later } = daysOf(this.#legs, this.#outset);
    let behind = place;
    let { country } = first(kind);
    const legs = numbered(this.#legs).flatMap((leg) => {
      const left = leg.miles - Math.min(behind, leg.miles);
      if (behind > 0) country = countryOf(leg);
      behind -= leg.miles - left;
      return left === 0 ? [] : [{ ...leg, miles: left }];
    });
    const facts = later(kind, country);
    const on = legs.map((leg, at) => (at === legs.length - 1 ? { ...leg, miles: leg.miles + far } : leg));
    const astray = wayOf(on);
    return strayed
      ? { ...facts, ...astray, thrown: true }
      : { ...facts, ...wayOf(legs), turned: () => astray };
  }

  /** Whoever is there makes camp; who comes then comes to the goal. */
  #playedThrough(facts: DayFacts, dice: Dice): Happening[] {
    const { happened } = playedOut(facts, dice);
    if (happened.at(-1)?.is !== 'arrived') return happened;
    const walks = happened.flatMap((each) => (each.is === 'walk' ? [each] : []));
    const last = walks.at(-1);
    const camp = playedOut(
      { ...facts, kind: 'camp', moments: [], spent: last?.spent ?? 0, now: last?.until ?? facts.now },
      dice,
    );
    return [...happened, ...camp.happened];
  }

  #tired(
    { travelDays, forcedMarchRest }: Stand,
    kind: PlannedKind,
    interrupted: boolean,
  ): Pick<Stand, 'travelDays' | 'forcedMarchRest'> {
    const activity =
      kind === 'rest'
        ? ({ kind: 'restDay', interrupted } as const)
        : ({ kind: 'travelDay', forcedMarch: kind === 'forced' } as const);
    const { fatigue } = fatigueAdvance({
      fatigue: fatigueOf(travelDays, forcedMarchRest),
      activities: [activity],
    });
    return { travelDays: fatigue.travelDays, forcedMarchRest: fatigue.forcedMarchRest };
  }
}

const fatigueOf = (travelDays: number, forcedMarchRest: boolean) => ({
  turnsSinceRest: 0,
  roundsRun: 0,
  exhaustionTurns: 0,
  travelDays,
  forcedMarchRest,
  dayRestOverdue: false,
});
