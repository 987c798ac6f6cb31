import { parseNumber } from '../../components/fields/number-text.ts';
import type { Option } from '../../components/choosing/choice.ts';
import type { CommandInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { xpLimits } from './xp-limits.ts';

export type AccountLine = QueryOutput<'reward.account'>['lines'][number];
type Said = NonNullable<CommandInput<'reward.award'>['lines']>;

/** What becomes of a line. */
export type Fate = Said[number]['fate'] | 'later';

const fates: Record<Fate, string> = {
  counted: 'Counts',
  sold: 'Counts, sold',
  later: 'Later',
  struck: 'Never',
};

const optionOf = (fate: Fate): Option => ({ value: fate, label: fates[fate] });

export const fateOptions = ({ canSell }: Pick<AccountLine, 'canSell'>): Option[] =>
  (canSell
    ? (['counted', 'sold', 'later', 'struck'] as const)
    : (['counted', 'later', 'struck'] as const)
  ).map(optionOf);

/** For all lines at once. */
export const allFates: readonly Option[] = (['counted', 'later', 'struck'] as const).map(optionOf);

const keyOf = ({ of, id }: Pick<AccountLine, 'of' | 'id'>): string => `${of} ${id}`;

interface Word {
  fate?: Fate;
  xp?: string;
}

/** What was brought back and who was beaten, with what the referee makes of each. */
export class AccountLines {
  lines = $state.raw<readonly AccountLine[]>([]);
  #said = $state.raw<Readonly<Record<string, Word | undefined>>>({});

  fate(line: AccountLine): Fate {
    return this.#said[keyOf(line)]?.fate ?? line.fate;
  }

  /** As it stands in the field. */
  xpText(line: AccountLine): string {
    return this.#said[keyOf(line)]?.xp ?? String(line.xp);
  }

  /** What the line counts as it stands. */
  xp(line: AccountLine): number {
    if (!this.counts(line)) return 0;
    return parseNumber(this.xpText(line), xpLimits).value ?? 0;
  }

  counts(line: AccountLine): boolean {
    const fate = this.fate(line);
    return fate === 'counted' || fate === 'sold';
  }

  say(line: AccountLine, word: Word): void {
    const key = keyOf(line);
    this.#said = { ...this.#said, [key]: { ...this.#said[key], ...word } };
  }

  sayAll(fate: Fate): void {
    for (const line of this.lines) this.say(line, { fate });
  }

  /** The experience typed for a line is no number. */
  get unread(): boolean {
    return this.lines.some(
      (line) => this.counts(line) && parseNumber(this.xpText(line), xpLimits).problem !== null,
    );
  }

  sum(of: AccountLine['of']): number {
    return this.lines.reduce((sum, line) => sum + (line.of === of ? this.xp(line) : 0), 0);
  }

  /** What to send: those for later are left out, and so is a figure that is the rule's own. */
  get said(): Said {
    return this.lines.flatMap((line) => {
      const fate = this.fate(line);
      if (fate === 'later') return [];
      const { of, id } = line;
      const xp = this.xp(line);
      return [{ of, id, fate, ...(fate !== 'struck' && xp !== line.xp && { xp }) }];
    });
  }
}
