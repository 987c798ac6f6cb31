import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import { kindOfOne } from '../../../../shared/words/comers/kinds.ts';
import type { Sql } from '../../../db/sql.ts';
import { expectedIn } from '../arrivals/expected.ts';
import { thingCalled } from '../comers/things.ts';
import { typedOf } from '../comers/typed-foe.ts';
import { fightNow } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';

/** A fight as lines that would bring its foes again, at full hit points where they stand. */

interface Kind {
  readonly name: string;
  readonly side: string;
  readonly atFeet: number;
  readonly hp: number[];
  readonly crew: string | null;
}

type Rules = Parameters<typeof fightNow>[1];

export function asLines(sql: Sql, rules: Rules, fightId: number): string {
  const now = fightNow(sql, rules, fightId);
  const here = kindsOf(now).map((kind) => lineOf(kind, rules));
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
    const crew = typedOf(foe).figures?.[titles.crew] ?? null;
    const key = [kindOfOne(name), side, atFeet, crew ?? ''].join('|');
    const kind = kinds.get(key) ?? { name: kindOfOne(name), side, atFeet, hp: [], crew };
    kind.hp.push(foe.max_hp);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

/** As it is typed: of a vehicle the hit points that are listed, of an engine its crew. */
function lineOf({ name, side, atFeet, hp: rows, crew }: Kind, rules: Rules): string {
  const thing = thingCalled(rules, name);
  const hp = rows.map((points) => Math.ceil(points / (thing?.times ?? 1)));
  return [
    ...(hp.length > 1 ? [String(hp.length)] : []),
    name,
    ...(crew !== null && thing?.crewed === true ? [`crew ${crew}`] : []),
    `hp ${hp.every((each) => each === hp[0]) ? (hp[0] ?? 1) : hp.join(',')}`,
    `@${Math.round(atFeet)}`,
    ...(side === 'foes' || !/^[\p{L}\p{N}_-]+$/u.test(side) ? [] : [`side ${side}`]),
  ].join(' ');
}
