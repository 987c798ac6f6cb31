import { attacksText } from '../../../shared/bestiary/written/fighting.ts';
import { creatureFacts, type CreatureFacts } from '../../../shared/content/schemas/own-creature.ts';
import { isDice } from '../../../shared/dice/is-dice.ts';

/** Attacks out of what is told of actions. */

type Attacks = NonNullable<CreatureFacts['attacks']>;
type Attack = Attacks['list'][number];

export interface Action {
  name: string;
  told: string;
}

interface Strike {
  name: string;
  count: number;
  /** It is made instead of those before it. */
  isOther: boolean;
  bonus: number | null;
  damage: string | null;
  effect: string | null;
}

const toHit = /([+-] ?\d{1,2}) to hit\b|\battack(?: roll)?: ?([+-]\d{1,2})\b/i;
const throwTo = /\bd20\b/i;
const dice = /\b\d{0,3}d\d{1,3}(?: ?[+-] ?\d{1,3}(?!\d*d))?/i;
const besides = /\bplus (?:\d+ )?\(?(\d{0,3}d\d{1,3}(?: ?[+-] ?\d{1,3})?)\)? ?([a-z]*)/i;

/** Null for what is no blow: it is told of by itself. */
function strikeOf({ name, told }: Action): Strike | null {
  const [, plain, rolled] = toHit.exec(told) ?? [];
  const bonus = plain ?? rolled ?? null;
  if (bonus === null && !throwTo.test(told) && !isDice(told.trim())) return null;
  const hit = told.slice(Math.max(0, told.search(/\bhit: /i))).replace(/\bd20\b/gi, '');
  const found = dice.exec(hit)?.[0]?.replaceAll(' ', '') ?? /\bhit: (\d{1,3})\b/i.exec(told)?.[1] ?? null;
  const [, more, kind = ''] = besides.exec(hit) ?? [];
  const [, other, count, called = name] = /^(ou |or )?(?:(\d{1,2}) ?[x×] ?)?(.+)$/i.exec(name.trim()) ?? [];
  return {
    name: called
      .replaceAll(/\s*\([^()]*\)/g, '')
      .trim()
      .toLowerCase(),
    count: Number(count ?? 1),
    isOther: other !== undefined,
    bonus: bonus === null ? null : Number(bonus.replace(' ', '')),
    damage: found !== null && isDice(found) ? found : null,
    effect:
      more === undefined
        ? null
        : `plus ${more.replaceAll(' ', '')}${kind === '' || kind === 'damage' ? '' : ` ${kind}`}`,
  };
}

const figures: readonly string[] = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const figure = `(${figures.slice(1).join('|')})`;
const escaped = (text: string): string => text.replaceAll(/[^\w ]/g, '\\$&');

/** How many of each a round holds by the words of a multiattack; those it does not name are made instead. */
function roundOf(told: string, strikes: readonly Strike[]): Map<Strike, { count: number; isOther: boolean }> {
  const text = told.toLowerCase();
  const round = new Map<Strike, { count: number; isOther: boolean }>();
  for (const strike of strikes) {
    const named = new RegExp(
      `(\\bor )?\\b${figure}\\b((?:(?!\\b${figure}\\b)[^.]){0,40}?)\\b${escaped(strike.name)}s?\\b`,
    );
    const [, other, count = '', between = ''] = named.exec(text) ?? [];
    const number = figures.indexOf(count);
    if (number > 0)
      round.set(strike, { count: number, isOther: other !== undefined || /\bor\b/.test(between) });
  }
  if (round.size > 0) return round;
  const [, all = ''] = new RegExp(`\\b${figure}\\b (?:\\w+ )?attacks`).exec(text) ?? [];
  const number = figures.indexOf(all);
  return new Map(number < 1 ? [] : strikes.map((strike) => [strike, { count: number, isOther: true }]));
}

/** What a creature strikes with, and its bonus to hit; null where nothing of it is a blow. */
export function strikesIn(
  actions: readonly Action[],
  { alternatives }: { alternatives: boolean },
): { attacks: Attacks; bonus: number | null } | null {
  const strikes = actions.map(strikeOf).filter((strike) => strike !== null);
  if (strikes.length === 0) return null;
  const many = actions.find(({ name }) => /^multiattack/i.test(name))?.told ?? '';
  const round = roundOf(many, strikes);
  const bonuses = strikes.flatMap(({ bonus }) => bonus ?? []);
  const bonus = bonuses.length === 0 ? null : Math.max(...bonuses);
  const together = strikes.filter((strike) => round.get(strike)?.isOther === false);
  let option = together.length > 0 ? 1 : 0;
  const list = strikes.map((strike): Attack => {
    const isApart = alternatives ? !together.includes(strike) : strike.isOther;
    if (isApart || option === 0) option += 1;
    const effects = [
      strike.effect,
      strike.bonus === null || strike.bonus === bonus
        ? null
        : `${strike.bonus < 0 ? '' : '+'}${strike.bonus} to hit`,
    ].filter((effect) => effect !== null);
    return {
      count: round.get(strike)?.count ?? strike.count,
      name: strike.name,
      damage: strike.damage,
      effect: effects.length === 0 ? null : effects.join(', '),
      by_weapon: false,
      option: together.includes(strike) ? 1 : option,
    };
  });
  const attacks = { list, text: attacksText(list) };
  return creatureFacts.safeParse({ attacks }).success ? { attacks, bonus } : null;
}

const singular = (name: string): string => name.toLowerCase().replace(/s$/, '');

/** Attacks with the damage that stands beside their names elsewhere, where they tell none themselves. */
export function withTold(attacks: Attacks, actions: readonly Action[]): Attacks {
  const strikes = actions.map(strikeOf).filter((strike) => strike !== null);
  const list = attacks.list.map((attack) => {
    const told = strikes.find(({ name }) => singular(name) === singular(attack.name));
    return attack.damage !== null || told === undefined ? attack : { ...attack, damage: told.damage };
  });
  return { list, text: attacksText(list) };
}
