import type { ActionRole, LegalAction } from '../../combat.ts';
import type { Combatant } from '../combat-terms.ts';
import { grappleCanKill } from '../grapple.ts';
import { allowedNow, runsByDexterity } from '../phases.ts';
import { moraleSuggest } from '../recovery.ts';
import { actRejected, declareRejected, finishRejected, isAble, type Situation } from '../rejection.ts';
import { isMelee } from '../weapons.ts';
import {
  distance,
  FIST,
  isInHand,
  shoots,
  speedOf,
  spellsLeft,
  strikes,
  type SwordsFighter,
  type SwordsState,
} from './state.ts';
import { viewOf, type View } from './view.ts';

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

/** Lists what one fighter may do. */
class Lister {
  readonly actions: LegalAction[] = [];
  readonly view: View;
  readonly fighter: SwordsFighter;
  readonly situation: Situation;

  constructor(view: View, fighter: SwordsFighter, one: Combatant) {
    this.view = view;
    this.fighter = fighter;
    const { battle, settings } = view.state;
    this.situation = { state: battle, settings, id: fighter.id, one };
  }

  add(name: ActionKind, targets?: Names, ways?: Names): void {
    if (targets?.length === 0 || ways?.length === 0) return;
    const { role, title, rule } = kinds[name];
    const action = { kind: name, role, actor: this.fighter.id, title, rule };
    if (targets && ways) this.actions.push({ ...action, targets, ways });
    else if (targets) this.actions.push({ ...action, targets });
    else this.actions.push(ways ? { ...action, ways } : action);
  }

  may(action: Parameters<typeof actRejected>[1], retreat = false): boolean {
    return actRejected(this.situation, action, retreat) === null;
  }
}

const idsOf = (fighters: readonly SwordsFighter[]): string[] => fighters.map(({ id }) => id);

/** Whether he fights to the death, as the mindless and the undead do. SW-MORALE-1. */
const fightsOn = ({ stats: { mindless = false, undead = false } }: SwordsFighter): boolean =>
  (mindless || undead) && moraleSuggest({ mindless, undead }).neverFlees;

function listMoves(lister: Lister): void {
  const { fighter, situation, view } = lister;
  const free = lister.may('move');
  if (!free && !lister.may('move', true)) return;
  if (free) lister.add('pickUp', undefined, fighter.dropped);
  if (speedOf(fighter.stats) === 0) return;
  if (free) {
    const far = view.foesOf(fighter.side).filter((foe) => !isMelee(distance(foe, fighter)));
    lister.add('move', idsOf(far));
  }
  if (situation.one.inMelee) lister.add('withdraw');
  if (!fightsOn(fighter)) lister.add('flee');
}

function mayKill({ situation: { state, id } }: Lister, victim: string): boolean {
  const { pinned, pinnedRound, heldBy = [] } = state.combatants[victim] ?? {};
  if (!pinned || pinnedRound === undefined || !heldBy.includes(id)) return false;
  return grappleCanKill({ pinnedRound, round: state.round }).allowed;
}

function listMelee(lister: Lister): void {
  if (!lister.may('melee')) return;
  const { fighter, view, situation } = lister;
  const near = view.foesOf(fighter.side).filter((foe) => isMelee(distance(foe, fighter)));
  const targets = idsOf(near);
  const weapons = fighter.stats.weapons.filter((weapon) => strikes(weapon) && isInHand(fighter, weapon));
  const ways = weapons.map(({ id }) => id);
  lister.add('melee', targets, ways.length > 0 ? ways : [FIST]);
  if ('class' in fighter.stats.skill) {
    lister.add('subdue', idsOf(near.filter(({ stats }) => stats.canBeSubdued !== false)), ways);
  }
  const { combatants } = situation.state;
  const loose = targets.filter((id) => !combatants[id]?.pinned);
  lister.add('grapple', loose.length === targets.length ? targets : loose);
  if (loose.length < targets.length) {
    lister.add(
      'kill',
      targets.filter((id) => mayKill(lister, id)),
    );
  }
}

function listShots(lister: Lister, name: 'missile' | 'secondShot'): void {
  const { fighter, view } = lister;
  if (!fighter.stats.weapons.some(shoots) || !lister.may(name)) return;
  const foes = view.foesOf(fighter.side);
  for (const weapon of fighter.stats.weapons) {
    const { rangeFeet, rateOfFire = 1 } = weapon;
    if (rangeFeet === undefined || !isInHand(fighter, weapon)) continue;
    if (name === 'secondShot' && rateOfFire < 2) continue;
    lister.add(name, idsOf(foes.filter((foe) => distance(foe, fighter) <= rangeFeet)), [weapon.id]);
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
function waits(state: SwordsState, id: string): boolean {
  if (state.queue.length === 0) return false;
  const group = together(state);
  if (!group || group.length < 2) return false;
  const able = (other: string): boolean => {
    const one = state.battle.combatants[other];
    return one !== undefined && isAble(state.battle, one);
  };
  const first = state.queue.find((other) => group.includes(other) && able(other));
  return first !== undefined && first !== id;
}

function listDeclaring(lister: Lister): void {
  const { fighter, situation, view } = lister;
  const { phase } = situation.state;
  if (phase === 'declare') {
    if (situation.one.casting) lister.add('abandonSpell');
    else if (declareRejected(situation) === null) lister.add('declareSpell', undefined, spellsLeft(fighter));
  } else if (view.state.settings.combatSequence === 'segments') {
    const announced = Object.hasOwn(view.state.intents, fighter.id);
    if (!announced && isAble(situation.state, situation.one) && !situation.one.pinned) {
      lister.add('declareSpell', undefined, spellsLeft(fighter));
    }
  }
}

/** Everything one fighter may do now. */
export function optionsOf(view: View, fighter: SwordsFighter): LegalAction[] {
  const { state } = view;
  const { battle } = state;
  const one = battle.combatants[fighter.id];
  if (!one || fighter.status !== 'active') return [];
  const { phase, phaseSides } = battle;
  const passed = state.passed.includes(fighter.id);
  if (passed && phase !== 'segment') return [];
  if (phase === 'declare' || phase === 'initiative') {
    const { spells } = fighter.stats;
    if (!spells || spells.length === 0) return [];
    const lister = new Lister(view, fighter, one);
    listDeclaring(lister);
    return lister.actions;
  }
  if (phase === 'segment' ? !battle.due?.includes(fighter.id) : !phaseSides.includes(one.side)) return [];
  const lister = new Lister(view, fighter, one);
  const { situation } = lister;
  if (!lister.may('pass') || waits(state, fighter.id)) {
    const follows = phase === 'spells' && declareRejected(situation) === null;
    if (follows) lister.add('declareSpell', undefined, spellsLeft(fighter));
    return lister.actions;
  }
  if (passed) {
    listEnds(lister);
    return lister.actions;
  }
  listWrestling(lister);
  const allowed = allowedNow(battle, state.settings);
  if (allowed.includes('move')) listMoves(lister);
  if (allowed.includes('missile')) listShots(lister, 'missile');
  if (allowed.includes('secondShot')) listShots(lister, 'secondShot');
  if (allowed.includes('melee')) listMelee(lister);
  listMagic(lister);
  listEnds(lister);
  return lister.actions;
}

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
  const view = viewOf(state);
  const actions: LegalAction[] = [];
  for (const fighter of state.fighters) {
    if (fighter.status !== 'active') continue;
    for (const action of optionsOf(view, fighter)) actions.push(action);
  }
  for (const action of tableOptions(state)) actions.push(action);
  return actions;
}
