import type {
  CombatAction,
  CombatClock,
  CombatMachine,
  CombatState,
  LegalAction,
} from '../../rules/combat.ts';
import type { Known, Roster } from './roster.ts';
import { feetToNearest, mostHurt, targetAmong } from './targets.ts';
import * as words from './words.ts';

/** From here on those who stay back come nearer; and so near nobody falls back any farther. */
const farFeet = 60;
const safeFeet = 40;
/** So near one has met the foe. */
const metFeet = 10;
/** Nobody tries the gods more often. */
const mostTurnings = 3;

/** How one has fared so far. */
interface Course {
  shots: number;
  casts: number;
  turnings: number;
  broken: boolean;
  /** The moment of the fight in which he walked last. */
  walked: number;
}

const act = ({ kind, actor }: LegalAction, target?: string | null, way?: string): CombatAction => ({
  kind,
  actor,
  ...(target !== undefined && target !== null && { target }),
  ...(way !== undefined && { way }),
});

const everyone = ({ fighters }: CombatState): string[] => fighters.map(({ id }) => id);

const isPassing = ({ role, targets, ways }: LegalAction): boolean => role === 'wait' && !targets && !ways;

/** Chooses for everybody in one fight, by the policies; throws no dice, so that a fight hangs on its seed alone. */
export class Chooser {
  readonly #machine: CombatMachine;
  readonly #roster: Roster;
  readonly #courses: Course[];
  readonly #ignoresMorale: boolean;
  #clock: CombatClock | null = null;
  #moment = 0;
  /** Who is asked first. */
  #next = 0;
  /** What lets somebody's moment pass who wants nothing. */
  #idle: LegalAction | null = null;
  /** How many of each side are up now. */
  readonly standing: number[];

  constructor(machine: CombatMachine, roster: Roster, ignoresMorale: boolean) {
    this.#machine = machine;
    this.#roster = roster;
    this.#ignoresMorale = ignoresMorale;
    this.standing = [...roster.standing];
    this.#courses = roster.known.map(({ isBroken }) => ({
      shots: 0,
      casts: 0,
      turnings: 0,
      broken: isBroken,
      walked: -1,
    }));
  }

  broke(at: number): void {
    const course = this.#courses[at];
    if (course) course.broken = true;
  }

  used(at: number, what: 'shots' | 'casts', count: number): void {
    const course = this.#courses[at];
    if (course) course[what] += count;
  }

  /** The first who wants to do something does it; else the table goes on, unless that takes others' moment; else somebody lets it pass. */
  choose(state: CombatState): CombatAction {
    this.#tick(state);
    const wish = this.#firstWish(state);
    if (wish !== null) return wish;
    const [table] = this.#machine.options(state, null);
    const passes = table?.cutsOff === true && this.#idle !== null;
    if (table && !passes) return this.#ofTable(table);
    const rest = this.#idle ?? this.#machine.legalActions(state)[0];
    if (!rest) throw new RangeError('Nothing to choose from.');
    return act(rest, rest.targets?.[0], rest.ways?.[0]);
  }

  /**
   * Within a moment of a round it is all the same who comes first, so whoever comes after the last is asked first; on
   * one second the machine says who comes before whom.
   */
  #firstWish(state: CombatState): CombatAction | null {
    const candidates = this.#machine.candidates(state);
    const many = candidates.length;
    const from = state.clock.round === null ? 0 : candidates.findIndex((at) => at >= this.#next);
    for (let nth = Math.max(0, from), asked = 0; asked < many; nth++, asked++) {
      const at = candidates[nth % many] ?? -1;
      const fighter = state.fighters[at];
      if (fighter?.status !== 'active') continue;
      const wish = this.#asked(state, at, this.#machine.options(state, fighter.id));
      if (wish === null) continue;
      this.#next = at;
      return wish;
    }
    return null;
  }

  #asked(state: CombatState, at: number, own: readonly LegalAction[]): CombatAction | null {
    if (own.length === 0) return null;
    const wish = this.#wish(state, at, own);
    if (wish === null) this.#idle ??= own.find(isPassing) ?? null;
    return wish;
  }

  #tick({ clock }: CombatState): void {
    this.#idle = null;
    const last = this.#clock;
    this.#clock = clock;
    const same = last?.round === clock.round && last.count === clock.count && last.phase === clock.phase;
    if (!same) this.#moment++;
  }

  #ofTable(entry: LegalAction): CombatAction {
    const { ways } = entry;
    const byWord = this.#ignoresMorale && ways?.includes(words.standsByWord) === true;
    return act(entry, entry.targets?.[0], byWord ? words.standsByWord : ways?.[0]);
  }

  #wish(state: CombatState, at: number, own: readonly LegalAction[]): CombatAction | null {
    const known = this.#roster.known[at];
    const course = this.#courses[at];
    const self = state.fighters[at];
    if (!known || !course || !self) return null;
    const flees = course.broken || this.#losesHeart(known);
    if (flees) {
      const away = this.#leave(state, at, own, course.broken);
      if (away !== null || course.broken) return away;
    }
    const { policy } = known;
    const up = own.find(({ role, kind }) => role === 'recover' && !words.isStopping(kind));
    if (up) return act(up, up.targets?.[0], up.ways?.[0]);
    if (policy.fallsBack && self.hp * 4 < self.maxHp) {
      const back = this.#fallBack(state, at, own);
      if (back !== null) return back;
    }
    const parry = policy.parries && self.hp * 2 < self.maxHp && own.find(({ kind }) => words.isParry(kind));
    if (parry) return act(parry, parry.targets?.[0], parry.ways?.[0]);
    return (
      this.#magic(state, at, own, known, course) ??
      this.#attack(state, at, own, known) ??
      this.#walk(state, at, own, known, course) ??
      this.#ready(own)
    );
  }

  #losesHeart({ side, policy, hasMorale }: Known): boolean {
    if (!policy.fleesAtHalf || (hasMorale && !this.#ignoresMorale)) return false;
    return (this.standing[side] ?? 0) * 2 <= (this.#roster.standing[side] ?? 0);
  }

  #leave(state: CombatState, at: number, own: readonly LegalAction[], broken: boolean): CombatAction | null {
    const out =
      own.find(({ role, kind }) => role === 'leave' && !words.isGivingUp(kind)) ??
      own.find(({ kind }) => words.isAway(kind)) ??
      own.find(({ kind }) => words.isRetreatDeclared(kind)) ??
      (broken ? own.find(({ role }) => role === 'leave') : undefined);
    // Before initiative there is nothing to leave yet, and giving up is for the cornered.
    if (!out || (words.isGivingUp(out.kind) && state.clock.phase === 'declare')) return null;
    return act(out, out.targets?.[0], out.ways?.[0]);
  }

  #fallBack(state: CombatState, at: number, own: readonly LegalAction[]): CombatAction | null {
    const away = own.find(({ kind }) => words.isAway(kind) || words.isAwayDeclared(kind));
    if (!away || feetToNearest(this.#roster, state, at) > safeFeet) return null;
    return act(away, away.targets?.[0], away.ways?.[0]);
  }

  #magic(
    state: CombatState,
    at: number,
    own: readonly LegalAction[],
    known: Known,
    course: Course,
  ): CombatAction | null {
    const { casting } = known.policy;
    if (casting === 'none' || (casting === 'sparing' && !this.#isNeeded(known))) return null;
    let best: CombatAction | null = null;
    let most = 0;
    for (const entry of own) {
      if (entry.role === 'magic' && !entry.ways && words.isTurning(entry.kind)) {
        if (course.turnings >= mostTurnings || most > 0) continue;
        course.turnings++;
        return act(entry, entry.targets?.[0]);
      }
      if (entry.role !== 'magic' && entry.role !== 'prepare') continue;
      for (const way of entry.ways ?? []) {
        const magic = known.magic.get(way);
        if (!magic || magic.worth <= most) continue;
        const target = magic.heals
          ? mostHurt(this.#roster, state, at, entry.targets)
          : targetAmong(this.#roster, state, at, entry.targets ?? everyone(state));
        if (target === null) continue;
        most = magic.worth;
        // Named though the rules ask for nobody: on him it works.
        best = act(entry, entry.targets || entry.aims ? target : undefined, way);
      }
    }
    return best;
  }

  /** Whether it goes badly: fewer are up than at the beginning, or than the foes are. */
  #isNeeded({ side }: Known): boolean {
    const own = this.standing[side] ?? 0;
    return (
      own < (this.#roster.standing[side] ?? 0) || this.standing.some((many, at) => at !== side && many > own)
    );
  }

  #attack(
    state: CombatState,
    at: number,
    own: readonly LegalAction[],
    { policy }: Known,
  ): CombatAction | null {
    let best: CombatAction | null = null;
    let most = -1;
    for (const entry of own) {
      if (entry.role !== 'attack' || words.isSpecial(entry.kind)) continue;
      const flies = words.isMissile(entry.kind);
      if (flies && policy.missiles === 'none') continue;
      if (flies && policy.missiles === 'beforeMelee' && feetToNearest(this.#roster, state, at) <= 10)
        continue;
      const target = entry.targets ? targetAmong(this.#roster, state, at, entry.targets) : undefined;
      if (target === null) continue;
      for (const way of entry.ways ?? [undefined]) {
        const action = act(entry, target, way);
        const worth = this.#roster.worths.of(this.#machine, state, at, action);
        if (worth <= most) continue;
        most = worth;
        best = action;
      }
    }
    return best;
  }

  #walk(
    state: CombatState,
    at: number,
    own: readonly LegalAction[],
    known: Known,
    course: Course,
  ): CombatAction | null {
    if (course.walked === this.#moment || this.#holds(state, at, known, course)) return null;
    if (this.#walksPast(state, known)) return null;
    for (const entry of own) {
      if (entry.role !== 'move' || !entry.targets || words.isAway(entry.kind)) continue;
      const target = targetAmong(this.#roster, state, at, entry.targets);
      if (target === null) continue;
      course.walked = this.#moment;
      return act(entry, target, entry.ways?.[0]);
    }
    return null;
  }

  /** Who stands in a row behind others does not go before they have met the foe. */
  #walksPast({ fighters }: CombatState, { rank, side }: Known): boolean {
    if (rank === 1) return false;
    return this.#roster.known.some(
      (other, nth) =>
        other.side === side &&
        other.rank < rank &&
        fighters[nth]?.status === 'active' &&
        feetToNearest(this.#roster, { fighters }, nth) > metFeet,
    );
  }

  /** He stays where he is, as long as he has something to send from there. */
  #holds(
    state: CombatState,
    at: number,
    { policy, isArcher, magic, casts, shots }: Known,
    course: Course,
  ): boolean {
    const weak = policy.fallsBack && (state.fighters[at]?.hp ?? 0) * 4 < (state.fighters[at]?.maxHp ?? 0);
    if (!weak && !policy.staysBack) return false;
    const shoots = isArcher && policy.missiles !== 'none' && (shots === null || course.shots < shots);
    const spells = policy.casting !== 'none' && magic.size > 0 && (casts === null || course.casts < casts);
    return (weak || shoots || spells) && feetToNearest(this.#roster, state, at) <= farFeet;
  }

  #ready(own: readonly LegalAction[]): CombatAction | null {
    const entry = own.find(({ kind }) => words.isMakingReady(kind));
    return entry ? act(entry, entry.targets?.[0], entry.ways?.[0]) : null;
  }
}
