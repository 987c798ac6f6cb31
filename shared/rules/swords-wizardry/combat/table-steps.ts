import { initiativeMonsterDexterity, initiativeRoll, soleWinner } from '../initiative.ts';
import { advance, endPhase } from '../rounds.ts';
import { startClock } from '../segment-clock.ts';
import { surpriseDropItems } from '../surprise.ts';
import { tables } from '../tables.ts';
import { edit } from '../draft.ts';
import type { Spell } from '../combat-terms.ts';
import { combatantOf, fighterIn, setFighter, tell, type Field } from './field.ts';
import type { SwordsFighter } from './state.ts';

const { dropDie, dropTo } = tables.surprise;

/** What the surprised let fall, rolled for each before anything else is. SW-SURP-7. */
function dropThings(field: Field): void {
  const { settings } = field.draft;
  for (const id of field.startled) {
    const { stats, dropped } = fighterIn(field, id);
    const held = stats.weapons.map((weapon) => weapon.id);
    const natural = field.dice.roll(dropDie);
    const picks = natural <= dropTo && held.length > 1 && settings.surpriseDropExtent === 'one';
    const creature = { id, held, natural, ...(picks ? { pick: field.dice.roll(held.length) } : {}) };
    const [result] = surpriseDropItems({ creatures: [creature], settings }).results;
    const items = result?.items ?? [];
    if (items.length > 0) setFighter(field, id, { dropped: [...new Set([...dropped, ...items])] });
    tell(field, { kind: items.length > 0 ? 'drops' : 'keepsHold', id, detail: items.join(', ') });
  }
  field.startled = [];
}

interface Kin {
  type: string;
  ids: string[];
}

/** Those whose Dexterity is not known yet, together by type; one of no type stands alone. */
function kinds(without: readonly SwordsFighter[]): Kin[] {
  const groups = new Map<string, Kin>();
  for (const { id, stats } of without) {
    const type = stats.type ?? id;
    const key = stats.type === undefined ? `one ${id}` : `type ${type}`;
    const known = groups.get(key);
    if (known) known.ids.push(id);
    else groups.set(key, { type, ids: [id] });
  }
  return [...groups.values()];
}

/** Monsters roll Dexterity for this fight; newcomers of a known type share it. SW-HOLM-4, 5. */
function rollDexterity(field: Field): void {
  const { settings } = field.draft;
  const perType = settings.monsterDexterity === 'perType';
  const without: SwordsFighter[] = [];
  for (const fighter of field.fighters) {
    if (combatantOf(field, fighter.id).dexterity !== undefined) continue;
    const { type } = fighter.stats;
    const kin = field.fighters.find(
      ({ id, stats }) =>
        stats.type === type &&
        stats.dexterity === undefined &&
        combatantOf(field, id).dexterity !== undefined,
    );
    const shared = perType && type !== undefined && kin && combatantOf(field, kin.id).dexterity;
    if (shared) edit(field.draft, fighter.id).dexterity = shared;
    else without.push(fighter);
  }
  if (without.length === 0) return;
  const groups = kinds(without);
  const { dexterityDice, dexterityDie } = tables.initiative;
  const rolls = Array.from({ length: perType ? groups.length : without.length }, () =>
    Array.from({ length: dexterityDice }, () => field.dice.roll(dexterityDie)),
  );
  const { dexterity } = initiativeMonsterDexterity({ groups, rolls, settings });
  for (const [id, score] of Object.entries(dexterity)) edit(field.draft, id).dexterity = score;
  const detail = Object.entries(dexterity).map(([id, score]) => `${id} ${score}`);
  tell(field, { kind: 'dexterity', id: null, detail: detail.join(', ') });
}

function prepare(field: Field): void {
  if (field.startled.length > 0) dropThings(field);
  if (field.draft.settings.combatSequence === 'holmes') rollDexterity(field);
}

/** The spells announced for the first segments. */
function intended(field: Field): Map<string, Spell> {
  const spells = Object.entries(field.intents).flatMap(([id, spell]) => {
    const known = fighterIn(field, id).stats.spells?.find((one) => one.id === spell);
    return known ? [[id, { spell, level: known.level }] as const] : [];
  });
  return new Map(spells);
}

function rollSegments(field: Field): void {
  const naturals = new Map<string, number>();
  for (const { id } of field.fighters) naturals.set(id, field.dice.roll(tables.initiative.segmentDie));
  startClock(field.draft, naturals, intended(field));
  field.intents = {};
  const detail = [...naturals].map(([id, natural]) => `${id} ${natural}`);
  tell(field, { kind: 'initiative', id: null, detail: detail.join(', ') });
}

/** Rolls initiative: a d6 for each side or, on the segment clock, a d10 for each fighter. SW-INIT-1, SW-SEG-3. */
export function rollInitiative(field: Field): void {
  prepare(field);
  const { state, settings } = field.draft;
  if (settings.combatSequence === 'segments') {
    rollSegments(field);
    return;
  }
  const { order } = initiativeRoll({ sides: state.sides, settings }, field.dice);
  state.order = order;
  state.winner = soleWinner(order);
  advance(field.draft);
  tell(field, {
    kind: 'initiative',
    id: null,
    detail: order.map((group) => group.join(' and ')).join(', then '),
  });
}

/** Closes the phase. */
export function closePhase(field: Field): void {
  prepare(field);
  endPhase(field.draft);
}
