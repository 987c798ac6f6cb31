import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { CombatState } from '../../../shared/rules/combat.ts';
import type { Brightness } from '../../../shared/rules/fight/lights.ts';
import type { FighterSeen, Reminder } from '../../../shared/rules/fight/views.ts';
import { listed } from '../../../shared/words/names.ts';
import type { Sql } from '../../db/sql.ts';
import type { Desk } from '../../desk/desk.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import type { Fighter } from '../../facts/fight/read-fight.ts';
import { readFight, readGroups } from '../../facts/fight/read-fight.ts';
import { arrivalsOf } from './arrivals/expected.ts';
import { fightNow, openFightId, sideNames } from './fight-now.ts';
import type { FightNow } from './fight-now.ts';
import { cameAsHull, hullTold } from './comers/hulls.ts';
import type { HitPoints } from './comers/hulls.ts';
import type { Content } from './figures/crossed.ts';
import { missingIn } from './figures/missing.ts';
import { flightOutOf, flightWords } from './flight/after-flight.ts';
import { inOrder } from './groups/in-order.ts';
import { lyingOnRows } from './lasting/row-effects.ts';
import type { Lying } from './lasting/row-effects.ts';
import { lightsOnBoard } from './lights/view.ts';
import { lyingOnBoard } from './lying/lying-view.ts';
import { askedFor } from '../../facts/asked-for.ts';
import { pendingOf } from './acting/pending.ts';
import { marksInWords } from './rows/mark-words.ts';
import { headsOf } from './several/heads.ts';
import { titleOfAll } from './titles.ts';
import { courageOf, initiativeOf } from './told/turns.ts';
import { differenceIn } from './versions/difference.ts';

type Board = NonNullable<QueryOutput<'combat.board'>>;
type Row = Board['rows'][number];

const comingShown = 12;

/** The board of a fight, all of it from the machine's own views. */
export function boardOf(
  desk: Desk,
  sql: Sql,
  rules: CampaignRules,
  { fightId, content }: { fightId: number | null; content: Content },
): Board | null {
  const id = fightId ?? openFightId(sql);
  if (id === null || readFight(sql, id) === null) return null;
  const now = fightNow(sql, rules, id);
  const { machine, state, played } = now;
  const fights = headsOf(sql, rules, id);
  const fight = fights.find((each) => each.id === id);
  if (!fight) return null;
  const wanting = missingIn(rules, now.fighters, content);
  const guessed = new Set(wanting.flatMap(({ ids, sure }) => (sure === 'guessed' ? ids : [])));
  return {
    fight,
    fights,
    after: played.steps,
    clock: state.clock,
    ...initiativeOf(now),
    courage: courageOf(now),
    sides: state.sides.map((side) => ({ id: side, name: sideNames[side] ?? side })),
    rows: inOrder(sql, state.sides, rowsOf(rules, now, { lying: lyingOnRows(sql, rules, now), guessed })),
    groups: readGroups(sql, id).map((each) => ({ id: each.id, name: each.name })),
    strip: machine.strip(state).map((box) => ({ ...stepOf(box), steps: box.steps.map(stepOf) })),
    upcoming: machine
      .upcoming(state)
      .slice(0, comingShown)
      .map(({ round, count, title, actors }) => ({ round, count, title, actors: [...actors] })),
    reminders: machine.reminders(state).map((reminder) => ({ text: reminderText(now, reminder) })),
    arrivals: arrivalsOf(sql, now),
    lights: lightsOnBoard(sql, now),
    lying: lyingOnBoard(sql, id),
    flight: flightView(sql, now),
    over: state.over,
    pending: pendingView(desk, now),
    broken: differenceIn(sql, now),
    wanting,
  };
}

function flightView(sql: Sql, now: FightNow): Board['flight'] {
  const flight = now.row.state === 'ended' ? null : flightOutOf(sql, now);
  return flight && { ...flightWords(now, flight), outcome: flight.outcome };
}

const stepOf = ({
  phase,
  title,
  when,
  count,
  sides,
  actors,
}: Omit<Board['strip'][number], 'steps' | 'sides' | 'actors'> & {
  readonly sides: readonly string[];
  readonly actors: readonly string[];
}) => ({ phase, title, when, count, sides: [...sides], actors: [...actors] });

function rowsOf(
  rules: CampaignRules,
  { machine, state, fighters }: FightNow,
  { lying, guessed }: { lying: Lying; guessed: ReadonlySet<string> },
): { fighter: Fighter; shown: Row }[] {
  const titles = new Map(machine.circumstances.map(({ key, title }) => [key, title]));
  const seen = new Map(machine.seen(state).map((each) => [each.id, each]));
  const stands = new Map(state.fighters.map((each) => [each.id, each]));
  const labels = new Map(fighters.map(({ id, row }) => [id, row.label]));
  const isUp = (id: string | null): boolean =>
    id !== null && stands.get(id)?.status === 'active' && seen.get(id)?.standing !== 'falls';
  return fighters.flatMap((fighter) => {
    const now = stands.get(fighter.id);
    const look = seen.get(fighter.id);
    // Who was never there is not shown.
    if (!now || !look || now.status === 'absent') return [];
    const isActive = now.status === 'active';
    // Who is out of it for good is neither broken nor pinned any more.
    const own = isActive || now.status === 'unconscious' ? look.marks : [];
    const against = isActive && isUp(look.against) ? look.against : null;
    const { marks, effects } = lying(fighter.id, [...own, ...lightMarks[look.light ?? 'bright']]);
    const shown = {
      ...rowOf(fighter, { ...now, status: now.status, ...bodyShown(rules, fighter, now) }, look),
      doing: isActive ? look.doing : null,
      against,
      marks: marksInWords(marks, look, { titles, labels }),
      effects,
      guessed: guessed.has(fighter.id),
    };
    return [{ fighter, shown }];
  });
}

/** What does not see well is told; what does needs no word. */
const lightMarks: Readonly<Record<Brightness, readonly string[]>> = {
  bright: [],
  dim: ['dim light'],
  dark: ['in the dark'],
};

/** The rows of people and foes say it; the rules hear of it with the next act. */
function bodyShown(rules: CampaignRules, fighter: Fighter, now: HitPoints): HitPoints {
  const { person, foe } = fighter;
  if (person === null) return { hp: foe.hp, maxHp: foe.max_hp };
  return cameAsHull(fighter) ? hullTold(rules, person, now) : { hp: person.hp, maxHp: person.max_hp };
}

const rowOf = (
  { id, row, name, person }: Fighter,
  { side, hp, maxHp, atFeet, status }: CombatState['fighters'][number] & Pick<Row, 'status'>,
  look: FighterSeen,
): Omit<Row, 'marks' | 'effects' | 'guessed' | 'doing' | 'against'> => ({
  id,
  label: row.label,
  name,
  side,
  groupId: row.group_id,
  characterId: person?.id ?? null,
  hp,
  maxHp,
  atFeet,
  status,
  armour: look.armour,
  why: [...look.why],
  standing: look.standing,
  count: look.count,
  shots: [...look.shots],
  spells: [...look.spells],
  powers: [...look.powers],
});

const reminderWords: Readonly<Record<Reminder['word'], (who: string) => string>> = {
  firstDeath: (who) => `${who}: the first of theirs has fallen. Does their courage hold?`,
  half: (who) => `${who}: half of theirs are out of it. Does their courage hold?`,
  leaderDown: (who) => `The leader of ${who} is down: does their courage hold?`,
  loyalty: (who) => `${who}: does the loyalty hold?`,
  undeclared: (who) => `${who} can cast and has declared nothing.`,
  overdue: (who) => `${who} is overdue.`,
  light: (who) => `${who}: look to the light.`,
};

const reminderText = ({ nameOf }: FightNow, { word, side, ids }: Reminder): string =>
  reminderWords[word](ids.length > 0 ? listed(ids.map(nameOf)) : side === null ? 'somebody' : nameOf(side));

function pendingView(desk: Desk, now: FightNow): Board['pending'] {
  const pending = now.row.state === 'open' ? pendingOf(desk, now.row.id, now.played.steps) : null;
  if (!pending) return null;
  return {
    title: pending.mending?.title ?? pending.course.title ?? titleOfAll(now, pending.acts),
    acts: pending.acts as NonNullable<Board['pending']>['acts'],
    wanted: askedFor(pending.wanted),
    soFar: pending.soFar.map((event) => now.machine.words(event, now.nameOf)),
    fallen: pending.fallen.length,
  };
}
