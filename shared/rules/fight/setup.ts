import type { CombatSetup, Fighter } from '../combat.ts';
import { amount, flag, given, list, refuse, text, whole } from '../common/input.ts';
import { checkedLights, type FightLight } from './lights.ts';

/** Farther and tougher than anything in play; keeps sums whole. */
export const farthestFeet = 1e6;
export const mostHp = 1e6;

export const placeOn = (value: unknown, field: string): number =>
  amount(value, field, { min: -farthestFeet, max: farthestFeet });

/** What every book reads of one who comes in; his stats are the book's. */
export interface Entrant {
  readonly id: string;
  readonly side: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly atFeet: number;
}

/** Throws `bad-input`. */
export function checkedEntrant(fighter: Fighter): Entrant {
  const { id, side, hp, maxHp, atFeet } = given(fighter, 'fighter');
  const most = whole(maxHp, 'maxHp', { min: 1, max: mostHp });
  return {
    id: text(id, 'id'),
    side: text(side, 'side'),
    hp: whole(hp, 'hp', { min: -mostHp, max: most }),
    maxHp: most,
    atFeet: placeOn(atFeet, 'atFeet'),
  };
}

/** A setup whose common part is checked; settings and stats are read by the book. */
export interface Opening<Stats> {
  readonly settings: CombatSetup['settings'];
  readonly outdoors: boolean;
  readonly entrants: readonly { readonly entrant: Entrant; readonly stats: Stats }[];
  /** In the order their first member is listed. */
  readonly sides: readonly string[];
  /** Null where nothing is said of surprise. */
  readonly surprised: ReadonlySet<string> | null;
  readonly round: number | null;
  readonly dropsThrown: boolean;
  readonly widthFeet: number | null;
  readonly lights: readonly FightLight[];
  readonly askMorale: boolean;
  readonly passesDeclaring: boolean;
}

const orNull = (value: unknown, read: (value: unknown) => number): number | null =>
  value === undefined ? null : read(value);

/** Throws `bad-input`. */
export function checkedOpening<Stats>(setup: CombatSetup<Stats>): Opening<Stats> {
  const { settings, outdoors, round, dropsThrown, widthFeet, askMorale, passesDeclaring } = given(
    setup,
    'setup',
  );
  const entrants = Array.from(list(setup.fighters, 'fighters'), (fighter) => ({
    entrant: checkedEntrant(fighter),
    stats: fighter.stats,
  }));
  if (entrants.length === 0) refuse('fighters', 'a list of at least one');
  const ids = new Set(entrants.map(({ entrant }) => entrant.id));
  if (ids.size < entrants.length) refuse('fighters', 'of different ids');
  const named = setup.surprised === undefined ? null : list(setup.surprised, 'surprised');
  if (named?.some((id) => !ids.has(id))) refuse('surprised', 'ids of fighters');
  return {
    settings: given(settings, 'settings'),
    outdoors: flag(outdoors, 'outdoors'),
    entrants,
    sides: [...new Set(entrants.map(({ entrant }) => entrant.side))],
    surprised: named && new Set(named),
    round: orNull(round, (value) => whole(value, 'round', { min: 1, max: mostHp })),
    dropsThrown: flag(dropsThrown, 'dropsThrown'),
    widthFeet: orNull(widthFeet, (value) => amount(value, 'widthFeet')),
    lights: checkedLights(
      setup.lights,
      entrants.map(({ entrant }) => entrant),
    ),
    askMorale: flag(askMorale, 'askMorale'),
    passesDeclaring: flag(passesDeclaring, 'passesDeclaring'),
  };
}
