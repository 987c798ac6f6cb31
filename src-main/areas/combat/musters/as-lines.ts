import { kindOfOne } from '../../../../shared/words/comers/kinds.ts';
import type { Sql } from '../../../db/sql.ts';
import { expectedIn } from '../arrivals/expected.ts';
import { fightNow } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';

/** A fight as lines that would bring its foes again, at full hit points where they stand. */

interface Kind {
  readonly name: string;
  readonly side: string;
  readonly atFeet: number;
  readonly hp: number[];
}

export function asLines(sql: Sql, rules: Parameters<typeof fightNow>[1], fightId: number): string {
  const now = fightNow(sql, rules, fightId);
  const here = kindsOf(now).map(lineOf);
  const later = expectedIn(sql, fightId).map(({ lines, at_round: round, at_words: words }) =>
    round === null ? `${lines} arrives ${words}` : `${lines} arrives round ${round}`,
  );
  return [...here, ...later].join('\n');
}

/** Those of one name, side and place share a line. */
function kindsOf({ fighters, state }: FightNow): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { foe, name, id } of fighters) {
    const stands = state.fighters.find((each) => each.id === id);
    if (!foe || !stands || stands.status === 'absent') continue;
    const { side, atFeet } = stands;
    const key = [kindOfOne(name), side, atFeet].join('|');
    const kind = kinds.get(key) ?? { name: kindOfOne(name), side, atFeet, hp: [] };
    kind.hp.push(foe.max_hp);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

const lineOf = ({ name, side, atFeet, hp }: Kind): string =>
  [
    ...(hp.length > 1 ? [String(hp.length)] : []),
    name,
    `hp ${hp.every((each) => each === hp[0]) ? (hp[0] ?? 1) : hp.join(',')}`,
    `@${Math.round(atFeet)}`,
    ...(side === 'foes' || !/^[\p{L}\p{N}_-]+$/u.test(side) ? [] : [`side ${side}`]),
  ].join(' ');
