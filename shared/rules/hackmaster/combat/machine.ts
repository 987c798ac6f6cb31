import type { Dice } from '../../../dice/dice.ts';
import type {
  CombatAction,
  CombatMachine,
  CombatSetup,
  CombatStep,
  LegalAction,
  PlainOverrule as Overrule,
  Upcoming,
} from '../../combat.ts';
import { given, list, refuse, text } from '../../input.ts';
import { combatStart } from '../combat.ts';
import { due as dueSecond } from '../count.ts';
import { strikeFree } from './blows.ts';
import { fightSettings } from './campaign.ts';
import {
  change,
  clocks,
  contested,
  counted,
  draftOf,
  finished,
  one,
  pruneDue,
  standing,
  tell,
  type Draft,
} from './draft.ts';
import {
  copyOf,
  entrant,
  facingAt,
  placeOf,
  reachOf,
  weaponOf,
  clockOf,
  type HackmasterState,
} from './fight.ts';
import { rollAll } from './initiative-roll.ts';
import { actionsOf, kindOf, legalActions, tableActions } from './listing.ts';
import { runOn } from './moves.ts';
import { overrule } from './overrule.ts';
import { finishSpell } from './prepare-kinds.ts';
import type { HackmasterStats } from './stats.ts';
import { settle } from './wounds.ts';

function start(setup: CombatSetup<HackmasterStats>): HackmasterState {
  const settings = fightSettings(given(setup, 'setup').settings);
  const entered = Array.from(list(setup.fighters, 'fighters'), (one) => entrant(one, settings.atZero));
  const fighters = entered.map((fighter) =>
    Object.assign(copyOf(fighter), { facing: facingAt(entered, fighter) }),
  );
  const ids = new Set(fighters.map(({ id }) => id));
  if (ids.size !== fighters.length) refuse('fighters.id', 'listed once');
  const surprised =
    setup.surprised === undefined
      ? null
      : Array.from(list(setup.surprised, 'surprised'), (id) =>
          ids.has(id) ? id : refuse('surprised', 'ids of fighters'),
        );
  const sides = [...new Set(fighters.map(({ side }) => side))];
  const { state: count } = combatStart({
    combatants: fighters.map((fighter) => ({
      id: fighter.id,
      firstSecond: 0,
      reachFt: reachOf(fighter),
    })),
  });
  const left = standing({ sides, fighters });
  const over = left.length < 2;
  return {
    sides,
    fighters,
    clock: clockOf('initiative', 0),
    over,
    standing: over ? left : [],
    settings,
    surprised,
    count,
    due: [],
    running: null,
  };
}

/** On to the next second on which anybody may act: what has ended is dropped, finished spells take effect. */
function advance(draft: Draft): void {
  for (const at of draft.fighters.keys()) settle(draft, at);
  counted(draft, { kind: 'advance' });
  for (const [at, { yielding }] of draft.fighters.entries()) {
    if (yielding) change(draft, at, { yielding: false });
    finishSpell(draft, at);
  }
  tell(draft, { kind: 'second', id: null, amount: draft.count.second });
}

function atTable(draft: Draft, kind: string): void {
  if (kind === 'initiative') rollAll(draft);
  advance(draft);
}

/** The free attack first in line, or one queued for this second. */
function freely(draft: Draft, at: number, against: number, way: string | undefined): void {
  const [due, ...rest] = draft.due;
  const id = one(draft, at).id;
  if (!due) {
    counted(draft, { kind: 'useFreeAttack', id, against: one(draft, against).id });
    strikeFree(draft, at, against, false);
    return;
  }
  draft.due = rest;
  const speed = weaponOf(one(draft, at))?.speed ?? 0;
  strikeFree(draft, at, against, due.kind === 'handToHand' && way !== 'weapon');
  if (due.flight) counted(draft, { kind: 'pursuitDelay', id, weaponSpeed: speed });
}

function breakOff(draft: Draft, at: number): void {
  const { id, spell } = one(draft, at);
  counted(draft, { kind: 'abort', id });
  change(draft, at, { spell: null, setFrom: null, aimAt: null });
  tell(draft, { kind: 'brokenOff', id, ...(spell === null ? {} : { detail: spell }) });
}

function perform(draft: Draft, action: CombatAction, at: number, target: number): void {
  const { kind, way } = action;
  if (at < 0) atTable(draft, kind);
  else if (kind === 'freeAttack') freely(draft, at, target, way);
  else if (kind === 'forgo') draft.due = draft.due.slice(1);
  else if (kind === 'abort') breakOff(draft, at);
  else kindOf(kind)?.act(draft, at, target, way ?? '');
}

/** Why a listed action cannot be done as chosen, or null. */
function misnamed({ targets, ways }: LegalAction, { target, way }: CombatAction): string | null {
  if (targets && (target === undefined || !targets.includes(target))) return 'target';
  if (ways && (way === undefined || !ways.includes(way))) return 'way';
  return null;
}

function placeNamed(state: HackmasterState, id: string | null | undefined, field: string): number {
  if (id === null || id === undefined) return -1;
  const at = placeOf(state, text(id, field));
  if (at < 0) refuse(field, 'someone in the fight');
  return at;
}

/** Spells of those who can cast no longer are lost. */
function loseSpells(draft: Draft): void {
  draft.fighters.forEach(({ id, spell }, at) => {
    if (spell === null || clocks(draft, at).casting) return;
    change(draft, at, { spell: null });
    tell(draft, { kind: 'spellLost', id, detail: spell });
  });
}

function concluded(draft: Draft): CombatStep<HackmasterState> {
  loseSpells(draft);
  pruneDue(draft);
  runOn(draft);
  if (!contested(draft)) for (const at of draft.fighters.keys()) settle(draft, at);
  return { state: finished(draft), events: draft.events, refused: null };
}

function apply(
  state: HackmasterState,
  action: CombatAction | Overrule<HackmasterStats>,
  dice: Dice,
): CombatStep<HackmasterState> {
  const draft = draftOf(state, dice);
  if ('change' in given(action, 'action')) {
    overrule(draft, action as Overrule<HackmasterStats>);
    return concluded(draft);
  }
  const chosen = action as CombatAction;
  const at = placeNamed(state, chosen.actor, 'actor');
  const target = placeNamed(state, chosen.target, 'target');
  const open = at < 0 ? tableActions(state) : actionsOf(state, at);
  const listed = open.find(({ kind }) => kind === chosen.kind);
  const refused = listed ? misnamed(listed, chosen) : state.over ? 'over' : 'not-now';
  if (refused !== null) return { state, events: [], refused };
  perform(draft, chosen, at, target);
  return concluded(draft);
}

/** The next moment of each fighter, in order of time. */
function upcoming(state: HackmasterState): readonly Upcoming[] {
  if (state.over || state.clock.phase === 'initiative') return [];
  const { second, combatants, freeAttacks } = state.count;
  const moments = new Map<number, string[]>();
  const note = (on: number, id: string): void => {
    const actors = moments.get(on) ?? [];
    if (!actors.includes(id)) moments.set(on, [...actors, id]);
  };
  for (const free of freeAttacks) if (free.second > second) note(free.second, free.id);
  for (const clock of combatants) if (!clock.out) note(dueSecond(clock, second), clock.id);
  return [...moments.entries()]
    .sort(([a], [b]) => a - b)
    .map(([on, actors]) => {
      const { title } = clockOf('count', on);
      return { round: null, count: on, phase: 'count', title, actors };
    });
}

/** The fight second by second: HM-TIME-1 to 11 and all that is done on a second. */
export const combat: CombatMachine<HackmasterState, HackmasterStats> = {
  start,
  legalActions,
  apply,
  upcoming,
};
