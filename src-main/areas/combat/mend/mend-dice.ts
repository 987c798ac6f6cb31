import type { DieAsk } from '../../../../shared/dice/asking.ts';
import { checkedFace } from '../../../../shared/dice/dice.ts';
import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { capital, uncapital } from '../../../../shared/words/names.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { FallenDie } from '../../../facts/fight/read-fight.ts';
import { readFight } from '../../../facts/fight/read-fight.ts';
import { fightNow } from '../fight-now.ts';
import type { Pending } from '../acting/pending.ts';
import { titleOfAll } from '../titles.ts';
import { fixedCourse } from '../strokes/course.ts';
import { lastAct, namedDice } from './last-act.ts';
import type { NamedDie } from './last-act.ts';

type LastDice = NonNullable<QueryOutput<'combat.lastDice'>>;

/** What a die is for: one that fell for the same fits again. */
export const purposeOf = (act: number, { what, by, against, way, sides, nth }: DieAsk): string =>
  JSON.stringify([act, what, by, against ?? null, way ?? null, sides, nth]);

export function lastDice(sql: Sql, rules: CampaignRules, fightId: number): LastDice | null {
  if (readFight(sql, fightId) === null) return null;
  const last = lastAct(sql, rules, fightId);
  if (typeof last === 'string') {
    const { played } = fightNow(sql, rules, fightId);
    return { after: played.steps, said: '', barred: last, dice: [] };
  }
  const { before, acts, n, said } = last;
  const dice = namedDice(before, acts);
  return {
    after: n,
    said,
    barred: dice.length === 0 ? 'No die fell in the last act.' : null,
    dice: dice.map(({ act, die, ask, fallen: [sides, face, by] }) => ({
      act,
      die,
      sides,
      face,
      by: by === 'r' ? 'rolled' : 'typed',
      title: dieTitle(ask, before.nameOf),
    })),
  };
}

/** "Hild: attack, at Goblin 2, with Sword"; of several dice the how manieth. */
function dieTitle({ title, by, against, way, nth, of = 1 }: DieAsk, nameOf: (id: string) => string): string {
  const what = by === null ? title : `${capital(nameOf(by))}: ${uncapital(title)}`;
  return [
    what,
    ...(against === undefined ? [] : [`at ${nameOf(against)}`]),
    ...(way === undefined ? [] : [`with ${way}`]),
    ...(of > 1 ? [`${nth} of ${of}`] : []),
  ].join(', ');
}

/** The last act as it begins again, with other faces. Throws refused, `bad-die`. */
export function begunAgain(
  sql: Sql,
  rules: CampaignRules,
  { fightId, after, dice }: ParsedInput<'combat.mendDice'>,
): Pending {
  const last = lastAct(sql, rules, fightId);
  if (typeof last === 'string') throw refused(`${last} Nothing was changed.`);
  const { before, acts, n, to, overtaken } = last;
  if (n !== after)
    throw refused(
      'Something else happened in the fight meanwhile. Nothing was changed; look at the board again.',
    );
  const named = namedDice(before, acts);
  const changed = dice.map(({ act, die, face }) => {
    const found = named.find((each) => each.act === act && each.die === die);
    if (!found) throw refused('The last act has no such die. Nothing was changed.');
    return { found, face: checkedFace(face, found.fallen[0]), was: found.fallen[1] };
  });
  if (changed.every(({ face, was }) => face === was))
    throw refused('The dice show that already. Nothing was changed.');
  const fallen = (each: NamedDie): FallenDie => {
    const other = changed.find(({ found }) => found === each);
    return other && other.face !== other.was ? [each.fallen[0], other.face, 't'] : each.fallen;
  };
  const [first] = named;
  if (!first) throw refused('No die fell in the last act. Nothing was changed.');
  return {
    after,
    acts: acts.map(({ action }) => action),
    course: fixedCourse(acts.map(({ action }) => action)),
    fallen: [],
    wanted: first.ask,
    soFar: [],
    mending: {
      to,
      title: `Again: ${titleOfAll(
        before,
        acts.slice(overtaken).map(({ action }) => action),
      )}`,
      overtaken,
      changed: changed.filter(({ face, was }) => face !== was).map(({ face, was }) => ({ face, was })),
      kept: named.map((each) => ({ purpose: purposeOf(each.act, each.ask), die: fallen(each) })),
    },
  };
}
