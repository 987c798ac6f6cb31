import { fighterAt } from '../../../fight/draft.ts';
import type { Reason } from '../../../common/reason.ts';
import { wrestleEscape } from '../../attack/holds.ts';
import { tables } from '../../tables.ts';
import {
  wrestleCapacity,
  wrestleDrag,
  wrestleGrab,
  wrestleMove,
  wrestleTakeItem,
} from '../../attack/wrestling.ts';
import { edit, foretell, tell, type BasicFantasyDraft } from '../draft.ts';
import { awayFrom } from '../field.ts';
import { weaponIndex } from '../fighter/arms.ts';
import { situationFor, spendAttack, unarmed, unarmedAim } from '../harm/blows.ts';
import { beginHold, endHold } from '../harm/holds.ts';
import { foretellAttack, rollAttack, struck, type Aim } from '../harm/rolls.ts';
import { faceToSave } from '../harm/saves.ts';
import { touch } from '../harm/touch.ts';
import { ask, questionAnswered } from '../order/asking.ts';
import type { BasicFantasyFighter, BasicFantasyState } from '../state.ts';
import { sizes } from '../stats.ts';

const bulk = ({ stats: { size = 'medium' } }: BasicFantasyFighter): number => sizes.indexOf(size);

/** How big he is beside another. */
function sizeBeside(
  wrestler: BasicFantasyFighter,
  other: BasicFantasyFighter,
): 'smaller' | 'same' | 'larger' {
  const difference = bulk(wrestler) - bulk(other);
  if (difference === 0) return 'same';
  return difference < 0 ? 'smaller' : 'larger';
}

/** Whether there is room for a first wrestler, even a larger one. */
const oneAlone = wrestleCapacity({ wrestlers: [{ id: 'first', size: 'larger' }] }).allowed;

/** Whether one more may wrestle him. */
export function hasRoomFor(
  state: Pick<BasicFantasyState, 'fighters'>,
  wrestler: BasicFantasyFighter,
  target: BasicFantasyFighter,
): boolean {
  if (target.heldBy.length === 0 && wrestler.stats.wrestlerUnits === undefined) return oneAlone;
  const all = [...target.heldBy.map((holder) => fighterAt(state, holder)), wrestler];
  return wrestleCapacity({
    wrestlers: all.map((each) => {
      const { wrestlerUnits } = each.stats;
      const size = sizeBeside(each, target);
      return wrestlerUnits === undefined
        ? { id: each.id, size }
        : { id: each.id, size, units: wrestlerUnits };
    }),
  }).allowed;
}

const limbs = ({ stats: { extraGraspingAppendages = 0 } }: BasicFantasyFighter): number =>
  extraGraspingAppendages;

/** What bears on an attack roll of a wrestler: extra limbs count. */
export function gripAim(
  draft: Pick<BasicFantasyDraft, 'fighters' | 'named'>,
  by: number,
  at: number,
  way: string,
): Aim {
  const extra = limbs(fighterAt(draft, by));
  const manner = extra > 0 ? { extraGraspingAppendages: extra } : null;
  return unarmedAim(draft, by, at, { way, manner, situation: situationFor(draft, by, at) });
}

/** Grabs at somebody. Dice: d20. BF-WRES-1, 4, 24, 26. */
export function grab(draft: BasicFantasyDraft, by: number, at: number): void {
  const target = fighterAt(draft, at);
  const aim = gripAim(draft, by, at, 'hold');
  foretellAttack(draft, aim, 'Take hold');
  const grip = wrestleGrab(
    {
      attackBonus: fighterAt(draft, by).kit.attackBonus,
      strBonus: aim.ability,
      modifier: aim.modifier,
      ac: { ascending: aim.ac },
      canBeHit: aim.canBeHit,
      targetHasTouchAttack: target.stats.touchAttack !== undefined,
    },
    draft.dice,
  );
  const { hit: held, ...roll } = struck(aim, { ...grip, hit: grip.held });
  tell(draft, held ? 'grabbed' : 'missed', at, { by, detail: 'hold', ...roll });
  spendAttack(draft, by, null);
  edit(draft, by).turn.against = at;
  if (held) {
    edit(draft, by).atFeet = target.atFeet;
    beginHold(draft, by, at);
  }
  touch(draft, by, at);
}

/** Unarmed damage by the hold alone. */
export function squeeze(draft: BasicFantasyDraft, by: number, at: number): void {
  spendAttack(draft, by, null);
  unarmed(draft, by, at, 'punch');
}

/** The held one cannot speak while this hold lasts. */
export function silence(draft: BasicFantasyDraft, by: number, at: number): void {
  spendAttack(draft, by, null);
  edit(draft, at).silencedBy = by;
  tell(draft, 'silenced', at, { by });
}

/** An attack roll within a hold. Dice: d20. */
function wrestlingRoll(draft: BasicFantasyDraft, by: number, at: number, detail: string): boolean {
  const { hit, ...roll } = rollAttack(draft, gripAim(draft, by, at, detail));
  tell(draft, hit ? 'succeeds' : 'fails', by, { detail, ...roll });
  return hit;
}

/** Moves both who wrestle, and everyone else who holds the same one. */
function shift(draft: BasicFantasyDraft, together: readonly number[], feet: number): void {
  for (const index of together) {
    const fighter = edit(draft, index);
    fighter.atFeet = fighter.atFeet + feet + 0;
  }
}

/** How far the holder moves the held one by a roll that hits, or misses. */
export function dragOf(
  state: Pick<BasicFantasyState, 'fighters'>,
  by: number,
  at: number,
  attackHit: boolean,
): ReturnType<typeof wrestleMove> {
  const holder = fighterAt(state, by);
  const strongEnough = bulk(holder) >= bulk(fighterAt(state, at));
  return wrestleMove({ attackHit, strongEnough, movementFeet: holder.kit.movementFeet });
}

/** Drags the held one away, up to half speed, towards the holder's own side of the fight. */
export function moveOpponent(draft: BasicFantasyDraft, by: number, at: number): void {
  spendAttack(draft, by, null);
  const holder = fighterAt(draft.state, by);
  const held = fighterAt(draft.state, at);
  const { moved, maxFeet } = dragOf(draft, by, at, wrestlingRoll(draft, by, at, 'move'));
  if (!moved) return;
  const feet = Math.floor(maxFeet) * awayFrom(draft.state, holder);
  tell(draft, 'dragged', at, { by, amount: Math.abs(feet) });
  shift(draft, [at, ...held.heldBy], feet);
}

/** Whether he is much larger than everyone who holds him. */
export function outweighs(state: Pick<BasicFantasyState, 'fighters'>, fighter: BasicFantasyFighter): boolean {
  const significantlyStrongerOrLarger = fighter.heldBy.every(
    (holder) => bulk(fighter) > bulk(fighterAt(state, holder)),
  );
  return wrestleDrag({ significantlyStrongerOrLarger, movementFeet: fighter.kit.movementFeet }).allowed;
}

/** How far the held one drags those who hold him. */
export const dragOfHolders = ({
  kit: { movementFeet },
}: BasicFantasyFighter): ReturnType<typeof wrestleDrag> =>
  wrestleDrag({ significantlyStrongerOrLarger: true, movementFeet });

/** The held one drags everyone who holds him along. */
export function dragHolders(draft: BasicFantasyDraft, index: number): void {
  const fighter = fighterAt(draft.state, index);
  const { maxFeet } = dragOfHolders(fighter);
  const feet = Math.floor(maxFeet) * awayFrom(draft.state, fighter);
  spendAttack(draft, index, null);
  tell(draft, 'drags', index, { amount: Math.abs(feet) });
  shift(draft, [index, ...fighter.heldBy], feet);
}

/** Free, into the space beside the holder. */
function stepAside(draft: BasicFantasyDraft, index: number, from: number): void {
  endHold(draft, from);
  const { heldBy } = fighterAt(draft.state, index);
  if (heldBy.length > 0) return;
  const fighter = edit(draft, index);
  fighter.atFeet =
    fighterAt(draft.state, from).atFeet + tables.engagedFeet * awayFrom(draft.state, fighter) + 0;
}

/** What bears on a save against one of the holds. */
function escapeInput(state: Pick<BasicFantasyState, 'fighters'>, index: number, from: number) {
  const { stats, kit, heldBy, negativeLevels } = fighterAt(state, index);
  return {
    saveTarget: kit.saveTarget,
    strBonus: stats.strBonus ?? 0,
    dexBonus: stats.dexBonus ?? 0,
    holders: heldBy.map((holder) => ({
      id: String(holder),
      isItselfHeld: fighterAt(state, holder).heldBy.length > 0,
    })),
    breakFrom: String(from),
    extraGraspingAppendages: stats.extraGraspingAppendages ?? 0,
    negativeLevels,
    nightsShortOfSleep: stats.nightsShortOfSleep ?? 0,
  };
}

/** The face that breaks a hold, and what is added to it by its parts. */
export function escapeFigures(
  state: Pick<BasicFantasyState, 'fighters'>,
  index: number,
  from: number,
): { needed: number; reasons: readonly Reason[] } {
  const { die } = tables.saves;
  const { total, reasons } = wrestleEscape({ ...escapeInput(state, index, from), natural: die });
  const { saveTarget } = fighterAt(state, index).kit;
  return { needed: faceToSave(saveTarget, total - die), reasons: reasons.slice(1, -1) };
}

/** A save against this hold; of several holds it breaks only this one. Dice: d20. BF-WRES-17, 18. */
function breaksFree(draft: BasicFantasyDraft, index: number, from: number): boolean {
  if (draft.dice.about) {
    const about = { what: 'save', title: 'Break free', rule: 'BF-WRES-17', way: 'death-ray-poison' } as const;
    foretell(draft, index, { ...about, needed: escapeFigures(draft, index, from).needed }, from);
  }
  const { success, total, reasons } = wrestleEscape(escapeInput(draft, index, from), draft.dice);
  const needed = fighterAt(draft, index).kit.saveTarget;
  const told = { by: from, detail: 'escape', total, needed, reasons };
  tell(draft, success ? 'saved' : 'notSaved', index, told);
  return success;
}

/** Tries to get out of one hold, which he may at each of his own actions. BF-WRES-3. */
export function escape(draft: BasicFantasyDraft, index: number, from: number): void {
  spendAttack(draft, index, null);
  if (breaksFree(draft, index, from)) stepAside(draft, index, from);
}

/** Grabs at something the held one has; if that fails, he may turn the hold or get out of it. */
export function takeItem(draft: BasicFantasyDraft, by: number, at: number, id: string): void {
  spendAttack(draft, by, null);
  const { itemTaken } = wrestleTakeItem({ attackHit: wrestlingRoll(draft, by, at, id) });
  if (!itemTaken) {
    ask(draft, { kind: 'reversal', held: at, holder: by });
    return;
  }
  const victim = edit(draft, at);
  const taken = weaponIndex(victim, id);
  victim.gear = victim.gear.map((gear, index) => (index === taken ? { ...gear, taken: true } : gear));
  tell(draft, 'taken', at, { by, detail: id });
}

/** What the held one makes of a failed grab for an item. */
export function answerReversal(draft: BasicFantasyDraft, choice: 'reverse' | 'escape' | null): void {
  const question = questionAnswered(draft, 'reversal');
  if (choice === null) return;
  const { held, holder: by } = question;
  const { holder } = wrestleTakeItem({
    attackHit: false,
    defenderChoice: choice,
    defenderAttackHit: choice === 'reverse' && wrestlingRoll(draft, held, by, 'reverse'),
    escapeSaved: choice === 'escape' && breaksFree(draft, held, by),
  });
  if (holder === 'none') stepAside(draft, held, by);
  if (holder !== 'defender') return;
  endHold(draft, by);
  endHold(draft, held);
  beginHold(draft, held, by);
}
