import { initiativeMonsterDexterity, sidesRoll, soleWinner } from '../../initiative/initiative.ts';
import { advance, endPhase } from '../../rounds/rounds.ts';
import { startClock } from '../../initiative/segment-clock.ts';
import { surpriseDropItems } from '../../encounter/surprise.ts';
import { tables } from '../../tables.ts';
import type { Spell } from '../../rounds/terms.ts';
import { namedDice } from '../named-dice.ts';
import { combatantOf, editOf, fighterIn, loseShots, setFighter, tell, type Field } from '../field.ts';
import type { LegalAction } from '../../../combat.ts';
import { listed, plainly, type Deed } from '../../../fight/action.ts';
import { taken } from '../acts/action.ts';
import { applyFalls } from '../../rounds/draft.ts';
import { isAble } from '../../rounds/rejection.ts';
import type { SwordsFighter, SwordsState } from '../state.ts';
import { passDeclaring } from './declaring.ts';
import { isDecided } from './settle.ts';

const { dropDie, dropTo } = tables.surprise;

/** What the surprised let fall, rolled for each before anything else is. SW-SURP-7. */
function dropThings(field: Field): void {
  const { settings } = field.battle;
  for (const id of field.state.startled) {
    const { stats, dropped, status } = fighterIn(field, id);
    if (status !== 'active') continue;
    const held = stats.weapons.map((weapon) => weapon.id);
    const about = { what: 'chance', title: 'Drops what he holds', rule: 'SW-SURP-7', by: id } as const;
    field.dice.about?.({ ...about, needed: dropTo });
    const natural = field.dice.roll(dropDie);
    const picks = natural <= dropTo && held.length > 1 && settings.surpriseDropExtent === 'one';
    if (picks) field.dice.about?.({ ...about, title: 'Which thing he drops' });
    const creature = { id, held, natural, ...(picks ? { pick: field.dice.roll(held.length) } : {}) };
    const [result] = surpriseDropItems({ creatures: [creature], settings }).results;
    const items = result?.items ?? [];
    if (items.length > 0) setFighter(field, id, { dropped: [...new Set([...dropped, ...items])] });
    const detail = items.join(', ');
    if (items.length > 0) tell(field, { kind: 'drops', as: 'drops', id, detail });
    else tell(field, { kind: 'keepsHold', as: 'stands', id });
  }
  field.state.startled = [];
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
  const { settings } = field.battle;
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
    if (shared) editOf(field, fighter.id).dexterity = shared;
    else without.push(fighter);
  }
  if (without.length === 0) return;
  const groups = kinds(without);
  const { dexterityDice, dexterityDie } = tables.initiative;
  const throwers = perType ? groups.map(({ ids }) => ids[0] ?? null) : groups.flatMap(({ ids }) => ids);
  const rolls = throwers.map((by) => {
    const notation = `${dexterityDice}d${dexterityDie}`;
    const about = { what: 'chance', title: 'Dexterity', rule: 'SW-HOLM-4', by, dice: notation } as const;
    const dice = namedDice(field.dice, dexterityDice, () => about);
    return Array.from({ length: dexterityDice }, () => dice.roll(dexterityDie));
  });
  const { dexterity } = initiativeMonsterDexterity({ groups, rolls, settings });
  for (const [id, score] of Object.entries(dexterity)) {
    editOf(field, id).dexterity = score;
    tell(field, { kind: 'dexterity', as: 'note', id, detail: `Dexterity ${score}` });
  }
}

function prepare(field: Field): void {
  if (field.state.startled.length > 0) dropThings(field);
  if (field.battle.settings.combatSequence === 'holmes') rollDexterity(field);
}

/** The spells announced for the first segments. */
function intended(field: Field): Map<string, Spell> {
  const spells = Object.entries(field.state.intents).flatMap(([id, spell]) => {
    const known = fighterIn(field, id).stats.spells?.find((one) => one.id === spell);
    return known ? [[id, { spell, level: known.level }] as const] : [];
  });
  return new Map(spells);
}

function rollSegments(field: Field): void {
  const naturals = new Map<string, number>();
  for (const { id } of field.fighters) {
    field.dice.about?.({ what: 'initiative', title: 'First segment', rule: 'SW-SEG-3', by: id });
    naturals.set(id, field.dice.roll(tables.initiative.segmentDie));
  }
  startClock(field.battle, naturals, intended(field));
  field.state.intents = {};
  for (const [id, amount] of naturals) tell(field, { kind: 'initiative', as: 'initiative', id, amount });
}

/** Rolls initiative: a d6 for each side or, on the segment clock, a d10 for each fighter. SW-INIT-1, SW-SEG-3. */
function rollInitiative(field: Field): void {
  prepare(field);
  const { state, settings } = field.battle;
  if (settings.combatSequence === 'segments') {
    rollSegments(field);
    return;
  }
  const { order, rolls } = sidesRoll(state.sides, settings.tieBreak, field.dice, (by) =>
    field.dice.about?.({ what: 'initiative', title: 'Initiative', rule: 'SW-INIT-1', by }),
  );
  state.order = order;
  state.winner = soleWinner(order);
  advance(field.battle);
  for (const side of order.flat()) {
    // The throw that settled it, where those who tied threw again.
    const amount = rolls.findLast((roll) => side in roll)?.[side];
    tell(field, {
      kind: 'initiative',
      as: 'initiative',
      id: null,
      side,
      ...(amount !== undefined && { amount }),
    });
  }
}

/** Closes the phase, unless those who fall with it decide the fight. */
function closePhase(field: Field): void {
  prepare(field);
  for (const { id, volley } of field.fighters) if (volley) loseShots(field, id);
  applyFalls(field.battle);
  if (isDecided(field)) return;
  taken(endPhase(field.battle));
  // Who falls with the end of a round declares nothing any more.
  if (!isDecided(field)) passDeclaring(field);
}

/** What belongs to the table. */
const initiative: Deed<Field> = {
  kind: 'initiative',
  role: 'table',
  title: 'Roll initiative',
  rule: 'SW-INIT-1',
  act: rollInitiative,
};

const close: Deed<Field> = {
  kind: 'endPhase',
  role: 'table',
  title: 'Close the phase',
  rule: 'SW-SEQ-1',
  act: closePhase,
};

export const tabling: readonly Deed<Field>[] = [initiative, close];

const rolling = [listed(initiative, null, plainly)];
const closing = [listed(close, null, plainly)];
const cuttingOff: readonly LegalAction[] = closing.map((entry) => ({ ...entry, cutsOff: true }));

/** What the table may do now: roll initiative, or close the phase once nobody is due. */
export function tableOptions({ battle }: Pick<SwordsState, 'battle'>): readonly LegalAction[] {
  if (battle.phase === 'initiative') return rolling;
  if (battle.phase !== 'segment') return (battle.turnOrder?.length ?? 0) > 1 ? cuttingOff : closing;
  const pending = (id: string): boolean => {
    const one = battle.combatants[id];
    return one !== undefined && isAble(battle, one);
  };
  return battle.due?.some(pending) ? [] : closing;
}
