import { given, refuse, text } from '../../common/input.ts';
import { mixed } from '../bridge/typed.ts';
import { checkedCircumstance } from '../circumstances.ts';
import type { Draft } from '../draft.ts';
import type { FightState } from '../state.ts';
import { announce, type Of, type OnOne } from './ruling.ts';

export function restat<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  stats: Stats,
  words?: string,
): void {
  one.rulings.restat(one.draft, one.at, stats);
  const detail = words === undefined ? {} : { detail: text(words, 'words') };
  announce(one, 'ruled', one.fighter.id, { kind: one.book.told.stats ?? 'stats', ...detail });
}

/** "From behind", "To hit -2", "From behind no more". */
function inWords(title: string, value: boolean | number | string | null): string {
  if (value === null) return `${title} no more`;
  return value === true ? title : `${title} ${value === false ? 'not' : value}`;
}

/** Conditions go into his stats, circumstances are kept of him. */
export function flag<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  flags: Of<'flags', Stats>['flags'],
): void {
  const { book, rulings, draft, at, fighter } = one;
  const part: Record<string, unknown> = {};
  const kept: Record<string, boolean | number | string> = { ...fighter.kept };
  const told: string[] = [];
  for (const [key, value] of Object.entries(given(flags, 'flags'))) {
    const known = book.circumstances.find((each) => each.key === key);
    if (known && value === null) Reflect.deleteProperty(kept, key);
    else if (known && value !== null) kept[key] = checkedCircumstance(known, value);
    else if (book.conditions.some((each) => each === key)) part[key] = value;
    else refuse('flags', 'what the book knows of');
    told.push(known ? inWords(known.title, value) : typeof value === 'boolean' ? key : inWords(key, value));
  }
  const some = Object.keys(kept).length > 0;
  rulings.put(draft, at, { ...fighter, kept: some ? kept : null });
  if (Object.keys(part).length > 0) rulings.restat(draft, at, mixed(fighter.stats as Stats, part));
  announce(one, 'ruled', fighter.id, { detail: told.join(', ') });
}
