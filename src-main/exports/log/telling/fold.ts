import { dayAndTime } from '../../../../shared/clock.ts';
import { listed } from '../../../../shared/words/names.ts';
import { turnsNamed } from '../../../facts/words.ts';
import type { Chances } from './chances.ts';
import type { Part } from './fights.ts';
import { follows } from './quiet.ts';
import type { Quiet } from './quiet.ts';
import type { Remarks } from './remarks.ts';

/** A line of the log as it is told. */
export interface Told {
  gameTime: number;
  /** The time of day, `10:40`. */
  at: string;
  text: string;
  remarks: Remarks | null;
  /** Under a heading of its own; null for the hour's. */
  part: Part | null;
}

/** One step on its way to being told: with others where it is quiet. */
export interface Telling extends Omit<Told, 'text' | 'at'> {
  seq: number;
  /** Its sentence, asked for when it is told: what was said before it may be left out of it. */
  text: () => string;
  /** On the clock of the wall. */
  when: string;
  quiet: Quiet | null;
}

const mostInOne = 300;

/** Lays quiet steps that follow one another together into one line. */
export class Fold {
  #waiting: (Telling & { quiet: Quiet })[] = [];
  /** The last of them that is no check, and the chance of those that are. */
  #last: Quiet | null = null;
  #chance: number | null = null;
  readonly #chances: Chances;

  constructor(chances: Chances) {
    this.#chances = chances;
  }

  /** What can be told by now. */
  take(telling: Telling): Told[] {
    const { quiet } = telling;
    if (quiet === null) return [...this.rest(), toldAt(telling, telling.text(), telling.remarks)];
    const goesOn = this.#waiting.length < mostInOne && this.#goesOn(quiet);
    const told = goesOn ? [] : this.rest();
    this.#waiting.push({ ...telling, quiet });
    if (quiet.of === 'check') this.#chance ??= quiet.chanceInSix;
    else this.#last = quiet;
    return told;
  }

  rest(): Told[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#last = null;
    this.#chance = null;
    const [first] = waiting;
    if (first === undefined) return [];
    const isAlone = waiting.length === 1 && first.quiet.of !== 'check';
    const text = isAlone
      ? first.text()
      : inOne(
          waiting.map(({ quiet }) => quiet),
          this.#chances,
        );
    return [toldAt(first, text, remarksOf(waiting))];
  }

  #goesOn(next: Quiet): boolean {
    const isOther = next.of === 'check' && this.#chance !== null && this.#chance !== next.chanceInSix;
    return (
      !isOther &&
      (this.#last === null ? this.#waiting.length === 0 || next.of !== 'rounds' : follows(this.#last, next))
    );
  }
}

const toldAt = ({ gameTime, part }: Telling, text: string, remarks: Remarks | null): Told => ({
  gameTime,
  part,
  at: dayAndTime(gameTime).time,
  text,
  remarks,
});

const inOne = (quiet: readonly Quiet[], chances: Chances): string =>
  [roundsInOne(quiet), turnsInOne(quiet), checksInOne(quiet, chances)]
    .filter((part) => part !== '')
    .join(' ');

const roundsInOne = (quiet: readonly Quiet[]): string => {
  const rounds = quiet.filter((each) => each.of === 'rounds');
  const [first, last] = [rounds[0], rounds.at(-1)];
  return first && last ? `${first.fight}, rounds ${first.first} to ${last.last}${first.told}.` : '';
};

const turnsInOne = (quiet: readonly Quiet[]): string => {
  const passed = quiet.filter((each) => each.of === 'turns');
  const [first, last] = [passed[0], passed.at(-1)];
  if (!first || !last) return '';
  const counts = new Map<string, number>();
  for (const { did, first: from, last: to } of passed)
    counts.set(did, (counts.get(did) ?? 0) + to - from + 1);
  const did = counts.size === 1 ? [...counts.keys()] : [...counts].map(([what, count]) => `${what} ${count}`);
  const which = first.first === last.last ? `Turn ${last.last}` : `Turns ${first.first} to ${last.last}`;
  return `${which}: ${listed(did)}.`;
};

const checksInOne = (quiet: readonly Quiet[], chances: Chances): string => {
  const checks = quiet.filter((each) => each.of === 'check');
  const [first] = checks;
  if (first === undefined) return '';
  const which = turnsNamed(checks.map(({ turn }) => turn));
  const many = checks.length === 1 ? 'check' : 'checks';
  return `Wandering ${many}, ${which}${chances.told(first.chanceInSix)}: nothing comes.`;
};

const remarksOf = (waiting: readonly Telling[]): Remarks | null => {
  const [first, last] = [waiting[0], waiting.at(-1)];
  if (!first?.remarks || !last) return null;
  if (first === last) return first.remarks;
  const when = first.when.endsWith(last.when) ? first.when : `${first.when} to ${last.when}`;
  const all = waiting.map(({ remarks }) => remarks);
  return {
    which: `steps ${first.seq} to ${last.seq}, ${when}`,
    actByAct: '',
    dice: joined(all.map((each) => each?.dice ?? '')),
    why: joined(all.map((each) => each?.why ?? '')),
    overruled: '',
    hidden: all.every((each) => each?.hidden === true),
  };
};

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
