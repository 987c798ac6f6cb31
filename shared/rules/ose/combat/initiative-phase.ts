import type { Dice } from '../../../dice/dice.ts';
import { diceTray } from '../../dice-tray.ts';
import { initiativeDie, initiativeOrder } from '../initiative.ts';
import { put, type Draft } from './draft.ts';
import type { Moment, OseCombatState } from './state.ts';

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
function markSlow(draft: Draft): Slow {
  const slow: Slow = [];
  draft.fighters.forEach((fighter, index) => {
    const { id, side, status, hand, build, turn } = fighter;
    if (status !== 'active' || draft.state.surprised.includes(side) || turn.declared === 'spell') return;
    if (!build.weapons.some((weapon) => weapon.slow && weapon.id === hand)) return;
    put(draft, index, { ...fighter, turn: { ...turn, slow: true } });
    slow.push({ id, side });
  });
  return slow;
}

function throwDice(draft: Draft, entries: readonly Entry[], dice: Dice): void {
  const personal = draft.state.settings.individualInitiative;
  for (const { id, rolls, modifier } of entries) {
    const tray = diceTray(dice);
    const face = tray.face(undefined, initiativeDie, 'initiative');
    rolls.push(face);
    const amount = face + modifier;
    const thrown = personal
      ? { kind: 'initiative', id, amount }
      : { kind: 'initiative', id: null, detail: id, amount };
    draft.events.push(tray.logged(thrown));
  }
}

interface Order {
  order: string[][];
  slowLast: string[][];
}

/** Throws until no tie has to be thrown again. */
function contest(draft: Draft, entries: readonly Entry[], slowCombatants: Slow, dice: Dice): Order {
  const { individualInitiative, initiativeTies } = draft.state.settings;
  throwDice(draft, entries, dice);
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
      dice,
    );
  }
}

/** No dice where nobody contests the first move. */
function unopposed(draft: Draft, { id, slow }: Entry, slowCombatants: Slow): Order {
  if (draft.state.settings.individualInitiative)
    return slow ? { order: [], slowLast: [[id]] } : { order: [[id]], slowLast: [] };
  const last = slowCombatants.map((one) => one.id);
  return { order: [[id]], slowLast: last.length > 0 ? [last] : [] };
}

/** Settles who acts when this round. Dice: d6 for each side or fighter, again for those who tie. OSE-INIT-1 to 6. */
export function rollInitiative(draft: Draft, dice: Dice): void {
  const slow = markSlow(draft);
  const entries = entriesOf(draft.state);
  const [first] = entries;
  const { order, slowLast } =
    first && entries.length === 1 ? unopposed(draft, first, slow) : contest(draft, entries, slow, dice);
  const by = draft.state.settings.individualInitiative ? 'fighter' : 'side';
  const count = (members: readonly string[]): number | null => {
    const entry = entries.find(({ id }) => id === members[0]);
    const roll = entry?.rolls[0];
    return entry && roll !== undefined ? roll + entry.modifier : null;
  };
  draft.state.moments = [
    ...order.map((members): Moment => ({ by, members, slow: false, count: count(members) })),
    ...slowLast.map((members): Moment => ({ by: 'fighter', members, slow: true, count: null })),
  ];
}
