import type { JournalRow } from '../../../db/tables.ts';
import type { Tally } from '../tally.ts';
import { Chances } from './chances.ts';
import { FightParts } from './fights.ts';
import { Fold } from './fold.ts';
import type { Told } from './fold.ts';
import { PlayersView } from './players.ts';
import { quietOf } from './quiet.ts';
import { LocalClock, stepReader } from './remarks.ts';
import type { ReadOutcome } from './remarks.ts';

/** Tells the steps of a log line by line, and adds up what they come to. */
export class Teller {
  readonly #tally: Tally;
  readonly #players: PlayersView | null;
  readonly #chances = new Chances();
  readonly #fold = new Fold(this.#chances);
  readonly #fights: FightParts;
  readonly #clock = new LocalClock();
  readonly #reader = stepReader();

  /** How many steps it told. */
  told = 0;

  constructor(tally: Tally, forPlayers: boolean) {
    this.#tally = tally;
    this.#players = forPlayers ? new PlayersView() : null;
    this.#fights = new FightParts(forPlayers);
  }

  /** What can be told by now. */
  take(row: JournalRow): Told[] {
    if (row.status !== 'done') {
      this.#tally.takenBack += 1;
      return [];
    }
    const read = this.#reader.outcome(row);
    return this.#players === null ? this.#toReferee(row, read) : this.#toPlayers(this.#players, row, read);
  }

  rest(): Told[] {
    return this.#fold.rest();
  }

  #toReferee(row: JournalRow, { facts, why }: ReadOutcome): Told[] {
    this.#tally.add(row, facts);
    this.told += 1;
    const when = this.#clock.tell(row.real_time);
    return this.#fold.take({
      seq: row.seq,
      when,
      gameTime: row.game_time,
      part: this.#fights.partOf(row.kind, facts.fight),
      quiet: quietOf(row, facts),
      text: () => this.#chances.sentence(row.summary, facts),
      remarks: {
        which: `step ${row.seq}, ${when}`,
        actByAct: facts.actByAct.join(' '),
        dice: this.#reader.dice(row.rolls),
        why: this.#chances.why(row.kind, why),
        overruled: facts.overruled ?? '',
        hidden: facts.hidden,
      },
    });
  }

  #toPlayers(players: PlayersView, row: JournalRow, { facts }: ReadOutcome): Told[] {
    const told = players.tell(row, facts);
    const part = this.#fights.partOf(row.kind, facts.fight);
    this.#tally.addForPlayers(row, facts, told?.text ?? null, (met) => players.knows(met));
    if (told === null) return [];
    this.told += 1;
    return this.#fold.take({
      seq: row.seq,
      when: '',
      gameTime: row.game_time,
      part,
      quiet: told.quiet,
      text: () => told.text,
      remarks: null,
    });
  }
}
