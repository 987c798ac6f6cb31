import { fighterAt } from '../../../fight/draft.ts';
import { plain } from '../../../fight/action.ts';
import { tables } from '../../tables.ts';
import { holdCircumstances } from '../circumstances.ts';
import { atHand } from '../fighter/arms.ts';
import { inHold } from '../fighter/permits.ts';
import { standing } from '../field.ts';
import { endHold } from '../harm/holds.ts';
import { canHarm } from '../harm/rolls.ts';
import { foesWho, keep, known } from '../look.ts';
import type { BasicFantasyFighter } from '../state.ts';
import { aimed, mayStrike, none, whole, type BasicFantasyAction, type Look } from './action.ts';
import { withinRanks } from './striking.ts';
import {
  answerReversal,
  dragHolders,
  escape,
  grab,
  hasRoomFor,
  moveOpponent,
  outweighs,
  silence,
  squeeze,
  takeItem,
} from './wrestling.ts';

const humanoid = ({ stats }: BasicFantasyFighter): boolean => stats.humanoid !== false;

/** Foes he may not take hold of: no humanoids if the campaign bars it, or with no room left about them. BF-WRES-20, 27. */
function barredFrom({ state, scene, fighter }: Look): string[] {
  const { wrestlingNonHumanoids } = state.options;
  return foesWho(
    state,
    scene,
    fighter,
    (target) =>
      target.hull !== null ||
      !(wrestlingNonHumanoids || (humanoid(target) && humanoid(fighter))) ||
      !hasRoomFor(state, fighter, target),
  );
}

function holdable(look: Look, near: readonly string[]): readonly string[] {
  const { scene, fighter } = look;
  const { stats } = fighter;
  const barred =
    known(scene.unholdable, fighter, stats) ?? keep(scene.unholdable, fighter, stats, barredFrom(look));
  return barred.length === 0 ? near : near.filter((id) => !barred.includes(id));
}

/** Instead of all the attacks of the round. */
export const grabbing: BasicFantasyAction = {
  kind: 'grab',
  role: 'attack',
  title: 'Take hold',
  rule: 'BF-WRES-1',
  circumstances: holdCircumstances,
  offer: (look) => {
    const { turn, heldBy } = look.fighter;
    if (turn.attacks > 0 || !mayStrike(look) || (heldBy.length > 0 && !inHold.held.pinAnother)) return none;
    const targets = holdable(look, withinRanks(look, tables.engagedFeet));
    return targets.length > 0 ? { targets } : none;
  },
  act: whole(grab),
};

const ofHolders = ({ state, fighter }: Look) => ({
  targets: fighter.heldBy.map((holder) => fighterAt(state, holder).id),
});

/** Those who have lost heart may always try. */
const mayEscape = ({ broken, heldBy, holding, turn }: BasicFantasyFighter): boolean =>
  heldBy.length > 0 &&
  (broken !== null ||
    (turn.attacks === 0 && inHold.held.escape && (holding === null || inHold.holder.escape)));

/** What the held one may do about it. BF-WRES-3, 16, 17. */
export const heldActions: readonly BasicFantasyAction[] = [
  {
    kind: 'escape',
    role: 'recover',
    title: 'Break free',
    rule: 'BF-WRES-17',
    offer: (look) => (mayEscape(look.fighter) ? ofHolders(look) : none),
    act: whole((draft, by, at) => {
      endHold(draft, by);
      escape(draft, by, at);
    }),
  },
  {
    kind: 'drag-holders',
    role: 'move',
    title: 'Move, dragging the holders',
    rule: 'BF-WRES-16',
    offer: ({ state, fighter }) => {
      const { heldBy, holding, turn } = fighter;
      if (heldBy.length === 0 || turn.attacks > 0 || holding !== null || !inHold.held.drag) return none;
      return plain(outweighs(state, fighter));
    },
    act: whole((draft, by) => dragHolders(draft, by)),
  },
];

/** The one he holds, who can still be dealt with. */
function heldOne({ state, fighter }: Look): BasicFantasyFighter | null {
  const { holding, turn } = fighter;
  if (holding === null || turn.attacks > 0) return null;
  const held = fighterAt(state, holding);
  return standing(held) ? held : null;
}

const onHeld =
  (allowed: boolean, passes: (held: BasicFantasyFighter) => boolean): BasicFantasyAction['offer'] =>
  (look) => {
    const held = allowed ? heldOne(look) : null;
    return held && passes(held) ? { targets: [held.id] } : none;
  };

/** What the holder may do to the one he holds. BF-WRES-5 to 10. */
export const holderActions: readonly BasicFantasyAction[] = [
  {
    kind: 'squeeze',
    role: 'attack',
    title: 'Hurt the held one',
    rule: 'BF-WRES-5',
    offer: onHeld(inHold.holder.unarmedDamage, (held) => canHarm(held)),
    act: whole(squeeze),
  },
  {
    kind: 'silence',
    role: 'attack',
    title: 'Keep the held one from speaking',
    rule: 'BF-WRES-6',
    offer: onHeld(inHold.holder.silence, ({ silencedBy }) => silencedBy === null),
    act: whole(silence),
  },
  {
    kind: 'take-item',
    role: 'attack',
    title: 'Take something from the held one',
    rule: 'BF-WRES-10',
    circumstances: holdCircumstances,
    offer: (look) => {
      const held = inHold.holder.takeItem ? heldOne(look) : null;
      if (!held) return none;
      const items = held.stats.weapons.filter((_weapon, place) => atHand(held, place));
      return aimed(
        [held.id],
        items.map(({ id }) => id),
      );
    },
    act: whole(takeItem),
  },
  {
    kind: 'move-held',
    role: 'attack',
    title: 'Drag the held one away',
    rule: 'BF-WRES-9',
    circumstances: holdCircumstances,
    offer: onHeld(inHold.holder.moveOpponent, () => true),
    act: whole(moveOpponent),
  },
  {
    kind: 'release',
    role: 'prepare',
    title: 'Let go',
    rule: 'BF-WRES-7',
    offer: ({ fighter }) => plain(fighter.holding !== null && inHold.holder.release),
    act: (draft, by) => endHold(draft, by),
  },
];

const answering = (
  kind: string,
  choice: 'reverse' | 'escape' | null,
  named: Pick<BasicFantasyAction, 'role' | 'title' | 'rule'>,
): BasicFantasyAction => ({
  kind,
  ...named,
  offer: ({ state, at }) => plain(state.question?.kind === 'reversal' && state.question.held === at),
  act: (draft) => answerReversal(draft, choice),
});

/** What the held one makes of a failed grab for an item. BF-WRES-11, 12. */
export const reversals: readonly BasicFantasyAction[] = [
  answering('reverse', 'reverse', { role: 'defend', title: 'Turn the hold round', rule: 'BF-WRES-11' }),
  answering('break-out', 'escape', { role: 'defend', title: 'Get out of the hold', rule: 'BF-WRES-12' }),
  answering('keep-still', null, { role: 'wait', title: 'Leave the hold as it is', rule: 'BF-WRES-11' }),
];
