import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { DieAsk } from '../../../../shared/dice/asking.ts';
import { newestChanged } from '../../../db/journal/kept-images.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { keptActs } from '../../../facts/fight/play.ts';
import type { FallenDie, KeptAct } from '../../../facts/fight/read-fight.ts';
import { readSteps } from '../../../facts/fight/read-fight.ts';
import { fightNow } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';

/** The last step of a fight, while it is the last of the campaign too. */
export interface LastAct {
  /** What the journal goes back to where it is done again. */
  readonly to: number;
  readonly n: number;
  readonly said: string;
  /** As they were played: first what the fight took over from elsewhere, then what was done. */
  readonly acts: readonly KeptAct[];
  /** How many of them were taken over. */
  readonly overtaken: number;
  /** The fight before it. */
  readonly before: FightNow;
}

const lineOf = withValues(({ seq }: { seq: number }) =>
  query.selectFrom('journal').select(['seq', 'kind', 'input', 'summary']).where('seq', '=', seq),
);

type Line = NonNullable<ReturnType<typeof newestLine>>;

function newestLine(sql: Sql, before: number) {
  const seq = newestChanged(sql, before);
  return seq === null ? undefined : sql.get(lineOf({ seq }));
}

const isOf = ({ kind, input }: Line, wanted: string, fightId: number): boolean =>
  kind === wanted && (JSON.parse(input) as { fightId?: number }).fightId === fightId;

/** Why none of its dice can be mended, in a sentence, where that is so. */
export function lastAct(sql: Sql, rules: Pick<CampaignRules, 'system'>, fightId: number): LastAct | string {
  const newest = newestLine(sql, Number.MAX_SAFE_INTEGER);
  let first = newest;
  // What was mended before goes back over the act itself.
  while (first !== undefined && isOf(first, 'combat.mend', fightId)) first = newestLine(sql, first.seq);
  if (newest === undefined || first === undefined) return 'Nothing was done yet.';
  if (!isOf(first, 'combat.act', fightId))
    return `The last step was no act of this fight: ${newest.summary} Only the dice of the last step can be mended; take back what came after first.`;
  const step = readSteps(sql, fightId).at(-1);
  const acts = step && keptActs(step.acts);
  if (!step || !acts) return 'The last act cannot be read.';
  const done = (JSON.parse(newest.input) as { acts: readonly unknown[] }).acts.length;
  const before = fightNow(sql, rules, fightId, step.n - 1);
  if (before.played.broken !== null) return 'The rules have changed since this fight was played.';
  const said = newest.summary;
  return { to: first.seq - 1, n: step.n, said, acts, overtaken: acts.length - done, before };
}

/** A die of an act with what it was asked for. */
export interface NamedDie {
  readonly act: number;
  readonly die: number;
  readonly ask: DieAsk;
  readonly fallen: FallenDie;
}

/** What each die of the acts was for, as the rules ask for them. */
export function namedDice({ machine, state: from }: FightNow, acts: readonly KeptAct[]): NamedDie[] {
  let state = from;
  return acts.flatMap(({ action, dice }, act) => {
    const faces = dice.map(([, face]) => face);
    const named = dice.flatMap((fallen, die): NamedDie[] => {
      const { wanted } = attempt(machine, state, action, faces.slice(0, die));
      return wanted === null ? [] : [{ act, die, ask: wanted, fallen }];
    });
    const done = attempt(machine, state, action, faces);
    if (done.wanted === null) ({ state } = done.step);
    return named;
  });
}
