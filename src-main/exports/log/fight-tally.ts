import { listed } from '../../../shared/words/names.ts';
import { counted } from '../../../shared/words/figures.ts';
import type { FightFacts } from './fight-facts.ts';

/** One fight as its steps so far left it. */
interface Fought {
  readonly name: string;
  readonly gameTime: number;
  firstRound: number | null;
  round: number | null;
  /** Who is down, and who felled him; nobody where it was no blow. */
  readonly felled: Map<string, string>;
}

const isDown: ReadonlySet<string> = new Set(['dies', 'unconscious']);
const isUpAgain: ReadonlySet<string> = new Set(['revives', 'leaves']);

/** Who felled whom, fight by fight. */
export class FightTally {
  readonly #fights = new Map<number, Fought>();

  add(facts: FightFacts, gameTime: number): void {
    const { id, name, round, events, nameOf } = facts;
    const fought = this.#fights.get(id) ?? {
      name,
      gameTime,
      firstRound: round,
      round,
      felled: new Map<string, string>(),
    };
    this.#fights.set(id, fought);
    fought.round = round;
    for (const { as, id: who, by } of events) {
      if (who === null) continue;
      const whom = nameOf(who);
      if (isUpAgain.has(as)) fought.felled.delete(whom);
      if (!isDown.has(as)) continue;
      const felledBy = by === null ? (fought.felled.get(whom) ?? '') : nameOf(by);
      fought.felled.set(whom, felledBy);
    }
  }

  /** Each in one sentence, at the time at which it began. */
  get told(): { gameTime: number; text: string }[] {
    return [...this.#fights.values()].map(({ name, gameTime, firstRound, round, felled }) => {
      const rounds =
        firstRound === null || round === null ? '' : `, ${counted(round - firstRound + 1, 'round')}`;
      const by = new Map<string, string[]>();
      for (const [whom, who] of felled) by.set(who, [...(by.get(who) ?? []), whom]);
      const fates = [...by].map(([who, whom]) => `${listed(whom)}${who === '' ? '' : ` by ${who}`}`);
      const fell = fates.length === 0 ? 'nobody fell' : `felled: ${fates.join('; ')}`;
      return { gameTime, text: `Fight against ${name}${rounds}; ${fell}.` };
    });
  }
}
