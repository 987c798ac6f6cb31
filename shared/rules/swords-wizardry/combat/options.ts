import type { ActionRole, LegalAction } from '../../combat.ts';
import type { Combatant } from '../combat-terms.ts';
import { grappleCanKill } from '../grapple.ts';
import { allowedNow, runsByDexterity } from '../phases.ts';
import { moraleSuggest } from '../recovery.ts';
import { actRejected, declareRejected, finishRejected, isAble, type Situation } from '../rejection.ts';
import { idsOf, sightOf, within } from './sight.ts';
import {
  FIST,
  type Foe,
  formOf,
  isInHand,
  kindOf,
  speedOf,
  spellsLeft,
  type SwordsFighter,
  type SwordsState,
} from './state.ts';

interface Kind {
  role: ActionRole;
  title: string;
  rule: string;
}

const kind = (role: ActionRole, title: string, rule: string): Kind => ({ role, title, rule });

export const kinds = {
  initiative: kind('table', 'Roll initiative', 'SW-INIT-1'),
  endPhase: kind('table', 'Close the phase', 'SW-SEQ-1'),
  declareSpell: kind('magic', 'Begin a spell', 'SW-SEQ-2'),
  abandonSpell: kind('magic', 'Give up the spell', 'SW-SEQ-15'),
  move: kind('move', 'Move', 'SW-SEQ-4'),
  withdraw: kind('move', 'Draw back', 'SW-RET-1'),
  flee: kind('leave', 'Flee', 'SW-GEN-3'),
  surrender: kind('leave', 'Surrender', 'SW-GEN-3'),
  pickUp: kind('recover', 'Pick up', 'SW-CRIT-5'),
  missile: kind('attack', 'Shoot or throw', 'SW-MISS-1'),
  melee: kind('attack', 'Strike', 'SW-MELEE-1'),
  subdue: kind('attack', 'Strike to subdue', 'SW-SUB-1'),
  grapple: kind('attack', 'Grapple', 'SW-UNARM-1'),
  kill: kind('attack', 'Kill the pinned', 'SW-UNARM-2'),
  secondShot: kind('attack', 'Second shot', 'SW-SEQ-8'),
  castSpell: kind('magic', 'Cast', 'SW-SPELL-2'),
  turnUndead: kind('magic', 'Turn undead', 'SW-SEQ-11'),
  useWand: kind('magic', 'Use a wand or staff', 'SW-SPELL-6'),
  breakFree: kind('recover', 'Break free', 'SW-UNARM-5'),
  wrestle: kind('recover', 'Wrestle on', 'SW-UNARM-3'),
  hold: kind('wait', 'Hold', 'SW-CORE-2'),
  pass: kind('wait', 'Pass', 'SW-SEQ-17'),
  finishTurn: kind('wait', 'End the turn', 'SW-SEG-11'),
  prepareSpell: kind('magic', 'End the turn and begin a spell', 'SW-SEG-11'),
} as const satisfies Record<string, Kind>;
export type ActionKind = keyof typeof kinds;

type Names = readonly string[];

const none: readonly LegalAction[] = [];
const fists: Names = [FIST];

/** Lists what one fighter may do. */
class Lister {
  readonly actions: LegalAction[] = [];
  readonly foes: readonly Foe[];
  readonly fighter: SwordsFighter;
  readonly situation: Situation;

  constructor({ battle, settings, foes }: SwordsState, fighter: SwordsFighter, one: Combatant) {
    this.foes = foes[fighter.side] ?? [];
    this.fighter = fighter;
    this.situation = { state: battle, settings, id: fighter.id, one };
  }

  add(name: ActionKind, targets?: Names, ways?: Names): void {
    if (targets?.length === 0 || ways?.length === 0) return;
    const { role, title, rule } = kinds[name];
    const actor = this.fighter.id;
    if (targets && ways) this.actions.push({ kind: name, role, actor, title, rule, targets, ways });
    else if (targets) this.actions.push({ kind: name, role, actor, title, rule, targets });
    else if (ways) this.actions.push({ kind: name, role, actor, title, rule, ways });
    else this.actions.push({ kind: name, role, actor, title, rule });
  }

  may(action: Parameters<typeof actRejected>[1], retreat = false): boolean {
    return actRejected(this.situation, action, retreat) === null;
  }
}

/** Whether he fights to the death, as the mindless and the undead do. SW-MORALE-1. */
const fightsOn = ({ stats: { mindless = false, undead = false } }: SwordsFighter): boolean =>
  (mindless || undead) && moraleSuggest({ mindless, undead }).neverFlees;

function listMoves(lister: Lister): void {
  const { fighter, situation, foes } = lister;
  const free = lister.may('move');
  if (!free && !lister.may('move', true)) return;
  if (free) lister.add('pickUp', undefined, fighter.dropped);
  if (speedOf(fighter.stats) === 0) return;
  if (free) {
    lister.add('move', sightOf(foes, fighter.atFeet).far);
  }
  if (situation.one.inMelee) lister.add('withdraw');
  if (!fightsOn(fighter)) lister.add('flee');
}

const mayKill = ({ situation: { state, id } }: Lister, { heldBy, pinnedRound }: Foe): boolean =>
  heldBy.includes(id) && grappleCanKill({ pinnedRound, round: state.round }).allowed;

function listMelee(lister: Lister): void {
  if (!lister.may('melee')) return;
  const { fighter, foes } = lister;
  const { near, nearNames, subduable, loose } = sightOf(foes, fighter.atFeet);
  const { strikers } = formOf(fighter.stats);
  const ways =
    fighter.dropped.length === 0 ? strikers : strikers.filter((way) => !fighter.dropped.includes(way));
  lister.add('melee', nearNames, ways.length > 0 ? ways : fists);
  if (kindOf(fighter.stats) === 'character') lister.add('subdue', subduable, ways);
  lister.add('grapple', loose);
  if (loose !== nearNames) lister.add('kill', idsOf(near.filter((foe) => mayKill(lister, foe))));
}

function listShots(lister: Lister, name: 'missile' | 'secondShot'): void {
  const { fighter, foes } = lister;
  if (!formOf(fighter.stats).shoots || !lister.may(name)) return;
  const sight = sightOf(foes, fighter.atFeet);
  for (const weapon of fighter.stats.weapons) {
    const { rangeFeet, rateOfFire = 1 } = weapon;
    if (rangeFeet === undefined || !isInHand(fighter, weapon)) continue;
    if (name === 'secondShot' && rateOfFire < 2) continue;
    lister.add(name, within(foes, sight, fighter.atFeet, rangeFeet), [weapon.id]);
  }
}

function listMagic(lister: Lister): void {
  const { fighter, situation } = lister;
  const { casting } = situation.one;
  const { spells, wands, turnsUndead } = fighter.stats;
  if (spells && spells.length > 0) {
    if (lister.may('castSpell')) {
      lister.add('castSpell', undefined, casting ? [casting.spell] : spellsLeft(fighter));
    }
    if (declareRejected(situation) === null) lister.add('declareSpell', undefined, spellsLeft(fighter));
  }
  if (casting) lister.add('abandonSpell');
  if (turnsUndead && lister.may('turnUndead')) lister.add('turnUndead');
  if (wands && wands.length > 0 && lister.may('useWand')) lister.add('useWand', undefined, wands);
}

function listWrestling(lister: Lister): void {
  const { one } = lister.situation;
  if (one.pinned) lister.add('breakFree');
  else if (one.struggling) lister.add('wrestle');
}

/** Ends of a turn: on the segment clock it is finished, elsewhere passed where there is anything to pass on. */
function listEnds(lister: Lister): void {
  const { situation, fighter } = lister;
  const { state, settings } = situation;
  if (lister.may('hold')) lister.add('hold');
  if (finishRejected(situation) === null) {
    lister.add('finishTurn');
    if (!situation.one.pinned) lister.add('prepareSpell', undefined, spellsLeft(fighter));
  } else if (lister.actions.length > 0 || runsByDexterity(state.phase, settings)) lister.add('pass');
  if (lister.actions.length > 0 && !fightsOn(fighter)) lister.add('surrender');
}

/** Those who act together: by Dexterity the first group, on the segment clock whoever is due. */
export function together({ battle, settings }: SwordsState): readonly string[] | null {
  if (battle.phase === 'segment') return battle.due ?? [];
  return runsByDexterity(battle.phase, settings) ? (battle.turnOrder?.[0] ?? []) : null;
}

/** Whether another who acts at the same time has won the roll-off. SW-HOLM-3, SW-SEG-17. */
function waits(state: SwordsState, group: readonly string[], id: string): boolean {
  if (state.queue.length === 0 || group.length < 2) return false;
  const able = (other: string): boolean => {
    const one = state.battle.combatants[other];
    return one !== undefined && isAble(state.battle, one);
  };
  const first = state.queue.find((other) => group.includes(other) && able(other));
  return first !== undefined && first !== id;
}

function listDeclaring(lister: Lister, intents: SwordsState['intents']): void {
  const { fighter, situation } = lister;
  const { phase } = situation.state;
  if (phase === 'declare') {
    if (situation.one.casting) lister.add('abandonSpell');
    else if (declareRejected(situation) === null) lister.add('declareSpell', undefined, spellsLeft(fighter));
  } else if (situation.settings.combatSequence === 'segments') {
    const announced = Object.hasOwn(intents, fighter.id);
    if (!announced && isAble(situation.state, situation.one) && !situation.one.pinned) {
      lister.add('declareSpell', undefined, spellsLeft(fighter));
    }
  }
}

/** Everything he may do who has the turn. */
function listTurn(state: SwordsState, fighter: SwordsFighter, one: Combatant): readonly LegalAction[] {
  const lister = new Lister(state, fighter, one);
  if (!lister.may('pass')) return lister.actions;
  listWrestling(lister);
  const allowed = allowedNow(state.battle, state.settings);
  if (allowed.includes('move')) listMoves(lister);
  if (allowed.includes('missile')) listShots(lister, 'missile');
  if (allowed.includes('secondShot')) listShots(lister, 'secondShot');
  if (allowed.includes('melee')) listMelee(lister);
  listMagic(lister);
  listEnds(lister);
  return lister.actions;
}

interface Listed {
  readonly fighter: SwordsFighter;
  readonly one: Combatant;
  readonly foes: readonly Foe[] | undefined;
  readonly actions: readonly LegalAction[];
}

/**
 * The last list of each fighter in his place among them, by the clock of the phase. What a list was made from never
 * changes in place, so one that was made from the same is the same.
 */
const lists = new WeakMap<SwordsState['clock'], Listed[]>();

function listsOf({ clock }: SwordsState): Listed[] {
  const known = lists.get(clock);
  if (known) return known;
  const made: Listed[] = [];
  lists.set(clock, made);
  return made;
}

type Lists = Listed[];

function turnOf(
  state: SwordsState,
  at: number,
  fighter: SwordsFighter,
  known: Lists,
): readonly LegalAction[] {
  const one = state.battle.combatants[fighter.id];
  if (!one) return none;
  const foes = state.foes[fighter.side];
  const before = known[at];
  if (before?.fighter === fighter && before.one === one && before.foes === foes) return before.actions;
  const actions = listTurn(state, fighter, one);
  known[at] = { fighter, one, foes, actions };
  return actions;
}

/** What is left to one whose turn it is not, or no more: a spell to follow his own, the end of his turn. */
function listRest(
  state: SwordsState,
  fighter: SwordsFighter,
  one: Combatant,
  passed: boolean,
): LegalAction[] {
  const lister = new Lister(state, fighter, one);
  if (passed) listEnds(lister);
  else if (state.battle.phase === 'spells' && declareRejected(lister.situation) === null) {
    lister.add('declareSpell', undefined, spellsLeft(fighter));
  }
  return lister.actions;
}

/** What a fighter may do in a phase in which nobody takes turns yet. */
function listEarly(state: SwordsState, fighter: SwordsFighter): readonly LegalAction[] {
  const { spells } = fighter.stats;
  const one = state.battle.combatants[fighter.id];
  if (!one || !spells || spells.length === 0) return none;
  const lister = new Lister(state, fighter, one);
  listDeclaring(lister, state.intents);
  return lister.actions;
}

/** What a fighter may do where turns go round by groups. */
function listGrouped(state: SwordsState, at: number, group: Names, known: Lists): readonly LegalAction[] {
  const { battle, fighters, passed } = state;
  const fighter = fighters[at];
  const inGroup = fighter !== undefined && group.includes(fighter.id);
  if (!fighter || (!inGroup && battle.phase !== 'spells')) return none;
  const done = passed.includes(fighter.id);
  if (done && battle.phase !== 'segment') return none;
  const myTurn = inGroup && !waits(state, group, fighter.id);
  if (myTurn && !done) return turnOf(state, at, fighter, known);
  const one = battle.combatants[fighter.id];
  return one && (battle.phase === 'spells' || myTurn) ? listRest(state, fighter, one, myTurn) : none;
}

/** Lists the fighters' options one by one, by their place; what is the same for all is asked once. */
function lookUp(state: SwordsState): (at: number) => readonly LegalAction[] {
  const { battle, fighters, passed } = state;
  const { phase, phaseSides } = battle;
  const early = phase === 'declare' || phase === 'initiative';
  const group = together(state);
  const known = listsOf(state);
  return (at) => {
    const fighter = fighters[at];
    if (fighter?.status !== 'active') return none;
    if (early) return listEarly(state, fighter);
    if (group) return listGrouped(state, at, group, known);
    if (!phaseSides.includes(fighter.side) || passed.includes(fighter.id)) return none;
    return turnOf(state, at, fighter, known);
  };
}

/** Everything one fighter may do now. */
export const optionsOf = (state: SwordsState, fighter: SwordsFighter): readonly LegalAction[] =>
  lookUp(state)(state.fighters.indexOf(fighter));

const tableAction = (name: 'initiative' | 'endPhase', title: string): LegalAction => ({
  kind: name,
  role: 'table',
  actor: null,
  title,
  rule: kinds[name].rule,
});

const rollInitiative = [tableAction('initiative', kinds.initiative.title)];
const closePhase = [tableAction('endPhase', kinds.endPhase.title)];

/** What the table may do now: roll initiative, or close the phase once nobody is due. */
export function tableOptions({ battle, over }: SwordsState): readonly LegalAction[] {
  if (over) return [];
  if (battle.phase === 'initiative') return rollInitiative;
  if (battle.phase !== 'segment') return closePhase;
  const pending = (id: string): boolean => {
    const one = battle.combatants[id];
    return one !== undefined && isAble(battle, one);
  };
  return battle.due?.some(pending) ? [] : closePhase;
}

export function legalActions(state: SwordsState): readonly LegalAction[] {
  if (state.over) return [];
  const actions: LegalAction[] = [];
  const optionsAt = lookUp(state);
  for (let at = 0; at < state.fighters.length; at += 1) {
    for (const action of optionsAt(at)) actions.push(action);
  }
  for (const action of tableOptions(state)) actions.push(action);
  return actions;
}
