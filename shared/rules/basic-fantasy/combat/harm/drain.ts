import { diceTray } from '../../dice-tray.ts';
import { edit, one, tell, type Board } from './board.ts';
import { energyDrainApply, energyDrainSlots } from './rules.ts';

/** What a level is worth where the stats do not say. */
const usualHitDie = 8;
const leastLoss = 1;

/** Takes prepared spells of the highest levels. */
function takeSpells(board: Board, index: number, levels: number): void {
  const fighter = edit(board, index);
  const known = fighter.stats.spells ?? [];
  const slots: number[] = [];
  known.forEach(({ level }, place) => {
    while (slots.length < level) slots.push(0);
    slots[level - 1] = (slots[level - 1] ?? 0) + (fighter.spells[place] ?? 0);
  });
  const after = energyDrainSlots({ slots, negativeLevels: levels }).slots;
  const gone = slots.map((count, place) => count - (after[place] ?? 0));
  fighter.spells = fighter.spells.map((left, place) => {
    const level = (known[place]?.level ?? 1) - 1;
    const taken = Math.min(left, gone[level] ?? 0);
    gone[level] = (gone[level] ?? 0) - taken;
    return left - taken;
  });
}

/** Negative levels, each a Hit Die of hit points; one drained to nothing is slain. */
export function drain(board: Board, index: number, by: number, levels: number): void {
  const { stats, hp, maxHp, negativeLevels, drainHpLost, fallen } = one(board.state, index);
  if (fallen === 'dead') return;
  const tray = diceTray(board.dice);
  const faces = tray.faces(undefined, levels, stats.hitDie ?? usualHitDie, 'losses');
  const after = energyDrainApply({
    hp: { current: hp, max: maxHp },
    negativeLevels,
    hpLost: drainHpLost,
    losses: faces.map((face) => Math.max(leastLoss, face + (stats.conBonus ?? 0))),
    undeadSource: one(board.state, by).stats.undead !== undefined,
  });
  const fighter = edit(board, index);
  fighter.hp = after.hp.current;
  fighter.maxHp = Math.max(0, after.hp.max);
  fighter.negativeLevels = after.negativeLevels;
  fighter.drainHpLost = after.hpLost;
  takeSpells(board, index, levels);
  tell(board, 'drained', index, { by, amount: levels });
  if (!after.slain) return;
  fighter.fallen = 'dead';
  if (after.risesAsUndead && board.state.options.undeadSlayersRise) tell(board, 'willRise', index, { by });
}
