import { diceTray } from '../../../common/dice-tray.ts';
import { initiativeDie, initiativeOrder } from '../../initiative/initiative.ts';
import { put, type OseDraft } from '../draft.ts';
import { turned, withTurn, type Moment, type OseCombatState } from '../state.ts';

/** Ties left after so many throws are played as one moment, so that no dice can hold up the game. */
const mostRerolls = 10;

interface Entry {
  id: string;
  rolls: number[];
  modifier: number;
  slow: boolean;
}

type Slow = { id: string; side: string }[];

/** Those who roll: the sides that can act, or their fighters one by one. OSE-INIT-3. */
function entriesOf(state: OseCombatState): Entry[] {
  const ready = state.fighters.filter(
    ({ status, side }) => status === 'active' && !state.surprised.includes(side),
  );
  if (state.settings.individualInitiative) {
    return ready.map(({ id, build, turn }) => ({
      id,
      rolls: [],
      modifier: build.quickness,
      slow: turn.slow,
    }));
  }
  const sides = state.sides.filter((side) => ready.some((fighter) => fighter.side === side));
  return sides.map((id) => ({ id, rolls: [], modifier: 0, slow: false }));
}

/** Marks those who mean to use a slow weapon; a caster is not held up by what is in his hand. OSE-INIT-5. */
function markSlow(draft: OseDraft): Slow {
  const slow: Slow = [];
  draft.fighters.forEach((fighter, index) => {
    const { id, side, status, hand, build, turn } = fighter;
    if (status !== 'active' || draft.state.surprised.includes(side) || turn.declared === 'spell') return;
    if (!build.weapons.some((weapon) => weapon.slow && weapon.id === hand)) return;
    put(draft, index, withTurn(fighter, turned(turn, { slow: true })));
    slow.push({ id, side });
  });
  return slow;
}

function throwDice(draft: OseDraft, entries: readonly Entry[]): void {
  const personal = draft.state.settings.individualInitiative;
  for (const { id, rolls, modifier } of entries) {
    draft.dice.about?.({ what: 'initiative', title: 'Initiative', rule: 'OSE-INIT-1', by: id });
    const tray = diceTray(draft.dice);
    const face = tray.face(undefined, initiativeDie, 'initiative');
    rolls.push(face);
    const amount = face + modifier;
    const thrown = personal
      ? { kind: 'initiative', as: 'initiative' as const, id, amount }
      : { kind: 'initiative', as: 'initiative' as const, id: null, side: id, detail: id, amount };
    draft.events.push(tray.logged(thrown));
  }
}

interface Order {
  order: string[][];
  slowLast: string[][];
}

/** Throws until no tie has to be thrown again. */
function contest(draft: OseDraft, entries: readonly Entry[], slowCombatants: Slow): Order {
  const { individualInitiative, initiativeTies } = draft.state.settings;
  throwDice(draft, entries);
  for (let rerolls = 0; ; rerolls += 1) {
    const ranking = initiativeOrder({
      individualInitiative,
      initiativeTies,
      entries: [...entries],
      slowCombatants,
    });
    const tied = ranking.needReroll.flat();
    if (tied.length === 0 || rerolls === mostRerolls) return ranking;
    const again = new Set(tied);
    throwDice(
      draft,
      entries.filter(({ id }) => again.has(id)),
    );
  }
}

/** No dice where nobody contests the first move. */
function unopposed(draft: OseDraft, { id, slow }: Entry, slowCombatants: Slow): Order {
  if (draft.state.settings.individualInitiative)
    return slow ? { order: [], slowLast: [[id]] } : { order: [[id]], slowLast: [] };
  const last = slowCombatants.map((one) => one.id);
  return { order: [[id]], slowLast: last.length > 0 ? [last] : [] };
}

/** The throw that parted them: the first in which not all showed the same, so that the numbers stay in their order. */
function settlingThrow(entries: readonly Entry[]): number {
  const throws = entries.length > 0 ? Math.min(...entries.map(({ rolls }) => rolls.length)) : 0;
  for (let nth = 0; nth < throws; nth += 1) {
    if (new Set(entries.map(({ rolls, modifier }) => (rolls[nth] ?? 0) + modifier)).size > 1) return nth;
  }
  return Math.max(0, throws - 1);
}

/** Settles who acts when this round. Dice: d6 for each side or fighter, again for those who tie. OSE-INIT-1 to 6. */
export function rollInitiative(draft: OseDraft): void {
  const slow = markSlow(draft);
  const entries = entriesOf(draft.state);
  const [first] = entries;
  const { order, slowLast } =
    first && entries.length === 1 ? unopposed(draft, first, slow) : contest(draft, entries, slow);
  const by = draft.state.settings.individualInitiative ? 'fighter' : 'side';
  const settling = settlingThrow(entries);
  const count = (members: readonly string[]): number | null => {
    const entry = entries.find(({ id }) => id === members[0]);
    const roll = entry?.rolls[settling];
    return entry && roll !== undefined ? roll + entry.modifier : null;
  };
  draft.state.moments = [
    ...order.map((members): Moment => ({ by, members, slow: false, count: count(members) })),
    ...slowLast.map((members): Moment => ({ by: 'fighter', members, slow: true, count: null })),
  ];
}
