import type { FighterStatus } from '../../combat.ts';
import type { Rulings, SaveRuling, SpellRuling } from '../../fight/book.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { Refusal } from '../../fight/words.ts';
import { completed } from '../rounds/choices.ts';
import { opened } from '../rounds/start.ts';
import { phaseIds } from '../rounds/terms.ts';
import { applyFalls, change, leaveTurns } from '../rounds/draft.ts';
import { soleWinner } from '../initiative/initiative.ts';
import { runsByDexterity } from '../rounds/phases.ts';
import { finishRejected, isAble } from '../rounds/rejection.ts';
import { addSide, goTo, join } from '../rounds/rounds.ts';
import { setStatus } from '../rounds/standing.ts';
import { befall } from './acts/recipes.ts';
import { reclocked, withoutShots } from './acts/reloading.ts';
import { saveOf, saveWeighed } from './acts/saves.ts';
import { finish } from './acts/waiting.ts';
import { combatantOf, editOf, tell, type Field } from './field.ts';
import { buildOf, combatantFrom, fighterFrom, mostShots, storesOf } from './fighter/start.ts';
import { powersOf, readStats, wandsOf, type SwordsStats } from './fighter/stats.ts';
import { heal, wound } from './harm.ts';
import { passDeclaring } from './order/declaring.ts';
import { statusOf, type SwordsFighter, type SwordsState } from './state.ts';

/** The rules see him as he is now: his side, and whether he stands. */
function put(field: Field, at: number, fighter: SwordsFighter): void {
  field.fighters[at] = fighter;
  const { id, side, status } = fighter;
  const one = combatantOf(field, id);
  if (one.side !== side) change(field.battle, id, { side });
  if (statusOf(one) === status) return;
  const set = {
    dead: status === 'dead',
    unconscious: status === 'unconscious',
    fled: status === 'fled',
    surrendered: status === 'surrendered',
    absent: status === 'absent',
  };
  setStatus(field.battle, id, { ...set, falls: null }, true);
}

/** A newcomer acts from the next phase; on the segment clock from the next segment, or on the one said. */
function joined(field: Field, at: number, initiative: number | null): void {
  const fighter = fighterAt(field, at);
  const { id, side } = fighter;
  join(field.battle, id, combatantFrom(fighter, field.battle.settings));
  addSide(field.battle, side);
  if (initiative !== null) onCount(field, at, initiative);
}

/** What lay on him as he fell is gone; whoever rises is awake. */
function status(field: Field, at: number, now: FighterStatus): void {
  const fighter = fighterAt(field, at);
  setStatus(field.battle, fighter.id, { bleeding: false, falls: null }, true);
  if (now !== 'active') return;
  put(field, at, { ...fighter, subdual: Math.min(fighter.subdual, fighter.hp - 1) });
}

/** What is left of them from before; they put nobody down who stands. SW-SUB-2, 4. */
function subdued(field: Field, at: number, points: number): void {
  const fighter = fighterAt(field, at);
  const most = fighter.status === 'active' ? Math.max(0, fighter.hp - 1) : points;
  put(field, at, { ...fighter, subdual: Math.min(points, most) });
}

function hurt(field: Field, at: number, points: number): void {
  const { id, hp } = fighterAt(field, at);
  const reasons = wound(field, id, points);
  tell(field, { kind: 'hurt', as: 'damage', id, amount: points, left: hp - points, reasons });
}

/** What is left of each, by id: what was left before if the full number is the same, else the new full number. */
function leftOver<T extends number | null>(
  ids: readonly { readonly id: string }[],
  full: readonly T[],
  formerIds: readonly { readonly id: string }[],
  formerFull: readonly T[],
  left: readonly T[],
): T[] {
  return full.map((most, nth) => {
    const at = formerIds.findIndex((one, where) => one.id === ids[nth]?.id && formerFull[where] === most);
    const kept = left[at];
    return kept === undefined ? most : kept;
  });
}

/** New stats; a Dexterity rolled for this fight stays unless the stats name one, and what is spent stays spent. */
function restat(field: Field, at: number, given: SwordsStats): void {
  const fighter = fighterAt(field, at);
  const stats = readStats(given);
  const { id, stats: old } = fighter;
  const [now, was] = [storesOf(stats), storesOf(old)];
  put(field, at, {
    ...fighter,
    stats,
    build: buildOf(stats),
    spells: leftOver(stats.spells ?? [], now.spells, old.spells ?? [], was.spells, fighter.spells),
    shots: leftOver(stats.weapons, now.shots, old.weapons, was.shots, fighter.shots),
    charges: leftOver(wandsOf(stats), now.charges, wandsOf(old), was.charges, fighter.charges),
    uses: leftOver(powersOf(stats), now.uses, powersOf(old), was.uses, fighter.uses),
  });
  const { dexterity } = stats;
  change(field.battle, id, { rateOfFire: mostShots(stats), ...(dexterity !== undefined && { dexterity }) });
}

/** By segments the segment he acts on, by Dexterity his score, else the place of his side in the order, from 1. */
function onCount(field: Field, at: number, count: number): Refusal | null {
  const { state, settings } = field.battle;
  const { id, side } = fighterAt(field, at);
  if (settings.combatSequence === 'segments') {
    if (state.phase !== 'segment' || count < 0) return count < 0 ? 'cannotBe' : 'notNow';
    const one = editOf(field, id);
    one.nextSegment = count;
    const others = (state.due ?? []).filter((other) => other !== id);
    const due = count <= (state.segment ?? 0) && isAble(state, one) && !one.justJoined;
    state.due = due ? [...others, id] : others;
    return null;
  }
  if (settings.combatSequence === 'holmes' && runsByDexterity('melee', settings)) {
    if (count < 0) return 'cannotBe';
    editOf(field, id).dexterity = count;
    return null;
  }
  if (count < 1) return 'cannotBe';
  if (!state.order) return 'notNow';
  const others = state.order
    .map((group) => group.filter((one) => one !== side))
    .filter((group) => group.length > 0);
  state.order = others.toSpliced(count - 1, 0, [side]);
  state.winner = soleWinner(state.order);
  return null;
}

const everything = ['move', 'missile', 'melee', 'castSpell', 'secondShot'];

/** On the segment clock, where he is due, his turn ends with it. */
function endsTurn(field: Field, fighter: SwordsFighter): boolean {
  const { id } = fighter;
  const { state, settings } = field.battle;
  if (finishRejected({ state, settings, id, one: combatantOf(field, id) }) !== null) return false;
  finish(field, fighter, undefined);
  return true;
}

/** Nothing is left to him this round; or all of it again, and his turn if it was over. */
function acted(field: Field, at: number, done: boolean): null {
  const { battle, state } = field;
  const { id } = fighterAt(field, at);
  const one = editOf(field, id);
  one.held = false;
  if (done && endsTurn(field, fighterAt(field, at))) return null;
  if (!done)
    put(field, at, { ...fighterAt(field, at), reloading: withoutShots(fighterAt(field, at), battle) });
  one.done = done ? [...everything] : [];
  state.passed = [...state.passed.filter((other) => other !== id), ...(done ? [id] : [])];
  const { phase, turnOrder, due = [], segment = 0 } = battle.state;
  if (done) {
    if (phase !== 'segment') leaveTurns(battle, id);
  } else if (isAble(battle.state, one) && !one.justJoined) {
    if (phase === 'segment' && !due.includes(id)) {
      battle.state.due = [...due, id];
      one.nextSegment = segment;
    }
    const grouped = turnOrder?.some((group) => group.includes(id)) ?? true;
    if (turnOrder && !grouped && (phase !== 'melee' || one.inMelee))
      battle.state.turnOrder = [[id], ...turnOrder];
  }
  return null;
}

/** How often he still has a spell, a charge or a power; and whether the spell is begun after all. */
function spell(field: Field, at: number, { way, left, declared }: SpellRuling): Refusal | null {
  const fighter = fighterAt(field, at);
  const { id, stats, spells, charges, uses } = fighter;
  const place = (things: readonly { readonly id: string }[]): number =>
    things.findIndex((one) => one.id === way);
  const [known, wand, power] = [place(stats.spells ?? []), place(wandsOf(stats)), place(powersOf(stats))];
  if (known < 0 && (declared !== undefined || (wand < 0 && power < 0))) return 'noSuchWay';
  if (left !== undefined) {
    if (known >= 0) put(field, at, { ...fighter, spells: spells.with(known, left) });
    else if (wand >= 0) put(field, at, { ...fighter, charges: charges.with(wand, left) });
    else put(field, at, { ...fighter, uses: uses.with(power, left) });
  }
  if (declared === undefined) return null;
  const { round, segment } = field.battle.state;
  const level = stats.spells?.[known]?.level ?? 0;
  const begun = {
    spell: way,
    level,
    declaredRound: round,
    ...(segment !== undefined && { dueSegment: segment }),
  };
  if (combatantOf(field, id).dead || combatantOf(field, id).unconscious) return 'unable';
  editOf(field, id).casting = declared ? begun : null;
  return null;
}

function shots(field: Field, at: number, way: string, left: number | null): Refusal | null {
  const fighter = fighterAt(field, at);
  const weapon = fighter.stats.weapons.findIndex(({ id }) => id === way);
  if (weapon < 0) return 'noSuchWay';
  put(field, at, { ...fighter, shots: fighter.shots.with(weapon, left) });
  return null;
}

/** A saving throw of his own table; none where nothing is known of what he saves by. */
function save(field: Field, at: number, { category, modifier, against }: SaveRuling): Refusal | null {
  const { id } = fighterAt(field, at);
  return saveOf(field, id, { category, modifier, against }) === null ? 'cannotBe' : null;
}

/** Another phase of the round; before the throw all is declared anew. */
function phase(field: Field, wanted: string): Refusal | null {
  const found = phaseIds.find((id) => id === wanted);
  if (found === undefined || found === 'over') return 'cannotBe';
  return goTo(field.battle, found) ? null : 'notNow';
}

/** By other rules from now on: whoever is mortally hit falls, and the round is declared anew. Nothing begun is lost. */
function resettle(field: Field, wanted: Readonly<Record<string, boolean | string | number>>): void {
  const { battle, state, fighters } = field;
  applyFalls(battle);
  const settings = completed(wanted);
  const { round, phase: at, phaseSides, sides } = battle.state;
  const caught = at === 'surpriseAction' ? sides.filter((side) => !phaseSides.includes(side)) : [];
  const combatants = Object.fromEntries(
    Object.entries(battle.state.combatants).map(([id, one]) => [
      id,
      { ...one, done: [], held: false, casting: null, nextSegment: 0, blowsTraded: false },
    ]),
  );
  const anew = opened({ settings, asGiven: settings, sides: [...sides], caught, combatants });
  const before = { state: battle.state, settings: battle.settings };
  battle.settings = settings;
  battle.state = { ...anew, round: caught.length > 0 ? anew.round : Math.max(1, round) };
  fighters.forEach((fighter, nth) => {
    fighters[nth] = { ...fighter, reloading: reclocked(fighter, before, battle) };
  });
  state.settings = settings;
  state.passed = [];
  state.queue = [];
  state.intents = {};
  passDeclaring(field);
}

/** What the referee's word does that no other book does alike. */
export const rulings: Rulings<SwordsState, SwordsStats, Field> = {
  enter: (entrant, given, { settings }) => {
    const stats = readStats(given);
    return fighterFrom(entrant, stats, buildOf(stats), settings);
  },
  joined,
  put,
  status,
  hurt,
  heal: (field, at, points) => heal(field, fighterAt(field, at).id, points),
  restat,
  sided: (field, at) => addSide(field.battle, fighterAt(field, at).side),
  initiative: onCount,
  acted,
  spell,
  shots,
  subdued,
  save,
  saveFigures: saveWeighed,
  phase,
  resettle,
  works: (field, by, working, ats) => befall(field, fighterAt(field, by).id, working, ats),
};
