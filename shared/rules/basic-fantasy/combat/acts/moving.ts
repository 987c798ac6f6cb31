import { plain } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import { engagedBy } from '../field.ts';
import { permitted } from '../fighter/permits.ts';
import { endHolds } from '../harm/holds.ts';
import { engagedAt, foesWho, keep, known } from '../look.ts';
import type { BasicFantasyFighter } from '../state.ts';
import { endTurn, none, thenStrike, whole, type BasicFantasyAction, type Look } from './action.ts';
import {
  approach,
  breakAway,
  closer,
  fallBack,
  feetToReach,
  flee,
  hasRoomAway,
  mayBreakAway,
  withdraw,
} from './walking.ts';

/** Once, before he strikes, and out of any hold. */
export const mayGo = ({ turn, holding, heldBy, kit }: BasicFantasyFighter): boolean =>
  !turn.moved && holding === null && heldBy.length === 0 && kit.movementFeet > 0;

const engaged = ({ state, scene, fighter }: Look): boolean => engagedAt(state, scene, fighter);

/** Foes he does not reach where he stands. */
function outOfReach({ state, scene, fighter }: Look): readonly string[] {
  const { reachFeet } = fighter.kit;
  const find = () => foesWho(state, scene, fighter, (target) => feetToReach(fighter, target) > 0);
  return known(scene.far, fighter, reachFeet) ?? keep(scene.far, fighter, reachFeet, find());
}

/** The same for one who is engaged: he may close in, but leave nobody's reach. */
function withoutLeaving({ state, scene, at, fighter }: Look): readonly string[] {
  const shared = known(scene.staying, fighter, fighter.kit);
  if (shared) return shared;
  const enemies = engagedBy(state, at).map((enemy) => fighterAt(state, enemy));
  const found = foesWho(state, scene, fighter, (target) => {
    if (feetToReach(fighter, target) <= 0) return false;
    const atFeet = closer(state, fighter, target, false);
    if (atFeet === fighter.atFeet) return false;
    return enemies.every((enemy) => Math.abs(enemy.atFeet - atFeet) <= enemy.kit.reachFeet);
  });
  return keep(scene.staying, fighter, fighter.kit, found);
}

const upTo = (targets: readonly string[]) => (targets.length > 0 ? { targets } : none);

/** Where he may go. */
export const moving: readonly BasicFantasyAction[] = [
  {
    kind: 'move',
    role: 'move',
    title: 'Walk up to',
    rule: 'BF-CMB-1',
    offer: (look) => {
      if (!mayGo(look.fighter) || !permitted(look.fighter).has('move')) return none;
      return upTo(engaged(look) ? withoutLeaving(look) : outOfReach(look));
    },
    act: thenStrike((draft, by, at) => approach(draft, by, at, false)),
  },
  {
    kind: 'fall-back',
    role: 'move',
    title: 'Walk away',
    rule: 'BF-CMB-3',
    offer: (look) => {
      const { state, fighter } = look;
      if (!mayGo(fighter) || !permitted(fighter).has('move') || engaged(look)) return none;
      return plain(hasRoomAway(state, fighter));
    },
    act: thenStrike((draft, by) => fallBack(draft, by)),
  },
  {
    kind: 'run',
    role: 'move',
    title: 'Run up to',
    rule: 'BF-RUN-2',
    offer: (look) => {
      if (!mayGo(look.fighter) || !permitted(look.fighter).has('run') || engaged(look)) return none;
      return upTo(outOfReach(look));
    },
    act: whole((draft, by, at) => approach(draft, by, at, true)),
  },
  {
    kind: 'withdraw',
    role: 'move',
    title: 'Back away',
    rule: 'BF-DIS-6',
    offer: (look) => {
      const { state, fighter } = look;
      if (!mayGo(fighter) || !permitted(fighter).has('withdraw') || !engaged(look)) return none;
      return plain(hasRoomAway(state, fighter));
    },
    act: (draft, by) => withdraw(draft, by),
  },
  {
    kind: 'break-away',
    role: 'move',
    title: 'Break away at full speed',
    rule: 'BF-DIS-2',
    offer: (look) => {
      const { state, fighter } = look;
      if (!mayGo(fighter) || !permitted(fighter).has('withdraw') || !engaged(look)) return none;
      return plain(mayBreakAway(state, fighter));
    },
    act: (draft, by) => breakAway(draft, by),
  },
];

/** Out of the fight: those who have lost heart as soon as nobody holds them, others before they do anything else. */
export const fleeing: BasicFantasyAction = {
  kind: 'flee',
  role: 'leave',
  title: 'Flee',
  rule: 'BF-DIS-2',
  offer: ({ fighter: { broken, heldBy, turn } }) =>
    plain(heldBy.length === 0 && (broken !== null || (turn.attacks === 0 && !turn.moved))),
  act: (draft, by) => flee(draft, by),
};

function giveUp(draft: BasicFantasyDraft, index: number): void {
  endTurn(draft, index);
  endHolds(draft, index);
  edit(draft, index).status = 'surrendered';
  tell(draft, 'surrendered', index);
}

export const surrendering: BasicFantasyAction = {
  kind: 'surrender',
  role: 'leave',
  title: 'Surrender',
  rule: 'BF-MOR-8',
  offer: () => ({}),
  act: (draft, by) => giveUp(draft, by),
};
