import { diceTray } from '../../../common/dice-tray.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { energyDrainApply, energyDrainSlots } from '../../harm/energy-drain.ts';
import { tables } from '../../tables.ts';
import { edit, foretell, tell, type BasicFantasyDraft } from '../draft.ts';

/** What a level is worth where the stats do not say, and at least. */
const { levelHitDie } = tables.outside;
const leastLoss = tables.damage.least;

/** Takes prepared spells of the highest levels. */
function takeSpells(draft: BasicFantasyDraft, index: number, levels: number): void {
  const fighter = edit(draft, index);
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
export function drain(draft: BasicFantasyDraft, index: number, by: number, levels: number): void {
  const { stats, hp, maxHp, negativeLevels, drainHpLost, fallen } = fighterAt(draft.state, index);
  if (fallen === 'dead') return;
  const die = stats.hitDie ?? levelHitDie;
  const about = { what: 'extra', title: 'Hit points of the level lost', rule: 'BF-DRAIN-2' } as const;
  foretell(draft, by, { ...about, dice: `${levels}d${die}`, of: levels }, index);
  const tray = diceTray(draft.dice);
  const faces = tray.faces(undefined, levels, die, 'losses');
  const after = energyDrainApply({
    hp: { current: Math.max(0, hp), max: maxHp },
    negativeLevels,
    hpLost: drainHpLost,
    losses: faces.map((face) => Math.max(leastLoss, face + (stats.conBonus ?? 0))),
    undeadSource: fighterAt(draft.state, by).stats.undead !== undefined,
  });
  const fighter = edit(draft, index);
  fighter.hp = after.hp.current;
  fighter.maxHp = Math.max(0, after.hp.max);
  fighter.negativeLevels = after.negativeLevels;
  fighter.drainHpLost = after.hpLost;
  takeSpells(draft, index, levels);
  tell(draft, 'drained', index, { by, amount: levels });
  if (!after.slain) return;
  fighter.fallen = 'dead';
  if (after.risesAsUndead && draft.state.options.undeadSlayersRise) tell(draft, 'willRise', index, { by });
}
