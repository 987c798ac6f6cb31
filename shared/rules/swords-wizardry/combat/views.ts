import type { CombatAction } from '../../combat.ts';
import { placeWords, withoutRoom } from '../../fight/aim/space.ts';
import { lightAt } from '../../fight/lights.ts';
import type { FighterSeen, Left, PhaseBox, Reminder, Standing } from '../../fight/views.ts';
import { because } from '../../common/reason.ts';
import { otherNotation } from '../attack/chart.ts';
import { isMelee, weaponOps } from '../attack/weapons.ts';
import type { Combatant } from '../rounds/terms.ts';
import { coursePhases, phasesLeft } from '../rounds/phases.ts';
import { isAble } from '../rounds/rejection.ts';
import { roundOf } from '../initiative/segments.ts';
import { tables } from '../tables.ts';
import type { AC } from '../terms.ts';
import { reloadWords } from './acts/reloading.ts';
import { powersOf, wandsOf } from './fighter/stats.ts';
import { able, optionsOf } from './listing.ts';
import { tableOptions } from './order/table-steps.ts';
import type { SwordsLook } from './sight.ts';
import { distance, kindOf, phaseTitle, spellsLeft, type SwordsFighter, type SwordsState } from './state.ts';

type Box = Pick<PhaseBox, 'phase' | 'title' | 'count' | 'sides' | 'actors'>;

/** Armour class, in the notation of the campaign. SW-QUICK-1. */
function shown(ac: AC, { acMode }: SwordsState['settings']): string {
  const given = 'ascending' in ac ? ac.ascending : ac.descending;
  return String('ascending' in ac === (acMode === 'ascending') ? given : otherNotation(given));
}

function standingOf(
  { state }: SwordsLook,
  fighter: SwordsFighter,
  one: Combatant,
  mayAct: boolean,
): Standing {
  const { battle, passed } = state;
  const { status, side, id } = fighter;
  if (status !== 'active') return status;
  if (mayAct) return 'mayAct';
  if (one.falls !== undefined) return 'falls';
  if (battle.phase === 'surpriseAction' && !battle.phaseSides.includes(side)) return 'surprised';
  if (!isAble(battle, one) || one.pinned) return 'unable';
  if (one.casting) return 'casting';
  const done = passed.includes(id) || (one.done ?? []).length > 0;
  return done && !one.held ? 'acted' : 'waits';
}

/** The number he acts on: his segment, or his score where turns go by it. */
function countOf({ battle, settings }: SwordsState, one: Combatant): number | null {
  if (battle.phase === 'segment') return one.nextSegment ?? null;
  return settings.combatSequence === 'holmes' ? (one.dexterity ?? null) : null;
}

const counted = (things: readonly { readonly id: string }[], left: readonly (number | null)[]): Left[] =>
  things.map(({ id }, at) => ({ way: id, left: left[at] ?? null }));

function marksOf({ battle, settings }: SwordsState, fighter: SwordsFighter, one: Combatant): string[] {
  const { kept, dropped, build } = fighter;
  const marks = Object.keys(kept ?? {});
  marks.push(...placeWords(build));
  if (one.pinned) marks.push('pinned');
  if (one.struggling) marks.push('struggling');
  if (
    !isAble(battle, {
      ...one,
      dead: false,
      unconscious: false,
      fled: false,
      surrendered: false,
      absent: false,
    })
  )
    marks.push('stunned');
  if (one.bleeding) marks.push('bleeding');
  if (one.falls !== undefined) marks.push('falling');
  if (one.held) marks.push('held');
  if (dropped.length > 0) marks.push('dropped');
  if (fighter.subdual > 0) marks.push(`subdued ${fighter.subdual}`);
  marks.push(...reloadWords(fighter, { state: battle, settings }));
  return marks;
}

/** How many fight side by side in a width. SW-SPACE-1. */
export const abreast = (widthFeet: number): number =>
  Math.max(1, weaponOps['formation.abreast']({ widthFeet }).abreast);

/** Who finds no room beside the others who strike at the same one. */
function crowded({ fighters, widthFeet }: SwordsState): readonly string[] {
  if (widthFeet === null) return [];
  const strikers = fighters.map((one) => {
    const target = fighters.find(({ id }) => id === one.against);
    const near = target !== undefined && one.status === 'active' && isMelee(distance(one, target));
    return { id: one.id, against: near ? target.id : null };
  });
  return withoutRoom(strikers, abreast(widthFeet));
}

/** A row of the board for everyone. */
export function seen(look: SwordsLook): FighterSeen[] {
  const { state } = look;
  const acting = able(look);
  const pressed = crowded(state);
  return state.fighters.map((fighter, at) => {
    const { id, build, stats, atFeet } = fighter;
    const one = state.battle.combatants[id] ?? { side: fighter.side };
    return {
      id,
      armour: shown(build.ac, state.settings),
      why: [because('armour class', shown(build.ac, state.settings), 'SW-ATK-4')],
      standing: standingOf(look, fighter, one, acting.has(at)),
      count: countOf(state, one),
      doing: one.casting?.spell ?? state.intents[id] ?? null,
      against: fighter.against,
      marks: [...marksOf(state, fighter, one), ...(pressed.includes(id) ? ['noRoom'] : [])],
      heldBy: one.heldBy ?? [],
      shots: counted(stats.weapons, fighter.shots).filter(({ left }) => left !== null),
      shootsOn: stats.weapons.some(
        ({ rangeFeet }, nth) => rangeFeet !== undefined && fighter.shots[nth] === null,
      ),
      spells: counted(stats.spells ?? [], fighter.spells),
      powers: [...counted(wandsOf(stats), fighter.charges), ...counted(powersOf(stats), fighter.uses)],
      light: lightAt(state.lights, state.fighters, atFeet),
    };
  });
}

const boxed = (box: Box, when: PhaseBox['when']): PhaseBox => ({ ...box, when, steps: [] });

const acts = ({ fighters }: SwordsState, sides: readonly string[]): string[] =>
  fighters.filter(({ status, side }) => status === 'active' && sides.includes(side)).map(({ id }) => id);

/** The ticks of a round, with a mark where somebody is due. */
function ticks(state: SwordsState, left: readonly string[]): PhaseBox[] {
  const { battle, fighters } = state;
  const { segment = 0, combatants } = battle;
  const first = (roundOf(segment) - 1) * tables.segments.perRound;
  return Array.from({ length: tables.segments.perRound }, (_, nth) => {
    const count = first + nth + 1;
    const due = fighters.filter(
      ({ id, status }) => status === 'active' && combatants[id]?.nextSegment === count,
    );
    const when = count < segment ? 'past' : count === segment ? 'now' : 'ahead';
    const actors = when === 'now' ? left : due.map(({ id }) => id);
    return boxed(
      { phase: 'segment', title: phaseTitle('segment'), count, sides: [], actors: [...actors] },
      when,
    );
  });
}

/** The round, step by step: past, the one at hand with those who may still act, and those to come. */
export function strip(look: SwordsLook): PhaseBox[] {
  const { state } = look;
  const { battle, settings, fighters } = state;
  const left = [...able(look)].map((at) => fighters[at]?.id ?? '');
  if (battle.phase === 'segment') return ticks(state, left);
  const { sides, order, phase, phaseSides } = battle;
  const ahead = phasesLeft(battle, settings);
  const course = coursePhases({ settings, sides, order }, 1);
  const past = course
    .slice(0, course.length - ahead.length)
    .filter(({ id }) => id !== phase || order !== null);
  const former = past.at(-1)?.id === phase ? past.slice(0, -1) : past;
  const box = ({ id, sides: members, segment }: (typeof course)[number]): Box => ({
    phase: id,
    title: phaseTitle(id),
    count: segment ?? null,
    sides: members,
    actors: acts(state, members),
  });
  const now = { phase, title: phaseTitle(phase), count: null, sides: phaseSides, actors: left };
  return [
    ...former.map((one) => boxed(box(one), 'past')),
    boxed(now, 'now'),
    ...ahead.map((one) => boxed(box(one), 'ahead')),
  ];
}

/** What lets everybody else pass: the phase is closed, or on the segment clock each ends his turn. */
export function rest(look: SwordsLook): CombatAction[] {
  const table = tableOptions(look.state);
  const later = table.some((action) => action.cutsOff === true);
  if (table.length > 0 && !later) return table.map(({ kind, actor }) => ({ kind, actor }));
  // Of those who act by their Dexterity only the group at hand. SW-HOLM-2.
  const ends = later ? 'pass' : 'finishTurn';
  return look.state.fighters.flatMap(({ id }, at) =>
    optionsOf(look, at)
      .filter(({ kind }) => kind === ends)
      .map(({ kind }) => ({ kind, actor: id })),
  );
}

/** Casters who have begun nothing; and the nerve of those whom the referee may let break. SW-SEQ-2, SW-MORALE-1, 2. */
export function reminders(look: SwordsLook): Reminder[] {
  const { state } = look;
  const { battle, fighters } = state;
  const found: Reminder[] = [];
  const undeclared = fighters.filter((fighter, at) => {
    const open = optionsOf(look, at).some(({ kind }) => kind === 'declareSpell');
    return battle.phase === 'declare' && open && spellsLeft(fighter).length > 0;
  });
  if (undeclared.length > 0)
    found.push({ word: 'undeclared', side: null, ids: undeclared.map(({ id }) => id) });
  for (const side of state.sides) {
    const members = fighters.filter((one) => one.side === side && one.status !== 'absent');
    const down = members.filter(({ status }) => status === 'dead' || status === 'unconscious').length;
    const shaken = members.filter(
      ({ status, stats }) =>
        status === 'active' && kindOf(stats) === 'creature' && !stats.mindless && !stats.undead,
    );
    if (down === 0 || shaken.length === 0) continue;
    const word = down * 2 >= members.length ? 'half' : 'firstDeath';
    found.push({ word, side, ids: shaken.map(({ id }) => id) });
  }
  return found;
}
