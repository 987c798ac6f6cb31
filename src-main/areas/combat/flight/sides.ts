import { refused } from '../../../../shared/errors.ts';
import type { MeetingSide } from '../../../../shared/rules/meeting/answers.ts';
import type { CombatState } from '../../../../shared/rules/combat.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import type { FightNow } from '../fight-now.ts';
import { fightingElsewhere } from '../several/times.ts';
import type { StepContext } from '../../../steps/step-context.ts';

type Stood = CombatState['fighters'][number];

/** A flight out of a fight before it begins. */
export interface Parted {
  readonly fleeing: MeetingSide;
  readonly runners: readonly Stood[];
  /** Of the side of those who run: on their feet, and not running. */
  readonly stay: readonly Stood[];
  readonly followers: readonly Stood[];
}

/** Throws refused where these cannot run, or where there is nobody to run from. */
export function partedBy({ state, nameOf }: FightNow, ids: readonly string[]): Parted {
  const named = new Set(ids);
  const runners = state.fighters.filter(({ id }) => named.has(id));
  if (runners.length < named.size) throw refused('One of them does not fight here. Nothing was changed.');
  const lie = runners.filter(({ status }) => status !== 'active');
  if (lie.length > 0)
    throw refused(
      `${capital(listed(lie.map(({ id }) => nameOf(id))))} ${lie.length === 1 ? 'is' : 'are'} in no state to run. Nothing was changed.`,
      { runners: 'Choose among those on their feet.' },
    );
  const sides = new Set(runners.map(({ side }) => side));
  const [side] = sides;
  if (sides.size !== 1 || side === undefined)
    throw refused('Those who run must be of one side. Nothing was changed.', {
      runners: 'Choose those of one side.',
    });
  const active = state.fighters.filter(({ status }) => status === 'active');
  const followers = active.filter((each) => each.side !== side);
  if (followers.length === 0)
    throw refused('Nobody is left to run from. Nothing was changed; the fight can be ended.');
  return {
    fleeing: side === 'party' ? 'party' : 'monsters',
    runners,
    stay: active.filter((each) => each.side === side && !named.has(each.id)),
    followers,
  };
}

/** Those of the party who do not run with it: who stays in this fight, and who stands in another. */
export function leftOfParty(
  { sql, campaign }: Pick<StepContext, 'sql' | 'campaign'>,
  { row, fighters }: { row: FightNow['row']; fighters: readonly Fighter[] },
  { fleeing, stay }: Parted,
): number[] {
  const elsewhere = [...fightingElsewhere(sql, campaign, row.id)];
  const ids = new Set([...(fleeing === 'party' ? stay.map(({ id }) => id) : []), ...elsewhere]);
  const here = fighters.flatMap(({ id, person }) => (person && ids.has(id) ? [person.id] : []));
  const others = elsewhere.flatMap((id) => (id.startsWith('c') ? [Number(id.slice(1))] : []));
  return [...new Set([...here, ...others])];
}
