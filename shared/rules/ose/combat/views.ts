import type { FighterSeen, Left, PhaseBox, Reminder, Standing } from '../../fight/views.ts';
import { placeWords, withoutRoom } from '../../fight/aim/space.ts';
import { lightAt } from '../../fight/lights.ts';
import { acEffective, bothNotations } from '../attack/armour-class.ts';
import { combatSpacing } from '../initiative/sequence.ts';
import { castable } from './acts/magic.ts';
import { surrender } from './acts/moving.ts';
import { against, inReach } from './field.ts';
import { acts, optionsOf } from './listing.ts';
import { asked, losses } from './order/nerve.ts';
import { momentTitle, stepsOf, stepTitles } from './order/round.ts';
import type { OseLook } from './order/settle.ts';
import type { Moment, OseCombatState, OseFighter } from './state.ts';

/** Whether there is anything for him to do now but give up. */
function mayAct({ state, field }: OseLook, fighter: OseFighter, at: number): boolean {
  if (state.over || !acts(state, fighter)) return false;
  return optionsOf(state, at, against(field, fighter.side)).some(({ kind }) => kind !== surrender.kind);
}

const inMoment = ({ by, members }: Moment, { id, side, turn }: OseFighter): boolean =>
  by === 'side' ? !turn.slow && members.includes(side) : members.includes(id);

/** His moment of this round, where it is still to come. */
const laterMoment = ({ moments, moment }: OseCombatState, fighter: OseFighter): Moment | undefined =>
  moments.find((one, at) => at > moment && inMoment(one, fighter));

function standingOf(look: OseLook, fighter: OseFighter, at: number): Standing {
  const { state } = look;
  const { status, side, turn } = fighter;
  if (status !== 'active') return status;
  if (state.surprised.includes(side)) return 'surprised';
  if (mayAct(look, fighter, at)) return 'mayAct';
  if (turn.falling) return 'falls';
  if (turn.declared === 'spell' && !turn.spent) return 'casting';
  return state.step === 'declare' || laterMoment(state, fighter) ? 'waits' : 'acted';
}

function armourOf({ settings }: OseCombatState, { build, turn }: OseFighter) {
  const { ac, reasons } = acEffective({
    ac: build.ac,
    shieldBonus: build.shieldBonus,
    fromBehind: build.conditions.includes('fromBehind'),
    retreating: turn.declared === 'retreat',
    worsening: build.fatigue.acWorsening,
  });
  const both = bothNotations(ac);
  return { armour: String(settings.ascendingAc ? both.ascending : both.descending), why: reasons };
}

/** Who finds no room beside the others who strike at the same one. OSE-OTH-7. */
function crowded(state: OseCombatState): readonly string[] {
  const { fighters, widthFeet } = state;
  if (widthFeet === null) return [];
  const strikers = fighters.map((one) => {
    const target = fighters.find(({ id }) => id === one.turn.against);
    const strikes = target !== undefined && one.status === 'active' && inReach(one, target);
    return { id: one.id, against: strikes ? target.id : null };
  });
  return withoutRoom(strikers, combatSpacing({ widthFeet }).maxAbreast);
}

const counted = (things: readonly { id: string }[], left: readonly (number | null)[]): Left[] =>
  things.map(({ id }, at) => ({ way: id, left: left[at] ?? null }));

/** A row of the board for everyone. */
export function seen(look: OseLook): FighterSeen[] {
  const { state } = look;
  const pressed = crowded(state);
  return state.fighters.map((fighter, at) => {
    const { id, build, turn, broken, kept, atFeet } = fighter;
    const now = state.moments[state.moment];
    const moment = now && inMoment(now, fighter) ? now : laterMoment(state, fighter);
    return {
      id,
      ...armourOf(state, fighter),
      standing: standingOf(look, fighter, at),
      count: moment?.count ?? null,
      doing: turn.spell ?? turn.declared,
      against: turn.against,
      marks: [
        ...build.conditions,
        ...Object.keys(kept ?? {}),
        ...placeWords(build),
        ...(broken ? ['broken'] : []),
        ...(turn.falling ? ['falling'] : []),
        ...(pressed.includes(id) ? ['noRoom'] : []),
      ],
      shots: counted(build.weapons, fighter.shots).filter(({ left }) => left !== null),
      shootsOn: build.weapons.some(({ range }, nth) => range !== null && fighter.shots[nth] === null),
      spells: counted(build.spells, fighter.spells),
      powers: counted(build.powers, fighter.powers),
      light: lightAt(state.lights, state.fighters, atFeet),
    };
  });
}

const whenOf = (at: number, now: number): PhaseBox['when'] =>
  at < now ? 'past' : at === now ? 'now' : 'ahead';

/** The round: declarations, initiative, then moment by moment. */
export function strip(look: OseLook): PhaseBox[] {
  const { state } = look;
  const declaring = state.step === 'declare';
  const active = state.fighters.filter(({ status }) => status === 'active');
  const left = active.filter((fighter) => mayAct(look, fighter, state.fighters.indexOf(fighter)));
  const names = (fighters: readonly OseFighter[]): string[] => fighters.map(({ id }) => id);
  const box = (phase: string, title: string, when: PhaseBox['when']): PhaseBox => ({
    phase,
    title,
    when,
    count: null,
    sides: [],
    actors: [],
    steps: [],
  });
  const boxes = state.moments.map((moment, at): PhaseBox => {
    const when = declaring ? 'ahead' : whenOf(at, state.moment);
    const steps = stepsOf(state);
    const here = steps.findIndex((step) => step === state.step);
    const members = active.filter((fighter) => inMoment(moment, fighter));
    return {
      phase: 'moment',
      title: momentTitle(moment),
      when,
      count: moment.count,
      sides: [...new Set(members.map(({ side }) => side))],
      actors: names(when === 'now' ? left : members),
      steps: steps.map((step, nth) => ({
        ...box(step, stepTitles[step], when === 'now' ? whenOf(nth, here) : when),
        ...(when === 'now' && step === 'morale' && asked(state)),
      })),
    };
  });
  return [
    {
      ...box('declare', stepTitles.declare, declaring ? 'now' : 'past'),
      actors: declaring ? names(left) : [],
    },
    box('initiative', 'Initiative', declaring ? 'ahead' : 'past'),
    ...boxes,
  ];
}

/** Casters who have declared nothing; and the nerve of those for whom no dice decide it. OSE-MOR-1, 7, 8, 14. */
export function reminders({ state }: OseLook): Reminder[] {
  const found: Reminder[] = [];
  const undeclared = state.fighters.filter(
    (fighter) => acts(state, fighter) && fighter.turn.declared === null && castable(fighter).length > 0,
  );
  if (state.step === 'declare' && undeclared.length > 0) {
    found.push({ word: 'undeclared', side: null, ids: undeclared.map(({ id }) => id) });
  }
  for (const side of state.sides) {
    const up = state.fighters.filter((one) => one.side === side && one.status === 'active' && !one.broken);
    const retainers = up.filter(({ build }) => build.kind === 'retainer').map(({ id }) => id);
    const others = up.filter(({ build }) => build.kind !== 'retainer' && build.kind !== 'character');
    const { firstDeath, half } = losses(state, side);
    if (!firstDeath || up.length === 0) continue;
    if (retainers.length > 0) found.push({ word: 'loyalty', side, ids: retainers });
    if (state.settings.morale || others.length === 0) continue;
    found.push({ word: half ? 'half' : 'firstDeath', side, ids: others.map(({ id }) => id) });
  }
  return found;
}
