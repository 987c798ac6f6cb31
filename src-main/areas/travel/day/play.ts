import type { Dice } from '../../../../shared/dice/dice.ts';
import { isMarch, isSailing } from './day-now.ts';
import type { DayFacts, Happening, LegAhead } from './happening.ts';
import { inTurns } from './carried-over.ts';
import { Playing } from './playing.ts';
import { Sailing } from './sail.ts';
import { forage, hunt } from '../../../facts/exploration.ts';
import { stretchOver } from '../../../facts/road/over-ground.ts';

/** A day out of doors as it goes, from facts and dice alone; nothing is read and nothing written. */

/**
 * What happens from now to the next morning, or up to the first thing that needs the referee: somebody comes, the way
 * ahead ends, somebody would go without supper. The dice fall in the order of the happenings, which are gathered in
 * `happened`, so that they are known too where a die is still to be thrown.
 */
export function playDay(facts: DayFacts, dice: Dice, happened: Happening[] = []): Happening[] {
  const day =
    facts.sea !== null && isSailing(facts.kind)
      ? new Sailing(facts, facts.sea, dice, happened)
      : new Ashore(facts, dice, happened);
  day.play();
  return happened;
}

/** A day ashore, or one on which a vessel lies still. */
class Ashore extends Playing {
  play(): void {
    if (this.facts.phase === 'way') this.weather();
    if (this.facts.phase === 'way' && !(isMarch(this.facts.kind) ? this.#onTheWay() : this.#staying()))
      return;
    this.night();
  }

  /** False where it stops for the referee. */
  #onTheWay(): boolean {
    const { parts } = this.facts;
    this.carryOver();
    this.direction(reach({ ...this.facts, spent: this.spent, legs: this.legs }));
    while (this.legs.length > 0) {
      const due = this.moments.find(({ share }) => share !== null);
      const target = due?.share
        ? Math.max(this.spent, Math.floor((parts * due.share[0]) / due.share[1]))
        : parts;
      if (this.#darkens(target)) return false;
      if (this.#walk(target)) return false;
      if (due === undefined || this.legs.length === 0) break;
      this.strike(due);
      if (this.check(this.now)) return false;
    }
    if (this.legs.length === 0 && this.spent < parts) {
      this.happened.push({ is: 'arrived', barrier: this.barrier });
      return false;
    }
    return this.#camp(this.now);
  }

  #staying(): boolean {
    const { evening, kind, hunts, brought } = this.facts;
    if (brought > 0) this.happened.push({ is: 'brought', portions: brought });
    if (kind === 'camp') return this.#camp(this.now);
    if (hunts && this.#hunt()) return false;
    if (this.checksUntil(evening)) return false;
    return this.#camp(Math.max(this.now, evening));
  }

  /** Walks up to the dark that falls before so many parts are spent; true where it stops there. */
  #darkens(parts: number): boolean {
    const { darkAt, marchSeconds, parts: all } = this.facts;
    const left = all - this.spent;
    const hours = marchSeconds - this.marched;
    if (darkAt === null || left <= 0) return false;
    if (darkAt >= this.now + ((parts - this.spent) * hours) / left) return false;
    if (darkAt > this.now && this.#walk(this.spent + Math.floor((left * (darkAt - this.now)) / hours)))
      return true;
    if (this.legs.length === 0) return false;
    this.happened.push({ is: 'dark', at: this.now });
    return true;
  }

  /**
   * On until so many parts are spent; what is left under a mile goes with the day. True where they come by a site of which
   * they do not know, and stop there. OSE-WILD-13.
   */
  #walk(parts: number): boolean {
    const { facts } = this;
    const before = this.spent;
    const sitesOf = ({ to }: LegAhead) => (to === null ? [] : facts.sitesIn(to));
    const at = this.legs.findIndex((leg) => sitesOf(leg).length > 0);
    const beyond = at < 0 ? [] : this.legs.slice(at + 1);
    const passed = this.legs[at];
    const onward = { ...facts, parts, spent: before, legs: at < 0 ? this.legs : this.legs.slice(0, at + 1) };
    const { legs: all, partsSpent, done } = stretched(onward);
    this.spent = partsSpent;
    const share = done || facts.parts === before ? this.spent - before : parts - before;
    const left = facts.parts - before;
    const seconds = left === 0 ? 0 : inTurns((share * (facts.marchSeconds - this.marched)) / left);
    this.marched += seconds;
    this.now += seconds;
    this.went(all);
    const comesBy = passed !== undefined && this.legs.length === 0;
    this.legs = [...this.legs, ...beyond];
    if (comesBy) this.happened.push({ is: 'passes', at: this.now, sites: sitesOf(passed) });
    return comesBy;
  }

  /** True where animals are found: they are met, and caught at the table. OSE-WILD-8. */
  #hunt(): boolean {
    this.ask('Hunting, 1 in 6', 'OSE-WILD-8');
    const { animalsFound: found, reasons } = hunt({}, this.dice);
    this.happened.push({ is: 'sought', by: 'hunt', found, feeds: 0, reasons });
    return found;
  }

  /** Food is looked for on the way. OSE-WILD-7. */
  #forage(): number {
    if (!this.facts.forages || this.spent === 0) return 0;
    this.ask('Foraging, 1 in 6', 'OSE-WILD-7');
    const { found, feeds, reasons } = forage({ day: 'travel' }, this.dice);
    this.happened.push({ is: 'sought', by: 'forage', found, feeds, reasons });
    return feeds;
  }

  /** False where somebody would go short, so that the referee sees it before the night. */
  #camp(at: number): boolean {
    const fed = this.#forage();
    this.now = at;
    const wants = this.facts.wants(fed, this.country);
    this.happened.push({ is: 'camp', at, wants });
    return wants === null && !this.facts.waitsAtEvening;
  }
}

type Onward = Pick<DayFacts, 'rules' | 'parts' | 'spent' | 'legs' | 'fullSpeedIn' | 'aloft'>;

/** Whole miles of each leg until the parts are spent. OSE-WILD-13. */
function stretched({ rules, parts, spent, legs, fullSpeedIn, aloft }: Onward) {
  const { milesTravelled, partsSpent, done } = stretchOver(
    { rules, allowance: parts, partsSpent: spent, fullSpeedIn, aloft },
    legs,
  );
  return { partsSpent, done, legs: legs.map((leg, at) => ({ ...leg, made: milesTravelled[at] ?? 0 })) };
}

/** How far the whole day would go. */
export const reach = (onward: Onward): (LegAhead & { made: number })[] => stretched(onward).legs;
